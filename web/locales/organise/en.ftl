### the wizard

organise-approval = Under the approval of “{ $name }” (TR-12).
organise-approval-use = Use the approval of “{ $name }” (start by { $day })
organise-lede = Step by step; nothing is sent before the final review. What you type is kept in this tab.
organise-steps = Steps
organise-step-preset = Start from
organise-step-what = What
organise-step-who = Who
organise-step-how = How
organise-step-time = Time
organise-step-dates = Dates
organise-step-published = What can still change
organise-step-summary = Review
organise-next = Next
organise-back = Back
organise-look = Review the announcement…
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
organise-preset-olympiad = Olympiad, final
organise-preset-league = League
organise-preset-team-match = Friendly match of two teams
organise-teams-n = { $n ->
    [one] { $n } team
   *[other] { $n } teams
 }
organise-teams-on = { $boards ->
    [one] { $teams } on { $boards } board
   *[other] { $teams } on { $boards } boards
 }
organise-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
organise-name = Name
organise-code = Code
organise-code-hint = For example O/C/2027-01. It never changes.
organise-code-fixed = An event’s code cannot be changed.
organise-code-wrong = Capital letters A to Z, digits, and the signs / - . only.
organise-kind = Kind of event
organise-organiser = Organiser
organise-rule-set = Rules
organise-rules-iccf = ICCF
organise-rules-sks = Czech federation (SKS)
organise-rules-choose = choose
organise-rules-hint = The Czech federation has rules of its own (SKS-8). Say whether they apply.
organise-rules-missing = Choose whose rules apply.
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
organise-fen-wrong = No game can start from this position.
organise-unrated = A player without a rating counts as
organise-unrated-hint = May be left empty.
organise-stage = Stage
organise-stage-none = none
organise-stage-hint = The rules lay down the size of its sections, the level of unrated players and its category.
organise-winner-alone = only the winner of each section advances to the Final: where more than 4 sections start in a year (TR-1.4.1)
organise-fee = Entry fee
organise-fee-hint = For example 25 or 12.50. Empty: free.
organise-fee-wrong = Enter an amount such as 25 or 12.50.
organise-currency = Currency
organise-system = Who plays whom
organise-system-round-robin = everybody against everybody, once
organise-system-double-round-robin = everybody against everybody, twice
organise-system-scheveningen = one half against the other (Scheveningen)
organise-size = Players in a section
organise-teams = teams play
organise-teams-size = Teams in a section
organise-boards = Boards of a team
organise-eligible = Which teams may enter
organise-eligible-national = national teams, one of each federation
organise-eligible-any = any team
organise-promotion = Promotion and relegation
organise-promotion-hint = Who goes up, goes down or qualifies. Empty: nothing follows from the event.
organise-replacements = Replacements
organise-replacements-hint = Leave these empty to go by the rules alone: the ICCF sets no number and gives a captain two months; Czech events allow half of a team, once a board, within 30 days. The announcement can only allow less. Deaths do not count.
organise-replaced-most = Replacements in a team, at most
organise-naming-days = Days to name a substitute
organise-once-a-board = Only one on each board
organise-league = League season
organise-league-hint = For a league in divisions, between which teams go up and down. Leave both fields empty for any other event.
organise-divisions = Divisions
organise-divisions-hint = One name per line, the highest division first.
organise-divisions-three = The League has { $n } divisions: write each on a line of its own (TR-5.3-5.4).
organise-divisions-missing = Name the divisions, or leave “The season before” empty.
organise-divisions-count = A league has { $min } to { $max } divisions.
organise-divisions-names = Each division needs a name of its own: at most { $n } characters, and no slash.
organise-follows = The season before
organise-follows-hint = The event’s number, at the end of its page’s address. Empty: this is the first season.
organise-follows-wrong = The number of an event has digits only.
organise-even = The two sides have the same size: enter an even number of players.
organise-outside = Outside the Laws
organise-outside-none = no: played under the Laws
organise-rated = counts for the rating
organise-norms = title norms can be made
organise-norm-class = Stage of a championship
organise-norm-class-none = none with a category of its own
organise-ladies = ladies’ event: players without a rating count as 1900 in the average
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
organise-ties = Tie-breaks
organise-tie = { $n }.
organise-tie-none = none
organise-ties-twice = Choose each only once.
organise-visible = Spectators see the games
organise-visible-finished = when they are finished
organise-visible-live = while they are played
organise-delay = Delay in moves
organise-after-finished = Once this many games of the section are finished
organise-control = Time control
organise-control-moves-in-days = a number of moves in a number of days
organise-control-phases = a first period, then others
organise-control-base-per-move = for the whole game, plus days per move
organise-control-triple-block = Triple Block
organise-control-none = no time limit
organise-moves = Moves
organise-then-moves = Then moves
organise-days = in days
organise-base = Days for the whole game
organise-per-move = Extra days per move
organise-bank = Days in the bank
organise-increment = Extra days after each of the first 50 moves
organise-protected = beyond move 50 the clock shows at least 3 days after a move
organise-double = Days count twice beyond
organise-double-hint = Days on one move. Empty: never.
organise-leave = Days of leave in a calendar year
organise-silence = more than 40 days without a move loses the game
organise-flag = When time is exceeded
organise-flag-server = the server ends the game
organise-flag-claimed = the opponent has to claim
organise-utc = All times are in UTC. Your zone is { $zone }.
organise-end-hint = Games unfinished at the end are adjudicated. Without an end they are played out.
organise-close-after-open = Entries must close after they open.
organise-start-after-close = The start must come after entries close.
organise-end-after-start = The end must come after the start.
organise-published = The start lists are published: only the name, the director and a later end can be changed.
organise-summary = This is what everybody will read
organise-summary-announce = Nothing has been sent yet. Go back as often as you like.
organise-summary-change = Nothing has been changed yet. Go back as often as you like.
organise-send-announce = Announce…
organise-send-change = Change…
organise-confirm-announce = Announce this event?
organise-confirm-announce-text = “{ $name }” will appear in the list of events for everybody, and entries open on its opening date.
organise-do-announce = Announce it
organise-confirm-change = Change this event?
organise-confirm-change-text = “{ $name }” is shown to everybody as you have just seen it. The change is listed among its decisions.
organise-do-change = Change it
organise-announced = The event is announced.
organise-changed = The event is changed.
organise-anew = Start from the current version

### entries

organise-enter-title = Enter a player
organise-enter = Enter the player
organise-entered = The player has been entered.
organise-number-wrong = A player number has digits only.
organise-next-title = Who comes next
organise-next-hint = For vacant places, by previous tables, those who missed out on tie-break first ({ $article }).
organise-next-none = Nobody is left in the final tables of previous events.
organise-next-tie = missed out on tie-break
organise-next-place = place { $place }, points { $points }
organise-grounds = Grounds
organise-grounds-none = no special grounds
organise-grounds-text = Which, or why
organise-won = Number of the section won
organise-won-hint = It is in the address of its table: /section/70. A win counts once.
organise-section-wrong = A section’s number has digits only.
organise-states = Which entries
organise-find = Find a player
organise-shown = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
 }
organise-no-match = No matching entries.
organise-entered-at = Entered
organise-state = State
organise-decision = Decision
organise-paid = paid { $day }
organise-unpaid = fee not paid
organise-free = free: the delegate has not confirmed it
organise-free-confirmed = free, confirmed { $day }
organise-deposit-paid = deposit paid { $day }
organise-deposit-refunded = deposit returned { $day }
organise-deposit-forfeited = deposit forfeited { $day }
organise-decide-fee-paid = Fee paid
organise-decide-confirm = Delegate has confirmed
organise-decide-deposit-paid = Deposit paid
organise-decide-deposit-refunded = Deposit returned
organise-decide-deposit-forfeited = Forfeit the deposit…
organise-decide-accept = Accept
organise-decide-waiting-list = Waiting list
organise-decide-refuse = Refuse…
organise-decide-withdraw = Remove…
organise-refuse-title = Refuse this entry?
organise-refuse-text = { $who } is notified, with the reason.
organise-refuse-action = Refuse the entry
organise-withdraw-title = Remove this entry?
organise-withdraw-text = { $who } will not play and is notified, with the reason.
organise-withdraw-action = Remove the entry
organise-deposit-forfeited-title = Forfeit this deposit?
organise-deposit-forfeited-text = { $who } does not get the deposit back (TR-8.4). This cannot be taken back.
organise-deposit-forfeited-action = Forfeit the deposit
organise-reason-hint = The player will read it.

### sections

organise-make = Make the sections
organise-make-again = Make them again…
organise-make-lede = The server balances the sections by rating and spreads the federations. You can move players afterwards.
organise-teams-make-lede = The server puts the teams together, by strength and federations. You can move teams afterwards.
organise-teams-sizes-hint = For example 7, 6. Empty: all in one section. { $all ->
    [one] { $all } team has been accepted.
   *[other] { $all } teams have been accepted.
 }
organise-teams-sizes-many = That is { $n } teams, but only { $all } have been accepted.
organise-divisions-make = Teams go where the season before has brought them; vacant places go to the next ones, and new teams start in the lowest division (TR-5.3-5.4). You can move teams afterwards. { $all ->
    [one] { $all } team has been accepted.
   *[other] { $all } teams have been accepted.
 }
organise-division-sizes-hint = For example 12, 12.
organise-up = Go up
organise-up-each = Go up from each section
organise-down = Go down
organise-down-each = Go down from each section
organise-moves-many = More teams would go up and down than there are in the smallest section.
organise-divisions-sum = The sizes add up to { $n }. Accepted teams: { $all }. Every one of them plays in a section.
organise-season-before = Promotion and relegation after the season before
organise-division-empty = No section yet.
organise-section-division = Division of the new section
organise-section-add = Add a section
organise-section-added = { $name } has one more section.
organise-section-remove = Remove the section
organise-section-removed = { $name } is removed.
organise-make-confirm = Make the sections again?
organise-make-text = The current sections are lost, with everything that was moved by hand.
organise-make-action = Make them again
organise-sizes = Sizes of the sections
organise-sizes-hint = For example 11, 11, 10. Empty: sections of { $n }, as announced. { $all } players have been accepted.
organise-sizes-wrong = Enter whole numbers from 2 to 31, separated by commas.
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
organise-teams-unsaved = You have moved teams. Nothing is saved yet.
organise-league-unsaved = You have changed the sections. Nothing is saved yet.
organise-teams-move = Section of { $name }
organise-teams-filled = { $n } of { $boards } boards
organise-teams-boards = The boards
organise-teams-boards-text = As they would be if the start lists were published now.
organise-teams-captain = captain: { $name }
organise-save = Save the sections
organise-discard = Discard the changes
organise-leave-title = Leave without saving?
organise-leave-text = Your changes will be lost.
organise-leave-action = Leave
organise-beacon = Public value mixed into the lots
organise-beacon-hint = Nobody knows it before { $when }, and everybody can look it up afterwards, so nobody can choose the lots. You enter it when you publish the start lists. It can be chosen only now; without one the lots are the server’s alone.
organise-beacon-comes = The public value comes on { $when }. Publish the start lists then.
organise-beacon-value = Value of { $name }
organise-beacon-value-hint = As its source published it: 1 to 200 letters and digits.
organise-beacon-value-drand = As drand published it: the 64 digits and letters shown there as “randomness”.
organise-beacon-value-wrong = A drand value has 64 digits and small letters from a to f.
organise-beacon-look = Look it up at drand
organise-publish = Publish
organise-publish-lede = When the sections are right, the start lists can be published.
organise-publish-unsaved = Save or discard your changes first.
organise-publish-look = Publish the start lists…
organise-publish-early = Entries are open until { $when }. Once the start lists are published, nobody else can enter.
organise-publish-size = A section must have 2 to 31 players. These do not: { $names }.
organise-publish-teams-size = A section must have 2 to 31 teams. These do not: { $names }.
organise-publish-teams-unplaced = { $n ->
    [one] { $n } accepted team is in no section: place it, or put it on the waiting list.
   *[other] { $n } accepted teams are in no section: place them, or put them on the waiting list.
 }
organise-publish-even = The two sides must have the same size. They cannot in: { $names }.
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
organise-publish-lots = Lots are drawn for the start numbers and with them the colours; the seed is published, so that anybody can recalculate them.
organise-publish-start = The games are set up, and their clocks start on { $when }.
organise-publish-final = All players are notified. This cannot be taken back.
organise-publish-action = Publish them
organise-published-toast = The start lists are published.

### refused announcements

error-bad-event-code = A code has 1 to 24 of the characters A to Z, 0 to 9, “/”, “-” and “.”.
error-code-taken = Another event has this code.
error-bad-event-name = A name has 1 to 120 characters in one line.
error-team-terms-missing = Teams play in such an event: tick “teams play”, and say on how many boards and which teams may enter.
error-event-not-of-teams = No teams play in such an event: choose another kind, stage or system.
error-bad-boards = A team has 2 to 40 boards.
error-boards-of-stage = The rules give another number of boards for this stage: a League team has 4, a Czech one as many as its league says.
error-eligible-teams-of-stage = { $detail }
error-bad-number-of-replacements = { $detail }
error-bad-naming-days = { $detail }
error-norm-class-unfit = An Olympiad is one by its stage; a zonal team championship is an event of teams without a stage; the others are events of single players.
error-promotion-terms-unfit = Promotion and relegation take at most 500 characters.
error-bad-divisions = { $detail }
error-no-season-to-follow = A season follows another event of the same league and organiser: check the number.
error-divisions-do-not-fit = { $detail }
error-movements-do-not-fit = { $detail }
error-highest-division-one-section = The highest division has one section.
error-season-before-undecided = Promotion and relegation after the season before come first: they have not been decided.
error-line-up-incomplete = { $detail }
error-no-director = Name a tournament director.
error-directs-no-tournaments = This person is not a tournament director here: they need the office first.
error-entries-undecided = Some entries have not been decided on: accept or refuse them, or put them on the waiting list.
error-rating-consent-missing = The rating commissioner has not consented to the rating of this event. Ask for it, or announce the event unrated.
error-player-suspended = { $detail }
error-closes-before-opening = Entries have to close after they open.
error-closes-after-start = Entries have to close before the event starts, or at its start.
error-ends-before-start = The event has to end after its start.
error-class-not-of-kind = { $detail }
error-class-not-of-rule-set = This entry class belongs to the ICCF rules: choose those.
error-rule-set-not-of-organiser = The rules of the Czech federation (SKS) are only for the events that it holds. Choose those of ICCF.
error-rule-set-not-said = The Czech federation has rules of its own: choose whose rules apply.
error-stage-not-of-class = This stage and this entry class do not belong together.
error-stage-not-of-kind = This stage belongs to another kind of event.
error-stage-not-of-rule-set = This stage belongs to other rules than the event is played under.
error-level-as-printed = { $detail }
error-level-not-stated = The rules have no rating for unrated players in such an event: state the one that is to count.
error-too-short-notice = The World Championship Final is announced at least 4 months before it starts.
error-round-too-long = A round of the World Cup ends within two years of its start: say when.
error-national-without-federation = A national event is organised by its federation: choose which.
error-section-size = A section has 3 to 31 players.
error-unequal-sides = The two sides have the same size: enter an even number of players.
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
error-outside-laws-rated = An event outside the Laws is not rated and gives no norms: switch both off.
error-thematic-without-position = A thematic event needs the position from which its games start.
error-thematic-rated = Thematic events are not rated: switch the rating off.
error-norms-missing = A norm event offers norms: switch them on.
error-norms-not-of-kind = There are no norms in promotion, thematic and cup preliminary events.
error-norms-not-of-variant = There are norms in chess only, not in Chess960 and Makruk.
error-norms-national = There are no norms in a national event: at most two thirds of the players may come from one federation.
error-too-few-for-norms = Norms need at least 9 players, or a double round of at least 8 games each.
error-tie-break-twice = The same tie-break is chosen twice.
error-tie-breaks-missing = In promotion events and cup preliminaries ties have to be broken: choose how.
error-fee-of-nothing = A fee must be more than 0: leave it empty if entry is free.
error-starts-in-past = The event must start in the future: this time has passed.
error-code-is-fixed = An event’s code cannot be changed.
error-not-by-director = The tournament director can change the end of the event, nothing else.
error-event-published = The start lists are published: only the name, a later end and the director can still be changed.
error-ends-earlier = The start lists are published: the event can end later, but not earlier.
error-reason-missing = Give the reason for a nomination or an admission, or the event for a qualification.
error-reason-too-long = The reason is too long.
error-no-fee = This event has no entry fee.
error-not-free = There is nothing to confirm: this is not a free entry.
error-no-deposit = This player owes no deposit here, or none was paid.
error-deposit-settled = { $detail }
error-event-not-over = A deposit is returned when the event is over.
error-beacon-does-not-fit = { $detail }
error-sections-do-not-fit = { $detail }
