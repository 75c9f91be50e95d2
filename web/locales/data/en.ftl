### what people take out: files of games, archives, their own data; and the end of an account

data-lede = Files that are written for you, and kept for 30 days. Larger ones take a few minutes: you may leave this page.
data-new = New file
data-kind = What
data-kind-person = Everything about me
data-kind-person-text = Profile, settings, entries, games, messages that I wrote, ratings, norms and titles
data-kind-player = Games of a player
data-kind-event = Games of an event
data-kind-period = All games of a period
data-kind-federation = Everything of { $federation }
data-player = Player’s number
data-event = Event’s number
data-event-hint = The last number in the address of its page.
data-from = From
data-until = Until
data-period-hint = Games that ended on these days, in UTC.
data-period-optional = May stay empty. Games that ended on these days, in UTC.
data-order = Write the file
data-period-wrong = The period ends before it begins.

data-files = My files
data-none = Nothing ordered yet.
data-of-player = Games of player { $id }
data-of-event = Games of event { $id }
data-of-period = Games from { $from } to { $until }
data-of-federation = Everything of { $federation }
data-days = ended { $from } to { $until }
data-days-from = ended on { $from } or later
data-days-until = ended on { $until } or earlier
data-ordered = Ordered { $when }
data-nightly-made = Made at night, { $when }
data-waiting = Waits for its turn, about a minute
data-writing = { $done } of { $total } written
data-failed = It could not be written. Order it again.
data-kept = Kept until { $when }
data-size = { $size } KB
data-fetch = Save
data-fetch-which = Save “{ $name }”
data-checksums = PGN files open in any chess program; archives (.tar) in Windows, macOS and Linux alike.

data-nightly = Every night
data-nightly-text = An archive of everything of { $federation } each night, for your own site and backups.
data-nightly-next = The next one: { $when }
data-nightly-off = None is made.
data-nightly-start = Make one every night
data-nightly-stop = Make none any more

data-leave = Leave Posthorn for good
data-leave-text = Your account, address, settings, keys and files are deleted. Your games, results and ratings stay, because they are your opponents’, too: under the name “Former player” and your number. This cannot be undone.
data-leave-games = It is possible when no game of yours runs and no entry is open.
data-leave-button = Delete my account…
data-leave-title = Delete your account?
data-leave-question = Nobody can bring it back. Take out your data first, if you want to keep it.
data-leave-action = Delete for good
data-leave-done = Your account is deleted.

error-unknown-export = This file is gone: its days are over.
error-export-not-done = The file is not written yet.
error-still-playing = Your games are still running: withdraw from them first.
error-entries-open = An entry of yours is still open: take it back first.
error-transfer-still-open = Your transfer to another federation is open: take it back first.
