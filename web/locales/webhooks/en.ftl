### webhooks: programs that are told what has happened

webhooks-lede = Your program, or your federation’s site, gets a message as soon as something has happened, instead of asking again and again.
webhooks-standard = How messages are signed (Standard Webhooks)
webhooks-new = New webhook
webhooks-url = Address
webhooks-url-hint = An https address with a public host name.
webhooks-owner = Owner
webhooks-owner-federation = { $federation }: games of all its players
webhooks-owner-own = Mine: my own games
webhooks-events = What it reports
webhooks-event-missing = Choose at least one.
webhooks-event-game-ended = A game has ended
webhooks-event-section-finished = A section is finished
webhooks-event-match-finished = A match of teams is finished
webhooks-event-list-published = A rating list is published
webhooks-event-test = Test
webhooks-make = Create webhook

webhooks-here = The secret of your webhook
webhooks-secret = Secret
webhooks-once = Copy it now: it is shown only once. Your program uses it to check that a message comes from here.

webhooks-all = Webhooks
webhooks-none = None yet.
webhooks-federations = { $federation }
webhooks-own = mine
webhooks-made = Created { $when }
webhooks-try = Test
webhooks-try-which = Test { $url }
webhooks-tried = A message will be sent within a minute.
webhooks-remove = Remove…
webhooks-remove-which = Remove { $url }…
webhooks-remove-title = Remove this webhook?
webhooks-remove-text = { $url } will receive no more messages. A new webhook gets a new secret.
webhooks-remove-action = Remove webhook

webhooks-log = Messages sent
webhooks-log-hide = Hide messages sent
webhooks-log-which = Messages sent to { $url }
webhooks-log-none = Nothing in the last 30 days.
webhooks-since = { $when }
webhooks-waiting = next try { $when }
webhooks-delivered = delivered
webhooks-given-up = not delivered
webhooks-tries = { $n ->
    [one] { $n } try
   *[other] { $n } tries
 }
webhooks-answers = answers: { $statuses }
webhooks-no-answer = none
webhooks-again = Send again
webhooks-again-which = Send again: { $what }
webhooks-body = Content

error-invalid-webhook = This address cannot be used: enter an https address with a public host name and the usual port.
error-too-many-webhooks = There are already ten webhooks. Remove one that you do not need.
error-unknown-webhook = This webhook no longer exists.
