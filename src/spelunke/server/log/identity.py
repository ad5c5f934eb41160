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
"""The name under which the store keeps the key that signs cookies."""

COOKIE_SECONDS: Final = 180 * 86_400
FRESH_SECONDS: Final = 30 * 86_400
"""A guest who was last stored longer ago is stored again, and gets a new cookie."""

LINK_SECONDS: Final = 600

HOST: Final = -1
"""In place of a seat: the creator of the table is connected, on a seat or as a spectator."""

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without I and O, which are mistaken for 1 and 0."""

TABLE_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"

# Letters of all scripts, their marks, digits, punctuation, symbols and plain spaces; no invisible characters and none that
# change the direction of adjacent text.
_UNSEEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def new_table() -> str:
    """A new, unguessable table id for links."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(12))


def is_table(name: str) -> bool:
    """Whether this could be a table id: anything else need not be looked up.

    >>> is_table("k7mmxa2e9dqp"), is_table(""), is_table("%00")
    (True, False, False)
    """
    return name != "" and set(name) <= set(TABLE_LETTERS)


def is_code(code: str) -> bool:
    """Whether this could be a table code."""
    return code != "" and set(code) <= set(CODE_LETTERS)


def new_code() -> str:
    """Five letters, short enough to say aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(5))


def new_secret() -> str:
    """A new secret that holds a seat."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """The hash of a secret: all that the store keeps of it."""
    return hashlib.sha256(secret.encode()).hexdigest()


# Guests.


def _signature(guest: str, key: bytes) -> str:
    return base64.urlsafe_b64encode(hmac.digest(key, b"guest:" + guest.encode(), "sha256")[:18]).decode()


def new_guest() -> str:
    """A new guest id."""
    return secrets.token_urlsafe(12)


def signed(guest: str, key: bytes) -> str:
    """The signed cookie of a guest."""
    return f"{guest}.{_signature(guest, key)}"


def guest_of(cookie: str | None, key: bytes) -> str | None:
    """The guest of a cookie; None without one. Refuses one that we did not sign."""
    if cookie is None:
        return None
    guest, _, signature = cookie.partition(".")
    if not hmac.compare_digest(_signature(guest, key).encode(), signature.encode()):
        raise NoGuest("server-forged-cookie")
    return guest


def cookies_in(header: str) -> dict[str, str]:
    """The cookies of a request. Other servers on the same host name may have set theirs, in any format.

    >>> cookies_in('other={"a;b"}; seat0=secret')
    {'other': '{"a', 'seat0': 'secret'}
    """
    pairs = (part.partition("=") for part in header.split(";"))
    return {name.strip(): value.strip().strip('"') for name, is_pair, value in pairs if is_pair}


def seat_cookie(seat: int) -> str:
    """The name of the cookie that holds a seat; its path says at which table."""
    return f"spelunke_seat{seat}"


def secret_path(table: str) -> str:
    """The path of a table's cookies: they are sent nowhere else."""
    return f"/api/table/{table}"


def cookie(name: str, value: str, path: str, secure: bool, seconds: int = COOKIE_SECONDS) -> str:
    """A cookie that no script can read and no other site can send."""
    return f"{name}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


# Names and chat messages.


def _seen(text: str) -> str:
    kept = "".join(letter for letter in unicodedata.normalize("NFC", text) if unicodedata.category(letter) not in _UNSEEN)
    return " ".join(kept.split())


def clean_name(text: str) -> str:
    """A name, validated and normalized.

    >>> clean_name("  Räuber   Hotzenplotz ")
    'Räuber Hotzenplotz'
    """
    name = _seen(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise NotUnderstood("server-bad-name", longest=LONGEST_NAME)
    return name


def clean_saying(text: str) -> str:
    """A chat message, validated and normalized."""
    saying = _seen(text)
    if not 1 <= len(saying) <= LONGEST_SAYING:
        raise NotUnderstood("server-bad-saying", longest=LONGEST_SAYING)
    return saying


def told_apart(name: str, others: list[str]) -> str:
    """The name, with a number if somebody else at the table has the same.

    >>> told_apart("Anna", ["Anna", "Ben"])
    'Anna 2'
    """
    number, wanted = 2, name
    while wanted in others:
        wanted = f"{name} {number}"
        number += 1
    return wanted


def qr_code(link: str) -> str:
    """A link as a QR code."""
    drawn = io.BytesIO()
    segno.make(link, micro=False, error="m").save(drawn, kind="svg", xmldecl=False, svgns=True, border=2, unit="")
    return drawn.getvalue().decode()
