### What is pressed for on the page of a game: claims, receipts, resigning.

claim-title = Claim the end of the game
claim-due = What you can claim now
claim-due-repetition = This position has occurred for the { $n ->
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $n }th
 } time: you may claim a draw.
claim-due-fifty-moves = Fifty moves by each player without a capture or a pawn move: you may claim a draw.
claim-due-tablebase = With { $men } men on the board, you may claim the tablebase result.
claim-due-draw = Claim a draw…
claim-due-win = Claim a win…
claim-review-title = Is this the claim you want to send?
claim-lede = These are the facts. Choose a claim; before anything is sent you will see what it leads to.
claim-which = What do you claim?
claim-repetition = Draw by threefold repetition
claim-fifty-moves = Draw by the 50-move rule
claim-tablebase-draw = Draw by tablebase
claim-tablebase-win = Win by tablebase
claim-repetition-count = { $n ->
    [1] The position on the board has not occurred before.
    [2] The position on the board has occurred twice; three times are needed.
   *[other] The position on the board has occurred for the { $n ->
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $n }th
     } time.
 }
claim-show = Show on the board:
claim-fifty-count = { $n } of { $limit } moves by each player without a capture or a pawn move. { $men } men are on the board.
claim-fifty-half = One more half-move has been made.
claim-fifty-excluded = Not here: with { $limit } men or fewer the 50-move rule does not apply, and { $men } are on the board (LAW-9.3).
claim-fifty-tablebase = The tablebase decides instead.
claim-tablebase-draw-text = { $men } men are on the board: the tablebase knows the result with best play by both sides. You claim that it is a draw.
claim-tablebase-win-text = You claim that you win with best play by both sides, however many moves it takes.
claim-tablebase-men = { $men } men are on the board. A result can be claimed by tablebase with { $limit } men or fewer.
claim-move = With a move I intend to make
claim-move-hint = Only if your claim holds after that move. Leave it empty to claim for the position on the board. If a draw claim is wrong, the move will be made.
claim-move-list = Legal moves
claim-move-none = no move
claim-choose-first = Choose what you claim.
claim-look = Review the claim…
claim-outlook-draw = The claim is correct: the game ends as a draw (½–½) by { $rule }.
claim-outlook-win = The claim is correct: the game ends as your win by { $rule }.
claim-outlook-offer = The claim is not correct ({ $rule }). If you send it anyway, it counts as a draw offer.
claim-outlook-move = The claim is not correct ({ $rule }), and would not even count as a draw offer.
claim-outlook-nothing = The claim is not correct ({ $rule }). It would be refused, so there is nothing to send.
claim-outlook-director = The server cannot decide this. The claim goes to the tournament director; until the ruling the clocks are stopped and nobody may move ({ $rule }).
claim-outlook-makes-move = The move { $move } will be made and cannot be taken back.
claim-outlook-no-move = It remains your turn to move.
claim-claimed = Claim
claim-position = For
claim-present = the position on the board
claim-with-move = the position after { $move }
claim-stood = Position occurred
claim-times = { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
 }
claim-quiet = Quiet moves
claim-quiet-of = { $n } of { $limit } by each player
claim-men = Men
claim-tablebase = Tablebase
claim-tablebase-says-win = a win for you
claim-tablebase-says-draw = a draw
claim-tablebase-says-loss = a loss for you
claim-nothing-sent = Nothing has been sent yet. Once sent, a claim cannot be withdrawn.
claim-send-draw = Claim the draw
claim-send-win = Claim the win
claim-send-offer = { $with ->
    [move] Offer a draw and play { $move }
   *[nothing] Send it as a draw offer
 }
claim-send-move = Send it and play { $move }
claim-send-director = Ask the director
claim-uncertain = The server did not answer, so your claim may not have arrived. The game looks unchanged; you can send the claim again.
claim-news-correct = Your claim was correct.
claim-news-incorrect = Your claim was not correct.
claim-news-referred = Your claim has gone to the tournament director.
claim-news-offer = It counts as a draw offer.
claim-news-move = { $move } has been made.
claim-news-no-move = It is still your move.

error-claim-not-upheld = The tablebase does not confirm this. Nothing has changed.
error-too-many-men = The tablebase covers seven men at most.
error-no-claim-waits = No claim is waiting for a ruling in this game.
error-too-few-men = With so few men on the board the 50-move rule does not apply: claim by the tablebase.
error-no-such-claim = Makruk has no such claim.
error-tablebases-unavailable = The tablebase is not answering. Nothing has changed; please try again.

game-receipt = Receipt
game-receipt-text = The server’s signed confirmation that it received this move. Keep it if you wish: it can be checked against the server’s public key, even without the server’s help.
game-receipt-at = Received
game-receipt-hash = Hash of the game so far
game-receipt-jws = Signature (JWS)
game-save = Save as a file
game-resign-title = Resign this game?
game-resign-text = The game ends at once and { $who } wins. This cannot be taken back.
game-resign-action = Resign
