### withdrawing from all events

withdraw-title = Withdraw from all events
withdraw-lede = For players who cannot play on. For a holiday or an illness of some weeks, leave is enough.
withdraw-means = What it means
withdraw-means-all = You withdraw from all events in which you play, not from one of them (TR-8.3).
withdraw-means-games = If your withdrawal is accepted, your games are adjudicated or cancelled; if it is not accepted, they are lost.
withdraw-means-entry = After an accepted withdrawal you cannot enter events for at least 6 months, after one that is not accepted for at least 12 months.
withdraw-means-deposit = After one that is not accepted you pay a deposit with your next entry (TR-8.4). Entries in events that have not begun are withdrawn; fee and qualification are lost (TR-8.1).
withdraw-means-until = Until it is decided you play on: the clocks run. You can take the request back until then.
withdraw-ask = Ask to withdraw
withdraw-no-games = You have no running games. Only entries in events that have not begun would be withdrawn.
withdraw-grounds = Grounds
withdraw-grounds-death = Death
withdraw-grounds-grave-illness = Grave illness
withdraw-grounds-beyond-control = Beyond your control: war, unrest, disaster
withdraw-grounds-personal = Personal circumstances
withdraw-months = Months for which that will last
withdraw-months-hint = Adequate grounds last at least 3 months (TR-8.2).
withdraw-reasons = What has happened
withdraw-reasons-hint = Only the director and the officers read it. Up to 2,000 characters.
withdraw-games = { $n ->
    [one] Your running game
   *[other] Your { $n } running games
 }
withdraw-notes-hint = If you like, say how they stand.
withdraw-notes-all = With personal circumstances, say of each how it stands (TR-8.3).
withdraw-note = Game { $n }, { $who }
withdraw-look = Look at the request…
withdraw-confirm = Ask to withdraw from all events?
withdraw-confirm-text = { $n ->
    [0] The director is told.
    [one] It concerns your { $n } running game. The director and your opponent are told.
   *[other] It concerns all your { $n } running games. The director and your opponents are told.
 } If it is accepted, you cannot enter events for at least 6 months.
withdraw-send = Ask to withdraw
withdraw-for = { $n ->
    [one] for { $n } month
   *[other] for { $n } months
 }
withdraw-sent = Your request has been sent. Until it is decided you play on.
withdraw-of = Withdrawal of { $when }
withdraw-state-requested = waits for a decision
withdraw-state-offered = offer to play on
withdraw-state-taken-back = taken back
withdraw-state-play-on = plays on
withdraw-state-accepted = accepted
withdraw-state-unaccepted = not accepted
withdraw-state-silent = silent
withdraw-state-death = death
withdraw-state-abused = acceptance abused
withdraw-waits-text = Until it is decided you play on: the clocks run.
withdraw-offered-text = Your grounds were reviewed and are not adequate. You may play on. If you withdraw all the same, your games are lost, you cannot enter events for at least 12 months, and then pay a deposit (TR-8.4).
withdraw-progress = { $done } of { $all } games have followed.
withdraw-suspended = You may enter events again from { $when }.
withdraw-until = May enter events again from { $when }.
withdraw-deposit = With your next entry you pay a deposit (TR-8.4).
withdraw-take-back = Take the request back…
withdraw-play-on = Play on…
withdraw-back-confirm = Take the request back and play on?
withdraw-back-text = Your opponents and the director are told that you play on.
withdraw-back-action = Play on
withdraw-taken-back = You play on. Nothing has changed in your games.

### withdrawals at the desk

withdraw-desk-title = { $n ->
    [0] No withdrawals
    [one] { $n } withdrawal
   *[other] { $n } withdrawals
 }
withdraw-desk-lede = What waits or is being carried out, the oldest first. A decision holds for all events of the player at once.
withdraw-desk-empty = Nobody asks to withdraw
withdraw-desk-empty-text = When a player of your events asks, it appears here.
withdraw-notes = { $n ->
    [one] What the player says of { $n } game
   *[other] What the player says of { $n } games
 }
withdraw-earlier = Earlier withdrawals:
withdraw-entered = Entries that are withdrawn, too:
withdraw-needs-review = It is the second one within a short time: the officers review it (TR-8.4).
withdraw-not-begun = { $name } (not begun)
withdraw-game = Game
withdraw-moves = Moves
withdraw-fate-claim-win = adjudicated, a win is claimed
withdraw-fate-claim-draw = adjudicated, a draw is claimed
withdraw-fate-cancel = cancelled
withdraw-fate-default = lost
withdraw-fate-over = –
withdraw-desk-kind = Decision
withdraw-desk-months = Months without entries
withdraw-desk-months-hint = { $min } to { $max }.
withdraw-desk-reason = Reason
withdraw-desk-reason-hint = The player reads it. Up to 2,000 characters.
withdraw-desk-look = Look at the decision…
withdraw-desk-confirm = Is this your decision?
withdraw-desk-send = Decide
withdraw-desk-done = { $who }: { $state }.
withdraw-rule-accepted = The grounds are adequate (TR-8.3).
withdraw-rule-offered = The grounds are not adequate: the player is offered to play on (TR-8.4).
withdraw-rule-unaccepted = The player withdraws in spite of the offer (TR-8.4).
withdraw-rule-death = The player has died.
withdraw-rule-abused = The acceptance was abused: 5 years without entries (TR-8.3).
withdraw-say-accepted = { $who } withdraws from all events, accepted.
withdraw-say-offered = { $who } is offered to play on.
withdraw-say-unaccepted = { $who } withdraws from all events, not accepted.
withdraw-say-death = { $who } has died.
withdraw-say-abused = { $who } has abused the acceptance and cannot enter events for 5 years.
withdraw-say-games = Games adjudicated: { $adjudicated }, cancelled: { $cancelled }, lost: { $lost }.
withdraw-say-months = { $n ->
    [one] No entries for { $n } month.
   *[other] No entries for { $n } months.
 }
withdraw-report = A player has withdrawn without asking…
withdraw-report-hint = For a player who has stopped without a word, has died, or is too ill to ask.
withdraw-report-silent = stopped without a word (TR-8.5)
withdraw-report-death = has died (TR-8.2)
withdraw-report-accepted = too ill to ask (SKS-7.2)
withdraw-report-months-silent = Up to 24; the second time at least 60 (TR-8.5).
withdraw-report-months-accepted = At least 6. Empty: 6.
withdraw-report-say-silent = { $who } has withdrawn without a word. All running games are lost, or cancelled where none was started.
withdraw-report-say-death = { $who } has died. All running games are adjudicated or cancelled.
withdraw-report-say-accepted = { $who } is too ill to ask. All running games are adjudicated or cancelled.
withdraw-number-wrong = Enter a number.

### refusals

error-withdrawal-waits = A request waits already.
error-withdrawal-decided = This is decided already.
error-being-carried-out = The acceptance is still being carried out: try again in some minutes.
error-nothing-to-withdraw-from = There is no running game and no entry to withdraw.
error-death-is-reported = Somebody else reports a death.
error-grounds-missing = Say what has happened.
error-text-too-long = The text is too long.
error-no-such-game = One of the games is over: load the page anew.
error-details-missing = With personal circumstances, say of each game how it stands.
error-grounds-too-short = Adequate grounds last at least 3 months.
error-review-first = The officers review it first.
error-offer-first = The player is offered to play on first.
error-not-accepted = Only an acceptance can be abused.
error-suspension-missing = Say for how many months.
error-suspension-outside = So many months are not possible.
error-unknown-withdrawal = There is no such withdrawal.
