# A player's own notes on a game: nobody else reads them.

notes-about = Nobody else can read what you try and write here, not even officials. It is the same on all your devices. No engine runs.
notes-about-visitor = Nobody else sees what you try here: it stays in this browser. No engine runs.
notes-at-start = Go to a move to write about it.
notes-comment = Comment on { $move }
# The name of a comment follows, as a link.
notes-comment-long = Longer than { $most } characters:
notes-glyphs-move = Symbols for the move { $move }
notes-glyphs-position = Symbols for the position after { $move }
notes-glyph-1 = good move
notes-glyph-2 = mistake
notes-glyph-3 = brilliant move
notes-glyph-4 = blunder
notes-glyph-5 = interesting move
notes-glyph-6 = dubious move
notes-glyph-10 = equal position
notes-glyph-13 = unclear position
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
notes-state-saving = Saving…
notes-state-here = Not on the server yet: kept in this browser until Posthorn can be reached.
notes-state-refused = What you wrote is kept in this browser only.
notes-state-out = You are signed out: what you wrote is kept in this browser only. Sign in again, and it goes to the server.
notes-state-nowhere = Not kept anywhere yet, since this browser has no room for it: keep this page open until it is on the server, or copy the text.

error-notebook-changed = These notes were changed on another device at the same time. Both versions will be kept.
error-notebook-too-large = These notes are too long. There is room for 2,000 moves and 60,000 characters in all: 10,000 in the note on the game and 2,000 in each comment, with variations nested at most 31 deep.
error-notebook-invalid = The server cannot keep these notes: one of the moves is not legal in this game.
error-too-many-notebooks = You have notes on 2,000 games, which is as many as we keep. Delete the notes on one of them first.

notes-bring = Import from PGN…
notes-bring-title = Import from PGN
notes-bring-text = The variations, comments and symbols of a PGN are added to your notes. Nothing of yours is replaced.
notes-bring-field = PGN of this game
notes-bring-file = Or a PGN file
notes-bring-hint = Only the first game in it is read.
notes-bring-add = Add to my notes
notes-bring-empty = There are no moves in this text.
notes-bring-position = This game starts from another position.
notes-bring-large = This game has too many moves: notes have room for 2,000.
notes-bring-known = Everything in it is in your notes already.
notes-bring-nothing = There is nothing to add.
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
    [one] { $shown } new symbol
   *[other] { $shown } new symbols
 }
notes-brought = Added: { $what }.
notes-take-back = Undo the import
notes-taken-back = The import is undone. What you have written since then is still there.
notes-pgn = PGN with my notes

notes-delete = Delete all notes on this game…
notes-delete-title = Delete all notes on this game?
notes-delete-text = The note on the game, your variations, comments and symbols are deleted on all your devices. This cannot be undone.
notes-delete-action = Delete the notes
notes-pgn-lacks = The file does not have what you wrote last.
notes-pgn-unsent = It is not on the server yet.

notes-game-private = Only you can read it.
notes-game-analysis = Notes on the moves

### all of them

notes-lede = What you have written about your own games and other people’s, latest first. Only you can read it.
notes-list = Games with notes
notes-none = You have not written any notes yet
notes-none-text = Open a game and press “Analyse”: what you try and write there is kept here.
notes-changed = changed { $when }
notes-moves = { $n ->
    [0] note only
    [one] { $shown } move
   *[other] { $shown } moves
 }
notes-more = Show more
notes-waiting = Not on the server yet
notes-waiting-game = Game { $n }
