# What a player was told, as a list. The lines themselves are the server's, as in its mails.

notifications-lede = What has happened in your games and events in the last 60 days, the latest first. Moves are not listed here: you see them under My games.
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
