### the front page of the API; what stands in backquotes is shown as code

developers-title = For developers
developers-lede = Your federation’s site or program can read events, tables, games and ratings by itself, and most of it without a key. With a key it also registers players and enters them in events.

developers-more-all = Every operation, with examples
developers-more-client = The client in Python: one file, posthorn.py
developers-more-tutorial = The tutorial: a federation’s program step by step

developers-open = Without a key
developers-open-text = Whatever everybody sees on this site, your program may read. The numbers below are examples; yours stand in the addresses of the pages, such as /section/1.
developers-open-events = Events
developers-open-tables = A section’s table
developers-open-teams = Tables of teams
developers-open-games = Games (PGN)
developers-open-ratings = Rating lists
developers-open-players = A federation’s players
developers-open-feeds = Feeds of news (Atom)
developers-calendar-text = A player’s calendar of deadlines has an address of its own, which stands under “Settings” and needs no key. Nobody else should know it.

developers-embed = A table on your site
developers-embed-text = This puts the table of a section into any page, with its results as they are at that moment. Pages of other sites may read from this server, and change nothing. In a frame only the table is shown; its link opens the section’s page in place of yours. Never put a key into a page, where everybody can read it.

developers-key = With a key
developers-key-text = Whoever acts for a federation makes its keys here and chooses what each may do: read, enter players, report results, order exports. A key is sent in a header, like this. It may ask 600 times a minute.
developers-key-leads = Create a key

developers-pages = Page by page
developers-pages-text = Long lists come in pages. `limit` says how many lines you want. `next` in the answer goes into `after` of the next request; it is `null` on the last page.

developers-changed = Only what is new
developers-changed-text = Almost everything that is read has an `etag`. Send it along as `if-none-match`: what has not changed is answered with 304 and is not sent again. Curl does so by itself:

developers-refusal = When the answer is no
developers-refusal-text = Refusals are JSON. `code` is for your program and stays the same, `detail` is for people, and `rule`, where there is one, names the article that says so, here TR-1.0.5. With 429 (too many requests) and 503 (not now), `retry-after` says for how many seconds to wait. Asking again does no harm: the server knows a repeated request, by its `id` where the body has one.

developers-webhook = Webhooks: the server tells you
developers-webhook-text = A webhook tells your program when a game has ended, a section is finished or a rating list is published. Check that a message is ours: `webhook-signature` has `v1,` and the HMAC-SHA256 in base64 over `webhook-id`, `webhook-timestamp` and the body, joined by dots. The key is what follows `whsec_` in your secret, in base64 as well. The client does it for you:
developers-webhook-leads = Create a webhook

developers-client = With Python
developers-client-text = The client is one file for Python 3.9 or later and needs nothing else. It goes from page to page, keeps what has not changed, waits when it is told to, and asks again when no answer comes. It is free software, as this server is.
