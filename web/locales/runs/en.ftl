### rating runs at the desk

runs-title = Rating lists
runs-lede = A list is calculated as a preview, checked and corrected, and then published.
runs-so-far = Runs so far
runs-none = None yet.
runs-rule-set = Rules
runs-reported-until = Results reported by
runs-available-from = Due on
runs-effective-on = Counts from
runs-entered-until = Results entered by officials by
runs-not-yet = This run can be started from { $day }. If the list before it counts by then, the server prepares it by itself.
runs-start = Calculate the preview
runs-counts = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $players ->
    [one] { $players } player
   *[other] { $players } players
 }
runs-state = State
runs-state-calculating = calculating
runs-state-preview = preview
runs-state-published = published
runs-state-withdrawn = withdrawn
runs-state-calculating-text = The server is calculating this list. The page updates by itself.
runs-state-preview-text = Only officers can see this preview.
runs-state-published-text = Everybody can see this list. Published:
runs-state-withdrawn-text = Nobody can see this list any more. Recalculate it to publish it again. It was withdrawn because:
runs-to-list = To the list
runs-being-calculated = being calculated
runs-run-lede-calculating = { $rules }. The list is being calculated. Counts from { $day }.
runs-run-lede = { $rules }. { runs-counts }. Counts from { $day }.
runs-calculate = Recalculate
runs-calculated = Recalculated.
runs-publish = Publish…
runs-publish-again = Publish again…
runs-publish-confirm = Publish this list?
runs-publish-text = { $list }: { $players } players. Everybody can see it at once; it counts from { $day }.
runs-publish-action = Publish the list
runs-published = Published.
runs-withdraw = Withdraw the list…
runs-withdraw-confirm = Withdraw this list?
runs-withdraw-text = { $list } disappears from the site, and ratings go back to what they were before it.
runs-withdraw-hint = Everybody can read it. Up to 2,000 characters.
runs-withdraw-action = Withdraw the list
runs-withdrawn = Withdrawn.
runs-reason = Reason
runs-reason-hint = The player and the player’s delegate can read it. Up to 2,000 characters.
runs-notes = { $n ->
    [one] { $n } remark
   *[other] { $n } remarks
 }
runs-corrections = Corrections
runs-corrections-none = None.
runs-correct-open = Add a correction…
runs-correction-kind = What to correct
runs-kind-first-rating-formula = Rating replaced
runs-kind-first-rating-formula-text = When the changes of the games give an evidently inappropriate rating, it is calculated from the period’s games alone (RAT-5, RAT-16).
runs-kind-start-rating = Starting rating
runs-kind-start-rating-text = When a player started in a section with a wrong rating, the games of that section count with another one (TR-9.4).
runs-section = Section number
runs-start-rating = Starting rating
runs-correct = Correct it
runs-corrected = Corrected and recalculated.
runs-in-section = in section { $n }
runs-number-wrong = Enter a number.
runs-take-back = Take back…
runs-take-back-confirm = Take this correction back?
runs-take-back-text = { $who }: the rating will be calculated without this correction.
runs-take-back-action = Take it back
runs-taken-back = Taken back and recalculated.
runs-changes = Changes
runs-found = { $n ->
    [0] No player with games.
    [one] { $n } player with games.
   *[other] { $n } players with games.
 }
runs-largest = Only the { $n } largest changes of { $total } are shown.
runs-old = Old
runs-new = New

### taking over a first list

runs-import = Import a first list…
runs-import-hint = For a rating list from before this server: it is published as it is.
runs-quarter = Quarter
runs-quarter-hint = For example 2027/1: counts from January.
runs-quarter-wrong = Enter the year and quarter, such as 2027/1.
runs-file = CSV file
runs-file-hint = With the columns id, rating and games, and a header line.
runs-history = Earlier games
runs-history-hint = A CSV file of all games of players with fewer than 30, on which their next rating is based (RAT-15): white, black, result, white_start, black_start, level. Optional.
runs-import-look = Check the file…
runs-import-confirm = Import this list?
runs-import-text = { $n ->
    [one] { $n } line becomes
   *[other] { $n } lines become
 } the list of { $quarter } in { $pool }. Everybody can see it at once.
runs-import-action = Import
runs-import-errors = { $n ->
    [one] { $n } line cannot be read. Nothing was imported.
   *[other] { $n } lines cannot be read. Nothing was imported.
 }
runs-line = Line { $n }
runs-imported = Imported: { $list } ({ $players } players).
runs-fide = Import FIDE ratings and titles…
runs-fide-hint = They stand in for ratings that are not published, and for titles of such players, as long as their list is the current one (TR-9.4, NORM-4b). Players whom the file does not name keep what is known; from the next quarter on that counts no longer.
runs-fide-list = List
runs-fide-list-hint = The quarter that it is valid for, such as 2027/1. Only the present one is taken over.
runs-fide-file = FIDE ratings
runs-fide-file-hint = CSV with the headings id (the player number here), rating and, if you like, title (empty for none); at most 10,000 players.
runs-fide-confirm = Import this FIDE list?
runs-fide-text = { $n ->
    [one] One line of the FIDE list { $list }. It is imported whole or not at all.
   *[other] { $n } lines of the FIDE list { $list }. Either all are imported or none.
 }
runs-fide-taken = { $n ->
    [one] One player in the file
   *[other] { $n } players in the file
 }, { $changed ->
    [0] nothing has changed.
    [one] something has changed for one of them.
   *[other] something has changed for { $changed } of them.
 }

### remarks of the server, and refusals

runs-note-no-list-before = No list was published before: ratings start from those in the profiles.
runs-note-changed-result = The result now differs from the one in the list that counted it. It is not counted again.
runs-note-late = A list has to be available two weeks before it counts (TR-9.5). This one is late, and everybody will see that.
runs-note-short-history = Not all earlier games are known here: the rating is based on fewer (RAT-15).
error-results-still-come = Results are still coming in for this list: wait until the day after the last one.
error-later-list-published = A later list is based on this one: withdraw that first.
error-not-in-preview = The list must be calculated and reviewed first.
error-not-published = The list is not published.
error-fide-list-not-current = Only the FIDE list of the present quarter is taken over.
error-own-rating = You cannot decide about your own rating; ask another officer.
error-unknown-correction = This correction no longer exists.
error-unknown-rating-list = List not found.
error-list-exists = There is already a list: the next ones are calculated.
