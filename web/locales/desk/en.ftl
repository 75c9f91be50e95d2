### the desk: what several of its pages say

desk-sections = { $n } of { $all ->
    [one] { $all } event
   *[other] { $all } events
 } chosen
desk-sections-all = { $found ->
    [yes] Choose all those found
   *[no] Choose all
 }
desk-sections-none = { $found ->
    [yes] Choose none of those found
   *[no] Choose none
 }
desk-sections-find = Find an event
desk-sections-no-match = No event is called “{ $text }”.
desk-sections-missing = Choose at least one event.
desk-why-done = Reason

### outages

outage-title = Outages
outage-lede = Time in which the server could not be reached is given back to every player whose clock was running.
outage-new = Credit an outage
outage-from = From (UTC)
outage-until = Until (UTC)
outage-utc = In UTC. Your zone is { $zone }.
outage-own-time = { $when } in { $zone }
outage-backwards = The end has to come after the beginning.
outage-not-over = The outage has to be over: this time is still to come.
outage-too-long = An outage lasts { $n } days at most.
outage-reason-hint = The players read it. Up to 2,000 characters.
outage-look = Look at the credit…
outage-confirm-title = Credit this outage?
outage-confirm-text = { $n ->
    [one] In { $n } event
   *[other] In { $n } events
 } the clocks are set as if they had stood still from { $from } until { $until }: { $length }. This cannot be taken back.
outage-confirm-action = Credit the outage
outage-everything = Every running game of the server
outage-reinstate = Those who lost in it play on
outage-reinstate-hint = Games lost on time or by silence in this time go on, with the time given back. Your own stay with another officer.
outage-confirm-all-text = In every running game the clocks are set as if they had stood still from { $from } until { $until }: { $length }. This cannot be taken back.
outage-counts = the clocks count it
outage-reinstated = { $n ->
    [one] { $n } game that was lost goes on
   *[other] { $n } games that were lost go on
 }
gap-title = The server was away: decide
gap-text = No game has been ended since, and none will be until you decide. What players do meanwhile counts by its own moment.
gap-what = What becomes of this time?
gap-give-back = Give it back to every running game
gap-give-back-hint = from the last moment before it until your decision
gap-reinstate = Give it back, and let those who lost in it play on
gap-reinstate-hint = games that ended on time or by silence in it go on
gap-count = Let the clocks count it
gap-count-hint = flags that have fallen end their games within a minute
gap-look = Look at the decision…
gap-confirm-back = Give the time back?
gap-confirm-back-text = In every running game the clocks are set as if they had stood still since { $from }. This cannot be taken back.
gap-confirm-back-action = Give it back
gap-confirm-count = Let the clocks count it?
gap-confirm-count-text = Whoever has run out of time since { $from } loses within a minute.
gap-confirm-count-action = Let it count
outage-sent = The outage is entered. The games follow one after the other.
outage-credited = Credited outages
outage-none = None yet.
outage-no-sections = There is no event in which you may do this.
outage-done = { $n ->
    [one] done, { $n } game
   *[other] done, { $n } games
 }
outage-doing = { $n ->
    [one] under way, { $n } game so far
   *[other] under way, { $n } games so far
 }
outage-sections = { $n ->
    [one] { $n } event
   *[other] { $n } events
 }
outage-ended = { $n ->
    [one] { $n } game was lost in the outage
   *[other] { $n } games were lost in the outage
 }
outage-ended-hint = They were over before the outage was credited, and no time was given back in them.
outage-ended-game = Game { $n }
outage-ended-time-forfeiture = time forfeiture
outage-ended-silence = silence
outage-ended-more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
 }

### mails that were given up

mails-count = { $n ->
    [0] No mail was given up
    [one] { $n } mail was given up
   *[other] { $n } mails were given up
 }
mails-lede = Mails about games that could not be sent for three days. The games themselves are not touched by it.
mails-empty = Every mail has got through
mails-empty-text = When a mail cannot be sent for three days, it appears here.
mails-tries = { $n ->
    [one] given up { $when } after { $n } try
   *[other] given up { $when } after { $n } tries
 }
mails-retry = Try again
mails-retried = The mail to { $who } is being tried again.
mails-gone = The mail is not in the list any more: somebody has sent it again.

### a player’s leave

book-title = Players’ leave
book-lede = Look at a player’s leave in an event, grant special leave, correct the allowance.
book-whose = Whose leave
book-open = Open
book-section-number = Number of the event’s section
book-number-wrong = Enter a number.
book-entered = Entered. The player’s games follow at once.
book-allowance = { $n ->
    [one] { $n } day of leave a year.
   *[other] { $n } days of leave a year.
 }
book-no-leave = There is no leave in this event.
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
book-log = What was entered
book-log-none = Nothing yet.
book-did-registered = Took leave: { $days }
book-did-cancelled = Cancelled leave: { $days }
book-did-granted = Granted special leave: { $days }
book-did-withdrawn = Took leave back: { $days }
book-did-corrected = Corrected the allowance for { $year }: { $days }
book-enter = Enter
book-grant = Special leave
book-grant-hint = It may lie in the past, and it is not charged to the allowance.
book-grant-title = Grant this special leave?
book-grant-text = { $days } ({ $length }). On these days the player’s clocks stand still. Days that have begun cannot be taken back.
book-withdraw = Take leave back
book-withdraw-hint = Only days that have not begun, of either kind of leave.
book-withdraw-title = Take this leave back?
book-withdraw-text = { $days } ({ $length }). As far as these days have not begun, the player’s clocks will run on them.
book-correct = Correct the allowance
book-correct-hint = It takes the place of an earlier correction for the same year.
book-correct-title = Correct the allowance?
book-correct-text = For { $year } the allowance will differ from that of the event by { $days }.
book-days = Days more or fewer
book-days-hint = For example 10 or -5.
book-reason-hint = For the record. Up to 2,000 characters.
book-look = Look at it…
book-confirm = Enter it

error-leave-too-long = Special leave cannot be so long.
error-correction-too-large = An allowance can be corrected by 366 days at most.
