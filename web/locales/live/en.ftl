# The page from which an event is watched.

live-none = No games yet
live-none-text = Results and games appear here once the start lists are published.
live-results = Results
live-results-none = No game has ended yet.
live-results-more = More results
live-today = Today
live-yesterday = Yesterday
live-games = Games
live-games-none = There are no games in this section.
live-games-more = More games
live-section = Section
live-show = Which games
live-show-all = All
live-show-running = Running only
live-running-none = No running game is shown.
live-hidden-finished = { $n ->
    [one] { $n } running game will be shown once it is finished.
   *[other] { $n } running games will be shown once they are finished.
 }
live-hidden = { $n ->
    [one] { $n } running game is not shown yet.
   *[other] { $n } running games are not shown yet.
 }
live-hidden-after = { $n ->
    [one] Running games will be shown once { $n } game of the section is finished.
   *[other] Running games will be shown once { $n } games of the section are finished.
 }
live-delayed = { $n ->
    [one] Running games are shown with a delay of one move.
   *[other] Running games are shown with a delay of { $n } moves.
 }
live-to-move-white = White to move
live-to-move-black = Black to move
live-played-now = Being played now
live-played-last = Latest finished game
live-embed = Show this table on your site
live-embed-text = Paste this into a page: it shows the table of { $section } with the results as they are at that moment.
