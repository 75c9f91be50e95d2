### webhooks: programs that are told what has happened

webhooks-lede = A program of yours, or your federation’s site, is told at once when something has happened, instead of asking again and again.
webhooks-standard = How messages are signed (Standard Webhooks)
webhooks-new = New webhook
webhooks-url = Address
webhooks-url-hint = An https address with a public name.
webhooks-owner = Whose
webhooks-owner-federation = { $federation }: games of all its players
webhooks-owner-own = Mine: games of my own
webhooks-events = What it is told
webhooks-event-missing = Choose at least one.
webhooks-event-game-ended = A game has ended
webhooks-event-section-finished = A section is finished
webhooks-event-list-published = A rating list is published
webhooks-event-test = Trial
webhooks-make = Make the webhook

webhooks-here = The secret of your webhook
webhooks-secret = Secret
webhooks-once = Copy it now: it is shown this once. With it your program sees that a message is from here.

webhooks-all = Webhooks
webhooks-none = None yet.
webhooks-federations = { $federation }
webhooks-own = mine
webhooks-made = Made { $when }
webhooks-try = Try
webhooks-try-which = Try { $url }
webhooks-tried = A message is on its way, within a minute.
webhooks-remove = Remove…
webhooks-remove-which = Remove { $url }…
webhooks-remove-title = Remove this webhook?
webhooks-remove-text = { $url } is told nothing more. Another one gets another secret.
webhooks-remove-action = Remove it

webhooks-log = What it was told
webhooks-log-hide = Hide what it was told
webhooks-log-which = What { $url } was told
webhooks-log-none = Nothing in the last 30 days.
webhooks-since = { $when }
webhooks-waiting = next try { $when }
webhooks-delivered = taken
webhooks-given-up = given up
webhooks-tries = { $n ->
    [one] { $n } try
   *[other] { $n } tries
 }
webhooks-answers = answers: { $statuses }
webhooks-no-answer = none
webhooks-again = Once more
webhooks-again-which = Once more: { $what }
webhooks-body = What is sent

error-invalid-webhook = This cannot be told: an https address with a public name at the usual port is needed.
error-too-many-webhooks = There are ten webhooks already. Remove one that you do not need.
error-unknown-webhook = This webhook is gone already.
