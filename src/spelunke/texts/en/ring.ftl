# Boards with a ring of fields, shared by Tock and its dice game.

ring-entry-too-far = With entry_offset { $entry_offset } and section_length { $section_length } a target lane would turn off before the start field of the colour behind. entry_offset must be less than section_length.
ring-pieces = Seat { $seat } has { $pieces } pieces, but the position places { $found }.
ring-no-such-place = A piece of seat { $seat } stands on { $place }, which this board does not have: its track has the fields 0 to { $last }.
ring-two-on-a-field = A piece of seat { $seat } stands on { $place }, where another stands already. A field holds one piece.
