### words of all pages of events

events-phase-upcoming = entries open later
events-phase-entries-open = open for entries
events-phase-entries-closed = entries closed
events-phase-publishing = being published
events-phase-published = start lists published
events-phase-running = in play
events-phase-finished = finished
events-phase-cancelled = cancelled
events-kind-title = championship
events-kind-promotion = promotion event
events-kind-cup = cup
events-kind-norm = norm event
events-kind-special = special event
events-kind-team-league = team league
events-class-open = open to all
events-class-teams-national = national teams
events-class-teams-any = open to any team
events-class-open-class = Open Class
events-class-higher-class = Higher Class
events-class-master-class = Master Class
events-class-master-norm = Master Norm
events-class-grandmaster-norm = Grandmaster Norm
events-class-world-cup-preliminary = World Cup preliminary
events-class-world-championship-preliminary = World Championship, Preliminaries
events-class-world-championship-semi-final = World Championship, Semi-Finals
events-class-national = national
events-class-invitation = by invitation
events-chess = Chess
events-grounds-commissioner = admitted by an official
events-grounds-next-placed = vacant place: placed next in a previous event
events-grounds-excellent-results = vacant place: excellent international results
events-grounds-nomination = nominated by the federation
events-grounds-section-winner = winner of a section
events-grounds-shared = the place is shared
events-grounds-section = section { $n }
events-grounds-advanced = advanced from section { $n }, place { $place }
events-grounds-national-top3 = first three of a national championship
events-grounds-qualification = qualified
events-grounds-qualified = qualified by the rules
events-tie-wins = number of wins
events-tie-sonneborn-berger = Sonneborn-Berger
events-tie-direct-encounter = direct encounter
events-tie-buchholz-cut-two = Buchholz cut 2
events-tie-buchholz-cut-one = Buchholz cut 1
events-tie-buchholz = Buchholz
events-tie-sum-of-buchholz = Sum of Buchholz
events-own-time = { $when } your time
events-reason = Reason
events-director = Tournament director
events-deputies = Deputies of the director
events-no-director = not named yet
events-entries = Entries
events-prizes = Prizes
events-prizes-final = Half of the participants win a prize (TR-3.5).
events-prizes-winner = The winner of each section wins a prize (TR-3.5).
events-sections = Sections
events-boards = Boards
events-sections-count = { $n ->
    [one] { $n } section
   *[other] { $n } sections
 }
events-sections-whole = Whole event:
events-sections-size = { $players ->
    [one] { $players } player
   *[other] { $players } players
 }, { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
events-sections-first-shared = First place shared: { $score }
events-sections-spread = More players share these places; the table shows who.
events-sections-winner = winner
events-match-alone = no opponent: goes on without a game
events-match-bye = has a bye: one point
events-match-against = against
events-sections-all = Show all { $n } sections
events-sections-find = Find a player
events-sections-found = { $n ->
    [0] Nobody with this name or number plays in this event.
    [one] One player found.
   *[other] { $n } players found.
 }
events-sections-more = Show { $n } more

### the list

events-announce = Announce an event
events-show = Show
events-show-all = All
events-show-open = Open for entries
events-show-starting = About to start
events-show-running = Under way
events-show-finished = Finished
events-variant = Variant
events-variant-all = All variants
events-find = Find an event
events-found = { $n ->
    [one] { $n } event
   *[other] { $n } events
 }
events-none = No events yet
events-none-text = Events appear here as soon as they are announced.
events-no-match = No matching events. Try fewer filters.
events-calendar = Calendar of events (iCal)
events-feed = Feed of events that take entries (Atom)
events-closes-on = Entries until { $day }
events-opens-on = Entries open on { $day }.
events-starts-on = Starts on { $day }
events-started-on = Started on { $day }
events-until = Until { $day }
events-tag-norms = norms
events-tag-unrated = not rated
events-tag-free = free

### what an event announces

events-rules = What is played
events-group-who = Who may enter
events-group-how = How it is played
events-group-time = Time
events-group-draws = Draws
events-group-ties = Score and ties
events-group-spectators = What spectators see
events-group-fee = Entry fee
events-group-dates = Dates
events-date-open = Entries open
events-date-close = Entries close
events-date-start = Start
events-date-end = End
events-no-end = none set
events-entry-open = Anybody may enter.
events-entry-open-class = For new players, players without a rating, and ratings below 1900.
events-entry-higher-class = For ratings from 1900 to 2099, for winners of an Open Class section, and for unrated players nominated by their federation.
events-entry-master-class = For ratings of 2100 or more, for winners of a Higher Class section, and for unrated players nominated by their federation.
events-entry-master-norm = For fixed ratings of 2300 or more, other ratings of 2350 or more, FIDE ratings of 2350 or more, and the first three of a national correspondence championship.
events-entry-grandmaster-norm = For grandmasters, fixed ratings of 2450 or more, other ratings of 2500 or more, and FIDE ratings of 2500 or more.
events-entry-world-cup-preliminary = Anybody may enter this preliminary round of the World Cup. Only the winner of each section advances.
events-entry-world-championship-preliminary = For players below 2400 nominated by their federation, and for those who have qualified.
events-entry-world-championship-semi-final = For players of 2400 or more nominated by their federation, and for those who have qualified.
events-entry-national = For players of one federation: { $federation }.
events-entry-invitation = By invitation: the organiser admits the players.
events-entry-qualified = Whoever is qualified for it (TR-1.0.6).
events-qualifiers = The Table of Qualifiers
events-teams = { $n ->
    [one] Teams play, on { $n } board.
   *[other] Teams play, on { $n } boards.
 }
events-teams-eligible-national = National teams play: each federation enters one.
events-teams-eligible-any = Any team may enter; its captain enters it.
events-teams-system-round-robin = Sections of { $n } teams; every team plays every other team in the section once, all games at the same time. Board 1 plays against board 1, board 2 against board 2, and so on.
events-teams-system-double-round-robin = Sections of { $n } teams; every team plays every other team in the section, with two games on each board, one with each colour, all at the same time. Board 1 plays against board 1, board 2 against board 2, and so on.
events-teams-colours = The start numbers of the teams are drawn by lot, and with them the colours.
events-divisions = It is a season of a league in { $n } divisions, the highest first: { $names }.
events-divisions-iccf = It is a season of a league in { $n } divisions, the highest first: { $names } (TR-5.3-5.4).
events-season-before = The season before: event { $n }
events-teams-order-iccf = Teams are ranked by the points of all their boards, then by match points (2 for a match won, 1 for one drawn), by the matches of the tied teams, and by the points on board 1, board 2 and so on (TR-7.3).
events-teams-order-sks = Teams are ranked by match points (2 for a match won, 1 for one drawn), then by the points of all their boards, and by the points on board 1, board 2 and so on (SKS-6.3).
events-teams-ties = On each board ties between players are broken by, in this order: { $how }.
events-replaced-most = { $n ->
    [0] No player of a team is replaced, deaths apart.
    [one] A team replaces at most one player, deaths apart.
   *[other] A team replaces at most { $n } players, deaths apart.
 }
events-once-a-board = Only one player is replaced on a board, deaths apart.
events-naming-days = { $n ->
    [one] A captain who is asked for a substitute has one day to name one.
   *[other] A captain who is asked for a substitute has { $n } days to name one.
 }
events-promotion = Promotion and relegation: { $terms }
events-unrated-level = A player without a rating counts as { $n }.
events-stage = Stage: { $stage }.
events-next-stage = It leads to: { $stage }.
events-leads = What places qualify for
events-leads-highest = Only the highest of these counts.
events-lead = { $by }: { $stage } ({ $article })
events-lead-place = { $place ->
        [1] 1st place
        [2] 1st or 2nd place
        [3] 3rd place or better
       *[other] { $place }th place or better
    }
events-lead-percent = at least { $percent } % of the points
events-lead-or = {" "}or{" "}
events-lead-everybody = Whoever takes part
events-lead-half = half an entry
events-lead-from = where the category is { $category } or higher
events-lead-to = where the category is { $category } or lower
events-remarks = Not as this stage normally is:
events-remark-unusual-size = Sections of { $n } players; normally { $normal }.
events-remark-unusual-size-section = { $section }: { $n } players; normally { $normal }.
events-remark-many-sections = { $n } sections start in { $year }; normally { $normal } at most.
events-remark-winner-alone = Only the winner of each section advances, which is for years with { $normal } sections; { $n } start in { $year }.
events-remark-every-second-year = The World Cup normally starts every second year; another one starts in { $year }.
events-remark-at-least = at least { $n }
events-stage-open-class = Open Class
events-stage-higher-class = Higher Class
events-stage-master-class = Master Class
events-stage-master-norm = Master Norm
events-stage-grandmaster-norm = Grandmaster Norm
events-stage-world-championship-preliminary = World Championship Preliminaries
events-stage-world-championship-semi-final = World Championship Semi-Finals
events-stage-world-championship-candidates = Candidates’ Tournament
events-stage-world-championship-final = World Championship Final
events-stage-ladies-semi-final = Ladies World Championship Semi-Finals
events-stage-ladies-final = Ladies World Championship Final
events-stage-world-cup-preliminary = World Cup preliminaries
events-stage-world-cup-semi-final = World Cup semi-finals
events-stage-world-cup-final = World Cup final
events-stage-zonal-preliminary = zonal championship, preliminaries
events-stage-zonal-semi-final = zonal championship, semi-finals
events-stage-zonal-final = zonal championship, final
events-stage-olympiad-preliminary = Olympiad, preliminaries
events-stage-olympiad-final = Olympiad, final
events-stage-ladies-olympiad-preliminary = Ladies Olympiad, preliminaries
events-stage-ladies-olympiad-final = Ladies Olympiad, final
events-stage-league = ICCF League
events-stage-international-open-preliminary = international open event, preliminaries
events-stage-international-open-semi-final = international open event, semi-finals
events-stage-international-open-final = international open event, final
events-stage-international-invitational-teams = international team event by invitation
events-stage-friendly-match = friendly match
events-stage-national-final = national championship, final
events-stage-national-semi-final = national championship, semi-finals
events-stage-national-quarter-final = national championship, quarter-finals
events-stage-national-qualification = national championship, qualification class
events-stage-national-veterans-final = national veterans’ championship, final
events-stage-national-cup-final = national cup, final
events-stage-national-cup-preliminary = national cup, preliminaries
events-stage-national-fours-first-league = national team championship (teams of four), 1st league
events-stage-national-fours-second-league = national team championship (teams of four), 2nd league
events-stage-national-threes-first-league = national team championship (teams of three), 1st league
events-stage-national-threes-second-league = national team championship (teams of three), 2nd league
events-what = { $variant }; { $kind }.
events-start-usual = The games start from the usual position.
events-start-per-game = The starting position is drawn for each game.
events-start-one-for-all = One starting position is drawn for all games.
events-start-from = All games start from a given position: { $fen }.
events-system-round-robin = Sections of { $n } players; everybody plays everybody else in the section once, all games at the same time.
events-system-double-round-robin = Sections of { $n } players; everybody plays everybody else in the section twice, once with each colour, all games at the same time.
events-system-scheveningen = Sections of { $n } players in two sides of { $half }; everybody plays everybody on the other side.
events-system-silli = Sections of { $n } players, each with { $games } games against opponents across the whole rating order; start numbers follow the ratings.
events-silli-colours = Everybody has White in half of the games.
events-system-knock-out = { $n ->
    [one] Knock-out: matches of one game; the winner advances, whoever has no opponent goes on without a game.
   *[other] Knock-out: matches of { $n } games; the winner advances, whoever has no opponent goes on without a game.
 }
events-system-knock-out-colours = Colours alternate from game to game; who begins with White is drawn by lot.
events-system-knock-out-level = If a match is still level, the organiser decides who advances.
events-system-swiss = Swiss system in { $n } rounds, each of which is an event of its own: in each of them everybody plays one game against somebody with an equal or almost equal score, and nobody meets the same opponent twice.
events-system-swiss-colours = The FIDE (Dutch) System says who meets whom, and with which colours.
events-system-swiss-lot = The colour of the top seed in the first round is drawn by lot.
events-system-swiss-bye = Whoever has no opponent has a bye, which counts 1 point.
events-system-swiss-order = The points of all rounds count together.
events-round-rule = { $n ->
    [one] The winner of each section of the previous round advances; players do not enter themselves.
   *[other] The first { $n } of each section of the previous round advance; players do not enter themselves.
 }
events-round-rule-of = { $n ->
    [one] The winner of each section of “{ $name }” advances; players do not enter themselves.
   *[other] The first { $n } of each section of “{ $name }” advance; players do not enter themselves.
 }
events-round-rule-swiss = Everybody goes on from the previous round; players do not enter themselves.
events-round-rule-swiss-of = Everybody goes on from “{ $name }”; players do not enter themselves.
events-games-each = { $n ->
    [one] That is { $n } game for each player.
   *[other] That is { $n } games for each player.
 }
events-colours = Colours are drawn by lot.
events-conditional-none = Conditional moves are not allowed.
events-conditional-linear = Conditional moves are allowed in one line without branches.
events-conditional-tree = Conditional moves are allowed, with branches.
events-rated = The games count for the rating.
events-rated-960 = The games count for the rating of Chess960.
events-outside-friendly = A friendly event, not played under the Laws (LAW-0).
events-outside-thematic = A thematic event, not played under the Laws (LAW-0).
events-outside-no-engines = The players have agreed to use no engines; it is not played under the Laws (LAW-0).
events-outside-agreement = Played by an agreement of its own, not under the Laws (LAW-0).
events-unrated = The games do not count for the rating.
events-norms = Title norms can be made; the start list says which.
events-winner-alone = Only the winner of each section advances to the Final (TR-1.4.1).
events-norm-class = { $stage }: if ratings are missing, the category of this kind of event applies (NORM-4c).
events-norm-class-candidates = Candidates’ Tournament
events-norm-class-semi-final = Semi-Final of the World Championship
events-norm-class-zonal = zonal championship
events-norm-class-olympiad-final = Olympiad Final, by boards
events-norm-class-olympiad-preliminary = Olympiad Preliminaries, by boards
events-norm-class-zonal-team-final = Final of a zonal team championship, by boards
events-norm-class-zonal-team-preliminary = Preliminaries of a zonal team championship, by boards
events-ladies = A ladies’ event: players without a published rating count as 1900 in the average (NORM-2).
events-rules-iccf = The ICCF Laws and Tournament Rules apply.
events-rules-sks = The rules of the Czech federation (SKS) apply.
events-leave = Each player has { $days } of leave in a calendar year.
events-no-leave = There is no leave.
events-silence = More than { $n } days without a move loses the game, unless longer reflection is announced for the move.
events-silence-off = Silence alone does not lose a game: only the clock counts.
events-short-post = by post
events-short-email = by e-mail
events-medium-post = Moves go by post; the players keep the score here (LAW-8.1).
events-medium-email = Moves go by e-mail; the players keep the score here (LAW-8.1).
events-flag-elsewhere = When time is exceeded, the opponent claims it and the tournament director decides (LAW-6.6).
events-flag-server = When time is exceeded, the server ends the game.
events-flag-claimed = When time is exceeded, the opponent has to claim the win.
events-draws-free = A draw may be offered with any move.
events-draws-once = Each player may offer a draw once in a game.
events-draws-once-in-ten = Each player may offer a draw once in ten moves.
events-draws-not-before = A draw may be offered and agreed from move { $n } on.
events-draws-never = No draw may be offered or agreed.
events-scoring = A win counts 1 point, a draw ½.
events-ties = Ties are broken by, in this order: { $how }.
events-ties-none = Ties are not broken.
events-ties-shared = Players who are still tied share the place.
events-seen-finished = Spectators see a game when it is finished.
events-seen-live = { $n ->
    [0] Spectators see the games while they are played.
    [one] Spectators see the games while they are played, { $n } move behind.
   *[other] Spectators see the games while they are played, { $n } moves behind.
 }
events-seen-after = { $n ->
    [one] This begins when { $n } game of the section is finished.
   *[other] This begins when { $n } games of the section are finished.
 }
events-seen-players = Players see other players’ games no sooner than spectators do.
events-fee = The entry fee is { $fee }. An entry is accepted once the fee has been paid.
events-free = There is no entry fee.
events-payment = How to pay
events-about = From the organiser

### the page of an event

events-tabs = Pages of this event
events-tab-event = Event
events-tab-live = Live
events-tab-entries = Entries
events-tab-teams = Teams
events-tab-sections = Sections
events-tab-change = Change
events-publishing-text = The start lists are being published and the games set up. This page updates itself.
events-own = You organise this event and have entered it, so another organiser or an officer makes the decisions.
events-own-back = Once you withdraw your entry, you can decide again.
events-cancelled-because = This event has been cancelled: { $reason }
events-reopened-because = The final tables were taken back on { $day }, and results can still change: { $reason }
events-archive = Finished games in the archive
events-facts = In brief
events-entries-count = { $accepted } accepted, { $entered } to be decided, { $waiting } waiting
events-entries-none = No entries yet.
events-teams-title = Teams
events-teams-count = { $n ->
    [one] { $n } team
   *[other] { $n } teams
 }
events-teams-none = No team has entered yet.
events-teams-all = All teams
events-letters = Letters
events-teams-enter = Enter a team…
events-teams-tables = Table and matches
events-team-boards = Boards of { $name }
error-event-of-teams = Teams enter this event, not players: your captain names you in the line-up.
error-no-divisions = This event is no season of a league: it has no divisions.
events-seed = The lots follow from this number, drawn when the start lists were published; the table of each section explains how:
events-seed-starts = The starting positions follow from this number, drawn when the start lists were published:
events-lots-commitment = Before the sections were put together, the server committed to its lots by this hash:
events-lots-colour = The secret gives the top seed’s colour in the first round: White if the SHA-256 of “secret/colour” begins with 0, 2, 4, 6, 8, a, c or e.
events-lots-beacon = Mixed in: { $name }.
events-lots-secret = The secret behind it:
events-enter-title = Enter
events-advance-title = Who plays
events-advance-text = This event is for players who advance from
events-advance-swiss = In a Swiss tournament everybody goes on from the previous round:
events-advance-official = Nobody enters it themselves. An official may admit others.
events-sign-in-text = To enter, sign in.
events-sign-in = Sign in to enter
events-enter = Enter this event…
events-enter-confirm = Enter this event?
events-enter-text = { $n ->
    [one] You enter “{ $name }” and will play { $n } game from { $day } on.
   *[other] You enter “{ $name }” and will play { $n } games at the same time from { $day } on.
 }
events-enter-swiss = You enter “{ $name }” and will play { $n } rounds, one game in each; the first one begins on { $day }.
events-enter-fee = The fee of { $fee } is due to the organiser: your entry is accepted once it has been paid.
events-enter-leave = You can withdraw at no cost until the start lists are published; after that you lose the fee and your qualification (TR-8.1).
events-enter-action = Enter
events-entered = You have entered. Your entry’s status is below.
events-cannot-enter = You cannot enter this event.
events-by-win = Whatever your rating, you can enter once as the winner of
events-qualified-by = You are qualified by { $article }, and the entry uses it up:
events-qualified-player = You are qualified by your title and rating ({ $article }), once in a calendar year.
events-qualifications = Your qualifications, and what you need for more
events-wins-title = A section win would let you in ({ $rule }). Your sections of the class below:
events-win-used = won, and used for another entry
events-win-used-event = (event { $n })
events-win-not-of-section = you are not on its start list
events-win-withdrawn-silently = you withdrew from it silently, so it counts for nothing (TR-8.5)
events-win-games-running = games are still running
events-win-not-first = you did not come first
events-win-no-plus-score = first, but without more than half of the possible points (TR-0.4)
events-my-entry = Your entry
events-state-entered = entered
events-state-accepted = accepted
events-state-waiting = waiting list
events-state-refused = refused
events-state-withdrawn = withdrawn
events-state-entered-text = The organiser decides on your entry.
events-state-accepted-text = You have a place. The games begin when the event starts.
events-state-waiting-text = You are on the waiting list and get a place when one becomes free.
events-state-refused-text = The organiser has refused your entry.
events-state-withdrawn-text = This entry has been taken back: you do not play in this event.
events-because = Reason: { $reason }
events-fee-paid = The fee of { $fee } was paid on { $day }.
events-fee-due = The fee of { $fee } has not been recorded as paid yet.
events-payment-number = Give your number { $n } with the payment, so that the organiser can tell it is yours.
events-free-entry = Your entry is free. It is accepted once the delegate of your federation has confirmed it (TR-4.5).
events-free-entry-won = Your entry is free: you have won the World Cup Final before this one (TR-3.6-3.7).
events-free-entry-confirmed = Your entry is free; the delegate of your federation has confirmed it (TR-4.5).
events-deposit-paid = Your deposit was paid on { $day } (TR-8.4).
events-withdraw = Withdraw entry…
events-withdraw-running = The games are under way: if you cannot play on, you withdraw from all events.
events-withdraw-all = Withdraw from all events…
events-withdraw-confirm = Withdraw your entry?
events-withdraw-early = Your place goes to somebody else. You lose nothing, and while entries are open you can enter again.
events-withdraw-listed = The start lists are published. If you have to withdraw, ask the tournament director: you lose the fee and your qualification (TR-8.1).
events-withdraw-action = Withdraw entry
events-withdraw-hint = The tournament director will read it.
events-official = For officials
events-announce-alike = Announce one like this
events-rounds = Rounds
events-round-before = Previous round:
events-round-after = Next round:
events-round-announce = Announce the next round
events-rounds-all = All rounds
events-rounds-single = This event goes on from none, and none goes on from it.
events-rounds-bracket = Bracket from { $name } on
events-rounds-to-event = To the event
events-rounds-starts = Start:
events-rounds-not-drawn = The start lists have not been drawn up yet.
events-rounds-not-played = Not played.
events-rounds-advances = { $who } advances
events-rounds-wins = { $who } wins
events-rounds-level = level
events-rounds-alone = no opponent
events-swiss-round = Round { $n } of { $all }
events-swiss-table = Standings
events-swiss-table-to = Standings and all rounds
events-swiss-table-box = Table of all rounds
events-swiss-table-hint = Table with one column for each round. The arrow keys move from result to result, and to the names.
events-swiss-table-note = Each square has the opponent’s number in this table, the player’s colour and the result.
events-swiss-table-after = After round { $n } of { $all }
events-swiss-table-running = Round { $n } of { $all }, { $games ->
    [one] { $games } game not finished yet
   *[other] { $games } games not finished yet
 }
events-swiss-table-empty = The standings begin with the start list of the first round.
events-swiss-table-round = Round { $n }
events-swiss-table-met = Round { $round }, { $color } against { $who } ({ $n }):
events-swiss-table-bye = bye
events-swiss-table-white-first = White is named first.
events-final = Final tables
events-final-confirmed = Confirmed on
events-final-all = All { $n } sections
events-final-nobody = Nobody has won.
events-final-points = { $points } { $n ->
    [one] point
   *[other] points
 }
events-final-match-points = { $n ->
    [one] { $n } match point
   *[other] { $n } match points
 }
events-letter = Write to everybody…
events-letter-title = A letter to everybody who plays
events-letter-text = Everybody who plays in this event gets it by email, and reads it among the decisions of the section. It cannot be taken back.
events-letter-about = What it is about
events-letter-words = Letter
events-letter-hint = Up to 2,000 characters.
events-letter-action = Send the letter
events-letter-sent = The letter has gone to { $players ->
    [one] { $players } player
   *[other] { $players } players
 } in { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
 }.
error-no-start-lists = Nobody plays in this event yet: the start lists are not out, or games are still being set up.
events-finish = Finish the event…
events-finish-confirm = Confirm the final tables?
events-finish-text = The event is closed with the tables as they stand. Afterwards only its commissioner, the World Tournament Director, the Executive Board or the Appeals Commission can take them back.
events-finish-action = Confirm the tables
events-reopen = Take the final tables back…
events-reopen-confirm = Take the final tables back?
events-reopen-text = The places and norms that these tables have given are taken away, and worked out again when the tables are confirmed again. Until then decisions and appeals can reinstate games (TR-15). Nothing else changes.
events-reopen-hint = Everybody can read it. Up to 2,000 characters.
events-reopen-action = Take the tables back
events-reopen-title-awarded = { $name } has been awarded a title for what these tables say. It would have to be revoked first.
error-tables-not-final = The tables of this event are not final: its results can be corrected as they are.
error-season-decided = It is decided who goes up and who goes down after this season, and the next one goes by it.
events-cancel = Cancel the event…
events-cancel-confirm = Cancel the event?
events-cancel-text = It will not take place. Everybody who has entered is notified, with the reason. This cannot be taken back.
events-cancel-action = Cancel the event
events-cancel-back = Keep the event
events-cancel-hint = Everybody can read it.
events-acts = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
 }
events-acts-latest = The latest decisions
events-acts-older = Show older ones
events-act-announced = Announced
events-act-changed = Changed
events-act-cancelled = Cancelled
events-act-rating-consented = Rating consented to
events-act-consent-lapsed = Consent lapsed: the announcement changed
events-act-rating-consent-taken = Consent to the rating withdrawn
events-act-board-agreed = Executive Board agreed
events-act-board-agreement-taken = Executive Board’s agreement withdrawn
events-act-entered = Entered
events-act-entered-by-file = Entered by file
events-act-players-advanced = Taken in from the previous round
events-act-fee-paid = Fee paid
events-act-fee-not-paid = Fee not paid after all
events-act-confirmed = Free entry confirmed
events-act-deposit-paid = Deposit paid
events-act-deposit-refunded = Deposit returned
events-act-deposit-forfeited = Deposit forfeited
events-act-accepted = Accepted
events-act-put-on-waiting-list = Put on the waiting list
events-act-refused = Refused
events-act-withdrawn = Withdrawn
events-act-team-entered = Team entered
events-act-team-changed = Team changed
events-act-team-captain-named = Captain changed
events-act-team-fee-paid = Team’s fee paid
events-act-team-accepted = Team accepted
events-act-team-put-on-waiting-list = Team put on the waiting list
events-act-team-refused = Team refused
events-act-team-withdrawn = Team withdrawn
events-act-replacement-asked = Replacement asked for
events-act-substitute-named = Substitute named
events-act-player-replaced = Player replaced
events-act-replaced-before-play = { $newcomer } plays in place of { $player }
events-act-replacement-declined = Replacement declined
events-act-board-lost = Board lost, not begun in time
events-act-replacement-taken-back = Replacement taken back
events-act-replacement-lapsed = No substitute named in time
events-act-substitute-applied = Status of a substitute applied for
events-act-substitute-consented = Consent to the status of a substitute
events-act-substitute-refused = Status of a substitute refused
events-act-team = team { $n }
events-act-captain = captain
events-act-lots-committed = Committed to the lots
events-act-sections-proposed = Sections proposed
events-act-published = Start lists published
events-act-imported = Imported from elsewhere
events-act-finished = Final tables confirmed
events-act-reopened = Final tables taken back
events-act-season-decided = Promotion and relegation decided
events-act-organiser-added = Organiser added
events-act-organiser-removed = No longer organises
events-act-deputy-named = Deputy of the director named
events-act-deputy-removed = No longer a deputy of the director

error-entries-not-yet-open = { $detail }
error-entries-closed = { $detail }
error-event-cancelled = This event has been cancelled.
error-start-lists-published = The start lists are published, or the event does not take place: this can no longer be changed.
error-board-agreement-missing = The Executive Board has not agreed to this World Championship Final yet: nobody can be entered, and no start list can be published.
error-suspended = { $detail }
error-already-entered = This player has already entered.
error-official-leads-no-team = Whoever directs or organises the event is made no captain by others.
error-director-plays = Whoever directs this event, as its director or as a deputy, cannot play in it.
error-other-federation = { $detail }
error-invitation-only = This event is by invitation.
error-players-advance = This event is for players who advance from the previous round, and for those whom an official admits.
error-not-advanced = { $detail }
error-outside-class = { $detail }
error-section-not-won = { $detail }
error-win-used = This section win has been used for another entry: it counts once.
error-not-qualified = You are not qualified for this stage, or have used what qualified you.
error-second-norm-event = { $detail }
error-fee-not-paid = An entry is accepted once its fee has been paid.
error-entry-not-confirmed = A free entry is accepted once the delegate of the federation has confirmed it.
error-identity-not-proved = This player’s federation is not a member of ICCF, so no delegate can confirm the free entry. The title tournament commissioner confirms it after seeing proof of identity.
error-ladies-only = This event is for ladies. The player’s federation has to register that first; only those who need to know can see it.
error-deposit-not-paid = This player has withdrawn before: an entry is accepted once a deposit of twice the fee has been paid.
events-approval = Approval
events-approval-given = Approved before its announcement (TR-12)
error-approval-missing = An international event of a federation is announced once the World Tournament Director has approved it. Apply for that first.
error-approval-not-given = This event has not been approved.
error-approval-does-not-fit = The approval is another federation’s, or for an event of the other kind.
error-approval-taken = Another event was announced under this approval. Apply for another one.
error-fee-above-approved = The entry fee is higher than the approved one, or in another currency. Change it, or apply again.
error-approval-lapsed = The approval lapses unless the event starts within six months of the approved start. Choose an earlier start, or apply again.
error-prize-fund-not-deposited = The prize fund has to be deposited with ICCF before the start lists. The World Tournament Director confirms it.
events-consent-rating = Rating
events-consent-rating-missing = A rated national event needs the rating commissioner’s consent before its start lists, and one that was imported before its games are rated (TR-9.2). It has not been given yet.
events-consent-rating-given = The rating commissioner consented on { $day } (TR-9.2).
events-consent-rating-give = Consent to the rating
events-consent-rating-take = Withdraw the consent
events-consent-rating-confirm = Consent to the rating of this event?
events-consent-rating-text = Its games will count for ratings. The organisers are told; you can withdraw the consent until the start lists are out, and not for an imported event.
events-consent-rating-take-confirm = Withdraw the consent?
events-consent-rating-take-text = Without it the start lists cannot be published. The organisers are told.
events-consent-final = Executive Board
events-consent-final-missing = The World Championship Final is planned in agreement with the Executive Board, which has not agreed yet: nobody can be entered (TR-1.0.4).
events-consent-final-given = The Executive Board agreed on { $day } (TR-1.0.4).
events-consent-final-give = Agree for the Board
events-consent-final-take = Withdraw the agreement
events-consent-final-confirm = Agree to this Final for the Executive Board?
events-consent-final-text = Players can then be entered. The organisers are told; you can withdraw the agreement until the start lists are out.
events-consent-final-take-confirm = Withdraw the Board’s agreement?
events-consent-final-take-text = Without it nobody can be entered, and the start lists cannot be published. The organisers are told.
error-category-drops = A player whom the commissioner has admitted lowers the category of a section. Put another player in that place, or withdraw the admission.
error-consent-not-needed = This event needs no such consent.
error-own-consent = You organise this event; another rating commissioner decides about its rating.
error-unknown-event = There is no such event.
error-unknown-entry = This player has not entered the event.
events-organisers = Organisers
events-organisers-text = Organisers see the entries, decide on them, make the sections and confirm the tables. Only somebody who holds an organiser’s office can be added.
events-organiser-add = Add an organiser
events-organiser-remove = Remove
events-organiser-remove-of = Remove { $name } from the organisers
events-deputies-text = A deputy does whatever the director does in this event, and is told of what waits for a decision. Only somebody who holds a director’s office can be named.
events-deputy-add = Name a deputy
events-deputy-remove-of = Remove { $name } from the deputies
events-newcomer = Replace a player who has not moved yet
# $fee is yes where there is one; $rule is the article.
events-newcomer-text = Until a player’s first move somebody else can play instead, with the start number and colours of the player replaced and a full clock. It has to be somebody who could enter this event. The entry of the player replaced is taken back{ $fee ->
    [yes] {""}, and the fee is lost ({ $rule }).
   *[no] {""} ({ $rule }).
 }
events-newcomer-begun = A player who has moved can only withdraw, and that from all events:
events-newcomer-withdrawals = Withdrawals at the desk
events-newcomer-replaced = Player to be replaced
events-newcomer-choose = Choose a player
events-newcomer-instead = Who plays instead: name or player number
events-newcomer-hint = The player replaced and the officials of the event read it, and nobody else. Up to 2,000 characters.
events-newcomer-fee = Entry fee of the new player
events-newcomer-paid = The fee of { $fee } is paid
events-newcomer-look = Review…
events-newcomer-confirm = Replace { $player }?
# The numbers are those of players; $section is its name, $fee and $rule are as above.
events-newcomer-confirm-text = { $newcomer } ({ $newcomer_number }) plays in place of { $player } ({ $player_number }) in all games ({ $section }), with the same start number and colours and a full clock.

    { $fee ->
        [yes] The entry of { $player } is taken back, and the fee is lost ({ $rule }).
       *[no] The entry of { $player } is taken back ({ $rule }).
    } Both are told by email, and so are the opponents and the officials of the event.
events-newcomer-action = Replace the player
events-newcomer-done = { $newcomer } plays in place of { $player } ({ $section }).
error-newcomer-not-playing = A player can be replaced only after the start lists are published and before the event is over.
error-newcomer-not-in-start-list = This player is in no start list of the event.
error-newcomer-plays-already = This player plays in the event already, or has played in it.
error-newcomer-replaced-already = Somebody plays in this player’s place already.
error-newcomer-withdrawal-under-way = A withdrawal of this player is being carried out. Look again in a minute.
error-newcomer-no-unfinished-game = None of this player’s games counts any more.
error-newcomer-has-begun = { $detail }
error-newcomer-started-elsewhere = { $detail }
error-newcomer-fee-not-paid = Nobody plays before the entry fee is paid. If it is, tick this box.
error-newcomer-outside-class = { $detail }
error-newcomer-not-qualified = This player is not qualified for this stage, or has used what qualified them.
error-newcomer-second-norm-event = { $detail }
error-directs-no-tournaments = This person is not a tournament director here: they need the office first.
error-directs-already = This person is the director of this event.
error-too-many-deputies = An event has 20 deputies at most.
error-own-event = You have entered this event or play in it; another organiser or an officer decides.
error-organises-no-events = This person is not an organiser here: they need the office first.
error-organisers-out-of-range = An event has 1 to 20 organisers: add another person before you remove the last.
error-entry-refused = The organiser has refused this entry.
error-organiser-enters-alone = This player organises the event and could no longer decide about it once entered: only they can enter themselves.
error-event-over = This event is over.
error-not-started = Its games have not been set up yet.
error-games-running = Games are still being played: the tables are confirmed when the last one is over.

### the table of a section

section-friendly = Friendly games, not rated
section-table = Crosstable
section-table-hint = Crosstable. The arrow keys move from result to result, and to the names.
section-games-table = Table of games
section-games-table-hint = Table with one column for each game. The arrow keys move from game to game, and to the names.
section-games-note = Start numbers follow the ratings. Each square has the opponent’s start number, the player’s colour and the result.
section-start-number = Start number
section-game = Game { $n }
section-met = { $n }, { $who }, { $color }:
section-order = Order
section-order-place = By place
section-order-number = By start number
section-player = Player
section-rating = Rating
section-score = Score
section-wins = Wins
section-left = Left
section-place = Place
section-prize = wins a prize (TR-3.5)
section-shared = shared
section-me = you
section-for = for { $names }
section-cell = { $white } – { $black }:
section-new = new since your last visit
section-in-play = not finished
section-white = White
section-black = Black
section-flag-A = adjudicated
section-flag-E = exceeded the time limit
section-flag-D = by default
section-flag-C = cancelled, counts for nothing
section-teams = Table of the teams
section-started = Started
section-progress = { $done } of { $all } games finished
section-count-not-started = Not started
section-count-running = In play
section-count-in-adjudication = In adjudication
section-count-finished = Finished
section-count-cancelled = Cancelled
section-print = Print
section-empty = No players yet
section-empty-text = The start list has not been published.
section-alone = has no opponent here, and goes on without a game.
section-bye = has a bye here: one point without a game.
section-lots = How the lots were drawn
section-lots-text = The start numbers, and with them the colours, were drawn when the start lists were published. Everything follows from one random number, the seed. A player’s ticket is the SHA-256 of the seed, the section’s name and the player’s number with slashes between them. Anybody can recalculate it.
section-lots-all = The smallest ticket is start number 1, the next one 2, and so on. Who has White follows from the Berger tables.
section-lots-sides = In a match everybody of one side plays everybody of the other, and lots are drawn within each side: the smallest ticket of the first side is start number 1, that of the second side is start number { $n }. Who has White follows from the start numbers.
section-seed = Seed:
section-lots-how = The ticket of { $who }, player number { $n }:
section-lots-check = Recalculate here
section-lots-agree = Recalculated on your device: the start numbers are right.
section-lots-differ = Recalculated on your device, the order differs from the table. Tell the tournament director.
section-decisions = Decisions and questions
section-own-pages = Running games on players’ own pages
section-assumed-F = FIDE rating in place of a published one
section-fide-title = FIDE title in place of one in correspondence chess
section-assumed-P = no rating: the event’s level

### category and norms

norms-title = Category and norms
norms-title-side = Category and norms of players { $from } to { $to }
norms-average = Average rating
norms-average-opponents = Average rating of the other side
norms-category = Category { $name }
norms-category-of-kind = Category { $name }, that of this kind of event (NORM-4c)
norms-category-none = no category
norms-points = { $points } points
norms-not-announced = This event was announced without norms.
norms-none = No norms can be made:
norms-withdrawn = { $n ->
    [one] A player has withdrawn and the games are cancelled: category and norms are based on the others (NORM-4a).
   *[other] { $n } players have withdrawn and their games are cancelled: category and norms are based on the others (NORM-4a).
 }
norms-remarks = The norm tables apply. The text of the rules asks for more, which the qualifications commissioner looks at:
norms-progress = Points still needed
norms-legend = A dash: out of reach. A norm that is reached counts for that many of the 24 games a title requires (TR-10.0.3).
norms-missed = out of reach
norms-open = points needed
norms-reached = reached
norms-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
 }
norms-why-too-few-players = { $n ->
    [one] { $n } player plays
   *[other] { $n } players play
 }; there must be at least { $of }
norms-why-too-many-players = { $n } players play; the norm tables end at { $of }
norms-why-too-few-federations = Players of { $n ->
    [one] { $n } member federation
   *[other] { $n } member federations
 }; there must be at least { $of }
norms-why-one-federation = { $n } players of one federation, { $federation }; at most { $of } are allowed
norms-why-too-few-published = { $n ->
    [one] { $n } player has
   *[other] { $n } players have
 } a published rating; at least { $of } must
norms-why-too-few-fixed = { $n ->
    [one] { $n } player has
   *[other] { $n } players have
 } a fixed rating; at least { $of } must
norms-why-no-category = The average of { NUMBER($n, useGrouping: 0) } is below the lowest category
norms-why-double-round = In a double round, norms are those approved with the event
norms-why-games = Each plays { $n } games; the norm tables cover 8 to 19
norms-remark-one-federation = { $n } of { $of } players come from one federation, { $federation }; the text says at most two thirds
norms-remark-published = { $n } of { $of } players have a published rating; the text says at least 75%
norms-remark-fixed = { $n } of { $of } players have a fixed rating; the text says at least 60%
