### rating runs at the desk

runs-title = Rating lists
runs-lede = A list is calculated as a preview, looked over and corrected, and then published.
runs-so-far = Runs so far
runs-none = None yet.
runs-rule-set = Calculated by
runs-reported-until = Takes results reported by
runs-available-from = May be published from
runs-effective-on = Counts from
runs-not-yet = This run cannot be started yet.
runs-start = Calculate the preview
runs-counts = { $games } games, { $players } players
runs-state = State
runs-state-calculating = being calculated
runs-state-preview = preview
runs-state-published = published
runs-state-withdrawn = withdrawn
runs-state-calculating-text = The games are being collected and the ratings calculated. This page follows by itself.
runs-state-preview-text = Only officers see this preview.
runs-state-published-text = Everybody sees this list. Published:
runs-state-withdrawn-text = Nobody sees this list any more. It was withdrawn because:
runs-to-list = To the list
runs-run-lede = { $rules }. { $games } games, { $players } players. Counts from { $day }.
runs-calculate = Calculate anew
runs-calculated = Calculated anew.
runs-stale = Corrected since the preview was calculated: calculate it anew before it is published.
runs-publish = Publish…
runs-publish-again = Publish again…
runs-publish-confirm = Publish this list?
runs-publish-text = { $list }: { $players } players. Everybody can see it at once; it counts from { $day }.
runs-publish-action = Publish the list
runs-published = Published.
runs-withdraw = Withdraw the list…
runs-withdraw-confirm = Withdraw this list?
runs-withdraw-text = { $list } disappears from the site, and the one before it counts, until this one is published again.
runs-withdraw-hint = For the record. Up to 2,000 characters.
runs-withdraw-action = Withdraw the list
runs-withdrawn = Withdrawn.
runs-reason = Reason
runs-reason-hint = The player reads it. Up to 2,000 characters.
runs-notes = { $n ->
    [one] { $n } remark
   *[other] { $n } remarks
 }
runs-corrections = Corrections
runs-corrections-none = None.
runs-correct-open = Correct something…
runs-correction-kind = What is corrected
runs-kind-first-rating-formula = Rating replaced
runs-kind-first-rating-formula-text = When the changes of the games give an evidently inappropriate rating, it is calculated from the period’s games alone (RAT-5, RAT-16).
runs-kind-start-rating = Rating at the start
runs-kind-start-rating-text = When a player started in a section with a wrong rating, the games of that section count with another one (TR-9.4).
runs-section = Section number
runs-start-rating = Rating at the start
runs-correct = Correct it
runs-corrected = Corrected. Calculate the preview anew.
runs-in-section = in section { $n }
runs-number-wrong = Enter a number.
runs-take-back = Take back…
runs-take-back-confirm = Take this correction back?
runs-take-back-text = { $who }: the rating is calculated as if nothing had been corrected.
runs-take-back-action = Take it back
runs-taken-back = Taken back. Calculate the preview anew.
runs-changes = Changes
runs-found = { $n ->
    [0] No player with games.
    [one] { $n } player with games.
   *[other] { $n } players with games.
 }
runs-old = Old
runs-new = New

### taking over a first list

runs-import = Take over a first list…
runs-import-hint = For a rating list from before this server: it is published as it is.
runs-quarter = Quarter
runs-quarter-hint = For example 2027/1: counts from January.
runs-quarter-wrong = Year and quarter, such as 2027/1, please.
runs-file = CSV file
runs-file-hint = With the columns id, rating and games.
runs-import-look = Look at the file…
runs-import-confirm = Take over this list?
runs-import-text = { $n ->
    [one] { $n } line
   *[other] { $n } lines
 } become the list of { $quarter } in { $pool }. Everybody sees it at once.
runs-import-action = Take it over
runs-import-errors = { $n ->
    [one] { $n } line cannot be read. Nothing was taken over.
   *[other] { $n } lines cannot be read. Nothing was taken over.
 }
runs-line = Line { $n }
runs-imported = Taken over: { $list } ({ $players } players).
