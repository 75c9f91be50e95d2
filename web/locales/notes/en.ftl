# A player's own notes on a game: nobody else reads them.

notes-about = Nobody else reads what you try and write here, officials included. It is the same on all your devices. No engine runs.
notes-about-visitor = Nobody else sees what you try here: it stays in this browser. No engine runs.
notes-at-start = Go to a move to write about it.
notes-comment = Comment on { $move }
notes-glyphs-move = Signs for the move { $move }
notes-glyphs-position = Signs for the position after { $move }
notes-glyph-1 = good move
notes-glyph-2 = mistake
notes-glyph-3 = brilliant move
notes-glyph-4 = blunder
notes-glyph-5 = interesting move
notes-glyph-6 = dubious move
notes-glyph-10 = equal
notes-glyph-13 = unclear
notes-glyph-14 = White is slightly better
notes-glyph-15 = Black is slightly better
notes-glyph-16 = White is better
notes-glyph-17 = Black is better
notes-glyph-18 = White is winning
notes-glyph-19 = Black is winning
notes-panel = Notes on the game
notes-note = Note on the game
notes-state-asking = Fetching your notes…
notes-state-alone = Kept in this browser only.
notes-state-kept = Kept on the server.
notes-state-saving = Being saved…
notes-state-here = Not on the server yet: kept in this browser until Posthorn can be reached.
notes-state-refused = What you wrote is kept in this browser only.

error-notebook-changed = These notes were changed on another device at the same time. Both versions will be kept.
error-notebook-too-large = These notes are too long. There is room for 2,000 moves and 60,000 characters in all: 10,000 in the note on the game and 2,000 in each comment, with variations at most 31 deep.
error-notebook-invalid = The server cannot keep these notes: one of the moves is not legal in this game.
error-too-many-notebooks = You have notes on 2,000 games, which is as many as we keep. Delete the notes on one of them first.

notes-bring = Bring in from PGN…
notes-bring-title = Bring in from PGN
notes-bring-text = Variations, comments and signs of a PGN are added to your notes. Nothing of yours is replaced.
notes-bring-field = PGN of this game
notes-bring-file = Or a PGN file
notes-bring-hint = Only the first game in it is read.
notes-bring-add = Add to my notes
notes-bring-empty = There are no moves in this text.
notes-bring-position = This game starts from another position.
notes-bring-large = This game has too many moves: notes have room for 2,000.
notes-bring-known = Everything in it is in your notes already.
notes-bring-stops = { $n ->
    [one] One move could not be read, and is left out with what follows it: { $words }
   *[other] { $n } moves could not be read, and are left out with what follows them: { $words }
 }
notes-gain-moves = { $n ->
    [one] { $shown } new move
   *[other] { $shown } new moves
 }
notes-gain-comments = { $n ->
    [one] { $shown } new comment
   *[other] { $shown } new comments
 }
notes-gain-signs = { $n ->
    [one] { $shown } new sign
   *[other] { $shown } new signs
 }
notes-brought = Added: { $what }.
notes-pgn = PGN with my notes

notes-game-private = Only you can read it.
notes-game-analysis = Notes on the moves

### all of them

notes-lede = What you have written about your own and other games, the latest first. Only you can read it.
notes-list = Games with notes
notes-none = You have not written any notes yet
notes-none-text = Open a game and press “Analyse”: what you try and write there is kept here.
notes-changed = changed { $when }
notes-moves = { $n ->
    [0] only a note
    [one] { $shown } move
   *[other] { $shown } moves
 }
notes-more = Show more
