### time controls in words

control-moves = { $n ->
    [one] { $n } move in { $days }
   *[other] { $n } moves in { $days }
 }
control-phases = { $first }, then { $then } each time
control-base = { $n ->
    [0] { $days } for the whole game
    [one] { $days } for the whole game, and { $n } day more with each move
   *[other] { $days } for the whole game, and { $n } days more with each move
 }
control-triple-block = { $n ->
    [0] Triple Block: { $clock } on the clock, { $bank } in the bank
    [one] Triple Block: { $clock } on the clock, { $bank } in the bank, { $n } day more after each of the first 50 moves
   *[other] Triple Block: { $clock } on the clock, { $bank } in the bank, { $n } days more after each of the first 50 moves
 }
control-protected = beyond move 50 the clock shows at least 3 days after a move
control-doubles = on one move, days beyond { $n } count twice
control-none = no time limit
