### the teams of an event: entries, line-ups, tables, matches

teams-open-until = Teams can enter, and change their line-ups, until
teams-entered = The team has entered. The organiser decides on it.
teams-changed = The changes to { $name } are saved.
teams-not-of-teams = No teams play in this event.
teams-enter-title = Enter a team…
teams-enter = Enter the team
teams-save = Save the team
teams-name = Name of the team
teams-captain = Captain
teams-captain-number = Captain: name or player number
teams-of-its-own = none: a team of its own
teams-goes-on-as = Continues the team
teams-goes-on-new = none: a new team
teams-goes-on-hint = A team that goes on keeps the division it has reached, even under a new name (TR-5.6-5.7).
teams-goes-on-offer = If this is { $name } from the season before, choose it: the team keeps the division it has reached, even under a new name (TR-5.6-5.7).
teams-goes-on = Continues { $name }
teams-line-up = Line-up
teams-line-ups = Teams and line-ups
teams-line-up-hint = Each player by name or by player number, board 1 first. Boards can stay empty until entries close.
teams-board-empty = nobody yet
teams-board-skipped = Nobody plays on this board, but on one behind it: fill the boards in their order.
teams-filled = { $boards ->
    [one] { $n } of { $boards } board filled
   *[other] { $n } of { $boards } boards filled
 }
teams-fee-paid = paid { $day }
teams-fee-due = fee not paid
teams-change = Change the team…
teams-change-until = Captain and federation can change it until
teams-change-organiser = The organiser can until the start lists are published.
teams-states = Which teams
teams-find = Find a team
teams-no-match = No matching teams.
teams-withdraw = Withdraw…
teams-withdraw-title = Withdraw { $name }?
teams-withdraw-text = The team will not play, and its place is free. While entries are open, another team can be entered.
teams-withdraw-action = Withdraw the team
teams-refuse-title = Refuse { $name }?
teams-refuse-text = The captain is notified, with the reason.
teams-refuse-action = Refuse the team
teams-refuse-hint = The team will read it.
teams-decide-fee-paid = Fee paid
teams-decide-accept = Accept
teams-decide-waiting-list = Waiting list
teams-decide-refuse = Refuse…
teams-done-fee-paid = The fee of { $name } is recorded as paid.
teams-done-accept = { $name } is accepted.
teams-done-waiting-list = { $name } is on the waiting list.
teams-done-refuse = { $name } is refused.
teams-done-withdraw = { $name } has withdrawn.

teams-letters-team = Write to the team
teams-letters-captain = Write to the captain
teams-name-captain = Name another captain…
teams-name-captain-title = Another captain for { $name }
# $who is asked: the captain of now, whose name is $captain, or somebody else.
teams-name-captain-text = The new captain sees the games on all boards, names substitutes, and reads the captain’s letters, also those from before. { $who ->
    [captain] You no longer read them; if you play, you still read those within the team.
   *[other] { $captain } no longer reads them.
 }
teams-name-captain-send = Name the captain
teams-name-captain-same = This player is the captain already.
teams-captain-named = { $who } is now the captain of { $name }.

### tables and matches

teams-table = Table
teams-table-of = Table: { $name }
teams-order-boards = The points of all boards count first, then match points (TR-7.3).
teams-order-matches = Match points count first, then the points of all boards (SKS-6.3).
teams-zone-up = goes up
teams-zone-down = goes down
teams-zones-up = { $up ->
    [one] The first goes up
   *[other] The first { $up } go up
 } (TR-5.3-5.4).
teams-zones-down = { $down ->
    [one] The last goes down
   *[other] The last { $down } go down
 } (TR-5.3-5.4).
teams-zones-both = { $up ->
    [one] The first goes up
   *[other] The first { $up } go up
 }, { $down ->
    [one] the last goes down
   *[other] the last { $down } go down
 } (TR-5.3-5.4).
teams-season = Promotion and relegation
teams-team = Team
teams-points-boards = Board points
teams-points-matches = Match points
teams-played = Matches over
teams-board = Board
teams-board-short = { $n }.
teams-matches = Matches
teams-matches-of = Matches: { $name }
teams-match = Match
teams-no-such-match = There is no such match.
teams-result = Result
teams-running = not finished
teams-over = finished
teams-outcome-win = won
teams-outcome-draw = drawn
teams-outcome-loss = lost
teams-outcome-running = not finished

### the games of a team, for its captain

teams-boards = Games by board
teams-replacements = Replacements
teams-no-boards = The boards have no games yet.
teams-no-games = No games on this board.
teams-count-running = Games running
teams-count-to-move = The team’s move
teams-count-silent = Silent for 14 days or more
teams-count-not-started = Not started
teams-started-check = A month after the start the captain makes sure that all players have started (TR-8.7d).
teams-replacement-asked = substitute to be named by { $when }
teams-replacement-named = substitute named: the director decides
teams-replacement-lapsed = no substitute named in time
teams-not-started = { $n ->
    [one] Has not started in { $n } game
   *[other] Has not started in { $n } games
 }
teams-first-move = Not started
teams-starts = Starts { $when }
teams-to-move = { $told ->
    [yes] To move
   *[no] To move for { $time }
 }
teams-opponent-to-move = { $told ->
    [yes] Opponent to move
   *[no] Opponent to move for { $time }
 }
teams-stands = Stopped: nobody can move
teams-damaged = The record is damaged

### refusals

error-unknown-team = There is no such team in this event.
error-national-teams-only = Only national teams play in this event: choose whose team it is.
error-federation-enters-team = A national team is entered by its federation: ask one of its delegates.
error-one-team-a-federation = This federation has entered a team already: each has one.
error-team-federation-fixed = Whose national team it is cannot be changed: withdraw it and enter another one.
error-no-season-before = This event follows no season: no team goes on in it.
error-unknown-team-before = There was no such team in the season before.
error-team-goes-on-already = { $detail }
error-somebody-elses-team = { $detail }
error-too-many-teams = { $detail }
error-team-name-unfit = A team’s name has 1 to 60 characters in one line.
error-team-name-taken = Another team of this event has this name.
error-too-many-players = There are more players than boards.
error-player-twice = This player stands in the line-up twice.
error-in-another-team = { $detail }
error-team-other-federation = This player plays for another federation.

# How the lots were drawn. $n is the team’s number in the event.
teams-lots-text = The start numbers of the teams, and with them the colours, were drawn when the start lists were published. Everything follows from one random number, the seed. A team’s ticket is the SHA-256 of the seed, the section’s name and the word “team” with the team’s number in the order of entry, with slashes between them. Anybody can recalculate it.
teams-lots-all = The smallest ticket is start number 1, the next one 2, and so on. On board 1, start number 1 has White against even numbers; colours alternate from opponent to opponent and from board to board (TR-8.7g).
teams-lots-how = The ticket of { $name }, entered as team { $n }:
