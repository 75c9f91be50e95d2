### letters in an event of teams

# Whom a conversation is with, as whoever reads it sees it.
letters-to-team = Team { $name }
letters-to-officials = Director and organisers
letters-to-section = Captains of { $section }
letters-to-captains = All captains
letters-to-captain = Captain of { $name }
letters-to-replaced = { $name }, who was replaced
letters-about-games = Ask for notes about the games that the substitute plays on, and say why (TR-8.7f, SKS-7.10)
letters-as-replaced = As a player who was replaced
letters-with-players = Captain and players
letters-with-officials = With the director and the organisers
letters-as-captain = As captain of { $name }

letters-none = Letters in this event are for its captains, players, director and organisers, and you are none of them.
letters-count = { $n ->
    [0] no letters yet
    [one] { $n } letter
   *[other] { $n } letters
 }
letters-new = new
letters-another-captain = Write to the captain of another team
letters-a-captain = Write to the captain of a team
letters-write = Write

letters-read-by = Read by:
letters-readers = Read by { $n } people
letters-no-letters = Nobody has written yet.
letters-earlier = Show earlier letters
letters-earlier-shown = { $n ->
    [one] { $n } earlier letter is shown.
   *[other] { $n } earlier letters are shown.
 }
letters-somebody = Somebody
letters-text = Letter
letters-hint = All who read it get an email with it. Up to 4,000 characters.
letters-send = Send
letters-send-again = Send again
letters-sent = The letter is sent.

### refusals

error-unknown-conversation = There is no such conversation in this event.
error-not-in-conversation = You take no part in this conversation.
error-letter-empty = The letter is empty.
error-letter-too-long = The letter is too long: the limit is 4,000 characters.
error-too-many-letters = You have written 30 letters here within a day: go on when the first is a day old.
