### time controls in words

control-moves = { $n ->
    [one] { $n } move in { $days }
   *[other] { $n } moves in { $days }
 }
control-phases = { $first }, then { $then } each time
control-base = { $n ->
    [0] { $days } for the whole game
    [one] { $days } for the whole game, plus { $n } day for each move
   *[other] { $days } for the whole game, plus { $n } days for each move
 }
control-triple-block = { $n ->
    [0] Triple Block: { $clock } on the clock, { $bank } in the bank
    [one] Triple Block: { $clock } on the clock, { $bank } in the bank, plus { $n } day after each of the first 50 moves
   *[other] Triple Block: { $clock } on the clock, { $bank } in the bank, plus { $n } days after each of the first 50 moves
 }
control-protected = from move 51 the clock shows at least 3 days after each move
control-doubles = on one move, days beyond { $n } count twice
control-none = no time limit

### the fields in which one is chosen

control-kind = Kind of time control
control-kind-moves-in-days = a number of moves in a number of days
control-kind-phases = a first period, then others
control-kind-base-per-move = for the whole game, plus days per move
control-kind-triple-block = Triple Block
control-kind-none = no time limit
control-field-moves = Moves
control-field-then-moves = Then moves
control-field-days = in days
control-field-base = Days for the whole game
control-field-per-move = Extra days per move
control-field-bank = Days in the bank
control-field-increment = Extra days after each of the first 50 moves
control-field-double = Days count twice beyond
control-field-double-hint = Days on one move. Empty: never.

### what is wrong with them, and with where games start

error-bad-time-control = A period of the time control has at least one move.
error-leave-in-triple-block = In Triple Block there is no leave: set its days to 0.
error-silence-in-triple-block = In Triple Block there is no rule on silence: switch it off.
error-start-positions = { $detail }
error-bad-start-position = { $detail }
