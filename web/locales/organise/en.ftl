### the wizard

organise-lede = Step by step; nothing is sent before the last look. What you type is kept in this tab.
organise-steps = Steps
organise-step-preset = Begin with
organise-step-what = What
organise-step-who = Who
organise-step-how = How
organise-step-time = Time
organise-step-dates = Dates
organise-step-published = What can still change
organise-step-summary = Last look
organise-next = Next
organise-back = Back
organise-look = Look at the announcement…
organise-preset-open-class = Open Class
organise-preset-higher-class = Higher Class
organise-preset-master-class = Master Class
organise-preset-master-norm = Master Norm
organise-preset-grandmaster-norm = Grandmaster Norm
organise-preset-world-cup-preliminary = World Cup, preliminary round
organise-preset-national-championship = National championship
organise-preset-thematic = Thematic event
organise-preset-chess960 = Chess960
organise-preset-makruk = Makruk
organise-preset-invitational = Invitational
organise-preset-friendly = Friendly event
organise-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
organise-name = Name
organise-code = Code
organise-code-hint = For example O/C/2027-01. It never changes.
organise-code-fixed = An event keeps its code.
organise-code-wrong = Capital letters A to Z, digits, and the signs / - . only.
organise-kind = Kind of event
organise-organiser = Organiser
organise-rule-set = Rules
organise-rules-iccf = ICCF
organise-rules-sks = Czech federation (SKS)
organise-director = Tournament director
organise-director-hint = The player number.
organise-director-wrong = A player number has digits only.
organise-start = Starting position
organise-start-usual = the usual one
organise-start-per-game = Chess960, drawn for each game
organise-start-one-for-all = Chess960, drawn once for all games
organise-start-from = a given position (thematic event)
organise-start-960 = Starting positions are drawn in Chess960 only.
organise-start-drawn = In Chess960 the start is drawn: for each game, or once for the event.
organise-fen = Position (FEN)
organise-unrated = A player without a rating counts as
organise-unrated-hint = May be left empty.
organise-fee = Entry fee
organise-fee-hint = For example 25 or 12.50. Empty: free.
organise-fee-wrong = An amount such as 25 or 12.50, please.
organise-currency = Currency
organise-system = Who plays whom
organise-system-round-robin = everybody against everybody, once
organise-system-double-round-robin = everybody against everybody, twice
organise-system-scheveningen = one half against the other (Scheveningen)
organise-size = Players in a section
organise-even = The two sides have the same size: an even number of players, please.
organise-rated = counts for the rating
organise-norms = norms for titles can be made
organise-conditional = Conditional moves
organise-conditional-tree = with branches
organise-conditional-linear = one line without branches
organise-conditional-none = none
organise-draws = Draw offers
organise-draws-free = with any move
organise-draws-once = once in a game
organise-draws-once-in-ten = once in ten moves
organise-draws-not-before = from a certain move on
organise-draws-never = never
organise-first-move = From this move on
organise-ties = Equal scores are told apart by
organise-tie = { $n }.
organise-tie-none = nothing
organise-ties-twice = Choose each only once.
organise-visible = Spectators see the games
organise-visible-finished = when they are finished
organise-visible-live = while they are played
organise-delay = So many moves late
organise-after-finished = Once so many games of the section are finished
organise-control = Time control
organise-control-moves-in-days = so many moves in so many days
organise-control-phases = a first period, then others
organise-control-base-per-move = for the whole game, and more with each move
organise-control-triple-block = Triple Block
organise-control-none = no time limit
organise-moves = Moves
organise-then-moves = Then moves
organise-days = in days
organise-base = Days for the whole game
organise-per-move = Days more with each move
organise-bank = Days in the bank
organise-increment = Days more after each of the first 50 moves
organise-protected = beyond move 50 the clock shows at least 3 days after a move
organise-double = Days count twice beyond
organise-double-hint = So many days on one move. Empty: never.
organise-leave = Days of leave in a calendar year
organise-silence = more than 40 days without a move lose
organise-flag = When time is exceeded
organise-flag-server = the server ends the game
organise-flag-claimed = the opponent has to claim
organise-utc = All times are in UTC. Your zone is { $zone }.
organise-end-hint = Games that are unfinished at the end are adjudicated. Without an end they play on.
organise-close-after-open = Entries close after they open.
organise-start-after-close = The start comes when entries have closed.
organise-end-after-start = The end comes after the start.
organise-published = The start lists are published: only the name, the director and a later end can be changed.
organise-summary = This is what everybody will read
organise-summary-announce = Nothing has been sent yet. Go back as often as you like.
organise-summary-change = Nothing has been changed yet. Go back as often as you like.
organise-send-announce = Announce…
organise-send-change = Change…
organise-confirm-announce = Announce this event?
organise-confirm-announce-text = “{ $name }” will stand in the list of events for everybody, and entries are taken from its opening date on.
organise-do-announce = Announce it
organise-confirm-change = Change this event?
organise-confirm-change-text = “{ $name }” is shown to everybody as you have just seen it. The change stands among its decisions.
organise-do-change = Change it
organise-announced = The event is announced.
organise-changed = The event is changed.
organise-anew = Begin with what it is now

### entries

organise-enter-title = Enter somebody
organise-enter = Enter the player
organise-entered = The player has been entered.
organise-number-wrong = A player number has digits only.
organise-grounds = Grounds
organise-grounds-none = as anybody may enter
organise-grounds-text = Which, or why
organise-won = Number of the section won
organise-won-hint = It stands in the address of its table: /section/70. A win counts once.
organise-section-wrong = A section’s number has digits only.
organise-states = Which entries
organise-find = Find a player
organise-shown = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
 }
organise-no-match = No entry fits.
organise-entered-at = Entered
organise-state = State
organise-decision = Decision
organise-paid = paid { $day }
organise-unpaid = fee not paid
organise-decide-fee-paid = Fee paid
organise-decide-accept = Accept
organise-decide-waiting-list = Waiting list
organise-decide-refuse = Refuse…
organise-decide-withdraw = Take out…
organise-refuse-title = Refuse this entry?
organise-refuse-text = { $who } is told, with the reason.
organise-refuse-action = Refuse the entry
organise-withdraw-title = Take this entry out?
organise-withdraw-text = { $who } does not play, and is told so with the reason.
organise-withdraw-action = Take the entry out
organise-reason-hint = The player reads it.

### sections

organise-make = Put the sections together
organise-make-again = Make them anew…
organise-make-lede = The server balances the sections by rating and spreads the federations. You can move players afterwards.
organise-make-confirm = Make the sections anew?
organise-make-text = The present sections are lost, with everything that was moved by hand.
organise-make-action = Make them anew
organise-sizes = Sizes of the sections
organise-sizes-hint = For example 11, 11, 10. Empty: sections of { $n }, as announced. { $all } players have been accepted.
organise-sizes-wrong = Whole numbers from 2 to 31 with commas between them, please.
organise-sizes-many = That is { $n } players, but only { $all } have been accepted.
organise-proposed = Proposed sections
organise-proposed-none = None yet.
organise-unplaced = Without a section
organise-side-first = first side
organise-side-second = second side
organise-average = ⌀ { $n }
organise-federations = Players by federation
organise-move = Section of { $who }
organise-moved = { $who } is now in: { $where }.
organise-unsaved = You have moved players. Nothing is saved yet.
organise-save = Save the sections
organise-discard = Discard the changes
organise-leave-title = Leave without saving?
organise-leave-text = What you have moved is lost.
organise-leave-action = Leave
organise-publish = Publish
organise-publish-lede = When the sections are right, the start lists can be published.
organise-publish-unsaved = Save or discard your changes first.
organise-publish-look = Publish the start lists…
organise-publish-size = A section has 2 to 31 players. This is not so in: { $names }.
organise-publish-even = The two sides have the same size. They cannot in: { $names }.
organise-publish-confirm = Publish the start lists?
organise-publish-what = { $sections } with { $players }, { $n ->
    [one] { $games } game
   *[other] { $games } games
 } in all.
organise-publish-unplaced = { $n ->
    [one] { $n } accepted player is in no section: place the player, or put the entry on the waiting list.
   *[other] { $n } accepted players are in no section: place them, or put their entries on the waiting list.
 }
organise-publish-undecided = { $n ->
    [one] { $n } entry has not been decided on: accept or refuse it, or put it on the waiting list.
   *[other] { $n } entries have not been decided on: accept or refuse them, or put them on the waiting list.
 }
organise-publish-lots = Lots are drawn for the start numbers and with them the colours; the seed is published, so that anybody can work them out again.
organise-publish-start = The games are made, and their clocks start on { $when }.
organise-publish-final = All players are told. This cannot be taken back.
organise-publish-action = Publish them
organise-published-toast = The start lists are published.

### refused announcements

error-bad-event-code = A code has 1 to 24 of the characters A to Z, 0 to 9, “/”, “-” and “.”.
error-code-taken = Another event has this code.
error-bad-event-name = A name has 1 to 120 characters in one line.
error-teams-not-yet = Events of teams cannot be held here yet.
error-no-director = Name a tournament director.
error-directs-no-tournaments = This person does not direct tournaments here: the office has to be given first.
error-entries-undecided = Some entries have not been decided on: accept or refuse them, or put them on the waiting list.
error-closes-before-opening = Entries have to close after they open.
error-closes-after-start = Entries have to close before the event starts, or at its start.
error-ends-before-start = The event has to end after its start.
error-class-not-of-kind = { $detail }
error-class-not-of-rule-set = This class of entries is one of the ICCF rules: choose those.
error-rule-set-not-of-organiser = Events of ICCF are played under the ICCF rules.
error-national-without-federation = A national event is organised by its federation: say by which.
error-section-size = A section has 3 to 31 players.
error-unequal-sides = The two sides have the same size: an even number of players, please.
error-class-size = { $detail }
error-class-system = In this class everybody plays one game against everybody else in the section.
error-start-positions = { $detail }
error-thematic-not-special = A thematic event is a special event: choose that kind, or the usual start.
error-bad-start-position = { $detail }
error-bad-time-control = A period of the time control has at least one move.
error-too-little-time = A rated event gives at least 150 days for 50 moves.
error-leave-in-triple-block = In Triple Block there is no leave: set its days to 0.
error-silence-in-triple-block = In Triple Block there is no rule on silence: switch it off.
error-makruk-rated = Makruk events are not rated: switch the rating off.
error-thematic-rated = Thematic events are not rated: switch the rating off.
error-norms-missing = In norm events norms are on offer: switch them on.
error-norms-not-of-kind = There are no norms in promotion, thematic and cup preliminary events.
error-norms-not-of-variant = There are norms in chess only, not in Chess960 and Makruk.
error-norms-national = There are no norms in a national event: at most two thirds of the players may come from one federation.
error-too-few-for-norms = Norms need at least 9 players, or a double round of at least 8 games each.
error-tie-break-twice = The same tie-break stands there twice.
error-tie-breaks-missing = In promotion events and cup preliminaries ties have to be broken: choose how.
error-fee-of-nothing = A fee is more than 0: leave it out when entering is free.
error-code-is-fixed = An event keeps its code.
error-not-by-director = The tournament director can change when the event ends, nothing else.
error-event-published = The start lists are published: only the name, a later end and the director can still be changed.
error-ends-earlier = The start lists are published: the event can end later, but not earlier.
error-reason-missing = Say why: a nomination or an admission gives its reasons, a qualification its event.
error-reason-too-long = The reason is too long.
error-no-fee = Entering this event costs nothing.
error-sections-do-not-fit = { $detail }
