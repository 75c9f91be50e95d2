### Emails. The server sends them; the front-end does not load this file.
###
### An empty line begins a new paragraph. Lines that begin with “- ” say one fact each, a label and a
### value. A line with { $link } alone is where the link goes; without one it goes to the end. { $text }
### is what somebody has written, empty or not as $has_text says, and stands in a paragraph of its own.

## security

mail-confirm-subject = Confirm your address for Posthorn
mail-confirm-body =
    Hello,

    Somebody, probably you, has signed up for Posthorn with this address.
    Confirm it within three days, with the password that you chose:

    { $link }

    If this was not you, ignore this email: no account will be opened.

mail-taken-subject = There is already an account at Posthorn with your address
mail-taken-body =
    Hello,

    Somebody, probably you, tried to open an account at Posthorn with this address.
    There already is one. If you do not know its password, set a new one within one hour:

    { $link }

    If this was not you, ignore this email: nothing has changed.

mail-reset-subject = Set a new password for Posthorn
mail-reset-body =
    Hello,

    Use this link within one hour to set a new password:

    { $link }

    You will then be signed out everywhere. If you did not ask for this, ignore
    this email: your password stays as it is.

# $player is the number, $federation three letters.
mail-invited-subject = Your number at Posthorn: { $player }
mail-invited-body =
    Dear { $name },

    your federation ({ $federation }) has registered you at Posthorn, where correspondence chess is played.
    Your number is { $player }. Choose a password within 30 days, and you can play:

    { $link }

    If you have an account at Posthorn already, sign in first and then open this link.
    If this email is not for you, ignore it: nobody can claim the number without this link.

# $joining is moved where the account is now that of the other number, and ended where that number has an
# account of its own; kept for the owner of that one. $old and $player are numbers, $text says why.
mail-joined-subject = Your number at Posthorn is { $player }
mail-joined-body =
    Hello,

    { $joining ->
        [kept] you had two numbers at Posthorn, { $old } and { $player }. You keep { $player }, and sign in as before.
        [ended] you had two numbers at Posthorn, { $old } and { $player }. You keep { $player }: sign in with the account that you have under it. The account with this address has ended.
       *[moved] you had two numbers at Posthorn, { $old } and { $player }. You keep { $player }: sign in again, with this address and your password as before.
    }

    An officer has merged them. Reason: { $text }

mail-passkey-link-subject = Add a passkey for your office at Posthorn
mail-passkey-link-body =
    Hello,

    Your office at Posthorn needs a passkey. Add your first one within one hour,
    on the device that you want to sign in with:

    { $link }

    If you did not ask for this, somebody knows your password: set a new one.

mail-passkey-added-subject = A passkey was added to your account at Posthorn
mail-passkey-added-body =
    Hello,

    A new passkey was added to your account. It signs you in without a password.

    If this was not you, set a new password at once (“Forgotten your password?” on the sign-in page):
    that ends every session, and every passkey that you do not keep.

mail-passkey-removed-subject = A passkey was removed from your account at Posthorn
mail-passkey-removed-body =
    Hello,

    A passkey was removed from your account and no longer signs you in.

    If this was not you, set a new password at once (“Forgotten your password?” on the sign-in page).

mail-recovery-codes-subject = New recovery codes for your account at Posthorn
mail-recovery-codes-body =
    Hello,

    New recovery codes were created for your account. The old ones no longer work.

    If this was not you, set a new password at once (“Forgotten your password?” on the sign-in page),
    and then create new codes.

mail-recovery-code-used-subject = A recovery code was used for your account at Posthorn
mail-recovery-code-used-body =
    Hello,

    A recovery code was used for your account instead of a passkey. Codes left: { $left }.
    Add a new passkey, and create new codes when few are left.

    If this was not you, set a new password at once (“Forgotten your password?” on the sign-in page),
    and then create new codes.

mail-change-address-subject = Confirm your new address for Posthorn
mail-change-address-body =
    Hello,

    Somebody, probably you, wants to use this address for an account at Posthorn.
    Confirm it within one day:

    { $link }

    If this was not you, ignore this email: the account keeps its present address.

mail-address-left-subject = The address of your account at Posthorn was changed
mail-address-left-body =
    Hello,

    { $changed ->
        [operator] The people who run Posthorn have changed the address of your account: they were told that you no longer read mail at this one. This is the last email to it.
       *[owner] The address of your account at Posthorn was changed. This is the last email to the old one.
    }

    - Time: { $at }

    If this was not you, somebody else can sign in as you: write to Posthorn at once.

# $account is password-reset, password-changed, address-changed, key-made, webhook-made, signed-in or
# session-reused. $name is the key, the webhook’s server or the browser.
mail-account-subject = { $account ->
    [password-reset] Your password at Posthorn was reset
    [password-changed] Your password at Posthorn was changed
    [address-changed] This is now your address at Posthorn
    [key-made] A new key for your account at Posthorn
    [webhook-made] A new webhook for your account at Posthorn
    [signed-in] A new sign-in to your account at Posthorn
   *[session-reused] You were signed out of Posthorn
 }
mail-account-body =
    Hello,

    { $account ->
        [password-reset] A new password was set with a link from an email. Every browser was signed out, and keys, webhooks, notifications and the address of your calendar ended with the old password. So did a federation’s keys that you had created.
        [password-changed] Your password was changed by somebody who was signed in as you. All other browsers were signed out; keys and webhooks still work.
        [address-changed] This is now the address of your account.
        [key-made] A key was created with which a program can act as you or for your federation.
        [webhook-made] A webhook was created: it reports what happens in your games to another server.
        [signed-in] Somebody signed in with a browser that has not been used for your account before.
       *[session-reused] The session of one of your browsers was used in two places, which happens when somebody has copied its cookie. That browser was signed out.
    }

    - Time: { $at }
    { $account ->
        [key-made] - Key: { $name }
        [webhook-made] - Server: { $name }
        [signed-in] - Browser: { $name }
       *[other] {""}
    }

    If this was you, all is well. If not, set a new password now: that ends everything that somebody else may have created.

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
    The post is here: { $opponent } plays { mail-move } ({ $iccf }). It is your move.

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
    { $opponent } declines your draw offer and plays on.

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
    } set up. Good luck.

    - With White: { $white ->
        [0] no games
        [one] 1 game: the first move is yours
       *[other] { $white } games: the first move is yours
    }
    - With Black: { $black ->
        [0] no games
        [one] 1 game
       *[other] { $black } games
    }
    - Start: { $starts }

# $claim is repetition, fifty_moves, tablebase_win or tablebase_draw.
mail-claim = { $claim ->
    [repetition] a draw by threefold repetition
    [fifty_moves] a draw by the 50-move rule
    [tablebase_win] a win by tablebase
    [tablebase_draw] a draw by tablebase
   *[other] the end of the game
 }

# $whose is mine or theirs.
mail-claim-referred-subject = A claim is with the tournament director: { $opponent }
mail-claim-referred-body =
    { $whose ->
        [mine] You claim { mail-claim } against { $opponent }.
       *[theirs] { $opponent } claims { mail-claim }.
    } The server cannot decide it, so the tournament director will.

    Until the ruling the clocks are stopped and nobody may move. You need not do anything.

    - Event: { $event }, game { $game }

# To the player. $entry is entered, accepted, advanced, alone, bye, waiting, refused or withdrawn; $by is who has done it.
mail-entry-subject = { $entry ->
    [accepted] Your entry was accepted: { $event }
    [advanced] You have advanced: { $event }
    [alone] You go on without a game: { $event }
    [bye] You have a bye: { $event }
    [waiting] You are on the waiting list: { $event }
    [refused] Your entry was refused: { $event }
    [withdrawn] Your entry was withdrawn: { $event }
   *[entered] You have been entered: { $event }
 }
mail-entry-body =
    { $entry ->
        [accepted] Your entry in { $event } was accepted. You will get an email when the games begin.
        [advanced] You have advanced and play in { $event }. You will get an email when the games begin. If you do not want to go on, withdraw the entry on the event’s page.
        [alone] You have no opponent in { $event }, and go on without a game. You will get an email when you are entered in the next round.
        [bye] You have a bye in { $event }: one point without a game. You will get an email when you are entered in the next round.
        [waiting] You are on the waiting list of { $event } and get a place when one becomes free.
        [refused] { $by } has refused your entry in { $event }.
        [withdrawn] { $by } has withdrawn your entry in { $event }: you will not play.
       *[entered] { $by } has entered you in { $event }. If you do not want to play, withdraw the entry on the event’s page.
    }

    { $has_text ->
        [yes] Reason:

            { $text }
       *[no] {""}
    }

# To an organiser. $entry is entered, withdrawn or file; $player is who has entered, or who has sent a file.
mail-entry-organiser-subject = { $entry ->
    [withdrawn] { $player } will not play: { $event }
    [file] { $player } has entered players: { $event }
   *[entered] { $player } has entered: { $event }
 }
mail-entry-organiser-body =
    { $entry ->
        [withdrawn] The entry of { $player } in { $event } was withdrawn.
        [file] { $player } has entered several players in { $event }.
       *[entered] { $player } has entered { $event }.
    }

# To everybody in a team, to whoever has entered it, and to organisers. $teamed is named, dropped, captain, entered,
# accepted, waiting, refused or withdrawn; $board is the reader’s board in the team, $by is who has done it.
mail-team-subject = { $teamed ->
    [named] You play for { $team } on board { $board }: { $event }
    [dropped] You no longer play for { $team }: { $event }
    [captain] You are the captain of { $team }: { $event }
    [leads] You are the captain of { $team }: { $event }
    [handed-over] { $captain } is the captain of { $team } now: { $event }
    [entered] { $team } has been entered: { $event }
    [accepted] { $team } plays: { $event }
    [waiting] { $team } is on the waiting list: { $event }
    [refused] { $team } was refused: { $event }
   *[withdrawn] { $team } will not play: { $event }
 }
mail-team-body =
    { $teamed ->
        [named] { $by } has named you in the line-up of { $team } in { $event }: you play on board { $board }. If you do not want to play, tell the captain before the entries close.
        [dropped] { $by } has changed the line-up of { $team } in { $event }: you are no longer in it.
        [captain] { $by } has made you the captain of { $team } in { $event }. You can change its line-up until the entries close.
        [leads] { $by } has made you the captain of { $team } in { $event }. On the team’s page you see all its boards, name substitutes and write to the team, the other captains and the officials.
        [handed-over] { $captain } is the captain of { $team } in { $event } now, in your place. Changed by { $by }.
        [entered] { $by } has entered { $team } in { $event }.
        [accepted] { $team } plays in { $event }. Everybody in it gets an email when the games begin.
        [waiting] { $team } is on the waiting list of { $event } and gets a place when one becomes free.
        [refused] { $by } has refused the entry of { $team } in { $event }.
       *[withdrawn] { $by } has withdrawn { $team } from { $event }: the team will not play.
    }

    { $has_text ->
        [yes] Reason:

            { $text }
       *[no] {""}
    }

mail-team-letter-subject = { $circle ->
    [team] { $by } has written to { $team }: { $event }
    [officials] { $by } has written about { $team }: { $event }
    [captains] { $by } has written to the captains: { $event }
    [replaced] { $by } has written to you about games for { $team }: { $event }
   *[between] { $by } ({ $team }) has written to you: { $event }
 }
mail-team-letter-body =
    { $by } writes:

    { $text }

    - Event: { $event }
    - To: { $circle ->
        [team] { $team }
        [officials] the captain of { $team }, the director and the organisers
        [captains] the captains, the director and the organisers
        [replaced] the captain of { $team } and the player who was replaced
       *[between] you, as a captain
    }

mail-season-subject = { $season ->
    [up] { $team } goes up: { $event }
    [stays] { $team } stays in its division: { $event }
    [down] { $team } goes down: { $event }
   *[several] Where your teams go: { $event }
 }
mail-season-body =
    { $season ->
        [up] { $team } finished in place { $place } of its section in { $event } and goes up: next season it plays in the division { $division }. Decided by { $by }.
        [stays] { $team } finished in place { $place } of its section in { $event } and stays in the division { $division }. Decided by { $by }.
        [down] { $team } finished in place { $place } of its section in { $event } and goes down: next season it plays in the division { $division }. Decided by { $by }.
       *[several] { $by } has decided who goes up and who goes down after { $event }. You are the captain of several teams: the page tells where each of them goes.
    }

    { $has_text ->
        [yes] Reason:

            { $text }
       *[no] {""}
    }

mail-replacement-subject = { $replacement ->
    [asked] { $team } needs a substitute on board { $board }: { $event }
    [asked-team] { $team } wants to replace { $player }: { $event }
    [asked-you] A substitute is to play for you: { $event }
    [named] A substitute waits for your decision: { $event }
    [named-you] You are named as a substitute: { $event }
    [seated] { $substitute } plays on for { $player }: { $event }
    [seated-you] You play for { $team } on board { $board }: { $event }
    [seated-gone] { $substitute } plays on for you: { $event }
    [declined] { $player } is not replaced: { $event }
    [declined-withdrawn] Nobody plays on for { $player }: { $event }
    [begin] { $player } has not begun all games: { $event }
    [begin-you] You have not begun all your games: { $event }
    [lost] Board { $board } is lost: { $event }
    [taken] A replacement is taken back: { $event }
    [lapsed] No substitute was named: { $event }
    [lapsed-withdrawn] Nobody plays on for { $player }: { $event }
    [applied] A substitute’s status waits for your consent: { $event }
    [consented] One consent is there: { $event }
    [granted] You have the status of a substitute: { $event }
   *[refused] Your status as a substitute is refused: { $event }
 }
mail-replacement-body =
    { $replacement ->
        [asked] { $by } asks { $team } for a substitute for { $player } on board { $board } in { $event }. Name one before { $until }.
        [asked-team] { $by } asks to replace { $player } of { $team } on board { $board } in { $event }.
        [asked-you] { $by } has asked for a substitute to play on for you for { $team } on board { $board } in { $event }. Until the tournament director has decided, the games are yours.
        [named] { $by } has named { $substitute } to play on for { $player } of { $team } on board { $board } in { $event }. You decide.
        [named-you] { $by } has named you to play on for { $player } of { $team } on board { $board } in { $event }. The tournament director decides; if you do not want to play, tell the captain now.
        [seated] { $substitute } plays for { $team } on board { $board } in { $event } from { $from } on, in place of { $player }.
        [seated-you] You play for { $team } on board { $board } in { $event } from { $from } on, in place of { $player }. The unfinished games are yours, with the clocks as they stand{ $handicap ->
            [no] .
           *[yes] {""} and { mail-days } of handicap in each.
        }
        [seated-gone] { $substitute } plays for { $team } on board { $board } in { $event } from { $from } on, in your place. The unfinished games are no longer yours.
        [declined] { $by } has declined the replacement of { $player } of { $team } on board { $board } in { $event }.
        [declined-withdrawn] { $by } has decided that nobody plays on for { $player } of { $team } on board { $board } in { $event }. The rules on withdrawals now apply to the games; the page says what that means.
        [begin] { $player } has not begun all games for { $team } on board { $board } in { $event }. If that has not changed before { $until }, and no substitute is named, the board’s games can be lost.
        [begin-you] You have not begun all your games for { $team } on board { $board } in { $event }. Please make your first moves: after { $until } the board’s games can be lost.
        [lost] { $player } has not begun all games in time: { $by } has decided that { $team } loses the unfinished games on board { $board } in { $event }.
        [taken] { $by } has taken back the replacement of { $player } of { $team } on board { $board } in { $event }: { $player } plays on.
        [lapsed] { $team } has named no substitute for { $player } on board { $board } in { $event } in time. The tournament director decides what follows.
        [lapsed-withdrawn] { $team } has named no substitute for { $player } on board { $board } in { $event } in time. The rules on withdrawals now apply to the games; the page says what that means.
        [applied] { $substitute }, who plays for { $team } on board { $board } in { $event } in place of { $player }, applies for the status of a substitute, with which all games of the board count for { $substitute }.
        [consented] { $by } consents to your status as a substitute in { $event }. One more consent is needed.
        [granted] You have the status of a substitute in { $event }: all your games for { $team } count for your rating.
       *[refused] { $by } has refused your status as a substitute in { $event }: only results that are good for your rating count for you.
    }

    { $has_text ->
        [yes] Reason:

            { $text }
       *[no] {""}
    }

mail-consent-subject = { $consent ->
    [planned] Your agreement is asked for: { $event }
    [agreed] The Executive Board agrees: { $event }
    [disagreed] The Executive Board’s agreement is withdrawn: { $event }
    [replanned] The Executive Board’s agreement is asked for again: { $event }
    [asked] Your consent is asked for: { $event }
    [lapsed] Consent to the rating is asked for again: { $event }
    [brought] Your consent is asked for: { $event }
    [given] { $event } will be rated
    [counted] { $event } will be rated
   *[taken] { $event } is not to be rated yet
 }
mail-consent-body =
    { $consent ->
        [planned] The title tournament commissioner has announced { $event }. The World Championship Final is planned in agreement with the Executive Board (TR-1.0.4): nobody can be entered before you agree, for the Board.
        [agreed] The Executive Board has agreed to { $event } (TR-1.0.4). Players can be entered.
        [disagreed] The Executive Board has withdrawn its agreement to { $event } (TR-1.0.4). Without it nobody can be entered, and the start lists cannot be published.
        [replanned] The announcement of { $event } has been changed after the Executive Board had agreed to it (TR-1.0.4). Until the Board agrees again nobody can be entered, and the start lists cannot be published.
        [lapsed] The announcement of { $event } has been changed after the rating commissioner had consented to its rating (TR-9.2). The consent is needed again before the start lists are published.
        [asked] A federation has announced { $event } as a rated national event. It is rated only with the rating commissioner’s consent (TR-9.2), and its start lists cannot be published before.
        [brought] { $event }, a rated national event, has been imported with its games. They are rated only with the rating commissioner’s consent (TR-9.2).
        [counted] The rating commissioner has consented to the rating of { $event } (TR-9.2). Its games count from the next list on.
        [given] The rating commissioner has consented to the rating of { $event } (TR-9.2). You can publish the start lists.
       *[taken] The rating commissioner has withdrawn the consent to the rating of { $event } (TR-9.2). Without it the start lists cannot be published, unless the event is not rated.
    }

mail-event-reopened-subject = The tables of { $event } are open again
mail-event-reopened-body =
    The final tables of { $event } have been taken back, so that a correction can still count in them.
    Places and norms will be worked out again when the tables are confirmed.

    { $has_text ->
        [yes] Reason:

            { $text }
       *[no] {""}
    }

# $reader is newcomer, replaced or official; $player is who does not play.
mail-newcomer-subject = { $reader ->
    [newcomer] You play in place of { $player }: { $event }
    [replaced] { $newcomer } plays in your place: { $event }
   *[official] { $newcomer } plays in place of { $player }: { $event }
 }
mail-newcomer-body =
    { $reader ->
        [newcomer] You play in { $event } in place of { $player }: the start number and the colours are now yours, and you have your full time. Please look at your games soon: you may be on move. Good luck.
        [replaced] { $newcomer } plays in { $event } in your place, as { $by } has decided. Your entry has been taken back, and the games there are no longer yours.
       *[official] { $newcomer } plays in { $event } in place of { $player }, who had not made a move, as { $by } has decided.
    }

    { $has_text ->
        [yes] Reason:

            { $text }
       *[no] {""}
    }

mail-event-cancelled-subject = { $event } has been cancelled
mail-event-cancelled-body =
    { $event } has been cancelled and will not take place.

    { $has_text ->
        [yes] Reason:

            { $text }
       *[no] {""}
    }

# To an officer. $from and $until are moments.
mail-gap-subject = Decide: the server was down
mail-gap-body =
    The server was down, or its clock was wrong, from { $from } until { $until }.

    No game is lost on time until you decide. Give the time back in every running game, or let the
    clocks count it.

mail-link-gap = Decide

# To the director. $white and $black are the players.
mail-claim-to-rule-subject = A claim is waiting for your ruling: { $white } – { $black }
mail-claim-to-rule-body =
    In the game { $white } – { $black }, { mail-claim } is claimed, and the server cannot decide it.
    The clocks are stopped until you rule.

    - Event: { $event }, game { $game }

# $offer is yes or no.
mail-claim-rejected-subject = A claim was not correct: { $opponent }
mail-claim-rejected-body =
    { $opponent } has claimed { mail-claim }. The claim was not correct, and the game goes on.

    { $offer ->
        [yes] It counts as a draw offer, which you may accept.
       *[no] You need not do anything.
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
       *[rejected] The game goes on, and the clocks run again. The time in between is not charged.
    }

    { $has_text ->
        [yes] Reason:

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
        [won] The point is yours: congratulations.
        [lost] The point goes to { $opponent }. Thank you for the game.
        [drawn] Half a point for each of you. Thank you for the game.
       *[other] Thank you for the game.
    }

    - Result: { $score }
    - Event: { $event }, game { $game }
    - Rule: { $rule }
mail-reason = { $reason ->
    [checkmate] { $by ->
        [mine] You have checkmated { $opponent }.
       *[theirs] { $opponent } has checkmated you.
     }
    [resignation] { $by ->
        [mine] You have resigned.
       *[theirs] { $opponent } has resigned.
     }
    [stalemate] Stalemate: there is no legal move and no check.
    [dead_position] Dead position: neither player can give mate any more.
    [agreement] You have agreed to a draw.
    [time_forfeiture] { $by ->
        [mine] Your time has run out.
       *[theirs] { $opponent }’s time has run out.
     }
    [silence] { $by ->
        [mine] You have not moved for 40 days.
       *[theirs] { $opponent } has not moved for 40 days.
     }
    [repetition] The same position has occurred three times, and { $by ->
        [mine] you have claimed the draw.
       *[theirs] { $opponent } has claimed the draw.
     }
    [fifty_moves] 50 moves by each player without a capture or a pawn move, and { $by ->
        [mine] you have claimed the draw.
       *[theirs] { $opponent } has claimed the draw.
     }
    [tablebase_win] The tablebase says that { $by ->
        [mine] you win: your claim is upheld.
       *[theirs] { $opponent } wins: the claim is upheld.
     }
    [tablebase_draw] The tablebase says that it is a draw: { $by ->
        [mine] your claim is upheld.
       *[theirs] { $opponent }’s claim is upheld.
     }
    [count_run_out] { $by ->
        [mine] You have counted to the limit without being mated.
       *[theirs] { $opponent } has counted to the limit without being mated.
     }
    [count_mate] { $by ->
        [mine] You have given mate while counting, which is a draw.
       *[theirs] { $opponent } has given mate while counting, which is a draw.
     }
    [adjudication] The game has been adjudicated.
    [recorded] The game was played elsewhere, and its result is recorded here.
    [default] { $by ->
        [mine] The tournament director has decided that you lose this game by default.
        [theirs] The tournament director has decided that { $opponent } loses this game by default.
       *[nobody] The tournament director has decided that you both lose this game by default.
     }
    [cancelled] The game has been cancelled and does not count.
   *[other] The game is over.
 }

## leave and time

mail-opponent-leave-subject = { $opponent } is taking leave
mail-opponent-leave-body =
    { $opponent } is taking { $days ->
        [one] one day
       *[other] { $days } days
    } of leave. On these days your opponent’s clock is stopped; yours runs when it is your move.

    - From: { $first }
    - To: { $last }
    - Event: { $event }

mail-opponent-leave-cancelled-subject = { $opponent } is not on leave after all
mail-opponent-leave-cancelled-body =
    { $opponent } has cancelled this leave. The clock will run on these days as usual.

    - From: { $first }
    - To: { $last }
    - Event: { $event }

# $days is 14, 28 or 35; $lost is when day 41 begins; $flag is when the flag falls, if that comes first,
# or “none”.
mail-reminder-silence-subject = { $days ->
    [35] Last reminder: your game with { $opponent } will soon be lost
   *[other] { $opponent } has waited { $days } days for your move
 }
mail-reminder-silence-body =
    { $opponent } has been waiting for your move for { $days } days. { $days ->
        [14] No hurry: this is only a reminder.
        [28] { $flag ->
            [none] If you need more time, announce longer reflection in the game.
           *[other] Your flag falls before silence would lose the game, and announcing longer reflection does not stop it.
        }
       *[35] { $flag ->
            [none] Please move now, or announce longer reflection in the game.
           *[other] Please move now: your flag falls before silence would lose the game, and announcing longer reflection does not stop it.
        }
    }

    { $days ->
        [14] {""}
       *[other] { $flag ->
            [none] Without a move or an announcement the game is lost after 40 days of silence, when day 41 begins.
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
        [silence] Then the game is lost by silence, unless you announce longer reflection.
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
   *[theirs] { $opponent }’s flag has fallen
 }
mail-flag-fell-body =
    { $whose ->
        [mine] Your time against { $opponent } has run out. In this event your opponent may now claim the win; until then nobody may move.
       *[theirs] { $opponent }’s time has run out. In this event the server does not end the game by itself: you may now claim the win.
    }

    - Since: { $at }
    - Event: { $event }, game { $game }

# What a decision of the tournament director does to the game; $whose clock it is about.
mail-directed-subject = { $what ->
    [added] Days added to the time used: { $opponent }
    [given] Days given back: { $opponent }
    [counted] The move count has been changed: { $opponent }
    [stopped] The clocks have been stopped: { $opponent }
    [resumed] The clocks run again: { $opponent }
    [adjudication] Your game goes to the adjudicators: { $opponent }
    [replaced] { $opponent } plays on in your game as a substitute
    [newcomer] You have a new opponent: { $opponent }
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
        [counted] The tournament director has changed the count of moves towards the next time control.
        [stopped] The tournament director has stopped both clocks of your game against { $opponent }. Nobody may move until they are started again.
        [resumed] The tournament director has started the clocks of your game against { $opponent } again. The time in between is not charged.
        [replaced] { $opponent } plays on against you as a substitute. The position, the colours, open offers and the clocks stay as they are.
        [newcomer] { $opponent } plays against you now, in place of a player who had not made a move. The colours and your own clock stay as they are.
        [adjudication] Play in your game against { $opponent } is over: the adjudicators will decide its result.
       *[reinstated] The tournament director has reinstated your game against { $opponent }: it goes on, and the time since it ended is not charged.
    }

    { $has_text ->
        [yes] Reason:

            { $text }
       *[no] {""}
    }

    - Event: { $event }, game { $game }
    - Decided by: { $official }{ $cites ->
        [rule] {" "}({ $rule })
       *[none] {""}
    }

mail-position-restored-subject = A position has been restored in your game: { $opponent }
mail-position-restored-body =
    { $director } has decided that your game against { $opponent } goes on from the position before the irregularity.

    { $has_text ->
        [yes] Reason:

            { $text }
       *[no] {""}
    }

    - Position: { $position }
    - Rule: { $rule }
    - Event: { $event }, game { $game }

mail-outage-credited-subject = Time given back for an outage: { $event }
mail-outage-credited-body =
    Posthorn could not be reached for a while. That time is not charged to you: you get { $credited }
    back in all your games in this event.

    - From: { $from }
    - To: { $until }
    - Event: { $event }

mail-adjudication-due-subject = { $event } ends soon: { $games ->
    [one] one game
   *[other] { $games } games
 } to adjudicate
mail-adjudication-due-body =
    The event ends soon, and { $games ->
        [one] one of your games is still running. It
       *[other] { $games } of your games are still running. They
    } will be adjudicated. Claim a win or a draw, and hand in your analysis.

    - Event: { $event }
    - By: { $on }

mail-adjudication-director-subject = { $event } has ended: { $games ->
    [one] one game
   *[other] { $games } games
 } to adjudicate
mail-adjudication-director-body =
    { $event } has reached its end date. { $games ->
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
    } in { $event }. Where you have White, the first move is yours.

    - Start: { $starts }

mail-leave-ended-subject = Your leave is over
mail-leave-ended-body =
    Welcome back. Your leave is over, and where it is your move your clock is running again. You have { $games ->
        [one] one running game
       *[other] { $games } running games
    }.

mail-warned-subject = { $decision ->
    [order] An order from the tournament director: { $event }
    [revoke] A decision about you has been taken back: { $event }
   *[warn] A warning from the tournament director: { $event }
 }
mail-warned-body =
    { $decision ->
        [order] { $director } orders you to put right what is described below.
        [revoke] { $director } has taken back an earlier decision about you.
       *[warn] { $director } has warned you.
    }

    { $has_text ->
        [yes] Reason:

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

# $case is query, message_report, publication, conduct or appeal. What was reported is on the desk alone.
mail-case = { $case ->
    [message_report] your report of a message
    [publication] your report of a page
    [conduct] your report of somebody’s conduct
    [appeal] your appeal
   *[query] your question
 }

# To whoever decides.
mail-case-opened-subject = { $case ->
    [message_report] { $player } reports a message
    [publication] { $player } reports a page
    [conduct] { $player } reports somebody’s conduct
    [appeal] { $player } appeals against a decision
   *[query] A question from { $player }
 }
mail-case-opened-body =
    { $case ->
        [message_report] { $player } has reported a message from the opponent and no longer sees it. You will find it at your desk.
        [publication] { $player } has reported a page said to show running games. You will find its address at your desk.
        [conduct] { $player } has reported how somebody has behaved. You will find the report at your desk; the person it is about is not told.
        [appeal] { $player } has appealed against a decision. The officers decide it, not the person who made the decision.
       *[query] { $player } has a question and is waiting for your answer.
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
    [conduct] {" "}about somebody’s conduct
    [appeal] {" "}about an appeal
   *[query] {""}
 }
mail-case-written-body =
    { $player } has written again and is waiting for your answer.

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
        [yes] Answer:

            { $text }
       *[no] {""}
    }

    - Event: { $event }

# $ruling is upheld, dismissed or changed for an appeal, else decided.
mail-case-decided-subject = { $ruling ->
    [upheld] Your appeal: the decision stands
    [dismissed] Your appeal is not heard
    [changed] Your appeal: the decision was changed
   *[decided] A decision on { mail-case }
 }
mail-case-decided-body =
    { $ruling ->
        [upheld] { $official } has decided on { mail-case }: the decision stands.
        [dismissed] { $official } has decided that { mail-case } is not heard.
        [changed] { $official } has decided on { mail-case }: the decision was changed by a later one.
       *[decided] { $official } has decided on { mail-case }. The case is closed.
    }

    { $has_text ->
        [yes] Reasons:

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
        [own] Your new rating was evidently inappropriate. The rating commissioner has replaced it with one calculated from the period’s games by the formula for first ratings (RAT-16).
       *[other] { $player }’s new rating was evidently inappropriate. The rating commissioner has replaced it with one calculated from the period’s games by the formula for first ratings (RAT-16).
    }

    - List: { $quarter }

    { $has_text ->
        [yes] Reasons:

            { $text }
       *[no] {""}
    }

mail-start-rating-corrected-subject = { $whose ->
    [own] Your start rating: { $event }
   *[other] { $player }, start rating: { $event }
 }
mail-start-rating-corrected-body =
    { $whose ->
        [own] The rating commissioner has corrected the rating that counts for you from the start of an event (TR-9.4).
       *[other] The rating commissioner has corrected the rating that counts for { $player } from the start of an event (TR-9.4).
    }

    - Event: { $event }
    - Start rating: { $rating }
    - List: { $quarter }

    { $has_text ->
        [yes] Reasons:

            { $text }
       *[no] {""}
    }

mail-rating-list-pool = { $pool ->
    [chess960] Chess960
   *[other] chess
 }

mail-rating-list-subject = { $late ->
    [yes] Late: the rating list of { $quarter }, { mail-rating-list-pool }
   *[no] To decide: the rating list of { $quarter }, { mail-rating-list-pool }
 }
mail-rating-list-body =
    { $late ->
        [yes] The rating list is calculated and waits for your decision. It should have been available two weeks before it takes effect (TR-9.5).
       *[no] The rating list is calculated and waits for your decision. Check it, correct it where needed, and publish it. It must be available two weeks before it takes effect (TR-9.5).
    }

    - List: { $quarter }, { mail-rating-list-pool }
    - Available by: { $available }
    - Takes effect: { $effective }

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
        [proposed] A title has been proposed. An officer will review it and decide; nothing else is needed.
        [published] The proposal is published with its reasons. Anybody may object until { $until }; then an officer decides.
        [confirmed] The title is confirmed and in force. For the norms of opponents it counts in events that start after the confirmation (TR-10.10).
        [refused] The title is not awarded.
        [revoked] The title is revoked. Published start lists do not change.
        [revocation] It has been proposed to revoke a title. An officer will review it and decide; until then the title stands.
       *[kept] The title stands: it will not be revoked.
    }

    - Player: { $player }
    - Title: { mail-award }
    { $cycle ->
        [none] {""}
       *[other] - Championship: { $cycle }
    }
    - Rule: { $rule }

    { $has_text ->
        [yes] Reasons:

            { $text }
       *[no] {""}
    }

## norms and questions about the rules

# $norm is recorded, corrected or withdrawn; $award is GM, SIM, IM, CCM or CCE.
mail-norm-subject = { $norm ->
    [corrected] Your { $award } norm is corrected: { $event }
    [withdrawn] Your { $award } norm no longer counts: { $event }
   *[recorded] { $award } norm recorded: { $event }
 }
mail-norm-body =
    { $norm ->
        [corrected] The qualifications commissioner has corrected the record of your { $award } norm (TR-10.10).
        [withdrawn] The qualifications commissioner has taken back your { $award } norm. It no longer counts towards a title (TR-10.10).
       *[recorded] The qualifications commissioner has recorded a norm for the { $award } title. It counts with your other norms (TR-10.10).
    }

    - Event: { $event }
    - Games: { $played }
    - Source: { $source }

    { $has_text ->
        [yes] Reasons:

            { $text }
       *[no] {""}
    }

# $question is asked (to officers) or answered (to whoever asked); $federation is three letters, “none” of a
# director.
mail-rules-question-subject = { $question ->
    [answered] { $article }: your question about the rules is answered
   *[asked] { $article }: a question about the rules
 }
mail-rules-question-body =
    { $question ->
        [answered] { $by } has answered your question about the rules. The answer is published with { $article } (LAW-0-gaps).
       *[asked] { $federation ->
            [none] { $by }, a tournament director, asks what the rules do not say. Your answer will be published (LAW-0-gaps).
           *[other] { $by } asks for { $federation } what the rules do not say. Your answer will be published (LAW-0-gaps).
        }
    }

        { $text }

## pages with running games

# $page is consented, refused or taken_back (to the page’s player); the default asks an opponent.
mail-page-subject = { $page ->
    [consented] { $player } consents to your page
    [refused] { $player } does not consent to your page
    [taken_back] { $player } takes back the consent to your page
   *[named] { $player } asks for your consent to a page with running games
 }
mail-page-body =
    { $page ->
        [consented] { $player } consents to your showing your running game on your page. The section’s page says what you may show now (TR-14).
        [refused] { $player } does not consent to your showing your running game on your page. Show it when it is over (TR-14).
        [taken_back] { $player } no longer consents to your showing your running game on your page. Take it off the page until it is over (TR-14).
       *[named] { $player } wants to show running games on a page of their own, among them the one with you: three moves back, and only if you consent (TR-14). You will find the page’s address with the section, and answer there. Until you do, your game is not shown. You can take a consent back at any time.
    }

    - Event: { $event }

## games that are played elsewhere

# $news is sent or differ, $reader player or director, $until a date.
mail-game-report-subject = { $news ->
    [differ] The results that were sent differ: { $white } – { $black }
   *[sent] { $opponent } has sent the result of your game
 }
mail-game-report-body =
    { $news ->
        [differ] { $reader ->
            [director] The players of the game { $white } – { $black }, which was played elsewhere, have sent results that differ. Both reports are at your desk: you record the result (LAW-8.5).
           *[player] { $opponent } has sent a different result from yours. If yours is wrong, send it again; otherwise the tournament director records the result (LAW-8.5).
        }
       *[sent] { $opponent } has sent the moves and the result of your game, which was played elsewhere. Send yours as a PGN on the game’s page. A result that both of you send stands. If you send nothing by { $until }, the tournament director records the result (LAW-8.5).
    }

    - Event: { $event }, game { $game }

# $score is differ, time_exceeded, draw, sheet_asked, position_asked, settled, dismissed_own, dismissed, period_own,
# period, begun_again or played_on; $reader player or director; $n a half-move; $until a date.
mail-score-subject = { $score ->
    [differ] The scores differ: { $white } – { $black }
    [time_exceeded] { $reader ->
        [director] Time exceeded? { $white } – { $black }
       *[player] { $opponent } claims that you have exceeded the time
    }
    [draw] { $reader ->
        [director] A draw is claimed: { $white } – { $black }
       *[player] { $opponent } claims a draw
    }
    [sheet_asked] Your score of the game against { $opponent } is wanted by { $until }
    [position_asked] The position of the game against { $opponent } is wanted by { $until }
    [begun_again] The game against { $opponent } begins again
   *[decided] The director has decided about the score against { $opponent }
 }
mail-score-body =
    { $score ->
        [differ] { $reader ->
            [director] The players of { $white } – { $black } have entered different things at half-move { $n }. Both sheets stand side by side on the page of the scores: you decide which one counts, unless the players put it right themselves (LAW-8.1).
           *[player] { $opponent } has entered something else than you at half-move { $n }. Compare it with your cards or mails. If your score is wrong, put it right; otherwise the tournament director decides (LAW-8.1).
        }
        [time_exceeded] { $reader ->
            [director] A player of { $white } – { $black } claims that the opponent has exceeded the time. The days of both sheets stand on the page of the scores. By post and e-mail it counts only when you confirm it (LAW-6.6, TR-8.7a).
           *[player] { $opponent } claims that you have exceeded the time. It counts only when the tournament director confirms it (LAW-6.6, TR-8.7a). Enter your moves with their days if they are missing in your score.
        }
        [draw] { $reader ->
            [director] A player of { $white } – { $black } claims a draw (LAW-9.2, LAW-9.3). The moves stand on the page of the scores.
           *[player] { $opponent } claims a draw (LAW-9.2, LAW-9.3). The tournament director decides.
        }
        [sheet_asked] The tournament director asks for your score of the game against { $opponent }: complete it by { $until }, and say on its page that it is (LAW-8.2).
        [position_asked] There is no complete score of the game against { $opponent }. Before it is reconstructed, tell the tournament director by { $until } what you know: the position, how many moves were made, the days used, whose clock runs (LAW-8.3).
        [settled] The tournament director has decided what stands in the game against { $opponent }, from half-move { $n } on. Both scores say the same now (LAW-8.1).
        [dismissed_own] The tournament director has refused your claim in the game against { $opponent }.
        [dismissed] The tournament director has refused the claim of { $opponent }.
        [period_own] It cannot be shown that you have exceeded the time against { $opponent }. Your next move is the first of the next period (LAW-8.4).
        [period] It cannot be shown that { $opponent } has exceeded the time. The next move of { $opponent } is the first of the next period (LAW-8.4).
        [begun_again] The game against { $opponent } was begun with reversed colours, and fewer than ten moves were made. It begins again with the right colours, today; the scores are empty (LAW-7.1).
       *[played_on] The game against { $opponent } was begun with reversed colours, and ten moves or more were made. It is played on with the colours that it has (LAW-7.1).
    }

    { $has_text ->
        [yes] { $score ->
            [time_exceeded] The player writes:
            [draw] The player writes:
           *[decided] The director writes:
        }

            { $text }
       *[no] {""}
    }

    - Event: { $event }, game { $game }

## suspensions

# $suspension is made; the default is lifted. $rule is an article.
mail-suspension-subject = { $suspension ->
    [made] You are suspended: no entries before { $until }
   *[lifted] You may enter events again
 }
mail-suspension-body =
    { $suspension ->
        [made] An officer has suspended you ({ $rule }). You may enter events again from { $until }. Your running games go on.
       *[lifted] An officer has ended your suspension ({ $rule }). You may enter events again.
    }

    { $has_text ->
        [yes] Reasons:

            { $text }
       *[no] {""}
    }

## offices

# $office is given or taken, $role which it is.
mail-office-name = { $role ->
    [director] tournament director
    [organiser] organiser
    [federation] delegate of your federation
    [administrator] administrator
    [world_tournament_director] World Tournament Director
    [title_commissioner] title tournament commissioner
    [non_title_commissioner] non-title tournament commissioner
    [rating_commissioner] rating commissioner
    [qualifications_commissioner] qualifications commissioner
    [appeals_commission] Appeals Commission
    [arbitration_commission] Arbitration Commission
    [executive_board] Executive Board
    [arbiter_committee] Arbiter Committee
    [disciplinary_committee] Disciplinary Committee
   *[officer] officer
 }
mail-office-subject = { $office ->
    [given] You have been given an office: { mail-office-name }
   *[taken] You no longer hold an office: { mail-office-name }
 }
mail-office-body =
    { $office ->
        [given] You have been given an office at Posthorn: { mail-office-name }. To use it, sign in with a passkey; you can add one under Settings.
       *[taken] You no longer hold this office at Posthorn: { mail-office-name }. You have been signed out everywhere; sign in again as usual.
    }

    { $has_text ->
        [yes] Reasons:

            { $text }
       *[no] {""}
    }

## transfers

# $transfer is asked, consented, objected, agreed, appealed, allowed, refused or registered; the default is
# taken back. $whose is mine or theirs, to federations and officers; $old and $new are federations.
mail-friendly-started-subject = Your friendly { $games ->
    [one] game
   *[other] games
 } with { $opponent }: the clocks are running
mail-friendly-started-body =
    You and { $opponent } have agreed to play. Good luck.

    - With White: { $white ->
        [0] no game
       *[other] 1 game
    }
    - Start: { $starts }

mail-challenge-declined-subject = { $opponent } has declined your challenge
mail-challenge-declined-body =
    { $opponent } does not want to play a friendly game with you now. Others may: leave an open challenge that anybody can accept.

mail-friends-subject = { $opponent } invites you to a tournament: { $tournament }
mail-friends-body =
    { $opponent } is setting up a tournament among friends, { $tournament }, and would like you to play. Everybody plays everybody { $games ->
        [one] once
       *[other] twice, once with each colour
    }, and it is not rated. It begins when { $opponent } says so; the clocks start at least a day after that, and an email tells you when.

    - Chess: { $variant ->
        [chess960] Chess960
        [makruk] Makruk
       *[chess] orthodox chess
    }
    - Time: { $time }
    - Engines: { $engines ->
        [yes] allowed
       *[no] everybody plays without
    }
    - Join by: { $until }

    { $has_text ->
        [yes] { $opponent } writes:

            { $text }
       *[no] {""}
    }

mail-friends-news-subject = { $friends ->
    [off] { $tournament } has been called off
    [struck] You are no longer in { $tournament }
    [enough] { $tournament }: enough players have joined
   *[answered] { $tournament }: everyone has answered
 }
mail-friends-news-body =
    { $friends ->
        [off] { $opponent } has called off the tournament { $tournament } before it began. None of its games will be played.
        [struck] { $opponent } has taken you off the list of the tournament { $tournament } before it began. You have no games in it.
        [enough] { $n } players are in, including you. You can begin now, or wait for more: up to 13 can play.
       *[answered] Everyone you invited has answered: { $n ->
            [one] so far you are the only player
           *[other] { $n } players are in, including you
        }.{ $enough ->
            [yes] {" "}You can begin now, or pass the link on and wait for more.
           *[no] {" "}A tournament needs at least three: pass its link on to others.
        }
    }

mail-friends-over-subject = { $tournament } is over
mail-friends-over-body =
    The last game of { $tournament } has ended.

    - First: { $winners }
    - Your place: { $place } of { $n }{ $shared ->
        [yes] , shared
       *[no] {""}
    }
    - Your score: { $points } out of { $games }

mail-challenge-subject = { $challenge ->
    [countered] { $opponent } proposes other terms for your friendly game
   *[sent] { $opponent } challenges you to a friendly game
 }
mail-challenge-body =
    { $challenge ->
        [countered] { $opponent } would like to play with you, but on other terms. The clocks start as soon as you accept them.
       *[sent] { $opponent } would like to play a friendly game with you. It is not rated, and the clocks start as soon as you accept.
    }

    - Chess: { $variant ->
        [chess960] Chess960
        [makruk] Makruk
       *[chess] orthodox chess
    }
    - Time: { $time }
    - Games: { $games ->
        [one] one
       *[other] two, one with each colour
    }
    - Your colour: { $side ->
        [white] White{ $games ->
            [one] {""}
           *[other] {" "}in the first game
        }
        [black] Black{ $games ->
            [one] {""}
           *[other] {" "}in the first game
        }
       *[drawn] drawn by lot
    }
    - Engines: { $engines ->
        [yes] allowed
       *[no] both of you play without
    }
    - Open until: { $until }

    { $has_text ->
        [yes] { $opponent } writes:

            { $text }
       *[no] {""}
    }

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
        [asked] A transfer has been requested. Both federations are asked to consent, or to object with their reasons (TR-13).
        [consented] One federation consents. The other’s consent is needed too (TR-13).
        [objected] A federation objects. The player may appeal to the Arbitration Commission, whose decision is final (TR-13).
        [agreed] Both federations consent. The rating commissioner will register the transfer; number and rating history stay (TR-13).
        [appealed] The player appeals against a federation’s objection. The Arbitration Commission will decide, and its decision is final (TR-13).
        [allowed] The Arbitration Commission allows the transfer. The rating commissioner will register it (TR-13).
        [refused] The Arbitration Commission refuses the transfer. This is final (TR-13).
        [registered] The transfer is registered. Number and rating history stay; start lists and rating lists already published do not change (TR-13).
       *[other] The player has taken back the request.
    }

    - Player: { $player }
    - From: { $old }
    - To: { $new }

    { $has_text ->
        [yes] Reasons:

            { $text }
       *[no] {""}
    }

## events from elsewhere

# $approval is asked or withdrawn (to the World Tournament Director), approved, approved-deposit, refused,
# referred or deposited (to the federation). $until is the last day on which the event can start.
mail-approval-subject = { $approval ->
    [approved] { $event }: approved
    [approved-deposit] { $event }: approved once the prize fund is deposited
    [refused] { $event }: not approved
    [referred] { $event }: Congress will decide
    [withdrawn] { $event }: the application is withdrawn
    [deposited] { $event }: the prize fund is deposited
   *[asked] { $event }: an event is waiting for your approval
 }
mail-approval-body =
    { $approval ->
        [approved] { $event } of { $federation } is approved (TR-12). You can announce it and invite players. The approval lapses unless the event starts by { $until }.
        [approved-deposit] { $event } of { $federation } is approved (TR-12). You can announce it and invite players. Its start lists can be published once the prize fund is deposited with ICCF. The approval lapses unless the event starts by { $until }.
        [refused] { $event } of { $federation } is not approved (TR-12). You can apply again.
        [referred] { $event } of { $federation } is referred to Congress (TR-12). You will be told what it decides. Please do not invite players before that.
        [withdrawn] { $federation } has withdrawn its application for { $event }. Nothing is left to do.
        [deposited] The prize fund of { $event } is deposited with ICCF. The start lists can be published.
       *[asked] { $federation } has applied for your approval of { $event } (TR-12). You can approve it, refuse it or refer it to Congress.
    }

    - By: { $by }

    { $has_text ->
        [yes] Message:

            { $text }
       *[no] {""}
    }

# $lapse is soon or lapsed. $until is the last day on which the event can start.
mail-approval-lapse-subject = { $lapse ->
    [lapsed] { $event }: the approval has lapsed
   *[soon] { $event }: the approval lapses soon
 }
mail-approval-lapse-body =
    { $lapse ->
        [lapsed] { $event } of { $federation } was approved to start by { $until } at the latest, and no event has been announced. The approval has lapsed (TR-12). Please invite no players; you can apply again.
       *[soon] { $event } of { $federation } is approved, and no event has been announced yet. The approval lapses unless the event starts by { $until } (TR-12).
    }

# $import is waits (to officers), approved or refused.
mail-import-subject = { $import ->
    [approved] { $event }: the event from elsewhere is approved
    [refused] { $event }: the event from elsewhere is refused
   *[waits] { $event }: an event from elsewhere is waiting for approval
 }
mail-import-body =
    { $import ->
        [approved] An officer has approved the event. It is now being created with its games (TR-12).
        [refused] An officer has refused the event. Nothing was created (TR-12).
       *[waits] An event from elsewhere has been sent and is waiting for an officer’s approval (TR-12).
    }

    - Event: { $event }
    - Games: { $games }
    - Sent by: { $player }

    { $has_text ->
        [yes] Reasons:

            { $text }
       *[no] {""}
    }

## withdrawals

mail-withdrawal-to-decide-subject = { $player } asks to withdraw
mail-withdrawal-to-decide-body =
    { $player } asks to withdraw from all events. The reasons are at your desk, with what
    each decision means for every game.

mail-withdrawal-requested-subject = { $player } asks to withdraw
mail-withdrawal-requested-body =
    Your opponent { $player } asks to withdraw from all events. The tournament director decides.

    Until then your games go on and the clocks run.

mail-withdrawal-taken-back-subject = { $player } plays on
mail-withdrawal-taken-back-body =
    { $player } will not withdraw: the games go on.

mail-withdrawal-offered-subject = Your withdrawal: will you play on?
mail-withdrawal-offered-body =
    Your grounds for withdrawing were reviewed and are not adequate. You may play on.

    To play on, take your request back. If you withdraw anyway, it counts as an unaccepted withdrawal:
    your games are lost, you cannot enter events for at least a year, and you then pay a deposit.

    { $has_text ->
        [yes] Reasons:

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

    What happens to each unfinished game is shown on its page.

mail-withdrawal-decided-own-subject = { $kind ->
    [accepted] Your withdrawal is accepted
    [unaccepted] Your withdrawal is not accepted
   *[other] You have been withdrawn from all events
 }
mail-withdrawal-decided-own-body =
    { $kind ->
        [accepted] Your withdrawal from all events is accepted.
        [unaccepted] You have withdrawn from all events, and your withdrawal is not accepted.
       *[other] You have stopped playing without a word: this counts as a silent withdrawal from all events.
    }

    { $entry ->
        [none] {""}
       *[other] - You may enter events again from: { $entry }
    }

    { $has_text ->
        [yes] Reasons:

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
        [yes] Reasons:

            { $text }
       *[no] {""}
    }

## the digest

mail-digest-subject = { $n ->
    [one] 1 update from your games
   *[other] { $n } updates from your games
 }
mail-digest-body = { $n ->
    [one] One thing has happened since the last email.
   *[other] { $n } things have happened since the last email.
 }
mail-digest-more = { $more ->
    [one] And one more: see your games.
   *[other] And { $more } more: see your games.
 }

## parts

mail-footer =
    Amici sumus – we are friends.
    Posthorn
mail-footer-settings = Choose which emails to get:

mail-link-number = Choose a password
mail-link-confirm = Confirm your address
mail-link-reset = Set a new password
mail-link-passkey = Add a passkey
mail-link-game = Go to the game
mail-link-answer = Answer the move
mail-link-message = Reply
mail-link-challenge = Look at the challenge
mail-link-play = See the friendly games
mail-link-table = See the table
mail-link-games = Go to your games
mail-link-event = Go to the event
mail-link-teams = Go to the teams
mail-link-season = Promotion and relegation
mail-link-letter = Answer
mail-link-replacements = Replacements
mail-link-entries = Go to the entries
mail-link-claim = View the claim
mail-link-desk = Go to your desk
mail-link-list = Go to the list
mail-link-player = View the rating
mail-link-profile = Go to the player’s page
mail-link-titles = Go to the titles
mail-link-suspensions = See your suspensions
mail-link-offices = See who holds which office
mail-link-approvals = Go to the applications
mail-link-rules-questions = Go to the questions about the rules
mail-link-imports = Go to events from elsewhere

mail-diagram-legend = White in capitals, Black in lower case; the last move is in brackets.
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

## followed: lines of their own, in no mail

line-friendly-game = Friendly game { $game }
line-start-lists = The start lists are out
line-final-tables = The final tables are out
line-tables-reopened = The final tables are open again
line-cancelled = The event has been cancelled
