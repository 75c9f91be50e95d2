### what can be proved, and the daily roots

proof-title = What can be proved
proof-lede = You do not have to trust this server. What was sent, when, and how a game ended is signed, and anybody can check it without us.
proof-move = Every move has a receipt
proof-move-text = When you send a move, the answer carries a signed receipt: the move, the time to the second, and a fingerprint of everything played before it. It proves that the server accepted this move then.
proof-result = Every result is signed
proof-result-text = Resignations, draws, claims, fallen flags and officials’ decisions are signed, too. A game’s record, which you can save from its page, holds all of it. Keep the records of games that matter to you.
proof-root = One number a day for all games
proof-root-text = At midnight (UTC) the state of every game goes into one number, which is published here and never changes; each refers to the one before. If a game were altered or set back later, anybody who has kept its record could show it. No number reveals anything about a hidden game.
proof-check = How to check
proof-check-text = Save your game’s record and its proof, and let the program posthorn verify them on your own computer:
proof-keys = The server’s public keys
proof-feed = The numbers as a feed: subscribe with a program that is not ours
proof-roots = The numbers
proof-none = The first number comes at the next midnight (UTC).
proof-games = { $count ->
    [one] one game
   *[other] { NUMBER($count) } games
}
proof-more = Earlier ones
