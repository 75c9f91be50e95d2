### shell

skip = Skip to the content
nav = Main
nav-games = My games
nav-account = Account
nav-to-move = to move
sign-in = Sign in
sign-up = Sign up
sign-out = Sign out
account = Account
account-menu = Account of { $who }
language = Language
dark-mode = Dark mode
loading = Loading…
retry = Try again
trouble = Something is in the way
back-home = To the home page
footer = Every move is timed to the second by the server, and every message is kept.
source = Source code
licences = Licences
about = About
privacy = Privacy
keyboard = Keyboard and screen readers

### players and moves

title-GM = Grandmaster
title-SIM = Senior International Master
title-IM = International Master
title-CCM = Correspondence Chess Master
title-CCE = Correspondence Chess Expert
title-LGM = Ladies Grandmaster
title-LIM = Ladies International Master
until = until { $when }
since = since { $when }
overdue = Overdue

### my games

your-move = { $n ->
    [0] No game awaits your move
    [one] { $n } game awaits your move
   *[other] { $n } games await your move
 }
next-deadline = The nearest deadline is { $when }, against { $who }.
deadline-passed = The deadline against { $who } passed on { $when }.
nothing-to-move = Your opponents are thinking.
show = Show
show-running = In play
show-mine = To move
show-theirs = Waiting
show-finished = Finished
sort = Sort
sort-deadline = By deadline
sort-event = By event
find-games = Find an opponent or event
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
their-time = Their time
start = Starting position
draw-offered = Draw offered
draw-offered-by-you = You offered a draw
messages-count = { $n ->
    [one] { $n } message
   *[other] { $n } messages
 }
no-games = You have no games yet
no-games-text = Games appear here on the day your section starts. You will be told by e-mail.
no-match = No opponent or event is called “{ $text }”.
no-waiting = No opponent is on move.
no-finished-text = When a game ends, its result and its moves stay here.
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
flag-theirs = Flag fallen: claim the win
leave-mine = You are on leave until { $when }
leave-theirs = On leave until { $when }
silence-tag = { $level ->
    [announced] Longer reflection announced
    [red] { $n } days without a move: lost on { $when }
    [amber] { $n } days without a move, lost after 40
   *[quiet] { $n } days without a move
 }

### signing in

sign-in-title = Sign in
sign-in-then = Sign in to open this page.
no-account = No account yet?
have-account = Already have an account?
forgot = Forgotten your password?
email = E-mail
password = Password
password-new = New password
password-show = Show password
password-hide = Hide password
password-hint = At least 10 characters. A short sentence is good.
given-name = Given name
family-name = Family name
federation = Federation
federation-choose = Choose…
federation-ENG = England
federation-SCO = Scotland
federation-WLS = Wales
sign-up-title = Sign up
sign-up-lede = Your name and federation are public, your e-mail address is not.
sign-up-done = Look at your mail
sign-up-done-text = We have written to { $email }. Open the link in that letter and your account is ready.
mail-missing = No letter after a few minutes? Look among the junk mail, or try again with the address spelt carefully.
verify-title = Confirming your address
verify-done = Your address is confirmed
verify-done-text = Welcome to Posthorn. Sign in and the first game can begin.
verify-failed = This address could not be confirmed
forgot-title = A new password
forgot-lede = Tell us your e-mail address. We shall send you a link with which to choose a new password.
forgot-send = Send the link
forgot-done-text = If { $email } belongs to an account, a letter is on its way. The link in it works once and not for long.
reset-title = Choose a new password
reset-lede = You will be signed out on every device.
reset-send = Keep this password
reset-done = Your password is changed
reset-done-text = You have been signed out everywhere. Sign in with the new password.
signed-out = You are signed out.
field-required = Please fill this in.
field-email = This is not an e-mail address.
field-short = At least { $n } characters, please.
field-long = At most { $n } characters, please.

### account

account-profile = You
account-name = Name
account-rating = Rating
account-no-rating = not rated yet
account-title = Title
account-no-title = none
account-roles = Roles
account-number = Player number
role-player = Player
role-director = Tournament director
role-organiser = Organiser
role-officer = Officer
role-federation = Federation
prefs = On this device
prefs-note = These choices are kept in this browser only.
theme = Appearance
theme-auto = As the device
theme-light = Light
theme-dark = Dark
board-theme = Board
board-airmail = Airmail
board-walnut = Walnut
board-green = Green
board-contrast = High contrast
notation = Notation
notation-figurines = Figurines
notation-letters = Letters
notation-example = For example

### where players look for leave and settings, and what forms say

nav-leave = Leave
nav-settings = Settings and mails
desk-nav-claims = Claims
desk-nav-outages = Outages
desk-nav-leave = Players’ leave
desk-nav-mails = Mails given up
field-range = A whole number from { $min } to { $max }, please.
field-date-range = A day from { $min } to { $max }, please.
field-unreadable = This cannot be read.

### pages

not-found = There is no such page
not-found-text = The address may be mistyped, or the page has moved.

### problems

error-with-rule = { $text } ({ $rule })
error-unreachable = Posthorn cannot be reached. Are you connected? Nothing is lost; try again.
error-unavailable = Posthorn is resting for a moment. Nothing is lost; try again shortly.
error-internal = Something went wrong on our side. Nothing is lost; try again.
error-chunk = This part of the page could not be loaded. There may be a newer version.
error-unauthenticated = Please sign in first.
error-token-expired = Please sign in again.
error-session-expired = Please sign in again.
error-session-reused = This session was used in two places and was ended for safety. Please sign in again.
error-forbidden = You may not do this.
error-not-found = This does not exist.
error-unknown-game = There is no such game.
error-body-too-large = This is too long.
error-too-many-attempts = Too many attempts. Try again in { $minutes } min.
error-wrong-credentials = The e-mail address or the password is not right.
error-email-unconfirmed = Your address is not confirmed yet. Open the link in the letter that we sent you.
error-weak-password = A password has 10 to 256 characters.
error-invalid-email = This is not an e-mail address.
error-invalid-name = This name cannot be used. Letters, spaces, hyphens and apostrophes are fine.
error-invalid-federation = This federation is not known.
error-invalid-token = This link is wrong, has been used already or is too old.

### game

board-label = Board. Arrow keys walk the squares, Enter picks a piece up and puts it down.
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

game-white = White
game-black = Black
game-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
 }
game-number = Game { $n }
game-since = begun { $when }
game-start = Starting position
game-used = { $days } used so far
game-for-moves = { $n ->
    [one] for { $n } move
   *[other] for { $n } moves
 }
game-no-time = no time left
game-thinking = { $time } on this move
game-clock-runs = to move, the clock is running
game-clock-stands = the clock stands still
game-clock-bank = { $clock } on the clock, { $bank } in the bank
game-no-limit = no time limit
game-budget = budget: { $days }
game-doubled = each day counts twice now
game-doubles-from = from { $when } each day counts twice
game-silence-at = silence loses { $when }
game-time-control = Time control
game-flag-at = flag falls { $when }
game-flag-fell = flag fell { $when }
game-replay = Replay
game-tool-first = First position
game-tool-prev = Previous move
game-tool-next = Next move
game-tool-last = Last move
game-tool-flip = Flip the board
game-tool-print = Print
game-moves = Moves
game-times = Times
game-no-moves = No move has been made yet.
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
game-no-legal-move = “{ $text }” is no legal move here.
game-choose-first = Choose a move first: on the board, or typed here.
game-take-back = Take back
game-submit = Submit…
game-with-move = Draw offer, message
game-offer-draw = Offer a draw with this move
game-message-to = Message to { $who }
game-message-length = { $n } of { $limit } characters

game-review-title = Is this the move you want to send?
game-review-note = Nothing has been sent yet. Once sent, a move cannot be taken back.
game-time-used = Time for this move
game-charged = { $n ->
    [0] nothing is charged
    [one] { $n } day is charged
   *[other] { $n } days are charged
 }
game-time-left = Time left after it
game-until-control = { $n ->
    [one] for { $n } move, up to move { $move }
   *[other] for { $n } moves, up to move { $move }
 }
game-draw = Draw
game-draw-with = offered with this move
game-draw-none = not offered
game-message = Message
game-ends = Ends the game
game-send = Send { $move }
game-send-again = Send { $move } again
game-change = Change
game-uncertain-title = It is not known whether your move has arrived.
game-uncertain-text = No answer came. Send it again: a move that arrived twice counts once.

game-sent-title = Your move is on its way
game-sent-text = { $move } was received { $when }.
variant-sent-answer = { $who } had prepared an answer: { $move } was played at once, and your clock is running.
game-sent-clock = Your clock has stopped; it is now up to { $who }.
game-next = Next game to move: { $who }
game-my-games = My games
game-receipt = Receipt
game-receipt-text = The server’s signed word that it received this move. Keep it if you wish: it can be checked against the server’s public key, even without the server’s help.
game-receipt-at = Received
game-receipt-hash = Hash of the game so far
game-receipt-jws = Signature (JWS)
game-copy = Copy
game-copied = Copied.
game-save = Save as a file

game-waiting = { $color ->
    [white] It is White’s move: { $who } is thinking.
   *[black] It is Black’s move: { $who } is thinking.
 }
game-starts = The game starts { $when }.

game-offer-title = { $whose ->
    [mine] You have offered a draw
   *[theirs] { $who } offers a draw
 }
game-offer-text = { $whose ->
    [mine] With { $move }. The offer stands until your opponent accepts or declines it.
   *[theirs] With { $move }. The offer stands until it is accepted or declined.
 }
game-accept = Accept…
game-decline = Decline…
game-accept-title = Accept the draw?
game-accept-text = The game ends at once with ½–½. { $who } will be told.
game-accept-action = Agree to a draw
game-decline-title = Decline the draw?
game-decline-text = The offer is gone and the game goes on. { $who } will be told.
game-decline-action = Decline the offer
game-cancel = Cancel

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

claim-by-director = Tournament director
game-messages = Messages
game-no-messages = No message yet. A greeting is good form.
game-no-messages-seen = No messages.
game-write-to = Write to { $who } without making a move
game-message-send = Send the message
game-message-again = Send the message again
game-actions = More about this game
game-pgn = Save as PGN
game-record = Save the signed record
game-resign = Resign…
game-resign-title = Resign this game?
game-resign-text = The game ends at once and { $who } wins. This cannot be taken back.
game-resign-action = Resign
game-zone = Times are shown in { $zone }.

error-not-your-game = This game is closed to you: until it is finished, only its players and officials see it.
error-game-finished = The game is over.
error-already-moved = You have already answered this position.
error-stale-position = This is no longer the position of the game.
error-unknown-ply = The game has not come that far.
error-flag-fallen = Your time had run out.
error-silent-too-long = More than 40 days had passed without a move.
error-on-leave = You are on leave. End your leave if you want to move earlier.
error-not-your-turn = It is not your turn.
error-unreadable-move = The server could not read this move.
error-ambiguous-move = More than one move fits: { $candidates }.
error-illegal-move = This move is not legal.
error-promotion-missing = Say what the pawn promotes to.
error-no-draw-offer = There is no open draw offer.
error-draw-too-early = It is too early to offer a draw.
error-too-many-messages = This game has 500 messages, the most that one can have.
error-message-too-long = The message is too long: 2,000 characters are the limit.

### variants, claims and the director, as far as every game page needs them

notation-english = English letters
notation-numbers = Numbers

variant-chess960 = Chess960
variant-chess960-start = Chess960, position { $n }
variant-makruk = Makruk
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
claim-offers-open = A draw offer is open already.
claim-offers-not-before = A draw may be offered from move { $move } on.
claim-offers-never = In this event no draw may be offered.
claim-offers-early = A draw may be offered once both have made a move.
claim-offers-not-now = No draw can be offered with this move.
claim-offers-refused = the draw offer is not allowed now and is left out

desk-nav = Director’s desk

reason-repetition = repetition
reason-fifty-moves = 50-move rule
reason-tablebase-win = tablebase
reason-tablebase-draw = tablebase
reason-count-run-out = count
reason-count-mate = mate by the counting side
game-end-repetition = Draw by threefold repetition
game-end-fifty-moves = Draw by the 50-move rule
game-end-tablebase-win = Won by tablebase
game-end-tablebase-draw = Draw by tablebase
game-end-count-run-out = Draw: the count has run out
game-end-count-mate = Draw: the side that was counting gave mate

error-claim-waits = A claim is with the tournament director. Until the ruling nobody may move.
error-offers-not-allowed = A draw cannot be offered now.

### analysis

analysis-link = Analyse
analysis-link-prepare = Prepare replies
