### withdrawing from all events

withdraw-title = Withdraw from all events
withdraw-lede = For players who cannot play on. For a holiday or an illness of a few weeks, leave is enough.
withdraw-means = What it means
withdraw-means-all = You withdraw from all the events you play in, not just one (TR-8.3).
withdraw-means-games = If your withdrawal is accepted, your games are adjudicated or cancelled; if it is not accepted, they are lost.
withdraw-means-entry = After an accepted withdrawal you cannot enter events for at least 6 months; after one that is not accepted, for at least 12.
withdraw-means-deposit = If it is not accepted, you pay a deposit with your next entry (TR-8.4). Entries in events that have not begun are withdrawn; the fee and the qualification are lost (TR-8.1).
withdraw-means-until = Until it is decided, you play on and your clocks run. You can take the request back until then.
withdraw-ask = Ask to withdraw
withdraw-no-games = You have no running games. Only entries in events that have not begun would be withdrawn.
withdraw-grounds = Grounds
withdraw-grounds-death = Death
withdraw-grounds-grave-illness = Grave illness
withdraw-grounds-beyond-control = Beyond your control: war, unrest, disaster
withdraw-grounds-personal = Personal circumstances
withdraw-months = How many months it will last
withdraw-months-hint = Adequate grounds last at least 3 months (TR-8.2).
withdraw-reasons = What has happened
withdraw-reasons-hint = Only the director and the officers can read it. Up to 2,000 characters.
withdraw-games = { $n ->
    [one] Your running game
   *[other] Your { $n } running games
 }
withdraw-notes-hint = If you like, say how they stand.
withdraw-notes-all = For personal circumstances, say how each one stands (TR-8.3).
withdraw-note = Game { $n }, { $who }
withdraw-look = Review the request…
withdraw-confirm = Ask to withdraw from all events?
withdraw-confirm-text = { $n ->
    [0] The director will be notified.
    [one] It concerns your { $n } running game. The director and your opponent will be notified.
   *[other] It concerns all your { $n } running games. The director and your opponents will be notified.
 } If it is accepted, you cannot enter events for at least 6 months.
withdraw-send = Ask to withdraw
withdraw-for = { $n ->
    [one] for { $n } month
   *[other] for { $n } months
 }
withdraw-sent = Your request has been sent. Until it is decided, you play on.
withdraw-of = Withdrawal of { $when }
withdraw-state-requested = awaiting a decision
withdraw-state-offered = offer to play on
withdraw-state-taken-back = taken back
withdraw-state-play-on = plays on
withdraw-state-accepted = accepted
withdraw-state-unaccepted = not accepted
withdraw-state-silent = silent
withdraw-state-death = death
withdraw-state-abused = acceptance abused
withdraw-waits-text = Until it is decided, you play on and your clocks run.
withdraw-offered-text = Your grounds were reviewed and are not adequate. You may play on. If you withdraw anyway, your games are lost, you cannot enter events for at least 12 months, and you then pay a deposit (TR-8.4).
withdraw-progress = { $done } of { $all } games have been updated.
withdraw-suspended = You may enter events again from { $when }.
withdraw-until = May enter events again from { $when }.
withdraw-deposit = With your next entry you pay a deposit (TR-8.4).
withdraw-take-back = Take the request back…
withdraw-play-on = Play on…
withdraw-back-confirm = Take the request back and play on?
withdraw-back-text = Your opponents and the director will be notified that you play on.
withdraw-back-action = Play on
withdraw-taken-back = You play on. Nothing has changed in your games.

### withdrawals at the desk

withdraw-desk-title = { $n ->
    [0] No withdrawals
    [one] { $n } withdrawal
   *[other] { $n } withdrawals
 }
withdraw-desk-lede = Requests waiting or being carried out, oldest first. A decision applies to all the player’s events at once.
withdraw-desk-empty = No requests to withdraw
withdraw-desk-empty-text = Requests from players in your events appear here.
withdraw-notes = { $n ->
    [one] What the player says about { $n } game
   *[other] What the player says about { $n } games
 }
withdraw-earlier = Earlier withdrawals:
withdraw-entered = Entries also withdrawn:
withdraw-needs-review = This is the second within a short time: the officers review it (TR-8.4).
withdraw-not-begun = { $name } (not begun)
withdraw-game = Game
withdraw-moves = Moves
withdraw-fate-claim-win = adjudicated, a win is claimed
withdraw-fate-claim-draw = adjudicated, a draw is claimed
withdraw-fate-cancel = cancelled
withdraw-fate-default = lost
withdraw-fate-over = –
# In a team somebody else is asked for first; $fate is one of the above.
withdraw-fate-awaits = first the team is asked for a substitute; if nobody plays on: { $fate }
withdraw-desk-kind = Decision
withdraw-desk-months = Months without entries
withdraw-desk-months-hint = { $min } to { $max }.
withdraw-desk-reason = Reason
withdraw-desk-reason-hint = The player will see it. Up to 2,000 characters.
withdraw-desk-look = Review the decision…
withdraw-desk-confirm = Is this your decision?
withdraw-desk-send = Decide
withdraw-desk-done = { $who }: { $state }.
withdraw-rule-accepted = The grounds are adequate (TR-8.3).
withdraw-rule-offered = The grounds are not adequate: the player is invited to play on (TR-8.4).
withdraw-rule-unaccepted = The player withdraws despite the offer (TR-8.4).
withdraw-rule-death = The player has died.
withdraw-rule-abused = The acceptance was abused: 5 years without entries (TR-8.3).
withdraw-say-accepted = { $who } withdraws from all events, accepted.
withdraw-say-offered = { $who } is invited to play on.
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
withdraw-report-months-accepted = At least 6. If left empty: 6.
withdraw-report-say-silent = { $who } has withdrawn without a word. All running games are lost, or cancelled if none was started.
withdraw-report-say-death = { $who } has died. All running games are adjudicated or cancelled.
withdraw-report-say-accepted = { $who } is too ill to ask. All running games are adjudicated or cancelled.

### suspensions by officers

suspended-title = Suspended players
suspended-lede = Whom officers have suspended, and until when. A player is suspended on the player’s own page. Suspensions after a withdrawal stand with the withdrawals.
suspended-none = Nobody is suspended.
suspended-until = until { $when }
suspensions-title = Suspensions
suspensions-lede = A suspended player cannot enter events. Running games go on. Only officers and the player see this page; what follows from a withdrawal stands with the withdrawal.
suspensions-none = No suspensions.
suspensions-made = Decided so far
suspensions-done = { $who } is suspended, and has been told why.
suspensions-lifted-done = The suspension is over, and the player has been told.
suspension-publishing = Publishing running games
suspension-conduct = Misconduct
suspension-runs = No entries before { $until }.
suspension-ran = Entries again since { $until }.
suspension-lifted = Ended early on { $when }.
suspension-months = { $n ->
    [one] Given for { $n } month.
   *[other] Given for { $n } months.
 }
suspension-reason = Reason
suspension-lift = End the suspension
suspension-lift-title = End this suspension now?
suspension-lift-text = The player may enter events again at once, and is told why.
suspend-cause = Suspend for
suspend-hint-publishing = After breaches in two events, or after every step in one (TR-14).
suspend-hint-conduct = For continued, repeated or serious misconduct, in proportion (LAW-13.3.2).
suspend-look = Suspend…
suspend-confirm = Suspend this player?
suspend-say = { $n ->
    [one] { $who } cannot enter events for { $n } month, and is told why.
   *[other] { $who } cannot enter events for { $n } months, and is told why.
 }
suspend-send = Suspend

### refusals

error-own-suspension = Another officer decides about your own suspension.
error-suspension-length = That number of months is not possible.
error-not-repeated = A player is suspended for publishing after breaches in two events, or after every step in one.
error-suspended-already = The player is already suspended for this. To change it, end that suspension first.
error-unknown-suspension = There is no such suspension.
error-suspension-over = This suspension is already over.

error-withdrawal-waits = A request is already waiting.
error-withdrawal-decided = This has already been decided.
error-being-carried-out = The acceptance is still being carried out: try again in a few minutes.
error-nothing-to-withdraw-from = There is no running game and no entry to withdraw.
error-death-is-reported = A death must be reported by somebody else.
error-grounds-missing = Say what has happened.
error-text-too-long = The text is too long.
error-no-such-game = One of the games is over: reload the page.
error-details-missing = For personal circumstances, say how each game stands.
error-grounds-too-short = Adequate grounds last at least 3 months.
error-review-first = The officers must review it first.
error-offer-first = First invite the player to play on.
error-not-accepted = Only an acceptance can be abused.
error-suspension-missing = Enter the number of months.
error-suspension-outside = That number of months is not possible.
error-unknown-withdrawal = There is no such withdrawal.
