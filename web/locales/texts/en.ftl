### The pages of text, a file of their own: most visits need none of them.

home-title = Chess by letter, a move every few days
home-lede = Posthorn carries correspondence chess: games that take months, days to think about every move, and rules that a federation can stand by.
home-sign-in = Already have an account?
home-1-title = Days, not minutes
home-1 = Ten moves in fifty days is usual. Posthorn counts the days, shows what is left and writes to you when it is your turn.
home-2-title = Nothing sent by accident
home-2 = You choose a move, look at it once more, then send it. Every move gets a postmark: a signed receipt with its time.
home-3-title = Rules you can look up
home-3 = Every refusal, every result and every charged day names the rule it comes from.
home-4-title = Chess, Chess960, Makruk
home-4 = Engines are allowed in ICCF events. For a friendly game you agree on playing with them or without.
postcard-label = A postcard with the move 10…e4, postmarked on its way
postcard-to-1 = To my opponent
postcard-to-2 = somewhere far away

about-title = About Posthorn
about-1 = Posthorn is a server for correspondence chess: for players, tournament directors and federations. It follows the Laws of the International Correspondence Chess Federation.
about-2 = It is free software under the GNU General Public License, version 3 or later. Anybody may run it, study it, change it and pass it on.
about-3 = Nothing here plays chess for you. No engine runs on these pages.
about-4 = Each move is written to a log that is only ever added to, and is answered with a signed receipt. A finished game can be checked by anybody, move by move and second by second.

privacy-title = Privacy
privacy-lede = What is kept, and why. There are no trackers, no advertisements and nothing from other sites on these pages.
privacy-account = Your account
privacy-account-text = Your name, federation, title and rating are public, as chess results are. A picture and a text about yourself are public if you choose to show them, and gone when you remove them or delete your account. Your email address is used to sign you in and to write to you about your games; nobody else sees it. Your password is kept only in a form from which it cannot be recovered. If you play by post or e-mail you can say how opponents reach you: they and the director of the game see it while the game runs, nobody else, and it goes with your account. Where a rule needs it, your federation can register your sex: you, its delegates and the commissioners see it, nobody else, and it goes with your account.
privacy-games = Your games
privacy-games-text = Moves, their times and results are kept for good and become visible to other players when the game is finished. Messages are kept with the game; your opponent and the tournament director can read them. Letters in an event of teams are kept with the event and read by those they are written to, and by whoever takes their place. If you name a page of your own with running games, its address is kept with the section; your opponents there see it, and the director and officers also see who consented. Your own notes on games are read by nobody else, and go with your account.
privacy-cookie = Two cookies
privacy-cookie-text = While you are signed in, one cookie keeps you signed in. Another one, which stays, lets us recognise this browser, so that nobody guessing your password can lock you out of it. Scripts cannot read them, and no other site receives them.
privacy-browser = In your browser
privacy-browser-text = Language, appearance, board and notation are kept in your browser until you clear the site’s data. A move or a message that you have not sent yet is kept there until you sign out. So are your list of games and the games you have looked at, so that you can read them offline. Notes on games that have not reached the server yet are kept there until they have.

### who runs the site

operator-run-by = This server is run by { $name }.
operator-contact-before = Contact:
operator-responsible = Who is responsible
operator-answers = Whoever runs this server is responsible for what is kept on it:
operator-none = Whoever runs this server has not named themselves here yet.
operator-say = Say who runs it

conduct-title = Code of conduct
conduct-lede = Amici Sumus, we are friends: whatever players, tournament directors, officials and federations write to each other here is measured by that (LAW-13.1).
conduct-words = What you write
conduct-words-text = Write as you would speak to a friend across the board. Messages that offend, abuse or harass are not acceptable, whatever the position and whatever the language (LAW-13.3.1). That goes for messages beside a game and for what you say about each other in public.
conduct-play = How you play
conduct-play-text = Play to the end or resign; do not let a lost game drag on. Do not repeat an offer until it becomes a nuisance, do not agree results beforehand, and do not stay away without a word: if you have to leave an event, withdraw from it. All of these are serious violations (LAW-13.3.2).
conduct-officials = Directors, officials and federations
conduct-officials-text = They owe you the same courtesy. They decide impartially, give their reasons, and never decide a matter of their own. A director’s decision can be appealed against (TR-15).
conduct-report = If somebody does not keep to it
conduct-report-text = Report a message beside the message itself: you no longer see it. Anything else you report beside the game or beneath the crosstable, under “Decisions and questions”, in your own words. It goes to the tournament director; a report about a director, another official or a federation’s delegate goes to the other officers. The person you report is not told that you have reported them. Each matter needs to be reported only once: write on in the same report if there is more to say.
conduct-follows = What follows
conduct-follows-text = Every report is answered, and you are told what came of it. The director may warn, take days from a clock, declare a game lost or exclude from the event, by how grave it is (LAW-13.3); repeated or serious violations can bring a suspension (LAW-13.3.2).

keyboard-title = Keyboard and screen readers
keyboard-lede = Everything on Posthorn can be done without a mouse. There is no special mode to switch on.
keyboard-game = On a game’s page
keyboard-board = On the board
keyboard-field = Typing a move
key-arrows-replay = one move back or forward
key-ends = to the first or the last move
key-flip = flip the board
key-move = to the field for your move
key-games = to the previous or the next game of your list
key-skip = skip: to the next game that awaits you
key-arrows-board = move from square to square
key-enter = pick a piece up, put it down
key-escape = put it back where it was
key-left-right = ← →
key-home-end = Home End
key-arrows = ← ↑ → ↓
keyboard-board-text = The board is one stop for the Tab key. A screen reader reads out every square with its piece, and where a piece that you picked up can go.
keyboard-field-text = The field understands Nf3, the numbers of correspondence chess (7163) and g1f3, and piece letters in your language. It tells you what it understood. Nothing is sent before you have looked at the move and pressed Send.

licences-title = Licences
licences-lede = Posthorn is free software under the GNU General Public License, version 3 or later. It builds on the work of many people, listed here.
licences-gpl = The licence in full
licences-source = The source code of this site
licences-fonts = Fonts
licences-art = Pieces and flags
licences-web = In these pages
licences-server = In the server
licences-text = Text of the licence
licences-name = Name
licences-licence = Licence
licence-source-sans = Source Sans 3 by Adobe, cut down to the letters needed and renamed “Letter Text”
licence-newsreader = Newsreader by Production Type, cut down to the letters needed
licence-symbols = Six figurines from Noto Sans Symbols 2 by Google
licence-pieces = Chess pieces by Colin M. L. Burnett
licence-merida = Chess pieces “Merida” by Armando Hernandez Marroquin
licence-celtic = Chess pieces “Celtic” by Maurizio Monge
licence-kryukov = Chess pieces by Alexey Kryukov
licence-makruk = Makruk pieces by the authors of Posthorn
licence-flags = Flags from country-flag-icons by Nikolay Kuchumov
licence-icons = The icons and the postmark were drawn for Posthorn and share its licence.

### conditional moves: what the page that writes them may be told

error-conditional-not-allowed = Conditional moves are not allowed in this event.
error-conditional-too-deep = A line may have at most forty of your moves.
error-conditional-twice = Two of the lines answer the same move differently.
error-conditional-illegal = One of the conditional moves is not legal.
error-conditional-too-large = There are too many conditional moves: the limit is 200, in lines of up to 40 moves.
error-conditional-cycle = A position occurs twice in one of the lines.
error-conditional-not-linear = This event allows one line of conditional moves only.
error-conditional-on-move = It is your move: conditional moves can be set while your opponent is on move.

### the director's desk

desk-count = { $n ->
    [0] No claims waiting
    [one] { $n } claim awaits a ruling
   *[other] { $n } claims await a ruling
 }
desk-lede = Claims that the server could not decide. Until your ruling the clocks of the game are stopped.
desk-empty = Nothing to rule on
desk-empty-text = When the server cannot decide a claim, it appears here.
desk-claim-win = { $color ->
    [white] White claims a win by tablebase
   *[black] Black claims a win by tablebase
 }
desk-claim-draw = { $color ->
    [white] White claims a draw by tablebase
   *[black] Black claims a draw by tablebase
 }
desk-seen-by = { $color ->
    [white] White at the bottom
   *[black] Black at the bottom
 }
desk-move = Intended move
desk-no-move = none: the position on the board
desk-why = Not decided because
desk-rule = Rule
desk-at = Claimed
desk-position = Position
desk-ruling = Ruling
desk-uphold-win = { $color ->
    [white] Uphold the claim: 1–0
   *[black] Uphold the claim: 0–1
 }
desk-uphold-draw = Uphold the claim: ½–½
desk-reject = Reject the claim: the game goes on
desk-choose-first = Choose whether you uphold or reject the claim.
desk-reason = Reason
desk-reason-hint = Both players will see it in their messages. Up to 2,000 characters.
desk-reason-missing = Give a reason.
desk-look = Review the ruling…
desk-look-title = Is this your ruling?
desk-outcome-win = { $color ->
    [white] The claim is upheld. The game ends at once: White wins, 1–0.
   *[black] The claim is upheld. The game ends at once: Black wins, 0–1.
 }
desk-outcome-draw = The claim is upheld. The game ends at once as a draw, ½–½.
desk-outcome-reject = The claim is rejected. The game goes on and the clocks run again.
desk-final = Once sent, a ruling cannot be taken back.
desk-send-uphold = Uphold the claim
desk-send-reject = Reject the claim
desk-ruled-ended = You have ruled on game { $game }: it has ended { $ending }.
desk-ruled-on = You have ruled on game { $game }: it goes on.

### analysis

analysis-title = Analysis
analysis-note = Nobody else sees what you try here. No engine runs.
analysis-lines = Moves and lines
analysis-move-field = A move to try, in chess notation or in numbers
analysis-try = Try
analysis-tools = Position and line
analysis-copy-fen = Copy the position (FEN)
analysis-archive = The position in the archive
analysis-copy-pgn = Copy the line (PGN)
analysis-copy-by-hand = Copy it from here
analysis-promote = Make it the main line
analysis-remove = Delete from here
analysis-removed = Deleted.
analysis-undo = Undo
analysis-end-checkmate = { $winner ->
    [white] Checkmate: White wins.
   *[black] Checkmate: Black wins.
 }
analysis-end-stalemate = Stalemate: a draw.
analysis-end-dead-position = Neither player can give mate any more: a draw.
analysis-position = Position
analysis-variant = Variant
analysis-variant-chess = Chess
analysis-variant-chess960 = Chess960
analysis-variant-makruk = Makruk
analysis-fen = Position (FEN)
analysis-set = Set up
analysis-fen-wrong = This is not a position that can be played.

conditional-title = Conditional moves
conditional-hint = Try your opponent’s move on the board and then your reply. You can then add the line here.
conditional-hint-reply = Now try your reply to { $move }.
conditional-hint-elsewhere = This line does not start from the current position.
conditional-hint-cycle = A position occurs twice in this line, so it cannot be added.
conditional-present = To the current position
conditional-keep = Add to conditional moves
conditional-keep-any = If any move, then { $reply }
conditional-kept-merged = Added.
conditional-kept-known = This line is already there.
conditional-kept-too-many = Not added: there can be { $limit } branches at most.
conditional-kept-too-deep = Not added: a line can have { $limit } of your moves at most.
conditional-if = { $place ->
    [next] and if { $when }, then { $reply }
   *[other] If { $when }, then { $reply }
 }
conditional-if-any = { $place ->
    [next] and if any move, then { $reply }
    [among] If any other move, then { $reply }
   *[alone] If any move, then { $reply }
 }
conditional-remove = Remove { $move } and what follows
conditional-empty = None yet.
conditional-limits = { $n } of at most { $limit } branches, with { $depth } of your moves in a line at most.
conditional-linear = This event allows one line only, with { $depth } of your moves at most.
conditional-unsaved = Not saved yet. Only what is saved will be played.
conditional-save = Save…
conditional-discard = Discard the changes
conditional-saved = Saved. Your replies wait for your opponent’s move.
conditional-saved-none = Saved. No reply is prepared.
conditional-review = Save these conditional moves?
conditional-review-none = Remove all conditional moves?
conditional-any-title = “If any move” means any.
conditional-any-text = Your reply is played whatever your opponent does, even where it loses a piece or the game. Prepare it only where it is good against everything.
conditional-any-bad = { $of ->
    [one] After the only possible move, it loses a piece or more, or allows mate.
   *[other] { $n ->
        [one] After one of the { $of } possible moves it loses a piece or more, or allows mate.
       *[other] After { $n } of the { $of } possible moves it loses a piece or more, or allows mate.
    }
 }
conditional-any-illegal = { $n ->
    [one] After { $move } it is not legal: nothing is played then, and your clock runs.
   *[other] After { $n } of the { $of } possible moves, such as { $move }, it is not legal: nothing is played then, and your clock runs.
 }
conditional-any-boards = It would also be played here:
conditional-any-mate = { $when } { $reply } allows { $blow }, mate.
conditional-any-loses = { $piece ->
    [queen] { $when } { $reply } loses the queen to { $blow }.
    [rook] { $when } { $reply } loses a rook to { $blow }.
    [bishop] { $when } { $reply } loses a bishop to { $blow }.
    [knight] { $when } { $reply } loses a knight to { $blow }.
   *[other] { $when } { $reply } loses material to { $blow }.
 }
conditional-any-gone = { $piece ->
    [queen] { $when } { $reply } gives up the queen.
    [rook] { $when } { $reply } gives up a rook.
    [bishop] { $when } { $reply } gives up a bishop.
    [knight] { $when } { $reply } gives up a knight.
   *[other] { $when } { $reply } gives up material.
 }
conditional-any-line = { $when } { $reply }
conditional-any-seen = Only captures and mates on the very next move are checked. No engine runs.
conditional-any-add = Add “If any move, then { $reply }”
conditional-note = When your opponent makes one of these moves, your reply will be played at once, without asking you again.
conditional-note-none = Nothing will be played for you any more.
conditional-send = Save them
conditional-send-none = Remove all
conditional-not-saved = Nothing was saved.
conditional-moved-on = The game has gone on: the last move is { $move }. Your lines are still here.
conditional-over = The game is over.
conditional-none = Conditional moves are not allowed in this event.
conditional-my-move = It is your move. Conditional moves can be prepared while your opponent is on move.
conditional-not-now = Conditional moves cannot be prepared right now.
conditional-replace = Replace
conditional-replace-title = Replace your reply?
conditional-replace-text = { $kind ->
    [line] Only one line is allowed here, and so far it has { $when } { $reply }.
    [any] So far you answer any move with { $reply }.
   *[move] So far you answer { $when } with { $reply }.
 } { $lost ->
    [1] { $next } takes its place.
   *[other] { $next } takes its place, and what you had prepared after it is lost.
 }
conditional-leave = Leave without saving?
conditional-leave-text = Your changes to the conditional moves are kept in this browser, but none of them is played until you save them.
conditional-leave-action = Leave
