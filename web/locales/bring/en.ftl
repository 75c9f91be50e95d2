### bringing an event here

bring-list = Events from elsewhere
bring-list-lede = Events your federation has held elsewhere, shown here with their games, results and ratings.
bring-new = Import an event
bring-none = No events imported yet.
bring-title = Import an event
bring-lede = First what was announced, then what was played. Everything is checked before anything is sent; a check stores nothing.
organise-step-games = What was played
bring-games = What was played
bring-games-lede = Choose files or paste the text. Files must be UTF-8: games of at most 3 MB, the others of at most 1 MB.
bring-origin = Where it was played
bring-origin-results = in a federation’s event, anywhere
bring-origin-results-hint = Its results are reported here. Unfinished games have no clock here: their results come later.
bring-origin-post = by post
bring-origin-post-hint = Unfinished games have no clock here: their results come later.
bring-origin-moved = on another server, and moves here
bring-origin-moved-hint = Unfinished games continue here at once, with the time that was left.
bring-start-list = Start list
bring-start-list-hint = CSV: a header row, then a row for each player. Required: section, number (from 1), id (the player number here). If known: rating, fixed (yes or no), title, name (as spelled in the games).
bring-start-list-of-teams = CSV: a header row, then a row for each board of each team. Required: section, number (the team’s start number), team (its name), board, id (the player number here){ $eligible ->
    [national] , federation (three letters)
   *[any] {""}
 }{ $league ->
    [yes] , division (as announced; sections in the order of the divisions, the highest first)
   *[no] {""}
 }. If known: captain (a player number; otherwise the player on board 1){ $league ->
    [yes] , up and down (how many teams of the section go up and down; 0 if empty)
   *[no] {""}
 }, rating, fixed (yes or no), title, name (as spelled in the games).
bring-example = For example:
bring-example-players =
    section,number,id,rating
    Final,1,160012,2418
    Final,2,390044,2390
bring-example-any =
    section,number,team,board,id
    Final,1,Rooks,1,160012
    Final,1,Rooks,2,480231
    Final,2,Knights,1,390044
    Final,2,Knights,2,420318
bring-example-national =
    section,number,team,federation,board,id
    Final,1,Czechia,CZE,1,160012
    Final,1,Czechia,CZE,2,160034
    Final,2,Hungary,HUN,1,480231
    Final,2,Hungary,HUN,2,480250
bring-example-any-league =
    section,division,up,down,number,team,board,id
    First,First,0,1,1,Rooks,1,160012
    First,First,0,1,1,Rooks,2,480231
    First,First,0,1,2,Knights,1,390044
    First,First,0,1,2,Knights,2,420318
    Second,Second,1,0,1,Bishops,1,160034
    Second,Second,1,0,1,Bishops,2,480250
    Second,Second,1,0,2,Pawns,1,390051
    Second,Second,1,0,2,Pawns,2,420332
bring-example-national-league =
    section,division,up,down,number,team,federation,board,id
    First,First,0,1,1,Czechia,CZE,1,160012
    First,First,0,1,1,Czechia,CZE,2,480231
    First,First,0,1,2,Hungary,HUN,1,390044
    First,First,0,1,2,Hungary,HUN,2,420318
    Second,Second,1,0,1,Poland,POL,1,160034
    Second,Second,1,0,1,Poland,POL,2,480250
    Second,Second,1,0,2,Slovakia,SVK,1,390051
    Second,Second,1,0,2,Slovakia,SVK,2,420332
bring-pgn = Games
bring-pgn-hint = PGN. Players are identified by the tags WhiteId and BlackId, or by their names as in the start list. May be left empty if the results cover every game.
bring-results = Results
bring-results-hint = CSV with white, black (numbers or names) and result (1-0, 0-1, 1/2-1/2, 0-0, or * for an unfinished game). If known: flag (A, E, D or C), section, ended, white_days, black_days. For games that are not in the PGN.
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
bring-not-taken = { $file } could not be read; the field is unchanged.
bring-too-large-start-list = This is too long: a megabyte at most.
bring-too-large-pgn = This is too long: three megabytes at most.
bring-too-large-results = This is too long: a megabyte at most.
bring-too-large-all = Together, the three are too long to send at once.
bring-start-list-missing = Add a start list: it says who played.
bring-check = Check it
bring-stale = Something has changed since the check: check it again.
bring-faults = { $n ->
    [one] { $n } error
   *[other] { $n } errors
 } to fix
bring-faults-lede = Nothing was sent. Each place links to where it can be fixed; then check it again.
bring-faults-first = The first { $n } of { $all } are shown.
bring-severity-error = error
bring-severity-warning = note
bring-warnings = Worth knowing
bring-file-announcement = Announcement
bring-file-start-list = Start list
bring-file-pgn = Games
bring-file-results = Results
bring-line = line { $n }
bring-would = No errors: this would be imported
bring-counts = { $players ->
    [one] { $players } player
   *[other] { $players } players
 }, { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $finished } of them finished.
bring-waits = It then waits for an officer’s approval (TR-12).
bring-at-once = It is imported at once.
bring-terms = What was announced
bring-place = Place
bring-player = Player
bring-rating = Rating
bring-points = Points
bring-points-of = { $points } of { $games }
bring-teams-of = { $name }: { $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
 }, { $finished } of { $games } games finished
bring-team = Team
bring-captain = Captain:
bring-line-up = Line-up of { $name }
bring-team-boards = Board points
bring-team-matches = Match points
bring-team-games = Games
bring-send-approval = Send it for approval…
bring-send-now = Import it…
bring-confirm = Import “{ $name }”?
bring-confirm-approval = An officer reviews it. It appears in no table or rating until it is approved.
bring-confirm-now = The event is created with its games and results, for everybody to see. It counts for ratings and norms as announced.
bring-do-approval = Send it
bring-do-now = Import it
bring-late = Record later results…
bring-late-of = Results of “{ $name }”
bring-late-hint = CSV with white, black (numbers or names) and result; if known, flag and section. At most { $n } rows and 48 KB. A result counts from now on.
bring-late-too-large = This is too long: 48 KB at most.
bring-late-found = { $n ->
    [one] { $n } new result
   *[other] { $n } new results
 }; { $repeated } already recorded.
bring-late-send = Record them…
bring-late-confirm = Record results of “{ $name }”?
bring-late-text = { $n ->
    [one] This ends one game
   *[other] This ends { $n } games
 }. A recorded result can be changed only by a decision.
bring-late-action = Record them
bring-late-done = { $name }: { $n ->
    [one] { $n } result was recorded
   *[other] { $n } results were recorded
 }.

error-import-not-done = The event has not been created yet: no results can be recorded in it.
error-text-too-large = This is too long.
error-unknown-import = There is no such import.
error-import-has-problems = It contains errors: check it again.

### faults of files: the server’s own sentences name who and what

bring-fault-ambiguous-name = { $detail }
bring-fault-before-start = { $detail }
bring-fault-board-beyond = { $detail }
bring-fault-board-missing = { $detail }
bring-fault-board-twice = { $detail }
bring-fault-broken-pgn = { $detail }
bring-fault-clock-cannot-be-set = { $detail }
bring-fault-clock-not-told = { $detail }
bring-fault-clock-of-finished-game = { $detail }
bring-fault-director-plays = { $detail }
bring-fault-divisions-do-not-fit = { $detail }
bring-fault-empty-file = { $detail }
bring-fault-ended-before-last-move = { $detail }
bring-fault-federation-not-asked = { $detail }
bring-fault-game-finished = { $detail }
bring-fault-game-missing = { $detail }
bring-fault-game-twice = { $detail }
bring-fault-game-unfinished = { $detail }
bring-fault-illegal-move = { $detail }
bring-fault-impossible-result = { $detail }
bring-fault-in-another-team = { $detail }
bring-fault-in-future = { $detail }
bring-fault-ladies-only = { $detail }
bring-fault-moves-after-end = { $detail }
bring-fault-national-teams-only = { $detail }
bring-fault-no-divisions = { $detail }
bring-fault-no-time-left = { $detail }
bring-fault-not-in-list = { $detail }
bring-fault-not-paired = { $detail }
bring-fault-number-missing = { $detail }
bring-fault-number-of-two-teams = { $detail }
bring-fault-number-twice = { $detail }
bring-fault-one-team-a-federation = { $detail }
bring-fault-play-ended = { $detail }
bring-fault-played-here = { $detail }
bring-fault-player-twice = { $detail }
bring-fault-result-contradicts-moves = { $detail }
bring-fault-result-twice = { $detail }
bring-fault-results-differ = { $detail }
bring-fault-section-size = { $detail }
bring-fault-stamps-out-of-order = { $detail }
bring-fault-suspended = { $detail }
bring-fault-team-name-taken = { $detail }
bring-fault-team-name-unfit = { $detail }
bring-fault-team-other-federation = { $detail }
bring-fault-too-many-games = { $detail }
bring-fault-too-many-moves = { $detail }
bring-fault-too-many-players = { $detail }
bring-fault-too-many-rows = { $detail }
bring-fault-too-many-sections = { $detail }
bring-fault-too-many-teams = { $detail }
bring-fault-two-captains = { $detail }
bring-fault-two-divisions = { $detail }
bring-fault-two-federations = { $detail }
bring-fault-two-movements = { $detail }
bring-fault-unequal-sides = { $detail }
bring-fault-unknown-division = { $detail }
bring-fault-unknown-player = { $detail }
bring-fault-unread-column = { $detail }
bring-fault-unreadable-field = { $detail }
bring-fault-was-suspended = { $detail }
bring-fault-wrong-board = { $detail }
bring-fault-wrong-colours = { $detail }
bring-fault-wrong-section = { $detail }
bring-fault-wrong-start = { $detail }
bring-fault-wrong-team = { $detail }
bring-fault-wrong-variant = { $detail }
