### What is unusual about a game: offers, silence, leave, the bank, the count, prepared replies.

claim-referred-title = A claim is with the tournament director
claim-referred-win = { $whose ->
    [mine] You claim a win by tablebase.
   *[theirs] { $who } claims a win by tablebase.
 }
claim-referred-draw = { $whose ->
    [mine] You claim a draw by tablebase.
   *[theirs] { $who } claims a draw by tablebase.
 }
claim-referred-move = The intended move is { $move }.
claim-referred-text = Until the ruling the clocks are stopped and nobody may move.

error-count-not-allowed = You cannot count moves here.
error-count-not-yours = You cannot start or stop this count.

count-title = Count
count-spoken = { $color ->
    [white] White
   *[black] Black
 } counts: { $spoken } of { $limit }
count-honour-board = board’s honour
count-honour-pieces = pieces’ honour
count-left = { $color ->
    [white] White
   *[black] Black
 } has { $n ->
    [0] no move left to give mate.
    [one] { $n } move left to give mate.
   *[other] { $n } moves left to give mate.
 }
count-none-board = No bia is left: the disadvantaged side may count moves.
count-none-pieces = Your khun is alone: you may count moves.
count-start = Count…
count-restart = Count again…
count-stop = Stop counting…
count-start-title = Start counting?
count-start-board = You count your moves, up to 64. If you have not been mated by then, the game is drawn. As long as you count, you cannot win: if you give mate, that is a draw too. You may stop counting whenever it is your move.
count-start-pieces = The count begins at { $men }, the number of men on the board, and each of your moves adds one. The limit depends on your opponent’s men and then stays the same. If you reach it without being mated, the game is drawn.
count-start-action = Start counting
count-stop-title = Stop counting?
count-stop-board = Your count so far is lost: a new count begins from the start. Once you have stopped, you can win by mate again.
count-stop-pieces = Your count so far is lost: a new count begins at the number of men then on the board, with the limit that applies then.
count-stop-action = Stop counting

variant-prepared = Prepared replies
variant-prepared-text = They are played at once, without asking you again. Only you see them.
variant-prepared-if = if
variant-prepared-any = after any other move
variant-prepared-then = then
variant-prepared-more = { $n ->
    [one] and { $n } more line
   *[other] and { $n } more lines
 }
variant-prepared-change = View or change them

game-news-moved-on = The game has moved on.
game-news-arrived = Your move arrived after all.
game-news-last = The last move is { $move }.
game-news-dropped = { $kept ->
    [yes] The move you had chosen was dropped; your message is kept.
   *[no] The move you had chosen was dropped.
 }

time-leave-now = on leave until { $when }
time-leave-coming = leave from { $from } until { $until }
time-on-leave-title = { $whose ->
    [mine] You are on leave
   *[theirs] { $who } is on leave
 }
time-on-leave-mine = Your leave lasts until { $when }. Until then your clock is stopped and you cannot move.
time-on-leave-theirs = The leave lasts until { $when }. Until then the clock is stopped.
time-on-leave-change = Change or end your leave
time-bank = { $time } in the bank
time-refill = Move time from the bank…
time-refill-title = Move time from the bank to the clock
time-refill-text = After each move the clock is topped up from the bank automatically. If you need longer for this move, you can do it now; it cannot be undone. The clock never shows more than 50 days, and when it reaches zero the game is lost, whatever is left in the bank.
time-refill-all = As much as fits: { $time }
time-refill-some = Only some days:
time-refill-days = Days to move
time-refill-most = { $n ->
    [one] { $n } day at most
   *[other] { $n } days at most
 }
time-refill-action = Move the time
time-flag-title = { $whose ->
    [mine] Your flag has fallen
   *[theirs] { $who }’s flag has fallen
 }
time-over-at = Time ran out { $when }.
time-over-soon = The server will record it shortly.
time-in-doubt = The server was down, or its own clock was wrong. Until an officer has decided what happens to that time, nobody loses on time and no win can be claimed (LAW-6.8).
time-claim = Claim the win on time…
time-claim-mine = In this event the server does not end the game by itself: your opponent may claim the win. Until then the clocks are stopped and nobody may move.
time-claim-theirs = In this event the server does not end the game by itself: you may claim the win. Until then the clocks are stopped and nobody may move.
time-claim-seen = In this event the win has to be claimed. Until { $who } does so, the clocks are stopped and nobody may move.
time-claim-title = Claim the win on time?
time-claim-text = { $who }’s flag has fallen. The game ends at once: you win, or it is a draw if you could not give mate by any sequence of legal moves (LAW-6.7).
time-claim-action = Claim the win

silence-days = { $n ->
    [0] Less than a day without a move
    [one] { $n } day without a move
   *[other] { $n } days without a move
 }
silence-text = { $whose ->
    [mine] The game is lost on { $when } unless you move or announce longer reflection before then.
   *[theirs] { $who } loses the game on { $when } unless a move or notice of longer reflection comes before then.
 }
silence-flag-first = { $whose ->
    [mine] Your flag falls before silence would lose the game: only a move before { $when } saves it. Longer reflection does not stop your clock.
   *[theirs] The flag falls before silence would lose the game: { $who } has until { $when } to move.
 }
silence-announced-text = { $whose ->
    [mine] You have announced longer reflection for this move: silence does not lose the game. Your clock runs on.
   *[theirs] { $who } has announced longer reflection for this move: silence does not lose the game. The clock runs on.
 }
silence-announce = Announce longer reflection…
silence-announce-title = Announce longer reflection?
silence-announce-text = Your opponent sees that you are still thinking. Silence then does not lose the game, however long you take over this move; but your clock runs on, and your flag can still fall. The announcement holds for this move only.
silence-announce-action = Announce it
silence-over-title = { $whose ->
    [mine] You have been silent for too long
   *[theirs] { $who } has been silent for too long
 }
silence-rule = More than { $n } days without a move loses the game, unless longer reflection is announced for the move. Days of leave do not count.

error-flag-not-fallen = Your opponent’s time has not run out.
error-no-silence-rule = In this event silence does not lose the game: there is nothing to announce.
error-no-bank = This game has no bank to take time from.
error-refill-too-much = That is more than fits on the clock or than the bank holds.

game-offer-title = { $whose ->
    [mine] You have offered a draw
   *[theirs] { $who } offers a draw
 }
game-offer-text = { $whose ->
    [mine] With { $move }. The offer stands until your opponent accepts or declines it.
   *[theirs] With { $move }. The offer stands until it is accepted or declined.
 }
game-accept = Accept…
game-decline = Decline…
game-accept-title = Accept the draw?
game-accept-text = The game ends at once with ½–½. { $who } will be notified.
game-accept-action = Agree to a draw
game-decline-title = Decline the draw?
game-decline-text = The offer lapses and the game goes on. { $who } will be notified.
game-decline-action = Decline the offer

# Why no table tells.
claim-unknown-castling-rights = The tablebase does not know positions in which a side may still castle.
claim-unknown-table-missing = The server has no tablebase for this material.
