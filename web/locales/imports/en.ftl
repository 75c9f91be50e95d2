### events that federations bring here

imports-lede = Events held, or begun, elsewhere. What a federation sends waits for an officer’s approval and appears in no table or rating before that.
imports-none = No events imported yet.
imports-bring = Import an event yourself
imports-by = Sent by { $who }, { $when }
imports-sent = Sent { $when }
imports-of = { $organiser }, { $code }
imports-started = Started { $day }
imports-rated = rated
imports-unrated = not rated
imports-origin-moved = moved from elsewhere
imports-origin-results = results of its own event
imports-origin-post = by post
imports-state-waiting = waiting for approval
imports-state-writing = being imported
imports-state-done = imported
imports-state-refused = refused
imports-sections = Sections
imports-section = { $name }: { $players ->
    [one] { $players } player
   *[other] { $players } players
 }, { $finished } of { $games } games finished
imports-teams = Teams
imports-division = Division { $name }; promoted: { $up }, relegated: { $down }
imports-teams-of = { $name }: { $names }
imports-teams-many = { $name }: { $n ->
    [one] { $n } team
   *[other] { $n } teams
 }
imports-boards = { $n ->
    [one] { $n } board
   *[other] { $n } boards
 }
imports-suspended = Suspended when it began
imports-suspended-text = Who is suspended enters no event. The games are played; approve it only where you know of this.
imports-suspended-player = { $who }, until { $day } ({ $rule })
imports-decided = { $who }, { $when }
imports-event = View the event
imports-approve = Approve…
imports-approve-title = Approve “{ $name }”?
imports-approve-text = The event is created with its games and results. It counts for ratings and norms as announced; a national event only once the rating commissioner has consented.
imports-approve-action = Approve it
imports-refuse = Refuse…
imports-refuse-title = Refuse “{ $name }”?
imports-refuse-text = Nothing is created. The federation sees the reason and may send it again.
imports-refuse-label = Reason
imports-refuse-hint = The sender will read this.
imports-refuse-action = Refuse it
imports-done = “{ $name }”: { $state }.

error-import-decided = This has already been decided.
error-import-lapsed = It was sent too long ago: it has to be sent again.
error-import-suspended = { $detail }
error-play-ended = Play in the event has since ended: it has to be sent again with all results.
