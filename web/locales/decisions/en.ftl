### what waits at the desk

queue-count = { $n ->
    [0] Nothing waits
    [one] { $n } matter waits
   *[other] { $n } matters wait
 }
queue-lede = Everything that waits for you, the oldest first.
gap-warning = The server was away, or its clock was wrong, from { $from } until { $until }. No game is lost on time until you decide.
gap-decide = Decide
queue-empty = Your desk is empty
queue-empty-text = Claims, questions, reports and appeals appear here.
queue-kind = Which kind
queue-kind-all = Everything ({ $n })
queue-kind-claim = Claims ({ $n })
queue-kind-query = Questions ({ $n })
queue-kind-message-report = Reported messages ({ $n })
queue-kind-publication = Published games ({ $n })
queue-kind-appeal = Appeals ({ $n })
queue-kind-adjudication = To be adjudicated ({ $n })
queue-kind-silence = Silent players ({ $n })
queue-kind-withdrawal = Withdrawals ({ $n })
queue-kind-import = Events from elsewhere ({ $n })
queue-kind-transfer = Transfers ({ $n })
queue-kind-title = Titles ({ $n })
queue-found = { $n ->
    [one] { $n } is shown.
   *[other] { $n } are shown.
 }
queue-no-match = Nothing of this kind waits.
queue-what-repetition = Claim: draw by repetition
queue-what-fifty-moves = Claim: draw by the 50-move rule
queue-what-tablebase-win = Claim: win by tablebase
queue-what-tablebase-draw = Claim: draw by tablebase
queue-what-query = Question
queue-what-message-report = Reported message
queue-what-publication = Published games
queue-what-appeal = Appeal
queue-what-adjudication = To be adjudicated
queue-what-silence = Silent for 28 days or more
queue-what-withdrawal = Withdrawal
queue-what-import = Event from elsewhere
queue-what-transfer = Transfer to another federation
queue-what-title = Title
queue-all-events = All events of the player
queue-about = about
queue-game = Game { $n }
queue-age = { $n ->
    [0] today
    [one] { $n } day
   *[other] { $n } days
 }
queue-back = Back to everything that waits

### cases

case-state-open = open
case-state-answered = answered
case-state-decided = decided
case-title = { $what }, no. { $n }
case-facts = What it is about
case-where = Where
case-by = Filed by
case-about = About
case-opened = Opened
case-page = Page
case-message = Message
case-somebody = Somebody
case-written = What was written
case-appealed = The decision
case-decisions = Decided in this matter
case-answer-title = Answer
case-answer = Your answer
case-answer-send = Send the answer
case-write = Write again
case-write-send = Send
case-close = That settles it
case-answered-now = Your answer has been sent.
case-decided-now = The appeal is decided.
case-to-game = Decide about the game
case-to-section = Decide in the section
due-title = What is due (TR-14)
due-earlier = { $n ->
    [0] No earlier breach of this player in this section stands.
    [one] { $n } earlier breach of this player in this section stands.
   *[other] { $n } earlier breaches of this player in this section stand.
 }
due-elsewhere = { $n ->
    [0] There is none in other sections.
    [one] There is { $n } in other sections.
   *[other] There are { $n } in other sections.
 }
due-order = An order to put the page right.
due-penalty = A penalty of 10 days in all unfinished games.
due-expel = Expulsion: all unfinished games are lost.
due-suspension = All steps in this section are used up: the officers may suspend the player.
due-may-suspend = The officers may also suspend the player.
due-deviate = You may decide otherwise, with a reason.
due-decide = Decide…
appeal-decide = Decide the appeal
appeal-outcome = Outcome
appeal-upheld = The decision stands
appeal-changed = The decision was changed
appeal-dismissed = The appeal is not heard
appeal-not-undone = Undo the decision by another one first.
appeal-look = Look at it…
appeal-confirm = Is this your decision?
appeal-say-upheld = The decision stands; the appeal is closed for good.
appeal-say-changed = The decision was changed by a later one; the appeal is closed for good.
appeal-say-dismissed = The appeal is not heard; it is closed for good.
appeal-send = Decide the appeal

### decisions

decided-set-clock = Clock set
decided-stop-clocks = Clocks stopped
decided-resume-clocks = Clocks resumed
decided-penalty = Penalty
decided-default = Lost by default
decided-cancel = Game cancelled
decided-to-adjudication = Sent to adjudication
decided-adjudicate = Adjudicated
decided-reinstate = Game reinstated
decided-restore-position = Position restored
decided-warn = Warning
decided-order = Order
decided-expel = Expulsion
decided-message = Letter to everybody
decided-revoke = Taken back
decided-withdrawal-accepted = Withdrawal accepted
decided-withdrawal-unaccepted = Unaccepted withdrawal
decided-withdrawal-silent = Silent withdrawal
decided-withdrawal-death = The player has died
decided-color-white = White
decided-color-black = Black
decided-number = no. { $n }
decided-undone-by = undone by no. { $n }
decided-undoes = Undoes no. { $n }.
decided-under-way = being carried out
decided-by-server = Posthorn
decided-appeal = Appeal…
decided-appealed = You have appealed against this decision.
decided-none = Nothing was decided yet.
decided-log = { $n ->
    [0] Decisions
   *[other] Decisions ({ $n })
 }
decided-limit = Up to 2,000 characters.
decided-more-games = { $n ->
    [one] and { $n } more game
   *[other] and { $n } more games
 }
decided-clock = { $who }: { $what }
decided-days-added = { $n ->
    [one] { $n } day added to the time used
   *[other] { $n } days added to the time used
 }
decided-days-back = { $n ->
    [one] { $n } day given back
   *[other] { $n } days given back
 }
decided-moves-added = { $n ->
    [one] { $n } move added to those counted
   *[other] { $n } moves added to those counted
 }
decided-moves-off = { $n ->
    [one] { $n } move taken off those counted
   *[other] { $n } moves taken off those counted
 }
decided-defaulted = { $by ->
    [white] White lost by default
    [black] Black lost by default
   *[both] both lost by default
 }
decided-adjudicated = adjudicated { $result }
decided-what-clocks-stopped = clocks stopped
decided-what-clocks-resumed = clocks resumed
decided-what-sent-to-adjudication = sent to adjudication
decided-what-cancelled = cancelled
decided-what-reinstated = goes on

### making a decision

decide-heading = Decide
decide-kind = Decision
decide-hint-set-clock = Days and moves of one player.
decide-hint-stop-clocks = Nobody may move until you let the clocks run again.
decide-hint-resume-clocks = The time in between is charged to nobody.
decide-hint-penalty = Added to the time used in all unfinished games of the player in this section.
decide-hint-default = The game ends at once.
decide-hint-cancel = The game ends at once and counts in nothing.
decide-hint-to-adjudication = Play ends; both players hand in a claim and an analysis.
decide-hint-adjudicate = Adjudicators other than the tournament director decide.
decide-hint-reinstate = The game goes on where it was. The time since it ended is charged to nobody.
decide-hint-restore-position = After an illegal move: both players are told from where they go on. Nothing changes in the game here.
decide-hint-warn = The player is told, by mail too.
decide-hint-order = The player is told to put something right.
decide-hint-expel = All unfinished games of the player in this section are lost.
decide-hint-message = A letter to everybody who plays in this section.
decide-hint-revoke = A warning or an order no longer counts.
decide-player = Player
decide-whose = Whose
decide-side = { $color } ({ $who })
decide-both = Both
decide-days = Days
decide-days-back = Days given back
decide-days-hint-set-clock = More are added to the time used; with a minus they are given back.
decide-days-hint-penalty = 1 to 100. TR-14 names 10.
decide-days-hint-reinstate = To the player who lost on time. Empty: none.
decide-moves = Moves
decide-moves-hint = Added to those counted towards the next control; with a minus they are taken off.
decide-result = Result
decide-position = Position (FEN)
decide-position-hint = The position before the irregularity, with the side to move.
decide-position-wrong = Enter the eight ranks and the side to move, such as 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1.
decide-title = Subject
decide-letter = Letter
decide-undoes = Which decision it undoes
decide-undoes-option = No. { $n }: { $kind } { $who }
decide-none = none
decide-reason = Reason
decide-reason-hint = The players concerned read it. Up to 2,000 characters.
decide-rule = Rule
decide-rule-hint = Such as LAW-6.11. It may stay empty.
decide-nothing-set = Enter days or moves.
decide-look = Look at the decision…
decide-confirm = Is this your decision?
decide-ends = { $n ->
    [one] It ends this game, or leaves a player of it no time:
   *[other] It ends { $n } games, or leaves a player of them no time:
 }
decide-send = Decide
decide-by-rule = By { $rule }
decide-for-case = In answer to case no. { $n }.
decide-done = { $kind }: decision no. { $n } is made.
decide-say-set-clock = Game { $game }, { $who }: { $what }.
decide-say-stop-clocks-game = In game { $game } the clocks are stopped. Nobody may move until they are let run again.
decide-say-resume-clocks-game = In game { $game } the clocks run again from now on.
decide-say-stop-clocks-all = In all unfinished games of the section the clocks are stopped. Nobody may move until they are let run again.
decide-say-resume-clocks-all = In all games of the section that were stopped the clocks run again from now on.
decide-say-penalty = { $n ->
    [one] { $who }: { $n } day is added to the time used in all unfinished games of the section. Where that is more than is left, the game is lost.
   *[other] { $who }: { $n } days are added to the time used in all unfinished games of the section. Where that is more than is left, the game is lost.
 }
decide-say-default = Game { $game } ends at once. Lost by default: { $who }.
decide-say-default-both = Game { $game } ends at once. Both players have lost by default, 0–0.
decide-say-cancel = Game { $game } is cancelled: it ends at once and counts in nothing.
decide-say-to-adjudication = Play in game { $game } is over. The adjudicators decide it.
decide-say-adjudicate = Game { $game } ends as adjudicated, { $result }.
decide-say-reinstate = Game { $game } goes on where it was; its result no longer counts.
decide-say-days-back = { $n ->
    [one] { $n } day is given back to the player who lost on time.
   *[other] { $n } days are given back to the player who lost on time.
 }
decide-say-restore-position = Game { $game } goes on elsewhere from this position. Both players are told.
decide-say-warn = A warning to { $who }.
decide-say-order = An order to { $who } to put right what is named below.
decide-say-expel = { $who } is expelled: all unfinished games in this section are lost at once.
decide-say-message = { $n ->
    [one] A letter to { $n } player of this section.
   *[other] A letter to all { $n } players of this section.
 }
decide-say-revoke = Decision no. { $n } is taken back.

### a game at the desk

desk-game-title = Game { $n }
desk-game-open = Look at the game
desk-section-title = Decide in a section
desk-section-hint = What concerns one player’s games, or everybody. Single games are decided on their own pages.
desk-section-table = Table of the section
facts-title = How the game stands
facts-standing-running = running
facts-standing-flagged = a flag has fallen
facts-standing-referred = a claim waits
facts-standing-stopped = clocks stopped
facts-standing-adjudication = with the adjudicators
facts-standing-elsewhere = played elsewhere
facts-standing-finished = finished
facts-number = Number
facts-left = Time left
facts-used = Time used
facts-to-go = Moves to the control
facts-leave = Leave
facts-turn = { $color ->
    [white] White is to move.
   *[black] Black is to move.
 }
facts-since-move = { $n ->
    [0] The last move was made today.
    [one] The last move was made { $n } day ago.
   *[other] The last move was made { $n } days ago.
 }
facts-silence = { $n ->
    [one] Silent for { $n } day.
   *[other] Silent for { $n } days.
 }
facts-moves = Last moves
facts-no-moves = No move has been made.
facts-decisions = Decided about this game
facts-same-kind = Earlier in this section: { $kind }
facts-about-player = Earlier about this player
facts-cases = Questions and reports about this game
facts-claims = Handed in for the adjudicators
facts-claims-until = Players hand in what they claim by { $when }.
facts-claims-none = Nobody has handed in anything yet.
facts-claims-automatic = Made by the server for a player who has withdrawn.
facts-claims-win = { $by ->
    [white] White claims a win
   *[black] Black claims a win
 }
facts-claims-draw = { $by ->
    [white] White claims a draw
   *[black] Black claims a draw
 }

### what players have to do with their director

matters-ask = Ask the director…
matters-ask-title = Ask the tournament director
matters-ask-text = The director is told and answers here. Your opponent does not read it. The clocks run on.
matters-question = Your question
matters-ask-send = Send the question
matters-filed = It has been sent, as no. { $n }. The answer will stand here.
matters-desk = To the director’s desk
matters-appeal-title = Appeal against decision no. { $n }
matters-appeal-text = The officers decide it, not whoever made the decision (TR-15). You can appeal once; until then the decision holds.
matters-appeal-why = Why it should be changed
matters-appeal-send = Send the appeal
matters-publication = Report published games…
matters-publication-title = Report a page with running games
matters-publication-text = Running games may not be shown move by move without leave (TR-14). The director looks at it; the player is not told who has reported it.
matters-publication-who = Who shows them
matters-publication-what = What is shown there
matters-publication-send = Send the report
matters-url = Address of the page
matters-url-wrong = Enter an address that begins with https:// or http://.
matters-report-title = Report this message?
matters-report-text = The tournament director will read it. You will no longer see it. Your opponent is not told. This cannot be taken back (LAW-13.3.1).
matters-report-why = What is wrong with it
matters-report-send = Report the message
matters-reported = The message has been reported and is hidden.
stopped-director = The clocks are stopped
stopped-director-text = The tournament director has stopped the game. Nobody may move until it goes on; no time is charged.
stopped-elsewhere = This game is played elsewhere
stopped-elsewhere-text = By post or on another server: no clock runs here, and no move is made here. The result is entered when the game is over.
stopped-adjudication = The game is with the adjudicators
stopped-adjudication-text = Play is over. The adjudicators decide the result.
adjudication-claim = You claim
adjudication-win = a win
adjudication-draw = a draw
adjudication-analysis = Analysis
adjudication-hint = Only the adjudicators and officials read it. Up to 20,000 characters.
adjudication-look = Look at the claim…
adjudication-confirm = Hand this in?
adjudication-say-win = You claim a win, with the analysis that you have written. You can hand in another one in its place.
adjudication-say-draw = You claim a draw, with the analysis that you have written. You can hand in another one in its place.
adjudication-send = Hand it in
adjudication-until = Hand in what you claim, with your analysis, by { $when }.
adjudication-over = Claims were to be handed in by { $when }.
adjudication-mine-win = You have claimed a win.
adjudication-mine-draw = You have claimed a draw.
adjudication-automatic = It was made for you when your withdrawal was decided.
adjudication-sent = It has been handed in.

### refusals

error-unknown-case = There is no such case.
error-case-decided = This case is decided: nothing more is written in it.
error-case-full = Nothing more fits into this case.
error-too-many-cases = You have 20 open cases, the most that one player can have.
error-already-appealed = You have appealed against this decision before.
error-already-reported = You have reported this message before.
error-already-undone = This decision has been undone before.
error-unknown-decision = There is no such decision.
error-not-appealable = A letter is no decision to appeal against.
error-not-undone = Undo the decision by another one first.
error-not-reportable = This cannot be reported.
error-not-revocable = Only warnings and orders are taken back; what was done to games is undone by a decision about them.
error-tables-final = This event is finished: its tables are final.
error-director-does-not-adjudicate = Adjudicators other than the tournament director decide the game.
error-no-unfinished-game = There is no unfinished game that this would change.
error-request-taken = Another decision was made from this form. Load the page anew.
error-not-lost-on-time = Days are given back only to a player who has lost on time or by silence.
error-clocks-run-through = In Triple Block the clocks cannot be stopped.
error-clocks-stopped = The clocks are stopped.
error-in-adjudication = The game is with the adjudicators.
error-not-stopped = The clocks are not stopped.
error-played-elsewhere = This game is played elsewhere: no clock of it runs here.
error-played-here = This game is played here, where no illegal move stands.
error-no-such-position = No game can go on from this position.
error-not-finished = The game is not over.
error-board-has-decided = The board has decided this game.
error-no-move-counter = In this game no moves are counted.
error-not-in-adjudication = This game is not with the adjudicators.
error-adjudication-closed = The date by which claims were to be handed in is past.
