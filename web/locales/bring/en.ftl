### bringing an event here

bring-list = Events from elsewhere
bring-list-lede = Events that your federation has held, and that others may see here with their games, results and ratings.
bring-new = Bring an event here
bring-none = Nothing was brought here yet.
bring-title = Bring an event here
bring-lede = First what was announced, then what was played. Everything is checked before anything is sent; nothing is kept by a check.
organise-step-games = What was played
bring-games = What was played
bring-games-lede = Everything from files, or pasted. Files are UTF-8 and have a megabyte at most.
bring-origin = Where
bring-origin-results = in an event of a federation, anywhere
bring-origin-results-hint = Its results are reported here. Unfinished games have no clock here: their results come later.
bring-origin-post = by post
bring-origin-post-hint = Unfinished games have no clock here: their results come later.
bring-origin-moved = on another server, from which it moves
bring-origin-moved-hint = Unfinished games go on here at once, with the time that was left.
bring-start-list = Start list
bring-start-list-hint = CSV: a line of headings, then a line for each player. Needed: section, number (from 1), id (the player number here). Where known: rating, fixed (yes or no), title, name (as the games spell it).
bring-pgn = Games
bring-pgn-hint = PGN. Players are told by the tags WhiteId and BlackId, or by their names as in the start list. May be left empty where the results tell all.
bring-results = Results
bring-results-hint = CSV with white, black (numbers or names) and result (1-0, 0-1, 1/2-1/2, 0-0, or * for a game that goes on). Where known: flag (A, E, D or C), section, ended, white_days, black_days. For games that the PGN does not tell.
bring-from-file = From a file
bring-as-text = Or as text
bring-taken = { $file }: { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
 }, { $size } KB.
bring-much = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
 }, { $size } KB.
bring-not-taken = { $file } was not taken: what stands in the field is what it was.
bring-unreadable-large = This file is too large: at most { $limit } KB.
bring-unreadable-encoding = This file is not UTF-8. Save it as “CSV UTF-8” or “Unicode (UTF-8)”, and choose it again.
bring-unreadable-gone = This file could not be read. It may have been moved: choose it again.
bring-too-large-start-list = This is too long: a megabyte at most.
bring-too-large-pgn = This is too long: three megabytes at most.
bring-too-large-results = This is too long: a megabyte at most.
bring-too-large-all = All three together are too long to be sent at once.
bring-start-list-missing = Without a start list nobody knows who played.
bring-check = Check it
bring-stale = Something was changed since: check it again.
bring-faults = { $n ->
    [one] { $n } fault
   *[other] { $n } faults
 } to mend
bring-faults-lede = Nothing was sent. Each place leads to where it is mended; then check it again.
bring-faults-first = The first { $n } of { $all } are shown.
bring-severity-error = fault
bring-severity-warning = note
bring-warnings = Worth knowing
bring-file-announcement = Announcement
bring-file-start-list = Start list
bring-file-pgn = Games
bring-file-results = Results
bring-line = line { $n }
bring-would = Nothing is wrong: this would be made
bring-counts = { $players ->
    [one] { $players } player
   *[other] { $players } players
 }, { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $finished } of them finished.
bring-waits = It then waits for an officer’s approval (TR-12).
bring-at-once = It is made at once.
bring-terms = What was announced
bring-place = Place
bring-player = Player
bring-rating = Rating
bring-points = Points
bring-points-of = { $points } of { $games }
bring-send-approval = Send it for approval…
bring-send-now = Bring it here…
bring-confirm = Bring “{ $name }” here?
bring-confirm-approval = An officer looks at it. Nothing of it is in any table or rating before it is approved.
bring-confirm-now = The event is made with its games and results, for everybody to see. It counts for ratings and norms as announced.
bring-do-approval = Send it
bring-do-now = Bring it here
bring-late = Record results that came later…
bring-late-of = Results of “{ $name }”
bring-late-hint = CSV with white, black (numbers or names) and result; where known flag and section. At most { $n } rows and 48 KB. A result counts from now on.
bring-late-too-large = This is too long: 48 KB at most.
bring-late-found = { $n ->
    [one] { $n } new result
   *[other] { $n } new results
 }; { $repeated } recorded before.
bring-late-send = Record them…
bring-late-confirm = Record results of “{ $name }”?
bring-late-text = { $n ->
    [one] One game ends
   *[other] { $n } games end
 } with it. A recorded result is changed by a decision only.
bring-late-action = Record them
bring-late-done = { $name }: { $n ->
    [one] { $n } result was recorded
   *[other] { $n } results were recorded
 }.

error-import-not-done = The event is not made yet: nothing can be recorded in it.
error-text-too-large = This is too long.
error-unknown-import = There is no such import.
error-import-has-problems = There are faults in it: check it again.

### faults of files: the server’s own sentences name who and what

bring-fault-ambiguous-name = { $detail }
bring-fault-before-start = { $detail }
bring-fault-broken-pgn = { $detail }
bring-fault-clock-cannot-be-set = { $detail }
bring-fault-clock-not-told = { $detail }
bring-fault-clock-of-finished-game = { $detail }
bring-fault-director-plays = { $detail }
bring-fault-empty-file = { $detail }
bring-fault-ended-before-last-move = { $detail }
bring-fault-game-finished = { $detail }
bring-fault-game-missing = { $detail }
bring-fault-game-twice = { $detail }
bring-fault-game-unfinished = { $detail }
bring-fault-illegal-move = { $detail }
bring-fault-impossible-result = { $detail }
bring-fault-in-future = { $detail }
bring-fault-moves-after-end = { $detail }
bring-fault-no-time-left = { $detail }
bring-fault-not-in-list = { $detail }
bring-fault-not-paired = { $detail }
bring-fault-played-here = { $detail }
bring-fault-number-missing = { $detail }
bring-fault-number-twice = { $detail }
bring-fault-play-ended = { $detail }
bring-fault-player-twice = { $detail }
bring-fault-result-contradicts-moves = { $detail }
bring-fault-result-twice = { $detail }
bring-fault-results-differ = { $detail }
bring-fault-section-size = { $detail }
bring-fault-stamps-out-of-order = { $detail }
bring-fault-too-many-games = { $detail }
bring-fault-too-many-moves = { $detail }
bring-fault-too-many-rows = { $detail }
bring-fault-too-many-sections = { $detail }
bring-fault-unequal-sides = { $detail }
bring-fault-unknown-player = { $detail }
bring-fault-unread-column = { $detail }
bring-fault-unreadable-field = { $detail }
bring-fault-wrong-colours = { $detail }
bring-fault-wrong-section = { $detail }
bring-fault-wrong-start = { $detail }
bring-fault-wrong-variant = { $detail }
