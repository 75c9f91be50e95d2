### rating lists

ratings-title = Ratings
ratings-list-of = Ratings in { $pool }, { $when }
ratings-pool = Variant
ratings-pool-chess = chess
ratings-pool-chess960 = Chess960
ratings-rules-iccf = Rules of ICCF
ratings-rules-sks = Rules of SKS
ratings-list = List
ratings-lede = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }. Counts from { $from }, with results reported by { $until }.
ratings-late = Published late, on { $day } (TR-9.5)
ratings-not-yet = does not count yet
ratings-download = to download the list
ratings-gender = CSV with gender
sex-title = Registered sex
sex-lede = Registered by the federation where a rule needs it: rating lists of SKS (SKS-1.7) and events of ladies (TR-1.5, TR-1.6); of players whose country is not a member of ICCF, by the rating commissioner. Only the player, the federation’s delegates and the commissioners see it.
sex-none = Not registered
sex-female = Female
sex-male = Male
sex-choose = Sex
sex-send = Register
sex-registered = Registered.
ratings-none = No list yet
ratings-none-text = Lists are published four times a year. The first one will appear here.
ratings-unknown = List not found
ratings-to-newest = To the newest list
ratings-find = Find a player
ratings-all-federations = All federations
ratings-player-title = Title
ratings-all-titles = All titles
ratings-sort = Sort
ratings-sort-rating = By rating
ratings-sort-name = By name
ratings-sort-federation = By federation
ratings-sort-games = By games
ratings-sort-change = By change
ratings-inactive-too = Include inactive and deceased players
ratings-found = { $n ->
    [0] No players found.
    [one] { $n } player found.
   *[other] { $n } players found, { $shown } shown.
 }
ratings-no-match = No player matches.
ratings-place = Place
ratings-player = Player
ratings-rating = Rating
ratings-change = Change
ratings-games = Games
ratings-more = Show more
ratings-new = New on the list
ratings-new-short = new
ratings-inactive = inactive
ratings-deceased = deceased
ratings-not-fixed = Not fixed: fewer than 30 games
ratings-games-count = { $n ->
    [one] { $n } game
   *[other] { $n } games
 }
ratings-method-unchanged = No games: unchanged
ratings-method-first = First rating
ratings-method-all-games = From all games, fewer than 30
ratings-method-changes = From the change in each game
ratings-method-many-games = From the many games of this period only
ratings-method-replaced-by-commissioner = Replaced by the rating commissioner
ratings-method-imported = Imported

### a player

player-number = number { $n }
player-qualifications = Qualifications
player-fide = FIDE rating { $rating }
player-fide-title = FIDE title { $title }
player-fide-old = FIDE list { $list } is not the current one: its ratings and titles do not count (TR-9.4).
player-fide-undated = It is not known which list of FIDE the rating is from: it does not count (TR-9.4).
player-fixed = fixed
player-not-fixed = not fixed
player-unpublished = published from 12 games on
player-none = No rating yet
player-last-change = in the last list
player-rating-in = Rating in { $pool }
player-no-lists = Not on any list yet.
player-graph = From { $from } in { $since } to { $to } in { $until }; the highest was { $best } in { $when }. The table shows every list.
player-why = Why?
player-games-new = { $n } new
player-all-lists = All { $n } lists
player-opponent = Opponent
player-points = Points
player-opponent-rating = Rating used
player-source-start = at the start
player-source-fide = FIDE, at the start
player-source-level = level of the event
player-source-current = current list
player-difference = Difference
player-expected = Expected
player-counted = Counts as
player-earlier = earlier game
player-game = Game { $n }
player-elsewhere = Played elsewhere
player-correction-first-rating-formula = Replaced by the rating commissioner
player-correction-start-rating = Starting rating corrected
player-k = k = r × g = { $r } × { $g } = { $k } ({ $rule })
player-sum = Sum of the changes: { $sum }. { $old } becomes { $exact }.
player-average = Score { $score }, so p = { $p }. The opponents’ average is Rc = { $rc }.
player-formula = Rp = Rc + D(p) × F = { $rc } + { $d } × { $f } = { $exact } ({ $rule })
player-rounded = Rounded: { $rating } ({ $rule })
player-games-after = Games: { $before } before, { $after } now.
player-forecast = Since the last list
player-finished-since = { $n ->
    [0] No game has finished yet.
    [one] { $n } game has finished.
   *[other] { $n } games have finished.
 }
player-forecast-rating = Rating if a list were made now
player-running = { $n ->
    [one] What the game in play can change
   *[other] What the { $n } games in play can change
 }
player-if-won = Won
player-if-drawn = Drawn
player-if-lost = Lost
player-records = Results
player-no-games = No game has finished yet.
player-overall = Overall
player-as-white = With White
player-as-black = With Black
player-record = { $won } won, { $drawn } drawn, { $lost } lost
player-no-events = No events yet.
player-score = { $score } out of { $n }
player-place = place { $place } of { $of }
player-place-shared = shared place { $place } of { $of }
player-event-running = { $n } to play
player-names = Name and numbers
player-challenge = Challenge to a game
player-removals = Text and picture
player-suspensions = Suspensions
player-archive = All games in the archive
player-all-events = All { $n } events

error-no-games-in-period = The player had no rated games in this period: the rating is unchanged.
error-rating-not-published = A rating is published from 12 rated games on.
