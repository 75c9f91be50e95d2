### the rules

rules-lede = What each article asks, and what this server does about it. The words are ours and often shorter than the printed ones, which decide in case of doubt.
rules-in-english = The articles are in English.
rules-books = Books
rules-find = Search articles
rules-only-missing = Only what is not here yet, or only partly
rules-none = No article matches.
rules-found = { $n ->
    [one] { $n } article
   *[other] { $n } articles
 }
rules-unknown = There is no article { $id } here. Search for it, or look through the list.
rules-nearest = { $asked } is covered here, under { $id }.
rules-standing-server = The server sees to it
rules-standing-official = An official decides
rules-standing-people = People keep to it; the server cannot check it
rules-standing-missing = Not yet here
rules-partly = Partly:
rules-reading = How this server reads it:
rules-differs = Differs from the printed rule:

### what the rules do not say

rules-questions = Questions about the rules
rules-questions-lede = What no article says, the officers answer when a federation or a tournament director asks (LAW-0-gaps). Every answer is published here and at the article that it is about.
rules-questions-answered-here = { $n ->
    [one] { $n } question answered about this article
   *[other] { $n } questions answered about this article
 }
rules-questions-waiting = Waiting for an answer
rules-questions-answered = Answered
rules-questions-none = Nothing has been asked and answered yet.
rules-questions-more = Show more
rules-questions-by-federation = Asked by the federation { $federation }
rules-questions-by-director = Asked by a tournament director
rules-questions-answer = Answer
rules-questions-ask = Ask about the rules
rules-questions-ask-text = The officers are asked. Once it is answered, everybody can read the question. Leave out names and running games.
rules-questions-for = On whose behalf
rules-questions-for-federation = My federation
rules-questions-article = Article
rules-questions-article-hint = The one that leaves it open, such as LAW-6.9
rules-questions-article-unknown = There is no such article.
rules-questions-question = Your question
rules-questions-limit = Up to 2,000 characters.
rules-questions-send = Send the question
rules-questions-reply = Answer
rules-questions-answer-field = Your answer, for everybody to read
rules-questions-publish = Publish the answer
error-own-question = Another officer answers your own question.
error-too-many-questions = You have 10 questions waiting, the most there can be.
error-answered-already = This question has been answered, and the answer is published.
error-unknown-question = There is no such question.
rules-questions-asked-now = The question has been sent.
rules-questions-answered-now = The answer is published.

### books

rules-book-LAW = Laws of Correspondence Chess
rules-book-TR = Tournament Rules
rules-book-RAT = Ratings
rules-book-NORM = Titles and norms
rules-book-SKS = Rules of the Czech federation
rules-book-MAK = Makruk
rules-book-FIDE = FIDE Laws of Chess

### chapters, beside their numbers

rules-chapter-LAW-0 = General
rules-chapter-LAW-1 = The game
rules-chapter-LAW-2 = The board
rules-chapter-LAW-3 = How the pieces move
rules-chapter-LAW-4 = Making a move
rules-chapter-LAW-5 = How a game ends
rules-chapter-LAW-6 = Clocks
rules-chapter-LAW-7 = Irregularities
rules-chapter-LAW-8 = Score sheets
rules-chapter-LAW-9 = Draws and claims
rules-chapter-LAW-10 = Leave
rules-chapter-LAW-11 = Adjudication
rules-chapter-LAW-12 = Points
rules-chapter-LAW-13 = Conduct
rules-chapter-LAW-14 = Tournament directors
rules-chapter-LAW-A = Notation
rules-chapter-LAW-B = Chess960
rules-chapter-LAW-C = Triple Block
rules-chapter-TR-0 = General
rules-chapter-TR-1 = World Championship and Olympiad
rules-chapter-TR-2 = Promotion classes
rules-chapter-TR-3 = World Cup
rules-chapter-TR-4 = Norm events
rules-chapter-TR-5 = League
rules-chapter-TR-6 = Special events
rules-chapter-TR-7 = Tie-breaks
rules-chapter-TR-8 = Withdrawal and replacement
rules-chapter-TR-9 = Rated games and rating lists
rules-chapter-TR-10 = How titles are awarded
rules-chapter-TR-11 = Teams
rules-chapter-TR-12 = Federations’ events
rules-chapter-TR-13 = Change of federation
rules-chapter-TR-14 = Publishing running games
rules-chapter-TR-15 = Appeals
rules-chapter-SKS-1 = Rating lists
rules-chapter-SKS-2 = Tables
rules-chapter-SKS-3 = Opponents’ ratings
rules-chapter-SKS-4 = Calculation
rules-chapter-SKS-5 = National title
rules-chapter-SKS-6 = Points and places
rules-chapter-SKS-7 = Withdrawal and replacement
rules-chapter-SKS-8 = Where they apply

### what reaches an article, after “The server sees to it:”

rules-by-send-move = when a move is sent
rules-by-preview-move = when a move is shown before it is sent
rules-by-resign = when a player resigns
rules-by-make-claim = when something is claimed
rules-by-claim-in-score = when something is claimed in a game by post or e-mail
rules-by-decide-score = when the director decides about the score of a game by post or e-mail
rules-by-accept-draw = when a draw is accepted
rules-by-decline-draw = when a draw is declined
rules-by-get-game = whenever the game is shown
rules-by-defer-place = when a player defers a place
rules-by-list-next-placed = when vacant places of a Final are filled
rules-by-list-prizes = whenever the event is shown
rules-by-get-section = whenever the table is shown
rules-by-claim-time = when a win on time is claimed
rules-by-time-forfeit = every minute
rules-by-clock-tick = every minute
rules-by-notify = when the players are told
rules-by-make-decision = when a decision is entered at the desk
rules-by-register-leave = when leave is entered
rules-by-cancel-leave = when leave is taken back
rules-by-refill-clock = when days are moved from the bank
rules-by-announce-event = when an event is announced
rules-by-change-event = when an announcement is changed
rules-by-get-event = whenever the event is shown
rules-by-enter-event = when a player enters
rules-by-decide-entry = when an entry is decided
rules-by-enter-team = when a team enters
rules-by-change-team = when a team is changed
rules-by-decide-team = when a team’s entry is decided
rules-by-list-team-tables = whenever the tables of teams are shown
rules-by-get-season = when promotion and relegation are shown
rules-by-decide-season = when promotion and relegation are decided
rules-by-list-team-games = when captains look at their team’s games
rules-by-replace-before-play = when somebody plays in place of a player who has not moved
rules-by-replace-player = when a player of a team is replaced
rules-by-list-replacements = when the replacements of a team are looked at
rules-by-decide-substitute-status = when a substitute’s status is decided
rules-by-write-letter = when a letter is written
rules-by-list-nominations = when nominations are shown
rules-by-make-proposal = when sections are drawn up
rules-by-change-proposal = when proposed sections are changed
rules-by-get-proposal = while sections are drawn up
rules-by-publish-event = when start lists are published
rules-by-consent-to-rating = when the rating commissioner consents
rules-by-agree-to-final = when the Executive Board agrees to a Final
rules-by-apply-for-approval = when a federation applies for the approval of an event
rules-by-decide-approval = when an application is decided
rules-by-register-federation = when the register of federations is changed
rules-by-register-sex = when a federation registers a player’s sex
rules-by-report-approvals = in the report to Congress
rules-by-get-queue = at the desk
rules-by-finish-event = when the final tables are confirmed
rules-by-reopen-event = when final tables are taken back
rules-by-import-event = when an event is brought here
rules-by-approve-import = when an import is approved
rules-by-list-transfers = when transfers are listed
rules-by-list-rating-lists = when rating lists are shown
rules-by-request-withdrawal = when a player asks to withdraw
rules-by-get-pgn = in its PGN
rules-by-name-page = when a player names a page with running games
rules-by-answer-page = when an opponent answers for a player’s page
rules-by-report-conduct = when somebody’s conduct is reported
rules-by-report-game = when a player sends a game that was played elsewhere
rules-by-ask-rules-question = when a question about the rules is asked
rules-by-answer-rules-question = when an officer answers it
rules-by-report-withdrawal = when a withdrawal is reported
rules-by-suspend-player = when an officer suspends a player
rules-by-decide-withdrawal = when a withdrawal is decided
rules-by-begin-rating-run = when a rating list is begun
rules-by-calculate-rating-run = when a rating list is calculated
rules-by-publish-rating-list = when a rating list is published
rules-by-correct-rating = when a rating is corrected
rules-by-explain-rating = when a rating is explained
rules-by-get-rating-list = whenever the list is shown
rules-by-download-rating-list-csv = when the list is downloaded
rules-by-get-player = whenever the player is shown
rules-by-get-qualifications = whenever a player’s qualifications are shown
rules-by-list-qualifiers = whenever the Table of Qualifiers is shown
rules-by-set-fide-ratings = when FIDE ratings are entered
rules-by-record-norm = when a norm made elsewhere is recorded
rules-by-report-titles = when titles are reported to Congress
rules-by-get-certificate = when a certificate is printed
rules-by-propose-title = when a title is proposed
rules-by-decide-title = when a title is decided
rules-by-recommend-title = when an office recommends a title
rules-by-record-votes = when the votes of Congress are recorded
rules-by-change-count = when counting starts or stops
