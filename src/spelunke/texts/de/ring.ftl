# Bretter mit einem Ring von Feldern: Tock und sein Würfelspiel.

ring-entry-too-far = Mit entry_offset { $entry_offset } und section_length { $section_length } zweigte eine Zielgasse noch vor dem Startfeld der Farbe dahinter ab. entry_offset muss kleiner sein als section_length.
ring-pieces = Platz { $seat } hat { $pieces } Figuren, die Stellung nennt aber { $found }.
ring-no-such-place = Eine Figur von Platz { $seat } steht auf { $place }; das gibt es auf diesem Brett nicht: Die Bahn hat die Felder 0 bis { $last }.
ring-two-on-a-field = Eine Figur von Platz { $seat } steht auf { $place }, wo schon eine andere steht. Auf einem Feld steht nur eine.
