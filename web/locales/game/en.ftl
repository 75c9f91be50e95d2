### the page of a game; analysis and the director's desk show parts of it

error-unknown-game = Game not found.

board-label = Board. Arrow keys move between squares, Enter picks a piece up and puts it down.
board-empty = empty
board-pawn = { $color } pawn
board-knight = { $color } knight
board-bishop = { $color } bishop
board-rook = { $color } rook
board-queen = { $color } queen
board-king = { $color } king
board-can-go = { $piece } on { $square }. Can go to { $targets }.
board-cannot-move = { $square } has no piece that can move.
board-put-back = Put back.
board-promote = Promote to
board-cancel = Cancel

game-move-kept = Posthorn cannot be reached. Your move is kept on this device, and nothing has been sent. Submit it when you are connected again.
game-white = White
game-black = Black
game-rematch = Friendly rematch
game-number = Game { $n }
game-unrated = not rated
game-since = begun { $when }
game-start = Starting position
game-used = { $days } used so far
game-thinking = { $time } on this move
game-plays-on = { $begun ->
    [no] Plays on for { $name } from { $when }
   *[yes] Plays on for { $name } since { $when }
 }
game-until-then = { $name } until { $when }
game-clock-runs = to move, the clock is running
game-clock-stands = the clock is stopped
game-doubled = each day counts twice now
game-doubles-from = from { $when } each day counts twice
game-time-control = Time control
game-replay = Replay
game-tool-first = First position
game-tool-prev = Previous move
game-tool-next = Next move
game-tool-last = Last move
game-tool-flip = Flip the board
game-tool-print = Print
game-moves = Moves
game-times = Times
game-left-after = left: { $left }
game-no-moves = No move has been made yet.
game-no-moves-made = No move was made.
game-move-title = { $when }, { $days } charged
game-offered-mark = with a draw offer
game-after = after { $move }

game-your-move = Your move
game-move-number = move { $n }
game-move-field = Your move, in chess notation or in numbers
game-move-placeholder = Nf3
game-move-hint = Move a piece on the board, or type Nf3, 7163 or g1f3.
game-understood = Understood:
game-which = Which one?
game-no-legal-move = “{ $text }” is not a legal move here.
game-choose-first = Choose a move first: on the board, or type it here.
game-earlier = This is an earlier position. Go to the last one to move.
game-take-back = Take back
game-submit = Submit…
game-with-move = Draw offer, message
game-offer-draw = Offer a draw with this move
game-message-to = Message to { $who }

game-review-title = Is this the move you want to send?
game-review-note = Nothing has been sent yet. Once sent, a move cannot be taken back.
game-time-now = Time left now
game-time-used = Time for this move
game-charged = { $n ->
    [0] nothing is charged
    [one] { $n } day is charged
   *[other] { $n } days are charged
 }
game-time-left = Time left afterwards
game-until-control = , up to move { $move }
game-draw = Draw
game-draw-with = offered with this move
game-draw-none = not offered
game-draw-open = { $whose ->
    [mine] your offer stays open
   *[theirs] { $who }’s offer stays open: your move does not decline it
 }
game-message = Message
game-send = Send { $move }
game-send-again = Send { $move } again
game-send-prepare = Send, and prepare replies
game-sent-toast = { $move } is on its way.
game-change = Change
game-uncertain-title = Your move may not have arrived.
game-uncertain-text = There was no answer. Send it again: a move that arrives twice counts once.

game-sent-title = Your move is on its way
game-sent-text = { $move } was received { $when }.
variant-sent-answer = { $who } had prepared a reply: { $move } was played at once, and your clock is running.
game-sent-clock = Your clock has stopped; it is now up to { $who }.
game-next = Next game to move: { $who }
game-next-claim = A win to claim, against { $who }
game-next-offer = A draw offer to answer, from { $who }
game-next-later = You have looked at every game that awaits you. { $n ->
    [one] One is left for later.
   *[other] { $n } are left for later.
 }
game-next-again = Go through the rest
game-next-none = No other game awaits you.
game-my-games = My games

going = Through my games
going-prev = Previous game
going-next = Next game
going-place = { $n } of { $of }
going-skip = Skip
going-waits = Next awaiting you
going-later = { $n ->
    [one] One left for later
   *[other] { $n } left for later
 }

game-waiting = { $color ->
    [white] It is White’s move: { $who } is thinking.
   *[black] It is Black’s move: { $who } is thinking.
 }
game-starts = The game starts { $when }.
game-delayed = { $moves ->
    [one] The game goes on. It is shown with a delay of one move.
   *[other] The game goes on. It is shown with a delay of { $moves } moves.
 }

claim-by-director = Tournament director
game-messages = Messages
game-no-messages = No message yet. A greeting is good form.
game-no-messages-at-all = No messages.
game-no-messages-seen = Messages between the players are not shown.
game-write-to = Write to { $who } without making a move
game-message-send = Send the message
game-message-again = Send the message again
game-actions = More about this game
game-pgn = Save as PGN
game-record = Save the signed record
game-resign = Resign…
game-zone = Times are shown in { $zone }.

error-not-your-game = You cannot see this game: until it is finished, only its players and officials can.
error-game-finished = The game is over.
error-already-moved = You have already answered this position.
error-stale-position = This is no longer the position of the game.
error-unknown-ply = The game has not reached that move.
error-flag-fallen = Your time has run out.
error-time-in-doubt = The server was down, or its clock was wrong. Your time has since run out, but nobody loses on time until an officer has decided whether that time is given back. Please try again later.
error-damaged-game = The record of this game is damaged. Nobody can move or lose in it until the server’s operator has restored it.
error-silent-too-long = More than 40 days have passed without a move.
error-on-leave = You are on leave. End your leave if you want to move earlier.
error-not-your-turn = It is not your turn.
error-unreadable-move = The server could not read this move.
error-ambiguous-move = More than one move fits: { $candidates }.
error-illegal-move = This move is not legal.
error-promotion-missing = Choose what the pawn promotes to.
error-no-draw-offer = There is no open draw offer.
error-draw-too-early = It is too early to offer a draw.
error-too-many-messages = This game has 500 messages, the most a game can have.
error-message-too-long = The message is too long: the limit is 2,000 characters.

variant-chess960-start = Chess960, position { $n }
variant-khun = { $color } khun
variant-met = { $color } met
variant-met-turned = { $color } met, a promoted bia
variant-khon = { $color } khon
variant-ma = { $color } ma
variant-rua = { $color } rua
variant-bia = { $color } bia
variant-makruk-placeholder = Sd2
variant-makruk-hint = Move a piece on the board, or type Sd2, 3142 or c1d2.
variant-sent-ahead = sent in advance

claim-open = Claim…
claim-offers-once = A draw may be offered once in this game.
claim-offers-once-in-ten = A draw may be offered once in ten moves.
claim-offers-open = A draw offer is already open.
claim-offers-not-before = A draw may be offered from move { $move } on.
claim-offers-never = Draw offers are not allowed in this event.
claim-offers-early = A draw may be offered once both players have moved.
claim-offers-not-now = A draw cannot be offered with this move.
claim-offers-refused = the draw offer is not allowed now and is left out

error-claim-waits = A claim is with the tournament director. Until the ruling nobody may move.
error-offers-not-allowed = A draw cannot be offered now.

analysis-link = Analyse
game-note = My note on this game
analysis-link-prepare = Prepare replies

game-ends = Ends the game
game-end-checkmate = { $by ->
    [white] White gives checkmate
   *[black] Black gives checkmate
 }
game-end-stalemate = Stalemate
game-end-dead-position = Dead position: neither player can give mate any more
game-end-resignation = { $by ->
    [white] White resigned
   *[black] Black resigned
 }
game-end-agreement = Draw by agreement
game-end-silence = { $by ->
    [white] White was silent for too long
   *[black] Black was silent for too long
 }
game-end-time-forfeiture = { $by ->
    [white] White exceeded the time limit
   *[black] Black exceeded the time limit
 }
game-end-repetition = Draw by threefold repetition
game-end-fifty-moves = Draw by the 50-move rule
game-end-tablebase-win = Won by tablebase
game-end-tablebase-draw = Draw by tablebase
game-end-count-run-out = Draw: the count has run out
game-end-count-mate = Draw: the side that was counting gave mate
game-end-default = { $by ->
    [white] White lost by default
    [black] Black lost by default
   *[none] Both lost by default
 }
game-end-cancelled = Cancelled: the game does not count
game-end-adjudication = Adjudicated
game-end-recorded = Result recorded: the game was played elsewhere

game-decisions = Decisions and questions
game-report = Report…
game-reported = You have reported this message.

### material

material-up = { $who } is { $what } up
material-for = { $who } has { $what } for { $forIt }
material-queen = { $n ->
    [one] a queen
   *[other] { $n } queens
 }
material-rook = { $n ->
    [one] a rook
   *[other] { $n } rooks
 }
material-bishop = { $n ->
    [one] a bishop
   *[other] { $n } bishops
 }
material-knight = { $n ->
    [one] a knight
   *[other] { $n } knights
 }
material-pawn = { $n ->
    [one] a pawn
   *[other] { $n } pawns
 }
error-not-shown-yet = The moves of this game are not shown to everybody yet.
