### settings, and the link in mails

settings-parts = Settings
settings-part-language = Language
settings-part-device = This device
settings-part-mails = Mails and calendar
settings-part-push = Messages on your devices
settings-part-sign-in = Signing in
settings-part-data = Your data
settings-part-profile = You
settings-language-note = Of these pages, mails and your calendar, on all your devices.
settings-data-text = Your games and all else that is kept about you, as files; and the end of your account.
settings-data = To your data
settings-mail = Mails about your games
settings-mail-each = At once
settings-mail-each-text = A mail for every move, message and result.
settings-mail-digest = Once a day
settings-mail-digest-text = One mail with everything that has happened.
settings-mail-none = None
settings-mail-none-text = You look here yourself. Reminders come only to devices, if you turn that on; mails about your password and account always do.
settings-zone = Time zone
settings-zone-hint = In which mails and your calendar tell dates, with UTC beside them. Pages go by the device.
settings-zone-here = Use this device’s zone: { $zone }
settings-hour = When
settings-hour-hint = In the time zone { $zone }.
settings-reminder = Remind me before a deadline
settings-reminder-hint = { $n } of them at most. Besides, the server writes after 14, 28 and 35 days without a move, where an event has that rule.
settings-reminder-days = { $n ->
    [one] { $n } day before
   *[other] { $n } days before
 }
settings-save = Save
settings-saved = Saved.

settings-calendar = Calendar of deadlines
settings-calendar-text = Your deadlines and your leave in the calendar that you use anyway. It follows your games by itself.
settings-calendar-address = Private address
settings-calendar-private = Whoever knows this address can see your deadlines.
settings-calendar-how = Google: “Other calendars”, “From URL”. Apple: “New calendar subscription”. Outlook: “Add calendar”, “Subscribe from web”.
settings-calendar-renew = New address…
settings-calendar-renew-title = Make a new address?
settings-calendar-renew-text = The old address stops working at once, in all calendars that use it. You will have to enter the new one there.
settings-calendar-renew-action = Make a new address
settings-calendar-renewed = This is the new address.

settings-push-text = A short message on the screen at once for whatever mails tell of, such as your move, a deadline or a decision: also while this page is closed, and whichever mails you choose.
settings-push-here = On this device
settings-push-devices = { $n ->
    [0] No device gets messages.
    [one] { $n } device gets messages.
   *[other] { $n } devices get messages.
 }
settings-push-unsupported = This browser cannot receive them. On an iPhone or iPad, add Posthorn to the home screen first.
settings-push-denied = Notifications from this site are blocked. Allow them in the browser’s settings for this site and load the page again.
settings-push-failed = The browser could not reach its push service. Try again later.

unsubscribe-title = No more mails about games?
unsubscribe-text = One press, and Posthorn writes no more about moves, messages, results and deadlines. Your games go on, and your clocks keep running.
unsubscribe-send = No more mails about games
unsubscribe-done = You will get no more mails about games
unsubscribe-done-text = Your games go on: please look here from time to time, so that you do not lose on time.
unsubscribe-stays = Mails about your password and your account are still sent.
unsubscribe-settings = Choose which mails to get

error-unknown-address = This link is not complete. Open it again from the mail.
error-push-not-configured = This server sends no messages to devices.
error-too-many-devices = You have too many devices. Switch one of the others off first.
error-invalid-subscription = The server cannot use this browser’s push service.

portrait-title = Words and a picture
portrait-text = If you like: everybody sees them on your page, signed in or not. Leave both empty, and there is nothing.
portrait-picture = Picture
portrait-picture-hint = JPEG, PNG or WebP. It becomes a square of { $n } pixels on your device; nothing else of the file is sent.
portrait-cut = Which part
portrait-preview = The picture as it will be shown
portrait-present = The picture that you show
portrait-unreadable = This browser can make no picture of this file.
portrait-drop = Not this one
portrait-remove = Remove picture
portrait-send = Update my page
portrait-kept = Your page is up to date.
portrait-removed = The picture is gone.
portrait-words = A few words
portrait-words-hint = { $n } of { $max } characters. Plain text: addresses do not become links.

error-words-too-long = These are too many words: up to 300 characters.
error-invalid-words = Leave out characters that cannot be seen, and marks that stand on no letter.
error-invalid-picture = The server cannot read this picture. Choose another file.
error-picture-too-large = This picture is too large for the server. Choose another file.
