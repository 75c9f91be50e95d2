### events that federations bring here

imports-lede = Events that were held, or begun, elsewhere. What a federation sends waits for an officer’s approval; nothing of it is in any table or rating before.
imports-none = Nothing was brought here yet.
imports-bring = Bring an event here yourself
imports-by = Sent by { $who }, { $when }
imports-sent = Sent { $when }
imports-of = { $organiser }, { $code }
imports-started = Started { $day }
imports-rated = rated
imports-unrated = not rated
imports-origin-moved = moved from elsewhere
imports-origin-results = results of an own event
imports-origin-post = by post
imports-state-waiting = waits for approval
imports-state-writing = is being made
imports-state-done = made
imports-state-refused = refused
imports-sections = Sections
imports-section = { $name }: { $players ->
    [one] { $players } player
   *[other] { $players } players
 }, { $finished } of { $games } games finished
imports-decided = { $who }, { $when }
imports-event = To the event
imports-approve = Approve…
imports-approve-title = Approve “{ $name }”?
imports-approve-text = The event is made with its games and results. It counts for ratings and norms as announced.
imports-approve-action = Approve it
imports-refuse = Refuse…
imports-refuse-title = Refuse “{ $name }”?
imports-refuse-text = Nothing is made of it. The federation reads why, and may send it again.
imports-refuse-label = Why
imports-refuse-hint = Who sent it reads this.
imports-refuse-action = Refuse it
imports-done = “{ $name }”: { $state }.

error-import-decided = It is decided already.
error-import-lapsed = It was sent too long ago: it has to be sent again.
error-play-ended = Play in the event has ended meanwhile: it has to be sent again with all results.
