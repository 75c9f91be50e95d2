### shell

skip = Skip to content
nav = Main
nav-games = My games
nav-play = Play
nav-events = Events
nav-ratings = Ratings
nav-titles = Titles
nav-archive = Archive of games
nav-qualifiers = Qualifiers
nav-offices = Offices
nav-federations = Federations
nav-federation = Federation
nav-desk = Desk
nav-await = await you
sign-in = Sign in
sign-up = Sign up
sign-out = Sign out
account-menu = Account of { $who }
language = Language
language-unsaved = These pages are in English on this device, but your choice could not be saved: emails and other devices keep the previous language. Choose it again later.
dark-mode = Dark mode
loading = Loading…
retry = Try again
trouble = This page cannot be shown
back-home = To the home page
back-games = To my games
back-events = To the events
footer = Every move is timed to the second by the server, and every message is kept.
source = Source code
licences = Licences
friendly-games = Friendly games
analysis-board = Analysis board
about = About
developers = For developers
privacy = Privacy
proof = What can be proved
rules = Rules
conduct = Code of conduct
keyboard = Keyboard and screen readers

### players and moves

title-GM = Grandmaster
title-SIM = Senior International Master
title-IM = International Master
title-CCM = Correspondence Chess Master
title-CCE = Correspondence Chess Expert
title-LGM = Ladies Grandmaster
title-LIM = Ladies International Master
until = until { $when }
since = since { $when }
clock-none = no time left
clock-no-limit = no time limit
clock-under-a-day = less than a day
clock-for-moves = { $left } for { $n ->
    [one] { $n } move
   *[other] { $n } moves
 }
clock-bank = { $clock } on the clock, { $bank } in the bank
ends-flag = { $passed ->
    [yes] flag fell { $when }
   *[no] flag falls { $when }
 }
ends-silence = { $passed ->
    [yes] lost by silence since { $when }
   *[no] lost by silence { $when }
 }
ends-end-of-play = { $passed ->
    [yes] play ended { $when }
   *[no] play ends { $when }
 }
ends-in = in { $time }

### what several forms ask

email = Email
federation = Federation
federation-choose = Choose…
federation-ENG = England
federation-SCO = Scotland
federation-WLS = Wales
signed-out = You are signed out.
field-required = Fill in this field.
field-email = This is not an email address.
field-length = { $n } of { $limit } characters
field-short = Use at least { $n } characters.
field-long = Use at most { $n } characters.

### where players look for leave and settings, and what forms say

player-field = Player: name or player number
player-number-wrong = Choose one of the players found by name, or give a player number: digits only.
player-no-such = Nobody has this number.
players-found-list = Players found
players-found = { $n ->
    [0] Nobody is found by this name.
    [one] One player found.
   *[other] { $n } players found.
 }
players-found-more = The first { $n } found: type more of the name.
players-unsearched = Names cannot be looked up at the moment: give the player number.
account-number = Player number
nav-leave = Leave
nav-settings = Settings
nav-keys = Keys for programs
nav-passkeys = Passkeys
office-needs-passkey = Your office needs a passkey. Until then you are signed in as a player.
office-add-passkey = Add or use a passkey
nav-data = Your data
nav-notes = My notes
nav-notifications = Notifications
nav-notifications-new = { $n ->
    [one] { $shown } new notification
   *[other] { $shown } new notifications
 }
nav-imports = Imports
nav-transfers = Change of federation
nav-approvals = Approval of events
desk-nav-queue = To do
desk-nav-events = Events and sections
desk-nav-claims = Claims
desk-nav-withdrawals = Withdrawals
desk-nav-outages = Outages
desk-nav-leave = Players’ leave
desk-nav-suspended = Suspended
desk-nav-ratings = Rating lists
desk-nav-mails = Undelivered emails
file-read-as = The file was read as { $encoding }: look at the names.
file-read-as-other = Read it as { $encoding } instead
file-sample = For example: { $line }
file-unreadable-large = This file is too large: at most { $limit } KB.
file-unreadable-encoding = This file is not text. Save a workbook as “CSV UTF-8”, and choose that file.
file-unreadable-gone = This file could not be read. It may have been moved: choose it again.
field-range = Enter a whole number from { $min } to { $max }.
field-date-range = Enter a date from { $min } to { $max }.
field-unreadable = This could not be understood.

section-numbered = Section { $n }
section-board = Board { $n }
friendly-game = Friendly game { $n }

### pages

not-found = Page not found
not-found-text = The address may be mistyped, or the page may have moved.

### problems

error-with-rule = { $text } ({ $rule })
rule-new-tab = Opens in a new tab
as-of = Posthorn cannot be reached. This is how things stood on { $when }.
error-unreachable = Posthorn cannot be reached. Are you connected? Nothing is lost; try again.
error-unavailable = Posthorn is briefly unavailable. Nothing is lost; try again shortly.
error-internal = Something went wrong on our side. Nothing is lost; try again.
error-chunk = This part of the page could not be loaded. There may be a newer version.
error-unauthenticated = Please sign in first.
error-token-expired = Please sign in again.
error-session-expired = Please sign in again.
error-session-reused = This session was used in two places and was ended for safety. Please sign in again.
error-forbidden = You are not allowed to do this.
error-not-found = This could not be found.
error-unknown-section = Section not found, or the player has no games in it.
error-unknown-player = Player not found.
error-not-a-member = This federation is not a member of ICCF. Nominations, approvals and questions about the rules are for member federations; players of others enter events directly.
error-body-too-large = This is too long.
error-wrong-password = The password is wrong.
error-too-many-attempts = Too many attempts. Try again in { $minutes } min.
error-changed-meanwhile = Somebody has changed this in the meantime. Nothing was sent; look at it again.

### words of games that other pages use, too

game-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
 }
game-copy = Copy
game-copied = Copied.
copy-by-hand = Copy it by hand: it is selected.
game-cancel = Cancel
downloads-games = to save the games
downloads-table = to save the table
downloads-teams = to save the tables of the teams
downloads-feed = feed to follow the results
downloads-paper = On paper
variant-chess = Chess
variant-chess960 = Chess960
variant-makruk = Makruk
desk-nav = Director’s desk

### what of an event lies outside the Laws

outside-friendly = friendly, outside the Laws
outside-thematic = thematic, outside the Laws
outside-no-engines = without engines, outside the Laws
outside-agreement = by agreement, outside the Laws
