### settings, and the link in mails

settings-parts = Settings
settings-part-language = Language
settings-part-device = This device
settings-part-mails = Emails and calendar
settings-part-push = Notifications
settings-part-sign-in = Signing in
settings-part-data = Your data
settings-part-profile = Profile
settings-language-note = For these pages, emails and your calendar, on all your devices.
settings-data-text = Your games and everything else kept about you, as files; and deleting your account.
settings-data = Go to your data
settings-mail = Emails about your games
settings-mail-each = At once
settings-mail-each-text = An email for every move, message and result.
settings-mail-digest = Once a day
settings-mail-digest-text = One email with everything that has happened.
settings-mail-none = None
settings-mail-none-text = You check here yourself. Reminders come only to devices, if you turn that on; emails about your password and account are always sent.
settings-zone = Time zone
settings-zone-hint = For dates in emails and your calendar, with UTC beside them. Pages use your device’s zone.
settings-zone-here = Use this device’s zone: { $zone }
settings-hour = Time of day
settings-hour-hint = In the time zone { $zone }.
settings-reminder = Remind me before a deadline
settings-reminder-hint = At most { $n }. In events with that rule, the server also writes after 14, 28 and 35 days without a move.
settings-reminder-days = { $n ->
    [one] { $n } day before
   *[other] { $n } days before
 }
settings-save = Save
settings-saved = Saved.

settings-calendar = Calendar of deadlines
settings-calendar-text = Your deadlines and your leave in the calendar that you already use. It follows your games automatically.
settings-calendar-address = Private address
settings-calendar-private = Anyone who knows this address can see your deadlines.
settings-calendar-how = Google: “Other calendars”, “From URL”. Apple: “New calendar subscription”. Outlook: “Add calendar”, “Subscribe from web”.
settings-calendar-renew = New address…
settings-calendar-renew-title = Create a new address?
settings-calendar-renew-text = The old address stops working at once, in all calendars that use it. You will have to enter the new one there.
settings-calendar-renew-action = Create new address
settings-calendar-renewed = This is the new address.

settings-push-text = A short notification at once for everything that emails cover, such as your move, a deadline or a decision: even while this page is closed, and whichever emails you choose.
settings-push-here = On this device
settings-push-devices = { $n ->
    [0] No device gets notifications.
    [one] { $n } device gets notifications.
   *[other] { $n } devices get notifications.
 }
settings-push-unsupported = This browser cannot receive notifications. On an iPhone or iPad, add Posthorn to the home screen first.
settings-push-denied = Notifications from this site are blocked. Allow them in the browser’s settings for this site and load the page again.
settings-push-failed = The browser could not reach its push service. Try again later.

unsubscribe-title = Stop emails about games?
unsubscribe-text = Posthorn will no longer write to you about moves, messages, results and deadlines. Your games go on, and your clocks keep running.
unsubscribe-send = Stop emails about games
unsubscribe-done = You will get no more emails about games
unsubscribe-done-text = Your games go on: look here from time to time, so that you do not lose on time.
unsubscribe-stays = Emails about your password and your account are still sent.
unsubscribe-settings = Choose which emails to get

error-unknown-address = This link is not complete. Open it again from the email.
error-push-not-configured = This server does not send notifications.
error-too-many-devices = You have too many devices. Turn off notifications on another one first.
error-invalid-subscription = The server cannot use this browser’s push service.

portrait-title = Text and picture
portrait-text = Optional: everybody sees them on your page, signed in or not. What you leave empty is not shown.
portrait-picture = Picture
portrait-picture-hint = JPEG, PNG or WebP. Your device makes a square of { $n } pixels from it; nothing else in the file is sent.
portrait-cut = Which part
portrait-preview = The picture as it will be shown
portrait-present = Your present picture
portrait-unreadable = This browser cannot read a picture from this file.
portrait-drop = Discard
portrait-remove = Remove picture
portrait-send = Update my page
portrait-kept = Your page is up to date.
portrait-removed = Picture removed.
portrait-words = A few words about you
portrait-words-hint = { $n } of { $max } characters. Plain text: addresses do not become links.

error-words-too-long = The text is too long: at most 300 characters.
error-invalid-words = Leave out invisible characters, and accents that belong to no letter.
error-invalid-picture = The server cannot read this picture. Choose another file.
error-picture-too-large = This picture is too large for the server. Choose another file.

contact-title = Games by post and e-mail
contact-text = In games by post or e-mail moves go straight from player to player. Your opponents and the directors of such games see this while the games are running, and nobody else does.
contact-field = How opponents by post or e-mail reach me
contact-hint = A postal address, an e-mail address or both: at most 8 lines and 500 characters. If it is empty, nothing is shown.
contact-send = Update my address
contact-lines = At most { $n } lines.
