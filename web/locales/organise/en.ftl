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
organise-about = About the event
organise-about-hint = Prizes, to whom it is dedicated, an invitation, links to documents: whatever players should know. May be left empty.
organise-kind = Kind of event
organise-organiser = Organiser
organise-rule-set = Rules
organise-rules-iccf = ICCF
organise-rules-sks = Czech federation (SKS)
organise-rules-choose = choose
organise-rules-hint = The Czech federation has rules of its own (SKS-8). Say whether they apply.
organise-rules-missing = Choose whose rules apply.
organise-director = Tournament director: name or player number
organise-medium = How moves are sent
organise-medium-server = on this server
organise-medium-email = by e-mail, from player to player
organise-medium-post = by post, from player to player
organise-medium-hint-server = The server keeps the clocks and knows every move.
organise-medium-hint-email = No clock runs here: both players keep the score on this site, and the tournament director decides where their sheets differ (LAW-8.1).
organise-medium-hint-post = No clock runs here: both players keep the score on this site, and the tournament director decides where their sheets differ (LAW-8.1). For a rated event 20 days for 10 moves are enough (TR-9.2).
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
organise-previous = Previous round
organise-previous-number = event { $n }
organise-previous-hint = Nobody enters this event: you take in the players who advance.
organise-previous-leave = Leave the previous round out
organise-previous-everybody = Everybody goes on to the next round of a Swiss tournament.
organise-advancing = Of each section advance
organise-fee = Entry fee
organise-fee-hint = For example 25 or 12.50. Empty: free.
organise-fee-wrong = Enter an amount such as 25 or 12.50.
organise-currency = Currency
organise-payment = How to pay
organise-payment-hint = For example an account, a reference, a link. Everybody can read it; players are asked to give their number with the payment. May be left empty.
organise-system = Who plays whom
organise-system-round-robin = everybody against everybody, once
organise-system-double-round-robin = everybody against everybody, twice
organise-system-scheveningen = one half against the other (Scheveningen)
organise-system-silli = everybody against a fixed number of others (Silli)
organise-system-knock-out = knock-out, in matches of two
organise-system-swiss = Swiss system, paired round by round
organise-games-each = Games of each player
organise-games-each-hint = An even number, 4 to 30. Opponents come from the whole rating order.
organise-match-games = Games of each match
organise-match-games-hint = 1 to 6, with either colour in turn.
organise-rounds = Rounds
organise-rounds-hint = 2 to 15, with a game in each. Each round is an event of its own: when this one is over, announce the next one from its page, with the same number of rounds.
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
organise-published = The start lists are published: only the name, the director, a later end and your own words (about the event, how to pay) can be changed.
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
organise-file-title = Enter players by a file
organise-file = Players
organise-file-hint = CSV with headings: id (the player number), and nomination (the federation’s reasons, where it nominates the player). Other columns do not matter. Nobody is entered before the whole file is right. More than { $n } players are entered in parts, one after the other.
organise-file-example =
    id,nomination
    160012,
    160034,Champion of the federation in 2025.
organise-file-checking = Being checked: part { $n } of { $all }…
organise-file-entering = Being entered: part { $n } of { $all }…
organise-file-ignored = These columns do not matter: { $columns }.
organise-file-right = { $n ->
    [one] The file is right: one player would be entered.
   *[other] The file is right: { $n } players would be entered.
 }
organise-file-faults = { $n ->
    [one] One line is to be mended; nobody has been entered.
   *[other] { $n } lines are to be mended; nobody has been entered.
 }
organise-file-unchecked = The file could not be checked to its end; nobody has been entered.
organise-file-all-before = Everybody in this file has entered already.
organise-file-empty = There are no players in this file.
organise-file-send = { $n ->
    [one] Enter this player
   *[other] Enter these { $n } players
 }
organise-file-done = { $n ->
    [one] One player has been entered.
   *[other] { $n } players have been entered.
 }
organise-file-partly = { $n ->
    [0] Nobody has been entered.
    [one] One player has been entered, the others have not. Check the same file again: it goes on where it stopped.
   *[other] { $n } players have been entered, the others have not. Check the same file again: it goes on where it stopped.
 }
organise-file-fresh = New entries: { $n }
organise-file-before = Entered before: { $n }
organise-fault-entered-twice = This player stands in the file twice.
organise-fault-faulty-field = This cannot be read.
organise-fault-forbidden = You cannot enter this player.
organise-fault-one-federation-a-file = A file nominates players of one federation: use another file for this player.
error-nominations-used = All nominations of this federation for this year have been used.
organise-next-title = Who comes next
organise-next-hint = For vacant places, by previous tables, those who missed out on tie-break first ({ $article }).
organise-next-none = Nobody is left in the final tables of previous events.
organise-next-tie = missed out on tie-break
organise-next-place = place { $place }, points { $points }
organise-advance-title = Who advances from { $name }
organise-advance-none = The start lists of the previous round have not been published yet.
organise-advance-count = { $decided } of { $all ->
    [one] { $all } section is
   *[other] { $all } sections are
 } decided; { $n ->
    [0] nobody to take in.
    [one] { $n } player to take in.
   *[other] { $n } players to take in.
 }
organise-advance-take = { $n ->
    [0] Take in players
    [one] Take in { $n } player
   *[other] Take in { $n } players
 }
organise-advance-nobody = Choose who is taken in.
organise-advance-done = { $n ->
    [one] { $n } player taken in.
   *[other] { $n } players taken in.
 }{ $unpaid ->
    [0] { "" }
    [one] { " " }{ $unpaid } of them still has to pay the fee.
   *[other] { " " }{ $unpaid } of them still have to pay the fee.
 }
organise-advance-complete = { $n ->
    [one] { $n } section with everybody taken in
   *[other] { $n } sections with everybody taken in
 }
organise-advance-running = { $n ->
    [one] { $n } section still in play
   *[other] { $n } sections still in play
 }
organise-advance-open = { $n ->
    [one] { $n } game not finished
   *[other] { $n } games not finished
 }
organise-advance-undecided = to be decided
organise-advance-tied = tied
organise-advance-others = Others
organise-advance-place = { $place }{ $shared ->
    [yes] =
   *[no] .
 } · { $points } { $n ->
    [one] point
   *[other] points
 }
organise-advance-silent = withdrew silently: does not advance (TR-8.5)
organise-advance-reason = Why { $who } advances
organise-advance-reason-tied = The tie-breaks leave players equal. For example: decided by lot.
organise-advance-reason-behind = Others come first. For example: the winner does not go on.
organise-advance-reason-missing = a reason is needed, as the table alone does not decide.
organise-advance-refused = { $who }: { $text }
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
organise-decision = Decision
organise-paid = paid { $day }
organise-no-account = no account yet
organise-unpaid = fee not paid
organise-free = free: the delegate has not confirmed it
organise-free-confirmed = free, confirmed { $day }
organise-deposit-paid = deposit paid { $day }
organise-deposit-refunded = deposit returned { $day }
organise-deposit-forfeited = deposit forfeited { $day }
organise-decide = Decide
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

### entries together

error-entry-accepted = This entry is accepted, and an entry is accepted once its fee has been paid: put it on the waiting list first.
organise-decide-fee-not-paid = Not paid
organise-fees = Fee
organise-fee-any = any fee
organise-fee-paid = paid
organise-fee-due = to be paid
organise-fee-unconfirmed = free, waits for the delegate
organise-only-unclaimed = no account yet ({ $n })
organise-sort = Order
organise-sort-by = { $way ->
    [down] { $by }, descending
   *[up] { $by }, ascending
 }
organise-by-name = Player
organise-by-rating = Rating
organise-by-federation = Federation
organise-by-at = Entered
organise-by-state = State and fee
organise-more = Show { $n } more
organise-drawn = { $n } of { $all } are shown
organise-bulk-choose = Chosen
organise-bulk-choose-one = Choose { $who }
organise-bulk-all = { $n ->
    [one] the one that is listed
   *[other] all { $n } that are listed
 }
organise-bulk-chosen = { $n ->
    [0] Nobody is chosen.
    [one] One entry is chosen.
   *[other] { $n } entries are chosen.
 }
organise-bulk-hidden = { $n ->
    [one] One of them is not listed now.
   *[other] { $n } of them are not listed now.
 }
organise-bulk-decide = Decide on those chosen
organise-bulk-none = Clear the selection
organise-bulk-fee-paid = Fee paid…
organise-bulk-fee-paid-title = { $n ->
    [0] No fee to record
    [one] Record one fee as paid?
   *[other] Record { $n } fees as paid?
 }
organise-bulk-fee-paid-text = { $n ->
    [0] No fee is to be paid by those whom you have chosen.
   *[other] Each player sees that the fee has arrived. You can take it back afterwards.
 }
organise-bulk-fee-paid-action = { $n ->
    [one] Record one fee
   *[other] Record { $n } fees
 }
organise-bulk-fee-paid-running = Fees are being recorded
organise-bulk-fee-paid-done = Recorded as paid: { $n }
organise-bulk-fee-not-paid-title = { $n ->
    [0] Nothing to take back
    [one] Take one payment back?
   *[other] Take { $n } payments back?
 }
organise-bulk-fee-not-paid-text = { $n ->
    [0] No payment of those whom you have chosen can be taken back.
   *[other] The fees count as not paid again.
 }
organise-bulk-fee-not-paid-action = { $n ->
    [one] Take it back
   *[other] Take them back
 }
organise-bulk-fee-not-paid-running = Payments are being taken back
organise-bulk-fee-not-paid-done = Taken back: { $n }
organise-bulk-accept = Accept…
organise-bulk-accept-title = { $n ->
    [0] Nobody to accept
    [one] Accept one entry?
   *[other] Accept { $n } entries?
 }
organise-bulk-accept-text = { $n ->
    [0] None of those whom you have chosen can be accepted.
   *[other] The players are notified.
 }
organise-bulk-accept-action = { $n ->
    [one] Accept one entry
   *[other] Accept { $n } entries
 }
organise-bulk-accept-running = Entries are being accepted
organise-bulk-accept-done = Accepted: { $n }
organise-bulk-waiting-list = Waiting list…
organise-bulk-waiting-list-title = { $n ->
    [0] Nobody for the waiting list
    [one] Put one entry on the waiting list?
   *[other] Put { $n } entries on the waiting list?
 }
organise-bulk-waiting-list-text = { $n ->
    [0] None of those whom you have chosen can be put on the waiting list.
   *[other] The players are notified.
 }
organise-bulk-waiting-list-action = { $n ->
    [one] Put it on the waiting list
   *[other] Put them on the waiting list
 }
organise-bulk-waiting-list-running = Entries are being put on the waiting list
organise-bulk-waiting-list-done = Put on the waiting list: { $n }
organise-bulk-refuse = Refuse…
organise-bulk-refuse-title = { $n ->
    [0] Nobody to refuse
    [one] Refuse one entry?
   *[other] Refuse { $n } entries?
 }
organise-bulk-refuse-text = { $n ->
    [0] None of those whom you have chosen can be refused.
   *[other] The players are notified, with the reason.
 }
organise-bulk-refuse-action = { $n ->
    [one] Refuse one entry
   *[other] Refuse { $n } entries
 }
organise-bulk-refuse-running = Entries are being refused
organise-bulk-refuse-done = Refused: { $n }
organise-bulk-withdraw = Remove…
organise-bulk-withdraw-title = { $n ->
    [0] Nobody to remove
    [one] Remove one entry?
   *[other] Remove { $n } entries?
 }
organise-bulk-withdraw-text = { $n ->
    [0] None of those whom you have chosen can be removed.
   *[other] These players will not play. They are notified, with the reason.
 }
organise-bulk-withdraw-action = { $n ->
    [one] Remove one entry
   *[other] Remove { $n } entries
 }
organise-bulk-withdraw-running = Entries are being removed
organise-bulk-withdraw-done = Removed: { $n }
organise-bulk-reason-hint = One reason for all. The players will read it.
organise-bulk-left = { $n ->
    [one] One of those chosen is left out:
   *[other] { $n } of those chosen are left out:
 }
organise-lack-withdrawn = taken back: { $n }
organise-lack-refused = refused: { $n }
organise-lack-accepted = accepted already: { $n }
organise-lack-waiting = on the waiting list already: { $n }
organise-lack-not-accepted = not accepted: { $n }
organise-lack-paid = fee paid already: { $n }
organise-lack-unpaid = fee not paid: { $n }
organise-lack-free = no fee to pay: { $n }
organise-lack-unconfirmed = free, not confirmed by the delegate: { $n }
organise-bulk-progress = Progress
organise-bulk-of = { $n } of { $all }
organise-bulk-waiting = { $n ->
    [one] The server asks you to wait for one second. It goes on by itself.
   *[other] The server asks you to wait for { $n } seconds. It goes on by itself.
 }
organise-bulk-stop = Stop
organise-bulk-finished = Everything is done
organise-bulk-partly = Done, but not for everybody
organise-bulk-stopped = Stopped
organise-bulk-ended = It could not be finished
organise-bulk-refused = { $text } ({ $n ->
    [one] one entry
   *[other] { $n } entries
 })
organise-bulk-already = Paid already, before this: { $n }
organise-bulk-rest = Not tried: { $n }
organise-bulk-resume = { $n ->
    [one] Go on with the last one
   *[other] Go on with the other { $n }
 }
organise-bulk-undo = Take it back…
organise-bulk-close = Close
organise-bulk-leave-title = Leave before it is done?
organise-bulk-leave-text = What has been decided stays. The other entries are not decided on.

### a bank’s list

organise-bank-title = Fees from a bank’s list
organise-bank-lede = Choose a list of the account’s movements, as the bank exports it. Payments of { $fee } are matched with the entries by the player’s number, or by the name. The file is read in your browser: nothing of it is sent to the server.
organise-bank-file = The bank’s list
organise-bank-hint = CSV or text.
organise-bank-empty = This file is empty.
organise-bank-no-list = This is no list: its lines are not divided by semicolons, commas or tabs.
organise-bank-no-amounts = There are no amounts in this list.
organise-bank-amount = Amounts
organise-bank-column = Column { $n }
organise-bank-column-sample = { $name } (for example { $sample })
organise-bank-debits = leave out what was paid from the account
organise-bank-summary = Sure: { $sure }. Likely: { $likely }.
organise-bank-sure = Sure
organise-bank-sure-text = Only the number and the amount are compared, and the day where the list says one: the payment may still be for another event. Look at the lines before you record them.
organise-bank-likely = Likely
organise-bank-likely-text = The amount is right, and a name or a number fits. Tick those that are meant.
organise-bank-differs = Another amount
organise-bank-differs-text = Players are named, but the amount or the currency is not that of their fees.
organise-bank-used = Credited
organise-bank-used-text = Lines from which fees have been recorded since you chose this list.
organise-bank-credited = Credited to:
organise-bank-paid = Paid already
organise-bank-paid-text = The fee was recorded before, or stands further up in this list.
organise-bank-not-due = Nothing to pay
organise-bank-not-due-text = These players enter free, or their entries were refused or taken back.
organise-bank-unknown = Not recognised
organise-bank-unknown-text = The amount is right, but no player is named.
organise-bank-unread = Amount not read
organise-bank-unread-text = What stands in these lines is no amount: look at them yourself.
organise-bank-doubt-gone = This was paid from the account.
organise-bank-doubt-early = This was paid before the entry was made: it may be for another event.
organise-bank-doubt-number = The number may mean something else, such as a postal code.
organise-bank-namesake = Named here as well, and paid already: { $who }. Is it that payment?
organise-bank-several = { $n } players fit: { $times ->
    [one] tick the one who is meant.
   *[other] tick those who are meant, at most { $times }.
 }
organise-bank-tick = { $who } has paid
organise-bank-line = line { $n }
organise-bank-others = { $n ->
    [0] No other payment is left in this list.
    [one] One other payment has nothing to do with this fee.
   *[other] { $n } other payments have nothing to do with this fee.
 }
organise-bank-gone = { $n ->
    [one] One payment from the account is left out.
   *[other] { $n } payments from the account are left out.
 }
organise-bank-without = { $n ->
    [one] One line says no amount.
   *[other] { $n } lines say no amount.
 }
organise-bank-record = { $n ->
    [0] Nobody is ticked
    [one] Record one fee as paid…
   *[other] Record { $n } fees as paid…
 }

### sections

organise-make = Make the sections
organise-make-again = Make them again…
organise-make-lede = The server balances the sections by rating and spreads the federations. You can move players afterwards.
organise-make-knock-out = The server makes the matches: the highest seed meets the lowest, by place in the previous round and then by rating. After a round of a knock-out the winners of neighbouring sections meet instead. You can move players afterwards.
organise-make-swiss = The server pairs the round by the FIDE (Dutch) System: players with equal or almost equal scores meet, nobody meets the same opponent twice, and colours are balanced. In the first round the upper half by rating meets the lower half. You can move players afterwards.
organise-no-opponent = No opponent: goes on without a game.
organise-bye = Has a bye: one point without a game.
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
organise-make-ratings = In each section start numbers follow the ratings.
organise-make-confirm = Make the sections again?
organise-make-text = The current sections are lost, with everything that was moved by hand.
organise-make-action = Make them again
organise-sizes = Sizes of the sections
organise-sizes-hint = For example 11, 11, 10. Empty: sections of { $n }, as announced. { $all } players have been accepted.
organise-sizes-wrong = Enter whole numbers from { $min } to { $max }, separated by commas.
organise-sizes-many = That is { $n } players, but only { $all } have been accepted.
organise-proposed = Proposed sections
organise-proposed-none = None yet.
organise-unplaced = Without a section
organise-side-first = first side
organise-side-second = second side
organise-colour-first = White
organise-colour-second = Black
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
organise-publish-size = A section must have { $min } to { $max } players. These do not: { $names }.
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
organise-publish-no-account = { $n ->
    [one] { $n } player has no account yet: they cannot play until they have claimed their number.
   *[other] { $n } players have no account yet: they cannot play until they have claimed their numbers.
 }
organise-publish-no-account-who = { $n ->
    [one] Who it is
   *[other] Who they are
 }
organise-publish-undecided = { $n ->
    [one] { $n } entry has not been decided on: accept or refuse it, or put it on the waiting list.
   *[other] { $n } entries have not been decided on: accept or refuse them, or put them on the waiting list.
 }
organise-publish-lots = Lots are drawn for the start numbers and with them the colours; the seed is published, so that anybody can recalculate them.
organise-publish-ratings = Start numbers follow the ratings; from them follows who plays whom, and with which colour.
organise-publish-colours = Each pair plays one game, with the colours as proposed; whoever has a bye gets one point.
organise-publish-start = The games are set up, and their clocks start on { $when }.
organise-publish-final = All players are notified. This cannot be taken back.
organise-publish-action = Publish them
organise-published-toast = The start lists are published.

### refused announcements

error-bad-event-code = A code has 1 to 24 of the characters A to Z, 0 to 9, “/”, “-” and “.”.
error-code-taken = Another event has this code.
error-bad-event-name = A name has 1 to 120 characters in one line.
error-bad-about = This text can have at most 2,000 characters.
error-bad-payment = This text can have at most 500 characters.
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
error-section-size = { $detail }
error-unequal-sides = The two sides have the same size: enter an even number of players.
error-not-by-rating = The players of a section no longer stand by rating, so their start numbers would not, either: put the sections together again.
error-silli-games = Everybody has White in half of the games: enter an even number, 4 to 30.
error-system-not-of-kind = For a stage, a class or norms everybody meets everybody in the section: choose another system, or leave those out.
error-system-elsewhere = Who plays whom in the Silli system, in a knock-out and in a Swiss tournament is known only of events that are held here: choose another system.
error-knock-out-games = A match has 1 to 6 games.
error-swiss-rounds = A Swiss tournament has 2 to 15 rounds.
error-swiss-round-before = A round of a Swiss tournament goes on from the round before it, with the same number of rounds and the same tie-breaks; the first round goes on from none.
error-swiss-over = All rounds of this Swiss tournament have been announced.
error-swiss-running = Games of the rounds before are still running: this one is paired when the last of them is over.
error-swiss-players = A Swiss tournament has at most 200 players: put the others on the waiting list.
error-swiss-unpaired = No pairing is left in which nobody meets the same opponent twice, has a second bye or gets the same colour too often: put the pairs together by hand, or let the tournament end with the previous round.
error-swiss-goes-on = The next round of this Swiss tournament has been announced already.
error-swiss-stays = The next round has been announced: the system, the number of rounds and the tie-breaks stay as they are.
error-after-swiss = Only the next round of a Swiss tournament goes on from its pairs: enter those who are first in its table.
error-swiss-too-early = The previous round has no start lists yet: this one is paired when that one is over.
error-round-not-of-kind = Teams do not advance like this, and in some classes and stages the rules themselves say who qualifies: choose another class, or leave the previous round out.
error-bad-advancing = Of each section 1 to 30 players advance; in a Swiss tournament everybody does.
error-no-round-before = The previous round has to be another event for single players, of the same organiser and the same kind of chess, that has not been cancelled.
error-round-before-stays = Players have advanced from the previous round already: neither the round nor the number who advance can be changed.
error-class-size = { $detail }
error-class-system = In this class everybody plays one game against everybody else in the section.
error-thematic-not-special = A thematic event is a special event: choose that kind, or the usual start.
error-too-little-time = A rated event gives at least 150 days for 50 moves.
error-too-little-time-by-post = A rated event by post gives at least 20 days for 10 moves.
error-triple-block-elsewhere = Triple Block needs the server’s clock: choose another time control.
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
error-event-published = The start lists are published: only the name, the director, a later end and your own words (about the event, how to pay) can still be changed.
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
