### games by post and e-mail: the score that each player keeps (LAW-8.1), and the card to the opponent

score-title = Score of game { $n }
score-heading = { $white } – { $black }
score-lede = This game is played by post or e-mail, and you keep its score here: every move with the day on which the one before it arrived, and the day on which it was sent (LAW-8.1). What both of you have entered alike stands.
score-lede-desk = This game is played by post or e-mail. Both players keep its score; what they have entered alike stands (LAW-8.1).
score-reversed = The game is played with reversed colours: the player who was paired with White has the black pieces (LAW-7.1).
score-over = The game is over: the score changes no more.
score-closed = Nothing can be entered now: the game has not begun, or stands still by a decision.
score-to-report = Game over? Send moves and result

## what comes next

score-next = What comes next
score-line-mine = { $number } Your move
score-line-theirs = { $number } Your opponent’s move
score-move = Move
score-move-hint = For example Nf3, 7163 or g1f3.
score-reply-hint = Leave your own move empty if you have not sent it yet.
score-began = Play began
score-arrived-mine = Opponent’s move arrived
score-arrived-theirs = Your move arrived there
score-sent-mine = Your move sent
score-sent-theirs = Opponent’s move sent
score-draw = A draw was offered (=)
score-enter = Enter
score-entered = Entered: { $moves }.
score-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
 }

## the sheet

score-mine = My score
score-count = { $n ->
    [one] { $n } half-move
   *[other] { $n } half-moves
 }, of which { $stands } stand. Your opponent has entered { $theirs }.
score-empty = No move has been entered yet.
score-hidden = { $n ->
    [one] { $n } half-move, which can be read once as many have been entered on the other side.
   *[other] { $n } half-moves, which can be read once as many have been entered on the other side.
 }
score-more = { $n ->
    [one] And { $n } half-move more.
   *[other] And { $n } half-moves more.
 }
score-column-number = No.
score-column-move = Move
score-column-iccf = ICCF
score-column-arrived = Arrived
score-column-sent = Sent
score-column-days = Days used
score-column-state = State
score-column-draw = Draw offer
score-column-actions = Change or strike
score-state-stands = stands
score-state-differs = differs
score-state-alone = not confirmed
score-offered = with a draw offer
score-after = After { $move }, { $turn ->
    [white] White
   *[black] Black
 } to move
score-start = Before the first move, { $turn ->
    [white] White
   *[black] Black
 } to move

score-change = Change
score-change-title = { $number } Put right
score-change-action = Change
score-change-stuck = With this, { $number } no longer fits. { $why } If it is right, tick below what is to be struck.
score-change-strike = { $n ->
    [one] Strike { $number }
   *[other] Strike everything from { $number } on: { $n } half-moves
 }
score-strike = Strike from here on
score-strike-title = Strike from { $move } on?
score-strike-text = { $n ->
    [one] This half-move disappears from your score.
   *[other] { $n } half-moves disappear from your score, with their days.
 }
score-strike-action = Strike

## where the sheets differ

score-difference = { $number } You have not written the same
score-difference-text = What is not alike is underlined. If yours is wrong, change it; otherwise your opponent does, or the tournament director decides (LAW-8.1).
score-differs = (not the same)
score-draw-yes = yes
score-draw-no = no

## the clocks

score-clocks = Clocks
score-clocks-text = By your score, without days of leave.
score-used = { $days } used
score-left = { $days } left
score-left-until = { $n ->
    [one] { $days } left for { $n } move, up to move { $move }
   *[other] { $days } left for { $n } moves, up to move { $move }
 }
score-exceeded = By this score { $name } has used more time than there was, with move { $move }. It counts only when the tournament director confirms it (LAW-6.6, TR-8.7a).

## claims

score-claims = Claims
score-claims-text = That somebody has exceeded the time counts only when the tournament director confirms it (LAW-6.6, TR-8.7a); a draw is claimed in the same way (LAW-9.2, LAW-9.3).
score-claim = Claim…
score-claim-again = Change the claim…
score-claim-title = A claim to the tournament director
score-claim-what = What you claim
score-claim-time-exceeded = My opponent has exceeded the time
score-claim-time-exceeded-text = The director compares both scores (LAW-6.6).
score-claim-draw = A draw
score-claim-draw-text = By threefold repetition, by fifty moves or by a tablebase (LAW-9.2, LAW-9.3).
score-claim-note = What the director needs to know
score-claim-note-hint = For example which moves it is about. At most 1,000 characters; may stay empty.
score-claim-send = Send the claim
score-claimed-time-exceeded = { $of ->
    [mine] You claim that your opponent has exceeded the time (LAW-6.6).
   *[theirs] Your opponent claims that you have exceeded the time (LAW-6.6).
 }
score-claimed-draw = { $of ->
    [mine] You claim a draw (LAW-9.2, LAW-9.3).
   *[theirs] Your opponent claims a draw (LAW-9.2, LAW-9.3).
 }
score-claimed-at = Sent { $when }; the tournament director decides.

## what the director has asked and decided

score-asked-sheet-title = The tournament director asks for your score
score-asked-sheet-text = Enter all moves that have been played so far, and say that your score is complete, by { $until } (LAW-8.2).
score-complete = My score is complete
score-complete-text = Only after the last move has been entered below.
score-asked-position-title = The tournament director asks for the position
score-asked-position-text = No complete score of this game exists. Say what you know by { $until } (LAW-8.3). Only the position is needed; what you are not sure of, leave empty.
score-answered-sheet = You have said that your score is complete; the tournament director looks at it (LAW-8.2).
score-answered-position = You have told the position; the tournament director looks at it (LAW-8.3).
score-position-send = Send the position
score-position-none = Here you will see the position.
score-position-fen = Position (FEN)
score-position-hint = As your score has it. Change it if the game stands otherwise.
score-position-white-moves = Moves White has made
score-position-black-moves = Moves Black has made
score-position-white-days = Days White has used
score-position-black-days = Days Black has used
score-position-runs = Whose clock runs
score-position-unknown = I do not know
score-told = Told of the position
score-told-mine = By you
score-told-theirs = By your opponent

score-acts = What the tournament director has decided
score-act-sheet-asked = Both players were asked for their scores (LAW-8.2).
score-act-position-asked = Both players were asked for the position (LAW-8.3).
score-act-settled = From { $number } on, the director has said which moves stand (LAW-8.1).
score-act-white-dismissed = White’s claim is refused.
score-act-black-dismissed = Black’s claim is refused.
score-act-white-period = No overstep can be shown: White’s next move is the first of the next period (LAW-8.4).
score-act-black-period = No overstep can be shown: Black’s next move is the first of the next period (LAW-8.4).
score-act-begun-again = The colours were reversed: the game begins again (LAW-7.1).
score-act-played-on = The colours are reversed, and the game is played on (LAW-7.1).
score-act-white-exceeded = White has exceeded the time (TR-8.7a).
score-act-black-exceeded = Black has exceeded the time (TR-8.7a).
score-act-both-exceeded = Both have exceeded the time, and both lose (LAW-6.9).
score-act-recorded = The director has recorded the result (LAW-8.5).

score-sheet-white = White’s score
score-sheet-black = Black’s score

## addresses

score-address = Your opponent’s address
score-address-of = How to reach the player
score-address-none = Your opponent has not given any. The tournament director can help.
score-address-mine = What your opponent sees of you
score-address-mine-none = Nothing yet: your opponent cannot write to you.
score-address-change = Change it
score-address-add = Say how opponents reach you
score-card = A card to print

## refusals

score-fault-unreadable-move = This cannot be read as a move.
score-fault-ambiguous-move = More than one move fits: { $candidates }.
score-fault-illegal-move = This move is not possible here.
score-fault-promotion-missing = Say what the pawn becomes, for example e8=Q or 57581.
score-fault-move-stands = You have both entered this move alike: it stands. Write to the tournament director if it is wrong.
score-fault-moves-missing = Moves before this one are missing in your score. Load the page again.
score-fault-too-many-moves = That is more half-moves than a score can have.
score-fault-arrived-too-early = It cannot have arrived before it was sent, or before play began.
score-fault-sent-before-arrival = It cannot have been sent before the move that it answers had arrived.
score-fault-in-future = This day is still to come.
score-fault-not-begun = Play has not begun yet.
score-fault-text-too-large = This is too long: at most 1,000 characters.
score-fault-nothing-asked = The tournament director asks nothing any more. Load the page again.
score-fault-position-missing = Tell the position, too.
score-fault-no-such-position = This position cannot be: look at the FEN once more.
score-fault-clocks-stopped = The game stands still by a decision of the tournament director.
score-fault-in-adjudication = This game is with the adjudicators.
score-fault-played-here = This game is played here, on the server: it has no score to keep.

## the card

card-title = Card for game { $n }
card-back = Your score
card-text = The last moves of your score for a postcard, A6 (148 × 105 mm). In the dialog of the browser choose this size, without margins; on A4 it can be cut out.
card-no-address = Your opponent has not given an address: write it on the card by hand.
card-print = Print
card-yours = Your move
card-mine = My move
card-arrived = Arrived
card-sent = Sent
card-days = Days used
card-total = Days in all
card-no-moves = No move has been entered yet.
card-draw = I offer a draw (=).
card-from = From:
