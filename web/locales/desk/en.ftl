### the desk: what several of its pages say

desk-sections = { $n } of { $all ->
    [one] { $all } section
   *[other] { $all } sections
 } chosen
desk-sections-all = { $found ->
    [yes] Choose all those found
   *[no] Choose all
 }
desk-sections-none = { $found ->
    [yes] Choose none of those found
   *[no] Choose none
 }
desk-sections-find = Find an event or section
desk-sections-no-match = No section is called “{ $text }”.
desk-sections-missing = Choose at least one section.
desk-why-done = Reason

### outages

outage-title = Outages
outage-lede = Time when the server could not be reached is given back to every player whose clock was running.
outage-new = Credit an outage
outage-from = From (UTC)
outage-until = Until (UTC)
outage-utc = In UTC. Your time zone is { $zone }.
outage-own-time = { $when } in { $zone }
outage-backwards = The end must be after the start.
outage-not-over = The outage must be over: this time is in the future.
outage-too-long = An outage can last { $n } days at most.
outage-reason-hint = The players will see it. Up to 2,000 characters.
outage-look = Review the credit…
outage-confirm-title = Credit this outage?
outage-confirm-text = { $n ->
    [one] In { $n } section
   *[other] In { $n } sections
 } the clocks will be set as if they had been stopped from { $from } until { $until }: { $length }. This cannot be taken back.
outage-confirm-action = Credit the outage
outage-everything = Every running game of the server
outage-reinstate = Players who lost during it play on
outage-reinstate-hint = Games lost on time or by silence in this time go on, with the time given back. Another officer decides about your own.
outage-confirm-all-text = In every running game the clocks will be set as if they had been stopped from { $from } until { $until }: { $length }. This cannot be taken back.
outage-counts = counted on the clocks
outage-reinstated = { $n ->
    [one] { $n } lost game goes on
   *[other] { $n } lost games go on
 }
gap-title = The server was down: decide
gap-text = No game has been lost on time since, and none will be until you decide. What players do until then counts from the moment they do it.
gap-what = What should happen to this time?
gap-give-back = Give it back in every running game
gap-give-back-hint = from the last moment before it until your decision
gap-reinstate = Give it back, and let players who lost during it play on
gap-reinstate-hint = games lost on time or by silence during it go on
gap-count = Let the clocks count it
gap-count-hint = players whose flag has fallen lose within a minute
gap-look = Review the decision…
gap-confirm-back = Give the time back?
gap-confirm-back-text = In every running game the clocks will be set as if they had been stopped since { $from }. This cannot be taken back.
gap-confirm-back-action = Give it back
gap-confirm-count = Let the clocks count it?
gap-confirm-count-text = Players who have run out of time since { $from } lose within a minute.
gap-confirm-count-action = Let it count
outage-sent = The outage is recorded. The games are being updated one by one.
outage-credited = Credited outages
outage-none = None yet.
outage-no-sections = There is no section in which you can do this.
outage-done = { $n ->
    [one] done, { $n } game
   *[other] done, { $n } games
 }
outage-doing = { $n ->
    [one] under way, { $n } game so far
   *[other] under way, { $n } games so far
 }
outage-sections = { $n ->
    [one] { $n } section
   *[other] { $n } sections
 }
outage-ended = { $n ->
    [one] { $n } game was lost in the outage
   *[other] { $n } games were lost in the outage
 }
outage-ended-hint = They ended before the outage was credited, so no time was given back in them.
outage-ended-game = Game { $n }
outage-ended-time-forfeiture = time forfeiture
outage-ended-silence = silence
outage-ended-more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
 }

### mails that were given up

mails-count = { $n ->
    [0] No undelivered emails
    [one] { $n } undelivered email
   *[other] { $n } undelivered emails
 }
mails-lede = Emails about games that could not be sent for three days. The games themselves are not affected.
mails-empty = All emails have been sent
mails-empty-text = When an email cannot be sent for three days, it appears here.
mails-tries = { $n ->
    [one] gave up { $when } after { $n } try
   *[other] gave up { $when } after { $n } tries
 }
mails-retry = Try again
mails-retried = The email to { $who } is being sent again.
mails-gone = The email is no longer in the list: somebody has sent it again.

### a player’s leave

book-title = Players’ leave
book-lede = View a player’s leave in a section, grant special leave or correct the allowance.
book-whose = Whose leave
book-open = Open
book-section-number = Section number
book-number-wrong = Enter a number.
book-entered = Recorded. The player’s games are updated at once.
book-allowance = { $n ->
    [one] { $n } day of leave a year.
   *[other] { $n } days of leave a year.
 }
book-no-leave = This event has no leave.
book-games = { $n ->
    [0] No game in progress.
    [one] { $n } game in progress.
   *[other] { $n } games in progress.
 }
book-year = Year
book-allowed = Allowed
book-taken = Taken
book-left = Left
book-periods = Leave
book-periods-none = None.
book-log = History
book-log-none = Nothing yet.
book-did-registered = Took leave: { $days }
book-did-cancelled = Cancelled leave: { $days }
book-did-granted = Granted special leave: { $days }
book-did-withdrawn = Withdrew leave: { $days }
book-did-corrected = Corrected the allowance for { $year }: { $days }
book-enter = Record a change
book-grant = Special leave
book-grant-hint = It may be in the past, and does not count against the allowance.
book-grant-title = Grant this special leave?
book-grant-text = { $days } ({ $length }). On these days the player’s clocks are stopped. Days that have begun cannot be taken back.
book-withdraw = Withdraw leave
book-withdraw-hint = Only days that have not begun, for either kind of leave.
book-withdraw-title = Withdraw this leave?
book-withdraw-text = { $days } ({ $length }). The player’s clocks will run on those of these days that have not begun.
book-correct = Correct the allowance
book-correct-hint = It replaces any earlier correction for the same year.
book-correct-title = Correct the allowance?
book-correct-text = For { $year } the allowance will differ from the event’s by { $days }.
book-days = Days more or fewer
book-days-hint = For example 10 or -5.
book-reason-hint = For the record. Up to 2,000 characters.
book-look = Review…
book-confirm = Record it

error-leave-too-long = Special leave cannot be that long.
error-correction-too-large = An allowance can be corrected by 366 days at most.
