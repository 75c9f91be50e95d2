### what people take out: files of games, archives, their own data; and the end of an account

data-lede = Files that are written for you and kept for 30 days. Larger ones take a few minutes; you can leave this page.
data-new = New file
data-kind = What to export
data-kind-person = Everything about me
data-kind-person-text = Profile, settings, entries, games, messages that I wrote, ratings, norms and titles
data-kind-player = Games of a player
data-kind-event = Games of an event
data-kind-period = All games in a period
data-kind-federation = Everything about { $federation }
data-event = Event’s number
data-event-hint = The last number in the address of its page.
data-from = From
data-until = Until
data-period-hint = Games that ended on these days, in UTC.
data-period-optional = Optional. Games that ended on these days, in UTC.
data-order = Create file
data-period-wrong = The period ends before it begins.

data-files = My files
data-none = No files yet.
data-of-player = Games of player { $id }
data-of-event = Games of event { $id }
data-of-period = Games from { $from } to { $until }
data-of-federation = Everything about { $federation }
data-days = ended { $from } to { $until }
data-days-from = ended on { $from } or later
data-days-until = ended on { $until } or earlier
data-ordered = Requested { $when }
data-nightly-made = Created at night, { $when }
data-waiting = Waiting, about a minute
data-writing = { $done } of { $total } written
data-failed = It could not be written. Request it again.
data-kept = Kept until { $when }
data-size = { $size } KB
data-fetch = Save
data-fetch-which = Save “{ $name }”
data-checksums = PGN files open in any chess program; archives (.tar) in Windows, macOS and Linux alike.

data-nightly = Every night
data-nightly-text = An archive of everything about { $federation } each night, for your own site and backups.
data-nightly-next = The next one: { $when }
data-nightly-off = Off.
data-nightly-start = Start nightly archives
data-nightly-stop = Stop nightly archives

data-leave = Leave Posthorn for good
data-leave-text = Your account, address, settings, keys and files are deleted. Your games, results and ratings stay, because they are your opponents’ too: under the name “Former player” and your number. This cannot be undone.
data-leave-games = You can do this once you have no game in play and no open entry.
data-leave-button = Delete my account…
data-leave-title = Delete your account?
data-leave-question = Nobody can restore it. Export your data first if you want to keep it.
data-leave-action = Delete for good
data-leave-done = Your account is deleted.

error-unknown-export = This file has expired.
error-export-not-done = The file is not written yet.
error-still-playing = You still have games in play: withdraw from them first.
error-entries-open = You still have an open entry: take it back first.
error-transfer-still-open = Your transfer to another federation is open: take it back first.
