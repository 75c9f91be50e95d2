# What a player was told, as a list. The lines themselves are the server's, as in its mails.

notifications-lede = What has happened in the last 60 days in your games and events, and with the players and events that you follow, the latest first. Moves are not listed here: you see them under My games.
notifications-today = Today
notifications-yesterday = Yesterday
# Before what is new, for screen readers.
notifications-new = New:
notifications-none = Nothing has happened yet
notifications-none-text = When a game ends, somebody writes to you or something is decided that concerns you, you will find it here for 60 days.
notifications-more = Show more
notifications-show = { $n ->
    [one] Show { $shown } new notification
   *[other] Show { $shown } new notifications
 }

## followed: the button on the page of a player or an event

follow = Follow
# The button once it has been pressed.
follow-on = Following
follow-hint-player = Results of this player’s games will be listed in your notifications. The player is not told that you follow.
follow-hint-event = Start lists, results and final tables will be listed in your notifications.
# Before a link to the notifications.
follow-done = You will find the news under

## followed: the list

followed-title = Followed players and events
followed-text = Their results are listed above; no mail is sent. Players are not told who follows them.
followed-players = Players ({ $n })
followed-events = Events ({ $n })
followed-none = You do not follow anybody yet. Press “Follow” on the page of a player or an event, and you will find the results here.
followed-find-player = Find a player
follow-stop = Unfollow
followed-stopped = { $who }: no longer followed.
followed-again = { $who }: followed again.

## problems

error-follow-oneself = You cannot follow yourself: you are told about your own games anyway.
error-too-many-followed = You already follow 200 players and events. Unfollow some of them under Notifications first.
