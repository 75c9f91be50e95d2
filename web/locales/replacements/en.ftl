### replacements of players of a team

replacements-of = Replacements of { $name }
replacements-players = Who plays now
replacements-none = No replacement has been asked for.
replacements-ask = Ask for a replacement…
replacements-ask-text = { $who ->
    [director] The captain is asked for a substitute, and you decide ({ $rule }).
   *[team] The tournament director decides. Until then the games are the player’s ({ $rule }).
 }
replacements-ask-send = Ask for the replacement
replacements-ground = Ground
replacements-ground-stopped = has stopped playing
replacements-ground-in-danger = proper play is in danger: illness, long leave
replacements-ground-withdrawn = has withdrawn
replacements-ground-died = has died
replacements-ground-not-started = has not started all games
replacements-ground-teams-wish = the team wants another player
replacements-reason-hint = The captain and the officials will read it. Up to 2,000 characters.
replacements-substitute = Substitute
replacements-substitute-number = Substitute: name or player number
replacements-substitute-later = Can be named later.
replacements-until = Name a substitute by (UTC)
replacements-stop-clocks = Meanwhile the clocks of the board stand still
replacements-done-ask = The replacement is asked for.

# How far a replacement is, and when it came to that.
replacements-state-asked = no substitute yet
replacements-state-named = waits for the director
replacements-state-lapsed = nobody named in time
replacements-state-seated = replaced
replacements-state-seated-at = Decided
replacements-state-declined = declined
replacements-state-declined-at = Declined
replacements-state-taken-back = taken back
replacements-state-general-rules = nobody plays on
replacements-state-general-rules-at = The rules about withdrawals apply from
replacements-state-taken-back-at = Taken back
replacements-asked-by = { $who ->
    [team] Asked for by the team
    [server] Asked for by the server
   *[director] Asked for by the director
 }
replacements-naming = { $late ->
    [yes] A substitute was due by
   *[no] A substitute is due by
 }
# What a withdrawal does to the games if nobody plays on for the player.
replacements-otherwise = If nobody plays on
replacements-otherwise-adjudicate = the games are adjudicated
replacements-otherwise-cancel = the games are cancelled
replacements-otherwise-default = the games are lost
replacements-clocks-stand = Until this is decided, the clocks of the board stand still.
replacements-plays-from = Plays from
replacements-handicap = Days of handicap
replacements-handicap-days = { $n ->
    [one] { $n } day in each game
   *[other] { $n } days in each game
 }
replacements-decided-reason = Reason given

### what is done

replacements-name = Name a substitute…
replacements-name-other = Name somebody else…
replacements-name-send = Name the substitute
replacements-done-name = The substitute on board { $n } is named. The tournament director decides.
replacements-seat = Let the substitute play…
replacements-from = Begins (UTC)
replacements-from-hint = If left empty: at once. Within { $n } days.
replacements-handicap-hint = { $rules ->
    [sks] Added to the time used in each game: 0 to { $n } (SKS-7.7).
   *[iccf] Added to the time used in each game: 0 to { $n }.
 }
replacements-seat-look = Review…
replacements-seat-title = Does { $substitute } play on?
# The time of the confirmation. $late: it begins on a day of its own, in UTC.
replacements-seat-text = { $substitute } plays on for { $player } on board { $board } in all unfinished games, { $late ->
    [yes] from { $when } on
   *[no] from now on
 }{ $handicap ->
    [yes] , with { $n ->
        [one] { $n } day
       *[other] { $n } days
    } of handicap in each
   *[no] {""}
 }.{ $stand ->
    [yes] {" "}The clocks that stand still go on then.
   *[no] {""}
 } Conditional moves that { $player } has left are dropped. This cannot be undone.
replacements-seat-action = Replace the player
replacements-done-seat = { $substitute } plays on for { $player } on board { $n }.
replacements-state-lost = board lost
replacements-state-lost-at = Board lost
replacements-lose-board = The board is lost…
replacements-lose-board-title = Is board { $n } lost?
replacements-lose-board-text = { $player } has not begun all games in time: every unfinished game on this board is lost by default. The opponents are told at once.
replacements-lose-board-action = Count it as lost
replacements-done-lose-board = The unfinished games on board { $n } are lost.
replacements-decline = Decline…
replacements-decline-title = Decline the replacement on board { $n }?
replacements-decline-text = { $player } is not replaced.{ $stand ->
    [yes] {" "}The clocks of the board go on at once.
   *[no] {""}
 } This cannot be undone.
replacements-decline-action = Decline
replacements-done-decline = The replacement on board { $n } is declined.
# A player who has withdrawn: what that does to any game happens to these at once.
replacements-no-wait = Wait no longer…
replacements-no-wait-title = Wait no longer for a substitute on board { $n }?
replacements-no-wait-text = Nobody plays on for { $player }. { $otherwise ->
    [adjudicate] The unfinished games are adjudicated at once.
    [cancel] The unfinished games are cancelled at once.
   *[default] The unfinished games are lost at once.
 } This cannot be undone.
replacements-no-wait-action = Wait no longer
replacements-take-back = Take back…
replacements-take-back-title = Take back the replacement on board { $n }?
replacements-take-back-text = { $player } plays on, and the tournament director has nothing to decide.{ $stand ->
    [yes] {" "}The clocks of the board go on at once.
   *[no] {""}
 }
replacements-take-back-action = Take it back
replacements-done-take-back = The replacement on board { $n } is taken back.

### the status of a substitute

replacements-status = Status of a substitute
replacements-status-text-iccf = With it all games on the board count for { $name }, for the rating and for norms; without it only results that are good for the rating do, and none for norms (TR-8.7e).
replacements-status-text-sks = With it all games on the board count for the rating of { $name }; without it only results that are good for it do (SKS-7.8-9).
replacements-status-none = not applied for
replacements-status-applied = applied for on { $when }
replacements-status-granted = granted
replacements-status-refused = refused
replacements-status-late = It can no longer be applied for: a game was finished, or 10 moves a game or more had been made, when the substitute began ({ $rule }).
replacements-status-director = Tournament director: { $consented ->
    [yes] consents
   *[no] has not decided
 }
replacements-status-commissioner-iccf = Qualifications commissioner: { $consented ->
    [yes] consents
   *[no] has not decided
 }
replacements-status-commissioner-sks = Head of the domestic section: { $consented ->
    [yes] consents
   *[no] has not decided
 }
replacements-status-apply = Apply for the status
replacements-status-consent = Consent…
replacements-status-refuse = Refuse…
replacements-status-title = { $act ->
    [refuse] Refuse { $name } the status of a substitute?
   *[consent] Consent to the status of a substitute for { $name }?
 }
replacements-status-final = { $act ->
    [refuse] Then only results that are good for the rating count for { $name }. This cannot be undone.
   *[consent] Once both officials have consented, all games on the board count for { $name }. This cannot be undone.
 }
replacements-status-action = { $act ->
    [refuse] Refuse the status
   *[consent] Consent
 }
replacements-done-apply = You have applied for the status of a substitute.
replacements-done-consent = You have consented to the status of { $name }.
replacements-done-refuse = The status of { $name } is refused.

### refusals

error-event-not-playing = Players are replaced while the event is played: before it the line-up is changed.
error-no-such-board = The team has no such board.
error-board-over = Every game on this board is over.
error-board-not-lost = A board is lost only where its player has not begun in time: two months after the start, 30 days under the Czech rules.
error-replacement-under-way = A replacement on this board is under way: that one is decided first.
error-unknown-replacement = The team has no such replacement.
error-replacement-decided = This replacement is decided already.
error-replacement-too-late = It is too late to name a substitute: ask the tournament director.
error-no-substitute-named = No substitute is named yet.
error-bad-naming-date = { $detail }
error-bad-substitute-start = A substitute begins now or within 30 days.
error-bad-handicap = A substitute’s handicap is 50 days at most.
error-too-many-replacements = { $detail }
error-board-replaced-already = Only one player is replaced on a board, deaths apart.
error-substitute-in-team = This player is in the team already, has played for it, or is named for another board.
error-no-substitute = Nobody plays by this replacement yet.
error-substitute-status-too-late = The status of a substitute is for boards without a finished game and with fewer than 10 moves a game on average when the substitute began.
error-substitute-status-not-applied = No application for the status of a substitute is open.
