### what waits at the desk

queue-count = { $n ->
    [0] Nothing waiting
    [one] { $n } matter waiting
   *[other] { $n } matters waiting
 }
queue-lede = Everything waiting for you, oldest first.
gap-warning = The server was down, or its clock was wrong, from { $from } until { $until }. No game is lost on time until you decide.
gap-decide = Decide
queue-empty = Your desk is empty
queue-empty-text = Claims, questions, reports and appeals appear here, and whatever your events are waiting for.
desk-events-title = My events and sections
desk-events-lede = What waits for you in events, all your events, and the sections in play that you direct.
desk-events-due = Due in events
desk-events-due-none = Nothing is due in your events.
desk-events-mine = Events that you organise or direct ({ $n })
desk-events-mine-none = You organise and direct no event.
desk-events-sections = Sections that you direct ({ $n })
desk-events-sections-none = You direct no section in play.
desk-events-find = Event or section
desk-events-found = { $n ->
    [0] No section matches.
    [one] One section found.
   *[other] { $n } sections found.
 }
desk-events-waiting = { $n ->
    [one] One matter waits
   *[other] { $n } matters wait
 }
desk-events-decide = Decide…
queue-kind = Kind
queue-kind-all = Everything ({ $n })
queue-kind-claim = Claims ({ $n })
queue-kind-query = Questions ({ $n })
queue-kind-message-report = Reported messages ({ $n })
queue-kind-publication = Published games ({ $n })
queue-kind-conduct = Reported conduct ({ $n })
queue-kind-appeal = Appeals ({ $n })
queue-kind-adjudication = To be adjudicated ({ $n })
queue-kind-silence = Silent players ({ $n })
queue-kind-withdrawal = Withdrawals ({ $n })
queue-kind-import = Events from elsewhere ({ $n })
queue-kind-approval = Events to approve ({ $n })
queue-kind-transfer = Transfers ({ $n })
queue-kind-title = Titles ({ $n })
queue-kind-title-recommendation = Titles to recommend ({ $n })
queue-kind-title-votes = Votes of Congress ({ $n })
queue-kind-rating-list = Rating lists ({ $n })
queue-kind-gone-player = Players who may have left ({ $n })
queue-kind-game-reports = Results of games played elsewhere ({ $n })
queue-kind-game-score = Scores of games by post and e-mail ({ $n })
queue-kind-final-tables = Final tables ({ $n })
queue-kind-rating-consent = Consents to the rating ({ $n })
queue-kind-board-agreement = World Championship Finals ({ $n })
queue-kind-start-lists = Start lists ({ $n })
queue-kind-entries = Entries ({ $n })
queue-kind-free-entries = Free entries ({ $n })
queue-kind-deposits = Deposits ({ $n })
queue-kind-replacements = Replacements in teams ({ $n })
queue-kind-season = Promotion and relegation ({ $n })
queue-kind-rules-question = Questions about the rules ({ $n })
queue-found = { $n ->
    [one] { $n } shown.
   *[other] { $n } shown.
 }
queue-no-match = Nothing that waits matches these filters.
queue-clear = Clear the filters
queue-where = Event or section
queue-where-all = All events
queue-find = Player, game number or event
queue-since = since { $when }
queue-more = Show more
queue-left = { $n ->
    [one] { $n } more matter
   *[other] { $n } more matters
 }
queue-later = Later
queue-later-tomorrow = Until tomorrow
queue-later-week = For a week
queue-later-all = Put all { $n } aside:
queue-back-on = Back on { $when }
queue-said = { $n ->
    [one] Put aside until { $when }.
   *[other] { $n } matters put aside until { $when }.
 }
queue-undo = Undo
queue-aside = { $n } put aside
queue-aside-here = Put aside on this device only.
queue-bring-back = Bring back
queue-bring-all-back = Bring all back
queue-all-aside = Everything is put aside.
queue-what-repetition = Claim: draw by repetition
queue-what-fifty-moves = Claim: draw by the 50-move rule
queue-what-tablebase-win = Claim: win by tablebase
queue-what-tablebase-draw = Claim: draw by tablebase
queue-what-query = Question
queue-what-message-report = Reported message
queue-what-publication = Published games
queue-what-conduct = Reported conduct
queue-what-appeal = Appeal
queue-what-adjudication = To be adjudicated
queue-what-silence = Silent for 28 days or more
queue-what-gone-player = Lost on time or silent in half the games
queue-what-reports-differ = Results of a game played elsewhere differ
queue-what-report-missing = One player has not sent the result of a game played elsewhere
queue-what-score-claim = A player’s claim in a game by post or e-mail
queue-what-scores-differ = The scores of a game by post or e-mail differ
queue-what-score-unanswered = A player has not answered about the score in time
queue-what-final-tables = All games finished: confirm the final tables
queue-what-rating-consent = National event: consent to its rating
queue-what-board-agreement = World Championship Final: agree for the Board
queue-what-start-lists = Entries closed: publish the start lists
queue-what-entries = { $n ->
    [one] One entry to decide on
   *[other] { $n } entries to decide on
}
queue-what-free-entries = { $n ->
    [one] One free entry to confirm
   *[other] { $n } free entries to confirm
}
queue-what-deposits = { $n ->
    [one] One deposit to settle
   *[other] { $n } deposits to settle
}
queue-what-replacements = { $n ->
    [one] One replacement in a team to decide
   *[other] { $n } replacements in teams to decide
}
queue-what-season = A season is over: who goes up and who goes down
queue-what-withdrawal = Withdrawal
queue-what-import = Event from elsewhere
queue-what-approval = Event to approve
queue-what-approval-referred = Event before Congress
queue-what-transfer = Transfer to another federation
queue-what-title = Title
queue-what-title-recommendation = Title: recommend it, or advise against it
queue-what-title-votes = Title: record the votes of Congress
queue-what-rating-list = Rating list
queue-what-rules-question = Question about the rules
queue-what-rating-list-due = Rating list to start
queue-all-events = All the player’s events
queue-about = about
queue-game = Game { $n }
queue-age = { $n ->
    [0] today
    [one] { $n } day
   *[other] { $n } days
 }
queue-back = Back to your desk

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
case-decisions = Decisions in this matter
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
    [0] This player has no earlier breach standing in this section.
    [one] This player has { $n } earlier breach standing in this section.
   *[other] This player has { $n } earlier breaches standing in this section.
 }
due-elsewhere = { $n ->
    [0] There are none in other sections.
    [one] There is { $n } in other sections.
   *[other] There are { $n } in other sections.
 }
due-order = An order to correct the page.
due-penalty = A penalty of 10 days in all unfinished games.
due-expel = Expulsion: all unfinished games are lost.
due-suspension = All steps in this section have been taken: the officers may suspend the player.
due-may-suspend = The officers may also suspend the player.
due-deviate = You may decide otherwise, with a reason.
due-decide = Decide…
due-suspend = Suspend the player…
appeal-decide = Decide the appeal
appeal-outcome = Outcome
appeal-upheld = The decision stands
appeal-changed = The decision is changed
appeal-dismissed = The appeal is not heard
appeal-look = Review…
appeal-confirm = Is this your decision?
appeal-say-upheld = The decision stands; the appeal is closed for good.
appeal-say-changed = The decision was changed by a later one; the appeal is closed for good.
appeal-say-taken-back = Decision no. { $n } is taken back in all its games, in your name; the appeal is closed for good.
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
decided-message = Letter
decided-to-all = To everyone in the section
decided-to = To { $who }
decided-to-you = To you
decided-revoke = Taken back
decided-withdrawal-accepted = Withdrawal accepted
decided-withdrawal-unaccepted = Unaccepted withdrawal
decided-withdrawal-silent = Silent withdrawal
decided-withdrawal-death = The player has died
decided-await-substitute = Substitute awaited
decided-replace = Player replaced
decided-color-white = White
decided-color-black = Black
decided-number = no. { $n }
decided-undone-by = undone by no. { $n }
decided-undoes = Undoes no. { $n }.
decided-under-way = being carried out
decided-by-server = Posthorn
decided-appeal = Appeal…
decided-appealed = You have appealed against this decision.
decided-none = No decisions yet.
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
    [one] { $n } move added to the move count
   *[other] { $n } moves added to the move count
 }
decided-moves-off = { $n ->
    [one] { $n } move taken off the move count
   *[other] { $n } moves taken off the move count
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
decided-what-replaced = { $by ->
    [white] another player has White now
   *[black] another player has Black now
 }

### making a decision

decide-heading = Decide
decide-kind = Decision
decide-hint-set-clock = Days and moves of one player.
decide-hint-stop-clocks = Nobody may move until you let the clocks run again.
decide-hint-resume-clocks = Nobody is charged for the time in between.
decide-hint-penalty = Added to the time used in all unfinished games of the player in this section.
decide-hint-default = The game ends at once.
decide-hint-cancel = The game ends at once and does not count.
decide-hint-to-adjudication = Play ends; both players hand in a claim and an analysis.
decide-hint-adjudicate = Adjudicators other than the tournament director decide.
decide-hint-reinstate = The game goes on where it stopped. Nobody is charged for the time since it ended.
decide-hint-restore-position = After an illegal move: both players are told where to continue from. Nothing changes in the game here.
decide-hint-warn = The player is notified, also by email.
decide-hint-order = The player is told to put something right.
decide-hint-expel = All unfinished games of the player in this section are lost.
decide-hint-message = Everyone in this section reads it, or only those you tick. It also goes out by email.
decide-hint-revoke = The decision no longer counts, and what it did to games is undone.
decide-player = Player
decide-whose = Whose
decide-side = { $color } ({ $who })
decide-both = Both
decide-days = Days
decide-days-back = Days given back
decide-days-hint-set-clock = Positive: added to the time used; negative: given back.
decide-days-hint-penalty = 1 to 100. TR-14 names 10.
decide-days-hint-reinstate = To the player who lost on time. If left empty: none.
decide-moves = Moves
decide-moves-hint = Positive: added to the moves counted towards the next control; negative: taken off.
decide-result = Result
decide-position = Position (FEN)
decide-position-hint = The position before the irregularity, with the side to move.
decide-position-wrong = Enter the eight ranks and the side to move, such as 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1.
decide-title = Subject
decide-letter = Letter
decide-undoes = Decision to undo
decide-undoes-option = No. { $n }: { $kind } { $who }
decide-none = none
decide-reason = Reason
decide-reason-hint = The players concerned will see it. Up to 2,000 characters.
decide-rule = Rule
decide-rule-hint = For example LAW-6.11. Optional.
decide-rule-needed = The article that this rests on, for example LAW-13.3.2.
decide-rule-missing = Name the article that this rests on.
decide-rule-unknown = There is no such article: choose one from the list, or look on the page of the rules.
decide-readers = { $n ->
    [0] To everyone in the section ({ $all })
    [one] To { $n } of { $all } players
   *[other] To { $n } of { $all } players
 }
decide-readers-hint = Tick nobody to write to everyone.
ask-open = Ask whether they play on…
ask-title = Do you play on?
ask-text = It has been your move in game { $game } for some time. Please let me know whether you are playing on: move, or announce longer reflection on the game’s page. If I hear nothing, the rules about silence apply.
decide-nothing-set = Enter days or moves.
decide-look = Review the decision…
decide-confirm = Is this your decision?
decide-ends = { $n ->
    [one] It ends this game, or leaves a player in it no time:
   *[other] It ends { $n } games, or leaves a player in them no time:
 }
decide-send = Decide
decide-by-rule = By { $rule }
decide-for-case = In answer to case no. { $n }.
decide-done = { $kind }: decision no. { $n } has been made.
decide-say-set-clock = Game { $game }, { $who }: { $what }.
decide-say-stop-clocks-game = In game { $game } the clocks are stopped. Nobody may move until they are started again.
decide-say-resume-clocks-game = In game { $game } the clocks run again from now on.
decide-say-stop-clocks-all = In all unfinished games of the section the clocks are stopped. Nobody may move until they are started again.
decide-say-resume-clocks-all = In all stopped games of the section the clocks run again from now on.
decide-say-penalty = { $n ->
    [one] { $who }: { $n } day is added to the time used in all unfinished games of the section. Where that is more than the time left, the game is lost.
   *[other] { $who }: { $n } days are added to the time used in all unfinished games of the section. Where that is more than the time left, the game is lost.
 }
decide-say-default = Game { $game } ends at once. Lost by default: { $who }.
decide-say-default-both = Game { $game } ends at once. Both players have lost by default, 0–0.
decide-say-cancel = Game { $game } is cancelled: it ends at once and does not count.
decide-say-to-adjudication = Play in game { $game } is over. The adjudicators will decide it.
decide-say-adjudicate = Game { $game } is adjudicated { $result }.
decide-say-reinstate = Game { $game } goes on where it stopped; its result no longer counts.
decide-say-days-back = { $n ->
    [one] { $n } day is given back to the player who lost on time.
   *[other] { $n } days are given back to the player who lost on time.
 }
decide-say-restore-position = Game { $game } goes on elsewhere from this position. Both players are told.
decide-say-warn = A warning to { $who }.
decide-say-order = An order to { $who } to put right what is described below.
decide-say-expel = { $who } is expelled: all unfinished games in this section are lost at once.
decide-say-message = { $some ->
    [yes] { $n ->
        [one] A letter to one player.
       *[other] A letter to { $n } players.
     }
   *[no] { $n ->
        [one] A letter to the only player of the section.
       *[other] A letter to all { $n } players of the section.
     }
 }
decide-say-revoke = Decision no. { $n } is taken back.

### a game at the desk

desk-game-title = Game { $n }
desk-game-open = View the game
desk-section-title = Decide in a section
desk-section-hint = For all games of one player, or for everybody. Decisions about a single game are made on its own page.
desk-section-table = Table of the section
facts-title = How the game stands
facts-standing-running = running
facts-standing-flagged = a flag has fallen
facts-standing-referred = claim waiting
facts-standing-stopped = clocks stopped
facts-standing-adjudication = with the adjudicators
facts-standing-elsewhere = played elsewhere
facts-standing-finished = finished
facts-number = Number
facts-left = Time left
facts-used = Time used
facts-to-go = Moves to time control
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
facts-decisions = Decisions about this game
facts-same-kind = Earlier in this section: { $kind }
facts-about-player = Earlier about this player
facts-cases = Questions and reports about this game
facts-claims = Handed in for the adjudicators
facts-claims-until = Players hand in their claims by { $when }.
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
matters-ask-text = The director is notified and answers here. Your opponent cannot see it. The clocks keep running.
matters-question = Your question
matters-ask-send = Send the question
matters-filed = Sent as no. { $n }. The answer will appear here.
matters-desk = To the director’s desk
matters-appeal-title = Appeal against decision no. { $n }
matters-appeal-text = The officers decide it, not the person who made the decision (TR-15). You can appeal once; the decision holds until they decide.
matters-appeal-why = Why it should be changed
matters-appeal-send = Send the appeal
matters-publication = Report published games…
matters-publication-title = Report a page with running games
matters-publication-text = Running games may not be shown move by move without permission (TR-14). The director will look at it; the player is not told who reported it.
matters-publication-who = Who shows them
matters-publication-what = What is shown there
matters-publication-send = Send the report
matters-conduct = Report somebody’s conduct…
matters-conduct-title = Report how somebody has behaved
matters-conduct-text = Say in your own words what was done or said, and where it can be read. The director looks into it, or other officers if it is about the director, another official or a federation’s delegate, and you are told what came of it. The person you report is not told who has reported it (LAW-13.1).
matters-conduct-code = Code of conduct
matters-conduct-who = Whose conduct
matters-conduct-what = What happened
matters-conduct-send = Send the report
matters-conduct-director = { $name } (tournament director)
matters-conduct-officials = Officials and delegates
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
stopped-elsewhere-text = By post or on another server: no clocks run and no moves are made here. The result is entered when the game is over.
stopped-adjudication = The game is with the adjudicators
stopped-adjudication-text = Play is over. The adjudicators decide the result.
adjudication-claim = You claim
adjudication-win = a win
adjudication-draw = a draw
adjudication-analysis = Analysis
adjudication-hint = Only the adjudicators and officials can read it. Up to 20,000 characters.
adjudication-look = Review the claim…
adjudication-confirm = Hand this in?
adjudication-say-win = You claim a win, with your analysis. You can replace it with another one later.
adjudication-say-draw = You claim a draw, with your analysis. You can replace it with another one later.
adjudication-send = Hand it in
adjudication-until = Hand in your claim, with your analysis, by { $when }.
adjudication-over = Claims were due by { $when }.
adjudication-mine-win = You have claimed a win.
adjudication-mine-draw = You have claimed a draw.
adjudication-automatic = It was made for you when your withdrawal was decided.
adjudication-sent = Your claim has been handed in.

### refusals

error-unknown-case = There is no such case.
error-case-decided = This case is decided: nothing more can be added.
error-case-full = This case is full: nothing more can be added.
error-too-many-cases = You have 20 open cases, the most a player can have.
error-already-appealed = You have already appealed against this decision.
error-conduct-reported = You have reported this already. Write on in that report.
error-already-reported = You have already reported this message.
error-already-undone = This decision has already been undone.
error-unknown-decision = There is no such decision.
error-not-appealable = You cannot appeal against a letter.
error-not-undone = This decision cannot be taken back as a whole: decide about its games first, then about the appeal.
error-not-reportable = This cannot be reported.
error-not-revocable = This decision cannot be taken back as a whole: decide again about its games.
error-undone-in-part = That decision concerns other games too: take it back as a whole.
error-article-missing = Name the article that this rests on.
error-unknown-article = There is no such article: choose one from the list, or look on the page of the rules.
error-tables-final = This event is finished: its tables are final.
error-director-does-not-adjudicate = This game must be decided by adjudicators other than the tournament director.
error-no-unfinished-game = There is no unfinished game that this would change.
error-request-taken = Another decision was already made from this form. Reload the page.
error-not-lost-on-time = Days can be given back only to a player who has lost on time or by silence.
error-clocks-run-through = In Triple Block the clocks cannot be stopped.
error-clocks-stopped = The clocks are stopped.
error-in-adjudication = The game is with the adjudicators.
error-not-stopped = The clocks are not stopped.
error-played-elsewhere = This game is played elsewhere: its clocks do not run here.
error-played-here = This game is played here, where no illegal move can be made.
error-no-such-position = A game cannot continue from this position.
error-not-finished = The game is not over.
error-board-has-decided = This game was decided on the board.
error-no-move-counter = Moves are not counted in this game.
error-not-in-adjudication = This game is not with the adjudicators.
error-adjudication-closed = The deadline for handing in claims has passed.

### players’ own pages with running games

own-pages-all = This event shows its running games to everybody, as its announcement says. Nobody needs to be asked for consent (TR-14).
own-pages-none = No player of this section has named a page.
own-pages-asked = You are asked for your consent
own-pages-asked-text = Without your consent your running game may not be shown there. With it the game is shown three moves back. You can take your consent back at any time; the tournament director sees your answer (TR-14).
own-page-title = Your page
own-page-lede = You may show your running games on a page of your own: three moves back, each with your opponent’s consent, and only when all your games in this section differ from each other (TR-14). Finished games are open to everybody.
own-page-url = Address of your page
own-page-again = Your opponents will be asked again: they have consented to the page at its present address.
own-page-name = Name the page and ask my opponents
own-page-named = Your opponents have been asked. You will hear from each who answers.
own-page-must-say = State on the page its address and the date of its last update (TR-14).
own-page-change = Change the address…
own-page-withdraw = Withdraw the page…
own-page-withdraw-title = Withdraw the page?
own-page-withdraw-text = Take your running games off it first. If you name a page again, your opponents will be asked again.
own-page-withdraw-do = Withdraw
own-page-withdrawn = The page is withdrawn. Your running games may no longer be shown.
own-page-from-game = Show running games on my page…
own-page-same = Not all games differ yet, so no running game may be shown. Still with the same moves: { $games }.
own-page-game = Game { $n }, against { $player }
own-page-up-to-mine = You may show this game up to { $move } (three moves back).
own-page-up-to = May be shown up to { $move } (three moves back).
own-page-too-early = Nothing to show yet: what is shown has to be three moves back.
own-page-everything = This game is over: all of it may be shown.
own-page-lacks-page = May not be shown: no page is named.
own-page-lacks-consent = May not be shown: the opponent’s consent is missing.
own-page-lacks-difference = May not be shown yet: not all games differ.
own-page-answer-waits = The opponent has not answered yet.
own-page-answer-consented = The opponent consented on { $when }.
own-page-answer-refused = The opponent refused on { $when }.
own-page-answer-taken-back = The opponent took the consent back on { $when }.
own-page-asks = { $player } wants to show running games, also those against you, at
own-page-mine-waits = You have not answered yet.
own-page-mine-consented = You consented on { $when }.
own-page-mine-refused = You refused on { $when }.
own-page-mine-taken-back = You took your consent back on { $when }.
own-page-consent = I consent
own-page-consent-after-all = Consent after all
own-page-refuse = I refuse
own-page-take-back = Take my consent back
own-page-since = Named on { $when }:
own-page-none = No page is named.
own-page-history = { $n ->
    [one] What was done ({ $n } step)
   *[other] What was done ({ $n } steps)
 }
own-page-step-named = { $player } named the page
own-page-step-withdrawn = { $player } withdrew the page.
own-page-step-consented = { $player } consented.
own-page-step-refused = { $player } refused.
own-page-step-taken-back = { $player } took the consent back.
own-page-then = What was consented to
own-page-then-text = As it stood when the case was opened, { $when }: consents, and what the page could show (TR-14).
own-page-other = The reported address is not the one that the opponents were asked about.

error-shown-to-all = This event shows its running games to everybody. Nobody needs to be asked.
error-nothing-runs = You have no running game in this section. Finished games are open to everybody.
error-too-many-addresses = You have named 5 addresses in this section, the most there can be.
error-other-page = The page is no longer at this address. Look at it again before you answer.
error-game-over = Your game with this player is over, and open to everybody.
error-too-many-consents = You have consented to this page 3 times. Your last answer stands.

### scores of games by post and e-mail: what the director decides (LAW-8)

score-desk-title = What you decide
score-desk-over = The game is over: there is nothing more to decide about its score.
score-desk-nothing = Nothing in this game waits for you.
score-desk-decided = Decided. Both players can read your reason.
score-desk-meanwhile = Somebody else has decided in the meantime; nothing of yours was recorded. This is how it stands now.
score-desk-others = Other decisions
score-desk-game = Decide about the game itself
score-desk-act-ask = Ask the players…
score-desk-act-exceeded = Time exceeded…
score-desk-act-record = Record the result…
score-desk-act-period = Begin the next period…
score-desk-act-colours = Reversed colours…
score-desk-act-back = Take moves back…
score-desk-act-lines = Say what stands…

score-desk-difference = The scores differ at { $move }
score-desk-sheet-white = White’s score
score-desk-sheet-black = Black’s score
score-desk-arrived = Arrived
score-desk-sent = Sent
score-desk-days = Time used
score-desk-version-white = White’s version stands…
score-desk-version-black = Black’s version stands…
score-desk-version-other = Something else…

score-desk-claim-time = { $who } claims that the time was exceeded
score-desk-claim-draw = { $who } claims a draw
score-desk-claimed = Claimed on { $when }.
score-desk-rule-time = By post and e-mail it counts when you confirm it (LAW-6.6, TR-8.7a).
score-desk-rule-draw = By repetition, by fifty moves or by the tables (LAW-9.2, LAW-9.3).
score-desk-uphold = Uphold: the game is drawn…
score-desk-says-both = By both scores the time was exceeded: { $who }.
score-desk-says-own = By the player’s own score the time was exceeded, by the opponent’s it was not: { $who }.
score-desk-says-theirs = By the opponent’s score the time was exceeded, by the player’s own it was not: { $who }.
score-desk-says-none = Neither score shows that the time was exceeded: { $who }.
score-desk-confirm = Confirm the overstep…
score-desk-dismiss = Refuse the claim…
score-desk-time = Time by each score
score-desk-by-white = By White’s score
score-desk-by-black = By Black’s score
score-desk-exceeded = exceeded with { $move }

score-desk-asked-sheet = You have asked for the scores
score-desk-asked-position = You have asked for the position
score-desk-asked-rule-sheet = To be answered by { $day } (LAW-8.2).
score-desk-asked-rule-position = To be answered by { $day } (LAW-8.3).
score-desk-answered = Answered on { $when }
score-desk-waits = No answer yet
score-desk-silent = No answer in time
score-desk-restore = Continue from a position

score-desk-plan-version = This version stands
score-desk-plan-lines = Say what stands
score-desk-plan-back = Take moves back
score-desk-plan-ask = Ask the players
score-desk-plan-exceeded = Time exceeded
score-desk-plan-record = Record the result
score-desk-plan-uphold = Uphold the claim
score-desk-plan-period = Begin the next period
score-desk-plan-dismiss = Refuse the claim
score-desk-plan-colours = Reversed colours
score-desk-does-version = From here on both scores say what follows, and nothing else (LAW-8.1).
score-desk-does-lines = From a half-move on both scores say what you write here, and nothing else: where they differ (LAW-8.1), or after a reconstruction (LAW-8.3).
score-desk-does-back = The half-move and everything after it is struck from both scores, and the game goes on from there: after an illegal move (LAW-7.2).
score-desk-does-ask = Both players are asked: for their complete scores (LAW-8.2), or for what they know of the position (LAW-8.3). What they have answered before is struck.
score-desk-does-exceeded = This ends the game. Whoever exceeded the time loses, unless the opponent cannot mate (LAW-6.7); if both did, and nobody can tell who was first, both lose (LAW-6.9). By post and e-mail it counts by your word alone (TR-8.7a).
score-desk-does-record = This ends the game with the result that you choose, where the players have not both sent the same: one has resigned or is silent, or a draw was claimed rightly (LAW-8.5, LAW-9.2, LAW-9.3).
score-desk-does-uphold = The claim is right: the game is drawn, and that ends it (LAW-9.2, LAW-9.3).
score-desk-does-period = No overstep can be shown: the player’s next move is the first of the next period, and the opponent’s claim is answered by that (LAW-8.4).
score-desk-does-dismiss-time = The claim is refused, and the game goes on (LAW-6.6).
score-desk-does-dismiss-draw = The claim is refused, and the game goes on (LAW-9.2, LAW-9.3).
score-desk-does-colours = The game was begun with reversed colours (LAW-7.1).
score-desk-whose-by = Who has exceeded the time
score-desk-whose-of = Whose next period begins
score-desk-both = Both, and nobody can tell who was first
score-desk-result = Result
score-desk-result-2-0 = 1–0: { $white } wins
score-desk-result-0-2 = 0–1: { $black } wins
score-desk-result-1-1 = ½–½: a draw
score-desk-result-0-0 = 0–0: both lose
score-desk-what = What you ask for
score-desk-what-sheet = the complete scores (LAW-8.2)
score-desk-what-position = the position, the clocks and the number of moves (LAW-8.3)
score-desk-until = Answer by
score-desk-until-hint = One of the next 60 days, in UTC.
score-desk-before = Back to before
score-desk-from = From this half-move on
score-desk-fill-white = As in White’s score
score-desk-fill-black = As in Black’s score
score-desk-rows = What stands
score-desk-rows-hint = Moves in letters or numbers, with (=) where a draw was offered.
score-desk-row-add = Another half-move
score-desk-row-move = Move { $at }
score-desk-row-arrived = Arrived
score-desk-row-sent = Sent
score-desk-row-drop = Leave out { $at }
score-desk-reason-hint = Both players will read it. Up to 2,000 characters.
score-desk-reason-read = Both players will read:
score-desk-line = { $color }: { $move }, arrived { $arrived }, sent { $sent }
score-desk-at = { $move } { $text }
score-desk-end = End the game
score-desk-change = Change it
score-desk-1-0 = 1–0
score-desk-0-1 = 0–1
score-desk-say-ask-sheet = Both players are asked for their complete scores by { $day } (LAW-8.2).
score-desk-say-ask-position = Both players are asked for the position, the clocks and the number of moves by { $day } (LAW-8.3).
score-desk-say-settle = From { $from } on { $n ->
    [one] this half-move stands
   *[other] these { $n } half-moves stand
}, and nothing else.
score-desk-say-strike = Everything from { $from } on is struck from both scores. The game goes on from there.
score-desk-say-dismiss = The claim is refused: { $who }. The game goes on.
score-desk-say-period = The next move is the first of the next period: { $who } (LAW-8.4).
score-desk-say-again = Neither player has made ten moves: the game begins again with the right colours, and both scores are emptied (LAW-7.1).
score-desk-say-on = Ten moves have been made: the game is played on with the colours it has (LAW-7.1).
score-desk-say-exceeded-loss = The time was exceeded: { $who }. The game is over, and { $result } is recorded (LAW-6.6).
score-desk-say-exceeded-draw = The time was exceeded: { $who }. The opponent has nothing to mate with: the game is over, and ½–½ is recorded (LAW-6.7).
score-desk-say-exceeded-both = Both have exceeded the time, and nobody can tell who was first: both lose. The game is over, and 0–0 is recorded (LAW-6.9).
score-desk-say-record = The game is over and is recorded as { $result } (LAW-8.5).
score-desk-fault-bad-date = The last day has to be one of the next 60.
score-desk-fault-moves-missing = From this half-move on nothing can be settled: what comes before it does not stand yet.
score-desk-fault-no-claim-waits = This claim waits no longer.
score-desk-fault-no-move-counter = This time control has no periods.
score-desk-fault-played-on = It has been decided that the game is played on with reversed colours.
score-desk-fault-nothing-entered = Nobody has entered a move yet.
score-desk-fault-impossible-result = A game is won by one of the players, drawn, or lost by both.
score-desk-fault-game-finished = The game is over.
