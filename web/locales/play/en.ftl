### challenges and friendly games

play-lede = Friendly games against whoever you like, and tournaments among friends. They are not rated; a game begins as soon as the challenge is accepted.
play-new = New challenge
play-new-lede = Choose your opponent and the terms. Nothing begins until the challenge is accepted.
play-challenge = Challenge
play-sign-in = Sign in to accept

### lists

play-received = Waiting for your answer
play-received-none = Nobody is waiting for your answer.
play-sent = Your open challenges
play-sent-none = You have no open challenges.
play-joined = Tournaments that you have joined
play-seeks = Games anyone can join
play-seeks-none = Nobody is looking for an opponent at the moment. Send a challenge to anybody, and it will appear here.
play-events = Events you can enter
play-events-none = No event takes entries at the moment. Games that anyone can join begin at any time.
play-events-no-other = No other event takes entries at the moment.
play-events-all = All events
play-entered = Your entries
play-seeks-all = All friendly games
play-seeks-feed = Feed of games anyone can join (Atom)
play-more = Show more
play-earlier = Earlier challenges
play-from = From:
play-for = To:
play-to-anybody = Anybody
play-to-link = Whoever has the link
play-to-friends = A tournament among friends
play-all-terms = All terms
play-number = Challenge { $n }
play-see-other = The new terms
play-game = Game { $n }
play-sent-player = Your challenge to { $who } has been sent. The answer will appear on this page.
play-sent-anybody = Your challenge is now in the public list.

### what can be done with one

play-accept = Accept
play-accept-title = Accept the challenge?
play-accept-text = { $games ->
    [2] The clocks start at once. You play two games against { $who }, one with each colour.
   *[other] { $color ->
        [white] The clocks start at once. You have White against { $who }.
        [black] The clocks start at once. You have Black against { $who }.
       *[drawn] The clocks start at once. You play { $who }; colours are drawn.
    }
 }
play-accept-done = You have accepted. The clocks are running.
play-other-terms = Other terms
play-decline = Decline
play-decline-title = Decline the challenge?
play-decline-text = { $who } will be told. If only the terms do not suit you, propose others instead.
play-decline-done = You have declined the challenge.
play-withdraw = Withdraw
play-withdraw-title = Withdraw your challenge?
play-withdraw-text = Nobody can accept it any more.
play-withdraw-done = Your challenge has been withdrawn.
play-block = Block this player
play-block-title = Block { $who }?
play-block-text = Neither of you can challenge the other any more, and challenges between the two of you are closed. Games under way and events go on. { $who } is not told of the block.
play-block-done = You have blocked this player.

play-blocked = Blocked players
play-blocked-text = You cannot challenge them, nor they you. You can block a player on the player’s page, or on the page of a challenge that came from them.
play-blocked-none = You have not blocked anybody.
play-unblock = Unblock
play-unblocked = { $who } is no longer blocked.

### one challenge

play-title-from = Challenge from { $who }
play-title-to = Your challenge to { $who }
play-title-anybody = Your challenge to anybody
play-title-link = Your challenge by link
play-answers = The challenge that this one answers
play-terms = Terms
play-see-position = On the analysis board
play-link = Link to challenge { $n }
play-link-hint = Whoever opens this link can accept. Only the first to accept plays.
play-link-title = Give your opponent this link
play-link-ready = Your link is ready
play-link-lede = Send it to your opponent. It works for 30 days. The clocks start when somebody accepts.
play-back = Back to Play

play-state-open = Open until { $when }
play-state-lapsed = Not answered in time
play-state-accepted = Accepted by { $who } on { $when }
play-state-accepted-by-me = You accepted on { $when }
play-state-declined = Declined on { $when }
play-state-countered = Answered with other terms on { $when }
play-state-withdrawn = Withdrawn on { $when }

### terms

play-start-usual = { $variant }
play-start-drawn = { $variant }, starting position drawn
play-start-number = { $variant }, position { $number }
play-start-from = { $variant } from a set position
play-two = two games, one with each colour
play-color-drawn = colours drawn
play-color-white = you have White
play-color-black = you have Black
play-engines = engines allowed
play-no-engines = no engines
play-say-one = { $color ->
    [white] One game; you have White.
    [black] One game; you have Black.
   *[drawn] One game; colours are drawn.
 }
play-say-games = { $games ->
    [2] Two games at once, one with each colour.
   *[other] One game.
 }
play-say-two = { $color ->
    [white] Two games at once; you have White in the first and Black in the second.
    [black] Two games at once; you have Black in the first and White in the second.
   *[drawn] Two games at once, one with each colour.
 }
play-say-leave = Each of you has { $days } of leave in a calendar year.
play-say-no-leave = There is no leave.
play-say-silence = More than 40 days without a move loses the game.
play-say-silence-off = Silence alone does not lose: only the clock counts.
play-say-draws-free = You may offer a draw with any move.
play-say-draws-once = Each of you may offer a draw once.
play-say-draws-once-in-ten = Each of you may offer a draw once in ten moves.
play-say-draws-not-before = You may offer and agree a draw from move { $n } on.
play-say-draws-never = Draws may be neither offered nor agreed.
play-say-conditional-tree = Conditional moves are allowed, with branches.
play-say-conditional-linear = Conditional moves are allowed, in one line without branches.
play-say-conditional-none = No conditional moves.
play-say-engines = Engines are allowed, as in ICCF events.
play-say-no-engines = No engines: both of you agree to play without.
play-say-unrated = The game is not rated (TR-9.2).
play-say-public = When it is over, anybody can look at the game.

### the form

play-opponent = Opponent
play-opponent-player = A player
play-opponent-player-more = They have 14 days to answer.
play-opponent-anybody = Anybody
play-opponent-anybody-more = Your challenge is in the public list for 30 days; the first to accept plays.
play-opponent-link = Whoever has the link
play-opponent-link-more = You get a link to give to a friend. It works for 30 days.
play-opponent-friends = A tournament among friends
play-opponent-friends-more = 3 to 13 players, everybody plays everybody; you begin it when enough have joined.
play-tournament = Name of the tournament
play-invited = Invited players
play-invited-hint = 12 at most. You need not invite anybody yet: you also get a link to pass on.
play-invite-add = Add
play-invite-added = { $who } is on the list.
play-invite-remove = Remove
play-invite-removed = { $who } is no longer on the list.
play-invite-oneself = You play in any case. Choose other players.
play-invite-twice = This player is on the list already.
play-invite-many = You can invite 12 players at most.
play-variant = Variant
play-start = Start
play-begin-usual = Usual starting position
play-begin-drawn = Drawn when play begins
play-begin-number = A numbered position
play-begin-from = A set position
play-start-field = Number of the position
play-start-hint = From 0 to 959; 518 is the usual one.
play-fen = Position in FEN
play-fen-hint = For example, from an opening you would like to try.
play-time = Time
play-time-iccf = As in most ICCF events
play-time-other = Another time control
play-triple-block = In Triple Block there is no leave, and silence alone does not lose.
play-games = Games
play-games-one = One
play-games-two = Two at once, one with each colour
play-color = Your colour
play-color-first = Your colour in the first game
play-choose-drawn = Drawn
play-choose-white = White
play-choose-black = Black
play-engines-field = Engines
play-engines-yes = Allowed, as in ICCF events
play-engines-no = None: we both play without
play-terms-more = More terms
play-leave = Days of leave in a calendar year
play-silence = More than 40 days without a move loses
play-draws = Draw offers
play-draws-free = with any move
play-draws-once = once a game
play-draws-once-in-ten = once in ten moves
play-draws-not-before = not before a certain move
play-draws-never = never
play-first-move = First move with which a draw may be offered
play-conditional = Conditional moves
play-conditional-tree = with branches
play-conditional-linear = one line without branches
play-conditional-none = none
play-words = Message
play-words-hint = Optional. Your opponent reads it with the challenge.
play-send = Send the challenge
play-send-friends = Set up the tournament
play-send-answer = Send the new terms
play-other-lede = Change whatever you would like to be different and send it back to { $who }. Their challenge is then closed; the game begins when they accept yours.
play-other-over = This challenge can no longer be answered with other terms.
play-to-challenge = To the challenge

### a tournament among friends

play-friends-games-once = Everybody plays everybody once
play-friends-games-twice = Everybody plays everybody twice, once with each colour
play-friends-engines-no = None: all of us play without
play-friends-words-hint = Optional. Everybody who is invited reads it.
play-friends-sent = The tournament is set up. Give the link to whoever else may play, and begin when enough have joined.
play-friends-sign-in = Sign in to join
play-friends-games = { $games ->
    [2] everybody plays everybody twice
   *[other] everybody plays everybody once
 }
play-friends-say-games = { $games ->
    [2] Everybody plays everybody twice, once with each colour.
   *[other] Everybody plays everybody once; the start numbers are drawn by lot, and the colours follow from them.
 }
play-friends-say-no-engines = No engines: all of you agree to play without.
play-friends-say-unrated = The games are not rated (TR-9.2).
play-friends-say-public = When a game is over, anybody can look at it.
play-friends-players = Players
play-friends-playing = { $n ->
    [one] { $n } plays
   *[other] { $n } play
 }
play-friends-waiting = { $n ->
    [one] { $n } has not answered
   *[other] { $n } have not answered
 }
play-friends-is-challenger = organiser, plays
play-friends-is-plays = plays
play-friends-is-waits = has not answered
play-friends-is-declined = does not play

play-friends-next-join = Join by { $when }. { $who } begins the tournament when enough have joined.
play-friends-next-plays = You are in. { $who } begins the tournament when enough have joined; if not by { $when }, it does not take place.
play-friends-next-join-enough = Enough players have joined: { $who } can begin the tournament now. Until it begins you can still join, by { $when } at the latest.
play-friends-next-plays-enough = You are in. Enough players have joined: { $who } can begin the tournament now. If it has not begun by { $when }, it will not take place.
play-friends-next-declined = You have said that you do not play. Until { $who } begins the tournament you can still join.
play-friends-next-full = Thirteen players have joined: nobody else can.
play-friends-next-few = { $n ->
    [0] You cannot begin yet.
    [one] You can begin when one more player has joined.
   *[other] You can begin when { $n } more players have joined.
 }
play-friends-next-begin = You can begin now, or wait until { $when } for others to join.
play-friends-next-begin-full = Thirteen players have joined, as many as can: begin whenever you like.

play-friends-accept = Join
play-friends-accept-title = Join “{ $name }”?
play-friends-accept-text = { $who } begins the tournament; you can leave it until then. The clocks start a day or two after that, at midnight (UTC).
play-friends-accept-done = You have joined the tournament.
play-friends-decline = Decline
play-friends-decline-title = Decline the invitation?
play-friends-decline-text = Until the tournament begins you can change your mind.
play-friends-decline-done = You are not playing in this tournament.
play-friends-leave = Leave
play-friends-leave-title = Leave “{ $name }”?
play-friends-leave-text = You do not play then. Until the tournament begins you can join again.
play-friends-withdraw = Withdraw
play-friends-withdraw-title = Withdraw “{ $name }”?
play-friends-withdraw-text = The tournament does not take place, and nobody can join it any more.
play-friends-withdraw-done = You have withdrawn the tournament.
play-friends-begin = Begin
play-friends-begin-title = Begin “{ $name }”?
play-friends-begin-text = { $n } players take part. The start numbers are drawn by lot, and the clocks start on { $when }. Nobody can join or leave any more.
play-friends-begin-done = The tournament has begun.
play-friends-left-out = { $n ->
    [one] One player has not answered and will not play: { $who }.
   *[other] { $n } players have not answered and will not play: { $who }.
 }
play-friends-strike = Strike off
play-friends-strike-title = Strike { $who } off the list?
play-friends-strike-text = This player is no longer invited and does not play.
play-friends-strike-done = { $who } is no longer on the list.
play-friends-link-title = Give others this link
play-friends-link-hint = Whoever opens this link can join until you begin, 13 players at most.
play-friends-clocks = The clocks start: { $when }
play-friends-table = Crosstable
play-friends-state-open = Open until { $when }
play-friends-state-declined = You do not play
play-friends-state-lapsed = Not begun in time
play-friends-state-begun = Begun on { $when }

### words that officers take away

play-remove-words = Remove the words
play-remove-words-title = Remove the words?
play-remove-words-text = The message is removed for everybody. The challenge stays as it is otherwise.
play-remove-words-name-text = The message is removed for everybody, and the tournament is called by its number. Nothing else about it changes.
play-remove-words-reason = Reason
play-remove-words-hint = The players read it, and it stays in the record.
play-remove-words-done = The words have been removed.
play-words-removed = An officer has removed words from this challenge. The reason:

### problems

error-unknown-challenge = There is no such challenge, or it is not for you. If it came by a link, open the whole link.
error-challenge-words = Your message is too long: at most 500 characters.
error-challenge-with-oneself = You cannot play yourself. Choose another player.
error-opponent-without-account = This player has no account here and could not play.
error-blocked = One of you has blocked the other: you cannot play friendly games together.
error-challenge-while-suspended = { $detail }
error-opponent-suspended = { $detail }
error-too-many-challenges = You have 20 open challenges. Withdraw one, or wait for an answer.
error-too-many-challenges-to-one = This player has three challenges of yours to answer. Wait for an answer.
error-not-your-challenge = This challenge was sent to somebody else.
error-opponent-on-leave = Your opponent is on leave from other games: accept when they are back.
error-challenge-over = This challenge is over: it was accepted, declined or withdrawn.
error-challenge-lapsed = This challenge was not answered in time and has lapsed.
error-block-oneself = You cannot block yourself.
error-too-many-blocked = You have blocked 500 players. Unblock somebody first.
error-friends-name = Give the tournament a name of at most 60 characters.
error-friends-players = Invite at most 12 players, each of them once, and not yourself.
error-friends-color = Colours cannot be chosen in a tournament: they follow from the pairing table.
error-friends-full = Thirteen players have joined already: nobody else can.
error-no-tournament = This is a challenge to a game, not a tournament.
error-not-listed = This player is not on the list.
error-too-few-friends = The tournament can begin when three players have joined.
error-players-on-leave = Players who are on leave from other games cannot begin: wait until they are back, or strike them off the list.
error-players-blocked = One of the players has blocked another one: strike one of the two off the list.
error-blocked-among-friends = You have blocked one of the players, or they have blocked you: you cannot play in the same friendly tournament.
play-about-one = { $who }: { $text }
