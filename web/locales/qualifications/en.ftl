### what a player is qualified for
qualified-title = Qualifications
qualified-mine = What you are qualified for
qualified-of = What { $who } is qualified for
qualified-lede = Computed from the tables of the sections as they stand now, and from titles and ratings. You enter on the event’s page: nobody has to confirm it.
qualified-none = Qualified for no stage of the World Championship or the World Cup.
qualified-none-mine = You are not qualified for any stage of the World Championship or the World Cup yet.
qualified-free = Free
qualified-used = Used
qualified-expired = Expired
qualified-by-player = Title and rating
qualified-half = half an entry: two of them make one
qualified-ended = ended on { $day }
qualified-running = still running: this is certain already
qualified-shared = the place is shared
qualified-until = valid until { $day }
qualified-until-past = was valid until { $day }
qualified-defer = Defer and skip { $event }…
qualified-defer-confirm = Defer this place?
qualified-defer-text = You skip { $event } and keep the place for a later Final. A place can be deferred once (TR-1.4.3); it does not expire until you use it.
qualified-defer-action = Defer it
qualified-deferred = deferred on { $day }, skipping { $event } (TR-1.4.3)
qualified-once = once, asked for at least a month before entries close
qualified-yearly = once in a calendar year
qualified-stays = Used, although the result has changed since
qualified-stays-why = What was used stays (TR-1.0.7).
qualified-chances = What you need for more
qualified-missing-points = { $n ->
        [1] ½ a point more ({ $article })
        [2] 1 point more ({ $article })
       *[other] { $points } points more ({ $article })
    }
qualified-missing-place = { $place ->
        [1] first place when it is over ({ $article })
        [2] first or second place when it is over ({ $article })
        [3] third place or better when it is over ({ $article })
       *[other] { $place }th place or better when it is over ({ $article })
    }
qualified-missing-end = you have the points; they count when it is over ({ $article })
qualified-missing-rating = { $points ->
        [one] a rating 1 point higher ({ $article })
       *[other] a rating { $points } points higher ({ $article })
    }
qualified-missing-fixed = { $points ->
        [0] a fixed rating: yours is high enough ({ $article })
        [one] a fixed rating 1 point higher ({ $article })
       *[other] a fixed rating { $points } points higher ({ $article })
    }
### the Table of Qualifiers
qualifiers-title = Table of Qualifiers
qualifiers-lede = Who may enter which stage, by which article and until when (TR-1.0.6). It is computed from the tables of the sections, the rating lists and the titles; whoever is in it enters on the event’s page.
qualifiers-which = Stage
qualifiers-stage = { $name } ({ $n ->
    [0] nobody
   *[other] { $n }
 })
qualifiers-article = Article
qualifiers-all-articles = All articles
qualifiers-free-only = Only what can still be used
qualifiers-why = By
qualifiers-state = State
qualifiers-found = { $n ->
    [0] No lines
    [one] { $n } line
   *[other] { $n } lines
 }
qualifiers-shown = { $shown } shown
qualifiers-changed = Last changed on { $changed }, computed on { $made }.
qualifiers-not-made = The tables will be ready within a minute.
qualifiers-none = Nobody is qualified for this stage at present.
qualifiers-ladies = What titles give here is shown to the player alone.
qualifiers-more = Show more
qualifiers-file-csv = the table as a file
qualifiers-file-json = the table as a file
qualifiers-file-atom = feed of newly qualified players
