### a federation's own pages: what is due, its players, those without an account

federation-tabs = Pages of the federation
federation-home = Overview
federation-members = Players
federation-registrations = Without an account
federation-registrations-title = Players without an account
federation-choose-title = Federation
federation-choose-lede = Of which federation do you want to see what waits?
federation-choose-send = Open

federation-home-lede = What waits for the federation, and all that can be done for it.
federation-due = What waits
federation-due-none = Nothing waits.
federation-due-part = Something could not be loaded: this may not be all.
federation-due-transfers = { $n ->
    [one] { $n } transfer waits for the federation’s answer
   *[other] { $n } transfers wait for the federation’s answer
 }
federation-due-uninvited = { $n ->
    [one] { $n } registered player has not been invited yet
   *[other] { $n } registered players have not been invited yet
 }
federation-due-lapsed = { $n ->
    [one] { $n } invitation has lapsed unused
   *[other] { $n } invitations have lapsed unused
 }
federation-due-announce = { $n ->
    [one] { $n } approved event can be announced
   *[other] { $n } approved events can be announced
 }
federation-due-deposit = { $n ->
    [one] the prize fund of { $n } event is not deposited yet
   *[other] the prize funds of { $n } events are not deposited yet
 }

federation-areas = All for the federation
federation-area-transfers-text = Who changes federation, and for whom it waits.
federation-area-approvals-text = Applications for the approval of international events.
federation-area-imports-text = Events that were played elsewhere.
federation-area-exports = Archive and files
federation-area-exports-text = All of the federation to take away, every night if you like.
federation-area-keys-text = For a program or the site of the federation.
federation-area-webhooks = Webhooks
federation-area-webhooks-text = A program of the federation is told at once what has happened.
federation-area-events = A new event
federation-area-events-text = Announce an event of the federation.
federation-count-open = { $n } under way
federation-count-waiting = { $n ->
    [one] { $n } waits for a decision
   *[other] { $n } wait for a decision
 }
federation-count-ready = { $n ->
    [one] { $n } file ready
   *[other] { $n } files ready
 }
federation-count-keys = { $n ->
    [0] no key
    [one] { $n } key
   *[other] { $n } keys
 }
federation-count-webhooks = { $n ->
    [0] no webhook
    [one] { $n } webhook
   *[other] { $n } webhooks
 }

federation-nominations = Nominations for { $year }
federation-nominations-used = For the World Championship: { $used } of { $quota }, { $left } left (TR-1.0.10).
federation-nominations-members = { $n ->
    [one] By { $n } member in the year before.
   *[other] By { $n } members in the year before.
 }
federation-nominations-uncounted = Nobody has entered yet how many members there were in the year before.
federation-nominations-none = Nobody is nominated yet. Players are nominated among the entries of an event.

federation-entries = Where players can be entered now
federation-entries-none = No event takes entries now.
federation-entries-all = All events

federation-members-lede = Who plays for the federation.
federation-find = Name or number
federation-number = Number
federation-player = Player
federation-rating = Rating
federation-more = Show more
federation-all = { $n ->
    [0] Nobody.
    [one] { $n } player.
   *[other] { $n } players.
 }
federation-first = { $n ->
    [one] The first player, by number.
   *[other] The first { $n } players, by number.
 }
federation-found = { $n ->
    [0] Nobody is found.
    [one] { $n } player found.
   *[other] { $n } players found.
 }
federation-found-more = The first { $n } of more that were found: write more of the name.
federation-no-match = Nobody like that plays for the federation.
federation-nobody = Nobody plays for the federation yet
federation-register-first = Register the first player

federation-registrations-lede = Players whom the federation has registered and who have no account here yet. They have a number and can be entered in events; a link in a mail leads them to an account with a password of their own.
federation-register-title = Register a player
federation-register = Register
federation-email-hint = It can stay empty. With it an invitation goes out at once.
federation-language = Language of the invitation
federation-done = { $invited ->
    [yes] { $who } has number { $n }, and the invitation is on its way.
   *[no] { $who } has number { $n }.
 }
federation-known = Somebody of this name plays for the federation already
federation-known-text = Is it one of them? Then do not register them again.
federation-another = This is somebody else: register
federation-registered = Registered without an account
federation-registered-none = Nobody. All whom the federation has registered have an account.
federation-shown = { $n ->
    [0] Nobody is found.
    [one] { $n } player
   *[other] { $n } players
 }
federation-standing = Invitation
federation-standing-all = all
federation-standing-uninvited = not invited
federation-standing-invited = invited
federation-standing-lapsed = invitation lapsed
federation-invited = { $standing ->
    [lapsed] sent { $when }, was good until { $until }
   *[other] sent { $when }, good until { $until }
 }
federation-registered-by = Registered { $day }, { $who }
federation-registered-on = Registered { $day }
federation-invite = Invite…
federation-invite-again = Invite again…
federation-invite-title = Invite { $who }
federation-invite-again-title = Invite { $who } again
federation-invite-text = A mail goes out with a link. Whoever opens it chooses a password, and the number is theirs.
federation-invite-again-text = A new link goes out. The one before it is void at once.
federation-invite-hint = Make sure of it: whoever gets the mail can play under this number.
federation-invite-send = Send the invitation
federation-invited-done = The invitation to { $email } is on its way.
federation-take-back = Take back…
federation-take-back-title = Take the registration of { $who } back
federation-take-back-text = Number { $n } is given up, and the link of the invitation is void. It can be done while the player has entered nothing and not played.
federation-take-back-action = Take back
federation-taken-back = { $who }: the registration is taken back.

federation-file-title = Register by file
federation-file = The players
federation-file-hint = CSV: a line with the names of the columns, then a line for each player, { $n } at most. Needed: given_name, family_name. If known: email; who has one is invited at once.
federation-file-example =
    given_name,family_name,email
    Věra,Dvořáková,vera@example.com
    Jan,Kovář,
federation-file-ignored = These columns mean nothing here: { $columns }.
federation-file-faults = { $n ->
    [one] { $n } thing has to be mended. Nothing was registered.
   *[other] { $n } things have to be mended. Nothing was registered.
 }
federation-file-right = { $n ->
    [one] All is right: { $n } player would be registered.
   *[other] All is right: { $n } players would be registered.
 }
federation-file-nobody = There is nobody to register: all of the file play for the federation already.
federation-file-done = { $n ->
    [one] { $n } player is registered.
   *[other] { $n } players are registered.
 }
federation-file-would = { $n ->
    [one] { $n } player to register
   *[other] { $n } players to register
 }
federation-file-registered = Their numbers
federation-file-known = { $n ->
    [one] { $n } player plays for the federation already
   *[other] { $n } players play for the federation already
 }
federation-file-known-text = The names are the same, so they are left out. If it is somebody else, register them one by one.
federation-file-no-email = no address
federation-file-send = { $n ->
    [one] Register { $n } player…
   *[other] Register { $n } players…
 }
federation-file-confirm = { $n ->
    [one] Register { $n } player?
   *[other] Register { $n } players?
 }
federation-file-confirm-text = { $n ->
    [0] Each gets a number. You can invite them whenever you like.
    [one] Each gets a number, and { $n } of them an invitation at once.
   *[other] Each gets a number, and { $n } of them an invitation at once.
 }
federation-file-action = Register
federation-fault-email-twice = Another player of the file has the same address.
federation-fault-faulty-field = This cannot be read.
error-unknown-registration = Nobody without an account is registered under this number.
error-unknown-federation = There is no such federation.
federation-fault-registered-twice = This player stands in the file twice.
error-too-many-rows = One file has 200 players at most: divide it.

### what the federation has entered, and what is paid for it

federation-fees = Entries and fees
federation-fees-lede = What the federation’s players and teams have entered, what is still to be paid, and who enters free.
federation-fees-year = Year in which the events start
federation-fees-sums = Fees of { $year }
federation-fees-due = To be paid
federation-fees-paid = Paid
federation-fees-free = Free
federation-fees-nothing = nothing
federation-fees-entries = { $n ->
    [0] nobody
    [one] { $n } entry
   *[other] { $n } entries
 }
federation-fees-lost = { $n ->
    [one] Of that, { $sum } is for { $n } entry that no longer counts.
   *[other] Of that, { $sum } is for { $n } entries that no longer count.
 }
federation-fees-unconfirmed = { $n ->
    [one] { $n } of them waits for the federation’s confirmation (TR-4.5).
   *[other] { $n } of them wait for the federation’s confirmation (TR-4.5).
 }
federation-fees-organiser = Fees are paid to the organiser, who records what has come in; an entry is accepted once that is done (TR-0.2).
federation-fees-list = Entries
federation-fees-save = to save the entries that are shown
federation-fees-print = Print
federation-fees-show = Which entries
federation-fees-show-all = all
federation-fees-show-due = to be paid
federation-fees-show-confirm = to be confirmed
federation-fees-shown = { $n ->
    [0] No entries.
    [one] { $n } entry, { $events ->
        [one] { $events } event.
       *[other] { $events } events.
    }
   *[other] { $n } entries, { $events ->
        [one] { $events } event.
       *[other] { $events } events.
    }
 }
federation-fees-no-match = No entry matches.
federation-fees-more = Show { $n } more
federation-fees-more-events = { $n ->
    [one] Show { $n } more event
   *[other] Show { $n } more events
 }
federation-fees-event = To the event
federation-fees-fee = fee { $fee }
federation-fees-no-fee = no entry fee
federation-fees-event-due = to be paid: { $sum }
federation-fees-event-confirm = to be confirmed: { $n }
federation-fees-team = team
federation-fees-entered = Entered
federation-fees-state = State
federation-fees-standing = Entry fee
federation-fees-is-paid = paid { $day }
federation-fees-is-due = to be paid
federation-fees-is-free = free, confirmed { $day }
federation-fees-is-unconfirmed = free: to be confirmed
federation-fees-own = You enter free yourself: somebody else confirms it, another delegate or the organiser (TR-4.5).
federation-fees-confirm = Confirm…
federation-fees-confirm-title = Does { $who } enter free?
federation-fees-confirm-text = { $event }: grandmasters, and players with a fixed rating of 2600 or more, pay no entry fee once the delegate of their federation confirms it (TR-4.5). It cannot be taken back.
federation-fees-confirm-action = Confirm
federation-fees-confirmed = { $who } enters free: confirmed.
federation-fees-not-free = There is nothing to confirm: this player pays the entry fee.
federation-fees-none = Nothing entered for { $year }
federation-fees-none-text = None of the federation’s players and teams has entered an event that starts in this year. Players enter themselves, or the federation enters them on the event’s page, one by one or by a file.
federation-fees-none-where = Events that take entries now
federation-due-confirm = { $n ->
    [one] { $n } free entry waits for the federation’s confirmation
   *[other] { $n } free entries wait for the federation’s confirmation
 }
federation-due-since = { $event }, since { $day }

### how many members the federation has

federation-size = Number of members
federation-size-text = A federation has 2 nominations for the World Championship a year, and one more each above 200, 500, 1000, 2000 and 5000 members of the year before (TR-1.0.10).
federation-size-year = Year
federation-size-members = Members
federation-size-gives = Nominations
federation-size-none = not entered
federation-size-nominations = { $n ->
    [one] { $n } nomination for { $year }
   *[other] { $n } nominations for { $year }
 }
federation-size-who = The title tournament commissioner enters the number, by the statistics of the membership fees.
federation-size-enter = Enter a number
federation-size-year-wrong = A year from { $min } to { $max }.
federation-size-label = Members and affiliated players
federation-size-hint = By the statistics of the membership fees. Entered again, the new number counts; what has been nominated stays.
federation-size-wrong = A whole number of at most a million.
federation-size-send = Save
federation-size-saved = { $members ->
    [one] Saved: { $members } member in { $year }.
   *[other] Saved: { $members } members in { $year }.
 } { $n ->
    [one] That gives { $n } nomination for { $next } (TR-1.0.10).
   *[other] That gives { $n } nominations for { $next } (TR-1.0.10).
 }
error-unknown-year = Members are counted from 1951 to the present year.
