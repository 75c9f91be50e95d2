### Mails. The server sends them; the front-end does not load this file.
###
### An empty line begins a new paragraph. Lines that begin with “- ” say one fact each, a label and a
### value. A line with { $link } alone is where the link goes; without one it goes to the end. { $text }
### is what somebody has written, empty or not as $has_text says, and stands in a paragraph of its own.

## security

mail-confirm-subject = Confirm your address for Posthorn
mail-confirm-body =
    Hello,

    somebody, probably you, has signed up at Posthorn with this address.
    Please confirm it within three days, with the password that you chose:

    { $link }

    If it was not you, do nothing: no account is opened.

mail-taken-subject = There is an account at Posthorn with your address
mail-taken-body =
    Hello,

    somebody, probably you, wanted to open an account at Posthorn with this address.
    There is one already. If you do not know its password, set a new one within one hour:

    { $link }

    If it was not you, nothing has changed and you need do nothing.

mail-reset-subject = Set a new password for Posthorn
mail-reset-body =
    Hello,

    you can set a new password within one hour:

    { $link }

    You will then be signed out everywhere. If you did not ask for this, do nothing:
    your password stays as it is.

mail-passkey-link-subject = Add a passkey for your office at Posthorn
mail-passkey-link-body =
    Hello,

    your office at Posthorn needs a passkey. You can add your first one within one hour,
    on the device that you want to sign in with:

    { $link }

    If you did not ask for this, somebody knows your password: set a new one.

mail-passkey-added-subject = A passkey was added to your account at Posthorn
mail-passkey-added-body =
    Hello,

    a new passkey was added to your account. It signs you in without a password.

    If it was not you, set a new password at once (“Forgotten your password?” on the sign-in page):
    that ends every session, and every passkey that you do not keep.

mail-passkey-removed-subject = A passkey was removed from your account at Posthorn
mail-passkey-removed-body =
    Hello,

    a passkey was removed from your account: it no longer signs you in.

    If it was not you, set a new password at once (“Forgotten your password?” on the sign-in page).

mail-recovery-codes-subject = New recovery codes for your account at Posthorn
mail-recovery-codes-body =
    Hello,

    new recovery codes were made for your account. The old ones are no longer good.

    If it was not you, set a new password at once (“Forgotten your password?” on the sign-in page),
    and then make codes of your own.

mail-recovery-code-used-subject = A recovery code was used for your account at Posthorn
mail-recovery-code-used-body =
    Hello,

    a recovery code was used to get into your account in place of a passkey. Codes left: { $left }.
    Please add a new passkey, and make new codes when few are left.

    If it was not you, set a new password at once (“Forgotten your password?” on the sign-in page),
    and then make new codes.

mail-change-address-subject = Confirm your new address for Posthorn
mail-change-address-body =
    Hello,

    somebody, probably you, wants to use this address for an account at Posthorn.
    Please confirm it within one day:

    { $link }

    If it was not you, do nothing: the account keeps the address it has.

mail-address-left-subject = Your account at Posthorn has another address now
mail-address-left-body =
    Hello,

    the address of your account at Posthorn was changed. This is the last email to the old one.

    - Time: { $at }

    If it was not you, somebody else can sign in as you: please write to Posthorn at once.

# $account is password-reset, password-changed, address-changed, key-made, webhook-made, signed-in or
# session-reused. $name is the key, the webhook’s server or the browser.
mail-account-subject = { $account ->
    [password-reset] Your password at Posthorn was reset
    [password-changed] Your password at Posthorn was changed
    [address-changed] This is now your address at Posthorn
    [key-made] A new key for your account at Posthorn
    [webhook-made] A new webhook for your account at Posthorn
    [signed-in] Somebody signed in to Posthorn as you
   *[session-reused] You were signed out of Posthorn
 }
mail-account-body =
    Hello,

    { $account ->
        [password-reset] a new password was set with a link from an email. Every browser was signed out, and keys, webhooks, push messages and the address of your calendar ended with the old password. A federation’s keys that you had made ended, too.
        [password-changed] your password was changed by somebody who was signed in as you. All other browsers were signed out; keys and webhooks still work.
        [address-changed] this is now the address of your account.
        [key-made] a key was made, with which a program can act as you or for your federation.
        [webhook-made] a webhook was made: another server is told what happens in your games.
        [signed-in] somebody signed in with a browser that has not been used for your account before.
       *[session-reused] the cookie of one of your browsers was used twice, which happens when somebody has copied it. That browser was signed out.
    }

    - Time: { $at }
    { $account ->
        [key-made] - Key: { $name }
        [webhook-made] - Server: { $name }
        [signed-in] - Browser: { $name }
       *[other] {""}
    }

    If it was you, all is well. If not, set a new password now: it ends everything that somebody else may have made.

    { $link }

## a move

# $color is who has moved: white or black. $offer is yes or no. $left is what the clock shows, for $moves
# moves; $deadline is when the game ends by itself, $ends by what: flag, silence or play. Each is “none”
# where there is none.
mail-your-move-subject = { $opponent } plays { mail-move }{ $offer ->
    [yes] {" "}and offers a draw
   *[no] {""}
 }
mail-your-move-body =
    The post is here: { $opponent } plays { mail-move } ({ $iccf }). Your turn!

    { $offer ->
        [yes] { $opponent } offers a draw with this move.
       *[no] {""}
    }

    - Event: { $event }, game { $game }
    - Time taken: { $used }
    { $left ->
        [none] {""}
       *[other] - Your time: { mail-clock }
    }
    { $deadline ->
        [none] {""}
       *[other] - { $ends ->
            [flag] Your flag falls
            [silence] Lost by silence
           *[play] Play ends
        }: { $deadline }
    }

    { $has_text ->
        [yes] { $opponent } writes:

            { $text }
       *[no] {""}
    }
mail-clock = { $left }{ $moves ->
    [none] {""}
    [one] {" "}for 1 move
   *[other] {" "}for { $moves } moves
 }
mail-move = { $number }{ $color ->
    [black] …
   *[white] .
 }{ $san }

mail-draw-declined-subject = { $opponent } declines the draw
mail-draw-declined-body =
    { $opponent } thanks you for the offer, declines the draw and plays on.

    - Event: { $event }, game { $game }

mail-message-subject = { $opponent } has written to you
mail-message-body =
    { $opponent } writes:

    { $text }

    - Event: { $event }, game { $game }

## the game begins, is claimed, ends

# Sent when the start lists are out, which may be months before the clocks start.
mail-game-started-subject = { $event }: the start list is out
mail-game-started-body =
    The start list of { $event } is out, and { $games ->
        [one] your game is
       *[other] your { $games } games are
    } on the board. Good luck, and good company!

    - With White: { $white ->
        [0] no game
        [one] 1 game, and the first move is yours
       *[other] { $white } games, and the first move is yours
    }
    - With Black: { $black ->
        [0] no game
        [one] 1 game
       *[other] { $black } games
    }
    - Start: { $starts }

# $claim is repetition, fifty_moves, tablebase_win or tablebase_draw.
mail-claim = { $claim ->
    [repetition] a draw by threefold repetition
    [fifty_moves] a draw by the 50-move rule
    [tablebase_win] a win by the endgame tablebases
    [tablebase_draw] a draw by the endgame tablebases
   *[other] the end of the game
 }

# $whose is mine or theirs.
mail-claim-referred-subject = A claim is with the tournament director: { $opponent }
mail-claim-referred-body =
    { $whose ->
        [mine] You claim { mail-claim } against { $opponent }.
       *[theirs] { $opponent } claims { mail-claim }.
    } The server cannot decide it, so the tournament director will.

    Until then the clocks stand still and nobody can move. You need do nothing.

    - Event: { $event }, game { $game }

# To the player. $entry is entered, accepted, waiting, refused or withdrawn; $by is who has done it.
mail-entry-subject = { $entry ->
    [accepted] You play: { $event }
    [waiting] You are on the waiting list: { $event }
    [refused] Your entry was refused: { $event }
    [withdrawn] Your entry was taken back: { $event }
   *[entered] You have been entered: { $event }
 }
mail-entry-body =
    { $entry ->
        [accepted] Your entry is accepted: you play in { $event }. You will hear when the games begin.
        [waiting] You are on the waiting list of { $event }, and play when a place becomes free.
        [refused] { $by } has refused your entry in { $event }.
        [withdrawn] { $by } has taken back your entry in { $event }: you do not play.
       *[entered] { $by } has entered you in { $event }. If you do not want to play, take the entry back on the event’s page.
    }

    { $has_text ->
        [yes] The reason:

            { $text }
       *[no] {""}
    }

# To an organiser. $entry is entered, withdrawn or file; $player is who has entered, or who has sent a file.
mail-entry-organiser-subject = { $entry ->
    [withdrawn] { $player } does not play: { $event }
    [file] { $player } has entered players: { $event }
   *[entered] { $player } has entered: { $event }
 }
mail-entry-organiser-body =
    { $entry ->
        [withdrawn] The entry of { $player } in { $event } was taken back.
        [file] { $player } has entered several players in { $event }.
       *[entered] { $player } has entered { $event }.
    }

mail-event-cancelled-subject = { $event } does not take place
mail-event-cancelled-body =
    { $event } has been cancelled and does not take place.

    { $has_text ->
        [yes] The reason:

            { $text }
       *[no] {""}
    }

# To an officer. $from and $until are moments.
mail-gap-subject = Decide: time during which the server was away
mail-gap-body =
    The server was away, or its clock was wrong, from { $from } until { $until }.

    No game is lost on time until you have decided. Give the time back to every running game, or let the
    clocks count it.

mail-link-gap = To the decision

# To the director. $white and $black are the players.
mail-claim-to-rule-subject = A claim waits for your ruling: { $white } – { $black }
mail-claim-to-rule-body =
    In the game { $white } – { $black } { mail-claim } is claimed, and the server cannot decide it.
    The clocks stand still until you rule.

    - Event: { $event }, game { $game }

# $offer is yes or no.
mail-claim-rejected-subject = A claim was not upheld: { $opponent }
mail-claim-rejected-body =
    { $opponent } has claimed { mail-claim }. The claim was not right, and the game goes on.

    { $offer ->
        [yes] It counts as a draw offer, which you may accept.
       *[no] You need not do anything about it.
    }

    - Event: { $event }, game { $game }
    - Rule: { $rule }

# $verdict is upheld or rejected; $whose is mine or theirs.
mail-claim-ruled-subject = The claim is { $verdict ->
    [upheld] upheld
   *[rejected] rejected
 }: { $opponent }
mail-claim-ruled-body =
    The tournament director has { $verdict ->
        [upheld] upheld
       *[rejected] rejected
    } { $whose ->
        [mine] your claim
       *[theirs] the claim of { $opponent }
    }: { mail-claim }.

    { $verdict ->
        [upheld] The game is over.
       *[rejected] The game goes on, and the clocks run again. The time of waiting is not charged.
    }

    { $has_text ->
        [yes] The reason:

            { $text }
       *[no] {""}
    }

    - Event: { $event }, game { $game }
    - Rule: { $rule }

# $outcome is won, lost, drawn or other. $by, who brought the end about, is mine, theirs or nobody.
# $reason is the code of the reason, with underscores.
mail-game-ended-subject = { $outcome ->
    [won] You have won against { $opponent }
    [lost] { $opponent } has won
    [drawn] A draw with { $opponent }
   *[other] The game with { $opponent } is over
 }
mail-game-ended-body =
    { mail-reason } { $outcome ->
        [won] The point is yours: congratulations!
        [lost] The point goes to { $opponent }. Thank you for the game.
        [drawn] Half a point for each of you. Thank you for the game.
       *[other] Thank you for the game.
    }

    - Result: { $score }
    - Event: { $event }, game { $game }
    - Rule: { $rule }
mail-reason = { $reason ->
    [checkmate] { $by ->
        [mine] You have mated.
       *[theirs] { $opponent } has mated you.
     }
    [resignation] { $by ->
        [mine] You have resigned.
       *[theirs] { $opponent } has resigned.
     }
    [stalemate] Stalemate: there is no legal move, and no check.
    [dead_position] A dead position: nobody can mate any more.
    [agreement] You have agreed on a draw.
    [time_forfeiture] { $by ->
        [mine] Your time has run out.
       *[theirs] The time of { $opponent } has run out.
     }
    [silence] { $by ->
        [mine] You have not moved for 40 days.
       *[theirs] { $opponent } has not moved for 40 days.
     }
    [repetition] The same position has arisen three times, and { $by ->
        [mine] you have claimed the draw.
       *[theirs] { $opponent } has claimed the draw.
     }
    [fifty_moves] 50 moves without a capture or a pawn’s move, and { $by ->
        [mine] you have claimed the draw.
       *[theirs] { $opponent } has claimed the draw.
     }
    [tablebase_win] The endgame tablebases say that { $by ->
        [mine] you win: your claim is upheld.
       *[theirs] { $opponent } wins: the claim is upheld.
     }
    [tablebase_draw] The endgame tablebases say that it is a draw: { $by ->
        [mine] your claim is upheld.
       *[theirs] the claim of { $opponent } is upheld.
     }
    [count_run_out] { $by ->
        [mine] You have counted to the end and are not mated.
       *[theirs] { $opponent } has counted to the end and is not mated.
     }
    [count_mate] { $by ->
        [mine] You have mated while counting, which draws.
       *[theirs] { $opponent } has mated while counting, which draws.
     }
    [adjudication] The game has been adjudicated.
    [recorded] The result was found elsewhere and is recorded here.
    [default] { $by ->
        [mine] The tournament director has decided that you lose this game by default.
        [theirs] The tournament director has decided that { $opponent } loses this game by default.
       *[nobody] The tournament director has decided that you both lose this game by default.
     }
    [cancelled] The game has been cancelled: it counts in nothing.
   *[other] The game is over.
 }

## leave and time

mail-opponent-leave-subject = { $opponent } takes leave
mail-opponent-leave-body =
    { $opponent } takes { $days ->
        [one] a day
       *[other] { $days } days
    } of leave. The clock of your opponent stands still meanwhile; yours runs on when it is your turn.

    - From: { $first }
    - To: { $last }
    - Event: { $event }

mail-opponent-leave-cancelled-subject = { $opponent } is not on leave after all
mail-opponent-leave-cancelled-body =
    { $opponent } has cancelled a leave. The clock runs on those days as on any other.

    - From: { $first }
    - To: { $last }
    - Event: { $event }

# $days is 14, 28 or 35; $lost is when day 41 begins; $flag is when the flag falls, if that comes first,
# or “none”.
mail-reminder-silence-subject = { $days ->
    [35] Last reminder: the game with { $opponent } will be lost
   *[other] { $opponent } has waited { $days } days for your move
 }
mail-reminder-silence-body =
    { $opponent } has been waiting for your move for { $days } days. { $days ->
        [14] No hurry: this is only so that the game is not forgotten.
        [28] { $flag ->
            [none] If you need more time, say so in the game: announce a longer reflection.
           *[other] Your flag falls before silence would lose the game, and announcing a longer reflection does not stop it.
        }
       *[35] { $flag ->
            [none] Please move now, or announce a longer reflection in the game.
           *[other] Please move now: your flag falls before silence would lose the game, and announcing a longer reflection does not stop it.
        }
    }

    { $days ->
        [14] {""}
       *[other] { $flag ->
            [none] Without a move or an announcement the game is lost after 40 days of silence, when day 41 begins. That would be a pity!
           *[other] {""}
        }
    }

    { $flag ->
        [none] {""}
       *[other] - Your flag falls: { $flag }
    }
    - Day 41 begins: { $lost }
    - Event: { $event }, game { $game }

# $ends is flag or silence.
mail-reminder-deadline-subject = { $span } left for your move against { $opponent }
mail-reminder-deadline-body =
    Your clock is running: { $span } left for move { $number } against { $opponent }.
    { $ends ->
        [silence] Then the game is lost by silence, unless you announce a longer reflection.
       *[flag] Then your flag falls.
    }

    { $left ->
        [none] {""}
       *[other] - Your time: { mail-clock }
    }
    { $ends ->
        [silence] - Lost by silence: { $deadline }
       *[flag] - Your flag falls: { $deadline }
    }
    - Event: { $event }, game { $game }

# Whose flag: mine or theirs. The opponent has to claim the win; nothing happens by itself.
mail-flag-fell-subject = { $whose ->
    [mine] Your flag has fallen
   *[theirs] The flag of { $opponent } has fallen
 }
mail-flag-fell-body =
    { $whose ->
        [mine] Your time against { $opponent } has run out. In this event your opponent may now claim the win; the game stands still until then.
       *[theirs] The time of { $opponent } has run out. In this event you may now claim the win; it does not come by itself.
    }

    - Since: { $at }
    - Event: { $event }, game { $game }

# What a decision of the tournament director does to the game; $whose clock it is about.
mail-directed-subject = { $what ->
    [added] Time has been taken: { $opponent }
    [given] Time has been given back: { $opponent }
    [counted] The count of moves has been set: { $opponent }
    [stopped] The clocks have been stopped: { $opponent }
    [resumed] The clocks run again: { $opponent }
    [adjudication] Your game goes to the adjudicators: { $opponent }
   *[reinstated] Your game goes on: { $opponent }
 }
mail-directed-body =
    { $what ->
        [added] The tournament director has added { mail-days } to the time that { $whose ->
            [mine] you have
           *[theirs] { $opponent } has
        } used.
        [given] The tournament director has given { mail-days } back to { $whose ->
            [mine] you
           *[theirs] { $opponent }
        }.
        [counted] The tournament director has set the count of moves to the next time control.
        [stopped] The tournament director has stopped both clocks of your game against { $opponent }. Nobody can move until they are started again.
        [resumed] The tournament director has started the clocks of your game against { $opponent } again. The time in which they stood is not charged.
        [adjudication] Your game against { $opponent } is played no further: the adjudicators decide on its result.
       *[reinstated] The tournament director has undone the end of your game against { $opponent }: it goes on, and the time since is not charged.
    }

    { $has_text ->
        [yes] The reason given:

            { $text }
       *[no] {""}
    }

    - Event: { $event }, game { $game }

mail-position-restored-subject = A position is restored in your game: { $opponent }
mail-position-restored-body =
    { $director } has decided from where your game against { $opponent } goes on: the position before the irregularity.

    { $has_text ->
        [yes] The reason given:

            { $text }
       *[no] {""}
    }

    - Position: { $position }
    - Rule: { $rule }
    - Event: { $event }, game { $game }

mail-outage-credited-subject = Your clocks have been set back: { $event }
mail-outage-credited-body =
    Posthorn could not be reached for a while, and that was not your fault. The time is not charged to
    you: in all your games of this event { $credited } are given back.

    - From: { $from }
    - To: { $until }
    - Event: { $event }

mail-adjudication-due-subject = { $event } ends soon: { $games ->
    [one] a game
   *[other] { $games } games
 } to adjudicate
mail-adjudication-due-body =
    The event ends, and { $games ->
        [one] one of your games is still running. It
       *[other] { $games } of your games are still running. They
    } will be adjudicated. Please say what you claim, a win or a draw, and show how.

    - Event: { $event }
    - By: { $on }

mail-adjudication-director-subject = { $event } has ended: { $games ->
    [one] a game
   *[other] { $games } games
 } to adjudicate
mail-adjudication-director-body =
    The date has come at which { $event } ends. { $games ->
        [one] One game is unfinished and has to be adjudicated.
       *[other] { $games } games are unfinished and have to be adjudicated.
    }

    - Event: { $event }
    - Date: { $on }

mail-clocks-started-subject = The clocks of { $event } are running
mail-clocks-started-body =
    The clocks have been started in { $games ->
        [one] your game
       *[other] your { $games } games
    } of { $event }. Where you have White, the first move is yours.

    - Start: { $starts }

mail-leave-ended-subject = Your leave is over
mail-leave-ended-body =
    Welcome back! Your leave is over, and where you are on move your clock runs again. You have { $games ->
        [one] one running game
       *[other] { $games } running games
    }.

mail-warned-subject = { $decision ->
    [order] An order of the tournament director: { $event }
    [revoke] A decision about you has been taken back: { $event }
   *[warn] A warning of the tournament director: { $event }
 }
mail-warned-body =
    { $decision ->
        [order] { $director } orders you to put right what follows.
        [revoke] { $director } has taken back an earlier warning or order.
       *[warn] { $director } has warned you.
    }

    { $has_text ->
        [yes] The reason given:

            { $text }
       *[no] {""}
    }

    - Event: { $event }
    - Rule: { $rule }

mail-director-letter-subject = { $title }
mail-director-letter-body =
    { $director }, tournament director of { $event }, writes:

    { $text }

## cases

# $case is query, message_report, publication or appeal. What was reported is on the desk alone.
mail-case = { $case ->
    [message_report] your report of a message
    [publication] your report of a page
    [appeal] your appeal
   *[query] your question
 }

# To whoever decides.
mail-case-opened-subject = { $case ->
    [message_report] { $player } reports a message
    [publication] { $player } reports a page
    [appeal] { $player } appeals against a decision
   *[query] A question from { $player }
 }
mail-case-opened-body =
    { $case ->
        [message_report] { $player } reports a message of the opponent and no longer sees it. You find it on the desk.
        [publication] { $player } reports a page on which running games are said to be shown. You find its address on the desk.
        [appeal] { $player } appeals against a decision. Officers decide about it, and not whoever made the decision.
       *[query] { $player } has a question and waits for your answer.
    }

    { $has_text ->
        [yes] { $player } writes:

            { $text }
       *[no] {""}
    }

    - Event: { $event }

mail-case-written-subject = { $player } has written again{ $case ->
    [message_report] {" "}about a reported message
    [publication] {" "}about a reported page
    [appeal] {" "}about an appeal
   *[query] {""}
 }
mail-case-written-body =
    { $player } has written again and waits for your answer.

    { $has_text ->
        [yes] { $player } writes:

            { $text }
       *[no] {""}
    }

    - Event: { $event }

# To whoever filed it.
mail-case-answered-subject = An answer to { mail-case }
mail-case-answered-body =
    { $official } has answered { mail-case }.

    { $has_text ->
        [yes] The answer:

            { $text }
       *[no] {""}
    }

    - Event: { $event }

# $ruling is upheld, dismissed or changed for an appeal, else decided.
mail-case-decided-subject = { $ruling ->
    [upheld] Your appeal: the decision stands
    [dismissed] Your appeal is not heard
    [changed] Your appeal: the decision is changed
   *[decided] A decision on { mail-case }
 }
mail-case-decided-body =
    { $ruling ->
        [upheld] { $official } has decided on { mail-case }: the decision stands.
        [dismissed] { $official } has decided that { mail-case } is not heard.
        [changed] { $official } has decided on { mail-case }: the decision is changed by another one.
       *[decided] { $official } has decided on { mail-case }. Nothing more is written in this matter.
    }

    { $has_text ->
        [yes] The reasons:

            { $text }
       *[no] {""}
    }

    - Event: { $event }

## ratings

mail-rating-replaced-subject = { $whose ->
    [own] Your rating in the list of { $quarter }
   *[other] { $player }: rating in the list of { $quarter }
 }
mail-rating-replaced-body =
    { $whose ->
        [own] The rating commissioner has replaced your new rating, as evidently inappropriate, by that of the formula of first ratings from the games of the period (RAT-16).
       *[other] The rating commissioner has replaced the new rating of { $player }, as evidently inappropriate, by that of the formula of first ratings from the games of the period (RAT-16).
    }

    - List: { $quarter }

    { $has_text ->
        [yes] The reasons:

            { $text }
       *[no] {""}
    }

mail-start-rating-corrected-subject = { $whose ->
    [own] Your start rating: { $event }
   *[other] { $player }, start rating: { $event }
 }
mail-start-rating-corrected-body =
    { $whose ->
        [own] The rating commissioner has corrected the rating with which you count as of the start of an event (TR-9.4).
       *[other] The rating commissioner has corrected the rating with which { $player } counts as of the start of an event (TR-9.4).
    }

    - Event: { $event }
    - Start rating: { $rating }
    - List: { $quarter }

    { $has_text ->
        [yes] The reasons:

            { $text }
       *[no] {""}
    }

## titles

# An abbreviation as in lists; the default is MKŠ.
mail-award = { $award ->
    [WCCC] World Correspondence Chess Champion
    [LWCCC] Ladies World Correspondence Chess Champion
    [IA] International Arbiter
    [GM] Grandmaster
    [SIM] Senior International Master
    [IM] International Master
    [CCM] Correspondence Chess Master
    [CCE] Correspondence Chess Expert
    [LGM] Ladies Grandmaster
    [LIM] Ladies International Master
   *[other] Czech honorary title Mistr korespondenčního šachu
 }

# $step is proposed, published, confirmed, refused or revoked; revocation where a title from elsewhere is
# to be revoked, and kept where it is not. $whose is mine or theirs, to a delegate of the federation;
# $cycle is a world champion’s number or none.
mail-title-subject = { $whose ->
    [mine] { $step ->
        [proposed] A title is proposed for you: { mail-award }
        [published] Open to objections: { mail-award }
        [confirmed] Your title is confirmed: { mail-award }
        [refused] The title is not awarded: { mail-award }
        [revoked] Your title is revoked: { mail-award }
        [revocation] Your title is to be revoked: { mail-award }
       *[kept] Your title stands: { mail-award }
     }
   *[theirs] { $step ->
        [proposed] { $player }: a title is proposed
        [published] { $player }: open to objections
        [confirmed] { $player }: a title is confirmed
        [refused] { $player }: a title is not awarded
        [revoked] { $player }: a title is revoked
        [revocation] { $player }: a title is to be revoked
       *[kept] { $player }: the title stands
     }
 }
mail-title-body =
    { $step ->
        [proposed] A title is proposed. An officer looks into it and decides; nothing has to be done for it.
        [published] The proposal is published with its reasons. Everybody may object until { $until }; then an officer decides.
        [confirmed] The title is confirmed and in force. Among the norms of opponents it counts in events that start after the confirmation (TR-10.10).
        [refused] The title is not awarded.
        [revoked] The title is revoked. Start lists keep what they say.
        [revocation] It is proposed to revoke a title. An officer looks into it and decides; until then it stands.
       *[kept] The title that was to be revoked stands.
    }

    - Player: { $player }
    - Title: { mail-award }
    { $cycle ->
        [none] {""}
       *[other] - Championship: { $cycle }
    }
    - Rule: { $rule }

    { $has_text ->
        [yes] The reasons:

            { $text }
       *[no] {""}
    }

## transfers

# $transfer is asked, consented, objected, agreed, appealed, allowed, refused or registered; the default is
# taken back. $whose is mine or theirs, to federations and officers; $old and $new are federations.
mail-transfer-subject = { $whose ->
    [mine] { $transfer ->
        [asked] Your transfer from { $old } to { $new }
        [consented] Your transfer from { $old } to { $new }: a federation consents
        [objected] Your transfer from { $old } to { $new }: a federation objects
        [agreed] Your transfer from { $old } to { $new } is agreed
        [appealed] Your appeal: transfer from { $old } to { $new }
        [allowed] Your transfer from { $old } to { $new } is allowed
        [refused] Your transfer from { $old } to { $new } is refused
        [registered] You now play for { $new }
       *[other] Your transfer from { $old } to { $new } is taken back
     }
   *[theirs] { $transfer ->
        [asked] { $player }: a transfer from { $old } to { $new }
        [consented] { $player }, transfer from { $old } to { $new }: a federation consents
        [objected] { $player }, transfer from { $old } to { $new }: a federation objects
        [agreed] { $player }: the transfer from { $old } to { $new } is agreed
        [appealed] { $player } appeals: transfer from { $old } to { $new }
        [allowed] { $player }: the transfer from { $old } to { $new } is allowed
        [refused] { $player }: the transfer from { $old } to { $new } is refused
        [registered] { $player } now plays for { $new }
       *[other] { $player }: the transfer from { $old } to { $new } is taken back
     }
 }
mail-transfer-body =
    { $transfer ->
        [asked] A transfer is asked for. Both federations consent, or object with their reasons (TR-13).
        [consented] A federation consents. The other federation’s consent is needed, too (TR-13).
        [objected] A federation objects. Against that the player may appeal to the Arbitration Commission, whose decision is final (TR-13).
        [agreed] Both federations consent. The rating commissioner registers the transfer; number and rating history stay (TR-13).
        [appealed] The player appeals against a federation’s objection. The Arbitration Commission decides, and its decision is final (TR-13).
        [allowed] The Arbitration Commission allows the transfer. The rating commissioner registers it (TR-13).
        [refused] The Arbitration Commission refuses the transfer. This is final (TR-13).
        [registered] The transfer is registered. Number and rating history stay, and so do start lists and lists as they were published (TR-13).
       *[other] The player has taken the request back.
    }

    - Player: { $player }
    - From: { $old }
    - To: { $new }

    { $has_text ->
        [yes] The reasons:

            { $text }
       *[no] {""}
    }

## events from elsewhere

# $import is waits (to officers), approved or refused.
mail-import-subject = { $import ->
    [approved] { $event }: the event from elsewhere is approved
    [refused] { $event }: the event from elsewhere is refused
   *[waits] { $event }: an event from elsewhere waits for you
 }
mail-import-body =
    { $import ->
        [approved] An officer has approved the event that was brought here. It is set up with its games now (TR-12).
        [refused] An officer has refused the event that was brought here. Nothing was made of it (TR-12).
       *[waits] An event is brought here from elsewhere and waits for an officer’s approval (TR-12).
    }

    - Event: { $event }
    - Games: { $games }
    - Brought by: { $player }

    { $has_text ->
        [yes] The reasons:

            { $text }
       *[no] {""}
    }

## withdrawals

mail-withdrawal-to-decide-subject = { $player } asks to withdraw
mail-withdrawal-to-decide-body =
    { $player } asks to withdraw from all events. The reasons are on the desk, with what becomes of
    every game under each decision.

mail-withdrawal-requested-subject = { $player } asks to withdraw
mail-withdrawal-requested-body =
    Your opponent { $player } asks to withdraw from all events. The tournament director decides.

    Until then your games go on, and the clocks run.

mail-withdrawal-taken-back-subject = { $player } plays on
mail-withdrawal-taken-back-body =
    { $player } does not withdraw: the games go on.

mail-withdrawal-offered-subject = Your withdrawal: will you play on?
mail-withdrawal-offered-body =
    Your reasons for withdrawing were reviewed and are not adequate. You are offered to play on.

    To play on, take your request back. If you withdraw all the same, it counts as an unaccepted
    withdrawal: you lose your games, cannot enter events for a year at least, and pay a deposit after
    that.

    { $has_text ->
        [yes] The reasons:

            { $text }
       *[no] {""}
    }

# $kind is accepted, unaccepted, silent or death. $entry is the first day on which the player may enter
# events again, “none” without a suspension.
mail-withdrawal-decided-subject = { $kind ->
    [death] { $player } has died
   *[other] { $player } has withdrawn
 }
mail-withdrawal-decided-body =
    { $kind ->
        [death] We are sorry to tell you that { $player } has died.
        [accepted] { $player } has withdrawn from all events, and the withdrawal is accepted.
        [silent] { $player } has withdrawn from all events without a word.
       *[unaccepted] { $player } has withdrawn from all events, and the withdrawal is not accepted.
    }

    What becomes of each unfinished game, you find with the game.

mail-withdrawal-decided-own-subject = { $kind ->
    [accepted] Your withdrawal is accepted
    [unaccepted] Your withdrawal is not accepted
   *[other] You are out of all events
 }
mail-withdrawal-decided-own-body =
    { $kind ->
        [accepted] Your withdrawal from all events is accepted.
        [unaccepted] You have withdrawn from all events, and your withdrawal is not accepted.
       *[other] You have stopped playing without a word: this is a silent withdrawal from all events.
    }

    { $entry ->
        [none] {""}
       *[other] - You may enter events again from: { $entry }
    }

    { $has_text ->
        [yes] The reasons:

            { $text }
       *[no] {""}
    }

mail-withdrawal-abused-subject = { $player }: a withdrawal was abused
mail-withdrawal-abused-body =
    { $player } has abused the acceptance of a withdrawal and cannot enter events for five years.

mail-withdrawal-abused-own-subject = Your withdrawal: you are suspended
mail-withdrawal-abused-own-body =
    You have abused the acceptance of your withdrawal and cannot enter events for five years.

    { $entry ->
        [none] {""}
       *[other] - You may enter events again from: { $entry }
    }

    { $has_text ->
        [yes] The reasons:

            { $text }
       *[no] {""}
    }

## the digest

mail-digest-subject = { $n ->
    [one] News from a game
   *[other] { $n } pieces of news from your games
 }
mail-digest-body = { $n ->
    [one] One thing has happened since the last time.
   *[other] { $n } things have happened since the last time.
 }
mail-digest-more = { $more ->
    [one] And one more: you find it with your games.
   *[other] And { $more } more: you find them with your games.
 }

## parts

mail-footer =
    Amici sumus – we are friends.
    Posthorn
mail-footer-settings = Which mails you get, you choose here:

mail-link-confirm = Confirm your address
mail-link-reset = Set a new password
mail-link-passkey = Add a passkey
mail-link-game = Go to the game
mail-link-answer = Answer the move
mail-link-message = Write back
mail-link-games = Go to your games
mail-link-event = Go to the event
mail-link-entries = Go to the entries
mail-link-claim = Look at the claim
mail-link-desk = Go to the desk
mail-link-player = Look at the rating
mail-link-profile = Go to the player’s page
mail-link-titles = Go to the titles
mail-link-imports = Go to the events that were sent

mail-diagram-legend = White in capitals, Black in small letters; the last move stands in brackets.
mail-diagram-alt = The board. White: { $white }. Black: { $black }.

mail-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 } { $year }
mail-moment = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
 } { $date }, { $time }{ $utc ->
    [same] {" "}UTC
   *[other] {" "}({ $utc })
 }
mail-days = { $n ->
    [one] 1 day
   *[other] { $n } days
 }
mail-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
 }
mail-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
 }
mail-moments = less than a minute
mail-under-a-day = less than a day
