"""Identity without accounts: signed guest cookies, seat secrets, names, and cookie parsing."""

import base64
import hashlib
import hmac
import io
import secrets
import unicodedata
from typing import Final

import segno

from spelunke.server.errors import NoGuest, NotUnderstood
from spelunke.server.socket.messages import LONGEST_NAME, LONGEST_SAYING

GUEST_COOKIE: Final = "spelunke_guest"
HOST_COOKIE: Final = "spelunke_host"
COOKIE_SECRET: Final = "cookies"
"""By this name the store keeps what signs them."""

COOKIE_SECONDS: Final = 180 * 86_400
FRESH_SECONDS: Final = 30 * 86_400
"""A guest who was last written down longer ago is written down anew, and gets a new cookie."""

LINK_SECONDS: Final = 600

HOST: Final = -1
"""In place of a seat: whoever put up the table is there, on a seat or looking on."""

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without I and O, which are taken for 1 and 0."""

TABLE_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"

# Letters of all scripts, their marks, figures, punctuation, symbols and plain spaces; nothing that is invisible or turns
# the direction of what stands beside it.
_UNSEEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def new_table() -> str:
    """The name of a table in links: nobody guesses it."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(12))


def is_table(name: str) -> bool:
    """Whether a table could be called so: what no table is called need not be looked for.

    >>> is_table("k7mmxa2e9dqp"), is_table(""), is_table("%00")
    (True, False, False)
    """
    return name != "" and set(name) <= set(TABLE_LETTERS)


def is_code(code: str) -> bool:
    """Whether a table could have that code."""
    return code != "" and set(code) <= set(CODE_LETTERS)


def new_code() -> str:
    """Five letters to be said across a room."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(5))


def new_secret() -> str:
    """What holds a seat."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What the store may know of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


# Guests.


def _signature(guest: str, key: bytes) -> str:
    return base64.urlsafe_b64encode(hmac.digest(key, b"guest:" + guest.encode(), "sha256")[:18]).decode()


def new_guest() -> str:
    """Somebody we have not seen before."""
    return secrets.token_urlsafe(12)


def signed(guest: str, key: bytes) -> str:
    """The cookie of a guest."""
    return f"{guest}.{_signature(guest, key)}"


def guest_of(cookie: str | None, key: bytes) -> str | None:
    """Whose cookie it is; None without one. Refuses one that we did not sign."""
    if cookie is None:
        return None
    guest, _, signature = cookie.partition(".")
    if not hmac.compare_digest(_signature(guest, key).encode(), signature.encode()):
        raise NoGuest("server-forged-cookie")
    return guest


def cookies_in(header: str) -> dict[str, str]:
    """The cookies of a request. Other houses on the same name may have left theirs, whatever they look like.

    >>> cookies_in('other={"a;b"}; seat0=secret')
    {'other': '{"a', 'seat0': 'secret'}
    """
    pairs = (part.partition("=") for part in header.split(";"))
    return {name.strip(): value.strip().strip('"') for name, is_pair, value in pairs if is_pair}


def seat_cookie(seat: int) -> str:
    """The name of the cookie that holds a seat; its path says at which table."""
    return f"spelunke_seat{seat}"


def secret_path(table: str) -> str:
    """Where a table's secrets are sent: nowhere else."""
    return f"/api/table/{table}"


def cookie(name: str, value: str, path: str, secure: bool, seconds: int = COOKIE_SECONDS) -> str:
    """A cookie that no script can read and no other site can send."""
    return f"{name}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


# Names and sayings.


def _seen(text: str) -> str:
    kept = "".join(letter for letter in unicodedata.normalize("NFC", text) if unicodedata.category(letter) not in _UNSEEN)
    return " ".join(kept.split())


def clean_name(text: str) -> str:
    """A name as everybody will read it.

    >>> clean_name("  Räuber   Hotzenplotz ")
    'Räuber Hotzenplotz'
    """
    name = _seen(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise NotUnderstood("server-bad-name", longest=LONGEST_NAME)
    return name


def clean_saying(text: str) -> str:
    """A saying as everybody will read it."""
    saying = _seen(text)
    if not 1 <= len(saying) <= LONGEST_SAYING:
        raise NotUnderstood("server-bad-saying", longest=LONGEST_SAYING)
    return saying


def told_apart(name: str, others: list[str]) -> str:
    """A name that nobody else at the table has.

    >>> told_apart("Anna", ["Anna", "Ben"])
    'Anna 2'
    """
    number, wanted = 2, name
    while wanted in others:
        wanted = f"{name} {number}"
        number += 1
    return wanted


def qr_code(link: str) -> str:
    """A link as a picture for another device's camera."""
    drawn = io.BytesIO()
    segno.make(link, micro=False, error="m").save(drawn, kind="svg", xmldecl=False, svgns=True, border=2, unit="")
    return drawn.getvalue().decode()
