"""However a socket's bytes are cut up, the same words are heard."""

import socket

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from spelunke.server.socket.websocket import short_frame
from tests.server.house import House
from tests.server.lines import masked, opened
from tests.server.rough import Target

HEADS = st.sampled_from([0x81, 0x8A, 0x01, 0x80, 0x82, 0x88, 0x89, 0xC1])
READS = st.one_of(
    st.binary(max_size=200),
    st.builds(
        lambda head, mask, content: bytes((head, 0x80 | min(126, len(content)))) + mask + content,
        HEADS,
        st.binary(min_size=4, max_size=4),
        st.binary(max_size=130),
    ),
)


@given(READS)
def test_a_short_frame_is_read_as_the_library_reads_it(data: bytes) -> None:
    found = short_frame(data)
    library = Protocol(Side.SERVER)
    library.receive_data(data)
    frames = [event for event in library.events_received() if isinstance(event, Frame)]
    if found is not None:
        assert [(frame.opcode, bytes(frame.data), frame.fin) for frame in frames] == [(*found, True)]
        assert not library.data_to_send()
    else:
        is_short = len(frames) == 1 and len(data) < 132 and len(data) == 6 + len(frames[0].data)
        assert not (is_short and frames[0].fin and frames[0].opcode in {Opcode.TEXT, Opcode.PONG})


PING = b'{"kind":"Ping"}'
WHOLE = masked(PING)
IN_PARTS = bytes((0x01, 0x80 | 5)) + bytes(4) + PING[:5] + bytes((0x80, 0x80 | len(PING) - 5)) + bytes(4) + PING[5:]


def heard(line: socket.socket, pongs: int) -> int:
    """How often it was answered; waits for so many."""
    read = b""
    while read.count(b'"Pong"') < pongs:
        read += line.recv(4096)
    return read.count(b'"Pong"')


@pytest.mark.parametrize("other", [[WHOLE[:9], WHOLE[9:]], [WHOLE + WHOLE], [IN_PARTS], [WHOLE + WHOLE[:3], WHOLE[3:]]])
def test_words_are_heard_once_each_whether_they_come_alone_together_or_in_pieces(
    other: list[bytes], target: Target, strict_house: House
) -> None:
    with opened(strict_house, target.evening.table) as line:
        for reads in ([WHOLE], other, [WHOLE]):
            for read in reads:
                line.sendall(read)
                httpx.get(strict_house.address + "/healthz", verify=False)  # by now the house has read it
            expected = max(1, b"".join(reads).count(WHOLE))
            assert heard(line, expected) == expected
