### the archive of games

archive-title = Archive of games
archive-lede = Every finished game, and what was played in each position.
archive-built = Every game that ended before { $when }, and what was played in each position. Newer ones are added each night.
archive-none = There is no archive yet
archive-none-text = It is built each night, and holds the games that ended before then. Come back tomorrow.

### the board

archive-board = Board
archive-line = Moves to this position
archive-analysis = Analyse this position
archive-moves = What was played here
archive-no-moves = No game continued from here.
archive-no-position = No game reached this position.
archive-choose-start = Chess960 games start from many positions: choose one below, “{ archive-position }”.
archive-move = Move
archive-games = Games
archive-results = Results
archive-average = Average rating of both players
archive-average-short = Rating
archive-last-year = Year in which it was last played
archive-last-year-short = Last
archive-total = Games with this position
archive-all-moves = All { $n } moves
archive-shares = White won { $white }, drawn { $draws }, Black won { $black }
archive-breakdown = Results by rating and by year
archive-by-rating = By the average rating of both players
archive-by-year = By year
archive-rating = Rating
archive-year = Year
archive-position = Start from another position
archive-fen = Position (FEN)
archive-fen-hint = Finds the games that reached it, whatever the moves.
archive-fen-set = Set up
archive-fen-wrong = This is not a legal position.
archive-fen-none = Back to the starting position

### the filters

archive-filters = Filters
archive-filters-set = Filters ({ $n })
archive-more-filters = More filters
archive-show = Show games
archive-clear = Clear the filters
archive-any = any
archive-player = Player: name or number
archive-color = The player’s colour
archive-color-any = either
archive-color-white = White
archive-color-black = Black
archive-opponent = Opponent: name or number
archive-result = Result
archive-result-white = White won
archive-result-draw = draw
archive-result-black = Black won
archive-result-won = the player won
archive-result-lost = the player lost
archive-opening = Name of the opening
archive-family = Opening with all its variations
archive-eco = ECO code or its first characters, such as B9
archive-from = Ended on or after
archive-until = Ended on or before
archive-rating-from = Both rated at least
archive-rating-to = Both rated at most
archive-moves-from = Moves, at least
archive-moves-to = Moves, at most
archive-day-before = This is before the first day.
archive-number-less = This is less than the lower limit.
archive-ending = Ended by
archive-ending-tablebase-win = tablebase, won
archive-ending-tablebase-draw = tablebase, drawn
archive-ending-recorded = played elsewhere
archive-variant = Variant
archive-kind = Kind of event
archive-kind-title = championship
archive-kind-promotion = promotion event
archive-kind-cup = cup
archive-kind-norm = norm event
archive-kind-special = special event
archive-kind-team-league = team league
archive-kind-friendly = friendly game
archive-event = Event number
archive-event-hint = You will find it in the address of the event’s page.

### the games

archive-found = Games
archive-count = { $n ->
    [0] No games found.
    [one] { $n } game found.
   *[other] { $n } games found, { $shown } shown, the latest first.
 }
# Won, drawn and lost, as chess players write it.
archive-tally = +{ $won } ={ $drawn } −{ $lost }
archive-score = The player’s score: { $score }.
archive-column-players = White – Black
archive-column-result = Result
archive-column-opening = Opening
archive-column-moves = Moves
archive-column-event = Event
archive-column-date = Ended
archive-moves-unit = { $n ->
    [one] move
   *[other] moves
 }
archive-more = Show more
archive-file = PGN of these games
archive-file-first = The file has the latest { $n }.
archive-no-match = No games match.
archive-no-game = No game went through this position.
archive-all = All games

### on a player’s page

record-title = Finished games
record-built = Every game that ended before { $when }.
record-openings-white = Openings with White
record-openings-black = Openings with Black
record-all-white = All games with White
record-all-black = All games with Black
record-other-openings = Other openings
record-more-white = Show more openings with White
record-more-black = Show more openings with Black
record-opponents = Opponents ({ $n })
record-opponent = Opponent
record-games-against = Games against { $name }
record-last = Last game
record-more-opponents = Show more opponents
record-opponents-first = The { $n } met most often are shown.
record-yours = Your score against { $name }: { $score }

### all games as files

archive-dump = All games as files
archive-dump-text = Every game that ended before { $when }, in PGN compressed with gzip, a file for each quarter. They are made afresh on the first of each month.
archive-dump-not-yet = They are made with the next build of the archive.
archive-dump-no-games = No game had ended before { $when }.
archive-dump-when = Quarter
archive-dump-size = Size
archive-dump-file = File
archive-dump-quarter = { $quarter ->
    [1] { $year }, 1st quarter
    [2] { $year }, 2nd quarter
    [3] { $year }, 3rd quarter
   *[other] { $year }, 4th quarter
 }
archive-dump-kb = { $n } KB
archive-dump-mb = { $n } MB
archive-dump-download = Download
# After “Download”, for screen readers.
archive-dump-of = the games of { $quarter }
archive-dump-all = All { $n } files
archive-dump-sums = Checksums (SHA-256)
archive-dump-sums-file = All checksums as a file ({ $name })
error-unknown-dump = There is no such file. The list of files is on the archive’s page.
