"""Numbers with their 95 % confidence interval."""

import math
from collections.abc import Sequence

import msgspec

from spelunke.bots.advice import Z_95


class ConfidenceInterval(msgspec.Struct, frozen=True):
    """A mean and its 95 % confidence interval."""

    mean: float
    low: float
    high: float


def interval(values: Sequence[float]) -> ConfidenceInterval:
    """The mean of independent values; a single value has no known spread and gets an interval of width 0.

    >>> found = interval([1, 2, 3, 4])
    >>> round(found.low, 2), found.mean, round(found.high, 2)
    (0.46, 2.5, 4.54)
    """
    count = len(values)
    if count == 0:
        return ConfidenceInterval(0.0, 0.0, 0.0)
    mean = math.fsum(values) / count
    if count == 1:
        return ConfidenceInterval(mean, mean, mean)
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    margin = student_95(count - 1) * math.sqrt(variance / count)
    return ConfidenceInterval(mean, mean - margin, mean + margin)


def around(total: float, squares: float, count: int) -> ConfidenceInterval:
    """The same from a count, a sum and a sum of squares, where the values are not kept.

    >>> around(10, 30, 4) == interval([1, 2, 3, 4])
    True
    """
    if count < 2:
        return interval([total][:count])
    mean = total / count
    variance = max(squares - total * mean, 0.0) / (count - 1)
    margin = student_95(count - 1) * math.sqrt(variance / count)
    return ConfidenceInterval(mean, mean - margin, mean + margin)


def share_interval(shares: Sequence[float]) -> ConfidenceInterval:
    """The mean of independent shares between 0 and 1."""
    count = max(len(shares), 1)
    mean = math.fsum(shares) / count
    return _share(mean, math.fsum((share - mean) ** 2 for share in shares), count)


def share_around(total: float, squares: float, count: int) -> ConfidenceInterval:
    """The same from the sum of the shares and the sum of their squares.

    >>> share_around(1.5, 1.25, 3) == share_interval([0.0, 0.5, 1.0])
    True
    """
    count = max(count, 1)
    mean = total / count
    return _share(mean, squares - total * mean, count)


def _share(mean: float, scatter: float, count: int) -> ConfidenceInterval:
    """The floor keeps the interval from shrinking to zero when the few values are all the same."""
    variance = scatter / max(count - 1, 1)
    margin = student_95(max(count - 1, 1)) * math.sqrt(max(variance, 0.25 / count) / count)
    return ConfidenceInterval(mean, max(mean - margin, 0.0), min(mean + margin, 1.0))


def student_95(freedom: int) -> float:
    """The 97.5 % quantile of Student's t with that many degrees of freedom (Cornish and Fisher's series).

    >>> [round(student_95(freedom), 2) for freedom in (3, 10, 100)]
    [3.16, 2.23, 1.98]
    """
    if freedom < 3:
        return (12.706, 4.303)[max(freedom, 1) - 1]
    z = Z_95
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
