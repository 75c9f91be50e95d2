### The pages of text, a file of their own: most visits need none of them.

home-title = Chess by letter, a move every few days
home-lede = Posthorn carries correspondence chess: games that take months, days to think about every move, and rules that a federation can stand by.
home-sign-in = Have you an account?
home-1-title = Days, not minutes
home-1 = Ten moves in fifty days is usual. Posthorn counts the days, shows what is left and writes to you when it is your turn.
home-2-title = Nothing sent by accident
home-2 = You choose a move, look at it once more, then send it. Every move gets a postmark: a signed receipt with its time.
home-3-title = Rules you can look up
home-3 = Every refusal, every result and every charged day names the rule it comes from.
postcard-label = A postcard with the move 10…e4, postmarked on its way
postcard-to-1 = To my opponent
postcard-to-2 = somewhere far away

about-title = About Posthorn
about-1 = Posthorn is a server for correspondence chess: for players, tournament directors and federations. It follows the Laws of the International Correspondence Chess Federation.
about-2 = It is free software under the GNU General Public License, version 3 or later. Anybody may run it, study it, change it and pass it on.
about-3 = Nothing here plays chess for you. No engine runs on these pages.
about-4 = Each move is written into a log to which things are only ever added, and is answered with a signed receipt. A finished game can be checked by anybody, move by move and second by second.

privacy-title = Privacy
privacy-lede = What is kept, and why. There are no trackers, no advertisements and nothing from other sites on these pages.
privacy-account = Your account
privacy-account-text = Your name, federation, title and rating are public, as chess results are. Your e-mail address is used to sign you in and to write to you about your games; nobody else sees it. Your password is kept only in a form that cannot be turned back.
privacy-games = Your games
privacy-games-text = Moves, their times and results are kept for good and become visible to other players when the game is finished. Messages are kept with the game; your opponent and the tournament director can read them.
privacy-cookie = One cookie
privacy-cookie-text = While you are signed in, one cookie keeps you signed in. Scripts cannot read it, and no other site receives it.
privacy-browser = In your browser
privacy-browser-text = Language, appearance, board and notation are kept in your browser, and so is a message that you have not sent yet. They leave when you clear the site’s data.

keyboard-title = Keyboard and screen readers
keyboard-lede = Everything on Posthorn can be done without a mouse. There is no special mode to switch on.
keyboard-game = On the page of a game
keyboard-board = On the board
keyboard-field = Typing a move
key-arrows-replay = one move back or forward
key-ends = to the first or the last move
key-flip = turn the board round
key-move = to the field for your move
key-arrows-board = walk from square to square
key-enter = pick a piece up, put it down
key-escape = put it back where it was
key-left-right = ← →
key-home-end = Home End
key-arrows = ← ↑ → ↓
keyboard-board-text = The board is one stop for the Tab key. A screen reader hears every square with its piece, and where a piece that you picked up can go.
keyboard-field-text = The field understands Nf3, the numbers of correspondence chess (7163) and g1f3, and piece letters in your language. It tells you what it understood. Nothing is sent before you have looked at the move and pressed Send.

licences-title = Licences
licences-lede = Posthorn is free software under the GNU General Public License, version 3 or later. It stands on the work of many people, listed here.
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
licence-flags = Flags from country-flag-icons by Nikolay Kuchumov
licence-icons = The icons and the postmark were drawn for Posthorn and share its licence.
