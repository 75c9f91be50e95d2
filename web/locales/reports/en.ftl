# Games that are played elsewhere: what their players send (LAW-8.5)

reports-title = Moves and result
reports-nothing = This game is played by post or on another server: send its moves and result when it is over (LAW-8.5).
reports-yours = Your opponent has sent the moves and the result. Send yours by { $when }, or the tournament director records the result (LAW-8.5). You can read your opponent’s once you have sent yours.
reports-theirs = You have sent yours. If your opponent sends nothing by { $when }, the tournament director records the result (LAW-8.5).
reports-differ = The results you have both sent are not the same. If yours is wrong, send it again; otherwise the tournament director records the result (LAW-8.5).
reports-agree = You have both sent the same result. It stands unless the tournament director decides otherwise (LAW-8.5).
reports-overruled = You had both sent the same result; the tournament director has decided otherwise (LAW-8.5).
reports-moves = The moves you have sent are not the same. Those before the first difference are recorded.
reports-recorded = The tournament director has recorded the result (LAW-8.5).
reports-score = Your score

report-sent-at = Sent { $when }
report-none = Nothing sent yet
report-hidden = You can read it once you have sent yours.
report-no-moves = No moves
report-pgn = PGN of this game
report-hint = The moves, and 1-0, 0-1 or 1/2-1/2 after them: at most 32 KB. Tags are not needed.
report-send = Send moves and result
report-again = Send again in place of yours

report-line = Line { $line }: { $text }
report-move = Line { $line }, move { $move } { $text }
report-fault-text-too-large = This is too long: at most 32 KB.
report-fault-not-one-game = Send one game, this one.
report-fault-broken-pgn = This cannot be read as a PGN.
report-fault-illegal-move = This is not a legal move here.
report-fault-moves-after-end = The game had ended on the board before this move.
report-fault-too-many-moves = There are too many moves: at most 1,000 half-moves.
report-fault-wrong-variant = This is a game of another variant.
report-fault-wrong-start = This is a game from another starting position.
report-fault-two-results = The Result tag and the end of the moves say different things.
report-fault-result-missing = The result is missing: write 1-0, 0-1 or 1/2-1/2 after the moves.
report-fault-result-contradicts-moves = The final position says otherwise than the result.
report-fault-other-moves = Another move has been recorded here already. If it is wrong, ask the tournament director.
report-fault-moves-missing = Moves that have been recorded already are missing.
report-fault-before-start = The game has not begun yet.
report-fault-played-here = This game is played here: its result comes by itself.
report-fault-in-adjudication = This game is with the adjudicators.
error-result-stands = You have both sent the same result. It stands unless the tournament director decides otherwise.

## the director's desk

reports-desk-title = Game { $n }: what the players have sent
reports-desk-nothing = The players have sent nothing yet.
reports-desk-agree = Both have sent the same result. It stands unless you decide otherwise (LAW-8.5).
reports-desk-overruled = Both had sent the same result; it has been decided otherwise (LAW-8.5).
reports-desk-differ = The results differ: you record the result, one of these or another (LAW-8.5).
reports-desk-silent = One player has sent nothing for 14 days: you record the result (LAW-8.5).
reports-desk-waits = One report is still missing. If it does not come by { $when }, you record the result (LAW-8.5).
reports-record = Record the result
reports-decide = Decide about the game
reports-game = Open the game
reports-back = Back to your desk
