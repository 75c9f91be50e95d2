### what of an event is put on paper

paper-topic = On paper
paper-event = The event
paper-all = Everything on paper
paper-lede = Pages made to be printed: A4, without the menus of the site. In the dialog of the browser they can be saved as PDF, too. They are in the language in which you read this page.
paper-start-lists-title = Start lists
paper-start-lists-text = Every section on a page of its own: director, start, time control, and the players with title, federation, rating and start number.
paper-tables-title = Final tables
paper-tables-text = The table of every section on a page of its own, results and tie-breaks included.
paper-diplomas-title = Diplomas
paper-diplomas-text = For the winners or the first three of each section, with lines for signatures.
paper-certificates-title = Certificates of participation
paper-certificates-text = For everybody who has played to the end, with place and points.
paper-report-title = Report of the event
paper-report-text = For a federation or for Congress: dates, players by federation, how the games ended, winners, prizes and norms.
paper-lists-none = There are no start lists yet.
paper-final-none = There are no final tables yet: they are confirmed once the last game is over.
paper-final-cancelled = The event was cancelled: it has no final tables.
paper-not-yet = Nothing to print yet

paper-print = Print
paper-progress = { $done } of { $all } sections loaded
paper-partial = Incomplete: { $done } of { $all } sections.
paper-sheets = { $n ->
    [one] { $n } list
   *[other] { $n } lists
 }
paper-pages = { $n ->
    [one] { $n } page
   *[other] { $n } pages
 }
paper-none = Nothing of this choice is to be printed.
paper-sections = Sections: { $n } of { $all }
paper-sections-label = Print these sections
paper-sections-all = All
paper-sections-none = None
paper-own = A line of your own
paper-own-hint = It stands under the result on every page that is printed, and is kept nowhere.
paper-for = For whom
paper-first-three = First three places
paper-winners = Winners only
paper-find = Name or number of a player
paper-finished-who = Left out is whoever has withdrawn silently, and whose games are all cancelled.

paper-start-list = Start list
paper-final-table = Final table
paper-number = No. { $n }
paper-boards = { $n ->
    [one] Board No. { $numbers }
   *[other] Boards No. { $numbers }
 }
paper-time = Time control
paper-leave = Leave
paper-from = Who plays
paper-from-round = { $n ->
    [one] the winner of each section of “{ $name }”
   *[other] the first { $n } of each section of “{ $name }”
 }
paper-from-round-swiss = everybody from “{ $name }”
paper-knock-out = The winner of each match advances; if it is still level after the tie-breaks, the organiser decides who does.
paper-swiss = Everybody plays all { $n } rounds; the points of all of them count together.
paper-gets = What the places give
paper-published = Start lists published
paper-column-seat = Seat
paper-column-board = Board
paper-column-title = Title
paper-column-name = Name
paper-column-federation = Fed.
paper-column-number = Number
paper-column-rating = Rating
paper-column-opponents = Opponents
paper-ratings-order = Start numbers follow the ratings. Opponents are given by start number; the square shows the player’s colour against them.
paper-column-section = Section
paper-column-average = Average, category
paper-column-winner = Winner
paper-column-result = Points
paper-captain = captain: { $name }
paper-team = Team
paper-points-boards = Board points
paper-points-matches = Match points

paper-by-iccf = International Correspondence Chess Federation ICCF
paper-by-federation = Correspondence chess federation: { $name }
paper-diploma = Diploma
paper-diploma-says = This diploma is awarded to
paper-diploma-in = in { $event }, { $section }
paper-certificate = Certificate of participation
paper-certificate-says = This certificate is given to
paper-certificate-in = for taking part in { $event }, { $section }
paper-certificate-team = for the team { $team }
paper-ordinal = { $form ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
 }
paper-place = { $place } place
paper-place-shared = shared { $from }–{ $to } place
paper-for-place = { $n ->
    [1] for first place
    [2] for second place
    [3] for third place
   *[other] for { $place } place
 }
paper-for-place-shared = for shared { $from }–{ $to } place
paper-score = { $points } { $n ->
    [0.5] point
    [one] point
   *[other] points
 } from { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
paper-final-on = Final table of { $day }
paper-president = President
paper-chair = President of the federation

paper-what = Kind
paper-stage = Stage
paper-approval = Approval
paper-system = System
paper-system-round-robin = everybody against everybody, once
paper-system-double-round-robin = everybody against everybody, twice
paper-system-scheveningen = one side against the other
paper-system-silli = everybody against a fixed number of others (Silli)
paper-system-knock-out = knock-out, in matches of two
paper-system-swiss = Swiss system
paper-rated = Rated
paper-yes = yes
paper-no = no
paper-announced = Announced
paper-last-game = Last game ended
paper-ended = Final tables confirmed
paper-who = Who played
paper-teams = Teams
paper-players = Players
paper-federations = Federations
paper-replaced = Replaced by another player
paper-silent = Withdrawn silently
paper-all-cancelled = All games cancelled
paper-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
 }
paper-games-white = Won by White
paper-games-drawn = Drawn
paper-games-black = Won by Black
paper-games-nobody = Lost by both
paper-games-other = Without a result
paper-games-played = Ended by the players
paper-games-time = On time, or by silence
paper-games-default = By default
paper-games-adjudicated = Adjudicated
paper-games-cancelled = Cancelled, not counted
paper-games-hint = As the tables tell: games of players who withdrew are adjudicated, lost by default or cancelled.
paper-won = Winners
paper-won-teams = Winning teams
paper-won-boards = Winners of the boards
paper-norms = Norms
paper-norms-none = Nobody has made a norm.
