### my games

your-move = { $n ->
    [0] No game awaits your move
    [one] { $n } game awaits your move
   *[other] { $n } games await your move
 }
your-turn = { $n ->
    [one] { $n } game awaits you
   *[other] { $n } games await you
 }
your-answer = { $n ->
    [one] { $n } thing awaits you
   *[other] { $n } things await you
 }
claims-wait = { $n ->
    [one] An opponent’s flag has fallen: the win is yours to claim.
   *[other] The flags of { $n } opponents have fallen: the wins are yours to claim.
 }
offers-wait = { $n ->
    [one] An opponent offers a draw.
   *[other] { $n } opponents offer a draw.
 }
asked-you = An official has asked you something and is waiting for your answer.
asked-game = game { $n }
next-deadline = The nearest deadline is { $when }, against { $who }.
deadline-passed = The deadline against { $who } passed on { $when }.
nothing-to-move = Your opponents are thinking.
show = Show
show-running = In play
show-mine = Your turn
show-theirs = Waiting
show-finished = Finished
sort = Sort
sort-deadline = By deadline
sort-event = By event
list = View
list-boards = Boards
list-table = Table
column-opponent = Opponent
column-event = Event
column-variant = Variant
column-last = Last move
column-turn = To move
column-time = Time left
column-result = Result
column-tags = Notes
turn-mine = You
turn-theirs = Opponent
find-games = Find an opponent, event or variant
to-move = To move
waiting = { $n ->
    [one] Waiting for { $n } opponent
   *[other] Waiting for { $n } opponents
 }
finished-games = { $n ->
    [0] No game is finished yet
    [one] { $n } finished game
   *[other] { $n } finished games
 }
finished-games-latest = { $n ->
    [one] The latest finished game
   *[other] The latest { $n } finished games
 }
finished-older = Show older ones
finished-older-search = Only the games shown so far are searched.
their-time = Their time
start = Starting position
only = Only
only-offer = Draw offers
only-unread = New messages
only-messages = Messages
only-claim = Claims
only-stopped = Stopped
found = { $n ->
    [one] { $n } game found
   *[other] { $n } games found
 }
no-found = No games match.
new-move = New move
messages-new = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
 }
since-title = Since your last visit
since-dismiss = Dismiss
since-more = { $n ->
    [one] { $n } more finished game
   *[other] { $n } more finished games
 }
since-moved = { $n ->
    [one] Your opponent has moved in { $n } game.
   *[other] Your opponents have moved in { $n } games.
 }
list-as-of = This list is from { $when }.
draw-offered = Draw offered
draw-offered-by-you = You offered a draw
messages-count = { $n ->
    [one] { $n } message
   *[other] { $n } messages
 }
games-damaged = { $n ->
    [one] The record of game { $games } is damaged.
   *[other] The records of games { $games } are damaged.
 } Nobody can move or lose there until the server’s operator has restored it.
no-games = You have no games yet
no-games-text = Games appear here on the day your section starts. You will get an email.
no-games-play = Play a friendly game
no-games-desk = To the director’s desk
no-games-federation = To your federation
no-match = No opponent, event or variant found for “{ $text }”.
no-waiting = You are not waiting for anyone.
no-finished-text = Finished games stay here with their results and moves.
won = Won
lost = Lost
drawn = Drawn
reason-checkmate = checkmate
reason-stalemate = stalemate
reason-dead-position = dead position
reason-resignation = resignation
reason-agreement = agreement
reason-time-forfeiture = time forfeiture
reason-silence = silence
flag-mine = Your flag has fallen
flag-in-doubt = Flag fallen: an officer decides first
flag-theirs = Flag fallen: claim the win
stands-claim = A claim is with the director
stands-director = The director has stopped the clocks
stands-adjudication = With the adjudicators
stands-elsewhere = Played elsewhere
leave-mine = You are on leave until { $when }
leave-theirs = On leave until { $when }
silence-tag = { $level ->
    [announced] Longer reflection announced
    [red] { $n } days without a move: lost on { $when }
    [amber] { $n } days without a move, lost after 40
   *[quiet] { $n } days without a move
 }

reason-repetition = repetition
reason-fifty-moves = 50-move rule
reason-tablebase-win = tablebase
reason-tablebase-draw = tablebase
reason-count-run-out = count
reason-count-mate = mate by the counting side
reason-default = default
reason-cancelled = cancelled
reason-adjudication = adjudicated
