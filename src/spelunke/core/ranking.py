"""Ranking: who is first when the game is over."""

from librt.vecs import vec
from mypy_extensions import i64

from spelunke.core.table import filled


def places_by_score(scores: vec[i64]) -> vec[i64]:
    """The highest score is first; equal scores share a place, and the places they fill are skipped.

    >>> from librt.vecs import vec
    >>> from mypy_extensions import i64
    >>> list(places_by_score(vec[i64]([30, 20, 30, 10])))
    [1, 3, 1, 4]
    """
    places = filled(len(scores), 1)
    for seat in range(len(scores)):
        for score in scores:
            if score > scores[seat]:
                places[seat] += 1
    return places
