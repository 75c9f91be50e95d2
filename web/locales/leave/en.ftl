### the leave planner

leave-title = Leave
leave-lede = On days of leave your clocks stop, and you make no moves in the games concerned. Days are counted in UTC. Leave begins tomorrow at the earliest, and each event has its own number of days a year.
leave-no-games = You have no games in progress
leave-no-games-text = Leave is taken event by event, while you have games in play there.
leave-without = { $n ->
    [one] Without leave: { $n } section
   *[other] Without leave: { $n } sections
 }
leave-earlier = Earlier
leave-later = Later
leave-own = Leave
leave-own-some = Leave in some sections
leave-special = Special leave
leave-mark-some = { $kind } in { $n } of { $all } sections
leave-calendar-hint = Press the first day, then the last. With the keyboard: arrows, and Shift with the arrows to choose.
leave-first = First day
leave-last = Last day
leave-earliest = From { $day } on. Choose the days here or in the calendar.
leave-in-year = { $n } in { $year }
leave-events = For { $n } of { $all ->
    [one] { $all } section
   *[other] { $all } sections
 }
leave-all = Choose all
leave-none = Choose none
leave-find = Find an event or section
leave-no-match = No section matches “{ $text }”.
leave-event = Section
leave-left = Days left { $year }
leave-left-after = { $year }: left → then
leave-then = , then
leave-too-many = too many
leave-clash = Leave already: { $days }
leave-choose-event = Choose at least one section.
leave-register = Register leave
leave-registered = { $n ->
    [one] Registered: { $days }, in { $n } section.
   *[other] Registered: { $days }, in { $n } sections.
 }
leave-entered = Your leave
leave-entered-none = No current or future leave.
leave-running = now
leave-in-all = { $n ->
    [one] in your section
   *[other] in all { $n } sections
 }
leave-in-some = in { $n } of { $all } sections
leave-past = { $n ->
    [one] { $n } past period of leave
   *[other] { $n } past periods of leave
 }
leave-cancel = Take back…
leave-cancel-rest = Take the rest back, from { $day }…
leave-cancel-title = Take this leave back?
leave-cancel-text = { $n ->
    [one] On { $days } your clocks will run again, in { $n } section. The days go back to your allowance.
   *[other] On { $days } your clocks will run again, in { $n } sections. The days go back to your allowance.
 }
leave-cancel-action = Take the leave back
leave-cancelled = Taken back: { $days }.

error-no-leave-in-event = One of these sections does not have leave.
error-last-before-first = The last day is before the first.
error-leave-retroactive = Leave begins tomorrow (UTC) at the earliest; leave that has begun stays.
error-leave-too-far-ahead = Leave can be entered up to the end of next year.
error-leave-overlaps = Some of these days are already leave. Nothing was entered.
error-leave-allowance-exceeded = One of the sections does not have that many days left; see below. Nothing was entered.
error-not-on-leave = There is no leave on these days to take back.
error-too-many-periods = You have entered or taken back leave too often this year in one of these sections. Leave already entered can still be taken back.

leave-withdraw = If you cannot play for months, withdraw from all events.
