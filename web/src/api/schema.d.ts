export interface paths {
  '/.well-known/jwks.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The keys that receipts can be verified with. */
    get: operations['get_keys'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/.well-known/security.txt': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How to report a fault of security (RFC 9116). */
    get: operations['get_security_contact'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/approvals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Applications for the approval of events: those of the federation that I act for, and for officers all
     *     that wait (TR-12).
     */
    get: operations['list_approvals'];
    put?: never;
    /**
     * Applies to the World Tournament Director for the approval of an international event, for the federation
     *     that I act for: no such event is announced without (TR-6, TR-12). The same application while it waits
     *     is that one.
     */
    post: operations['apply_for_approval'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/approvals/reports/{year}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The events that were approved in a year, as the World Tournament Director reports them to Congress
     *     (TR-12).
     */
    get: operations['report_approvals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/approvals/{id}/decide': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approves an application, refuses it, refers it to Congress, records what Congress has decided or that
     *     the prize fund is deposited; or takes it back, for its federation (TR-12). Sent again, it is answered as
     *     it stands.
     */
    post: operations['decide_approval'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/archive/dumps': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All finished games but cancelled ones as files: each holds the games that ended in one quarter, in PGN, compressed with gzip. They are made
     *     afresh on the first of each month; the files before are gone then.
     */
    get: operations['get_archive_dump'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/archive/dumps/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One of these files by its name, or `SHA256SUMS`, which `sha256sum --check` reads. On AWS the answer leads to the bucket,
     *     by an address that is good for five minutes.
     */
    get: operations['fetch_archive_dump_file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/archive/games': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The archive: finished games, the latest first, of which all that is asked for holds. */
    get: operations['list_archived_games'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/archive/pgn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The finished games of which all that is asked for holds, in PGN: the latest 1,000. */
    get: operations['get_archived_pgn'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/archive/position': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What was played in a position, by whatever moves it came about, in those finished games of which all that is asked
     *     for holds; without a position in the one in which games of the variant start.
     */
    get: operations['explore_position'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/archive/record': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a player has made of those finished games of which all that is asked for holds: with each colour, in each
     *     opening, against each opponent.
     */
    get: operations['get_archived_record'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/blocked-players': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whom I have blocked. */
    get: operations['list_blocked_players'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/blocked-players/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Blocks a player: neither can challenge the other, nor accept what the other offers to anybody. What is open between the
     *     two is withdrawn or declined. Running games go on, and so do events. Nobody is told of the block.
     */
    put: operations['block_player'];
    post?: never;
    /** Unblocks a player. */
    delete: operations['unblock_player'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/calendar/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A player's calendar: the deadlines of the games in which the player is on move. */
    get: operations['get_calendar'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The cases that I have filed, the newest first, page by page. */
    get: operations['list_cases'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One case: for whoever filed it and for the officials of its section. */
    get: operations['get_case'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/answers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Writes in a case: its officials, and whoever filed it. The same again is answered as it stands. */
    post: operations['answer_case'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/outcome': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decides an appeal (TR-15): by officers, and not by whoever made the decision. With the outcome `changed` the
     *     decision is taken back in all its games; one that cannot be is changed by another decision first.
     */
    post: operations['decide_appeal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/challenges': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** My challenges of the last months: what waits for me, what I wait for, and what has become of the others. */
    get: operations['list_challenges'];
    put?: never;
    /**
     * Sends a challenge to a friendly game, to one player, to anybody or to whoever is given the link. It is not rated
     *     (TR-9.2), and begins when it is accepted. A player answers it within 14 days; others are open for 30. A tournament among
     *     friends, 3 to 13 of them, is joined by accepting it, and begins when the sender says so.
     */
    post: operations['send_challenge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/challenges/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One challenge: its players see it, whoever has its link, and until it is accepted everybody one that anybody may
     *     accept.
     */
    get: operations['get_challenge'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/challenges/{id}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accepts a challenge: the games stand with the answer, and their clocks run. A tournament among friends is joined so,
     *     and begins when its challenger says so. Sent again, it is answered as it stands.
     */
    post: operations['accept_challenge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/challenges/{id}/begin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begins my tournament among friends with those who have joined, 3 to 13 with me: start numbers are drawn by lot,
     *     everybody plays everybody by the usual tables (TR-0.3), and the clocks start at 00:00 UTC of the day after tomorrow.
     *     Sent again, it is answered as it stands.
     */
    post: operations['begin_friends_tournament'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/challenges/{id}/decline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Declines a challenge that was sent to me, or leaves a tournament among friends before it begins. Sent again, it is
     *     answered as it stands.
     */
    post: operations['decline_challenge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/challenges/{id}/players/{player}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Strikes a player off the list of my tournament among friends before it begins. Sent again, it is answered as it
     *     stands.
     */
    delete: operations['strike_friend'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/challenges/{id}/remove-words': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes the words of a challenge away that anybody may accept, or of a tournament among friends that has begun, and its
     *     name. What is not there any more changes nothing.
     */
    post: operations['remove_challenge_words'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/challenges/{id}/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Withdraws my challenge. Sent again, it is answered as it stands. */
    post: operations['withdraw_challenge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Claims the number that a link is for, with a password: the address of the email and this password sign in from
     *     then on. Sent again, it is answered as before.
     */
    post: operations['claim_number'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/look': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Who a link from an invitation is for. */
    post: operations['look_at_claim'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/mine': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Claims the number that a link is for with my account, under whose number I have never entered or played: it is
     *     given up, and my address and password sign in to the other one. All sessions end.
     */
    post: operations['claim_with_my_account'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/decisions/{section}/{id}/appeals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Appeals against a decision that concerns me (TR-15). */
    post: operations['appeal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/director/claims': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The claims that wait for me: those of my sections, for an officer all, nowhere where I play. */
    get: operations['list_claims'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/director/claims/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Rules on a claim: upheld, it ends the game; rejected, the clocks go on. */
    post: operations['rule_on_claim'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/director/events/{id}/letters': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Writes to everybody who plays in an event. The same request again writes to those alone whom it has not reached. */
    post: operations['write_to_event'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/director/games/{id}/facts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What there is to know of a game before deciding about it: for the officials of its section. */
    get: operations['get_facts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/director/games/{id}/score': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decides about the scores of a game by post or e-mail. An overstep that is confirmed ends the game. The same
     *     request again is answered with what stands.
     */
    post: operations['decide_score'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/director/gap': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decides what becomes of the time in which the server was away (LAW-6.8): every running game gets it back,
     *     until now, or the clocks count it. Games are ended on time again after that.
     */
    post: operations['decide_gap'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/director/leave': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Grants special leave, which may lie in the past and is not charged to the allowance. */
    post: operations['grant_leave'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/director/leave/allowance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Corrects how many days of leave a player has in a calendar year. */
    post: operations['correct_allowance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/director/leave/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes back a player's leave of either kind on these days, as far as they have not begun. */
    post: operations['withdraw_leave'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/director/leave/{section}/{player}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A player's leave in a section, with everything that was entered. */
    get: operations['get_player_leave'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/director/outages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The outages that were decided on. */
    get: operations['list_outages'];
    put?: never;
    /** Decides that an outage is charged to nobody. The same decision again changes nothing. */
    post: operations['decide_outage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/director/queue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What waits for me: in my sections and events, by office in all, nowhere where I play. */
    get: operations['get_queue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/director/sections/{id}/decisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decides something in a section. The same request again is answered with the decision that it
     *     has made.
     */
    post: operations['make_decision'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/director/sections/{id}/decisions/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Looks at what a decision would do. Nothing is decided. */
    post: operations['preview_decision'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/director/withdrawals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The withdrawals that wait for me: of players in events that I direct or organise, for an officer
     *     all. Each with what becomes of every game under every decision.
     */
    get: operations['list_withdrawals'];
    put?: never;
    /** Decides that a player has withdrawn who has not asked. Sent again, it is answered as it stands. */
    post: operations['report_withdrawal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/director/withdrawals/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What would follow if I reported that a player has withdrawn; nothing is written. */
    get: operations['preview_withdrawal'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/director/withdrawals/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decides about a withdrawal, for all the player's games and entries at once. Decided so before, it
     *     is answered as it stands.
     */
    post: operations['decide_withdrawal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Events, the last announced first, page by page: all, or those that are asked for. Of those a page may be shorter
     *     than was asked for, and `next` leads on.
     */
    get: operations['list_events'];
    put?: never;
    /** Announces an event. The same announcement sent again is answered with the event that it made. */
    post: operations['announce_event'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events.atom': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Events that take entries, those that have opened last first. */
    get: operations['get_events_feed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events.ics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** When entries close and when play begins, as iCalendar: events to come, and those that have begun in the last month. */
    get: operations['get_events_calendar'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/presets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Usual kinds of events, to begin an announcement with. */
    get: operations['list_presets'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An event. */
    get: operations['get_event'];
    /** Changes what was announced; after the start lists only what a director may still change. */
    put: operations['change_event'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/acts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Decisions about an event before those that its page shows, for its officials. */
    get: operations['list_event_acts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/advancers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who advances from the round before, for whoever decides about the event's entries. */
    get: operations['list_advancers'];
    put?: never;
    /**
     * Takes players in who advance from the round before, all or none: each has an entry, which is accepted where nothing
     *     is left to be paid. Whoever was taken in before stays as they are.
     */
    post: operations['take_advancers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/board-agreement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Agrees for the Executive Board to the World Championship Final that the title tournament commissioner has
     *     announced, or takes that back: without it nobody enters, and no start list is published. Sent again, it is
     *     answered as it stands.
     */
    post: operations['agree_to_final'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Calls an event off before its start lists. */
    post: operations['cancel_event'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/deputies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Names a deputy, who does whatever the director does, or takes one away. In an event with norms nobody directs
     *     who has entered (NORM-1). Sent again, it is answered with the event as it stands.
     */
    post: operations['name_deputy'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/entries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Entries, by the player's number, page by page: names and states for everybody, and everything for
     *     the event's officials.
     */
    get: operations['list_entries'];
    put?: never;
    /** Enters an event. A repeated request is answered with the entry as it stands. */
    post: operations['enter_event'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/entries/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Enters players of a federation by a file, all or none; with `dry_run` everything is checked and nothing
     *     is written. The same file sent again is answered as it stands.
     */
    post: operations['enter_by_file'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/entries/{player}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Decides about an entry before the start lists. Decided again, it is answered as it stands. */
    post: operations['decide_entry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/finish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirms the final tables of an event in which every game is over. */
    post: operations['finish_event'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/letters': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The conversations of an event of teams in which I take part, the nearest first: my team, the officials, the captains
     *     of my section, all captains, whoever was replaced in my team, each other captain.
     */
    get: operations['list_conversations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/letters/{conversation}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The letters of a conversation, in order, with everybody who reads them; at most 100 at once. */
    get: operations['get_conversation'];
    put?: never;
    /**
     * Writes a letter to everybody in a conversation, who get an email with it. The same letter again is answered with
     *     the conversation as it stands.
     */
    post: operations['write_letter'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/next-placed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who comes next for vacant places in a Final, by the tables of previous Finals and of the stage before it (TR-1.4.4,
     *     TR-1.6.3): for whoever decides about its entries.
     */
    get: operations['list_next_placed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/organisers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Adds somebody to those who organise an event, or takes somebody away from them; one always stays.
     *     Sent again, it is answered with the event as it stands.
     */
    post: operations['name_organiser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/pgn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The games of an event that I may see, section by section. */
    get: operations['get_event_pgn'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/prizes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who wins a prize in an event of the World Cup, as the tables of its sections stand (TR-3.5): the winners of
     *     preliminary and semi-final sections, and half of the participants of the Final. Other events have none.
     */
    get: operations['list_prizes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/proposal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The sections proposed for an event. */
    get: operations['get_proposal'];
    /** Changes who plays in which section. */
    put: operations['change_proposal'];
    /** Puts sections together: balanced by rating, players of one federation spread (TR-1.0.5). */
    post: operations['make_proposal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/publish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Publishes the start lists: lots are drawn for numbers and colours, and the games set up; in a
     *     large event the last of them some minutes later, until when it is `publishing`. Sent again, it
     *     goes on where it was cut off.
     */
    post: operations['publish_event'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/rating-consent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Consents to the rating of a national event, or takes that back: without it no start list is published.
     *     Sent again, it is answered as it stands.
     */
    post: operations['consent_to_rating'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/reopen': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes the final tables of an event back, so that a result can still be corrected and a game go on (TR-15). Places and
     *     norms count again once the tables are confirmed again. Sent again, it is answered with the event as it stands.
     */
    post: operations['reopen_event'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/replacements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Lets somebody play in the place of a player who has not made a move in any game, once the start lists are out. The
     *     newcomer has to be one who could enter the event, and has the colours and the start number of whoever is replaced,
     *     with clocks on which nothing is used; that player's entry is taken back (TR-8.1). Sent again, it is answered with the
     *     event as it stands.
     */
    post: operations['replace_before_play'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/results': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The results of an event in all its sections, page by page, the latest first. */
    get: operations['list_event_results'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/results.atom': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The results of all sections of an event, the newest first; where teams play, those of their matches, too. */
    get: operations['get_event_feed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/rounds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Every round of the row of events that an event belongs to, with every result as soon as there is one; the event alone
     *     where it goes on from none, and none goes on from it.
     */
    get: operations['list_rounds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/season': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What a season of a league comes to (TR-5.3-5.4): where each team would go by the tables, and what was decided. */
    get: operations['get_season'];
    put?: never;
    /**
     * Decides who goes up and who goes down after a season (TR-5.3-5.4), exceptions with their reasons (TR-5.6-5.7). It
     *     can be decided again, and counts for start lists that are still to come; sent again, it is answered as it stands.
     */
    post: operations['decide_season'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/sections': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The sections of an event at a glance, with every result as soon as there is one: how many games are over, who
     *     leads, and who plays in which section. Of teams the sections are the boards.
     */
    get: operations['list_event_sections'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/team-tables': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The tables of an event of teams, with every result as soon as there is one; none before the start lists, or where
     *     individual players play.
     */
    get: operations['list_team_tables'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/team-tables.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The tables of an event of teams as CSV, separated by semicolons: a line a team, one column for each opponent by
     *     start number with the points of the match so far, and one for each board.
     */
    get: operations['get_team_tables_csv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/team-tables.html': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The tables of an event of teams as a piece of HTML to put into another site: tables with a style of their own, no
     *     script, and nothing that is fetched.
     */
    get: operations['get_team_tables_html'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/teams': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The teams of an event in the order in which they were entered: names, captains and states for everybody; line-ups
     *     before the start lists for the team and the event's officials.
     */
    get: operations['list_teams'];
    put?: never;
    /**
     * Enters a team (TR-11): a national one by its federation (TR-1.7), any other by its captain. A repeated request is
     *     answered with the teams as they stand.
     */
    post: operations['enter_team'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/teams/{team}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Changes what a team says of itself, its line-up first of all: until the entries close, and for the organiser until
     *     the start lists. While it plays nothing changes but its captain (TR-11).
     */
    put: operations['change_team'];
    /**
     * Decides about a team's entry before the start lists; its captain and its federation take it back. Decided again, it
     *     is answered as it stands.
     */
    post: operations['decide_team'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/teams/{team}/games': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The games of a team with its times and silences: for its captain, its federation's delegates and the event's
     *     officials.
     */
    get: operations['list_team_games'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/teams/{team}/replacements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The replacements of a team: for its captain and its federation, the event's officials, and the players of the
     *     team, who do not see the reasons.
     */
    get: operations['list_replacements'];
    put?: never;
    /**
     * Asks for a replacement, names a substitute, or decides about one (TR-8.7b, SKS-7.7). Once the substitute plays, the
     *     unfinished games of the board are theirs: clocks, colours and open offers stay. A repeated request is answered with
     *     how it stands.
     */
    post: operations['replace_player'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/{id}/teams/{team}/replacements/{replacement}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Applies for the status of a substitute, or decides about that (TR-8.7e, SKS-7.8-9): the director and the qualifications
     *     commissioner consent, in Czech events whoever acts for the steering commission. With it all games count for the
     *     substitute. A repeated request is answered with how it stands.
     */
    post: operations['decide_substitute_status'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/exports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * My exports and those of the federation that I act for, the newest first, and whether an archive of
     *     the federation is made every night.
     */
    get: operations['list_exports'];
    put?: never;
    /**
     * Orders an export: games of an event, of a player or of a period in PGN, everything of a
     *     federation, or everything about me. It is written in the background; the same order sent again
     *     while it is open is the same export. What is known of me is for no key.
     */
    post: operations['order_export'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/exports/nightly': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Whether an archive of the federation that I act for is made every night. A key of the federation
     *     with the scope `exports` has it made, too, from the day on which the key was made.
     */
    put: operations['set_nightly_export'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/exports/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How far an export is. */
    get: operations['get_export'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/exports/{id}/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The file of an export, for 30 days after it is done: PGN, or a tar archive. On AWS the answer leads
     *     to the bucket, by an address that is good for five minutes; a page takes it from the export itself.
     */
    get: operations['fetch_export'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/federations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Which federations are members of ICCF, in which zone, and who acts for them (TR-2.1-2.2, TR-4.5,
     *     NORM-1).
     */
    get: operations['list_federations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/federations/{code}/entries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The entries of a federation's players and teams in the events that start in a calendar year, for those
     *     who act for it and for those who see to all tournaments.
     */
    get: operations['list_federation_entries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/federations/{code}/members': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The players of a federation, page by page. A code that no federation has is that of one without
     *     members.
     */
    get: operations['list_members'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/federations/{code}/members/{year}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Enters how many members a federation had in a year, by the statistics of the fees: an officer does.
     *     Entered again, the new number counts; what was nominated stays.
     */
    put: operations['count_members'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/federations/{code}/membership': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Enters from when on a federation is a member of ICCF, or is none any more. Sent again, it is answered as
     *     it stands.
     */
    post: operations['register_federation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/federations/{code}/nominations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A federation's nominations for the World Championship in a year, for those who act for it and for
     *     officers.
     */
    get: operations['list_nominations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/federations/{code}/registrations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The players whom a federation has registered and who have no account yet: for its delegates and the rating
     *     commissioner.
     */
    get: operations['list_registrations'];
    put?: never;
    /**
     * Registers a player of a federation who has no account: the number can be entered and seated at once, and is
     *     claimed by a link in an email. The same request sent again is answered with the registration as it stands.
     */
    post: operations['register_player'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/federations/{code}/registrations/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Registers players of a federation by a file, and invites those whose address it tells; with `dry_run`
     *     everything is checked and nothing is written. Whoever plays for the federation under the same name is left out,
     *     so a file that is sent again registers nobody twice.
     */
    post: operations['register_by_file'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/federations/{code}/registrations/{player}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Takes a registration back: nobody has the number any more. Refused once the player has entered an event or
     *     played.
     */
    delete: operations['take_registration_back'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/federations/{code}/registrations/{player}/invitation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Sends a registered player a link to claim the number, good for 30 days; the one before is void. At the same
     *     address within the hour nothing more is sent.
     */
    put: operations['invite_player'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fide-ratings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes ratings and titles over from the FIDE list of this quarter. While it is the current one they
     *     stand in for ratings that are not published, and for titles of such players (NORM-4b); they count
     *     where events ask for a FIDE rating (TR-4.3, TR-4.4). The same file again changes nothing.
     */
    post: operations['set_fide_ratings'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/followed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whom and what I follow. */
    get: operations['list_followed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/followed/events/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Follows an event: its start lists, results and final tables are listed among what I am told. */
    put: operations['follow_event'];
    post?: never;
    /** Follows an event no more. */
    delete: operations['unfollow_event'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/followed/players/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Follows a player: what their games end with is listed among what I am told. The player does not hear of it. */
    put: operations['follow_player'];
    post?: never;
    /** Follows a player no more. */
    delete: operations['unfollow_player'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** My games: all that are running, or a page of those that are over. */
    get: operations['list_games'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One game: for its players and for officials; for everybody once it is over, and before as the
     *     event announces it: as it stood some moves ago, and without what is said beside the moves.
     */
    get: operations['get_game'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/adjudication-claims': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What I have handed in about a game that is or was with the adjudicators. */
    get: operations['get_adjudication_claim'];
    put?: never;
    /**
     * Hands in what I claim of a game that is with the adjudicators, and why, until the date that the game
     *     names; again, it is in place of what was handed in before. The opponent does not see it.
     */
    post: operations['claim_adjudication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/board.png': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A position of a game as a picture, as everybody may see it: 532 pixels square, with the last move marked. */
    get: operations['get_board_picture'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/card': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a link to a game's page shows where it is posted, as Open Graph tags of a page without anything else: for the
     *     programs that make previews of links, which are led here.
     */
    get: operations['get_game_card'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/claims': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Claims a draw or the game. The same claim again is answered like the first time. */
    post: operations['make_claim'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/claims/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What a claim rests on and what would come of it. Writes nothing. */
    post: operations['preview_claim'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/claims/time': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Claims that my opponent's time has run out, where the event leaves that to me. */
    post: operations['claim_time'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/conditional-moves': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Leaves answers for moves that the opponent may make, in place of those left before. */
    put: operations['leave_conditional_moves'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/count': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Starts or stops my count, on my own turn. */
    post: operations['change_count'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/decisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The decisions about a game, the newest first: for its players and its officials. */
    get: operations['list_game_decisions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/draw/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Accepts the opponent's open offer (LAW-5.2.3). */
    post: operations['accept_draw'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/draw/decline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Declines the opponent's open offers (LAW-9.1.2.1). */
    post: operations['decline_draw'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Writes to the opponent without a move. */
    post: operations['add_message'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/messages/{message}/reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reports a message of my opponent (LAW-13.3.1): I no longer see it. */
    post: operations['report_message'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/moves': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends a move. The same move again is answered like the first time. */
    post: operations['send_move'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/moves/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The last look: what a move would come to. Writes nothing (LAW-4.1). */
    post: operations['preview_move'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/notebook': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What I have noted on a game; nobody else reads it. */
    get: operations['get_notebook'];
    /** Notes something on a game, in place of what I had noted. The same again changes nothing. */
    put: operations['change_notebook'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/notebook/pgn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The game in PGN with what I have noted on it, as far as it is shown. */
    get: operations['get_notebook_pgn'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/pgn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The game in PGN, with the server's time stamps, as far as it is shown. */
    get: operations['get_pgn'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/queries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks the director something about one of my games (LAW-14.2). */
    post: operations['ask_about_game'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/record': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The game's record: log, hashes, receipts, heads and keys, for `posthorn verify`. It tells everything, so
     *     nobody gets it who sees the game with a delay.
     */
    get: operations['get_record'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/refill': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Moves time from the bank to the clock, in Triple Block. */
    post: operations['refill_clock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/reflection': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Announces longer reflection for this move: silence does not lose the game while it lasts. */
    post: operations['announce_reflection'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the players have sent of a game that was played elsewhere (LAW-8.5): for its players, its
     *     director and officers. A player reads what the opponent has sent once the own report is sent, or the
     *     game is over.
     */
    get: operations['get_game_reports'];
    put?: never;
    /**
     * Sends the PGN of a game that was played elsewhere, once it is over (LAW-8.5). It takes the place of
     *     what I have sent before. Where the opponent has sent the same result, it is recorded at once, with the
     *     moves in which both agree; where the results differ, or the opponent sends nothing for 14 days, the
     *     tournament director records one. The same again is answered with what stands. Of a PGN that cannot be
     *     taken the answer tells the line, and as its column the half-move.
     */
    post: operations['report_game'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/resign': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Resigns the game (LAW-5.1.2). */
    post: operations['resign'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/root-proof': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The proof that the game is in a day's root, for 35 days; for whoever may see its record. */
    get: operations['get_root_proof'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/score': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The scores of a game by post or e-mail (LAW-8.1): for its players, its director and officers. A player reads as
     *     many lines of the opponent's sheet as the own one has.
     */
    get: operations['get_score'];
    put?: never;
    /**
     * Enters half-moves into my score, in place of what stood there (LAW-8.1). What both players have entered alike
     *     stands, and changes no more. Of lines that cannot be taken the answer tells the half-move as its line.
     */
    post: operations['enter_score'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/score/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answers what the tournament director has asked: that my sheet is complete (LAW-8.2), or what I know of the
     *     position (LAW-8.3).
     */
    post: operations['answer_score'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/games/{id}/score/claim': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Claims in a game by post or e-mail that the opponent has exceeded the time (LAW-6.6), or a draw (LAW-9.2,
     *     LAW-9.3): the tournament director decides. Another claim takes the place of the one before.
     */
    post: operations['claim_in_score'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the server takes requests and its table answers; 503 when it does not. */
    get: operations['get_health'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/imports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The events that were brought here, or are to be: all of them for officers, those of their federation
     *     for whoever acts for it, those that they direct for directors.
     */
    get: operations['list_imports'];
    put?: never;
    /**
     * Brings an event here: start list, games and results, made as a whole or not at all. With `dry_run`
     *     nothing is kept, and everything that is wrong is told. What a federation brings waits for an
     *     officer's approval (TR-12), and so does what an officer brings who plays in it. The same request
     *     again is answered with the import that it has made. Large events are made in several runs: see the
     *     import's state.
     */
    post: operations['import_event'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/imports/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An event that was brought here, or is to be. */
    get: operations['get_import'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/imports/{id}/approve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Approves what a federation has brought: its event is made now. */
    post: operations['approve_import'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/imports/{id}/refuse': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Refuses what a federation has brought: nothing is made of it. */
    post: operations['refuse_import'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/imports/{id}/results': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Records the results of games that are played on elsewhere (LAW-8.5): all of them or, where something
     *     is wrong with one, none. Those that stand already are repeated, so a request that broke off is sent
     *     again. For the event's director, too.
     */
    post: operations['record_results'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** My keys, and those of the federation that I act for. */
    get: operations['list_keys'];
    put?: never;
    /**
     * Makes a key and shows it, once. Sent twice, two are made: revoke the one that you do not need. With
     *     a federation's key for exports begins its nightly archive.
     */
    post: operations['make_key'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/keys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Revokes a key at once; idempotent. */
    delete: operations['revoke_key'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/leave': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** My leave in the sections in which games of mine run. */
    get: operations['get_leave'];
    put?: never;
    /** Takes leave: the clocks of my running games in these sections stand still on these days. */
    post: operations['register_leave'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/leave/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes back my leave on these days, as far as they have not begun. */
    post: operations['cancel_leave'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who is signed in. */
    get: operations['get_me'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes my account away for good: the address at once; settings, keys, devices, notices and exports within
     *     a minute or two. My games, results and ratings stay, under the name "Former player" and my number.
     *     Refused while games run or entries are open (TR-8.1). Idempotent.
     */
    post: operations['delete_me'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sends a link to an address that is to be mine. The answer is the same where it has an account
     *     already.
     */
    post: operations['change_address'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/email/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirms a new address with the token from the email; idempotent. It signs nobody out. */
    post: operations['confirm_address'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/me/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Changes my password. All other browsers are signed out; keys and webhooks stay. The answer's access
     *     token takes the place of the one before.
     */
    post: operations['change_password'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/notebooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The games on which I have noted something, page by page. */
    get: operations['list_notebooks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/notifications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What I was told, page by page: what has happened in my games, events and cases in the last 60 days, besides moves and
     *     reminders.
     */
    get: operations['list_notifications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/notifications/seen': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** I have looked at what I was told until then: it is new no longer. What is told later is. */
    post: operations['see_notifications'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/officer/dead-letters': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The emails that were given up. */
    get: operations['list_dead_letters'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/officer/dead-letters/{player}/{key}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends an email that was given up once more; one that was sent again meanwhile is no fault. */
    post: operations['retry_dead_letter'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/offices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Everybody who holds an office, directs, organises or acts for a federation. */
    get: operations['list_officials'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who runs the server, and answers for what it keeps of people. */
    get: operations['get_operator'];
    /** Says who runs the server. Sent again, it is answered as it stands. */
    put: operations['put_operator'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/passkeys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** My passkeys, and how many recovery codes are left. */
    get: operations['list_passkeys'];
    put?: never;
    /**
     * Keeps a passkey that the browser has made of the options, and tells its owner by email. The first
     *     one brings recovery codes.
     */
    post: operations['add_passkey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/passkeys/link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends the link through which somebody with an office adds the first passkey. */
    post: operations['passkey_link'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/passkeys/options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What a browser is to make a passkey of. `link` is the email's, where `passkey_link_needed` asks for
     *     it.
     */
    post: operations['passkey_options'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/passkeys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Gives one of my passkeys another name. */
    put: operations['change_passkey'];
    post?: never;
    /**
     * Removes one of my passkeys, and tells me by email. Idempotent. Whoever holds an office keeps
     *     one.
     */
    delete: operations['remove_passkey'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/password/forgot': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Has a link to set a new password sent. The answer and the work are the same for an address without an
     *     account.
     */
    post: operations['forgot_password'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/password/reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sets a new password with the token from the email, once. Whoever knew the old one may have made
     *     something in the account: all sessions end, keys, webhooks, devices, the calendar's address, and the
     *     passkeys that are not named. The answer tells what has ended, so that its owner can make it again.
     */
    post: operations['reset_password'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/password/reset/passkeys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The passkeys of the account that a link is for: whoever sets a new password says which of them
     *     stay.
     */
    post: operations['passkeys_of_link'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/players': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Players by name, those whom no list has, too; by digits alone whoever has this number. */
    get: operations['find_players'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/players/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A player's public page. A rating from fewer than 12 games is shown to the player alone (TR-9.3). A number that
     *     was given up for another of the same person is answered with that one's page.
     */
    get: operations['get_player'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/players/{id}/deferrals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Puts my place in a World Championship Final off to a later one (TR-1.4.3): once, before the start lists. It does
     *     not expire then until I use it. Asked again for the same Final it is answered as it stands.
     */
    post: operations['defer_place'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/players/{id}/joined': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The numbers that were given up for a player's: for officers and the player. */
    get: operations['list_joined'];
    put?: never;
    /**
     * Joins another number of the same person to a player's: it is given up with its profile, and what its owner
     *     signs in with is the player's, unless the player has an account. Both are told by email. The same again
     *     changes nothing.
     */
    post: operations['join_numbers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/players/{id}/names': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every correction of a player's name: for officers and the player. */
    get: operations['list_names'];
    put?: never;
    /**
     * Corrects a player's name: an officer anybody's but the own, and players theirs until they have been seated.
     *     Start lists and rating lists follow. The same name again changes nothing.
     */
    post: operations['correct_name'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/players/{id}/offices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One person's offices and how they came to them: for administrators and the person. */
    get: operations['list_offices'];
    put?: never;
    /**
     * Gives somebody an office, or takes it. Taking one signs the person out everywhere. Sent again, it
     *     is answered as it stands.
     */
    post: operations['appoint'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/players/{id}/pgn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A player's games that I may see, section by section. */
    get: operations['get_player_pgn'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/players/{id}/picture': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The picture that a player shows, in PNG: square, up to 192 pixels a side. */
    get: operations['get_picture'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/players/{id}/qualifications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a player is qualified for, and why, as the tables stand now: for everybody (TR-1.0.6). What titles give
     *     in events of ladies, and what is missing for more, is told to the player alone.
     */
    get: operations['get_qualifications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/players/{id}/ratings/{list}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Why a player's rating in a list is what it is. One from fewer than 12 games is explained to the
     *     player alone (TR-9.3).
     */
    get: operations['explain_rating'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/players/{id}/recorded-norms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What is recorded of a player, with corrections and what was taken back. */
    get: operations['list_recorded_norms'];
    put?: never;
    /**
     * Records a norm. It counts with the player's others, and a title that they make is proposed. Sent
     *     again, it is answered as it stands.
     */
    post: operations['record_norm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/players/{id}/recorded-norms/{number}/correct': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Corrects a record: what it said before stays with it, and the reason. Sent again, it is answered as
     *     it stands.
     */
    post: operations['correct_norm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/players/{id}/recorded-norms/{number}/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes a record back: it counts no longer. A title that was confirmed on it stays until it is
     *     revoked. Sent again, it is answered as it stands.
     */
    post: operations['withdraw_norm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/players/{id}/removals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What officers have taken away of what a player shows: for officers and the player. */
    get: operations['list_removals'];
    put?: never;
    /**
     * Takes a player's words or picture away: an officer anybody's but the own. What is not there any more
     *     changes nothing.
     */
    post: operations['remove_from_profile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/players/{id}/sex': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The sex that is registered of a player: for the player, the federation, and officers whom a rule asks
     *     for it (SKS-1.7, TR-1.5, TR-1.6).
     */
    get: operations['get_sex'];
    /**
     * Registers a player's sex, or takes it out, for the player's federation (SKS-1.7); of players whose
     *     country is no member of ICCF, and has no delegates, as the rating commissioner. The same again changes
     *     nothing.
     */
    put: operations['register_sex'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/players/{id}/suspensions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A player's suspensions by officers: for officers and the player. */
    get: operations['list_suspensions'];
    put?: never;
    /**
     * Suspends a player: no entry in any event for a time. Running games go on. Sent again, it is answered
     *     as it stands.
     */
    post: operations['suspend_player'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/players/{id}/suspensions/{number}/lift': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends a suspension before its time. Sent again, it is answered as it stands. */
    post: operations['lift_suspension'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qualifiers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who is qualified for a stage, by which article, from which section and until when; and what of it is used
     *     (TR-1.0.6). Players by name; what titles give in events of ladies is not told.
     */
    get: operations['list_qualifiers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qualifiers.atom': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who has come into the Table of Qualifiers of a stage, the latest first (TR-1.0.6). */
    get: operations['get_qualifiers_feed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qualifiers.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A stage's whole table as CSV, a line for each qualification: players by name. The state is free, used,
     *     deferred (TR-1.4.3), or stays: used, and no result gives it any more.
     */
    get: operations['download_qualifiers_csv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qualifiers.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A stage's whole table as JSON: players by name. */
    get: operations['download_qualifiers_json'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rating-lists': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The published rating lists, the newest first. */
    get: operations['list_rating_lists'];
    put?: never;
    /** Publishes the first list of a pool from a file. Everybody in it must have a profile. */
    post: operations['import_rating_list'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rating-lists.atom': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The published rating lists, the newest first. */
    get: operations['get_lists_feed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rating-lists/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A part of a list: players with at least 12 games (TR-9.6). */
    get: operations['get_rating_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rating-lists/{id}/list.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A published list as CSV, separated by semicolons, in ICCF's layout: the active players with at
     *     least 12 games by rating (TR-9.6). The gender, where a federation has registered it, is for the rating
     *     commissioner, and for whoever acts for the federation that is named (SKS-1.7); for others that column is
     *     empty.
     */
    get: operations['download_rating_list_csv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rating-lists/{id}/list.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A published list as JSON: all players with at least 12 games by rating. */
    get: operations['download_rating_list_json'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rating-runs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The rating runs, and which list comes next. */
    get: operations['list_rating_runs'];
    put?: never;
    /**
     * Begins a list's run: collects the games that were reported in time and calculates. A list that has
     *     a run is answered as it is.
     */
    post: operations['begin_rating_run'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rating-runs/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A run with its preview. */
    get: operations['get_rating_run'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rating-runs/{id}/calculate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Collects and calculates again a list that is not published: after a director has set a result right,
     *     or after the list was taken back.
     */
    post: operations['calculate_rating_run'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rating-runs/{id}/corrections': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sets a rating right, and calculates the list again. */
    post: operations['correct_rating'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rating-runs/{id}/corrections/{number}/remove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes a correction back, and calculates the list again. */
    post: operations['remove_rating_correction'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rating-runs/{id}/publish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Publishes a list that was looked at. It counts from its quarter's first day. */
    post: operations['publish_rating_list'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rating-runs/{id}/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes a published list back: ratings are again what they were before it. It can be calculated and
     *     published again.
     */
    post: operations['withdraw_rating_list'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/recovery-codes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Makes ten new recovery codes in place of those that there are, and tells me by email. They are shown
     *     once.
     */
    post: operations['make_recovery_codes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/recovery-codes/use': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Uses a recovery code in place of a passkey, and tells me by email. The session has my offices for an
     *     hour: add a new passkey in it.
     */
    post: operations['use_recovery_code'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/roots': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The daily roots over the heads of all games, page by page, the newest first. */
    get: operations['list_roots'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/roots.atom': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The daily roots, the newest first. */
    get: operations['get_roots_feed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/roots/{day}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The root of a day. */
    get: operations['get_root'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rules-questions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What was asked about the rules and answered, for everybody: the latest first, page by page
     *     (LAW-0-gaps).
     */
    get: operations['list_rules_answers'];
    put?: never;
    /**
     * Asks what the rules do not say, for the federation that I act for or as a director (LAW-0-gaps). The
     *     same question while it waits is that one.
     */
    post: operations['ask_rules_question'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rules-questions/waiting': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What waits for an answer: my own questions, and for officers all. */
    get: operations['list_rules_questions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rules-questions/{id}/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answers a question about the rules, for everybody to read (LAW-0-gaps). What is published stands; the
     *     same again is answered as it stands.
     */
    post: operations['answer_rules_question'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sections/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A section's crosstable, with every result as soon as there is one. */
    get: operations['get_section'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sections/{id}/boards': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The boards of a section, page by page: where each game stands, for whoever asks (TR-14). Games that are over are
     *     shown to everybody; running ones as the event announces it, and whole to their players and to officials.
     */
    get: operations['get_boards'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sections/{id}/conduct': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reports how a player of one of my sections, an official or a federation's delegate has behaved
     *     (LAW-13.1): to its director, or to the other officers where it is about an official or a delegate. A
     *     director reports officials and delegates. The same person is reported for the same game once, as long
     *     as that case is not decided.
     */
    post: operations['report_conduct'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sections/{id}/decisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The decisions of a section, the newest first: for its officials all, for its players those that
     *     concern them or everybody.
     */
    get: operations['list_decisions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sections/{id}/page': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Names the page on which I show running games of the section, and asks the opponents with whom a game
     *     of mine runs for their consent (TR-14). Another address asks them again; the same one is answered as it
     *     stands.
     */
    put: operations['name_page'];
    post?: never;
    /** Withdraws the page: I show no running games of the section any more (TR-14). */
    delete: operations['withdraw_page'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sections/{id}/pages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Pages with running games in a section (TR-14): my own with what it may show, those of opponents who
     *     ask for my consent, and for its officials all of them.
     */
    get: operations['list_section_pages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sections/{id}/pages/{player}/consent': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Answers an opponent who shows running games: I consent to it, I refuse, or I take my consent back
     *     (TR-14). The tournament director sees it.
     */
    put: operations['answer_page'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sections/{id}/pgn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The games of a section that I may see, in PGN by number: running ones as the event announces it
     *     (TR-14). With a period only those that ended in it.
     */
    get: operations['get_section_pgn'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sections/{id}/publications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reports a page that shows running games against the rules (TR-14): by players of the section and
     *     its officials.
     */
    post: operations['report_publication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sections/{id}/queries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks the director of one of my sections something (LAW-14.2). */
    post: operations['ask_about_section'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sections/{id}/results.atom': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The results of a section, the newest first. */
    get: operations['get_section_feed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sections/{id}/table.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A section's crosstable as CSV, separated by semicolons, one column for each opponent by start
     *     number. A: adjudicated, E: time exceeded, D: default, -C: cancelled; a point: open. In the Silli system one column
     *     for each game, with the opponent's start number and the own colour, such as `12w1`.
     */
    get: operations['get_section_csv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sections/{id}/table.html': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A section's crosstable as a piece of HTML to put into another site: a table with a style of its
     *     own, no script, and nothing that is fetched.
     */
    get: operations['get_section_html'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sections/{id}/table.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A section's crosstable as JSON, with everything that its page shows. */
    get: operations['get_section_json'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/seeks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The challenges that anybody may accept, page by page. */
    get: operations['list_seeks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/seeks.atom': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Challenges that anybody may accept, the last one first. */
    get: operations['get_seeks_feed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Renews the session of the cookie: a new access token, and a new cookie. */
    post: operations['renew_session'];
    /** Signs out; without a session there is nothing to do. */
    delete: operations['sign_out'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/authenticate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Proves with the password that it still is me who sits here: for what `authentication_needed`
     *     refuses. The answer's access token is good for that for five minutes; the session stays the same.
     */
    post: operations['authenticate_again'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/passkey': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Proves with one of my passkeys that it still is me: for what `authentication_needed` and
     *     `passkey_needed` refuse. The session then has my offices.
     */
    post: operations['prove_with_passkey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/passkey/options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What one of my passkeys is to sign, to prove that it still is me. */
    post: operations['prove_options'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where I am signed in. */
    get: operations['list_sessions'];
    put?: never;
    post?: never;
    /** Ends all my sessions but this one. */
    delete: operations['end_other_sessions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sessions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Ends one of my sessions; idempotent. Its access token lasts a quarter of an hour at most, and
     *     proves nothing any more.
     */
    delete: operations['end_session'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** My settings. */
    get: operations['get_settings'];
    /** Changes my settings, all of them. */
    put: operations['change_settings'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settings/calendar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Makes my calendar's address again: the old one is dead. */
    post: operations['renew_calendar'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settings/contact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How opponents in games by post or e-mail reach me. */
    get: operations['get_contact'];
    /** Changes how opponents in games by post or e-mail reach me. The same again changes nothing. */
    put: operations['change_contact'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settings/portrait': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What I show of myself. */
    get: operations['get_portrait'];
    /** Changes what I show of myself to everybody: words, and a picture. The same again changes nothing. */
    put: operations['change_portrait'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settings/push': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends me push messages on this device, too. The same device again changes nothing. */
    post: operations['add_push_device'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settings/push/remove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends me no push messages on this device any more; idempotent. */
    post: operations['remove_push_device'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sign-in': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Signs in. */
    post: operations['sign_in'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sign-in/passkey': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Signs in with a passkey: it names the account. The session has the person's offices. */
    post: operations['sign_in_with_passkey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sign-in/passkey/options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What a passkey is to sign to sign in. It is the same for everybody, and writes nothing. */
    post: operations['sign_in_options'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sign-up': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Asks for an account: a link to confirm the address is sent to it, and lapses after three days. The answer
     *     and the work are the same for an address that has an account already; the email then says so.
     */
    post: operations['sign_up'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sign-up/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Opens the account of a sign-up, with the token from the email and the password that was chosen for it;
     *     idempotent.
     */
    post: operations['confirm_email'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/suspensions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Everybody who is suspended by officers now: for the officers who suspend. What follows from a withdrawal
     *     stands with the withdrawal.
     */
    get: operations['list_suspended_players'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/title-cases': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What waits for a decision, with everything that it rests on: for the qualifications commissioner all of it,
     *     for the Executive Board and the committees what they recommend or record votes about.
     */
    get: operations['list_title_cases'];
    put?: never;
    /**
     * Proposes a title or another award, or that a title from elsewhere is revoked. The same proposal
     *     sent again is answered with its case.
     */
    post: operations['propose_title'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/title-cases/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One case, decided or not. */
    get: operations['get_title_case'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/title-cases/{id}/decide': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Publishes a case for objections, confirms it, refuses it, proposes to revoke what was confirmed, or revokes
     *     it. What `approvals` asks for is recorded before. A title is in force from its confirmation on; start lists
     *     keep what they say.
     */
    post: operations['decide_title'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/title-cases/{id}/object': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Objects to an application while it is published, once (TR-10.10). */
    post: operations['object_to_title'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/title-cases/{id}/recommend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Recommends for the Executive Board or a committee what the case comes to next, its confirmation or the
     *     revocation of what was confirmed, or advises against it: `approvals` of the case says whose that is. The last
     *     word counts. Sent again, it is answered as it stands.
     */
    post: operations['recommend_title'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/title-cases/{id}/votes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Records for the Executive Board how Congress has voted about what the case comes to next: a request of a
     *     federation, or a revocation. The last numbers count. Sent again, it is answered as it stands.
     */
    post: operations['record_votes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/titles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Titles as they were confirmed, the latest first, and applications that can be objected to
     *     (TR-10.10).
     */
    get: operations['list_titles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/titles/reports/{year}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The titles of a year for the report to Congress: confirmed, revoked, and what Congress will vote
     *     about; and the norms that were made in it.
     */
    get: operations['report_titles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/titles/{case}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the certificate of a title says that is in force: the page prints it. */
    get: operations['get_certificate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/transfers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * My transfers, and those to and from the federation that I act for; for the rating commissioner all that
     *     are open, for the Arbitration Commission those of them that a player has appealed about. The newest
     *     first.
     */
    get: operations['list_transfers'];
    put?: never;
    /**
     * Asks for my transfer to another federation (TR-13). One at a time; the same request sent again is
     *     answered with the transfer as it stands.
     */
    post: operations['ask_for_transfer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/transfers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One transfer: for its player, both federations and the rating commissioner, and for the Arbitration
     *     Commission once the player has appealed.
     */
    get: operations['get_transfer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/transfers/{id}/answers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes the next step (TR-13): the federations consent or object, the player appeals or takes the
     *     request back, officers decide the appeal and register the transfer. With the registration the
     *     player plays for the new federation, with the same number and rating, and holds no office for a
     *     federation any more. The same step sent again is answered as it stands.
     */
    post: operations['answer_transfer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/unsubscribe/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Brings a browser that opens the same address to the page that asks first. Nothing changes:
     *     programs open links to look at them.
     */
    get: operations['open_unsubscribe'];
    put?: never;
    /**
     * Ends the emails about games, for the address in an email's header (RFC 8058); idempotent.
     *     Whatever the body says is not read: the address says all.
     */
    post: operations['unsubscribe'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** My webhooks, and those of the federation that I act for. */
    get: operations['list_webhooks'];
    put?: never;
    /** Makes a webhook and shows its secret, once. */
    post: operations['make_webhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/webhooks/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Removes a webhook; idempotent. It is told nothing more. */
    delete: operations['remove_webhook'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/webhooks/{id}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What a webhook was told, with every try: the last hundred of the last 30 days. */
    get: operations['list_deliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/webhooks/{id}/deliveries/{delivery}/again': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delivers something once more, within a minute, under the same id. What waits is left as it is. */
    post: operations['deliver_again'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/webhooks/{id}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends a webhook a message that says nothing, within a minute. */
    post: operations['try_webhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/withdrawals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** My withdrawals, and when I may enter events again. */
    get: operations['list_my_withdrawals'];
    put?: never;
    /**
     * Asks to withdraw from all events; director and opponents are told. Sent again, it is answered as
     *     it stands.
     */
    post: operations['request_withdrawal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/withdrawals/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Takes a request back while it waits; after the offer to play on it takes that up (TR-8.4). Sent
     *     again, it is answered as it stands.
     */
    delete: operations['take_back_withdrawal'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/xfcc/XfccBasic.asmx': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What this address is: the WSDL for `?wsdl`, else a few lines for people. */
    get: operations['describe_xfcc'];
    put?: never;
    /**
     * Lists a player's games, or makes a move: SOAP 1.1 with a key as password. What became of a move
     *     is told with 200, whatever it was; everything else that fails is a fault.
     */
    post: operations['call_xfcc'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AcceptChallenge: {
      /** @description The key that the link holds, where it came by one. */
      key: string | null;
    };
    /** @description A credential that a browser has made. */
    AddPasskey: {
      /** @description `attestationObject` in base64url. */
      attestation: string;
      /** @description The challenge of the options. */
      challenge: string;
      /** @description `clientDataJSON` in base64url. */
      client_data: string;
      /** @description What its owner calls it: 1 to 60 characters. */
      name: string;
      /** @description What `getTransports()` tells. */
      transports?: string[];
    };
    /** @description A passkey that was just added. */
    AddedPasskey: {
      passkey: components['schemas']['Passkey'];
      /** @description Recovery codes, where there were none. They are shown here and never again. */
      recovery_codes: string[];
    };
    /**
     * @description What is needed to add a passkey.
     * @enum {string}
     */
    AddingName: 'open' | 'link_needed' | 'passkey_needed' | 'code_needed';
    /** @description What was handed in. */
    AdjudicationClaim: {
      /** @description Empty where it was made for a player who has withdrawn. */
      analysis: string;
      /** Format: date-time */
      at: string;
      by: components['schemas']['Color'];
      claim: components['schemas']['AdjudicationClaimKind'];
    };
    /**
     * @description What a player claims.
     * @enum {string}
     */
    AdjudicationClaimKind: 'win' | 'draw';
    /**
     * @description What the table says of a player's going on.
     * @enum {string}
     */
    Advance: 'sure' | 'tied' | 'behind' | 'running' | 'withdrew_silently' | 'not_of_section';
    /** @description A player of the round before. */
    Advancer: {
      advance: components['schemas']['Advance'];
      entry: components['schemas']['EntryState'] | null;
      /**
       * Format: int32
       * @description The score in half points.
       */
      half_points: number;
      /** Format: int32 */
      place: number;
      player: components['schemas']['Player'];
      /** @description Whether others have the same place. */
      shared: boolean;
    };
    /** @description Whether the Board agrees. */
    AgreeToFinal: {
      /** @description True gives the agreement, false takes it back, before the start lists. */
      agrees: boolean;
      /**
       * Format: int32
       * @description The version that was looked at.
       */
      version: number;
    };
    AnnounceEvent: {
      announcement: components['schemas']['Announcement'];
      /**
       * Format: int32
       * @description The number of the approval under which it is announced, which an international event of a
       *     federation needs (TR-6).
       */
      approval?: number | null;
    };
    AnnounceReflection: {
      /**
       * Format: int32
       * @description Half-moves played in the position that I think about.
       */
      ply: number;
    };
    /** @description What an event announces. */
    Announcement: {
      /** @description What else there is to know, in the organiser's words, such as prizes: 1 to 2,000 characters in any lines. */
      about: string | null;
      /** @description Short and lasting, such as O/C/2027-01: 1 to 24 of `A-Z 0-9 / - .`; it never changes. */
      code: string;
      /** @description Whether answers may be left in advance. */
      conditional_moves: components['schemas']['ConditionalMoves'];
      /**
       * Format: int32
       * @description The tournament director's number.
       */
      director: number;
      /** @description When draws may be offered. */
      draw_offers: components['schemas']['EventDrawOffers'];
      /**
       * Format: date-time
       * @description When what is unfinished is adjudicated.
       */
      ends_at: string | null;
      /**
       * Format: date-time
       * @description The first second at which entries come too late.
       */
      entries_close_at: string;
      /**
       * Format: date-time
       * @description The first second at which entries are taken.
       */
      entries_open_at: string;
      /** @description Who may enter. */
      entry: components['schemas']['EntryClass'];
      fee: components['schemas']['Fee'] | null;
      /** @description Who acts when a flag has fallen. */
      flag: components['schemas']['EventFlag'];
      /**
       * Format: int32
       * @description Games of each player in the Silli system, an even number; of a match in a knock-out; rounds of a Swiss tournament, each
       *     of which is an event with a game of each player; in no other system.
       */
      games_each: number | null;
      /** @description What kind of event (TR-0.1). */
      kind: components['schemas']['EventKind'];
      /**
       * @description Whether it is an event of ladies: in the average a player without a published rating counts
       *     1900, elsewhere 2200 (NORM-2).
       */
      ladies: boolean;
      /**
       * Format: int32
       * @description Days of leave in each calendar year.
       */
      leave_days: number;
      /** @description How moves are sent; by post and e-mail the players keep the scores, and no clock runs here. */
      medium: components['schemas']['Medium'];
      /** @description The name as people read it: 1 to 120 characters in one line. */
      name: string;
      norm_class: components['schemas']['NormClass'] | null;
      /** @description Whether norms for titles can be made. */
      norms: boolean;
      /** @description ICCF, or a federation's three letters. */
      organiser: string;
      outside_laws: components['schemas']['OutsideLaws'] | null;
      /** @description How it is paid, in the organiser's words: 1 to 500 characters in any lines. */
      payment: string | null;
      previous_round: components['schemas']['PreviousRound'] | null;
      /** @description Whether the games count for the rating. */
      rated: boolean;
      rule_set: components['schemas']['RuleSet'] | null;
      /**
       * Format: int32
       * @description Players in a section, two in a knock-out and in a Swiss tournament; teams where they play.
       */
      section_size: number;
      /** @description Whether silence loses. */
      silence: components['schemas']['EventSilence'];
      stage: components['schemas']['Stage'] | null;
      /** @description Where the games start. */
      start_positions: components['schemas']['StartPositions'];
      /**
       * Format: date-time
       * @description When the clocks are started.
       */
      starts_at: string;
      /** @description Who plays whom. */
      system: components['schemas']['PairingSystem'];
      teams: components['schemas']['TeamTerms'] | null;
      /** @description How ties are broken, in this order. */
      tie_breaks: components['schemas']['TieBreak'][];
      /** @description How much time, in words. */
      time_control: string;
      /**
       * Format: int32
       * @description The rating that a player without one counts as.
       */
      unrated_level: number | null;
      /** @description Which chess. */
      variant: components['schemas']['Variant'];
      /** @description When spectators see the games. */
      visibility: components['schemas']['Visibility'];
      /**
       * @description Whether the winner of a section alone advances to the Final: in the Candidates' Tournament, when
       *     exceptionally more than 4 sections start in a year (TR-1.4.1).
       */
      winner_alone_advances: boolean;
    };
    AnswerAboutRules: {
      /** @description The article that the answer is about. */
      article: string;
      /** @description 1 to 2,000 characters, for everybody. */
      text: string;
    };
    AnswerCase: {
      /** @description Whether nothing is left to be done. Whoever filed the case opens it again by writing. */
      close?: boolean;
      /** @description 1 to 2,000 characters. */
      text: string;
      /**
       * Format: int32
       * @description The case as it was read.
       */
      version: number;
    };
    AnswerOffer: {
      /**
       * Format: int32
       * @description The half-move that the offer came with, so that a request that was held up cannot answer a
       *     newer offer. Without it, whichever offer is open is answered.
       */
      ply?: number | null;
    };
    AnswerPage: {
      /** @description Whether I consent; false takes back a consent that I have given. */
      consents: boolean;
      /** @description The address as I have seen it: an answer is for no other page. */
      url: string;
    };
    AnswerScore: {
      position: components['schemas']['ScorePosition'] | null;
    };
    AnswerTransfer: {
      act: components['schemas']['TransferAct'];
      /**
       * @description For which federation an officer records a consent or an objection; a delegate answers for their
       *     own.
       */
      federation?: string | null;
      /** @description Why: up to 2,000 characters; a consent, a registration and taking back need none. */
      reason?: string | null;
      /**
       * Format: int32
       * @description The transfer as it was read.
       */
      version: number;
    };
    /**
     * @description How an appeal was decided (TR-15).
     * @enum {string}
     */
    AppealOutcome: 'upheld' | 'dismissed' | 'changed';
    ApplyForApproval: {
      fee?: components['schemas']['Fee'] | null;
      /** @description Everything else that is paid, such as to players for playing; none: nothing. */
      finance?: string | null;
      kind: components['schemas']['ApprovalKind'];
      /** @description What the event is to be called: 1 to 120 characters in one line. */
      name: string;
      /** @description Who is to play, in how many sections and how: 1 to 2,000 characters. */
      plan: string;
      prizes?: components['schemas']['Prizes'] | null;
      /** Format: date */
      starts_on: string;
    };
    /** @description Which office, and why. */
    Appoint: {
      /** @description Whether it is given; else it is taken. */
      give: boolean;
      /** @description Why: 1 to 2,000 characters, for the person and the record. */
      reason: string;
      role: components['schemas']['Role'];
    };
    /** @description An office given, or taken. */
    Appointment: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      /** @description Whether it was given; else it was taken. */
      given: boolean;
      reason: string;
      role: components['schemas']['Role'];
    };
    /** @description An application for the approval of an event, as its federation and those who decide read it. */
    Approval: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      /** @description Whether the prize fund is deposited; none where that is not asked. */
      deposited: boolean | null;
      /**
       * Format: int32
       * @description The event that was announced under it.
       */
      event: number | null;
      /** @description Three letters. */
      federation: string;
      fee: components['schemas']['Fee'] | null;
      /** @description Everything else that is paid. */
      finance: string | null;
      /** Format: int32 */
      id: number;
      kind: components['schemas']['ApprovalKind'];
      /** @description Whether it was applied for later than the rules ask. */
      late: boolean;
      may: components['schemas']['ApprovalMay'];
      name: string;
      /** @description Who is to play, in how many sections and how. */
      plan: string;
      prizes: components['schemas']['Prizes'] | null;
      /** Format: date */
      starts_on: string;
      /**
       * Format: date
       * @description The last day on which it can start under its approval.
       */
      starts_until: string;
      state: components['schemas']['ApprovalState'];
      /** @description What was done about it, in order. */
      steps: components['schemas']['ApprovalStep'][];
      /**
       * Format: int32
       * @description How often it was changed.
       */
      version: number;
    };
    /**
     * @description What is done about an application.
     * @enum {string}
     */
    ApprovalAct:
      'approve' | 'approve_with_deposit' | 'refuse' | 'refer' | 'withdraw' | 'confirm_deposit';
    /**
     * @description What is applied for.
     * @enum {string}
     */
    ApprovalKind: 'invitational' | 'open';
    /** @description What I may do about an application now. */
    ApprovalMay: {
      /** @description Announce an event under it. */
      announce: boolean;
      /** @description Record that the prize fund is deposited. */
      confirm_deposit: boolean;
      /** @description Approve it or refuse it, with what Congress has decided where it waits for that. */
      decide: boolean;
      /** @description Leave it to Congress. */
      refer: boolean;
      /** @description Take it back. */
      withdraw: boolean;
    };
    /** @description The events approved in a year. */
    ApprovalReport: {
      /** @description In the order of their applications. */
      approved: components['schemas']['ReportedApproval'][];
      /** @description Whether the year is over. */
      complete: boolean;
      /** @description Whether there is a report for the year before. */
      has_earlier: boolean;
      /** Format: int32 */
      year: number;
    };
    /**
     * @description How far an application is.
     * @enum {string}
     */
    ApprovalState: 'waiting' | 'referred' | 'approved' | 'lapsed' | 'refused' | 'withdrawn';
    /** @description What was done about an application. */
    ApprovalStep: {
      act: components['schemas']['ApprovalAct'];
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      /** @description Where Congress has decided it: which, and where that is recorded. */
      congress: string | null;
      /** @description Why; empty where nothing was said. */
      text: string;
    };
    /** @description Applications for approval. */
    Approvals: {
      /** @description The federation for which I may apply; none: for none. */
      applies_for: string | null;
      /**
       * @description Those of the federation that I act for, to its organisers those under which an event can be
       *     announced, and for officers all that wait; the newest first.
       */
      approvals: components['schemas']['Approval'][];
      /** @description Whether I decide. */
      decides: boolean;
      /**
       * Format: date-time
       * @description The server's time.
       */
      now: string;
    };
    ApproveImport: {
      /**
       * Format: int32
       * @description The version that was looked at.
       */
      version: number;
    };
    /** @description All finished games as files. */
    ArchiveDump: {
      /** @description One for each quarter in which games ended, the earliest first. */
      files: components['schemas']['ArchiveDumpFile'][];
      /**
       * Format: date-time
       * @description When they were made.
       */
      made_at: string | null;
      /**
       * Format: date-time
       * @description They hold the games that ended before this moment, at which a month began; none: nothing was made yet.
       */
      until: string | null;
    };
    /** @description The games that ended in one quarter, in PGN, compressed with gzip. */
    ArchiveDumpFile: {
      /**
       * Format: int64
       * @description Its length.
       */
      bytes: number;
      /**
       * Format: int32
       * @description How many games.
       */
      games: number;
      /** @description What it is called here: year and quarter. */
      name: string;
      /** @description SHA-256 of it, in hexadecimal. */
      sha256: string;
    };
    /** @description Games by their results. Where neither side has got the point a game is none of the three. */
    ArchivedCounts: {
      /**
       * Format: int32
       * @description Won by Black.
       */
      black_wins: number;
      /**
       * Format: int32
       * @description Drawn.
       */
      draws: number;
      /**
       * Format: int32
       * @description Games.
       */
      games: number;
      /**
       * Format: int32
       * @description Won by White.
       */
      white_wins: number;
    };
    /** @description A game that is over. */
    ArchivedGame: {
      black: components['schemas']['Player'];
      /**
       * Format: int32
       * @description Black's.
       */
      black_halves: number;
      /**
       * Format: int32
       * @description Black's.
       */
      black_rating: number | null;
      /** Format: date-time */
      ended_at: string;
      /**
       * Format: int32
       * @description The event's number.
       */
      event: number | null;
      /**
       * Format: int32
       * @description Its number.
       */
      id: number;
      kind: components['schemas']['EventKind'] | null;
      /**
       * Format: int32
       * @description Full moves.
       */
      moves: number;
      opening: components['schemas']['Opening'] | null;
      /** @description Why it ended, as an ending tells it. */
      reason: string;
      section: components['schemas']['GameSection'];
      variant: components['schemas']['Variant'];
      white: components['schemas']['Player'];
      /**
       * Format: int32
       * @description White's points in halves: 0, 1 or 2.
       */
      white_halves: number;
      /**
       * Format: int32
       * @description White's published rating at the start.
       */
      white_rating: number | null;
    };
    /** @description Finished games. */
    ArchivedGames: {
      /**
       * Format: date-time
       * @description When the archive was built: it has the games that had ended by then.
       */
      built_at: string;
      /**
       * Format: int32
       * @description How many games were found.
       */
      found: number;
      /** @description The latest first. */
      games: components['schemas']['ArchivedGame'][];
      /** @description What to ask for as `after` to read on; none at the end. */
      next: string | null;
      score: components['schemas']['ArchivedScore'] | null;
    };
    /** @description A move that was played. */
    ArchivedMove: {
      /**
       * Format: int32
       * @description The average of both players' ratings, of games in which both had one.
       */
      average_rating: number | null;
      counts: components['schemas']['ArchivedCounts'];
      /**
       * Format: int32
       * @description The year in which the last of these games ended.
       */
      last_year: number;
      /** @description In SAN. */
      san: string;
      /** @description In UCI, `e1g1` for castling; in Chess960 the king onto its rook. */
      uci: string;
    };
    /** @description What a player has made of an opening. */
    ArchivedOpeningRecord: {
      /** @description With which colour. */
      color: components['schemas']['Color'];
      /** @description Its family: what stands before the colon in the name of each of its variations. */
      family: string;
      score: components['schemas']['ArchivedScore'];
    };
    /** @description What a player has made of the games against another one. */
    ArchivedOpponentRecord: {
      /**
       * Format: date-time
       * @description When the last of these games ended.
       */
      last_ended_at: string;
      opponent: components['schemas']['Player'];
      score: components['schemas']['ArchivedScore'];
    };
    /** @description A position, and what was played in it. */
    ArchivedPosition: {
      /**
       * Format: date-time
       * @description When the archive was built: it has the games that had ended by then.
       */
      built_at: string;
      /** @description The games that went through it. */
      counts: components['schemas']['ArchivedCounts'];
      /** @description The position. */
      fen: string;
      /** @description The moves, the most played first. A game in which it came up more than once counts for each move once. */
      moves: components['schemas']['ArchivedMove'][];
      opening: components['schemas']['Opening'] | null;
      /** @description By the average of both players' ratings at the start, of games in which both had one. */
      ratings: components['schemas']['ArchivedRatings'][];
      variant: components['schemas']['Variant'];
      /** @description By the year in which the games ended. */
      years: components['schemas']['ArchivedYear'][];
    };
    /** @description The games of a class of ratings. */
    ArchivedRatings: {
      counts: components['schemas']['ArchivedCounts'];
      /**
       * Format: int32
       * @description The lowest rating of the class, which is 200 points wide.
       */
      from: number;
    };
    /** @description What a player has made of the finished games. */
    ArchivedRecord: {
      /** @description The games with Black. */
      black: components['schemas']['ArchivedScore'];
      /**
       * Format: date-time
       * @description When the archive was built: it has the games that had ended by then.
       */
      built_at: string;
      /**
       * @description By opening and colour, the most played first: at most 20 with each colour. Games whose opening has no name are
       *     left out.
       */
      openings: components['schemas']['ArchivedOpeningRecord'][];
      /** @description The opponents, whoever was met most often first: at most 50. */
      opponents: components['schemas']['ArchivedOpponentRecord'][];
      /**
       * Format: int32
       * @description How many opponents there were.
       */
      opponents_total: number;
      /** @description The games with White. */
      white: components['schemas']['ArchivedScore'];
    };
    /** @description A player's games by what came of them; where neither side has got the point a game is none of the three. */
    ArchivedScore: {
      /** Format: int32 */
      drawn: number;
      /** Format: int32 */
      games: number;
      /** Format: int32 */
      lost: number;
      /** Format: int32 */
      won: number;
    };
    /** @description The games of a year. */
    ArchivedYear: {
      counts: components['schemas']['ArchivedCounts'];
      /** Format: int32 */
      year: number;
    };
    AskAboutRules: {
      /** @description The article that leaves it open, such as `LAW-6.9`. */
      article: string;
      /**
       * @description For whom somebody asks.
       * @enum {string}
       */
      asker: 'federation' | 'director';
      /** @description 1 to 2,000 characters, for everybody to read once it is answered. */
      text: string;
    };
    AskForPasskey: {
      /** @description From the email, where one was needed. */
      link?: string | null;
    };
    AskForTransfer: {
      grounds: components['schemas']['TransferGrounds'];
      /** @description Why: 1 to 2,000 characters. Both federations and the officers read it. */
      reason: string;
      /** @description The federation that I want to play for: three letters. */
      to: string;
    };
    /** @description An opponent's page, for which I am asked. */
    AskedPage: {
      /** @description What I have answered: `waits`, `consented`, `refused` or `taken_back`. */
      answer: string;
      /** Format: date-time */
      answered_at: string | null;
      /** Format: date-time */
      named_at: string;
      player: components['schemas']['Player'];
      url: string;
    };
    /** @description What stands in for a published rating. */
    AssumedRating: {
      /** @description F: the FIDE rating; P: the level of the event. */
      mark: string;
      /** Format: int32 */
      rating: number;
    };
    Authenticate: {
      /** @description The account's present password. */
      password: string;
    };
    BeginRatingRun: {
      pool: components['schemas']['RatingPool'];
      /** @description Year and quarter, such as `2027/1`. */
      quarter: string;
      rule_set: components['schemas']['RuleSet'];
    };
    /** @description Whom I have blocked. */
    BlockedPlayers: {
      /** @description By number. */
      players: components['schemas']['Player'][];
    };
    /** @description Where a game stands, as far as it is shown. */
    BoardOfGame: {
      black: components['schemas']['Player'];
      ending: components['schemas']['Ending'] | null;
      /** @description The position. */
      fen: string;
      /**
       * Format: int32
       * @description The game's number.
       */
      game: number;
      last: components['schemas']['LastMoveOfBoard'] | null;
      /**
       * Format: int32
       * @description Half-moves played.
       */
      ply: number;
      /** @description Who is to move. */
      turn: components['schemas']['Color'];
      variant: components['schemas']['Variant'];
      white: components['schemas']['Player'];
    };
    /** @description A page of a section's boards. */
    Boards: {
      /** @description By the number of the game. */
      boards: components['schemas']['BoardOfGame'][];
      /**
       * Format: int32
       * @description Moves by which what is shown of running games lags behind, but of one's own (TR-14); 0 for those who direct.
       */
      delay_moves: number;
      /**
       * Format: int32
       * @description Games of the section of which nothing is shown while they run (TR-14).
       */
      hidden: number;
      /** @description What to ask for as `after` to read on; none at the end. */
      next: string | null;
      /**
       * Format: date-time
       * @description The server's time.
       */
      now: string;
    };
    /** @description A conditional move with its answer. */
    Branch: {
      /** @description My answer in UCI. */
      reply: string;
      /** @description The same in SAN; after any move by piece and squares, `Ng1-f3`. */
      reply_san: string;
      /** @description What follows. */
      then: components['schemas']['Branch'][];
      /** @description The opponent's move in UCI, or `any`. */
      when: string;
      /** @description The same in SAN. */
      when_san: string | null;
    };
    CancelEvent: {
      /** @description Why, for everybody who has entered: 1 to 2,000 characters. */
      reason: string;
      /**
       * Format: int32
       * @description The version that was looked at.
       */
      version: number;
    };
    /** @description A case. */
    Case: {
      /**
       * Format: int64
       * @description Whole days since it was opened.
       */
      age_days: number;
      answers: components['schemas']['CaseAnswer'][];
      by: components['schemas']['Player'] | null;
      /**
       * Format: int32
       * @description The decision that is appealed against.
       */
      decision: number | null;
      /** @description The decisions that answer it. */
      decisions: number[];
      due: components['schemas']['PublicationDue'] | null;
      /** Format: int32 */
      game: number | null;
      /** Format: int32 */
      id: number;
      kind: components['schemas']['CaseKind'];
      may: components['schemas']['MayInCase'];
      message: components['schemas']['ReportedMessage'] | null;
      /** Format: date-time */
      opened_at: string;
      outcome: components['schemas']['AppealOutcome'] | null;
      page: components['schemas']['PlayersPage'] | null;
      player: components['schemas']['Player'] | null;
      section: components['schemas']['GameSection'];
      state: components['schemas']['CaseState'];
      text: string;
      /** @description The reported page. */
      url: string | null;
      /**
       * Format: int32
       * @description How often it was changed: an answer names it.
       */
      version: number;
    };
    /** @description What was written in a case after it was opened. */
    CaseAnswer: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      text: string;
    };
    /**
     * @description What a case is about.
     * @enum {string}
     */
    CaseKind: 'query' | 'message_report' | 'publication' | 'appeal' | 'conduct';
    /** @description A page of cases. */
    CaseList: {
      /** @description The newest first. */
      cases: components['schemas']['Case'][];
      /** @description What to ask for as `after` to read on; none at the end. */
      next: string | null;
    };
    /**
     * @description How far a case is.
     * @enum {string}
     */
    CaseState: 'open' | 'answered' | 'decided';
    /** @description A challenge to a friendly game. */
    Challenge: {
      /**
       * Format: int32
       * @description The number of the challenge that it answers with other terms.
       */
      answers: number | null;
      /**
       * Format: date-time
       * @description When it was sent.
       */
      at: string;
      /** @description Who has sent it. */
      by: components['schemas']['Player'];
      /**
       * Format: int32
       * @description Its number.
       */
      id: number;
      /**
       * Format: date-time
       * @description The first second at which nobody can accept it any more.
       */
      lapses_at: string;
      /** @description Whether the reader can accept it, as far as it says itself; whoever is signed out signs in first. */
      may_accept: boolean;
      /** @description Whether the reader can begin the tournament, as far as it says itself. */
      may_begin: boolean;
      /** @description Whether the reader can decline it, or answer with other terms. */
      may_decline: boolean;
      /** @description Whether the reader, an officer, can take words away, or a tournament's name. */
      may_remove_words: boolean;
      /** @description Whether the reader can withdraw it. */
      may_withdraw: boolean;
      /** @description What has become of it. */
      state: components['schemas']['ChallengeState'];
      /** @description By what terms is played. */
      terms: components['schemas']['ChallengeTerms'];
      /** @description The time control of the terms. */
      time: components['schemas']['TimeControl'];
      /** @description Who may accept it. */
      to: components['schemas']['ChallengedPlayer'];
      /** @description What the challenger writes; not for whoever is signed out. */
      words: string | null;
      /** @description Why an officer has taken words away, or a tournament's name; for its players and officers. */
      words_removed: string | null;
    };
    /**
     * @description Which colour the challenger has.
     * @enum {string}
     */
    ChallengeColor: 'drawn' | 'white' | 'black';
    /** @description Where a friendly game starts. */
    ChallengeStart:
      | {
          /** @enum {string} */
          kind: 'usual';
        }
      | {
          /** @enum {string} */
          kind: 'drawn';
        }
      | {
          /** @enum {string} */
          kind: 'number';
          /**
           * Format: int32
           * @description 0 to 959.
           */
          number: number;
        }
      | {
          /** @description In FEN. */
          fen: string;
          /** @enum {string} */
          kind: 'from';
        };
    /** @description What has become of a challenge. */
    ChallengeState:
      | {
          /** @enum {string} */
          kind: 'open';
        }
      | {
          /** @enum {string} */
          kind: 'lapsed';
        }
      | {
          /**
           * Format: date-time
           * @description When.
           */
          at: string;
          /** @description By whom. */
          by: components['schemas']['Player'];
          /** @description The numbers of its games. */
          games: number[];
          /** @enum {string} */
          kind: 'accepted';
          /**
           * Format: int32
           * @description The section of its games.
           */
          section: number;
        }
      | {
          /**
           * Format: date-time
           * @description When it was begun.
           */
          at: string;
          /** @enum {string} */
          kind: 'begun';
          /**
           * Format: int32
           * @description Its section.
           */
          section: number;
          /**
           * Format: date-time
           * @description When its clocks start.
           */
          starts_at: string;
        }
      | {
          /**
           * Format: date-time
           * @description When.
           */
          at: string;
          /** @enum {string} */
          kind: 'declined';
        }
      | {
          /**
           * Format: date-time
           * @description When.
           */
          at: string;
          /**
           * Format: int32
           * @description The number of that challenge.
           */
          by: number;
          /** @enum {string} */
          kind: 'countered';
        }
      | {
          /**
           * Format: date-time
           * @description When.
           */
          at: string;
          /** @enum {string} */
          kind: 'withdrawn';
        };
    /** @description The terms of a friendly game. */
    ChallengeTerms: {
      /** @description The challenger's colour, in the first of two games. */
      color: components['schemas']['ChallengeColor'];
      /** @description Whether answers may be left in advance. */
      conditional_moves: components['schemas']['ConditionalMoves'];
      /** @description When draws may be offered. */
      draw_offers: components['schemas']['EventDrawOffers'];
      /** @description Whether engines may be used, as the Laws let them; else both have agreed to use none (LAW-0). */
      engines: boolean;
      /**
       * Format: int32
       * @description 1, or 2 at the same time, one with each colour.
       */
      games: number;
      /**
       * Format: int32
       * @description Days of leave in each calendar year.
       */
      leave_days: number;
      /** @description Whether silence loses. */
      silence: components['schemas']['EventSilence'];
      /** @description Where the game starts. */
      start: components['schemas']['ChallengeStart'];
      /** @description How much time, in words. */
      time_control: string;
      /** @description Which chess. */
      variant: components['schemas']['Variant'];
    };
    /** @description Whom a challenge is for. */
    ChallengeTo:
      | {
          /** @enum {string} */
          kind: 'player';
          /**
           * Format: int32
           * @description The player's number.
           */
          player: number;
        }
      | {
          /** @enum {string} */
          kind: 'anybody';
        }
      | {
          /** @enum {string} */
          kind: 'link';
        }
      | {
          /** @enum {string} */
          kind: 'friends';
          /** @description What it is called: 1 to 60 characters. */
          name: string;
          /** @description The numbers of whom to invite: up to 12, and not the sender's. */
          players: number[];
        };
    /** @description Who may accept a challenge. */
    ChallengedPlayer:
      | {
          /** @enum {string} */
          kind: 'player';
          /** @description Who. */
          player: components['schemas']['Player'];
        }
      | {
          /** @enum {string} */
          kind: 'anybody';
        }
      | {
          /** @description The key that the link holds, for the challenger alone. */
          key: string | null;
          /** @enum {string} */
          kind: 'link';
        }
      | {
          /** @description The key that the link holds, for the challenger alone. */
          key: string | null;
          /** @enum {string} */
          kind: 'friends';
          /** @description What it is called. */
          name: string;
          /** @description Those on its list, in the order in which they came to be there; the challenger plays without being on it. */
          players: components['schemas']['InvitedFriend'][];
          /**
           * Format: date-time
           * @description When the clocks would start if it were begun now.
           */
          would_start_at: string;
        };
    ChangeAddress: {
      /** @description The new address; a link is sent to it. */
      email: string;
    };
    ChangeCount: {
      /** @description What is done. */
      action: components['schemas']['CountAction'];
      /**
       * Format: int32
       * @description Half-moves played in the position in which it is done.
       */
      ply: number;
    };
    ChangeEvent: {
      announcement: components['schemas']['Announcement'];
      /**
       * Format: int32
       * @description The number of another approval under which it goes on, such as where the one before lapses (TR-12);
       *     none: the one that it has.
       */
      approval?: number | null;
      /**
       * Format: int32
       * @description The version that was looked at.
       */
      version: number;
    };
    ChangeLeave: {
      /**
       * Format: date
       * @description The first day (UTC).
       */
      first: string;
      /**
       * Format: date
       * @description The last day (UTC).
       */
      last: string;
      /** @description The sections' numbers: 1 to 100. */
      sections: number[];
    };
    /** @description A new password of somebody who is signed in. */
    ChangePassword: {
      /** @description 12 to 128 characters, and not soon guessed. */
      new_password: string;
      /** @description The present one; left out after `POST /api/session/authenticate` and the like. */
      password?: string | null;
    };
    ChangePlayerLeave: {
      /**
       * Format: date
       * @description The first day (UTC).
       */
      first: string;
      /**
       * Format: date
       * @description The last day (UTC).
       */
      last: string;
      /**
       * Format: int32
       * @description The player's number.
       */
      player: number;
      /** @description Why, for the record: 1 to 2,000 characters. */
      reason: string;
      /**
       * Format: int32
       * @description The section's number.
       */
      section: number;
    };
    ChangePortrait: {
      /**
       * @description A PNG in base64: square, up to 192 pixels a side and 128 KB, without animation. Its pixels are kept, and
       *     nothing else of the file. Null takes the present one away; left out, it stays.
       */
      picture?: string | null;
      /** @description Up to 300 characters of text; empty for none. */
      words: string;
    };
    ChangeProposal: {
      /** @description The sections; none where teams play. */
      sections: components['schemas']['ChangedSection'][];
      /** @description The sections of teams, where they play. */
      team_sections?: components['schemas']['ProposedTeams'][];
      /**
       * Format: int32
       * @description The version of the proposal that was looked at.
       */
      version: number;
    };
    ChangeSettings: {
      /**
       * Format: int32
       * @description 0 to 23, in `zone`.
       */
      digest_hour: number;
      language: components['schemas']['Language'];
      mail: components['schemas']['MailChoice'];
      /** @description Each 1 to 30, five at most; empty for no reminders. */
      reminder_days: number[];
      /** @description A name of the IANA's database of zones. */
      zone: string;
    };
    ChangedSection: {
      /** @description 1 to 40 characters in one line; each section has another. */
      name: string;
      /** @description Numbers of accepted players; in a Scheveningen match the first half plays the second. */
      players: number[];
    };
    /**
     * @description What is claimed.
     * @enum {string}
     */
    Claim: 'repetition' | 'fifty_moves' | 'tablebase_win' | 'tablebase_draw';
    ClaimAdjudication: {
      /** @description 1 to 20,000 characters. */
      analysis: string;
      claim: components['schemas']['AdjudicationClaimKind'];
    };
    /** @description What a claim rests on. */
    ClaimFacts: {
      claim: components['schemas']['Claim'];
      /** @description Whether it is right; none: the tournament director would have to rule. */
      correct: boolean | null;
      /** @description The position that the claim is about. */
      fen: string;
      /**
       * Format: int32
       * @description Pieces and pawns in it, kings included.
       */
      men: number;
      move: components['schemas']['IntendedMove'] | null;
      /** @description Whether the claim, being wrong, would count as a draw offer. */
      opens_offer: boolean;
      /**
       * Format: int32
       * @description Half-moves of the game without a pawn move or capture up to it.
       */
      quiet_plies: number;
      /** @description After how many half-moves that position stood, itself included. */
      repeated: number[];
      /** @description The article. */
      rule: string;
      tablebase: components['schemas']['TableVerdict'] | null;
      unknown: components['schemas']['Undecided'] | null;
    };
    ClaimInScore: {
      /** @description What is claimed. */
      kind: components['schemas']['ScoreClaimKind'];
      /** @description What the director is to know: at most 1,000 characters. */
      note: string;
    };
    /** @description The claims that wait for me. */
    ClaimList: {
      claims: components['schemas']['WaitingClaim'][];
    };
    ClaimNumber: {
      /** @description `en` or `cs`: the language of emails. */
      language: string;
      /** @description 12 to 128 characters, and not soon guessed. */
      password: string;
      /** @description From the link in the email. */
      token: string;
      /** @description The zone in which emails tell moments, a name of the IANA's database. */
      zone: string;
    };
    /**
     * @description What came of a claim, in a word.
     * @enum {string}
     */
    ClaimVerdict: 'correct' | 'incorrect' | 'referred';
    /** @description What came of a claim. */
    Claimed: {
      ending: components['schemas']['Ending'] | null;
      /** @description The signed head of the log with the claim, a compact JWS. */
      head: string;
      sent: components['schemas']['Sent'] | null;
      verdict: components['schemas']['ClaimVerdict'];
    };
    /** @description The number that somebody has now. */
    ClaimedNumber: {
      player: components['schemas']['Player'];
    };
    /** @description One player's clock. */
    Clock: {
      /**
       * Format: int64
       * @description Seconds in the bank; only in Triple Block.
       */
      bank_seconds: number | null;
      /**
       * Format: int32
       * @description The move number of the next control; none where the time is for all moves.
       */
      control_move: number | null;
      /**
       * Format: int64
       * @description Whole days left up to the next control, the present reflection taken off; none without a
       *     limit.
       */
      days_left: number | null;
      /**
       * Format: int32
       * @description Days charged so far.
       */
      days_used: number;
      /** @description Whether the time that passes now counts twice. */
      doubled: boolean;
      /**
       * Format: int64
       * @description Seconds until time counts twice, while the clock runs and time does not count twice yet.
       */
      doubles_in_seconds: number | null;
      /**
       * Format: int32
       * @description Moves to make by the next control; none where the time is for all moves.
       */
      moves_to_go: number | null;
      /** @description Whether it is running now. */
      running: boolean;
      /**
       * Format: int64
       * @description Seconds until the flag falls, while it runs; in Triple Block what the clock shows.
       */
      seconds_left: number | null;
      /**
       * Format: int64
       * @description Seconds spent on the present move.
       */
      thinking_seconds: number;
    };
    /**
     * @description A side.
     * @enum {string}
     */
    Color: 'white' | 'black';
    /**
     * @description Which conditional moves an event allows.
     * @enum {string}
     */
    ConditionalMoves: 'none' | 'linear' | 'tree';
    ConfirmEmail: {
      /** @description The one that was chosen when signing up. */
      password: string;
      /** @description From the link in the email. */
      token: string;
    };
    /** @description A confirmed title or award. */
    ConfirmedTitle: {
      award: components['schemas']['PlayerAward'];
      /** Format: int32 */
      case: number;
      player: components['schemas']['Player'];
    };
    /**
     * @description How many of the votes of Congress a decision needs.
     * @enum {string}
     */
    CongressMajority: 'half' | 'two_thirds';
    /** @description Whether it is consented to. */
    ConsentToRating: {
      /** @description True gives the consent, false takes it back, before the start lists. */
      consents: boolean;
      /**
       * Format: int32
       * @description The version that was looked at.
       */
      version: number;
    };
    /** @description How opponents in games by post or e-mail reach me: nobody else sees it, but who directs such a game of mine. */
    Contact: {
      /** @description An address or several, in at most 8 lines and 500 characters; null: none. */
      text: string | null;
    };
    /** @description A conversation with its letters. */
    Conversation: {
      /**
       * Format: int32
       * @description What to ask for to read those before; none where there are none.
       */
      before: number | null;
      event_name: string;
      /** @description In order. */
      letters: components['schemas']['Letter'][];
      /** @description Everybody who reads it, me among them. */
      readers: components['schemas']['Player'][];
      with: components['schemas']['ConversationWith'];
    };
    /**
     * @description Of which kind a conversation is.
     * @enum {string}
     */
    ConversationKind: 'team' | 'officials' | 'section' | 'captains' | 'between' | 'replaced';
    /** @description A conversation, and how far it has come. */
    ConversationLine: {
      /**
       * Format: int32
       * @description How many letters it has.
       */
      count: number;
      /**
       * Format: date-time
       * @description When the last one was written; none where nobody has written yet.
       */
      last_at: string | null;
      with: components['schemas']['ConversationWith'];
    };
    /** @description The conversations in which I take part. */
    ConversationList: {
      conversations: components['schemas']['ConversationLine'][];
      event_name: string;
    };
    /** @description A team in the name of a conversation. */
    ConversationTeam: {
      /**
       * Format: int32
       * @description Its captain's number.
       */
      captain: number;
      name: string;
      /**
       * Format: int32
       * @description Its number in the event.
       */
      number: number;
    };
    /** @description Who write to each other. */
    ConversationWith: {
      /** @description Its name in addresses. */
      id: string;
      kind: components['schemas']['ConversationKind'];
      replaced: components['schemas']['Player'] | null;
      /** @description The section's name, where it is about one. */
      section: string | null;
      /** @description The teams whose players or captains they are; none where it is about all of a section or of the event. */
      teams: components['schemas']['ConversationTeam'][];
    };
    CorrectAllowance: {
      /**
       * Format: int32
       * @description Days more than the event allows, fewer when negative, in place of an earlier correction:
       *     366 at most.
       */
      days: number;
      /**
       * Format: int32
       * @description The player's number.
       */
      player: number;
      /** @description Why, for the record: 1 to 2,000 characters. */
      reason: string;
      /**
       * Format: int32
       * @description The section's number.
       */
      section: number;
      /**
       * Format: int32
       * @description The calendar year: this one or the next.
       */
      year: number;
    };
    /** @description A name, and why it is corrected. */
    CorrectName: {
      /** @description As the given name, in the same script. */
      family_name: string;
      /** @description 1 to 80 characters: letters of one script, spaces, hyphens, apostrophes, dots. */
      given_name: string;
      /** @description Why: 1 to 2,000 characters. Officers and the player read it. */
      reason: string;
    };
    CorrectNorm: {
      /** @description What is right. */
      norm: components['schemas']['RecordNorm'];
      /** @description Why: 1 to 2,000 characters, for officers. */
      reason: string;
    };
    CorrectRating: {
      kind: components['schemas']['RatingCorrectionKind'];
      /**
       * Format: int32
       * @description The player's number.
       */
      player: number;
      /**
       * Format: int32
       * @description Of a start rating: what counts, 1000 to 3000.
       */
      rating?: number | null;
      /** @description Why, for the player and the player's national delegate: 1 to 2,000 characters. */
      reason: string;
      /**
       * Format: int32
       * @description Of a start rating: the section's number.
       */
      section?: number | null;
      /**
       * Format: int32
       * @description The version that was looked at.
       */
      version: number;
    };
    /** @description The running count of Makruk. */
    Count: {
      /** @description Who counts. */
      by: components['schemas']['Color'];
      /** @description By which rule. */
      honour: components['schemas']['Honour'];
      /**
       * Format: int32
       * @description Moves that the other side still has to mate.
       */
      left: number;
      /**
       * Format: int32
       * @description The number that draws the game when it is spoken.
       */
      limit: number;
      /**
       * Format: int32
       * @description The number that goes with the counter's move: the one spoken last, on the counter's own turn
       *     the one to come.
       */
      spoken: number;
    };
    /**
     * @description What becomes of the count.
     * @enum {string}
     */
    CountAction: 'start' | 'stop';
    CountMembers: {
      /**
       * Format: int32
       * @description Members and affiliated players by the statistics of the fees, at most a million.
       */
      members: number;
    };
    /** @description The count after it. */
    Counted: {
      count: components['schemas']['Count'] | null;
      /** @description The signed head of the log with this entry, a compact JWS. */
      head: string;
    };
    /** @description An email that was given up after three days of trying. */
    DeadLetter: {
      /** @description Why it failed at last. */
      error: string;
      /** Format: date-time */
      given_up_at: string;
      /** @description What happened, as a name for it. */
      key: string;
      player: components['schemas']['Player'] | null;
      /**
       * Format: int32
       * @description The player's number.
       */
      player_id: number;
      /**
       * Format: int32
       * @description How often it was tried.
       */
      tries: number;
    };
    /** @description Mails that were given up, the latest first. */
    DeadLetterList: {
      letters: components['schemas']['DeadLetter'][];
    };
    DecideAppeal: {
      outcome: components['schemas']['AppealOutcome'];
      /** @description Why: 1 to 2,000 characters. */
      reason: string;
      /**
       * Format: int32
       * @description The case as it was read.
       */
      version: number;
    };
    DecideApproval: {
      act: components['schemas']['ApprovalAct'];
      /** @description Of what Congress has decided: which Congress, and where that is recorded. */
      congress?: string | null;
      /**
       * @description Why, for the federation: at most 2,000 characters; needed to refuse, to refer and to ask for a
       *     deposit.
       */
      text: string;
      /**
       * Format: int32
       * @description The version that was looked at.
       */
      version: number;
    };
    DecideEntry: {
      decision: components['schemas']['EntryDecision'];
      /** @description Why: needed when an entry is refused, and shown to the player. */
      reason?: string | null;
    };
    DecideGap: {
      /**
       * Format: date-time
       * @description Where the time begins that is decided about, as it was shown.
       */
      from: string;
      /** @description Whether every running game gets it back, until now; otherwise the clocks count it. */
      give_back: boolean;
      /** @description Why: 1 to 2,000 characters, for everybody concerned. */
      reason: string;
      /** @description Whether those who lost on time or by silence in it play on. */
      reinstate?: boolean;
    };
    DecideOutage: {
      /**
       * Format: int32
       * @description In place of them: all sections of this event.
       */
      event?: number | null;
      /** @description In place of both: every running game of the server. */
      everything?: boolean;
      /**
       * Format: date-time
       * @description The first second.
       */
      from: string;
      /** @description Why: 1 to 2,000 characters, for everybody concerned. */
      reason: string;
      /** @description Whether those who lost on time or by silence in it play on, with the time given back. */
      reinstate?: boolean;
      /** @description The sections' numbers. */
      sections?: number[];
      /**
       * Format: date-time
       * @description The first second after it, not in the future.
       */
      until: string;
    };
    DecideScore: {
      /** @description Why; both players read it: 1 to 2,000 characters. */
      reason: string;
      ruling: components['schemas']['ScoreRuling'];
      /** @description How many decisions I have seen: a request that comes again finds one more. */
      seen: number;
    };
    DecideSeason: {
      /** @description Where each team goes: every one once. */
      moves: components['schemas']['SeasonMove'][];
      /**
       * Format: int32
       * @description The version of the event that was looked at.
       */
      version: number;
    };
    DecideStatus: {
      act: components['schemas']['StatusAct'];
    };
    DecideTeam: {
      decision: components['schemas']['TeamDecision'];
      /** @description Why: needed when a team is refused, and shown to it. */
      reason?: string | null;
    };
    DecideTitle: {
      /** @description Why: 1 to 2,000 characters. */
      reason: string;
      step: components['schemas']['TitleStep'];
      /**
       * Format: int32
       * @description The version that was looked at.
       */
      version: number;
    };
    DecideWithdrawal: {
      kind: components['schemas']['RuleOnWithdrawal'];
      /** @description Why: 1 to 2,000 characters, for the player and the record. */
      reason: string;
      /**
       * Format: int32
       * @description For how many months the player may not enter events, where that can be chosen.
       */
      suspension_months?: number | null;
      /**
       * Format: int32
       * @description The version that I have seen.
       */
      version: number;
    };
    /** @description What a decision does to one game. */
    DecidedGame: {
      /** Format: int32 */
      game: number;
      what: components['schemas']['Directive'][];
    };
    /** @description A decision of a director or an officer. */
    Decision: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      /**
       * Format: int32
       * @description The case that it answers, for officials: whoever was reported is not told.
       */
      case: number | null;
      /** @description Whether every game has followed. */
      done: boolean;
      /** @description What it does to which game, as far as the reader plays in it or is an official. */
      games: components['schemas']['DecidedGame'][];
      /**
       * Format: int32
       * @description Its number.
       */
      id: number;
      /**
       * @description `set_clock`, `stop_clocks`, `resume_clocks`, `penalty`, `default`, `cancel`,
       *     `to_adjudication`, `adjudicate`, `reinstate`, `restore_position`, `warn`, `order`, `expel`,
       *     `message` or `revoke`.
       */
      kind: string;
      player: components['schemas']['Player'] | null;
      position: components['schemas']['RestoredPosition'] | null;
      /** @description Why; of a letter its text. */
      reason: string;
      /** @description The rule that it rests on. */
      rule: string | null;
      /**
       * Format: int32
       * @description The section's number.
       */
      section: number;
      /** @description What a letter is about. */
      title: string | null;
      /** @description To whom a letter is that is not to everybody: for officials all of them. */
      to: components['schemas']['Player'][];
      /** @description Whether everybody in the section reads it. */
      to_all: boolean;
      /**
       * Format: int32
       * @description The decision that it undoes.
       */
      undoes: number | null;
      /**
       * Format: int32
       * @description The later decision that has undone it.
       */
      undone_by: number | null;
    };
    /**
     * @description What is decided.
     * @enum {string}
     */
    DecisionKind:
      | 'set_clock'
      | 'stop_clocks'
      | 'resume_clocks'
      | 'penalty'
      | 'default'
      | 'cancel'
      | 'to_adjudication'
      | 'adjudicate'
      | 'reinstate'
      | 'restore_position'
      | 'warn'
      | 'order'
      | 'expel'
      | 'message'
      | 'revoke';
    /** @description Decisions, the newest first. */
    DecisionList: {
      decisions: components['schemas']['Decision'][];
    };
    /** @description What a decision would do. */
    DecisionPreview: {
      /**
       * Format: int32
       * @description How many there are of those.
       */
      end_count: number;
      /** @description Games that it would end, or in which it would leave a player no time: the first 50. */
      ends: number[];
      /**
       * Format: int32
       * @description Games that it would change.
       */
      games: number;
    };
    /** @description Which place to put off. */
    DeferPlace: {
      /**
       * Format: int32
       * @description The Final that is left out, by number.
       */
      event: number;
      /**
       * Format: int32
       * @description The section whose result gives it, by number.
       */
      section: number;
    };
    /** @description That a place is put off. */
    DeferredPlace: {
      /**
       * Format: date-time
       * @description When that was asked for.
       */
      at: string;
      /** @description The Final that is left out. */
      event: components['schemas']['NamedEvent'];
    };
    /** @description Whoever takes an account away gives its password, or has just proved who they are. */
    DeleteMe: {
      /** @description Left out after `POST /api/session/authenticate` and the like. */
      password?: string | null;
    };
    /**
     * @description How far a delivery is.
     * @enum {string}
     */
    DeliveryState: 'waiting' | 'delivered' | 'given_up';
    /** @description One try to deliver. */
    DeliveryTry: {
      /** Format: date-time */
      at: string;
      /**
       * Format: int32
       * @description The HTTP status of the answer; null when there was none.
       */
      status: number | null;
    };
    /** @description A deposit that came with an entry (TR-8.4). */
    Deposit: {
      /**
       * Format: date-time
       * @description When it was forfeited.
       */
      forfeited_at: string | null;
      /** Format: date-time */
      paid_at: string;
      /**
       * Format: date-time
       * @description When it was given back (TR-8.6), or not needed since the player does not play.
       */
      refunded_at: string | null;
    };
    /** @description What somebody has directed here of classified events (TR-10.9). */
    DirectedGames: {
      /** @description Finished games. */
      games: number;
      /** @description Whether it is enough: more than 2000 games over at least two years. */
      reached: boolean;
      /** Format: date-time */
      since: string | null;
    };
    /** @description One thing that a decision does to a game. */
    Directive: {
      by: components['schemas']['Color'] | null;
      /**
       * @description `clock_adjusted`, `clocks_stopped`, `clocks_resumed`, `sent_to_adjudication`, `defaulted`,
       *     `cancelled`, `adjudicated`, `reinstated`, `recorded` or `replaced`.
       */
      code: string;
      /**
       * Format: int32
       * @description Days added to the time used; negative: given back.
       */
      days: number | null;
      /**
       * Format: int32
       * @description Moves added to those counted.
       */
      moves: number | null;
      /**
       * Format: int32
       * @description White's points in halves.
       */
      white_halves: number | null;
    };
    /** @description How a division of a league is divided into sections. */
    DivisionPlan: {
      /**
       * Format: int32
       * @description How many go down from each section.
       */
      down: number;
      /** @description Teams in each of its sections. */
      sizes: number[];
      /**
       * Format: int32
       * @description How many go up from each section.
       */
      up: number;
    };
    /** @description Nothing but that it was done. */
    Done: Record<string, never>;
    /**
     * @description When draws may be offered and agreed (LAW-9.1.1).
     * @enum {string}
     */
    DrawOfferPolicy: 'free' | 'once' | 'once_in_ten' | 'not_before' | 'never';
    /** @description When draws may be offered and agreed (LAW-9.1.1). */
    DrawOffers: {
      kind: components['schemas']['DrawOfferPolicy'];
      /**
       * Format: int32
       * @description The first move with which a draw may be offered, where there is one.
       */
      move: number | null;
    };
    /**
     * @description Which teams may enter an event.
     * @enum {string}
     */
    EligibleTeams: 'national' | 'any';
    /** @description What ending, accepting and declining answer. */
    Ended: {
      ending: components['schemas']['Ending'] | null;
      /** @description The signed head of the log with this entry, a compact JWS. */
      head: string;
    };
    /** @description A game that was lost within an outage, before anybody decided on it. */
    EndedInOutage: {
      /**
       * Format: date-time
       * @description When it ended.
       */
      at: string;
      /** Format: int32 */
      game: number;
      /** @description `time_forfeiture` or `silence`. */
      reason: string;
      /**
       * Format: int32
       * @description The section's number.
       */
      section: number;
    };
    /** @description How a game ended. */
    Ending: {
      /**
       * Format: date-time
       * @description When.
       */
      at: string;
      /**
       * Format: int32
       * @description Black's points in halves: 0, 1 or 2.
       */
      black_halves: number;
      by: components['schemas']['Color'] | null;
      /**
       * @description `checkmate`, `resignation`, `stalemate`, `dead_position`, `agreement`, `time_forfeiture`,
       *     `silence`, `repetition`, `fifty_moves`, `tablebase_win`, `tablebase_draw`, `count_run_out`,
       *     `count_mate`, `default`, `cancelled`, `adjudication` or `recorded`.
       */
      reason: string;
      /** @description The article. */
      rule: string;
      /**
       * Format: int32
       * @description White's points in halves: 0, 1 or 2.
       */
      white_halves: number;
    };
    /**
     * @description What puts an end to a game in which nobody does anything.
     * @enum {string}
     */
    EndsBy: 'flag' | 'silence' | 'end_of_play';
    /** @description Whatever ends a game first if nobody does anything. */
    EndsFirst: {
      /**
       * Format: date-time
       * @description When.
       */
      at: string;
      /** @description What it is. */
      by: components['schemas']['EndsBy'];
      /**
       * Format: int64
       * @description Seconds until then; negative once it has passed.
       */
      seconds: number;
    };
    EnterByFile: {
      /**
       * @description CSV with headings: `id`, and `nomination`, the federation's reasons where it nominates the player.
       *     45 players at most.
       */
      csv: string;
      /** @description Whether everything is only checked. */
      dry_run?: boolean;
    };
    EnterEvent: {
      grounds?: components['schemas']['Grounds'] | null;
      /**
       * Format: int32
       * @description Whom to enter; none: myself, which no federation's key is.
       */
      player?: number | null;
    };
    EnterScore: {
      /**
       * @description The half-move, from 1, with which the lines begin: they take the place of all that stood from
       *     there on.
       */
      from: number;
      /** @description The half-moves in order; none: what stood from there on is struck. */
      lines: components['schemas']['ScoreLineBody'][];
    };
    /** @description What becomes of a file. */
    EnteredByFile: {
      /** @description Whether nothing was written. */
      dry_run: boolean;
      /** @description Whoever is entered, or could be, in the order of the file. */
      entered: components['schemas']['EnteredPlayer'][];
      /** @description Headings that mean nothing here. */
      ignored_columns: string[];
      /** @description What is wrong, line by line, the first hundred faults; none where the players are entered. */
      problems: components['schemas']['FileError'][];
      /**
       * Format: int32
       * @description The event's version.
       */
      version: number;
    };
    /** @description A player of the file who can be entered. */
    EnteredPlayer: {
      /** @description Whether the player had entered before, on the same grounds. */
      already: boolean;
      player: components['schemas']['Player'];
    };
    /** @description An entry. Grounds, fee and reasons are shown to the player and to officials only. */
    Entry: {
      /** Format: date-time */
      at: string;
      /**
       * Format: int32
       * @description Who made the entry, by number.
       */
      by: number | null;
      /**
       * Format: date-time
       * @description When the delegate of the player's federation confirmed that; when the entry was made, where a result says
       *     it.
       */
      confirmed_at: string | null;
      deposit: components['schemas']['Deposit'] | null;
      /** Format: date-time */
      fee_paid_at: string | null;
      /** @description Whether the player enters free where others pay (TR-4.5, TR-3.6-3.7). */
      free: boolean | null;
      grounds: components['schemas']['Grounds'] | null;
      player: components['schemas']['Player'];
      reason: string | null;
      state: components['schemas']['EntryState'];
    };
    /**
     * @description Who may enter an event.
     * @enum {string}
     */
    EntryClass:
      | 'open'
      | 'open_class'
      | 'higher_class'
      | 'master_class'
      | 'master_norm'
      | 'grandmaster_norm'
      | 'world_cup_preliminary'
      | 'world_championship_preliminary'
      | 'world_championship_semi_final'
      | 'national'
      | 'invitation';
    /** @description How many entries there are; of teams where they play. */
    EntryCounts: {
      accepted: number;
      /** @description Waiting for the organiser. */
      entered: number;
      /** @description On the waiting list. */
      waiting: number;
    };
    /**
     * @description What is decided about an entry.
     * @enum {string}
     */
    EntryDecision:
      | 'fee_paid'
      | 'fee_not_paid'
      | 'confirm'
      | 'accept'
      | 'waiting_list'
      | 'refuse'
      | 'withdraw'
      | 'deposit_paid'
      | 'deposit_refunded'
      | 'deposit_forfeited';
    /** @description A page of an event's entries. */
    EntryList: {
      /** @description By the player's number. Those that are nobody else's business are left out. */
      entries: components['schemas']['Entry'][];
      /** @description What to ask for as `after` to read on; none at the end. */
      next: string | null;
      /**
       * Format: int32
       * @description The event's version.
       */
      version: number;
      /**
       * @description Those of them, by number, who were registered by their federation and have no account yet, so that they cannot
       *     play: for officials, else empty.
       */
      without_account: number[];
    };
    /** @description Why an entry is refused. */
    EntryRefusal: {
      code: string;
      /** @description One sentence, in English. */
      detail: string;
      rule: string | null;
    };
    /**
     * @description How far an entry is.
     * @enum {string}
     */
    EntryState: 'entered' | 'accepted' | 'waiting' | 'refused' | 'withdrawn';
    /** @description An event. */
    Event: {
      /** @description What was decided, in order: of an official's the last ones. */
      acts: components['schemas']['EventAct'][];
      /**
       * Format: int32
       * @description What to ask for to read those before; none where there are none.
       */
      acts_before: number | null;
      announcement: components['schemas']['Announcement'];
      /**
       * Format: int32
       * @description The number of the approval under which it is announced (TR-6); none where none was needed.
       */
      approval: number | null;
      board_agreement: components['schemas']['EventConsent'] | null;
      /** @description Who directs alongside the director, in the order in which they were named. */
      deputies: components['schemas']['Player'][];
      director: components['schemas']['Player'] | null;
      entries: components['schemas']['EntryCounts'];
      /** Format: int32 */
      id: number;
      /** @description What its places qualify for, the highest first (TR-1.0.5). */
      leads: components['schemas']['StageLead'][];
      lots: components['schemas']['EventLots'] | null;
      may: components['schemas']['EventMay'];
      my_entry: components['schemas']['Entry'] | null;
      next_stage: components['schemas']['Stage'] | null;
      /**
       * Format: date-time
       * @description The server's time.
       */
      now: string;
      /** @description Who organises it: whoever has announced it, and who was added. */
      organisers: components['schemas']['Player'][];
      phase: components['schemas']['EventPhase'];
      publication: components['schemas']['EventPublication'] | null;
      qualified: components['schemas']['Grounds'] | null;
      rating_consent: components['schemas']['EventConsent'] | null;
      refusal: components['schemas']['EntryRefusal'] | null;
      /** @description In what it is not as its stage normally is. */
      remarks: components['schemas']['StageRemark'][];
      round_before: components['schemas']['Round'] | null;
      /** @description The events that go on from it, the first announced first. */
      rounds_after: components['schemas']['Round'][];
      sections: components['schemas']['EventSection'][];
      stage: components['schemas']['Stage'] | null;
      /** @description Which round of its Swiss tournament it is, counted from 1; none: it is of another system. */
      swiss_round: number | null;
      time_control: components['schemas']['TimeControl'];
      /**
       * Format: int32
       * @description Raised with every change; requests name the one that they were made for.
       */
      version: number;
      /**
       * @description Where the class asks me for the win of a section in the class below: those in which I have played,
       *     by number. I enter by the first that holds.
       */
      wins: components['schemas']['SectionWin'][];
    };
    /** @description One decision about an event. */
    EventAct: {
      /** @description What, as a stable name. */
      act: string;
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      newcomer: components['schemas']['Player'] | null;
      player: components['schemas']['Player'] | null;
      reason: string | null;
      /**
       * Format: int32
       * @description The number of the team that it is about.
       */
      team: number | null;
    };
    /** @description A page of an event's decisions. */
    EventActs: {
      /** @description In order. */
      acts: components['schemas']['EventAct'][];
      /**
       * Format: int32
       * @description What to ask for to read those before; none where there are none.
       */
      before: number | null;
    };
    /** @description How a consent to an event stands. */
    EventConsent: {
      /**
       * Format: date-time
       * @description When it was given; none: it is not there yet.
       */
      at: string | null;
    };
    /** @description When an event allows draw offers (LAW-9.1.1). */
    EventDrawOffers:
      | {
          /** @enum {string} */
          policy: 'free';
        }
      | {
          /** @enum {string} */
          policy: 'once';
        }
      | {
          /** @enum {string} */
          policy: 'once_in_ten';
        }
      | {
          /**
           * Format: int32
           * @description The first move with which a draw may be offered.
           */
          first_move: number;
          /** @enum {string} */
          policy: 'not_before';
        }
      | {
          /** @enum {string} */
          policy: 'never';
        };
    /** @enum {string} */
    EventFlag: 'server' | 'claimed';
    /**
     * @description What kind of event (TR-0.1).
     * @enum {string}
     */
    EventKind: 'title' | 'promotion' | 'cup' | 'norm' | 'special' | 'team_league';
    /** @description Who reads a letter to an event. */
    EventLetter: {
      /**
       * Format: int32
       * @description Each counted once, in however many sections they play.
       */
      players: number;
      /** Format: int32 */
      sections: number;
    };
    /** @description An event in the list. */
    EventLine: {
      code: string;
      /** Format: date-time */
      ends_at: string | null;
      /** Format: date-time */
      entries_close_at: string;
      entry: components['schemas']['EntryClass'];
      fee: components['schemas']['Fee'] | null;
      /** Format: int32 */
      id: number;
      kind: components['schemas']['EventKind'];
      /** @description How moves are sent. */
      medium: components['schemas']['Medium'];
      name: string;
      norms: boolean;
      /** @description ICCF, or a federation's three letters. */
      organiser: string;
      outside_laws: components['schemas']['OutsideLaws'] | null;
      phase: components['schemas']['EventPhase'];
      rated: boolean;
      /**
       * Format: int32
       * @description Published sections.
       */
      sections: number;
      /** Format: date-time */
      starts_at: string;
      teams: components['schemas']['TeamTerms'] | null;
      variant: components['schemas']['Variant'];
    };
    /** @description A page of events. */
    EventList: {
      /** @description The last announced first. */
      events: components['schemas']['EventLine'][];
      /** @description Whether I may announce one. */
      may_announce: boolean;
      /** @description What to ask for as `after` to read on; none at the end. */
      next: string | null;
      /**
       * Format: date-time
       * @description The server's time.
       */
      now: string;
    };
    /**
     * @description What the lots are drawn with, as far as it may be known: the server is bound by the hash from the
     *     moment at which it stands here.
     */
    EventLots: {
      /**
       * Format: date-time
       * @description Since when.
       */
      at: string;
      /** @description Which public value is mixed in; none: the secret is the seed. */
      beacon: string | null;
      /** @description SHA-256 of the secret, 64 hexadecimal digits. */
      commitment: string;
      /** @description The secret, once the sections are published. */
      secret: string | null;
      /**
       * @description The public value, once they are published and where one was named: the seed is the SHA-256 of
       *     secret, slash and value.
       */
      value: string | null;
    };
    /** @description What I may do with an event now. */
    EventMay: {
      /** @description Admit whom no rule covers (TR-1.0.11). */
      admit: boolean;
      /** @description Agree to it as the Executive Board, or take that back. */
      agree_to_final: boolean;
      cancel: boolean;
      change: boolean;
      /** @description Confirm a qualification that the tables do not tell. */
      confirm_qualification: boolean;
      /** @description Consent to its rating, or take that back. */
      consent_to_rating: boolean;
      decide_entries: boolean;
      enter_others: boolean;
      /** @description Fill one on excellent results (TR-1.4.4, TR-1.6.3). */
      fill_by_results: boolean;
      /** @description Fill a vacant place of a Final by whoever is placed next (TR-1.4.4, TR-1.6.3). */
      fill_next_placed: boolean;
      finish: boolean;
      /** @description Who directs alongside the director. */
      name_deputies: boolean;
      /** @description Who else organises the event. */
      name_organisers: boolean;
      propose: boolean;
      publish: boolean;
      /** @description Take the final tables back (TR-15). */
      reopen: boolean;
      /** @description Let somebody play in place of a player who has not made a move. */
      replace_players: boolean;
      see_entries: boolean;
      /** @description What becomes of deposits, also when the event is over. */
      settle_deposits: boolean;
      /** @description Write to everybody who plays, as the director. */
      write_to_all: boolean;
    };
    /**
     * @description How far an event is, with its dates.
     * @enum {string}
     */
    EventPhase:
      | 'upcoming'
      | 'entries_open'
      | 'entries_closed'
      | 'publishing'
      | 'published'
      | 'running'
      | 'finished'
      | 'cancelled';
    /** @description How the colours and start numbers were drawn. */
    EventPublication: {
      /** Format: date-time */
      at: string;
      /** @description The lots' seed: 64 hexadecimal digits. */
      seed: string;
    };
    /** @description A game of an event that is over. */
    EventResult: {
      /**
       * Format: date-time
       * @description When it ended.
       */
      at: string;
      black: components['schemas']['Player'];
      /**
       * Format: int32
       * @description Black's points in halves: 0, 1 or 2.
       */
      black_halves: number;
      /** @description A: adjudicated, E: the time was exceeded, D: by default, C: cancelled; none: over the board. */
      flag: string | null;
      /**
       * Format: int32
       * @description The game's number.
       */
      game: number;
      /**
       * Format: int32
       * @description The number of its section.
       */
      section: number;
      /** @description The section's name. */
      section_name: string;
      white: components['schemas']['Player'];
      /**
       * Format: int32
       * @description White's points in halves: 0, 1 or 2.
       */
      white_halves: number;
    };
    /** @description A page of an event's results. */
    EventResults: {
      /** @description What to ask for as `after` to read on; none at the end. */
      next: string | null;
      /**
       * Format: date-time
       * @description The server's time.
       */
      now: string;
      /** @description Games that are over, the latest first. */
      results: components['schemas']['EventResult'][];
    };
    /** @description A section of an event. */
    EventSection: {
      /** Format: int32 */
      id: number;
      name: string;
    };
    /** @description The sections of an event. */
    EventSections: {
      /**
       * Format: date-time
       * @description The server's time.
       */
      now: string;
      /** @description In their order; none before the start lists are out. */
      sections: components['schemas']['SectionGlance'][];
    };
    /**
     * @description Whether silence loses.
     * @enum {string}
     */
    EventSilence: 'off' | 'forty_days';
    /** @description An export. */
    Export: {
      /**
       * @description Where it can be fetched for five minutes without signing in, so that a browser can be sent there;
       *     told of a single export that is done, where files lie in a bucket.
       */
      address: string | null;
      /**
       * Format: int64
       * @description The file's length.
       */
      bytes: number | null;
      /**
       * Format: int32
       * @description Sections, members or games that are written.
       */
      done: number;
      /** Format: int32 */
      event: number | null;
      /**
       * Format: date-time
       * @description Until when.
       */
      expires_at: string | null;
      /** @description Whose it is, where it is a federation's. */
      federation: string | null;
      /** @description Where to fetch the file, once it is done. */
      file: string | null;
      /**
       * Format: date
       * @description The first day of the period.
       */
      from: string | null;
      /** @description Its name in addresses: the owner and a number. */
      id: string;
      kind: components['schemas']['ExportKind'];
      /** Format: date-time */
      ordered_at: string;
      /**
       * Format: int32
       * @description Who has ordered it; nobody where it is made every night.
       */
      ordered_by: number | null;
      /** Format: int32 */
      player: number | null;
      state: components['schemas']['ExportState'];
      /**
       * Format: int32
       * @description Those that there are; 0 before somebody has begun.
       */
      total: number;
      /**
       * Format: date
       * @description Its last day.
       */
      until: string | null;
    };
    /**
     * @description What is taken out.
     * @enum {string}
     */
    ExportKind: 'event' | 'player' | 'period' | 'federation' | 'person';
    /**
     * @description How far an export is.
     * @enum {string}
     */
    ExportState: 'waiting' | 'writing' | 'done' | 'failed';
    /** @description Exports. */
    Exports: {
      /** @description The newest first. */
      exports: components['schemas']['Export'][];
      nightly: components['schemas']['NightlyExport'] | null;
    };
    /** @description What draw claims rest on. */
    Facts: {
      /**
       * Format: int32
       * @description Pieces and pawns on the board, kings included.
       */
      men: number;
      /**
       * Format: int32
       * @description Half-moves of this game without a pawn move or capture.
       */
      quiet_plies: number;
      /** @description After how many half-moves the present position stood, the present ones included. */
      repeated: number[];
    };
    /** @description What a federation has entered in a year. */
    FederationEntries: {
      /** @description Those that somebody has entered, the first start first. */
      events: components['schemas']['FederationEvent'][];
      /** @description Three letters. */
      federation: string;
      /** Format: date-time */
      now: string;
      /** Format: int32 */
      year: number;
    };
    /** @description The entry of one of the federation's players. */
    FederationEntry: {
      /** Format: date-time */
      at: string;
      /**
       * Format: int32
       * @description Who made the entry, by number.
       */
      by: number;
      /**
       * Format: date-time
       * @description When the delegate confirmed that; when the entry was made, where a result says it.
       */
      confirmed_at: string | null;
      /** Format: date-time */
      fee_paid_at: string | null;
      /** @description Whether the player enters free where others pay (TR-4.5, TR-3.6-3.7). */
      free: boolean;
      player: components['schemas']['Player'];
      state: components['schemas']['EntryState'];
    };
    /** @description An event that somebody of the federation has entered. */
    FederationEvent: {
      /** @description Whether it was called off. */
      cancelled: boolean;
      code: string;
      /** @description In the order in which they were made. */
      entries: components['schemas']['FederationEntry'][];
      /** Format: date-time */
      entries_close_at: string;
      /** Format: int32 */
      event: number;
      fee: components['schemas']['Fee'] | null;
      name: string;
      /** @description Whether the start lists are out: nothing is decided about entries any more. */
      published: boolean;
      /** Format: date-time */
      starts_at: string;
      /** @description By number. */
      teams: components['schemas']['FederationTeam'][];
    };
    /** @description A federation's keys. */
    FederationKeys: {
      /** @description Its three letters. */
      federation: string;
      /** @description The newest first. */
      keys: components['schemas']['Key'][];
    };
    /** @description The entry of one of the federation's teams. */
    FederationTeam: {
      /** Format: date-time */
      at: string;
      /** Format: date-time */
      fee_paid_at: string | null;
      name: string;
      /**
       * Format: int32
       * @description Its number in the event.
       */
      number: number;
      state: components['schemas']['EntryState'];
    };
    /** @description The register of federations. */
    Federations: {
      /** @description By their letters: those that are entered, and those that somebody acts for. */
      federations: components['schemas']['RegisteredFederation'][];
      /** @description Whether the reader may enter changes. */
      may_register: boolean;
      /**
       * Format: date
       * @description The server's day, for which it tells who is a member.
       */
      today: string;
    };
    /** @description A price. */
    Fee: {
      /** @description Three letters. */
      currency: string;
      /**
       * Format: int32
       * @description In the currency's smallest unit, such as cents.
       */
      minor_units: number;
    };
    /** @description What the latest FIDE list says of a player that is known here. */
    FideEntry: {
      /** @description Whether it is the current list: no other counts for entries, start ratings and norms (TR-9.4). */
      counts: boolean;
      /** @description Which list, by its quarter, such as `2027/1`; null where that was not told. */
      list: string | null;
      /** Format: int32 */
      rating: number | null;
      /** @description GM, IM, WGM, FM, WIM, CM, WFM or WCM. */
      title: string | null;
    };
    FideRatings: {
      /** @description Those for whom something has changed. */
      changed: number;
      /** @description Players that the file names. */
      players: number;
    };
    FileCase: {
      /** @description 1 to 2,000 characters. */
      text: string;
    };
    /** @description A place in a file that cannot be taken as it stands. */
    FileError: {
      /** @description A stable name for programs: `faulty_field` where it cannot be read, else that of the refusal. */
      code: string;
      /**
       * @description The column's heading, or its number; of a game in PGN the half-move, from 1; empty where no single one is at
       *     fault.
       */
      column: string;
      /** @description Which file, where a request holds more than one: the name of its field. */
      file: string;
      /** @description The line, counted from 1. */
      line: number;
      /** @description What is wrong. */
      reason: string;
      /** @description The rule that says no. */
      rule: string | null;
    };
    FinishEvent: {
      /**
       * Format: int32
       * @description The version that was looked at.
       */
      version: number;
    };
    /** @description A flag that has fallen and that the opponent may claim (LAW-6.6). */
    Flag: {
      /**
       * Format: date-time
       * @description When it fell.
       */
      at: string;
      /** @description Whose. */
      by: components['schemas']['Color'];
    };
    /** @description Whom and what I follow. */
    Followed: {
      /** @description The last announced first. */
      events: components['schemas']['FollowedEvent'][];
      /** @description By name. */
      players: components['schemas']['Player'][];
    };
    /** @description An event that I follow. */
    FollowedEvent: {
      /**
       * Format: int32
       * @description The event's number.
       */
      id: number;
      /** @description Its name. */
      name: string;
    };
    ForgotPassword: {
      email: string;
    };
    /** @description Players who were found. */
    FoundPlayers: {
      /** @description Whether more letters are needed to see all. */
      more: boolean;
      /** @description By name. */
      players: components['schemas']['Player'][];
    };
    /**
     * @description What somebody has answered to the invitation.
     * @enum {string}
     */
    FriendAnswer: 'waits' | 'plays' | 'declined';
    /**
     * @description What a section is of that belongs to no event.
     * @enum {string}
     */
    Friendly: 'game' | 'tournament';
    /** @description One game with everything that its page shows. */
    Game: {
      black: components['schemas']['Side'];
      check: boolean;
      /** @description My conditional moves that wait. */
      conditional: components['schemas']['Branch'][];
      /** @description The conditional moves that the event allows. */
      conditional_moves: components['schemas']['ConditionalMoves'];
      count: components['schemas']['Count'] | null;
      /**
       * Format: date-time
       * @description When the game ends by itself if the player on move does nothing: the flag falls, or
       *     silence has lasted too long.
       */
      deadline: string | null;
      /**
       * Format: int32
       * @description Moves by which what spectators see of a running game lags behind, 0 where it does not: all
       *     of this is then as it was when the last of these moves was made. None for players and
       *     officials, and once the game is over.
       */
      delay_moves: number | null;
      /** @description When the event allows draw offers. */
      draw_offers: components['schemas']['DrawOffers'];
      ending: components['schemas']['Ending'] | null;
      ends_first: components['schemas']['EndsFirst'] | null;
      facts: components['schemas']['Facts'];
      fen: string;
      flag: components['schemas']['Flag'] | null;
      /**
       * Format: date-time
       * @description When the flag of the player on move falls, were silence no rule.
       */
      flag_at: string | null;
      /** Format: int32 */
      id: number;
      initial_fen: string;
      /** @description Every legal move, for the player on move. */
      legal: components['schemas']['Legal'][];
      may: components['schemas']['May'];
      me: components['schemas']['Color'] | null;
      messages: components['schemas']['Message'][];
      moves: components['schemas']['Move'][];
      /**
       * Format: date-time
       * @description The server's time.
       */
      now: string;
      offer: components['schemas']['Offer'] | null;
      /**
       * Format: int32
       * @description Half-moves played: what the next move answers.
       */
      ply: number;
      referred: components['schemas']['Referred'] | null;
      /**
       * Format: int64
       * @description Seconds that can be moved from the bank to the clock now; only in Triple Block.
       */
      refillable_seconds: number | null;
      /**
       * Format: int64
       * @description Seconds moved from the bank to the clock for the present move.
       */
      refilled_seconds: number;
      section: components['schemas']['GameSection'];
      silence: components['schemas']['Silence'] | null;
      /**
       * Format: int32
       * @description The number of the start position of Chess960, 0 to 959.
       */
      start_number: number | null;
      /**
       * Format: date-time
       * @description When White's clock starts.
       */
      starts_at: string;
      stopped: components['schemas']['Stopped'] | null;
      time_control: components['schemas']['TimeControl'];
      /**
       * @description Whether somebody's time has run out while time waits for an officer's word (LAW-6.8): until
       *     then nobody loses on time, and none is claimed.
       */
      time_in_doubt: boolean;
      turn: components['schemas']['Color'];
      variant: components['schemas']['Variant'];
      white: components['schemas']['Side'];
    };
    /** @description Games of a section by their state. */
    GameCounts: {
      /** Format: int32 */
      cancelled: number;
      /** Format: int32 */
      finished: number;
      /** Format: int32 */
      in_adjudication: number;
      /** Format: int32 */
      not_started: number;
      /** Format: int32 */
      running: number;
    };
    /** @description What there is to know of a game. */
    GameFacts: {
      /** @description Earlier decisions about the player who was asked for, in the section. */
      about_player: components['schemas']['Decision'][];
      /** @description What the players have handed in for the adjudicators. */
      adjudication_claims: components['schemas']['AdjudicationClaim'][];
      black: components['schemas']['SideFacts'];
      /** @description Cases about this game that either player has filed. */
      cases: components['schemas']['Case'][];
      /**
       * Format: date-time
       * @description By when they do; none where the game is not with the adjudicators.
       */
      claims_until: string | null;
      /**
       * Format: int64
       * @description Whole days since the last move, or since the start.
       */
      days_since_move: number;
      /** @description Earlier decisions about this game, the newest first. */
      decisions: components['schemas']['Decision'][];
      ending: components['schemas']['Ending'] | null;
      ends_first: components['schemas']['EndsFirst'] | null;
      fen: string;
      /** Format: int32 */
      game: number;
      /** @description Up to ten half-moves, the last one at the end. */
      moves: components['schemas']['PlayedMove'][];
      /**
       * Format: date-time
       * @description The server's time.
       */
      now: string;
      /**
       * Format: int32
       * @description Half-moves played.
       */
      ply: number;
      publication: components['schemas']['PublicationDue'] | null;
      /** @description Earlier decisions of the kind that was asked for, in the section. */
      same_kind: components['schemas']['Decision'][];
      section: components['schemas']['GameSection'];
      silence: components['schemas']['Silence'] | null;
      standing: components['schemas']['GameStanding'];
      /** @description Who is on move. */
      turn: components['schemas']['Color'];
      variant: components['schemas']['Variant'];
      white: components['schemas']['SideFacts'];
    };
    /** @description My games. */
    GameList: {
      /**
       * @description The numbers of my games whose records are damaged: nothing is played or lost in them until they are
       *     restored.
       */
      damaged: number[];
      /** @description Running ones: mine to move first, by deadline. Finished ones: the latest first. */
      games: components['schemas']['GameRow'][];
      /** @description Whose games these are. */
      me: components['schemas']['Player'];
      /** @description What to ask for as `after` to read on; none at the end. */
      next: string | null;
      /**
       * Format: date-time
       * @description The server's time.
       */
      now: string;
    };
    /** @description A game as far as its player's page may show it. */
    GameOnPage: {
      /** @description `waits`, `consented`, `refused` or `taken_back`. */
      answer: string;
      /** Format: date-time */
      answered_at: string | null;
      /** Format: int32 */
      game: number;
      /** @description What keeps it from being shown: `page`, `consent`, `difference`. */
      lacks: string[];
      opponent: components['schemas']['Player'];
      /** @description The player's other games that do not differ from it yet. */
      same_as: number[];
      /** @description What may be shown: `nothing`, `up_to` or `everything`. */
      shown: string;
      /** @description The same with its number, in English letters. */
      up_to: string | null;
      /**
       * Format: int32
       * @description The last half-move that may be shown; 0: none yet.
       */
      up_to_ply: number | null;
    };
    /** @description A report. */
    GameReport: {
      /**
       * Format: int32
       * @description Black's points in halves.
       */
      black_halves: number;
      /** @description The moves in SAN. */
      moves: string[];
      /**
       * Format: int32
       * @description White's points in halves.
       */
      white_halves: number;
    };
    /** @description What one player has sent. */
    GameReportOf: {
      report: components['schemas']['GameReport'] | null;
      /** Format: date-time */
      sent_at: string | null;
    };
    /** @description What the players of a game that was played elsewhere have sent (LAW-8.5). */
    GameReports: {
      black: components['schemas']['GameReportOf'];
      /** @description The first half-move that is not the same in both, from 1, where I may read both. */
      differ_at: number | null;
      /**
       * Format: date-time
       * @description From when on the director is to record the result; none where nothing was sent, or it stands.
       */
      director_from: string | null;
      /** @description Whether I may send a report now, or another in its place. */
      may_report: boolean;
      me: components['schemas']['Color'] | null;
      state: components['schemas']['GameReportsState'];
      white: components['schemas']['GameReportOf'];
    };
    /**
     * @description How far the reports of a game are.
     * @enum {string}
     */
    GameReportsState: 'nothing' | 'waiting' | 'differ' | 'agree' | 'overruled';
    /** @description One of my games in the list. */
    GameRow: {
      /** @description The clock of the player on move. */
      clock: components['schemas']['Clock'];
      /**
       * Format: date-time
       * @description When the game ends by itself if the player on move does nothing: the flag falls, or
       *     silence has lasted too long.
       */
      deadline: string | null;
      draw_offered_by: components['schemas']['Color'] | null;
      ending: components['schemas']['Ending'] | null;
      ends_first: components['schemas']['EndsFirst'] | null;
      fen: string;
      flag: components['schemas']['Flag'] | null;
      /** Format: int32 */
      id: number;
      initial_fen: string;
      last: components['schemas']['LastMove'] | null;
      /** @description My colour. */
      me: components['schemas']['Color'];
      /**
       * Format: int32
       * @description Messages written so far.
       */
      messages: number;
      /**
       * Format: date-time
       * @description Until when I am on leave in this game.
       */
      my_leave_until: string | null;
      opponent: components['schemas']['Player'];
      /**
       * Format: date-time
       * @description Until when my opponent is on leave in this game.
       */
      opponent_leave_until: string | null;
      /**
       * Format: int32
       * @description Half-moves played.
       */
      ply: number;
      section: components['schemas']['GameSection'];
      silence: components['schemas']['Silence'] | null;
      stands: components['schemas']['Stands'] | null;
      /**
       * @description Whether somebody's time has run out while time waits for an officer's word (LAW-6.8): until
       *     then nobody loses on time, and none is claimed.
       */
      time_in_doubt: boolean;
      /**
       * Format: date-time
       * @description When the running clock was started.
       */
      turn_since: string;
      variant: components['schemas']['Variant'];
      your_move: boolean;
    };
    /** @description The section that a game belongs to. */
    GameSection: {
      director: components['schemas']['Player'] | null;
      /** @description The event's name. */
      event_name: string;
      friendly: components['schemas']['Friendly'] | null;
      /**
       * Format: int32
       * @description The section's number.
       */
      id: number;
      /** @description Its name within the event. */
      name: string;
      outside_laws: components['schemas']['OutsideLaws'] | null;
    };
    /**
     * @description How a game stands.
     * @enum {string}
     */
    GameStanding:
      'running' | 'flagged' | 'referred' | 'stopped' | 'adjudication' | 'elsewhere' | 'finished';
    /** @description Time that waits for a decision. */
    Gap: {
      /**
       * Format: date-time
       * @description The last run of the schedules before it.
       */
      from: string;
      /**
       * Format: date-time
       * @description The first one after it; the same moment where a clock was set back.
       */
      until: string;
    };
    /** @description What an entry is based on beside the player's rating. */
    Grounds:
      | {
          /** @enum {string} */
          kind: 'section_winner';
          /**
           * Format: int32
           * @description The section's number; none only in entries from before it was asked for.
           */
          section: number | null;
        }
      | {
          /** @enum {string} */
          kind: 'nomination';
          /** @description Why. */
          text: string;
        }
      | {
          /** @enum {string} */
          kind: 'national_top3';
        }
      | {
          /** @enum {string} */
          kind: 'commissioner';
          /** @description Why. */
          text: string;
        }
      | {
          /** @enum {string} */
          kind: 'next_placed';
          /** @description Where, and in which place. */
          text: string;
        }
      | {
          /** @enum {string} */
          kind: 'excellent_results';
          /** @description Which. */
          text: string;
        }
      | {
          /** @description By which article. */
          article: string;
          /** @enum {string} */
          kind: 'qualified';
          /**
           * @description The sections whose results it rests on, two where they are halves; none where it rests on titles
           *     and ratings.
           */
          sections: number[];
          /** @description Whether one of the places was shared when the player entered (TR-1.0.9). */
          shared: boolean;
        }
      | {
          /** @enum {string} */
          kind: 'advanced';
          /**
           * Format: int32
           * @description In which place.
           */
          place: number;
          /**
           * Format: int32
           * @description From which section, by number.
           */
          section: number;
          /** @description Why, where the table alone does not say so. */
          text: string | null;
        }
      | {
          /** @enum {string} */
          kind: 'qualification';
          /** @description Which. */
          text: string;
        };
    /** @description Where a game's log stood, and with which result. */
    Head: {
      /** @description The moment of the last of them; without any, when the game starts. */
      at: string;
      /**
       * Format: int32
       * @description The entries of the log, the terms not counted.
       */
      entries: number;
      /**
       * Format: int32
       * @description The game's number.
       */
      game: number;
      /** @description The hash of the log up to the last of them. */
      hash: string;
      /** @description The result, such as `1-0`; none while the game is not over. */
      outcome: string | null;
      /** @description Why it ended; none while it is not over. */
      reason: string | null;
    };
    /** @description The server takes requests, and its table answers. */
    Health: {
      /**
       * Format: date-time
       * @description The server's time.
       */
      now: string;
    };
    /**
     * @description Which count of Makruk.
     * @enum {string}
     */
    Honour: 'board' | 'pieces';
    /** @description An event that was brought here, or is to be. */
    Import: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      /** @description The event's code. */
      code: string;
      /** Format: date-time */
      decided_at: string | null;
      decided_by: components['schemas']['Player'] | null;
      /**
       * Format: int32
       * @description The event, once it is made.
       */
      event: number | null;
      /** Format: int32 */
      id: number;
      /** @description Whether I may approve or refuse it now. */
      may_decide: boolean;
      /** @description The event's name. */
      name: string;
      /** @description ICCF, or a federation's three letters. */
      organiser: string;
      origin: components['schemas']['ImportOrigin'];
      rated: boolean;
      /** @description Why it was refused. */
      reason: string | null;
      sections: components['schemas']['ImportSection'][];
      /** Format: date-time */
      starts_at: string;
      state: components['schemas']['ImportState'];
      /**
       * @description Players of its list who were suspended when it began (TR-8.3, TR-14, LAW-13.3.2): for whoever
       *     approves it.
       */
      suspended: components['schemas']['ImportSuspended'][];
      /** @description The sections of teams, of which `sections` are the boards; empty where individual players play. */
      teams: components['schemas']['ImportTeams'][];
      /**
       * Format: int32
       * @description Raised with every change; decisions name the one that they were made for.
       */
      version: number;
    };
    /** @description What sending an import answers: a dry run what would be made, else the import. */
    ImportAnswer: components['schemas']['ImportPreview'] | components['schemas']['Import'];
    /** @description The division of a league in which a section plays. */
    ImportDivision: {
      /** Format: int32 */
      down: number;
      name: string;
      /**
       * Format: int32
       * @description How many teams of the section go up, and how many go down, by their places.
       */
      up: number;
    };
    /** @description An event to be brought here. The games have 3 MB at most, the other texts 1 MB each. */
    ImportEvent: {
      announcement: components['schemas']['Announcement'];
      /** @description Whether to tell only what would be made and what is wrong. Nothing is kept. */
      dry_run?: boolean;
      origin: components['schemas']['ImportOrigin'];
      /**
       * @description The games, as ICCF exports them. Players are told by the tags WhiteId and BlackId, or by their
       *     names as in the start list. Where teams play the tags WhiteTeam, BlackTeam and Board, if they are
       *     there, have to say what the start list says.
       */
      pgn?: string | null;
      /** @description Made by the client, 8 to 64 letters, digits and hyphens; the same for a repeated request. */
      request: string;
      /**
       * @description CSV with a line of headings, in any order: white and black (numbers, or names as in the start
       *     list) and result (1-0, 0-1, 1/2-1/2, 0-0, or * for one that is not over); where they are known
       *     flag (A, E, D or C), section (as in the start list), ended (a date, or a moment in ISO 8601), and
       *     of a game that goes on white_days and black_days (whole days left).
       */
      results?: string | null;
      /**
       * @description CSV with a line of headings, in any order: section, number (the start number, from 1) and id;
       *     where they are known rating (empty: unrated), fixed (yes or no) and title, as of the start, and
       *     name, as the games and results spell it. What is not told the profile tells. Where teams play
       *     there are, too, team (its name) and board (from 1), and number is the team's start number: a team
       *     has a row for each of its boards, with one name and one number in all of them. Captain (a
       *     player's number) stands in one row of a team or in all; where nobody is named it is the player on
       *     board 1. Federation (three letters, in one row of a team or in all) is needed where national
       *     teams play, and left out where any team may. A season of a league has the column division (its
       *     name, in one row of a section or in all), and where they are known up and down (how many teams of
       *     the section go up and down, by their places); sections stand by their divisions, the highest
       *     first. Other events leave these out.
       */
      start_list: string;
    };
    /** @description Something that is wrong, and where. */
    ImportFault: {
      /** @description A stable name for programs. */
      code: string;
      /** @description The column's heading, or its number. */
      column: string | null;
      /** @description One sentence for people, in English. */
      detail: string;
      file: components['schemas']['ImportFile'];
      /** @description The line, counted from 1; none where it is about no single one. */
      line: number | null;
      /** @description The rule that says no, where it is one. */
      rule: string | null;
      severity: components['schemas']['ImportSeverity'];
    };
    /**
     * @description The texts of an import, by the names of their members.
     * @enum {string}
     */
    ImportFile: 'announcement' | 'start_list' | 'pgn' | 'results';
    /** @description Imports, the newest first. */
    ImportList: {
      imports: components['schemas']['Import'][];
    };
    /**
     * @description Where an event's games were played.
     * @enum {string}
     */
    ImportOrigin: 'moved' | 'results' | 'post';
    /** @description What a dry run tells: everything that would be made, and everything that is wrong. */
    ImportPreview: {
      /** @description Whether the same request without `dry_run` would be taken. */
      can_import: boolean;
      /** @description All of them. */
      fault_count: number;
      /** @description By file and line; the first 500. */
      faults: components['schemas']['ImportFault'][];
      finished: number;
      games: number;
      /** @description Whether an officer would have to approve it first. */
      needs_approval: boolean;
      players: number;
      /** @description Where teams play their boards. */
      sections: components['schemas']['ImportPreviewSection'][];
      /** @description The sections of teams; none where individual players play. */
      teams: components['schemas']['ImportPreviewTeams'][];
    };
    /** @description A player as the table would show them. */
    ImportPreviewLine: {
      /**
       * Format: int32
       * @description Games that are over.
       */
      games: number;
      /** Format: int32 */
      half_points: number;
      /** Format: int32 */
      id: number;
      /** @description The start number, from 1. */
      number: number;
      /** Format: int32 */
      place: number;
      player: components['schemas']['Player'] | null;
      /**
       * Format: int64
       * @description Sonneborn-Berger in quarter points.
       */
      quarter_sb: number;
      /**
       * Format: int32
       * @description As of the start, where the start list tells it.
       */
      rating: number | null;
      /** Format: int32 */
      wins: number;
    };
    /** @description A player on a board. */
    ImportPreviewMember: {
      /** Format: int32 */
      id: number;
      player: components['schemas']['Player'] | null;
    };
    /** @description A section as it would be made. */
    ImportPreviewSection: {
      finished: number;
      games: number;
      name: string;
      /** @description By place where the games are known, else by start number. */
      players: components['schemas']['ImportPreviewLine'][];
    };
    /** @description A team as the table would show it. */
    ImportPreviewTeam: {
      captain: components['schemas']['Player'] | null;
      /** @description Three letters; none for a team of its own. */
      federation: string | null;
      /**
       * Format: int32
       * @description Games that are over.
       */
      games: number;
      /** Format: int32 */
      half_points: number;
      /** Format: int32 */
      match_points: number;
      name: string;
      /** @description The start number, from 1. */
      number: number;
      /** Format: int32 */
      place: number;
      /** @description Its players by boards, board 1 first. */
      players: components['schemas']['ImportPreviewMember'][];
    };
    /** @description A section of teams as it would be made. */
    ImportPreviewTeams: {
      division: components['schemas']['ImportDivision'] | null;
      finished: number;
      /** @description Games on all its boards; none where the start list has faults. */
      games: number;
      name: string;
      /** @description By start number. */
      teams: components['schemas']['ImportPreviewTeam'][];
    };
    ImportRatingList: {
      /** @description CSV with a line of headings: id, rating (empty for none) and games. */
      csv: string;
      /**
       * @description All earlier games of players with fewer than 30, on which their next rating rests (RAT-15), as
       *     CSV with a line of headings: white, black, result (1-0, 0-1 or 1/2-1/2), white_start and
       *     black_start (the ratings at the event's start, empty for unrated), and level (of the event).
       */
      history?: string | null;
      pool: components['schemas']['RatingPool'];
      /** @description Year and quarter, such as `2026/4`. */
      quarter: string;
      rule_set: components['schemas']['RuleSet'];
    };
    /** @description A section of an import. */
    ImportSection: {
      /** Format: int32 */
      finished: number;
      /** Format: int32 */
      games: number;
      name: string;
      players: number;
    };
    /**
     * @description Whether a problem keeps an event from being brought here.
     * @enum {string}
     */
    ImportSeverity: 'error' | 'warning';
    /**
     * @description How far an import is.
     * @enum {string}
     */
    ImportState: 'waiting' | 'writing' | 'done' | 'refused';
    /** @description A player who was suspended when the event began. */
    ImportSuspended: {
      player: components['schemas']['Player'] | null;
      /** @description The article by which the player could not. */
      rule: string;
      /**
       * Format: date-time
       * @description When the player could enter events again.
       */
      until: string;
    };
    /** @description The teams of an import's section, by start number. */
    ImportTeams: {
      division: components['schemas']['ImportDivision'] | null;
      name: string;
      teams: string[];
    };
    /** @description An intended move. */
    IntendedMove: {
      /** @description The position after it. */
      fen: string;
      san: string;
      uci: string;
    };
    /** @description Days on which a clock stands still. */
    Interval: {
      /**
       * Format: date-time
       * @description The first second.
       */
      from: string;
      /**
       * Format: date-time
       * @description The first second after it.
       */
      until: string;
    };
    /** @description A link that was sent to a player. */
    Invitation: {
      email: string;
      /**
       * Format: date-time
       * @description When its link is no longer good.
       */
      lapses_at: string;
      /** Format: date-time */
      sent_at: string;
    };
    InvitePlayer: {
      /** @description Where the link is sent. */
      email: string;
      /** @description `en` or `cs`: the language of the email. */
      language: string;
      /**
       * Format: int32
       * @description The version that was looked at.
       */
      version: number;
    };
    /** @description A player on the list of a tournament among friends. */
    InvitedFriend: {
      /** @description What they have answered. */
      answer: components['schemas']['FriendAnswer'];
      /** @description Who. */
      player: components['schemas']['Player'];
    };
    JoinNumbers: {
      /**
       * Format: int32
       * @description The number that is given up: nobody has entered or played under it.
       */
      number: number;
      /** @description Why: 1 to 2,000 characters. Officers and the player read it. */
      reason: string;
    };
    /** @description A number that was given up. */
    JoinedNumber: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      family_name: string;
      given_name: string;
      /** Format: int32 */
      number: number;
      reason: string;
    };
    /** @description The numbers that were given up for a player's. */
    JoinedNumbers: {
      /** @description By number. */
      joined: components['schemas']['JoinedNumber'][];
      /** @description Whether the reader may join another one. */
      may_join: boolean;
      player: components['schemas']['Player'];
    };
    /** @description A public key as a JSON Web Key (RFC 8037). */
    Jwk: {
      /** @description `EdDSA`. */
      alg: string;
      /** @description `Ed25519`. */
      crv: string;
      /** @description The key's name, which receipts carry. */
      kid: string;
      /** @description `OKP`. */
      kty: string;
      /** @description `sig`. */
      use: string;
      /** @description The key, 32 bytes in base64url. */
      x: string;
    };
    /** @description The keys that receipts can be verified with. */
    Jwks: {
      /** @description The present one first, then those before it. */
      keys: components['schemas']['Jwk'][];
    };
    /** @description A key as its owner sees it: never its secret. */
    Key: {
      /**
       * Format: date-time
       * @description When.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it ends by itself; null when it does not.
       */
      expires_at: string | null;
      /** @description Its name in addresses: the owner and a random part. */
      id: string;
      /**
       * Format: date-time
       * @description When it was last used, to the minute; null when it never was.
       */
      last_used_at: string | null;
      /**
       * Format: int32
       * @description Who made it.
       */
      made_by: number;
      /** @description What its owner calls it. */
      name: string;
      /** @description What it may be used for. */
      scopes: components['schemas']['Scope'][];
    };
    /** @description The keys that I may revoke. */
    Keys: {
      federations: components['schemas']['FederationKeys'] | null;
      /** @description Mine, the newest first. */
      own: components['schemas']['Key'][];
    };
    /** @description A player of the file who is left out, since somebody of this name plays for the federation. */
    KnownRow: {
      /** @description The line, counted from 1. */
      line: number;
      /** @description Who that is. */
      player: components['schemas']['Player'];
    };
    /**
     * @description The languages that emails and calendars are written in.
     * @enum {string}
     */
    Language: 'en' | 'cs';
    /** @description The last half-move. */
    LastMove: {
      by: components['schemas']['Color'];
      /**
       * Format: int32
       * @description Counted from 1.
       */
      ply: number;
      san: string;
      uci: string;
    };
    /** @description The last move on a board. */
    LastMoveOfBoard: {
      /**
       * Format: date-time
       * @description When it was played.
       */
      at: string;
      san: string;
      uci: string;
    };
    /** @description What a season of a league announces (TR-5.3-5.4). */
    LeagueTerms: {
      /** @description The names of its divisions, the highest first: 2 to 9, each of 1 to 30 characters; three in the ICCF League. */
      divisions: string[];
      /**
       * Format: int32
       * @description The event that was the season before; none: it is the first one.
       */
      follows: number | null;
    };
    /** @description My leave, section by section. */
    Leave: {
      /** @description The sections in which games of mine run, by number. */
      sections: components['schemas']['LeaveSection'][];
      /**
       * Format: date
       * @description The present day (UTC): leave begins tomorrow at the earliest.
       */
      today: string;
    };
    /**
     * @description What was entered.
     * @enum {string}
     */
    LeaveAction: 'registered' | 'cancelled' | 'granted' | 'withdrawn' | 'corrected';
    /** @description A player's leave in one section. */
    LeaveBook: {
      /** @description Everything that was entered, in order. */
      entries: components['schemas']['LeaveEntry'][];
      /** @description As the player sees it. */
      leave: components['schemas']['LeaveSection'];
      player: components['schemas']['Player'];
      /**
       * Format: date
       * @description The present day (UTC).
       */
      today: string;
    };
    /** @description One line of the book. */
    LeaveEntry: {
      /** @description What. */
      action: components['schemas']['LeaveAction'];
      /**
       * Format: date-time
       * @description When it was entered.
       */
      at: string;
      by: components['schemas']['Player'] | null;
      /**
       * Format: int32
       * @description Days of a correction, more or fewer than the event allows.
       */
      days: number | null;
      /**
       * Format: date
       * @description The first day (UTC); none for a correction.
       */
      first: string | null;
      /**
       * Format: date
       * @description The last day (UTC); none for a correction.
       */
      last: string | null;
      /** @description Why; empty where the player entered it. */
      reason: string;
      /**
       * Format: int32
       * @description The calendar year of a correction.
       */
      year: number | null;
    };
    /**
     * @description What a period of leave is.
     * @enum {string}
     */
    LeaveKind: 'own' | 'special';
    LeaveLines: {
      /** @description Everything that I leave; what I left before is forgotten. */
      lines: components['schemas']['NewBranch'][];
      /**
       * Format: int32
       * @description Half-moves played in the position that the lines begin in.
       */
      ply: number;
    };
    /** @description Some days of leave in a row. */
    LeavePeriod: {
      /**
       * Format: int32
       * @description How many days.
       */
      days: number;
      /**
       * Format: date
       * @description The first day (UTC).
       */
      first: string;
      /**
       * Format: date-time
       * @description When the clocks stop.
       */
      from: string;
      /** @description Whether it is charged to the allowance. */
      kind: components['schemas']['LeaveKind'];
      /**
       * Format: date
       * @description The last day (UTC).
       */
      last: string;
      /** @description Where it stands now. */
      state: components['schemas']['LeaveState'];
      /**
       * Format: date-time
       * @description When they go on.
       */
      until: string;
    };
    /** @description A player's leave in one section. */
    LeaveSection: {
      /**
       * Format: int32
       * @description Days of leave in a calendar year; 0: there is no leave in this event.
       */
      allowance_days: number;
      /** @description Leave, past and to come, in the order of its days. */
      periods: components['schemas']['LeavePeriod'][];
      /**
       * Format: int32
       * @description The player's games in it that run.
       */
      running_games: number;
      /** @description The section. */
      section: components['schemas']['GameSection'];
      /** @description This and the next year, and those in which there is leave of the player's own. */
      years: components['schemas']['LeaveYear'][];
    };
    /**
     * @description Where a period of leave stands.
     * @enum {string}
     */
    LeaveState: 'past' | 'running' | 'coming';
    /** @description A calendar year of the allowance, in days. */
    LeaveYear: {
      /**
       * Format: int32
       * @description Days that the event allows, corrections included.
       */
      allowed: number;
      /**
       * Format: int32
       * @description Days that can still be taken.
       */
      left: number;
      /**
       * Format: int32
       * @description Days of own leave, past and to come.
       */
      taken: number;
      /**
       * Format: int32
       * @description The year.
       */
      year: number;
    };
    /** @description A move that may be played. */
    Legal: {
      check: boolean;
      /** @description The position after it. */
      fen: string;
      from: string;
      iccf: string;
      /** @description `q`, `r`, `b` or `n`; `m` in Makruk. */
      promotion: string | null;
      san: string;
      to: string;
      uci: string;
    };
    /** @description A letter. */
    Letter: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      /** @description Whether I have written it. */
      is_mine: boolean;
      /**
       * Format: int32
       * @description Its number in the conversation, from 1.
       */
      number: number;
      text: string;
    };
    LiftSuspension: {
      /** @description Why: 1 to 2,000 characters, for the player and the record. */
      reason: string;
    };
    /** @description My conditional moves. */
    Lines: {
      lines: components['schemas']['Branch'][];
    };
    LinkToken: {
      /** @description From the link in the email. */
      token: string;
    };
    /**
     * @description Which emails about games a player gets.
     * @enum {string}
     */
    MailChoice: 'each' | 'digest' | 'none';
    MakeClaim: {
      /** @description What is claimed. */
      claim: components['schemas']['Claim'];
      /** @description The intended move, in any notation; without one the claim is for the present position. */
      move?: string | null;
      /**
       * Format: int32
       * @description Half-moves played in the position in which it is made.
       */
      ply: number;
    };
    /** @description A decision to be made. Which members each kind has, the kinds say. */
    MakeDecision: {
      /**
       * Format: int32
       * @description The case that it answers.
       */
      case?: number | null;
      /** Format: int32 */
      days?: number | null;
      /** Format: int32 */
      game?: number | null;
      kind: components['schemas']['DecisionKind'];
      /** Format: int32 */
      moves?: number | null;
      /** Format: int32 */
      player?: number | null;
      players?: number[] | null;
      /** @description A position in FEN. */
      position?: string | null;
      /** @description Why, for the players concerned; of a letter its text: 1 to 2,000 characters. */
      reason: string;
      /** @description Made by the client, 8 to 64 letters, digits and hyphens; the same for a repeated request. */
      request: string;
      /**
       * @description The article that it rests on, by its id, such as `TR-14`; needed for `penalty`, `default`, `cancel`, `order` and
       *     `expel`.
       */
      rule?: string | null;
      /** @description What a letter is about: 1 to 120 characters in one line. */
      title?: string | null;
      /**
       * Format: int32
       * @description The decision that it undoes.
       */
      undoes?: number | null;
      /** Format: int32 */
      white_halves?: number | null;
    };
    /** @description A key to be made. */
    MakeKey: {
      /**
       * Format: int32
       * @description For how many days it is good, 1 to 3,660. A year when it is left out; `null` is for ever.
       * @default 365
       */
      days: number | null;
      /** @description Whether it is my federation's; else it is mine. */
      for_federation?: boolean;
      /** @description What its owner calls it: 1 to 60 characters. */
      name: string;
      /** @description What it may be used for, at least one. `play` is a person's, `results` a federation's. */
      scopes: components['schemas']['Scope'][];
    };
    MakeProposal: {
      /**
       * @description The public value that the lots mix in, in words such as `drand quicknet, round 12345678`, at most
       *     200 characters: one that nobody can know yet. Only with the first proposal; none: the lots are
       *     the server's alone, and bound by the hash that is shown from now on.
       */
      beacon?: string | null;
      /** @description How each division of a league is divided, the highest first, in place of sizes (TR-5.3-5.4). */
      divisions?: components['schemas']['DivisionPlan'][];
      /** @description Players in each section; none: as many full sections as there are players for. */
      sizes?: number[] | null;
      /**
       * Format: int32
       * @description The version of the proposal that was looked at; 0: none.
       */
      version: number;
    };
    /** @description A webhook to be made. */
    MakeWebhook: {
      /** @description Of what, at least one. */
      events: components['schemas']['WebhookEvent'][];
      /** @description Whether it is my federation's; else it is mine. */
      for_federation?: boolean;
      /** @description Where it is posted to: an `https` address with a public name at the usual port. */
      url: string;
    };
    /** @description What I may do now. */
    May: {
      accept_draw: boolean;
      /** @description Announce longer reflection, so that silence does not lose. */
      announce_reflection: boolean;
      claim_draw: boolean;
      claim_tablebase: boolean;
      /** @description Claim that the opponent's time has run out. */
      claim_time: boolean;
      /** @description Leave conditional moves. */
      conditional: boolean;
      decline_draw: boolean;
      move: boolean;
      offer_draw: boolean;
      /** @description Move time from the bank to the clock. */
      refill: boolean;
      resign: boolean;
      start_count: boolean;
      stop_count: boolean;
    };
    /** @description What the reader may do. */
    MayInCase: {
      answer: boolean;
      /** @description Decide an appeal. */
      decide: boolean;
    };
    /** @description Who is signed in. */
    Me: {
      email: string;
      /** @description The language of emails. */
      language: string;
      /** @description Whether I hold an office that this session does not open: it needs a passkey. */
      passkey_needed: boolean;
      player: components['schemas']['Player'];
      /** @description Those that this session opens. */
      roles: components['schemas']['Role'][];
    };
    /**
     * @description How moves are sent.
     * @enum {string}
     */
    Medium: 'server' | 'email' | 'post';
    /** @description A page of a federation's members. */
    Members: {
      /** @description Three letters. */
      federation: string;
      /** @description By number; a rating from fewer than 12 games is not among what everybody sees (TR-9.3). */
      members: components['schemas']['Player'][];
      /** @description What to ask for as `after` to read on; none at the end. */
      next: string | null;
    };
    /** @description A federation's members in a year. */
    MembersCount: {
      /** Format: date-time */
      at: string;
      /** @description Three letters. */
      federation: string;
      /** Format: int32 */
      members: number;
      /**
       * Format: int32
       * @description How many nominations follow from it in the next year (TR-1.0.10).
       */
      nominations: number;
      /** Format: int32 */
      year: number;
    };
    /** @description That a federation is a member from a day on, or is none any more. */
    MembershipChange: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      /** Format: date */
      from: string;
      member: boolean;
      /** @description Where that was decided. */
      source: string;
      zone: ('europe' | 'latin_america' | 'north_america_pacific' | 'africa_asia') | null;
    };
    /** @description A message. */
    Message: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Writer'];
      /** @description Whether it was reported to the tournament director. Its writer is not told. */
      hidden: boolean;
      id: string;
      /**
       * Format: int32
       * @description Half-moves played when it was written.
       */
      ply: number;
      /** @description What was written; empty where it is hidden from the reader. */
      text: string;
    };
    /** @description What is missing. */
    MissingForQualification:
      | {
          /** Format: int32 */
          half_points: number;
          /** @enum {string} */
          kind: 'points';
          /** Format: int32 */
          section: number;
          section_name: string;
        }
      | {
          /** @enum {string} */
          kind: 'place';
          /** Format: int32 */
          place: number;
          /** Format: int32 */
          section: number;
          section_name: string;
        }
      | {
          /** @enum {string} */
          kind: 'end';
          /** Format: int32 */
          section: number;
          section_name: string;
        }
      | {
          /** @description Whether it has to be fixed (TR-9.3). */
          fixed: boolean;
          /** @enum {string} */
          kind: 'rating';
          /** Format: int32 */
          points: number;
        };
    /** @description A half-move that was played. */
    Move: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Color'];
      /** Format: int32 */
      charged_days: number;
      check: boolean;
      /** @description Whether it was sent in advance, as a conditional move. */
      conditional: boolean;
      /**
       * Format: int64
       * @description Whole days that the mover had left after it, with what officials had taken or given by then; in
       *     Triple Block those on the clock. None without a limit, and where the clock was told again after a
       *     game elsewhere (LAW-8.5).
       */
      days_left: number | null;
      draw_offered: boolean;
      /** @description The position after it. */
      fen: string;
      iccf: string;
      /**
       * Format: int32
       * @description Counted from 1.
       */
      ply: number;
      san: string;
      /** Format: int64 */
      took_seconds: number;
      uci: string;
    };
    /**
     * @description Where a team goes after a season.
     * @enum {string}
     */
    Movement: 'up' | 'stays' | 'down';
    /** @description My challenges. */
    MyChallenges: {
      /** @description Those that others have sent to me, and those of others that I have accepted, the last one first. */
      received: components['schemas']['Challenge'][];
      /** @description Those that I have sent, the last one first. */
      sent: components['schemas']['Challenge'][];
    };
    /** @description My withdrawals, newest first, and what follows from them. */
    MyWithdrawals: {
      /** @description Whether I pay a deposit with my next entry (TR-8.4). */
      owes_deposit: boolean;
      /**
       * Format: date-time
       * @description When I may enter events again; none: I may.
       */
      suspended_until: string | null;
      withdrawals: components['schemas']['Withdrawal'][];
    };
    /** @description A name. */
    Name: {
      family_name: string;
      given_name: string;
    };
    /** @description A name that was corrected. */
    NameCorrection: {
      after: components['schemas']['Name'];
      /** Format: date-time */
      at: string;
      before: components['schemas']['Name'];
      by: components['schemas']['Player'] | null;
      reason: string;
    };
    NameDeputy: {
      /** @description Whether the person directs the event from now on, or no longer does. */
      deputises: boolean;
      /**
       * Format: int32
       * @description Who: somebody who holds a director's office.
       */
      player: number;
    };
    NameOrganiser: {
      /** @description Whether the person organises the event from now on, or no longer does. */
      organises: boolean;
      /**
       * Format: int32
       * @description Who: somebody who holds an organiser's office.
       */
      player: number;
    };
    NamePage: {
      /** @description Where: an address of the web, 500 characters at most. */
      url: string;
    };
    /** @description An event by its name. */
    NamedEvent: {
      /** Format: int32 */
      id: number;
      name: string;
    };
    NewBranch: {
      /** @description My answer. */
      reply: string;
      /** @description What follows. */
      then?: components['schemas']['NewBranch'][];
      /** @description The opponent's move, in any notation, or `any`. */
      when: string;
    };
    /** @description A key that was just made. */
    NewKey: {
      /** @description The key as it is listed. */
      key: components['schemas']['Key'];
      /** @description The key itself. It is shown here and never again. */
      secret: string;
    };
    NewMessage: {
      /** @description Made by the client, 1 to 64 letters, digits and hyphens; the same for a repeated request. */
      id: string;
      /** @description At most 2,000 characters. */
      text: string;
    };
    /** @description What I note on a game. */
    NewNotebook: {
      /** @description At most 2,000 moves; without note and moves nothing is noted any more. */
      moves: components['schemas']['NewNotedMove'][];
      /** @description The note on the game as a whole, at most 10,000 characters; empty: none. */
      note: string;
      /**
       * Format: int32
       * @description The version that it was made from; 0 where there was none.
       */
      version: number;
    };
    NewNotedMove: {
      /**
       * Format: int32
       * @description The move that it follows, by its place in the list, from 0, where it stands before this one; none: it is made
       *     in the game's first position.
       */
      after?: number | null;
      /** @description The comment on it, at most 2,000 characters. */
      comment?: string;
      /** @description PGN's numeric glyphs, at most 8. */
      glyphs?: number[];
      /** @description The move, in any notation. */
      move: string;
    };
    /** @description A webhook that was just made. */
    NewWebhook: {
      /**
       * @description By which its messages can be verified, as Standard Webhooks has it. Shown here and never
       *     again.
       */
      secret: string;
      webhook: components['schemas']['Webhook'];
    };
    /** @description Somebody who comes next. */
    NextPlaced: {
      /** @description Whether the tie-break alone was missing. */
      by_tie_break: boolean;
      /** @description Its event's name. */
      event_name: string;
      /**
       * Format: int32
       * @description The score in half points.
       */
      half_points: number;
      /**
       * Format: int32
       * @description The place in that section.
       */
      place: number;
      player: components['schemas']['Player'];
      section: components['schemas']['EventSection'];
      stage: components['schemas']['Stage'];
    };
    /** @description Who comes next for a vacant place. */
    NextPlacedList: {
      /**
       * @description Those who miss out on tie-break first, then by place, of the latest events first. Who has entered is left
       *     out.
       */
      players: components['schemas']['NextPlaced'][];
      /** @description The article; none where vacant places are not filled so. */
      rule: string | null;
    };
    /** @description The list that comes next in a pool. */
    NextRatingList: {
      /**
       * Format: date
       * @description The day on which it has to be available (TR-9.5).
       */
      available_from: string;
      /** Format: date */
      effective_on: string;
      /**
       * Format: date
       * @description The last day on which results are entered in time that officials enter (RAT-13).
       */
      entered_until: string;
      /**
       * @description Whether everything in time is there. The schedule begins it then by itself where the list before
       *     is in force.
       */
      may_start: boolean;
      pool: components['schemas']['RatingPool'];
      quarter: string;
      /**
       * Format: date
       * @description The last day on which results are reported in time (RAT-12).
       */
      reported_until: string;
    };
    /** @description Whether a federation's archive is made every night. */
    NightlyExport: {
      /** @description Three letters. */
      federation: string;
      /**
       * Format: date-time
       * @description When the next one is made; null when none is.
       */
      next_at: string | null;
    };
    /** @description A nomination that counts. */
    Nomination: {
      /** Format: date-time */
      at: string;
      /** Format: int32 */
      event: number;
      event_code: string | null;
      event_name: string | null;
      player: components['schemas']['Player'] | null;
      /** @description How far the entry is: entered, accepted or waiting. */
      state: ('entered' | 'accepted' | 'waiting') | null;
    };
    /** @description A federation's nominations in a calendar year. */
    Nominations: {
      /** @description Three letters. */
      federation: string;
      /**
       * Format: int32
       * @description How many are left.
       */
      left: number;
      /**
       * Format: int32
       * @description Members of the year before by the statistics of the fees; none where nobody has entered them.
       */
      members_before: number | null;
      /** @description In the order in which they were made. */
      nominations: components['schemas']['Nomination'][];
      /**
       * Format: int32
       * @description How many the federation has (TR-1.0.10).
       */
      quota: number;
      /**
       * Format: int32
       * @description How many are used.
       */
      used: number;
      /** Format: int32 */
      year: number;
    };
    /** @description A norm on offer. */
    Norm: {
      /**
       * Format: int32
       * @description The least score, in half points.
       */
      half_points: number;
      title: string;
    };
    /**
     * @description Which stage of a championship an event is.
     * @enum {string}
     */
    NormClass:
      | 'candidates'
      | 'semi_final'
      | 'zonal'
      | 'olympiad_final'
      | 'olympiad_preliminary'
      | 'zonal_team_final'
      | 'zonal_team_preliminary';
    /** @description What a record said before it was corrected. */
    NormCorrection: {
      /** Format: date-time */
      at: string;
      before: components['schemas']['RecordedNorm'];
      by: components['schemas']['Player'] | null;
      reason: string;
    };
    /** @description Something about an event's norms, with its rule. */
    NormNote: {
      /** @description A stable name. */
      code: string;
      /** @description In English. */
      detail: string;
      federation: string | null;
      /** @description What there is: players, federations, or the average. */
      found: number | null;
      /** @description What is asked, or of how many. */
      of: number | null;
      rule: string;
    };
    /**
     * @description Category and norms of a section, or of one side of a Scheveningen match: those of the other side's
     *     average (TR-10.0.1).
     */
    NormOverview: {
      /** @description Whether the event was announced with norms; without them none are on offer. */
      announced: boolean;
      /**
       * Format: int32
       * @description The average rating, to a whole point.
       */
      average: number;
      /** @description A to L, then 1 to 18; none below the lowest. */
      category: string | null;
      /** @description Whether it is that of the kind of event, not that of the average (NORM-4c). */
      classified: boolean;
      /** @description Players against whom a game counts for the title of grandmaster (TR-10.4). */
      grandmasters: number;
      /** @description Why there are none though they were announced. */
      no_norms: components['schemas']['NormNote'][];
      /** @description The norms on offer, the highest first. */
      norms: components['schemas']['Norm'][];
      /** @description Where the words of the rules ask for more than the printed table, which counts. */
      remarks: components['schemas']['NormNote'][];
      /**
       * @description Players who have withdrawn and whose games are cancelled: category and points are those of
       *     the others (NORM-4a).
       */
      withdrawn: number;
    };
    /** @description A player on the way to a norm. */
    NormProgress: {
      /**
       * @description For how many of the 24 games that a title asks for the norm counts (TR-10.0.3), once the
       *     points are there.
       */
      games_counted: number | null;
      /**
       * Format: int32
       * @description Half points that are missing.
       */
      half_points: number;
      state: components['schemas']['NormState'];
      title: string;
    };
    /** @description A record with what became of it. */
    NormRecordLine: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      /** @description What it said before, the latest first. */
      corrections: components['schemas']['NormCorrection'][];
      norm: components['schemas']['RecordedNorm'];
      withdrawn: components['schemas']['NormWithdrawn'] | null;
    };
    /**
     * @description How far a player is from a norm on offer.
     * @enum {string}
     */
    NormState: 'reached' | 'open' | 'missed';
    /** @description What a player's norms for one title come to. */
    NormSum: {
      games: number;
      grandmaster_games: number;
      norms: number;
      senior_games: number;
      /** @description Whether they make the title (TR-10.4 to TR-10.8). */
      suffices: boolean;
      title: string;
    };
    /** @description How a record was taken back. */
    NormWithdrawn: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      reason: string;
    };
    /** @description So many players of a section, or sections of a year. */
    NormalNumber: {
      from: number;
      /** @description None: or more. */
      to: number | null;
    };
    /** @description What I have noted on a game. */
    Notebook: {
      /**
       * Format: date-time
       * @description When it was last changed.
       */
      changed_at: string | null;
      /** @description Moves with what is noted on them, each behind the one that it follows. */
      moves: components['schemas']['NotedMove'][];
      /** @description The note on the game as a whole. */
      note: string;
      /**
       * Format: int32
       * @description How often it was changed; 0: never.
       */
      version: number;
    };
    /** @description Games on which I have noted something. */
    NotebookList: {
      /** @description What to ask for as `after` to read on; none at the end. */
      next: string | null;
      /** @description The latest first. */
      notebooks: components['schemas']['NotebookRow'][];
    };
    /** @description A game on which I have noted something. */
    NotebookRow: {
      /** @description The first line of the note on the game, cut. */
      begins: string;
      black: components['schemas']['Player'];
      /**
       * Format: date-time
       * @description When I last changed it.
       */
      changed_at: string;
      /** @description The event and its section. */
      event: string;
      /**
       * Format: int32
       * @description The game's number.
       */
      game: number;
      /**
       * Format: int32
       * @description How many moves are noted.
       */
      moves: number;
      white: components['schemas']['Player'];
    };
    /** @description A move with what I have noted on it. */
    NotedMove: {
      /**
       * Format: int32
       * @description The move that it follows, by its place in the list, from 0; none: it is made in the game's first position. Of
       *     those that follow the same one, the first is the main line.
       */
      after: number | null;
      /** @description The comment on it. */
      comment: string;
      /** @description PGN's numeric glyphs: 1 is “!”. */
      glyphs: number[];
      /** @description The move in UCI. */
      move: string;
    };
    /** @description Something that I was told. */
    Notification: {
      /**
       * Format: date-time
       * @description When.
       */
      at: string;
      /** @description In which event; empty where in none. */
      event: string;
      /** @description The page that tells more, as a path. */
      path: string;
      /** @description What has happened, in one line in the language of my account. */
      title: string;
      /** @description Whether it is new since I have last looked. */
      unread: boolean;
    };
    /** @description What I was told. */
    NotificationList: {
      /** @description What to ask for as `after` to read on; none at the end. */
      next: string | null;
      /** @description The latest first. */
      notifications: components['schemas']['Notification'][];
      /**
       * Format: int32
       * @description How much of all of it is new since I have last looked.
       */
      unread: number;
    };
    /** @description What a link is for. */
    NumberClaim: {
      /** @description The address that the link was sent to, with which the player will sign in. */
      email: string;
      /**
       * Format: date-time
       * @description When the link is no longer good.
       */
      lapses_at: string;
      /** @description Who was registered. */
      player: components['schemas']['Player'];
    };
    ObjectToTitle: {
      /** @description What you have against it, for the officers: 1 to 2,000 characters. */
      text: string;
    };
    /** @description An open draw offer. */
    Offer: {
      by: components['schemas']['Color'];
      /**
       * Format: int32
       * @description The half-move that it came with.
       */
      ply: number;
    };
    /** @description One of them. */
    Official: {
      player: components['schemas']['Player'];
      roles: components['schemas']['Role'][];
    };
    /** @description Everybody who is more than a player. */
    Officials: {
      /** @description Whether the reader may give and take offices. */
      may_give: boolean;
      /** @description By number. */
      officials: components['schemas']['Official'][];
    };
    /** @description A replacement that is under way on a board. */
    OpenReplacement: {
      state: components['schemas']['ReplacementState'];
      /**
       * Format: date-time
       * @description The first moment at which the captain is too late to name somebody.
       */
      until: string;
    };
    /** @description An opening. */
    Opening: {
      /** @description Its code in the Encyclopaedia of Chess Openings. */
      eco: string;
      /** @description Its English name. */
      name: string;
    };
    /** @description Who runs the server. */
    Operator: {
      /** @description The postal address: up to 300 characters. */
      address: string | null;
      /** @description An email address, or the address of a page that begins with https://: up to 200 characters. */
      contact: string;
      /** @description A person or a body: 1 to 120 characters. */
      name: string;
    };
    /** @description Who runs the server, as far as that was said. */
    OperatorView: {
      /** @description Whether the reader may say it. */
      may_change: boolean;
      operator: components['schemas']['Operator'] | null;
    };
    /** @description An order. */
    OrderExport: {
      /**
       * Format: int32
       * @description The event's number, with `event`.
       */
      event?: number | null;
      /** @description Three letters, with `federation`. */
      federation?: string | null;
      /**
       * Format: date
       * @description Only games that ended on this day or later, in UTC; `period` needs it.
       */
      from?: string | null;
      kind: components['schemas']['ExportKind'];
      /**
       * Format: int32
       * @description The player's number, with `player`.
       */
      player?: number | null;
      /**
       * Format: date
       * @description Only games that ended on this day or earlier, in UTC; `period` needs it.
       */
      until?: string | null;
    };
    /** @description An outage that was decided on. */
    Outage: {
      /** Format: date-time */
      decided_at: string;
      decided_by: components['schemas']['Player'] | null;
      /** @description Whether every game was looked at. */
      done: boolean;
      /**
       * @description Games that were lost in it before it was decided on and stay lost, as far as was looked:
       *     the first 200.
       */
      ended: components['schemas']['EndedInOutage'][];
      /**
       * Format: int32
       * @description How many there are of those.
       */
      ended_count: number;
      /** Format: date-time */
      from: string;
      /**
       * Format: int32
       * @description Games that have got time back so far.
       */
      games_done: number;
      /** Format: int32 */
      id: number;
      reason: string;
      /**
       * Format: int32
       * @description Games that were lost in it and go on.
       */
      reinstated: number;
      /** @description Whether games that were lost in it go on. */
      reinstates: boolean;
      /**
       * Format: int32
       * @description How many there are of those.
       */
      section_count: number;
      /** @description Whose games: the first 200; none where nothing was given back. */
      sections: components['schemas']['GameSection'][];
      /** Format: date-time */
      until: string;
    };
    /** @description What was decided, newest first, and for which sections I may decide. */
    OutageList: {
      gap: components['schemas']['Gap'] | null;
      /** @description Whether I may decide for every running game. */
      may_decide_for_all: boolean;
      /**
       * Format: date-time
       * @description The server's present moment: an outage is over.
       */
      now: string;
      outages: components['schemas']['Outage'][];
      sections: components['schemas']['GameSection'][];
    };
    /**
     * @description What of an event lies outside the Laws (LAW-0).
     * @enum {string}
     */
    OutsideLaws: 'friendly' | 'thematic' | 'no_engines' | 'agreement';
    /**
     * @description Who has exceeded the time.
     * @enum {string}
     */
    Overstep: 'white' | 'black' | 'both';
    /** @description Points in halves, of who is paired with White and with Black. */
    OverstepPoints: {
      /** Format: int32 */
      black_halves: number;
      /** Format: int32 */
      white_halves: number;
    };
    /** @description The points that an overstep comes to, by whose it is. */
    Oversteps: {
      black: components['schemas']['OverstepPoints'];
      /** @description Of both, where nobody can tell who was first. */
      both: components['schemas']['OverstepPoints'];
      white: components['schemas']['OverstepPoints'];
    };
    /** @description What I have handed in. */
    OwnAdjudicationClaim: {
      claim: components['schemas']['AdjudicationClaim'] | null;
    };
    /** @description Something that was done about a page. */
    PageEntry: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      /** @description `named`, `withdrawn`, `consented`, `refused` or `taken_back`. */
      step: string;
      /** @description The address that was named. */
      url: string | null;
    };
    /**
     * @description Who plays whom.
     * @enum {string}
     */
    PairingSystem:
      'round_robin' | 'double_round_robin' | 'scheveningen' | 'silli' | 'knock_out' | 'swiss';
    /** @description A passkey as its owner sees it. */
    Passkey: {
      /** @description Whether it is kept on other devices, too. */
      backed_up: boolean;
      /** Format: date-time */
      created_at: string;
      /** @description Its name among credentials. */
      id: string;
      /**
       * Format: date-time
       * @description When it last signed in; null when it never did.
       */
      last_used_at: string | null;
      /** @description What its owner calls it. */
      name: string;
    };
    PasskeyAlgorithm: {
      /** Format: int64 */
      alg: number;
      /** @description `public-key`. */
      type: string;
    };
    /** @description What a credential has signed. */
    PasskeyAnswer: {
      /** @description `authenticatorData` in base64url. */
      authenticator_data: string;
      /** @description The challenge of the options. */
      challenge: string;
      /** @description `clientDataJSON` in base64url. */
      client_data: string;
      /** @description The credential's name, in base64url. */
      id: string;
      /** @description `signature` in base64url. */
      signature: string;
      /**
       * @description `userHandle` in base64url; some authenticators leave it out when they were told which
       *     credentials there are.
       */
      user_handle?: string | null;
    };
    /** @description What to hand to `navigator.credentials.create()`. */
    PasskeyCreation: {
      /** @description `none`. */
      attestation: string;
      authenticatorSelection: components['schemas']['PasskeySelection'];
      challenge: string;
      excludeCredentials: components['schemas']['PasskeyCredential'][];
      pubKeyCredParams: components['schemas']['PasskeyAlgorithm'][];
      rp: components['schemas']['PasskeyParty'];
      /**
       * Format: int64
       * @description Milliseconds.
       */
      timeout: number;
      user: components['schemas']['PasskeyUser'];
    };
    PasskeyCredential: {
      id: string;
      transports: string[];
      /** @description `public-key`. */
      type: string;
    };
    PasskeyParty: {
      id: string;
      name: string;
    };
    /** @description What to hand to `navigator.credentials.get()`. */
    PasskeyRequest: {
      /** @description Empty: whichever the person chooses. */
      allowCredentials: components['schemas']['PasskeyCredential'][];
      challenge: string;
      rpId: string;
      /**
       * Format: int64
       * @description Milliseconds.
       */
      timeout: number;
      /** @description `required`. */
      userVerification: string;
    };
    PasskeySelection: {
      requireResidentKey: boolean;
      /** @description `required`: signing in asks for no name. */
      residentKey: string;
      /** @description `required`. */
      userVerification: string;
    };
    PasskeyUser: {
      displayName: string;
      id: string;
      /** @description The address, by which people know their accounts. */
      name: string;
    };
    /** @description My passkeys. */
    Passkeys: {
      /** @description What I need to add one. */
      adding: components['schemas']['AddingName'];
      /** @description Whether an office hangs on them. */
      office: boolean;
      /** @description In the order in which they were added. */
      passkeys: components['schemas']['Passkey'][];
      /** @description Recovery codes that were not used yet. */
      recovery_codes: number;
    };
    /** @description What was decided before. */
    PastWithdrawal: {
      /** Format: date-time */
      at: string;
      kind: components['schemas']['WithdrawalKind'];
      /** Format: date-time */
      suspended_until: string | null;
    };
    /** @description Moves to be made in a number of days. */
    Period: {
      /**
       * Format: int32
       * @description Days that the period adds.
       */
      days: number;
      /**
       * Format: int32
       * @description Moves to make by the control.
       */
      moves: number;
    };
    /** @description A half-move. */
    PlayedMove: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Color'];
      /**
       * Format: int32
       * @description Days charged for it.
       */
      charged_days: number;
      /** @description With its number. */
      san: string;
    };
    /** @description A section of a player. */
    PlayedSection: {
      /** Format: int32 */
      event: number | null;
      event_name: string;
      /** @description Whether all of them are. */
      finished: boolean;
      /**
       * Format: int32
       * @description How many of them are finished.
       */
      finished_games: number;
      friendly: components['schemas']['Friendly'] | null;
      /**
       * Format: int32
       * @description The player's games in it, cancelled ones left out.
       */
      games: number;
      /**
       * Format: int32
       * @description The player's points so far, in halves.
       */
      half_points: number;
      name: string;
      place: components['schemas']['PlayerPlace'] | null;
      /** Format: int32 */
      section: number;
    };
    /** @description What everybody may know of a player. */
    Player: {
      /** @description Family name. */
      family_name: string;
      /** @description Three letters. */
      federation: string;
      /** @description Given name. */
      given_name: string;
      /**
       * Format: int32
       * @description The player's number.
       */
      id: number;
      /**
       * Format: int32
       * @description Published rating.
       */
      rating: number | null;
      /** @description GM, SIM, IM, CCM, CCE, LGM or LIM. */
      title: string | null;
    };
    /** @description Something that was awarded. */
    PlayerAward: {
      /** @description The article that the grounds name. */
      article: string | null;
      /** @description WCCC, LWCCC, GM, SIM, IM, CCM, CCE, IA or MKŠ. */
      award: string;
      /**
       * Format: int32
       * @description A world champion's number.
       */
      cycle: number | null;
      grounds: components['schemas']['TitleGrounds'];
      /**
       * Format: date-time
       * @description When it was confirmed.
       */
      since: string;
    };
    /** @description A player's name and the ones before it. */
    PlayerNames: {
      /** @description Every correction, the latest first. */
      corrections: components['schemas']['NameCorrection'][];
      /** @description Whether the reader may correct it. */
      may_correct: boolean;
      player: components['schemas']['Player'];
    };
    /** @description A norm that a player has made. */
    PlayerNorm: {
      event_name: string;
      /** Format: date-time */
      finished_at: string;
      /** @description Games of each player, as at the start. */
      games: number;
      /** @description For how many of the 24 games that a title asks for the norm counts (TR-10.0.3). */
      games_counted: number;
      /** @description Against grandmasters and fixed ratings of 2600 and more (TR-10.4). */
      grandmaster_games: number;
      /** Format: int32 */
      section: number;
      section_name: string;
      /** @description Against Senior International Masters. */
      senior_games: number;
      title: string;
    };
    /** @description One person's offices, and how they came to them. */
    PlayerOffices: {
      /** @description What was given and taken, the latest first. */
      appointments: components['schemas']['Appointment'][];
      /** @description Whether the reader may give the person an office, and take it. */
      may_give: boolean;
      player: components['schemas']['Player'];
      /** @description What they are now. */
      roles: components['schemas']['Role'][];
    };
    /** @description A place in a final table. */
    PlayerPlace: {
      /**
       * Format: int32
       * @description Players in the table.
       */
      of: number;
      /**
       * Format: int32
       * @description From 1; players who cannot be told apart share the better one.
       */
      place: number;
      shared: boolean;
    };
    /** @description What everybody may know of a player. */
    PlayerProfile: {
      /** @description Titles and awards that were confirmed here, the latest first. */
      awards: components['schemas']['PlayerAward'][];
      /** @description The sections that the player plays or has played in, the newest first. */
      events: components['schemas']['PlayedSection'][];
      fide: components['schemas']['FideEntry'] | null;
      /**
       * Format: int32
       * @description That of the FIDE list, where it is known here.
       */
      fide_rating: number | null;
      /** @description Norms, those for the highest title first. */
      norms: components['schemas']['PlayerNorm'][];
      /** @description Names the picture that `GET /api/players/{id}/picture` answers; null where the player shows none. */
      picture: string | null;
      player: components['schemas']['Player'];
      ratings: components['schemas']['PlayerRating'][];
      record: components['schemas']['PlayerRecord'];
      /** @description Norms made elsewhere or earlier, as officers have recorded them (TR-10.5, TR-10.7, TR-10.8). */
      recorded_norms: components['schemas']['RecordedNorm'][];
      /** @description A few words that the player says of themselves, as text. */
      words: string | null;
    };
    /** @description A player's rating in a pool. */
    PlayerRating: {
      /** @description From 30 games on (TR-9.3). */
      fixed: boolean;
      forecast: components['schemas']['RatingForecast'] | null;
      /**
       * Format: int32
       * @description Rated games.
       */
      games: number;
      /** @description The lists in which the rating was calculated again, the oldest first. */
      periods: components['schemas']['RatingPeriod'][];
      pool: components['schemas']['RatingPool'];
      /** @description From 12 games on (TR-9.3). */
      published: boolean;
      /** Format: int32 */
      rating: number | null;
    };
    /** @description Finished games by colour. */
    PlayerRecord: {
      black: components['schemas']['ResultCounts'];
      white: components['schemas']['ResultCounts'];
    };
    /** @description What a player shows, and what was taken away of it. */
    PlayerRemovals: {
      /** @description Whether the reader may take something away. */
      may_remove: boolean;
      /** @description Names the picture that the player shows now. */
      picture: string | null;
      player: components['schemas']['Player'];
      /** @description What officers have taken away, the latest first. */
      removals: components['schemas']['Removal'][];
      /** @description What the player says now. */
      words: string | null;
    };
    /** @description A player's suspensions by officers. What follows from a withdrawal stands with the withdrawal. */
    PlayerSuspensions: {
      /** @description What the player can be suspended for now. */
      causes: components['schemas']['SuspensionCauseTerms'][];
      /** @description Whether the reader may suspend the player, and end it. */
      may_suspend: boolean;
      player: components['schemas']['Player'];
      /** @description All of them, the latest first. */
      suspensions: components['schemas']['Suspension'][];
    };
    /** @description A player's page with running games. */
    PlayersPage: {
      /**
       * Format: date-time
       * @description The moment as of which everything here stands.
       */
      as_of: string;
      /** @description The player's games of the section; those of my own page while an address is named. */
      games: components['schemas']['GameOnPage'][];
      /** @description All that was done, the oldest first. */
      history: components['schemas']['PageEntry'][];
      /** Format: date-time */
      named_at: string | null;
      player: components['schemas']['Player'];
      /** @description Where the games are shown; none where no page is named. */
      url: string | null;
    };
    /** @description All that a player is and was qualified for. */
    PlayersQualifications: {
      /** @description What is missing for more: for the player alone. */
      chances: components['schemas']['QualificationChance'][];
      /** @description The World Championship Finals from which a place can be put off (TR-1.4.3): for a player alone who has one. */
      finals: components['schemas']['NamedEvent'][];
      player: components['schemas']['Player'];
      /**
       * @description From the highest stage down; by results in the order in which they were earned, then by titles and
       *     ratings.
       */
      qualifications: components['schemas']['Qualification'][];
      /** @description What entries have used and no result gives any more, since one was corrected: it stays (TR-1.0.7). */
      stays: components['schemas']['UsedQualification'][];
    };
    /** @description What is registered of a player. */
    PlayersSex: {
      /**
       * Format: date-time
       * @description Since when.
       */
      at: string | null;
      by: components['schemas']['Player'] | null;
      /** @description Whether the reader registers it. */
      may_register: boolean;
      /** @description None: nothing is registered. */
      sex: ('female' | 'male') | null;
    };
    /** @description What a player shows of themselves to everybody. */
    Portrait: {
      /** @description Names the picture that `GET /api/players/{id}/picture` answers: another picture has another name. */
      picture: string | null;
      /** @description A paragraph of text. */
      words: string | null;
    };
    /** @description Games directed by post, as the application tells of them (TR-10.9). */
    PostalGames: {
      /**
       * Format: int32
       * @description Finished ones of classified events.
       */
      games: number;
      /** @description Whether they are enough: more than 1000 games over at least four years. */
      reached: boolean;
      /** Format: date */
      since: string;
    };
    /** @description Who has played before a substitute. */
    Predecessor: {
      player: components['schemas']['Player'];
      /**
       * Format: date-time
       * @description Until when; what was written on this side before is theirs.
       */
      until: string;
    };
    /** @description A usual kind of event. */
    Preset: {
      announcement: components['schemas']['Announcement'];
      /** @description Its stable name. */
      code: string;
      time_control: components['schemas']['TimeControl'];
    };
    /** @description The usual kinds of events. */
    PresetList: {
      presets: components['schemas']['Preset'][];
    };
    /** @description What a move would come to. */
    Preview: {
      /** Format: int32 */
      charged_days: number;
      check: boolean;
      /** @description My clock after it. */
      clock: components['schemas']['Clock'];
      draw_offered: boolean;
      ends: components['schemas']['Ending'] | null;
      /** @description The position after it. */
      fen: string;
      iccf: string;
      /**
       * Format: int32
       * @description The half-move it would be, counted from 1.
       */
      ply: number;
      san: string;
      /** Format: int64 */
      took_seconds: number;
      uci: string;
    };
    PreviewMove: {
      /** @description UCI, SAN, long algebraic or ICCF number. */
      move: string;
      /** @description Whether a draw is offered with it. */
      offer_draw?: boolean;
      /**
       * Format: int32
       * @description Half-moves played in the position that is answered.
       */
      ply: number;
    };
    /** @description The event that another one goes on from. */
    PreviousRound: {
      /**
       * Format: int32
       * @description How many of each of its sections advance, 1 to 30; in a Swiss tournament both of them.
       */
      advancing: number;
      /**
       * Format: int32
       * @description Its number.
       */
      event: number;
    };
    /** @description A prize. */
    Prize: {
      /**
       * Format: int32
       * @description The place, by tie-break.
       */
      place: number;
      player: components['schemas']['Player'];
      section: components['schemas']['EventSection'];
      /** @description Whether others have the same place, and no tie-break tells them apart. */
      shared: boolean;
    };
    /** @description Who wins a prize in an event. */
    PrizeList: {
      /** @description By section, then by place. Sections in which games run have none yet. */
      prizes: components['schemas']['Prize'][];
      /** @description The article that awards them; none where the rules award none. */
      rule: string | null;
    };
    /** @description Prizes with who pays them. */
    Prizes: {
      /** @description Who pays them: 1 to 2,000 characters. */
      source: string;
      /** @description Which: 1 to 2,000 characters. */
      text: string;
    };
    /** @description What the client reads. */
    Problem: {
      /** @description The moves that an ambiguous one may mean, in SAN. */
      candidates?: string[];
      /** @description A stable name for programs. */
      code: string;
      /** @description One sentence for people, in English. */
      detail: string;
      /** @description What is wrong in a file, line by line. */
      errors?: components['schemas']['FileError'][];
      /**
       * Format: int32
       * @description The number of the player whom it is about, where several were named.
       */
      player?: number | null;
      /**
       * Format: int64
       * @description When to try again.
       */
      retry_after_seconds?: number | null;
      /** @description The rule that says no. */
      rule?: string | null;
      /**
       * Format: int32
       * @description The HTTP status.
       */
      status: number;
      /** @description The status in words. */
      title: string;
      /** @description Always `about:blank`: the code says more. */
      type: string;
    };
    /** @description Sections as they are proposed. */
    Proposal: {
      /** @description In what it is not as its stage normally is; nothing is refused for it. */
      remarks: components['schemas']['StageRemark'][];
      /** @description Where teams play: every board, as it would be if the sections were published now. */
      sections: components['schemas']['ProposedSection'][];
      /** @description The sections of teams, where they play. */
      team_sections: components['schemas']['ProposedTeams'][];
      /** @description Accepted players who are in no section; none where teams play. */
      unplaced: components['schemas']['Player'][];
      /** @description Numbers of accepted teams that are in no section. */
      unplaced_teams: number[];
      /**
       * Format: int32
       * @description Raised with every change; 0: there is none yet.
       */
      version: number;
    };
    ProposeTitle: {
      /** @description Of direct titles: 10.2, 10.3, 10.4a to 10.8b; of the Czech honorary title: 1a to 1e. */
      article?: string | null;
      /** @description WCCC, LWCCC, GM, SIM, IM, CCM, CCE, IA or MKŠ; of a revocation also LGM or LIM. */
      award: string;
      /**
       * Format: int32
       * @description Of world champions: the number of the cycle.
       */
      cycle?: number | null;
      /**
       * Format: date
       * @description Of titles in memoriam.
       */
      died_on?: string | null;
      grounds: components['schemas']['TitleGrounds'];
      /** @description Of International Arbiters: the mentor's name. */
      mentor?: string | null;
      /**
       * Format: int32
       * @description The player's number.
       */
      player: number;
      /**
       * Format: int32
       * @description Of International Arbiters: finished games of classified events directed by post, and since when;
       *     both or neither.
       */
      postal_games?: number | null;
      /**
       * Format: date
       * @description When the first of these events began.
       */
      postal_since?: string | null;
      /** @description Why: 1 to 2,000 characters. Everybody reads it where objections are asked for. */
      reason: string;
      /**
       * Format: int32
       * @description Of the Czech honorary title by 1a or 1b: the section that was won.
       */
      section?: number | null;
    };
    /** @description A section as it is proposed. In a Scheveningen match its first half plays the second. */
    ProposedSection: {
      name: string;
      /** @description Category and norms if it were published now: one, or one for each side of a match. */
      norms: components['schemas']['NormOverview'][];
      players: components['schemas']['Player'][];
    };
    /** @description A section of teams as it is proposed. */
    ProposedTeams: {
      division: components['schemas']['SectionDivision'] | null;
      /** @description 1 to 40 characters in one line; each section has another. */
      name: string;
      /** @description Numbers of accepted teams. */
      teams: number[];
    };
    /** @description The step that TR-14 prescribes. */
    PublicationDue: {
      /** @description Breaches of the player that were decided on in this section, and stand. */
      earlier: number;
      /** @description The same in other sections. */
      elsewhere: number;
      /** @description Whether the officers may suspend the player beside it. */
      may_suspend: boolean;
      /** @description `order`, `penalty` (of 10 days), `expel` or `suspension`. */
      step: string;
    };
    PublishEvent: {
      /** @description The public value that was named with the first proposal, as it was published. */
      beacon_value?: string | null;
      /**
       * Format: int32
       * @description The version of its proposal that was looked at.
       */
      proposal_version: number;
      /**
       * Format: int32
       * @description The version of the event that was looked at.
       */
      version: number;
    };
    /** @description A subscription as `PushSubscription.toJSON()` gives it. */
    PushDevice: {
      /** @description The `https` address of the browser's push service. */
      endpoint: string;
      keys: components['schemas']['PushKeys'];
    };
    PushKeys: {
      /** @description 16 bytes, in base64url. */
      auth: string;
      /** @description The browser's public key, in base64url. */
      p256dh: string;
    };
    /** @description A right to enter a stage. */
    Qualification: {
      /** @description By which article. */
      article: string;
      deferred: components['schemas']['DeferredPlace'] | null;
      part: components['schemas']['QualificationPart'];
      section: components['schemas']['QualifyingSection'] | null;
      stage: components['schemas']['Stage'];
      state: components['schemas']['QualificationState'];
      /**
       * Format: date
       * @description The last day on which it is valid (TR-1.0.7); none where it has no end, or none yet.
       */
      until: string | null;
      used_in: components['schemas']['NamedEvent'] | null;
    };
    /** @description What would qualify the player for a stage. */
    QualificationChance: components['schemas']['MissingForQualification'] & {
      /** @description By which article. */
      article: string;
      stage: components['schemas']['Stage'];
    };
    /**
     * @description How much of an entry.
     * @enum {string}
     */
    QualificationPart: 'full' | 'half';
    /**
     * @description Whether a qualification can be used.
     * @enum {string}
     */
    QualificationState: 'free' | 'used' | 'expired';
    /** @description Who may enter the stage, and why. */
    Qualifier: {
      /** @description By which article. */
      article: string;
      deferred: components['schemas']['DeferredPlace'] | null;
      part: components['schemas']['QualificationPart'];
      player: components['schemas']['Player'];
      /** @description The sections whose results it rests on; none: titles and ratings. */
      sections: components['schemas']['QualifyingSection'][];
      /**
       * Format: date-time
       * @description Since when the table has the line.
       */
      since: string;
      state: components['schemas']['QualificationState'];
      /** @description Whether it was used and holds no more, since a result was corrected: it stays (TR-1.0.7). */
      stays: boolean;
      /**
       * Format: date
       * @description The last day on which it is valid (TR-1.0.7); none where it has no end, or none yet.
       */
      until: string | null;
      used_in: components['schemas']['NamedEvent'] | null;
    };
    /** @description The table of a stage, in short. */
    QualifierTable: {
      /**
       * Format: int32
       * @description How many of them can be used.
       */
      free: number;
      /**
       * Format: int32
       * @description How many lines it has.
       */
      lines: number;
      stage: components['schemas']['Stage'];
    };
    /** @description A part of a stage's table. */
    Qualifiers: {
      /** @description The articles by which somebody is in it. */
      articles: string[];
      /**
       * Format: date-time
       * @description When this one last changed.
       */
      changed_at: string | null;
      /** @description The federations of all players of the table. */
      federations: string[];
      lines: components['schemas']['Qualifier'][];
      /**
       * Format: date-time
       * @description When the tables were made last: at once when a result or an entry has changed, and every day; none
       *     before the first time.
       */
      made_at: string | null;
      /** @description What to give as `after` to go on; none at the end. */
      next: number | null;
      stage: components['schemas']['Stage'];
      /** @description The tables of all stages. */
      tables: components['schemas']['QualifierTable'][];
      /** @description Lines that fit what was asked for. */
      total: number;
    };
    /** @description A stage's whole table as JSON. */
    QualifiersFile: {
      lines: components['schemas']['Qualifier'][];
      /**
       * Format: date-time
       * @description When the tables were made last.
       */
      made_at: string | null;
      stage: components['schemas']['Stage'];
    };
    /** @description A section with a result. */
    QualifyingSection: {
      /**
       * Format: date
       * @description The day on which its last game ended; none while one runs: then only what is certain counts.
       */
      ended_on: string | null;
      event_name: string;
      /** Format: int32 */
      id: number;
      name: string;
      /** @description Whether the place is shared, and no tie-break tells the players apart. */
      shared: boolean;
      stage: components['schemas']['Stage'];
    };
    /** @description What waits for me, oldest first. */
    Queue: {
      gap: components['schemas']['Gap'] | null;
      items: components['schemas']['QueueItem'][];
      /**
       * Format: date-time
       * @description The server's time.
       */
      now: string;
    };
    /** @description One thing that waits. */
    QueueItem: {
      about: components['schemas']['Player'] | null;
      /**
       * Format: int64
       * @description Whole days.
       */
      age_days: number;
      by: components['schemas']['Player'] | null;
      /**
       * Format: int32
       * @description How many wait, where several do in one event.
       */
      count: number | null;
      /** Format: int32 */
      game: number | null;
      /** Format: int32 */
      id: number;
      kind: components['schemas']['QueueKind'];
      /**
       * @description What it is called: of an event, an import and an application the event's name, of a title the
       *     award, of a rating list its name such as `chess-2027-1`.
       */
      name: string | null;
      /** @description The article by which it is done. */
      rule: string | null;
      section: components['schemas']['GameSection'] | null;
      /** Format: date-time */
      since: string;
      /**
       * @description Of a claim `repetition`, `fifty_moves`, `tablebase_win` or `tablebase_draw`; of a case `query`,
       *     `message_report`, `publication`, `conduct` or `appeal`; of reports `reports_differ` or
       *     `report_missing`; of scores `score_claim`, `scores_differ` or `score_unanswered`; of an application `approval`, or
       *     `approval_referred` where Congress decides; of a rating list `rating_list`, or
       *     `rating_list_due` where nobody has begun it; else the kind.
       */
      summary: string;
    };
    /**
     * @description What kind of thing waits.
     * @enum {string}
     */
    QueueKind:
      | 'claim'
      | 'case'
      | 'adjudication'
      | 'silence'
      | 'game_reports'
      | 'game_score'
      | 'gone_player'
      | 'start_lists'
      | 'entries'
      | 'free_entries'
      | 'deposits'
      | 'final_tables'
      | 'rating_consent'
      | 'board_agreement'
      | 'replacements'
      | 'season'
      | 'withdrawal'
      | 'import'
      | 'transfer'
      | 'title'
      | 'title_recommendation'
      | 'title_votes'
      | 'rules_question'
      | 'approval'
      | 'rating_list';
    /** @description Rp = Rc + D(p) F (RAT-5). */
    RatingAverage: {
      /**
       * Format: int32
       * @description D(p).
       */
      difference: number;
      factor: string;
      p: string;
      /** @description The average of the opponents. */
      rc: string;
      /** @description Points of games, such as `7.5/12`. */
      score: string;
    };
    /** @description A player's new rating. */
    RatingChange: {
      /**
       * Format: int32
       * @description None where there was no rating before.
       */
      change: number | null;
      /**
       * Format: int32
       * @description Games in the period.
       */
      games: number;
      /**
       * Format: int32
       * @description Rated games of all times.
       */
      games_total: number;
      method: components['schemas']['RatingMethod'];
      /** Format: int32 */
      new: number | null;
      /** Format: int32 */
      old: number | null;
      player: components['schemas']['Player'];
    };
    /** @description What was set right. */
    RatingCorrected: {
      /** Format: date-time */
      at: string;
      /** @description `first_rating_formula` or `start_rating`. */
      kind: string;
      reason: string;
    };
    /** @description What was set right. */
    RatingCorrection: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      kind: components['schemas']['RatingCorrectionKind'];
      /** Format: int32 */
      number: number;
      player: components['schemas']['Player'] | null;
      /**
       * Format: int32
       * @description Of a start rating: what counts.
       */
      rating: number | null;
      reason: string;
      /**
       * Format: int32
       * @description Of a start rating: where.
       */
      section: number | null;
    };
    /**
     * @description What can be set right.
     * @enum {string}
     */
    RatingCorrectionKind: 'first_rating_formula' | 'start_rating';
    /** @description k = r g (RAT-9). */
    RatingDevelopment: {
      g: string;
      k: string;
      r: string;
      rule: string;
    };
    /** @description What a list says. */
    RatingEntry: {
      /** Format: int32 */
      games: number;
      /** Format: int32 */
      rating: number | null;
    };
    /** @description A player's rating in a list, and why. Numbers with decimals are texts, exact to the last digit. */
    RatingExplanation: {
      average: components['schemas']['RatingAverage'] | null;
      /** @description What the rating commissioner has set right about the player. */
      corrections: components['schemas']['RatingCorrected'][];
      /** @description The new rating before it is rounded. */
      exact: string | null;
      games: components['schemas']['RatingGame'][];
      k: components['schemas']['RatingDevelopment'] | null;
      list: components['schemas']['RatingListHead'];
      method: components['schemas']['RatingMethod'];
      new: components['schemas']['RatingEntry'];
      old: components['schemas']['RatingEntry'];
      player: components['schemas']['Player'];
      rounding_rule: string;
      /** @description The article of the method. */
      rule: string;
      /** @description The sum of the changes. */
      sum: string | null;
    };
    /** @description What the next list would say today. */
    RatingForecast: {
      /** @description How many these are. */
      games: number;
      /**
       * Format: int32
       * @description The rating from the games that are finished and in no list yet; none without a rating.
       */
      rating: number | null;
      /** @description What each running game would change, where the rating is fixed. */
      running: components['schemas']['RunningForecast'][];
    };
    /** @description A game's part in a rating. */
    RatingGame: {
      change: string | null;
      /** @description In averages: with what the opponent counts, the limit of 350 kept. */
      counted: string | null;
      /**
       * Format: int32
       * @description The own rating less the opponent's.
       */
      difference: number | null;
      /** @description Whether it was finished before the period. */
      earlier: boolean;
      /** @description The expected score. */
      expected: string | null;
      /**
       * Format: int32
       * @description None where it was not played here.
       */
      game: number | null;
      /** Format: int32 */
      half_points: number;
      opponent: components['schemas']['Player'] | null;
      /**
       * Format: int32
       * @description With which the opponent counts.
       */
      opponent_rating: number;
      /** @description Why with that one. */
      rule: string;
      /** Format: int32 */
      section: number | null;
      source: components['schemas']['RatingSource'];
    };
    /** @description A whole list. */
    RatingListFile: {
      list: components['schemas']['RatingListHead'];
      players: components['schemas']['RatingListFileRow'][];
    };
    /** @description A player in the file. */
    RatingListFileRow: {
      fixed: boolean;
      /** Format: int32 */
      games: number;
      player: components['schemas']['Player'];
      status: components['schemas']['RatingStatus'];
    };
    /** @description A rating list that is published. */
    RatingListHead: {
      /**
       * Format: date
       * @description The day from which it counts.
       */
      effective_on: string;
      /** @description Its name. */
      id: string;
      /** @description Whether it counts already; an older list may have been followed by a newer one. */
      in_force: boolean;
      /** @description Whether it was published later than two weeks before it counts (TR-9.5). */
      late: boolean;
      /**
       * Format: int32
       * @description Players on it, those with fewer than 12 games and inactive ones included.
       */
      players: number;
      pool: components['schemas']['RatingPool'];
      /** Format: date-time */
      published_at: string | null;
      /** @description Year and quarter (TR-9.5). */
      quarter: string;
      /**
       * Format: date
       * @description The last day on which a result was reported in time for it (RAT-12).
       */
      reported_until: string;
      rule_set: components['schemas']['RuleSet'];
    };
    /** @description A part of a list. */
    RatingListPage: {
      /** @description The federations of all players of the list. */
      federations: string[];
      list: components['schemas']['RatingListHead'];
      /** @description What to give as `after` to go on; none at the end. */
      next: number | null;
      rows: components['schemas']['RatingListRow'][];
      /** @description Players who fit what was asked for. */
      total: number;
    };
    /** @description A player on a list. */
    RatingListRow: {
      /**
       * Format: int32
       * @description Against the list before; none where there was no rating.
       */
      change: number | null;
      /** @description From 30 games on (TR-9.3). */
      fixed: boolean;
      /**
       * Format: int32
       * @description Rated games.
       */
      games: number;
      /**
       * Format: int32
       * @description By rating among all active players; shared by those with the same. Who is inactive has none.
       */
      place: number | null;
      /** @description As of the list. */
      player: components['schemas']['Player'];
      /** Format: int32 */
      rating: number | null;
      status: components['schemas']['RatingStatus'];
    };
    /** @description The published lists, the newest first. */
    RatingLists: {
      lists: components['schemas']['RatingListHead'][];
    };
    /**
     * @description How a rating was calculated.
     * @enum {string}
     */
    RatingMethod:
      | 'unchanged'
      | 'first'
      | 'all_games'
      | 'changes'
      | 'many_games'
      | 'replaced_by_commissioner'
      | 'imported';
    /** @description Something that the commissioner should know. */
    RatingNote: {
      /** @description `late`, `no_list_before`, `short_history` or `changed_result`. */
      code: string;
      /** Format: int32 */
      game: number | null;
      player: components['schemas']['Player'] | null;
      /** @description The same in a sentence, in English. */
      text: string;
    };
    /** @description A list in which a rating was calculated again. */
    RatingPeriod: {
      /** Format: int32 */
      change: number | null;
      /** Format: date */
      effective_on: string;
      /** Format: int32 */
      games: number;
      /** Format: int32 */
      games_in_period: number;
      list: string;
      method: components['schemas']['RatingMethod'];
      /** Format: int32 */
      rating: number | null;
    };
    /**
     * @description Which games are rated together (TR-9.2).
     * @enum {string}
     */
    RatingPool: 'chess' | 'chess960';
    /** @description A run with its preview. */
    RatingRun: {
      /** @description Players with games in the period, the largest changes first: 2,000 at most. */
      changes: components['schemas']['RatingChange'][];
      /** @description How many of them there are. */
      changes_total: number;
      corrections: components['schemas']['RatingCorrection'][];
      /** @description What the commissioner should know before publishing. */
      notes: components['schemas']['RatingNote'][];
      run: components['schemas']['RatingRunHead'];
    };
    /** @description A run in short. */
    RatingRunHead: {
      /** Format: date */
      effective_on: string;
      /**
       * Format: int32
       * @description Games of the period.
       */
      games: number;
      /** @description The list's name, such as `chess-2027-1`. */
      id: string;
      /** @description Whether it was read from a file. */
      imported: boolean;
      /** @description Whether it counts already. */
      in_force: boolean;
      /**
       * Format: int32
       * @description Players on the list.
       */
      players: number;
      pool: components['schemas']['RatingPool'];
      /** Format: date-time */
      published_at: string | null;
      quarter: string;
      rule_set: components['schemas']['RuleSet'];
      state: components['schemas']['RatingRunState'];
      /** Format: int32 */
      version: number;
      withdrawn_reason: string | null;
    };
    /**
     * @description How far a run is.
     * @enum {string}
     */
    RatingRunState: 'calculating' | 'preview' | 'published' | 'withdrawn';
    RatingRunVersion: {
      /**
       * Format: int32
       * @description The version that was looked at.
       */
      version: number;
    };
    /** @description All runs, the newest first, and what comes next. */
    RatingRuns: {
      next: components['schemas']['NextRatingList'][];
      runs: components['schemas']['RatingRunHead'][];
    };
    /**
     * @description Why an opponent counts with a rating.
     * @enum {string}
     */
    RatingSource: 'start' | 'fide' | 'level' | 'current';
    /**
     * @description Whether a player is on the published list, and why not (SKS-1.7).
     * @enum {string}
     */
    RatingStatus: 'active' | 'inactive' | 'deceased';
    RecommendTitle: {
      /** @description False: the office advises against it. */
      recommends: boolean;
      /** @description The office's words: 1 to 2,000 characters. */
      text: string;
      /**
       * Format: int32
       * @description The version that was looked at.
       */
      version: number;
    };
    /** @description A game's log as a hash chain with the receipts of its moves and the heads of all else. */
    Record: {
      /**
       * @description `posthorn-record-2`. Records of version 1 have no heads: what follows the last move, and how the
       *     game ended, is signed in none of them.
       */
      format: string;
      /**
       * Format: int32
       * @description The game's number.
       */
      game: number;
      /** @description The signed head of the whole log; always there from version 2 on. */
      head: string | null;
      /** @description The keys that receipts and heads are signed with, as published at `/.well-known/jwks.json`. */
      keys: components['schemas']['Jwks'];
      /** @description The log: the terms, then every event, each with the hash of everything up to it. */
      log: components['schemas']['RecordLine'][];
    };
    /** @description One line of the log. */
    RecordLine: {
      /** @description SHA-256 over the hash before, a line feed and the line, in hexadecimal. */
      hash: string;
      /** @description The signed head, when the event is no move. */
      head: string | null;
      /** @description The event in words. */
      line: string;
      /** @description The receipt, when the event is a move. */
      receipt: string | null;
    };
    /** @description A norm with its source. */
    RecordNorm: {
      /**
       * Format: date
       * @description When the event was approved, where that counts (TR-10.5).
       */
      approved_on?: string | null;
      /** @description The event's name: 1 to 100 characters. */
      event: string;
      /** Format: date */
      finished_on: string;
      /**
       * Format: int32
       * @description The player's games, 1 to 100.
       */
      games: number;
      /**
       * Format: int32
       * @description For how many of the 24 games that a title asks for it counts (TR-10.0.3): `games`, or more.
       */
      games_counted: number;
      /**
       * Format: int32
       * @description Against grandmasters and fixed ratings of 2600 and more (TR-10.4).
       */
      grandmaster_games: number;
      /**
       * Format: int32
       * @description The player's points, in halves.
       */
      half_points: number;
      /**
       * Format: int32
       * @description The section here, of norms that were approved with a double round (TR-10.0.2).
       */
      section?: number | null;
      /**
       * Format: int32
       * @description Against Senior International Masters.
       */
      senior_games: number;
      /** @description Where it is written: 1 to 2,000 characters, which everybody may read. */
      source: string;
      /** Format: date */
      started_on: string;
      /**
       * @description For which title it was made: GM, SIM, IM, CCM, CCE; from events that started before 2016 also
       *     LGM and LIM.
       */
      title: string;
    };
    RecordResults: {
      /** @description Whether to tell only what is wrong. */
      dry_run?: boolean;
      /**
       * @description CSV as for an import: white, black and result; where they are known flag and section. At most
       *     500 rows. A result counts from now on.
       */
      results: string;
    };
    RecordVotes: {
      /**
       * Format: int32
       * @description Votes for it.
       */
      approving: number;
      /**
       * Format: int32
       * @description Of so many.
       */
      of: number;
      /** @description Where it was voted: 1 to 2,000 characters. */
      text: string;
      /**
       * Format: int32
       * @description The version that was looked at.
       */
      version: number;
    };
    /** @description A norm made elsewhere or earlier, or approved with a double round, with its source. */
    RecordedNorm: {
      /**
       * Format: date
       * @description When it was approved, where that was before the Congress of 2000.
       */
      approved_on: string | null;
      /** @description Towards which it counts: LGM norms for CCM, LIM norms for CCE (TR-10.7, TR-10.8). */
      counts_for: string;
      /** @description Whether it is an IM norm of before the Congress of 2000, which counts for SIM, too (TR-10.5). */
      counts_for_sim: boolean;
      event: string;
      /** Format: date */
      finished_on: string;
      /** @description The player's games. */
      games: number;
      /** @description For how many of the 24 games that a title asks for the norm counts (TR-10.0.3). */
      games_counted: number;
      /** @description Against grandmasters and fixed ratings of 2600 and more (TR-10.4). */
      grandmaster_games: number;
      /**
       * Format: int32
       * @description The player's points, in halves.
       */
      half_points: number;
      /** @description Its number among the player's own, from 1. */
      number: number;
      /**
       * Format: int32
       * @description The section here, of a double round (TR-10.0.2).
       */
      section: number | null;
      /** @description Against Senior International Masters. */
      senior_games: number;
      /** @description Where it is written. */
      source: string;
      /** Format: date */
      started_on: string;
      /** @description For which title it was made: GM, SIM, IM, CCM, CCE, LGM or LIM. */
      title: string;
    };
    /** @description What is recorded of a player, with its history: for officers. */
    RecordedNorms: {
      /** @description Whether I may record: nobody does of themselves. */
      may_record: boolean;
      /** @description All of them, the latest first. */
      norms: components['schemas']['NormRecordLine'][];
      player: components['schemas']['Player'];
    };
    /** @description What was recorded, or would be. */
    RecordedResults: {
      faults: components['schemas']['ImportFault'][];
      /** @description Results that are new. */
      recorded: number;
      /** @description Those that were recorded before. */
      repeated: number;
    };
    /** @description Codes for whoever loses the passkeys. */
    RecoveryCodes: {
      /** @description Ten, each good once. They are shown here and never again. */
      recovery_codes: string[];
    };
    /** @description A claim that waits for the tournament director; the clocks stand still. */
    Referred: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Color'];
      /** @description A claim for the tablebases. */
      claim: components['schemas']['Claim'];
      /** @description The named move in SAN, which is not played. */
      move: string | null;
      why: components['schemas']['Undecided'];
    };
    Refill: {
      /**
       * Format: int32
       * @description Half-moves played in the position that I think about.
       */
      ply: number;
      /**
       * Format: int64
       * @description Seconds that I have seen to be moved for this move already, so that a request sent twice
       *     moves them once.
       */
      refilled: number;
      /**
       * Format: int32
       * @description How many seconds more; null for as many as the bank has and the clock takes.
       */
      seconds: number | null;
    };
    RefuseImport: {
      /** @description Why, for the federation: 1 to 2,000 characters. */
      reason: string;
      /**
       * Format: int32
       * @description The version that was looked at.
       */
      version: number;
    };
    RegisterByFile: {
      /**
       * @description CSV with headings: `given_name`, `family_name`, and `email` where the player is to be invited. 200 players
       *     at most.
       */
      csv: string;
      /** @description Whether everything is only checked. */
      dry_run?: boolean;
      /** @description `en` or `cs`: the language of the invitations. */
      language: string;
    };
    RegisterFederation: {
      /**
       * Format: date
       * @description From which day on it counts: no earlier than the last change.
       */
      from: string;
      /** @description Whether it is a member of ICCF then. */
      member: boolean;
      /** @description How many changes of the federation were looked at. */
      seen: number;
      /** @description Where that was decided: 1 to 2,000 characters, which everybody may read. */
      source: string;
      /** @description None: it is not said. */
      zone?: ('europe' | 'latin_america' | 'north_america_pacific' | 'africa_asia') | null;
    };
    RegisterPlayer: {
      /** @description Whether this is somebody else than the player of the same name who plays for the federation. */
      another?: boolean;
      /** @description Where the player is invited to claim the number; none: nobody is invited yet. */
      email?: string | null;
      /** @description As the given name, in the same script. */
      family_name: string;
      /** @description 1 to 80 characters: letters of one script, spaces, hyphens, apostrophes, dots. */
      given_name: string;
      /**
       * @description What whoever asks calls the request, so that one that is sent again is known: 8 to 64 letters, digits
       *     and hyphens.
       */
      id: string;
      /** @description `en` or `cs`: the language of the invitation. */
      language: string;
    };
    /** @description What to register. */
    RegisterSex: {
      /** @description None: nothing any more. */
      sex: ('female' | 'male') | null;
    };
    /** @description What becomes of a file. */
    RegisteredByFile: {
      /** @description Whether nothing was written. */
      dry_run: boolean;
      /** @description Headings that mean nothing here. */
      ignored_columns: string[];
      /** @description Whoever is left out. */
      known: components['schemas']['KnownRow'][];
      /** @description What is wrong, line by line, the first hundred faults; none where the players are registered. */
      problems: components['schemas']['FileError'][];
      /** @description In the order of the file. */
      registered: components['schemas']['RegisteredRow'][];
    };
    /** @description A federation. */
    RegisteredFederation: {
      /** @description Every change, the latest first. */
      changes: components['schemas']['MembershipChange'][];
      /** @description Three letters. */
      code: string;
      /** @description Who acts for it. */
      delegates: components['schemas']['Player'][];
      /** @description Whether it is a member of ICCF today; of which nothing is entered that is taken for granted. */
      member: boolean;
      /**
       * Format: date
       * @description From which day on it is so; none where nothing was entered.
       */
      since: string | null;
      zone: ('europe' | 'latin_america' | 'north_america_pacific' | 'africa_asia') | null;
    };
    /** @description A player of the file who is registered, or could be. */
    RegisteredRow: {
      /** @description Where the player is invited. */
      email: string | null;
      family_name: string;
      given_name: string;
      /** @description The line, counted from 1. */
      line: number;
      player: components['schemas']['Player'] | null;
    };
    /** @description A player whom a federation has registered and who has no account yet. */
    Registration: {
      invitation: components['schemas']['Invitation'] | null;
      player: components['schemas']['Player'];
      /** Format: date-time */
      registered_at: string;
      registered_by: components['schemas']['Player'] | null;
      /**
       * Format: int32
       * @description Raised with each invitation.
       */
      version: number;
    };
    /** @description A page of those whom a federation has registered and who have no account yet. */
    Registrations: {
      /** @description Three letters. */
      federation: string;
      /** @description What to ask for as `after` to read on; none at the end. */
      next: string | null;
      /** @description By number. */
      registrations: components['schemas']['Registration'][];
    };
    /** @description What an officer has taken away. */
    Removal: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      /** @description Whether the picture was. */
      picture: boolean;
      reason: string;
      /** @description The words that were taken away. */
      words: string | null;
    };
    RemoveChallengeWords: {
      /** @description Why: 1 to 2,000 characters. Its players read it. */
      reason: string;
    };
    /** @description What to take away, and why. */
    RemoveFromProfile: {
      picture: boolean;
      /** @description Why: 1 to 2,000 characters. Officers and the player read it. */
      reason: string;
      words: boolean;
    };
    RemovePushDevice: {
      endpoint: string;
    };
    RenamePasskey: {
      /** @description 1 to 60 characters. */
      name: string;
    };
    ReopenEvent: {
      /** @description Why, for everybody to read: 1 to 2,000 characters. */
      reason: string;
      /**
       * Format: int32
       * @description The version that was looked at.
       */
      version: number;
    };
    /** @description What is done about a replacement. */
    Replace:
      | {
          /** @enum {string} */
          act: 'ask';
          /**
           * Format: int32
           * @description On which board, counted from 1.
           */
          board: number;
          ground: components['schemas']['ReplacementGround'];
          /** @description Why, for the captain and the officials. */
          reason: string;
          /** @description Whether the clocks of the player's games stand still meanwhile. Only the director says it. */
          stops_clocks?: boolean;
          /**
           * Format: int32
           * @description Who is to play; none: it is named later.
           */
          substitute?: number | null;
          /**
           * Format: date-time
           * @description The first second at which it is too late to name somebody; none: as late as the rules let it be. Only the
           *     director says it.
           */
          until?: string | null;
        }
      | {
          /** @enum {string} */
          act: 'name';
          /** Format: int32 */
          replacement: number;
          /** Format: int32 */
          substitute: number;
        }
      | {
          /** @enum {string} */
          act: 'seat';
          /**
           * Format: date-time
           * @description When the substitute begins; none: at once.
           */
          from?: string | null;
          /**
           * Format: int32
           * @description Days that the substitute's clocks have used more, in each game.
           */
          handicap_days?: number;
          /** Format: int32 */
          replacement: number;
        }
      | {
          /** @enum {string} */
          act: 'decline';
          /** @description Why, for the team. */
          reason: string;
          /** Format: int32 */
          replacement: number;
        }
      | {
          /** @enum {string} */
          act: 'lose_board';
          /** Format: int32 */
          replacement: number;
        }
      | {
          /** @enum {string} */
          act: 'take_back';
          /** Format: int32 */
          replacement: number;
        };
    ReplaceBeforePlay: {
      /** @description Whether the newcomer has paid the fee, where there is one. */
      fee_paid?: boolean;
      /**
       * Format: int32
       * @description Who plays in their place.
       */
      newcomer: number;
      /** @description Why, for the record and for whoever is replaced: 1 to 2,000 characters. */
      reason: string;
      /**
       * Format: int32
       * @description Who does not play.
       */
      replaced: number;
    };
    /** @description A replacement on a board of a team. */
    Replacement: {
      /** Format: date-time */
      at: string;
      /** Format: int32 */
      board: number;
      by: components['schemas']['Player'] | null;
      /** @description Whether the team has asked; the director has, else. */
      by_team: boolean;
      /** @description Whether the clocks of the board were stopped for it. */
      clocks_stand: boolean;
      /**
       * Format: date-time
       * @description When it was decided; none: it is open.
       */
      decided_at: string | null;
      /** @description Why it was declined. */
      decided_reason: string | null;
      /**
       * Format: date-time
       * @description When the substitute begins.
       */
      from: string | null;
      ground: components['schemas']['ReplacementGround'];
      /**
       * Format: int32
       * @description Days of handicap; none: nobody plays by it.
       */
      handicap_days: number | null;
      /** @description Whether I may decline it. */
      may_decline: boolean;
      /** @description Whether I may decide that the board's games are lost (TR-8.7d). */
      may_lose_board: boolean;
      /** @description Whether I may name somebody, or somebody else. */
      may_name: boolean;
      /** @description Whether I may let the substitute play. */
      may_seat: boolean;
      /** @description Whether I may take it back. */
      may_take_back: boolean;
      /** Format: int32 */
      number: number;
      otherwise: components['schemas']['ReplacementOtherwise'] | null;
      /**
       * @description Why, in words; none for whoever neither speaks for the team nor decides, and where the server has asked by
       *     itself.
       */
      reason: string | null;
      replaced: components['schemas']['Player'];
      state: components['schemas']['ReplacementState'];
      status: components['schemas']['SubstituteStatus'] | null;
      substitute: components['schemas']['Player'] | null;
      /**
       * Format: date-time
       * @description The first second at which it is too late to name somebody.
       */
      until: string;
    };
    /**
     * @description Why somebody is to play on for a player.
     * @enum {string}
     */
    ReplacementGround:
      'stopped' | 'in_danger' | 'withdrawn' | 'died' | 'not_started' | 'teams_wish';
    /** @description The replacements of a team. */
    ReplacementList: {
      /** @description Whether clocks can stand still while a substitute is looked for. */
      clocks_can_stop: boolean;
      /** Format: int32 */
      event: number;
      event_name: string;
      /**
       * Format: date-time
       * @description By when a substitute who is asked for now has to be named at the latest.
       */
      latest_until: string;
      /** @description Whether I may ask for a replacement now. */
      may_ask: boolean;
      /** @description Whether I decide about replacements. */
      may_decide: boolean;
      name: string;
      /**
       * Format: date-time
       * @description The server's time.
       */
      now: string;
      /** @description Who plays now, board 1 first. */
      players: components['schemas']['Player'][];
      /** @description In the order in which they were asked for. */
      replacements: components['schemas']['Replacement'][];
      /** Format: int32 */
      team: number;
    };
    /**
     * @description What becomes of the games where nobody plays on for a player who has withdrawn.
     * @enum {string}
     */
    ReplacementOtherwise: 'adjudicate' | 'cancel' | 'default';
    /**
     * @description How far a replacement is.
     * @enum {string}
     */
    ReplacementState:
      | 'asked'
      | 'named'
      | 'seated'
      | 'lapsed'
      | 'declined'
      | 'lost'
      | 'taken_back'
      | 'general_rules';
    /** @description What an event of teams says of replacements; left out, as much as the rules allow (TR-11). */
    ReplacementTerms: {
      /**
       * Format: int32
       * @description How many players of a team are replaced at most, deaths apart: 0 to 99, under the Czech rules half of its boards
       *     at most.
       */
      most: number | null;
      /**
       * Format: int32
       * @description Days within which a captain names a substitute: 1 to 62, but never more than two months; 1 to 30 under the Czech
       *     rules.
       */
      naming_days: number | null;
      /** @description Whether only one is replaced on each board, deaths apart; under the Czech rules it is so anyway. */
      once_a_board: boolean;
    };
    ReportConduct: {
      /**
       * Format: int32
       * @description The game of mine in which it happened; none: elsewhere, as in public words.
       */
      game?: number | null;
      /**
       * Format: int32
       * @description A player of the section, or whoever directs, organises, holds an office or acts for a federation.
       */
      person: number;
      /** @description What was done or said, and where: 1 to 2,000 characters. */
      text: string;
    };
    ReportGame: {
      /**
       * @description The PGN of this game alone, with its moves and its result: at most 32 KB and 1,000 half-moves.
       *     What the game's terms say need not stand in its tags.
       */
      pgn: string;
    };
    ReportPublication: {
      /**
       * Format: int32
       * @description Who shows the games.
       */
      player: number;
      /** @description 1 to 2,000 characters. */
      text: string;
      /** @description Where: an address of the web, 500 characters at most. */
      url: string;
    };
    ReportWithdrawal: {
      kind: components['schemas']['ReportedWithdrawal'];
      /**
       * Format: int32
       * @description Who withdraws.
       */
      player: number;
      /** @description Why: 1 to 2,000 characters, for the player and the record. */
      reason: string;
      /**
       * Format: int32
       * @description For how many months the player may not enter events, where that can be chosen.
       */
      suspension_months?: number | null;
    };
    /** @description An approved event in the report to Congress. */
    ReportedApproval: {
      /** Format: date-time */
      approved_at: string;
      /** @description Where Congress has approved it: which, and where that is recorded. */
      congress: string | null;
      /**
       * Format: int32
       * @description The event that was announced under it.
       */
      event: number | null;
      /** @description Three letters. */
      federation: string;
      fee: components['schemas']['Fee'] | null;
      /**
       * Format: int32
       * @description The year for which its registration and rating fees are due to ICCF: that of its start, of the event
       *     where there is one.
       */
      fees_year: number;
      /** Format: int32 */
      id: number;
      kind: components['schemas']['ApprovalKind'];
      /** @description Whether it counts no more: no event was announced in time. */
      lapsed: boolean;
      name: string;
      prizes: components['schemas']['Prizes'] | null;
      /** Format: date */
      starts_on: string;
    };
    /** @description A reported message. */
    ReportedMessage: {
      /** Format: date-time */
      at: string;
      id: string;
      text: string;
    };
    /** @description What a player has made in a section. */
    ReportedNorm: {
      event_name: string;
      /**
       * Format: date-time
       * @description When the section was finished.
       */
      finished_at: string;
      player: components['schemas']['Player'];
      /** Format: int32 */
      section: number;
      section_name: string;
      /** @description For which titles, the highest first. */
      titles: string[];
    };
    /** @description A title in the report. */
    ReportedTitle: {
      /**
       * Format: int32
       * @description Votes of Congress for it, where it has voted.
       */
      approving: number | null;
      /** @description The article under which it was won, or was revoked. */
      article: string;
      /** Format: date-time */
      at: string;
      award: string;
      /** Format: int32 */
      case: number;
      /** Format: int32 */
      cycle: number | null;
      /** @description Whether there is a certificate: it is in force. */
      has_certificate: boolean;
      /**
       * Format: int32
       * @description Of so many.
       */
      of: number | null;
      player: components['schemas']['Player'];
    };
    /**
     * @description What an official decides without a request.
     * @enum {string}
     */
    ReportedWithdrawal: 'silent' | 'death' | 'accepted';
    RequestWithdrawal: {
      /** @description How my games stand: each of them under personal circumstances. */
      games: components['schemas']['WithdrawalGameNote'][];
      /** @description Why I cannot play on. */
      grounds: components['schemas']['WithdrawalGrounds'];
      /**
       * Format: int32
       * @description Months for which that will last, at least.
       */
      months: number;
      /** @description What has happened: 1 to 2,000 characters, for the director and the officers only. */
      reasons: string;
    };
    /** @description What has ended with a password that was forgotten, all sessions and the calendar's address besides. */
    ResetDone: {
      /** @description How many devices were told by push messages. */
      devices: number;
      /** @description The names of keys, a federation's that the person had made among them. */
      keys: string[];
      /** @description The servers that webhooks went to. */
      webhooks: string[];
    };
    ResetPassword: {
      /** @description The passkeys that stay, by their names among credentials; all others end. */
      keep_passkeys?: string[];
      /** @description 12 to 128 characters, and not soon guessed. */
      password: string;
      /** @description From the link in the email. */
      token: string;
    };
    /** @description The position to which a game is brought back (LAW-7.2). */
    RestoredPosition: {
      fen: string;
      variant: components['schemas']['Variant'];
    };
    /** @description Games by their result. */
    ResultCounts: {
      /** Format: int32 */
      drawn: number;
      /** Format: int32 */
      lost: number;
      /** Format: int32 */
      won: number;
    };
    /**
     * @description What somebody may be; `officer` is every office at once.
     * @enum {string}
     */
    Role:
      | 'player'
      | 'director'
      | 'organiser'
      | 'officer'
      | 'federation'
      | 'administrator'
      | 'world_tournament_director'
      | 'title_commissioner'
      | 'non_title_commissioner'
      | 'rating_commissioner'
      | 'qualifications_commissioner'
      | 'appeals_commission'
      | 'arbitration_commission'
      | 'executive_board'
      | 'arbiter_committee'
      | 'disciplinary_committee';
    /** @description A day's root, signed. */
    Root: {
      /** @description The hash of the root before; none for the first. */
      before: string | null;
      /**
       * Format: date
       * @description The day at whose beginning, in UTC, it was made.
       */
      day: string;
      /**
       * Format: int32
       * @description How many leaves the tree has: the number of the last game.
       */
      games: number;
      /** @description SHA-256 of the line, in hexadecimal: the next root names it. */
      hash: string;
      /** @description All of this in a line. */
      line: string;
      /** @description The root of the tree, 64 hexadecimal digits. */
      root: string;
      /** @description The signature, a compact JWS. */
      signature: string;
    };
    /** @description A page of roots. */
    RootList: {
      /** @description Where the next page begins; none where this is the last. */
      next: string | null;
      /** @description The newest first. */
      roots: components['schemas']['Root'][];
    };
    /** @description A game's head where a root was made, and the way from it to the root: `posthorn verify` follows it. */
    RootProof: {
      /** @description What the leaf was blinded with, 64 hexadecimal digits. */
      blind: string;
      /** @description `posthorn-root-proof-1`. */
      format: string;
      /** @description The head as it stood. */
      head: components['schemas']['Head'];
      /** @description The leaf's text: SHA-256 over a zero byte and this is the leaf. */
      leaf: string;
      /** @description The hashes beside the way to the root, from below. */
      path: string[];
      /** @description The root. */
      root: components['schemas']['Root'];
    };
    /** @description An event that another one goes on from, or that goes on from it. */
    Round: {
      /** Format: int32 */
      event: number;
      name: string;
      phase: components['schemas']['EventPhase'];
    };
    /** @description The round that an event goes on from. */
    RoundBefore: {
      /**
       * Format: int32
       * @description How many of each section advance.
       */
      advancing: number;
      /**
       * Format: int32
       * @description The event before.
       */
      event: number;
      name: string;
      /** @description Its sections, in their order; none before its start lists are out. */
      sections: components['schemas']['SectionBefore'][];
      /**
       * Format: int32
       * @description The version of the event that goes on.
       */
      version: number;
    };
    /** @description A round at a glance. */
    RoundGlance: {
      /** Format: int32 */
      event: number;
      /**
       * Format: int32
       * @description The event that it goes on from.
       */
      goes_on_from: number | null;
      name: string;
      phase: components['schemas']['EventPhase'];
      /** @description Its sections, in their order; none before the start lists are out. */
      sections: components['schemas']['SectionGlance'][];
      /** Format: date-time */
      starts_at: string;
      system: components['schemas']['PairingSystem'];
    };
    /** @description The rounds of a row of events. */
    RoundList: {
      /**
       * Format: date-time
       * @description The server's time.
       */
      now: string;
      /** @description From the first one on, each behind the one that it goes on from; 24 at most. */
      rounds: components['schemas']['RoundGlance'][];
      swiss: components['schemas']['SwissTable'] | null;
    };
    RuleOnClaim: {
      /**
       * Format: date-time
       * @description When the claim was made, so that a page left open cannot rule on a later one. Without it,
       *     whichever waits is ruled on.
       */
      at?: string | null;
      /**
       * Format: int32
       * @description Half-moves played in the game, as the director saw it.
       */
      ply: number;
      /** @description Why, for both players: 1 to 2,000 characters. */
      reason: string;
      /** @description Whether the claim was right. */
      upheld: boolean;
    };
    /**
     * @description What is decided about a player's request.
     * @enum {string}
     */
    RuleOnWithdrawal: 'accepted' | 'offered' | 'unaccepted' | 'death' | 'abused';
    /**
     * @description Whose rules count.
     * @enum {string}
     */
    RuleSet: 'iccf' | 'sks';
    /** @description What the officers have answered. */
    RulesAnswer: {
      /** @description The article that it is about. */
      article: string;
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      text: string;
    };
    /** @description A page of answers. */
    RulesAnswers: {
      /** @description What to ask for as `after` to read on; none at the end. */
      next: string | null;
      /** @description The latest first. */
      questions: components['schemas']['RulesQuestion'][];
    };
    /** @description A question about the rules, with its answer. */
    RulesQuestion: {
      answer: components['schemas']['RulesAnswer'] | null;
      /** @description The article that leaves it open, such as `LAW-6.8`. */
      article: string;
      /** Format: date-time */
      at: string;
      /** @description The federation that asks; none: a tournament director. */
      federation: string | null;
      /** Format: int32 */
      id: number;
      /** @description Whether I have asked it. */
      mine: boolean;
      text: string;
    };
    /** @description Questions that wait. */
    RulesQuestions: {
      /** @description Whether I answer. */
      may_answer: boolean;
      /** @description Whether I may ask as a director. */
      may_ask_as_director: boolean;
      /** @description Whether I may ask for the federation that I act for. */
      may_ask_for_federation: boolean;
      /** @description Mine, and for officers all; the oldest first. */
      questions: components['schemas']['RulesQuestion'][];
    };
    /** @description What a running game would change. */
    RunningForecast: {
      /** Format: int32 */
      game: number;
      if_drawn: string;
      if_lost: string;
      if_won: string;
      opponent: components['schemas']['Player'] | null;
      /**
       * Format: int32
       * @description With which the opponent counts today.
       */
      opponent_rating: number;
    };
    /**
     * @description What a key may be used for.
     * @enum {string}
     */
    Scope: 'read' | 'play' | 'entries' | 'results' | 'exports';
    ScoreAct: {
      /** Format: date-time */
      at: string;
      /**
       * Format: int32
       * @description Who has decided.
       */
      by: number;
      /** @description The half-move that it is about. */
      half_move: number | null;
      kind: components['schemas']['ScoreActKind'];
      reason: string;
    };
    /**
     * @description What a director has done.
     * @enum {string}
     */
    ScoreActKind:
      | 'sheet_asked'
      | 'position_asked'
      | 'settled'
      | 'white_dismissed'
      | 'black_dismissed'
      | 'white_period'
      | 'black_period'
      | 'begun_again'
      | 'played_on'
      | 'white_exceeded'
      | 'black_exceeded'
      | 'both_exceeded'
      | 'recorded';
    /**
     * @description What the director asks of the players.
     * @enum {string}
     */
    ScoreAsk: 'sheet' | 'position';
    ScoreAsked: {
      /** Format: date-time */
      at: string;
      /**
       * Format: date
       * @description The last day on which an answer is in time.
       */
      until: string;
      what: components['schemas']['ScoreAsk'];
    };
    ScoreClaim: {
      /** Format: date-time */
      at: string;
      kind: components['schemas']['ScoreClaimKind'];
      note: string;
    };
    /**
     * @description What a player claims.
     * @enum {string}
     */
    ScoreClaimKind: 'time_exceeded' | 'draw';
    /** @description A clock as a sheet tells it. */
    ScoreClock: {
      clock: components['schemas']['Clock'];
      /** @description The half-move by which the player has first used more than there was, by this sheet. */
      exceeded_at: number | null;
    };
    /** @description Both clocks as a sheet tells them. */
    ScoreClocks: {
      black: components['schemas']['ScoreClock'];
      white: components['schemas']['ScoreClock'];
    };
    /** @description A half-move of a sheet. */
    ScoreLine: {
      /** Format: date */
      arrived_on: string;
      /** @description Who is paired with the colour that made it. */
      by: components['schemas']['Color'];
      /**
       * Format: int64
       * @description Days used, without those of leave.
       */
      days: number;
      /** @description Whether a draw was offered with it. */
      draw_offered: boolean;
      /** @description The position after it. */
      fen: string;
      /** @description Its number in the game, from 1. */
      half_move: number;
      /** @description In ICCF numbers. */
      iccf: string;
      san: string;
      /** Format: date */
      sent_on: string;
      uci: string;
    };
    /** @description A half-move as it stands on a card or in a mail. */
    ScoreLineBody: {
      /**
       * Format: date
       * @description The day on which the move that it answers arrived; of the first move the day on which play began.
       */
      arrived_on: string;
      /** @description The move in SAN, UCI or ICCF numbers, with (=) behind it where a draw was offered. */
      move: string;
      /**
       * Format: date
       * @description The day on which it was sent.
       */
      sent_on: string;
    };
    /** @description What a player knows of a game of which no complete score exists (LAW-8.3). */
    ScorePosition: {
      /**
       * Format: int32
       * @description The same of Black.
       */
      black_days: number | null;
      /**
       * Format: int32
       * @description The same of Black.
       */
      black_moves: number | null;
      /** @description The position in FEN. */
      fen: string;
      /**
       * Format: int32
       * @description Whole days that White has used.
       */
      white_days: number | null;
      /**
       * Format: int32
       * @description Moves that White has completed.
       */
      white_moves: number | null;
      /** @description Whether it is White's clock that runs. */
      white_runs: boolean | null;
    };
    /** @description What a director decides about a score. */
    ScoreRuling:
      | {
          /** @enum {string} */
          kind: 'ask';
          /**
           * Format: date
           * @description The last day on which an answer is in time: one of the next 60.
           */
          until: string;
          what: components['schemas']['ScoreAsk'];
        }
      | {
          /** @description The half-move, from 1. */
          from: number;
          /** @enum {string} */
          kind: 'settle';
          lines: components['schemas']['ScoreLineBody'][];
        }
      | {
          /** @enum {string} */
          kind: 'dismiss';
          /** @description Whose. */
          of: components['schemas']['Color'];
        }
      | {
          /** @enum {string} */
          kind: 'begin_period';
          /** @description Whose. */
          of: components['schemas']['Color'];
        }
      | {
          /** @enum {string} */
          kind: 'colours_reversed';
        }
      | {
          /** @description By whom. */
          by: components['schemas']['Overstep'];
          /** @enum {string} */
          kind: 'exceeded';
        }
      | {
          /**
           * Format: int32
           * @description The points in halves of who is paired with Black.
           */
          black_halves: number;
          /** @enum {string} */
          kind: 'record';
          /**
           * Format: int32
           * @description The points in halves of who is paired with White: 2, 1 or 0.
           */
          white_halves: number;
        };
    /** @description A player's sheet, and what belongs to it. */
    ScoreSheet: {
      /**
       * @description How the player is reached, in lines of text, while a game by post or e-mail runs: for the two players and for
       *     officials; never to a program's key.
       */
      address: string | null;
      /**
       * Format: date-time
       * @description When the player has answered what was asked last.
       */
      answered_at: string | null;
      claim: components['schemas']['ScoreClaim'] | null;
      /** @description The clocks by these lines, before each player's next move. */
      clocks: components['schemas']['ScoreClocks'];
      /** @description How many there are. */
      entered: number;
      /** @description The lines that I may read. */
      lines: components['schemas']['ScoreLine'][];
      position: components['schemas']['ScorePosition'] | null;
    };
    /** @description The scores of a game by post or e-mail (LAW-8.1). */
    Scores: {
      /** @description What the director has done, in order. */
      acts: components['schemas']['ScoreAct'][];
      asked: components['schemas']['ScoreAsked'] | null;
      /** @description Half-moves that stood before the sheets. */
      base: number;
      /**
       * @description Whether a game that was begun with reversed colours begins again, as the scores stand; else it is played on
       *     (LAW-7.1).
       */
      begins_again: boolean;
      /** @description The sheet of who is paired with Black. */
      black: components['schemas']['ScoreSheet'];
      /** @description The first half-move that both have entered, and not alike. */
      differ_at: number | null;
      me: components['schemas']['Color'] | null;
      /** @description Whether players may enter moves, claim and answer now. */
      open: boolean;
      /** @description What an overstep comes to that the director confirms, as the scores stand (LAW-6.7, LAW-6.9). */
      overstep: components['schemas']['Oversteps'];
      /** @description Whether the players have each other's pieces: who is paired with White has the black ones (LAW-7.1). */
      reversed: boolean;
      /** @description Half-moves that stand: both have entered them alike. */
      stands: number;
      /** @description The position before the first line of the sheets. */
      start_fen: string;
      /**
       * Format: date
       * @description The day on which play began, or began again.
       */
      starts_on: string;
      /** @description The sheet of who is paired with White. */
      white: components['schemas']['ScoreSheet'];
    };
    /** @description What a season comes to. */
    Season: {
      /**
       * Format: date-time
       * @description When it was decided.
       */
      decided_at: string | null;
      decided_by: components['schemas']['Player'] | null;
      /** @description Its divisions, the highest first. */
      divisions: string[];
      /** Format: int32 */
      event: number;
      event_name: string;
      /** @description Whether its final tables are confirmed: until then it is how things would stand. */
      is_over: boolean;
      /** @description Whether I decide about it now. */
      may_decide: boolean;
      /** @description Its teams, section by section and by place. */
      teams: components['schemas']['SeasonTeam'][];
      /**
       * Format: int32
       * @description The event's version.
       */
      version: number;
    };
    /** @description The season of a league that an event follows. */
    SeasonBefore: {
      /**
       * Format: int32
       * @description The event.
       */
      event: number;
      name: string;
      /**
       * @description Its teams that I may say go on in this one: those that I spoke for, or all of them where I decide about
       *     entries.
       */
      teams: components['schemas']['TeamBefore'][];
    };
    SeasonMove: {
      movement: components['schemas']['Movement'];
      /** @description Why, 1 to 2,000 characters: needed wherever it is not as proposed, and shown to everybody. */
      reason?: string | null;
      /**
       * Format: int32
       * @description The team's number.
       */
      team: number;
    };
    /** @description A team after a season. */
    SeasonTeam: {
      decided: components['schemas']['Movement'] | null;
      /**
       * Format: int32
       * @description Its division, counted from 0: the highest.
       */
      division: number;
      /** @description Whether it has changed all its players within two seasons: normally it goes down (TR-5.6-5.7). */
      has_changed_all: boolean;
      name: string;
      /** Format: int32 */
      place: number;
      proposed: components['schemas']['Movement'] | null;
      /** @description Why it is not as proposed. */
      reason: string | null;
      section: string;
      /** @description Whether others share the place. */
      shared: boolean;
      /**
       * Format: int32
       * @description Its number in the event.
       */
      team: number;
    };
    /** @description A section of the round before. */
    SectionBefore: {
      /** Format: int32 */
      id: number;
      name: string;
      /** @description Everybody by place. */
      players: components['schemas']['Advancer'][];
      /** @description Games that are not over: nobody advances before the last one is. */
      unfinished: number;
    };
    /** @description In which division a section plays, and how many of it go up and down (TR-5.3-5.4). */
    SectionDivision: {
      /**
       * Format: int32
       * @description The division's place among those that were announced, counted from 0: the highest.
       */
      division: number;
      /**
       * Format: int32
       * @description How many go down.
       */
      down: number;
      /**
       * Format: int32
       * @description How many of the section go up.
       */
      up: number;
    };
    /** @description A section at a glance. */
    SectionGlance: {
      counts: components['schemas']['GameCounts'];
      /** Format: int32 */
      id: number;
      /** @description Who has one of the first three places, of those who have finished a game; as many as share them. */
      leaders: components['schemas']['SectionLeader'][];
      name: string;
      /** @description Everybody by start number, as of the start list. */
      players: components['schemas']['Player'][];
    };
    /** @description Who leads in a section. */
    SectionLeader: {
      /**
       * Format: int32
       * @description Finished games.
       */
      games: number;
      /**
       * Format: int32
       * @description The score in half points.
       */
      half_points: number;
      /**
       * Format: int32
       * @description The place, by tie-break, on present scores while games run.
       */
      place: number;
      player: components['schemas']['Player'];
      /** @description Whether others have the same place. */
      shared: boolean;
    };
    /** @description Pages with running games of a section, as far as they are the asker's. */
    SectionPages: {
      /** @description The pages of opponents with whom a game of mine runs. */
      asked: components['schemas']['AskedPage'][];
      mine: components['schemas']['PlayersPage'] | null;
      /** @description All pages that were ever named, for officials. */
      pages: components['schemas']['PlayersPage'][];
      /** @description Whether the event shows running games to everybody itself: then nobody is asked. */
      shown_to_all: boolean;
    };
    /** @description A section with its crosstable, players by start number. */
    SectionTable: {
      counts: components['schemas']['GameCounts'];
      director: components['schemas']['Player'] | null;
      /** Format: date-time */
      ends_at: string | null;
      /**
       * Format: int32
       * @description The event, where the section belongs to one that was announced here.
       */
      event: number | null;
      event_name: string;
      friendly: components['schemas']['Friendly'] | null;
      /** Format: int32 */
      id: number;
      name: string;
      /**
       * @description Category and norms by the start list: one, or one for each side of a match; none where there is
       *     no list, or no event.
       */
      norms: components['schemas']['NormOverview'][];
      /**
       * Format: date-time
       * @description The server's time.
       */
      now: string;
      players: components['schemas']['TableLine'][];
      /**
       * @description The seed of the lots: 64 hexadecimal digits; none where teams have drawn, whose tables have it, and in the
       *     Silli system, where start numbers follow the ratings.
       */
      seed: string | null;
      stage: components['schemas']['Stage'] | null;
      /** Format: date-time */
      starts_at: string | null;
      system: components['schemas']['PairingSystem'] | null;
      tie_breaks: components['schemas']['TieBreak'][];
      /** @description When spectators see running games (TR-14); a result is shown as soon as there is one. */
      visibility: components['schemas']['Visibility'];
      /** @description Whether only the winner goes on to the World Championship Final (TR-1.4.1). */
      winner_alone_advances: boolean;
    };
    /** @description A section whose winner may enter, as its table stands for me (TR-2.5, TR-2.6). */
    SectionWin: {
      /** @description Its event's name. */
      event: string;
      /** @description Whether I can enter by it. */
      holds: boolean;
      /**
       * @description What it lacks: `not_of_section`, `withdrawn_silently`, `games_running`, `not_first` or `no_plus_score`;
       *     none where I have won it.
       */
      lack: string | null;
      /** @description Its name. */
      name: string;
      /** @description The article that asks for what is lacking, where it is another than that of the class. */
      rule: string | null;
      /**
       * Format: int32
       * @description The section's number.
       */
      section: number;
      /**
       * Format: int32
       * @description The other event for which I have used it, by number.
       */
      used_in: number | null;
    };
    /** @description What I have looked at. */
    SeeNotifications: {
      /**
       * Format: date-time
       * @description When the latest of them was told.
       */
      until: string;
    };
    /** @description Challenges that anybody may accept. */
    Seeks: {
      /**
       * Format: int32
       * @description What to ask for as `before` on the next page; none: this was the last one.
       */
      next: number | null;
      /** @description The last one first; without those of players whom the reader has blocked, or who have blocked the reader. */
      seeks: components['schemas']['Challenge'][];
    };
    SendChallenge: {
      /**
       * Format: int32
       * @description The number of the challenge that it answers with other terms, which is over with it.
       */
      answers: number | null;
      /**
       * @description A name of the sender's choice for this request, so that it counts once however often it arrives: 1 to 64
       *     letters, digits and hyphens.
       */
      request: string;
      /** @description By what terms is played. */
      terms: components['schemas']['ChallengeTerms'];
      /** @description Who may accept it. */
      to: components['schemas']['ChallengeTo'];
      /** @description What the opponent is to read: 1 to 500 characters. */
      words: string | null;
    };
    SendMove: {
      /** @description A message to the opponent, at most 2,000 characters. */
      message?: string | null;
      /** @description UCI, SAN, long algebraic or ICCF number. */
      move: string;
      /** @description Whether a draw is offered with it. */
      offer_draw?: boolean;
      /**
       * Format: int32
       * @description Half-moves played in the position that is answered.
       */
      ply: number;
    };
    /** @description A move that was accepted, with its postmark. */
    Sent: {
      /** @description The opponent's answer in SAN, left in advance and played at once. */
      answer: string | null;
      /**
       * Format: date-time
       * @description When it was accepted.
       */
      at: string;
      ending: components['schemas']['Ending'] | null;
      /** @description The hash of the game's log up to and including it. */
      hash: string;
      /**
       * Format: int32
       * @description The half-move, counted from 1.
       */
      ply: number;
      /** @description The signed receipt, a compact JWS. */
      receipt: string;
      /** @description SAN. */
      san: string;
      /** @description UCI. */
      uci: string;
    };
    /** @description A session: the refresh token travels in a cookie. */
    Session: {
      /** @description For `Authorization: Bearer`. */
      access_token: string;
      /** Format: int64 */
      expires_in_seconds: number;
      me: components['schemas']['Me'];
    };
    /** @description Where I am signed in. */
    Sessions: {
      /** @description The one that was used last in front. */
      sessions: components['schemas']['SignedInBrowser'][];
    };
    SetFideRatings: {
      /**
       * @description CSV with a line of headings: id (the player's number here), rating (empty for none) and, where
       *     the file has it, title (GM, IM, WGM, FM, WIM, CM, WFM or WCM, empty for none). At most 10,000
       *     players; whoever is not named keeps what is known.
       */
      csv: string;
      /**
       * @description Which list, by the quarter on whose first day it took effect, such as `2027/1`: that of the
       *     present one (TR-9.4).
       */
      list: string;
    };
    /** @description Whether it is to be made. */
    SetNightlyExport: {
      enabled: boolean;
    };
    /** @description What a player has chosen. */
    Settings: {
      /** @description The private address of the calendar: whoever knows it can read it. */
      calendar_url: string;
      /**
       * Format: int32
       * @description The hour at which the daily email goes out, in `zone`: 0 to 23.
       */
      digest_hour: number;
      /** @description The language of emails and of the calendar. */
      language: components['schemas']['Language'];
      mail: components['schemas']['MailChoice'];
      /** @description Devices that push messages go to. */
      push_devices: number;
      /**
       * @description The server's public key for `PushManager.subscribe()`, in base64url; null where the server
       *     sends no push messages.
       */
      push_key: string | null;
      /** @description How many days before a deadline to be reminded, the most first; empty: never. */
      reminder_days: number[];
      /** @description The zone in which emails and the calendar tell moments, by its name in the IANA's database. */
      zone: string;
    };
    /** @description One player with the clock. */
    Side: {
      clock: components['schemas']['Clock'];
      /** @description The player's leave in this game that has not passed. */
      leave: components['schemas']['Interval'][];
      player: components['schemas']['Player'];
      /** @description Who has played here before, where a substitute plays on (TR-8.7b), the first one first. */
      predecessors: components['schemas']['Predecessor'][];
    };
    /** @description One player. */
    SideFacts: {
      clock: components['schemas']['Clock'];
      /** @description Days of leave, past and to come. */
      leave: components['schemas']['Interval'][];
      player: components['schemas']['Player'];
    };
    SignIn: {
      email: string;
      password: string;
    };
    SignUp: {
      /** @description The address; a link is sent to it. */
      email: string;
      /** @description As the given name, in the same script. */
      family_name: string;
      /** @description Three letters. */
      federation: string;
      /** @description 1 to 80 characters: letters of one script, spaces, hyphens, apostrophes, dots. */
      given_name: string;
      /** @description `en` or `cs`: the language of emails. */
      language: string;
      /** @description 12 to 128 characters, and not soon guessed. */
      password: string;
      /** @description The zone in which emails tell moments, a name of the IANA's database; UTC where it is left out. */
      zone?: string;
    };
    /** @description A browser in which somebody is signed in. */
    SignedInBrowser: {
      /** @description Such as “Firefox, Linux”; empty where it is not known. */
      browser: string;
      /**
       * Format: date-time
       * @description When somebody signed in; null in sessions of before that was kept.
       */
      created_at: string | null;
      /**
       * Format: date-time
       * @description When it ends unless it is used again.
       */
      expires_at: string;
      /** @description Whether it is the one that asks. */
      here: boolean;
      /** @description Its name, which opens nothing. */
      id: string;
      /**
       * Format: date-time
       * @description When it was last used, to a quarter of an hour.
       */
      used_at: string;
    };
    /** @description For how long the player on move has not been heard of, in an event where silence loses. */
    Silence: {
      /** @description Whether longer reflection is announced for this move. */
      announced: boolean;
      /**
       * Format: int64
       * @description Whole days without a move, days of leave not counted.
       */
      days: number;
      /**
       * Format: date-time
       * @description When silence loses the game; none once longer reflection is announced.
       */
      lost_at: string | null;
    };
    /**
     * @description Which stage of a championship, a cup or a class an event is.
     * @enum {string}
     */
    Stage:
      | 'open_class'
      | 'higher_class'
      | 'master_class'
      | 'master_norm'
      | 'grandmaster_norm'
      | 'world_championship_preliminary'
      | 'world_championship_semi_final'
      | 'world_championship_candidates'
      | 'world_championship_final'
      | 'ladies_semi_final'
      | 'ladies_final'
      | 'world_cup_preliminary'
      | 'world_cup_semi_final'
      | 'world_cup_final'
      | 'zonal_preliminary'
      | 'zonal_semi_final'
      | 'zonal_final'
      | 'olympiad_preliminary'
      | 'olympiad_final'
      | 'ladies_olympiad_preliminary'
      | 'ladies_olympiad_final'
      | 'league'
      | 'international_open_preliminary'
      | 'international_open_semi_final'
      | 'international_open_final'
      | 'international_invitational_teams'
      | 'friendly_match'
      | 'national_final'
      | 'national_semi_final'
      | 'national_quarter_final'
      | 'national_qualification'
      | 'national_veterans_final'
      | 'national_cup_final'
      | 'national_cup_preliminary'
      | 'national_fours_first_league'
      | 'national_fours_second_league'
      | 'national_threes_first_league'
      | 'national_threes_second_league';
    /** @description What places of the event qualify for (TR-1.0.5): each for whoever has nothing higher. */
    StageLead: {
      /** @description By which article. */
      article: string;
      /** @description The lowest category of the event. */
      from_category: string | null;
      /** @description Whether it is half an entry, two of which make one (TR-1.1.2). */
      half: boolean;
      /**
       * Format: int32
       * @description Or from how many per cent of the points possible; 0: whoever takes part.
       */
      percent: number | null;
      /**
       * Format: int32
       * @description Up to which place; none where the place does not count.
       */
      place: number | null;
      /** @description For which stage. */
      stage: components['schemas']['Stage'];
      /** @description The highest one. */
      to_category: string | null;
    };
    /** @description Something in which an event is not as its stage normally is; nothing is refused for it. */
    StageRemark: {
      /** @description A stable name. */
      code: string;
      /** @description In English. */
      detail: string;
      /** @description What there is: players of a section, or sections of a year. */
      found: number | null;
      /** @description What is normal, any of these; nothing where the remark says it all. */
      normal: components['schemas']['NormalNumber'][];
      rule: string;
      /** @description The name of the section that it is about. */
      section: string | null;
      /**
       * Format: int32
       * @description The year that it is about.
       */
      year: number | null;
    };
    /**
     * @description Why nobody can move in a game, at a glance.
     * @enum {string}
     */
    Stands: 'claim' | 'director' | 'adjudication' | 'elsewhere';
    /** @description Where an event's games start. */
    StartPositions:
      | {
          /** @enum {string} */
          kind: 'usual';
        }
      | {
          /** @enum {string} */
          kind: 'per_game';
        }
      | {
          /** @enum {string} */
          kind: 'one_for_all';
        }
      | {
          /** @description In FEN. */
          fen: string;
          /** @enum {string} */
          kind: 'from';
        };
    /**
     * @description What is done about the status of a substitute.
     * @enum {string}
     */
    StatusAct: 'apply' | 'consent' | 'refuse';
    /**
     * @description Why a game was stopped.
     * @enum {string}
     */
    Stop: 'director' | 'adjudication' | 'elsewhere';
    /** @description A game that stands still by an official's decision, or is played elsewhere; no clock runs. */
    Stopped: {
      /**
       * Format: date-time
       * @description The first second that is too late for the players to say what they claim (LAW-11.1); none
       *     where nobody asks them.
       */
      claims_until: string | null;
      /** Format: date-time */
      since: string;
      why: components['schemas']['Stop'];
    };
    /** @description The status of a substitute, with which all games count for them (TR-8.7e). */
    SubstituteStatus: {
      /** Format: date-time */
      applied_at: string | null;
      commissioner_consented: boolean;
      director_consented: boolean;
      granted: boolean;
      /** @description Whether no game was over, and fewer than 10 moves a game were made on average, when the substitute began. */
      lets_apply: boolean;
      may_apply: boolean;
      may_decide: boolean;
      refused: boolean;
    };
    /** @description What for, for how long, and why. */
    SuspendPlayer: {
      cause: components['schemas']['SuspensionCause'];
      /**
       * Format: int32
       * @description For how many months the player may not enter events, from 1.
       */
      months: number;
      /** @description Why: 1 to 2,000 characters, for the player and the record. */
      reason: string;
    };
    /** @description One of them. */
    SuspendedPlayer: {
      /**
       * Format: date-time
       * @description When it was decided.
       */
      at: string;
      cause: components['schemas']['SuspensionCause'];
      player: components['schemas']['Player'];
      /** @description The article. */
      rule: string;
      /**
       * Format: date-time
       * @description When the player may enter events again.
       */
      until: string;
    };
    /** @description Players who are suspended. */
    SuspendedPlayers: {
      /** @description Who may enter again first stands first. */
      players: components['schemas']['SuspendedPlayer'][];
    };
    /** @description A suspension. */
    Suspension: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      cause: components['schemas']['SuspensionCause'];
      lifted: components['schemas']['SuspensionLifted'] | null;
      /** Format: int32 */
      months: number;
      /** @description Its number among the player's own, from 1. */
      number: number;
      reason: string;
      /** @description The article. */
      rule: string;
      /** @description Whether it keeps the player from entering now. */
      running: boolean;
      /**
       * Format: date-time
       * @description When the player may enter events again.
       */
      until: string;
    };
    /**
     * @description What a player is suspended for.
     * @enum {string}
     */
    SuspensionCause: 'publishing' | 'conduct';
    /** @description Something to be suspended for. */
    SuspensionCauseTerms: {
      cause: components['schemas']['SuspensionCause'];
      /**
       * Format: int32
       * @description Months, at most; at least one.
       */
      months_max: number;
      /** @description Whether what the article asks first has happened, and none is running. */
      open: boolean;
      /** @description The article. */
      rule: string;
    };
    /** @description An end before its time. */
    SuspensionLifted: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      reason: string;
    };
    /** @description How long a decision may keep the player from entering events, in months. */
    SuspensionRange: {
      kind: components['schemas']['WithdrawalKind'];
      /** Format: int32 */
      max: number;
      /** Format: int32 */
      min: number;
      /**
       * Format: int32
       * @description Where the decision says nothing; none: it has to.
       */
      usual: number | null;
    };
    /** @description A player's round. */
    SwissCell: {
      color: components['schemas']['Color'] | null;
      /** @description A: adjudicated, E: time exceeded, D: default, C: cancelled. */
      flag: string | null;
      /**
       * Format: int32
       * @description The player's points in halves; none while the game runs.
       */
      half_points: number | null;
      /**
       * Format: int32
       * @description The opponent's number; none: a bye.
       */
      opponent: number | null;
      /**
       * Format: int32
       * @description The section of the game, or of the bye.
       */
      section: number;
    };
    /** @description A player's line. */
    SwissLine: {
      /** @description What the opponents have scored; a bye counts as one with the player's own score. */
      buchholz: components['schemas']['TableBuchholz'];
      /** @description For each round what the player did; none where the player was not in it. */
      cells: (components['schemas']['SwissCell'] | null)[];
      /**
       * Format: int32
       * @description The score in half points, a bye being two of them.
       */
      half_points: number;
      /** Format: int32 */
      place: number;
      player: components['schemas']['Player'];
      /**
       * Format: int64
       * @description Sonneborn-Berger in quarter points, on present scores while games run.
       */
      quarter_sb: number;
      /** @description Whether others have the same place. */
      shared: boolean;
      /**
       * Format: int32
       * @description Games won.
       */
      wins: number;
    };
    /** @description The table of a Swiss tournament over all its rounds. */
    SwissTable: {
      /** @description Events whose rounds have been set up, in their order: one for each of a line's cells. */
      events: number[];
      /** @description Everybody by place. */
      lines: components['schemas']['SwissLine'][];
      /**
       * Format: int32
       * @description How many rounds there are in all.
       */
      rounds: number;
      /** @description How ties are broken, in this order. */
      tie_breaks: components['schemas']['TieBreak'][];
    };
    /** @description The scores of a player's opponents in half points, once for each finished game. */
    TableBuchholz: {
      /**
       * Format: int32
       * @description All of them.
       */
      all: number;
      /**
       * Format: int32
       * @description All but the lowest.
       */
      cut_one: number;
      /**
       * Format: int32
       * @description All but the two lowest.
       */
      cut_two: number;
      /**
       * Format: int64
       * @description What the opponents' own opponents have scored.
       */
      sum: number;
    };
    /** @description One game of a player. */
    TableCell: {
      /** @description The player's colour. */
      color: components['schemas']['Color'];
      /** Format: date-time */
      ended_at: string | null;
      /** @description A: adjudicated, E: time exceeded, D: default, C: cancelled. */
      flag: string | null;
      /**
       * Format: int32
       * @description The game's number.
       */
      game: number;
      /**
       * Format: int32
       * @description The player's points in halves; none while the game runs.
       */
      half_points: number | null;
      /** @description Whether I may look at the game. */
      may_see: boolean;
    };
    /** @description A player's line. */
    TableLine: {
      assumed: components['schemas']['AssumedRating'] | null;
      /** @description What the opponents have scored, on present scores while games run. */
      buchholz: components['schemas']['TableBuchholz'];
      /**
       * @description The games against each start number; none on the diagonal, two in double rounds. In the Silli system most
       *     have none.
       */
      cells: components['schemas']['TableCell'][][];
      /** @description The title of FIDE, which stands in for one of ours where no rating is published (NORM-4b). */
      fide_title: string | null;
      /**
       * Format: int32
       * @description Finished games.
       */
      games: number;
      /**
       * Format: int32
       * @description The score in half points.
       */
      half_points: number;
      /** @description How far the player is from each norm on offer; empty where all the player's games are cancelled. */
      norms: components['schemas']['NormProgress'][];
      /** @description The start number, counted from 1. */
      number: number;
      /**
       * Format: int32
       * @description Players who cannot be told apart share the better place.
       */
      place: number;
      /** @description As of the start list; a substitute or a newcomer as of the day on which they sat down. */
      player: components['schemas']['Player'];
      /** @description Whoever played here before, where a substitute plays on (TR-8.7b) or a newcomer plays, the first one first. */
      predecessors: components['schemas']['Player'][];
      /** @description Whether the player wins a prize of the World Cup, which is told when the last game is over (TR-3.5). */
      prize: boolean;
      /**
       * Format: int64
       * @description Sonneborn-Berger in quarter points, on present scores while games run.
       */
      quarter_sb: number;
      shared: boolean;
      /**
       * Format: int32
       * @description Games won.
       */
      wins: number;
      /** @description Whether the player has withdrawn silently: then nothing here qualifies for anything (TR-8.5). */
      withdrew_silently: boolean;
    };
    /**
     * @description What the tablebases say.
     * @enum {string}
     */
    TableVerdict: 'win' | 'draw' | 'loss';
    TakeAdvancers: {
      /** @description Who is taken in: 1 to 45 players of the round before. */
      players: components['schemas']['TakenAdvancer'][];
    };
    /** @description A player who is taken in. */
    TakenAdvancer: {
      /** Format: int32 */
      player: number;
      /** @description Why, where the table alone does not say that the player advances: 1 to 2,000 characters. */
      reason?: string | null;
    };
    /** @description A team. */
    Team: {
      /** Format: date-time */
      at: string;
      captain: components['schemas']['Player'] | null;
      continues: components['schemas']['TeamBefore'] | null;
      /** @description Whose national team it is; none: a team of its own. */
      federation: string | null;
      /**
       * Format: date-time
       * @description When the fee was recorded as paid; none also for whoever has nothing to do with the team.
       */
      fee_paid_at: string | null;
      letters: components['schemas']['TeamLetters'] | null;
      /** @description Its players, board 1 first; none before the start lists for whoever has nothing to do with the team. */
      line_up: components['schemas']['Player'][] | null;
      /** @description Whether I may change it now. */
      may_change: boolean;
      /** @description Whether I may name another captain, and nothing else: while it plays. */
      may_name_captain: boolean;
      /** @description Whether I may look after its games, which there are. */
      may_see_games: boolean;
      /** @description Whether I may take it back now. */
      may_withdraw: boolean;
      name: string;
      /**
       * Format: int32
       * @description Its number in the event; the start number comes from the lots.
       */
      number: number;
      /** @description Why it was refused, put on the waiting list or taken back. */
      reason: string | null;
      state: components['schemas']['EntryState'];
    };
    /** @description A team of the season before. */
    TeamBefore: {
      /** @description The division that it has come to; none where that is not decided. */
      division: string | null;
      /** @description Its name then. */
      name: string;
      /**
       * Format: int32
       * @description Its number then.
       */
      number: number;
    };
    /** @description A board of a team. */
    TeamBoard: {
      /**
       * Format: int32
       * @description Counted from 1.
       */
      board: number;
      games: components['schemas']['TeamGame'][];
      /**
       * Format: date-time
       * @description Until when the player is on leave in one of these games.
       */
      leave_until: string | null;
      player: components['schemas']['Player'];
      replacement: components['schemas']['OpenReplacement'] | null;
      /**
       * Format: int32
       * @description Its section.
       */
      section: number;
      /** @description Games in which the player has made a move. */
      started: number;
    };
    /**
     * @description What is decided about a team's entry.
     * @enum {string}
     */
    TeamDecision: 'fee_paid' | 'accept' | 'waiting_list' | 'refuse' | 'withdraw';
    TeamForm: {
      /**
       * Format: int32
       * @description The captain's number.
       */
      captain: number;
      /**
       * Format: int32
       * @description As which team of the season before it goes on, by its number there (TR-5.6-5.7); none: it is new.
       */
      continues?: number | null;
      /** @description Whose national team it is, by three letters; none: a team of its own. It never changes. */
      federation?: string | null;
      /** @description The numbers of its players, board 1 first; not all need be named before the entries close. */
      line_up: number[];
      /** @description Its name: 1 to 60 characters in one line, another one than every other team's. */
      name: string;
    };
    /** @description A game of a team's player. */
    TeamGame: {
      /** @description The colour of the team's player. */
      color: components['schemas']['Color'];
      /** @description Whether the record of the game is damaged: nothing is played or lost in it until it is restored. */
      damaged: boolean;
      ends_first: components['schemas']['EndsFirst'] | null;
      /** Format: int32 */
      game: number;
      /**
       * Format: int32
       * @description The points of the team's player in halves; none while the game runs.
       */
      half_points: number | null;
      /** @description Moves that the team's player has made. */
      moves: number;
      opponent: components['schemas']['Player'];
      /** @description The opponent's team. */
      opponent_team: string | null;
      /** @description Whether it is the team's player's move. */
      our_move: boolean;
      silence: components['schemas']['Silence'] | null;
      /** @description Whether nobody can move: a claim waits, or an official has stopped the game. */
      stands: boolean;
      /**
       * Format: date-time
       * @description When the running clock was started; none where the game is over.
       */
      turn_since: string | null;
    };
    /** @description The games of a team, board by board. */
    TeamGames: {
      /** @description Empty before the start lists. */
      boards: components['schemas']['TeamBoard'][];
      /** Format: int32 */
      event: number;
      event_name: string;
      letters: components['schemas']['TeamLetters'] | null;
      name: string;
      /**
       * Format: date-time
       * @description The server's time.
       */
      now: string;
      /** Format: int32 */
      team: number;
    };
    /** @description The conversation in which somebody writes to a team. */
    TeamLetters: {
      /** @description Its name in addresses. */
      conversation: string;
      kind: components['schemas']['ConversationKind'];
    };
    /** @description The teams of an event. */
    TeamList: {
      before: components['schemas']['SeasonBefore'] | null;
      /**
       * Format: int32
       * @description Boards of a team; none where no teams play.
       */
      boards: number | null;
      /** @description The federation whose team I may enter now; none: of none. */
      enters_for: string | null;
      /** @description Whether I may decide about entries. */
      may_decide: boolean;
      /** @description Whether I may enter a team as its captain now. */
      may_enter: boolean;
      teams: components['schemas']['Team'][];
      /**
       * Format: int32
       * @description The event's version.
       */
      version: number;
    };
    /** @description A match between two teams. */
    TeamMatch: {
      /** @description The start number of the team with the lower one. */
      first: number;
      /**
       * Format: int32
       * @description The points of the first team so far, in half points.
       */
      first_half_points: number;
      /** @description Its games, board by board. */
      games: components['schemas']['TeamMatchGame'][];
      /** @description Whether its last game is over. */
      is_over: boolean;
      second: number;
      /** Format: int32 */
      second_half_points: number;
    };
    /** @description A game of a match. */
    TeamMatchGame: {
      /** Format: int32 */
      black_half_points: number | null;
      /** @description The board, counted from 1. */
      board: number;
      /** @description Whether the first team has White. */
      first_is_white: boolean;
      /** @description A: adjudicated, E: time exceeded, D: default, C: cancelled. */
      flag: string | null;
      /** Format: int32 */
      game: number;
      /** @description Whether I may look at the game. */
      may_see: boolean;
      /**
       * Format: int32
       * @description White's points in halves; none while the game runs.
       */
      white_half_points: number | null;
    };
    /** @description The table of a section of teams. */
    TeamTable: {
      /** @description The sections of its boards, board 1 first. */
      boards: number[];
      /** @description The division of a league in which it plays. */
      division: string | null;
      /** Format: int32 */
      down: number;
      /** @description Every match, by the start numbers of both teams. */
      matches: components['schemas']['TeamMatch'][];
      name: string;
      /** @description Its teams by start number. */
      teams: components['schemas']['TeamTableLine'][];
      /**
       * Format: int32
       * @description How many of its teams go up, and how many go down, by their places.
       */
      up: number;
    };
    /** @description A team's line. */
    TeamTableLine: {
      /** @description The points of each board, in half points. */
      board_half_points: number[];
      captain: components['schemas']['Player'] | null;
      federation: string | null;
      /**
       * Format: int32
       * @description Finished games.
       */
      games: number;
      /**
       * Format: int32
       * @description The points of all its games, in half points.
       */
      half_points: number;
      /**
       * Format: int32
       * @description 2 for a match won, 1 for one drawn; only matches that are over.
       */
      match_points: number;
      /**
       * Format: int32
       * @description Matches that are over.
       */
      matches: number;
      movement: components['schemas']['Movement'] | null;
      name: string;
      /** @description The start number, counted from 1. */
      number: number;
      /**
       * Format: int32
       * @description Teams that cannot be told apart share the better place.
       */
      place: number;
      /** @description Its players, board 1 first, with substitutes where they play. */
      players: components['schemas']['Player'][];
      shared: boolean;
      /**
       * Format: int32
       * @description The team's number in the event.
       */
      team: number;
      /**
       * Format: int32
       * @description Games that are still running.
       */
      unfinished: number;
    };
    /** @description The tables of an event of teams, section by section. */
    TeamTables: {
      /** @description Which points come first: those of the boards (TR-7.3), or those of the matches (SKS-6.3). */
      by_boards: boolean;
      /** Format: int32 */
      event: number;
      event_name: string;
      /**
       * Format: date-time
       * @description The server's time.
       */
      now: string;
      sections: components['schemas']['TeamTable'][];
      /**
       * @description The seed of the lots: 64 hexadecimal digits. A team's ticket is the SHA-256 of seed, section and `team` with
       *     its number in the event, with slashes between: the smallest one has start number 1. None where the event was
       *     brought here as a whole: lots were drawn elsewhere.
       */
      seed: string | null;
    };
    /** @description What an event of teams announces besides what every event does (TR-11). */
    TeamTerms: {
      /**
       * Format: int32
       * @description Boards of a team, 2 to 40.
       */
      boards: number;
      /** @description Which teams may enter. */
      eligible: components['schemas']['EligibleTeams'];
      league: components['schemas']['LeagueTerms'] | null;
      /** @description Who goes up, goes down or qualifies, in words of at most 500 characters; none: nothing follows. */
      promotion: string | null;
      /** @description What it says of replacements beyond the rules. */
      replacements: components['schemas']['ReplacementTerms'];
    };
    /**
     * @description One way to tell tied players apart.
     * @enum {string}
     */
    TieBreak:
      | 'wins'
      | 'sonneborn_berger'
      | 'direct_encounter'
      | 'buchholz_cut_two'
      | 'buchholz_cut_one'
      | 'buchholz'
      | 'sum_of_buchholz';
    /** @description How much time the players have (LAW-6.2). */
    TimeControl:
      | {
          /**
           * Format: int32
           * @description Days that each control adds.
           */
          days: number;
          /**
           * Format: int32
           * @description Days on one move after which days count twice.
           */
          double_after_days: number | null;
          /** @enum {string} */
          kind: 'moves_in_days';
          /**
           * Format: int32
           * @description Moves to make by each control.
           */
          moves: number;
        }
      | {
          /**
           * Format: int32
           * @description Days on one move after which days count twice.
           */
          double_after_days: number | null;
          /** @description The first period. */
          first: components['schemas']['Period'];
          /** @enum {string} */
          kind: 'phases';
          /** @description Every later one. */
          then: components['schemas']['Period'];
        }
      | {
          /**
           * Format: int32
           * @description Days at the start.
           */
          days: number;
          /**
           * Format: int32
           * @description Days that each move adds.
           */
          days_per_move: number;
          /**
           * Format: int32
           * @description Days on one move after which days count twice.
           */
          double_after_days: number | null;
          /** @enum {string} */
          kind: 'base_per_move';
        }
      | {
          /**
           * Format: int32
           * @description Days in the bank at the start.
           */
          bank_days: number;
          /**
           * Format: int64
           * @description Days that the clock shows at the start and at most.
           */
          clock_days: number;
          /**
           * Format: int32
           * @description Days added after each of the first 50 moves.
           */
          increment_days: number;
          /** @enum {string} */
          kind: 'triple_block';
          /** @description Whether the clock shows three days at least after a move beyond the 50th. */
          protected: boolean;
        }
      | {
          /** @enum {string} */
          kind: 'none';
        };
    /** @description An application that can be objected to. */
    TitleApplication: {
      article: string | null;
      award: string;
      /** Format: int32 */
      case: number;
      /** Format: int32 */
      cycle: number | null;
      /** Format: date */
      died_on: string | null;
      grounds: components['schemas']['TitleGrounds'];
      /** @description Whether I may still object: signed in, and once. */
      may_object: boolean;
      mentor: string | null;
      /** @description How many were made. */
      objections: number;
      player: components['schemas']['Player'];
      /** Format: date-time */
      published_at: string;
      /** @description What was written with the application. */
      reason: string;
      /**
       * Format: date-time
       * @description Until when objections are taken at least.
       */
      until: string;
    };
    /** @description What Congress and its committees have to say before a step. */
    TitleApproval: {
      majority: components['schemas']['CongressMajority'] | null;
      recommended_by: components['schemas']['TitleRecommender'] | null;
      step: components['schemas']['TitleStep'];
    };
    /** @description A case as officers see it. */
    TitleCase: {
      /** @description What Congress and its committees have to say before which step; none of steps without. */
      approvals: components['schemas']['TitleApproval'][];
      article: string | null;
      /** @description WCCC, LWCCC, GM, SIM, IM, CCM, CCE, LGM, LIM, IA or MKŠ. */
      award: string;
      /** Format: int32 */
      case: number;
      /** Format: int32 */
      cycle: number | null;
      /** @description Every step, the proposal first. */
      decisions: components['schemas']['TitleDecision'][];
      /** Format: date */
      died_on: string | null;
      directed: components['schemas']['DirectedGames'] | null;
      grounds: components['schemas']['TitleGrounds'];
      /** @description Whether I may decide: nobody does about themselves. */
      may_decide: boolean;
      /** @description Whether I may recommend the step that comes next, or advise against it. */
      may_recommend: boolean;
      /** @description Whether I may record how Congress has voted about that step. */
      may_record_votes: boolean;
      mentor: string | null;
      /** @description Whether everybody may object for 60 days before it is confirmed (TR-10.10). */
      needs_publication: boolean;
      /** @description Whether the votes of Congress are asked for the confirmation. */
      needs_votes: boolean;
      norms: components['schemas']['PlayerNorm'][];
      objections: components['schemas']['TitleObjection'][];
      /**
       * Format: date-time
       * @description Until when; none before it is published.
       */
      objections_until: string | null;
      player: components['schemas']['Player'];
      postal: components['schemas']['PostalGames'] | null;
      /** @description Those that officers have recorded, and that count. */
      recorded_norms: components['schemas']['RecordedNorm'][];
      /** @description The article that tells how it is won. */
      rule: string;
      /** @description What the offices have said of its steps, in order. */
      said: components['schemas']['TitleSaid'][];
      state: components['schemas']['TitleState'];
      sums: components['schemas']['NormSum'][];
      /** Format: int32 */
      version: number;
      /** @description Whose turn it is. */
      waits_for: components['schemas']['TitleTurn'][];
      won_section: components['schemas']['WonSection'] | null;
    };
    /** @description The cases that wait. */
    TitleCases: {
      /** @description The oldest first. */
      cases: components['schemas']['TitleCase'][];
    };
    /** @description What a certificate says. */
    TitleCertificate: {
      /** @description The article under which it was won. */
      article: string;
      /** @description WCCC, LWCCC, GM, SIM, IM, CCM, CCE or IA. */
      award: string;
      /** Format: int32 */
      case: number;
      /**
       * Format: date-time
       * @description When it was confirmed and registered.
       */
      confirmed_at: string;
      /**
       * Format: int32
       * @description A world champion's number.
       */
      cycle: number | null;
      player: components['schemas']['Player'];
    };
    /** @description A step that was taken. */
    TitleDecision: {
      /**
       * Format: int32
       * @description Votes of Congress for it, where it has voted.
       */
      approving: number | null;
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      /**
       * Format: int32
       * @description Of so many.
       */
      of: number | null;
      reason: string;
      recommended_by: components['schemas']['TitleRecommender'] | null;
      /**
       * Format: date
       * @description When it was recommended, where that was asked.
       */
      recommended_on: string | null;
      step: components['schemas']['TitleStep'];
    };
    /** @description A case that waits for Congress. */
    TitleForCongress: {
      award: string;
      /** Format: int32 */
      case: number;
      player: components['schemas']['Player'];
      /** @description Whether the title is to be revoked. */
      revocation: boolean;
      /**
       * Format: date-time
       * @description Until when objections are taken at least; none of what is revoked without any.
       */
      until: string | null;
    };
    /**
     * @description Why something is to be awarded.
     * @enum {string}
     */
    TitleGrounds:
      | 'norms'
      | 'direct'
      | 'congress'
      | 'national'
      | 'arbiter'
      | 'in_memoriam'
      | 'exceptional'
      | 'revocation';
    /** @description What somebody has against it. */
    TitleObjection: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      text: string;
    };
    /**
     * @description Whose recommendation comes before a decision.
     * @enum {string}
     */
    TitleRecommender: 'executive_board' | 'arbiter_committee' | 'disciplinary_committee';
    /** @description The titles of a year, as the qualifications commissioner reports them to Congress. */
    TitleReport: {
      /** @description Whether the year is over. */
      complete: boolean;
      /** @description Confirmed and registered in the year, in order; also those that were revoked since. */
      confirmed: components['schemas']['ReportedTitle'][];
      /** @description What is published now and waits for the votes of Congress. */
      for_congress: components['schemas']['TitleForCongress'][];
      /** @description Whether there is a report for the year before. */
      has_earlier: boolean;
      /** @description Norms that were made in the year, by the end of their sections (TR-12.6-12.9). */
      norms: components['schemas']['ReportedNorm'][];
      /** @description Revoked in the year with the approval of Congress. */
      revoked: components['schemas']['ReportedTitle'][];
      /** Format: int32 */
      year: number;
    };
    /** @description What an office has said of a step: a recommendation, or the votes of Congress. */
    TitleSaid: {
      /**
       * Format: int32
       * @description Of votes, those for it.
       */
      approving: number | null;
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      /**
       * Format: int32
       * @description Of so many.
       */
      of: number | null;
      office: components['schemas']['TitleRecommender'] | null;
      /** @description Of a recommendation, whether it is for it. */
      recommends: boolean | null;
      step: components['schemas']['TitleStep'];
      text: string;
    };
    /**
     * @description How far a case is.
     * @enum {string}
     */
    TitleState: 'proposed' | 'published' | 'confirmed' | 'refused' | 'revoked';
    /**
     * @description What is decided.
     * @enum {string}
     */
    TitleStep: 'propose' | 'publish' | 'confirm' | 'refuse' | 'propose_revocation' | 'revoke';
    /**
     * @description Whose turn it is in a case.
     * @enum {string}
     */
    TitleTurn:
      | 'executive_board'
      | 'arbiter_committee'
      | 'disciplinary_committee'
      | 'congress'
      | 'qualifications_commissioner';
    /** @description New titles, and applications that can be objected to. */
    Titles: {
      /** @description What to give as `after` to go on; none at the end. */
      next: string | null;
      /**
       * Format: date-time
       * @description The server's time.
       */
      now: string;
      /** @description What is published for objections (TR-10.10). */
      open: components['schemas']['TitleApplication'][];
      /** @description The latest first. */
      titles: components['schemas']['ConfirmedTitle'][];
    };
    /** @description A player's transfer from one federation to another, for the player, both federations and officers. */
    Transfer: {
      /** @description The federation that the player leaves. */
      from: string;
      grounds: components['schemas']['TransferGrounds'];
      /** Format: int32 */
      id: number;
      /** @description What I may do now. */
      may: components['schemas']['TransferMay'][];
      player: components['schemas']['Player'] | null;
      state: components['schemas']['TransferState'];
      /** @description Every step, the request first. */
      steps: components['schemas']['TransferStep'][];
      /** @description The one that the player joins. */
      to: string;
      /**
       * Format: int32
       * @description Sent with the next answer.
       */
      version: number;
      /** @description For whom it waits; for nobody when it is over. */
      waits_for: components['schemas']['TransferParty'][];
    };
    /**
     * @description What is done about a transfer.
     * @enum {string}
     */
    TransferAct:
      'ask' | 'consent' | 'object' | 'appeal' | 'allow' | 'refuse' | 'register' | 'take_back';
    /**
     * @description By what a player belongs to the new federation (TR-13).
     * @enum {string}
     */
    TransferGrounds: 'citizenship' | 'residence';
    /** @description What whoever looks may do now. */
    TransferMay: {
      act: components['schemas']['TransferAct'];
      /** @description For which federation, where it is an answer of one. */
      federation: string | null;
    };
    /** @description For whom a transfer waits. */
    TransferParty:
      | {
          /** @description Three letters. */
          federation: string;
          /** @enum {string} */
          who: 'federation';
        }
      | {
          /** @enum {string} */
          who: 'player';
        }
      | {
          /** @enum {string} */
          who: 'arbitration_commission';
        }
      | {
          /** @enum {string} */
          who: 'rating_commissioner';
        };
    /**
     * @description How far a transfer is.
     * @enum {string}
     */
    TransferState:
      'asked' | 'objected' | 'appealed' | 'agreed' | 'registered' | 'refused' | 'taken_back';
    /** @description A step of a transfer. */
    TransferStep: {
      act: components['schemas']['TransferAct'];
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      /** @description For which federation it answers. */
      federation: string | null;
      reason: string | null;
    };
    /** @description Transfers. */
    Transfers: {
      /** @description The newest first. */
      transfers: components['schemas']['Transfer'][];
    };
    /**
     * @description Why the tablebases do not tell.
     * @enum {string}
     */
    Undecided: 'castling_rights' | 'table_missing';
    UseRecoveryCode: {
      code: string;
    };
    /** @description What an entry has used. */
    UsedQualification: {
      event: components['schemas']['NamedEvent'];
      /** @description The sections whose results it rested on, by number. */
      sections: number[];
      stage: components['schemas']['Stage'];
    };
    /**
     * @description Which chess is played.
     * @enum {string}
     */
    Variant: 'chess' | 'chess960' | 'makruk';
    /** @description When spectators see the games. */
    Visibility:
      | {
          /** @enum {string} */
          kind: 'finished';
        }
      | {
          /**
           * Format: int32
           * @description Finished games of the section before any running one is shown.
           */
          after_finished: number;
          /**
           * Format: int32
           * @description Moves by which what is shown lags behind.
           */
          delay_moves: number;
          /** @enum {string} */
          kind: 'live';
        };
    /** @description A claim that the tablebases do not decide. */
    WaitingClaim: {
      /**
       * Format: date-time
       * @description When it was made; the clocks stand still since then.
       */
      at: string;
      black: components['schemas']['Player'];
      /** @description Who claims. */
      by: components['schemas']['Color'];
      /** @description A claim for the tablebases. */
      claim: components['schemas']['Claim'];
      /** @description The position that the claim is about. */
      fen: string;
      /** Format: int32 */
      game: number;
      /** @description The named move in SAN, which is not played. */
      move: string | null;
      /**
       * Format: int32
       * @description Half-moves played.
       */
      ply: number;
      /** @description The article. */
      rule: string;
      section: components['schemas']['GameSection'];
      variant: components['schemas']['Variant'];
      white: components['schemas']['Player'];
      /** @description Why they do not tell. */
      why: components['schemas']['Undecided'];
    };
    /** @description A webhook. */
    Webhook: {
      /** Format: date-time */
      created_at: string;
      events: components['schemas']['WebhookEvent'][];
      /** @description Its name in addresses: the owner and a random part. */
      id: string;
      /**
       * Format: int32
       * @description Who made it.
       */
      made_by: number;
      url: string;
    };
    /** @description What a webhook was told in the last 30 days, the newest first. */
    WebhookDeliveries: {
      deliveries: components['schemas']['WebhookDelivery'][];
    };
    /** @description Something that a webhook was told, or is to be told. */
    WebhookDelivery: {
      /** @description What is sent, in JSON. */
      body: string;
      /** @description What it is: `game.ended`, `section.finished`, `list.published` or `test`. */
      event: string;
      /** @description What happened: the same with each try. */
      key: string;
      /**
       * Format: date-time
       * @description When it is tried next; null when it is not.
       */
      next_at: string | null;
      /**
       * Format: date-time
       * @description When it was noticed.
       */
      since: string;
      state: components['schemas']['DeliveryState'];
      tries: components['schemas']['DeliveryTry'][];
    };
    /**
     * @description What a webhook may be told of.
     * @enum {string}
     */
    WebhookEvent: 'game.ended' | 'section.finished' | 'match.finished' | 'list.published';
    /** @description My webhooks and those of the federation that I act for, the newest first. */
    Webhooks: {
      webhooks: components['schemas']['Webhook'][];
    };
    WithdrawNorm: {
      /** @description Why: 1 to 2,000 characters, for officers. */
      reason: string;
    };
    WithdrawRatingList: {
      /** @description Why: 1 to 2,000 characters, for everybody. */
      reason: string;
      /**
       * Format: int32
       * @description The version that was looked at.
       */
      version: number;
    };
    /** @description A withdrawal. */
    Withdrawal: {
      /**
       * Format: date-time
       * @description When it was asked for, or decided without having been asked for.
       */
      at: string;
      decisions: components['schemas']['WithdrawalDecision'][];
      /** @description Whether everything has followed that follows from it as it stands. */
      done: boolean;
      games: components['schemas']['WithdrawalGameNote'][];
      /** @description Those to which it has happened. */
      games_done: number;
      /** @description Games that something becomes of. */
      games_planned: number;
      grounds: components['schemas']['WithdrawalGrounds'] | null;
      /** @description The player's number and the number among the player's withdrawals, such as `160012-1`. */
      id: string;
      /**
       * Format: int32
       * @description Months for which the grounds last, at least.
       */
      months: number | null;
      player: components['schemas']['Player'];
      reasons: string | null;
      state: components['schemas']['WithdrawalState'];
      /**
       * Format: date-time
       * @description When the player may enter events again.
       */
      suspended_until: string | null;
      /**
       * Format: int32
       * @description Raised with every change.
       */
      version: number;
    };
    /** @description A withdrawal with what each decision would bring. */
    WithdrawalCase: components['schemas']['WithdrawalOutlook'] & {
      withdrawal: components['schemas']['Withdrawal'];
    };
    /**
     * @description What becomes of a game.
     * @enum {string}
     */
    WithdrawalConsequence: 'adjudicate' | 'cancel' | 'default';
    /** @description What an official has decided. */
    WithdrawalDecision: {
      /** Format: date-time */
      at: string;
      by: components['schemas']['Player'] | null;
      reason: string;
      /** @description `offered`, `accepted`, `unaccepted`, `silent`, `death` or `abused`. */
      what: string;
    };
    /** @description An event that has not begun. */
    WithdrawalEntry: {
      /** Format: int32 */
      event: number;
      name: string;
    };
    /** @description One event of the player's. */
    WithdrawalEvent: {
      /** @description Whether its clocks have been started. */
      begun: boolean;
      /**
       * Format: int32
       * @description The event's number; none where its sections were set up one by one.
       */
      event: number | null;
      games: components['schemas']['WithdrawalGame'][];
      name: string;
      /** @description `iccf` or `sks`: whose rules count. */
      rule_set: string;
    };
    /** @description What becomes of a game under one decision. */
    WithdrawalFate: {
      /**
       * @description Whether the player's team is asked for a substitute first: that becomes of the game only where nobody plays on
       *     (TR-8.7b, SKS-7.7a-c).
       */
      awaits_substitute: boolean;
      consequence: components['schemas']['WithdrawalConsequence'] | null;
      kind: components['schemas']['WithdrawalKind'];
      /** @description The rule that says so. */
      rule: string;
    };
    /** @description One game, and what becomes of it. */
    WithdrawalGame: {
      /** @description Whether a win is claimed for the player when it is adjudicated, and not a draw. */
      claims_win: boolean;
      consequences: components['schemas']['WithdrawalFate'][];
      /** Format: int32 */
      game: number;
      /**
       * Format: int32
       * @description Moves that both sides have made.
       */
      moves: number;
      opponent: components['schemas']['Player'] | null;
      stage: components['schemas']['WithdrawalGameStage'];
      /** @description Whether the player has made a move. */
      started: boolean;
      /** @description Whether the player has White. */
      white: boolean;
    };
    /** @description What is to be said about one game. */
    WithdrawalGameNote: {
      /**
       * Format: int32
       * @description The game's number.
       */
      game: number;
      /** @description How it stands, in the player's words: up to 2,000 characters. */
      note: string;
    };
    /**
     * @description How far a game is.
     * @enum {string}
     */
    WithdrawalGameStage: 'running' | 'finished' | 'cancelled';
    /**
     * @description Why a player cannot play on (TR-8.2).
     * @enum {string}
     */
    WithdrawalGrounds: 'death' | 'grave_illness' | 'beyond_control' | 'personal';
    /**
     * @description What a withdrawal is decided to be.
     * @enum {string}
     */
    WithdrawalKind: 'accepted' | 'unaccepted' | 'silent' | 'death';
    /** @description Withdrawals that wait for me, or are being carried out, oldest first. */
    WithdrawalList: {
      withdrawals: components['schemas']['WithdrawalCase'][];
    };
    /** @description What each decision would bring. */
    WithdrawalOutlook: {
      /** @description What was decided about this player before. */
      earlier: components['schemas']['PastWithdrawal'][];
      /**
       * @description Events that the player has entered and that have not begun: the entries are taken back, fee
       *     and qualification are lost (TR-8.1).
       */
      entered: components['schemas']['WithdrawalEntry'][];
      /** @description The events in which the player has running games. */
      events: components['schemas']['WithdrawalEvent'][];
      /** @description Whether I may review it. */
      may_review: boolean;
      /** @description Whether it is the second one within a short time, which is reviewed (TR-8.4). */
      needs_review: boolean;
      /** @description For how long each decision may keep the player from entering events. */
      suspensions: components['schemas']['SuspensionRange'][];
    };
    /** @description What would follow from the report of a withdrawal, before it is sent. */
    WithdrawalPreview: components['schemas']['WithdrawalOutlook'] & {
      player: components['schemas']['Player'];
    };
    /**
     * @description How far a withdrawal is.
     * @enum {string}
     */
    WithdrawalState:
      | 'requested'
      | 'offered'
      | 'taken_back'
      | 'play_on'
      | 'accepted'
      | 'unaccepted'
      | 'silent'
      | 'death';
    /** @description The section for whose win an honorary title is proposed (SKS-5). */
    WonSection: {
      /**
       * Format: int32
       * @description The average of the ratings with which they started, to a whole point.
       */
      average: number | null;
      event_name: string;
      /** @description Whether it is the final of the national individual championship. */
      is_final: boolean;
      players: number;
      rated: boolean;
      /** Format: int32 */
      section: number;
      section_name: string;
      /** @description Whether every game is over and the player is first. */
      won: boolean;
    };
    /** @description A letter. */
    WriteLetter: {
      /** @description Made by the client, 1 to 64 letters, digits and hyphens; the same for a repeated request. */
      id: string;
      /** @description 1 to 4,000 characters, without white space around them. */
      text: string;
    };
    /** @description A letter to everybody in an event. */
    WriteToEvent: {
      /** @description Made by the client, 8 to 64 letters, digits and hyphens; the same for a repeated request. */
      request: string;
      /** @description 1 to 2,000 characters. */
      text: string;
      /** @description What it is about: 1 to 120 characters in one line. */
      title: string;
    };
    /**
     * @description Who wrote a message.
     * @enum {string}
     */
    Writer: 'white' | 'black' | 'director';
  };
  responses: {
    /** @description The request cannot be read, or its query asks for what there is not. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Not now: a rule says no, or something has changed meanwhile. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Something failed on the server. Nothing was changed. */
    Failed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Whoever is signed in may not do this; a key may lack the scope. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description It was there, and is no more. */
    Gone: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body is JSON and not what is expected here. */
    Invalid: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Not found, or not visible to you. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body is not said to be JSON. */
    NotJson: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body is too large. */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Too many requests: `retry-after` tells for how many seconds to wait. */
    TooMany: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Nobody is signed in, or no longer. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The server cannot answer now: `retry-after` tells when to ask again, which does no harm. */
    Unavailable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  get_keys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Jwks'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  get_security_contact: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/plain': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  list_approvals: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Approvals'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  apply_for_approval: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApplyForApproval'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Approval'];
        };
      };
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Approval'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  report_approvals: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The year, from 2026 */
        year: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApprovalReport'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      404: components['responses']['NotFound'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  decide_approval: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The application's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecideApproval'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Approval'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_archive_dump: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArchiveDump'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  fetch_archive_dump_file: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The file's name */
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Games, or checksums */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/gzip': number[];
          'text/plain': string;
        };
      };
      /** @description The file is at another address */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      404: components['responses']['NotFound'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_archived_games: {
    parameters: {
      query?: {
        /** @description Somebody's games. */
        player?: number;
        /** @description Those in which this player had this colour. */
        color?: components['schemas']['Color'];
        /** @description Those of this player against this one. */
        opponent?: number;
        /** @description Three letters: those in which one of the two played for this federation. */
        federation?: string;
        /** @description Those of an event. */
        event?: number;
        /** @description Those of a kind of events; `friendly`: those that players have agreed on. */
        kind?: 'title' | 'promotion' | 'cup' | 'norm' | 'special' | 'team_league' | 'friendly';
        /** @description Those of a variant. */
        variant?: components['schemas']['Variant'];
        /** @description Those that ended on this day or later, in UTC. */
        from?: string;
        /** @description Those that ended on this day or before, in UTC. */
        until?: string;
        /** @description Those of two players whose ratings at the start of their event were this or more. */
        rating_from?: number;
        /** @description Those of two players whose ratings at the start of their event were this or less. */
        rating_to?: number;
        /** @description `white` or `black`: those that this side has won; `draw`; `won` or `lost`: by the player. */
        result?: 'white' | 'black' | 'draw' | 'won' | 'lost';
        /** @description Those that ended so, by the reason of an ending. */
        ending?: string;
        /** @description Those of an opening, by its code in the Encyclopaedia of Chess Openings or the beginning of it: `B90`, `B9`, `B`. */
        eco?: string;
        /** @description Those of openings in whose English names all of these beginnings of words are found, with or without accents. */
        opening?: string;
        /** @description Those of a family of openings, by its English name as a player's record has it. */
        family?: string;
        /** @description Those with so many full moves or more. */
        moves_from?: number;
        /** @description Those with so many full moves or fewer. */
        moves_to?: number;
        /** @description Those that went through this position, in FEN, by whatever moves. */
        fen?: string;
        /**
         * @description Those that went through the position after these moves, separated by commas, in UCI or SAN: from `fen`, or
         *     from the start of the variant, which is chess unless told.
         */
        play?: string;
        /** @description Of the list alone: what `next` of the page before said; nothing for the first page. */
        after?: string;
        /** @description Of the list alone: lines of the page, 1 to 200; 50 unless told. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArchivedGames'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_archived_pgn: {
    parameters: {
      query?: {
        /** @description Somebody's games. */
        player?: number;
        /** @description Those in which this player had this colour. */
        color?: components['schemas']['Color'];
        /** @description Those of this player against this one. */
        opponent?: number;
        /** @description Three letters: those in which one of the two played for this federation. */
        federation?: string;
        /** @description Those of an event. */
        event?: number;
        /** @description Those of a kind of events; `friendly`: those that players have agreed on. */
        kind?: 'title' | 'promotion' | 'cup' | 'norm' | 'special' | 'team_league' | 'friendly';
        /** @description Those of a variant. */
        variant?: components['schemas']['Variant'];
        /** @description Those that ended on this day or later, in UTC. */
        from?: string;
        /** @description Those that ended on this day or before, in UTC. */
        until?: string;
        /** @description Those of two players whose ratings at the start of their event were this or more. */
        rating_from?: number;
        /** @description Those of two players whose ratings at the start of their event were this or less. */
        rating_to?: number;
        /** @description `white` or `black`: those that this side has won; `draw`; `won` or `lost`: by the player. */
        result?: 'white' | 'black' | 'draw' | 'won' | 'lost';
        /** @description Those that ended so, by the reason of an ending. */
        ending?: string;
        /** @description Those of an opening, by its code in the Encyclopaedia of Chess Openings or the beginning of it: `B90`, `B9`, `B`. */
        eco?: string;
        /** @description Those of openings in whose English names all of these beginnings of words are found, with or without accents. */
        opening?: string;
        /** @description Those of a family of openings, by its English name as a player's record has it. */
        family?: string;
        /** @description Those with so many full moves or more. */
        moves_from?: number;
        /** @description Those with so many full moves or fewer. */
        moves_to?: number;
        /** @description Those that went through this position, in FEN, by whatever moves. */
        fen?: string;
        /**
         * @description Those that went through the position after these moves, separated by commas, in UCI or SAN: from `fen`, or
         *     from the start of the variant, which is chess unless told.
         */
        play?: string;
        /** @description Of the list alone: what `next` of the page before said; nothing for the first page. */
        after?: string;
        /** @description Of the list alone: lines of the page, 1 to 200; 50 unless told. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/x-chess-pgn': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  explore_position: {
    parameters: {
      query?: {
        /** @description Somebody's games. */
        player?: number;
        /** @description Those in which this player had this colour. */
        color?: components['schemas']['Color'];
        /** @description Those of this player against this one. */
        opponent?: number;
        /** @description Three letters: those in which one of the two played for this federation. */
        federation?: string;
        /** @description Those of an event. */
        event?: number;
        /** @description Those of a kind of events; `friendly`: those that players have agreed on. */
        kind?: 'title' | 'promotion' | 'cup' | 'norm' | 'special' | 'team_league' | 'friendly';
        /** @description Those of a variant. */
        variant?: components['schemas']['Variant'];
        /** @description Those that ended on this day or later, in UTC. */
        from?: string;
        /** @description Those that ended on this day or before, in UTC. */
        until?: string;
        /** @description Those of two players whose ratings at the start of their event were this or more. */
        rating_from?: number;
        /** @description Those of two players whose ratings at the start of their event were this or less. */
        rating_to?: number;
        /** @description `white` or `black`: those that this side has won; `draw`; `won` or `lost`: by the player. */
        result?: 'white' | 'black' | 'draw' | 'won' | 'lost';
        /** @description Those that ended so, by the reason of an ending. */
        ending?: string;
        /** @description Those of an opening, by its code in the Encyclopaedia of Chess Openings or the beginning of it: `B90`, `B9`, `B`. */
        eco?: string;
        /** @description Those of openings in whose English names all of these beginnings of words are found, with or without accents. */
        opening?: string;
        /** @description Those of a family of openings, by its English name as a player's record has it. */
        family?: string;
        /** @description Those with so many full moves or more. */
        moves_from?: number;
        /** @description Those with so many full moves or fewer. */
        moves_to?: number;
        /** @description Those that went through this position, in FEN, by whatever moves. */
        fen?: string;
        /**
         * @description Those that went through the position after these moves, separated by commas, in UCI or SAN: from `fen`, or
         *     from the start of the variant, which is chess unless told.
         */
        play?: string;
        /** @description Of the list alone: what `next` of the page before said; nothing for the first page. */
        after?: string;
        /** @description Of the list alone: lines of the page, 1 to 200; 50 unless told. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArchivedPosition'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_archived_record: {
    parameters: {
      query?: {
        /** @description Somebody's games. */
        player?: number;
        /** @description Those in which this player had this colour. */
        color?: components['schemas']['Color'];
        /** @description Those of this player against this one. */
        opponent?: number;
        /** @description Three letters: those in which one of the two played for this federation. */
        federation?: string;
        /** @description Those of an event. */
        event?: number;
        /** @description Those of a kind of events; `friendly`: those that players have agreed on. */
        kind?: 'title' | 'promotion' | 'cup' | 'norm' | 'special' | 'team_league' | 'friendly';
        /** @description Those of a variant. */
        variant?: components['schemas']['Variant'];
        /** @description Those that ended on this day or later, in UTC. */
        from?: string;
        /** @description Those that ended on this day or before, in UTC. */
        until?: string;
        /** @description Those of two players whose ratings at the start of their event were this or more. */
        rating_from?: number;
        /** @description Those of two players whose ratings at the start of their event were this or less. */
        rating_to?: number;
        /** @description `white` or `black`: those that this side has won; `draw`; `won` or `lost`: by the player. */
        result?: 'white' | 'black' | 'draw' | 'won' | 'lost';
        /** @description Those that ended so, by the reason of an ending. */
        ending?: string;
        /** @description Those of an opening, by its code in the Encyclopaedia of Chess Openings or the beginning of it: `B90`, `B9`, `B`. */
        eco?: string;
        /** @description Those of openings in whose English names all of these beginnings of words are found, with or without accents. */
        opening?: string;
        /** @description Those of a family of openings, by its English name as a player's record has it. */
        family?: string;
        /** @description Those with so many full moves or more. */
        moves_from?: number;
        /** @description Those with so many full moves or fewer. */
        moves_to?: number;
        /** @description Those that went through this position, in FEN, by whatever moves. */
        fen?: string;
        /**
         * @description Those that went through the position after these moves, separated by commas, in UCI or SAN: from `fen`, or
         *     from the start of the variant, which is chess unless told.
         */
        play?: string;
        /** @description Of the list alone: what `next` of the page before said; nothing for the first page. */
        after?: string;
        /** @description Of the list alone: lines of the page, 1 to 200; 50 unless told. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArchivedRecord'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_blocked_players: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BlockedPlayers'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  block_player: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BlockedPlayers'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  unblock_player: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BlockedPlayers'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_calendar: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description From `calendar_url`; `.ics` may follow it */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/calendar': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_cases: {
    parameters: {
      query?: {
        /** @description What `next` of the page before said; nothing for the first page. */
        after?: string;
        /** @description Lines of the page, 1 to 200; 50 unless told. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_case: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The case's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Case'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  answer_case: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The case's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnswerCase'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Case'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  decide_appeal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The case's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecideAppeal'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Case'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_challenges: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MyChallenges'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  send_challenge: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SendChallenge'];
      };
    };
    responses: {
      /** @description The same request had made it before */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Challenge'];
        };
      };
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Challenge'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_challenge: {
    parameters: {
      query?: {
        /** @description The key that the link holds. */
        key?: string;
      };
      header?: never;
      path: {
        /** @description The challenge's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Challenge'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  accept_challenge: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The challenge's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AcceptChallenge'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Challenge'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  begin_friends_tournament: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The challenge's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Challenge'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  decline_challenge: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The challenge's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Challenge'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  strike_friend: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The challenge's number */
        id: number;
        /** @description The player's number */
        player: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Challenge'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  remove_challenge_words: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The challenge's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoveChallengeWords'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Challenge'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  withdraw_challenge: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The challenge's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Challenge'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  claim_number: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClaimNumber'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  look_at_claim: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkToken'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NumberClaim'];
        };
      };
      400: components['responses']['BadRequest'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  claim_with_my_account: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkToken'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClaimedNumber'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  appeal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The section's number */
        section: number;
        /** @description The decision's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FileCase'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Case'];
        };
      };
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Case'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_claims: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClaimList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  rule_on_claim: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RuleOnClaim'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ended'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  write_to_event: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WriteToEvent'];
      };
    };
    responses: {
      /** @description The request had been made before */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventLetter'];
        };
      };
      /** @description It is written */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventLetter'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_facts: {
    parameters: {
      query?: {
        /** @description A kind of decision. */
        kind?: string;
        /** @description A player's number. */
        player?: number;
      };
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameFacts'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  decide_score: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecideScore'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Scores'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  decide_gap: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecideGap'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OutageList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  grant_leave: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePlayerLeave'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeaveBook'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  correct_allowance: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CorrectAllowance'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeaveBook'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  withdraw_leave: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePlayerLeave'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeaveBook'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_player_leave: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The section's number */
        section: number;
        /** @description The player's number */
        player: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeaveBook'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_outages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OutageList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  decide_outage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecideOutage'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OutageList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_queue: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Queue'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  make_decision: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The section's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MakeDecision'];
      };
    };
    responses: {
      /** @description The request had been made before */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Decision'];
        };
      };
      /** @description It is decided */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Decision'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  preview_decision: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The section's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MakeDecision'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DecisionPreview'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_withdrawals: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WithdrawalList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  report_withdrawal: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportWithdrawal'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WithdrawalCase'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  preview_withdrawal: {
    parameters: {
      query: {
        /** @description Who withdraws. */
        player: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WithdrawalPreview'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  decide_withdrawal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The withdrawal's name, such as 160012-1 */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecideWithdrawal'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WithdrawalCase'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_events: {
    parameters: {
      query?: {
        /** @description What `next` of the page before said; nothing for the first page. */
        after?: string;
        /** @description Lines of the page, 1 to 200; 50 unless told. */
        limit?: number;
        /** @description Only events that have come so far. */
        phase?:
          | 'upcoming'
          | 'entries_open'
          | 'entries_closed'
          | 'publishing'
          | 'published'
          | 'running'
          | 'finished'
          | 'cancelled';
        /** @description Only events of ICCF, by `ICCF`, or of a federation, by its three letters. */
        organiser?: string;
        /** @description Only events that I organise or direct, as a deputy too. */
        mine?: boolean;
        /** @description Only events that I have entered, and have neither withdrawn from nor been refused. */
        entered?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  announce_event: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnnounceEvent'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_events_feed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/atom+xml': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_events_calendar: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/calendar': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_presets: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PresetList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_event: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  change_event: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeEvent'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_event_acts: {
    parameters: {
      query: {
        /** @description Only what was decided before this version of the event. */
        before: number;
      };
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventActs'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_advancers: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoundBefore'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  take_advancers: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TakeAdvancers'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoundBefore'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  agree_to_final: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgreeToFinal'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  cancel_event: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CancelEvent'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  name_deputy: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NameDeputy'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_entries: {
    parameters: {
      query?: {
        /** @description What `next` of the page before said; nothing for the first page. */
        after?: string;
        /** @description Lines of the page, 1 to 200; 50 unless told. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EntryList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  enter_event: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EnterEvent'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  enter_by_file: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EnterByFile'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EnteredByFile'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  decide_entry: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
        /** @description The player's number */
        player: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecideEntry'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Entry'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  finish_event: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FinishEvent'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_conversations: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConversationList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_conversation: {
    parameters: {
      query?: {
        /** @description Only letters before this one; none: the last ones. */
        before?: number;
      };
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
        /** @description Which one, as the list of them names it */
        conversation: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Conversation'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  write_letter: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
        /** @description Which one, as the list of them names it */
        conversation: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WriteLetter'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Conversation'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_next_placed: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NextPlacedList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  name_organiser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NameOrganiser'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_event_pgn: {
    parameters: {
      query?: {
        /** @description Only games that ended on this day or later, in UTC. */
        from?: string;
        /** @description Only games that ended on this day or earlier, in UTC. */
        until?: string;
      };
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/x-chess-pgn': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_prizes: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PrizeList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      404: components['responses']['NotFound'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_proposal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Proposal'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  change_proposal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeProposal'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Proposal'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  make_proposal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MakeProposal'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Proposal'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  publish_event: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PublishEvent'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  consent_to_rating: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConsentToRating'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  reopen_event: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReopenEvent'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  replace_before_play: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReplaceBeforePlay'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_event_results: {
    parameters: {
      query?: {
        /** @description What `next` of the page before said; nothing for the first page. */
        after?: string;
        /** @description Lines of the page, 1 to 200; 50 unless told. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventResults'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_event_feed: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/atom+xml': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      404: components['responses']['NotFound'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_rounds: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoundList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      404: components['responses']['NotFound'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_season: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Season'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  decide_season: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecideSeason'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Season'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_event_sections: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventSections'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      404: components['responses']['NotFound'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_team_tables: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TeamTables'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_team_tables_csv: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_team_tables_html: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_teams: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TeamList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  enter_team: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TeamForm'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TeamList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  change_team: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
        /** @description The team's number in it */
        team: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TeamForm'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TeamList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  decide_team: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
        /** @description The team's number in it */
        team: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecideTeam'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TeamList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_team_games: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
        /** @description The team's number in it */
        team: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TeamGames'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_replacements: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
        /** @description The team's number in it */
        team: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplacementList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  replace_player: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
        /** @description The team's number in it */
        team: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Replace'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplacementList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  decide_substitute_status: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
        /** @description The team's number in it */
        team: number;
        /** @description The replacement's number in the team */
        replacement: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecideStatus'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplacementList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_exports: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Exports'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  order_export: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrderExport'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Export'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  set_nightly_export: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SetNightlyExport'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NightlyExport'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_export: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The export's name: its owner and its number */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Export'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  fetch_export: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The export's name: its owner and its number */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Games, or an archive of files */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/x-chess-pgn': string;
          'application/x-tar': number[];
        };
      };
      /** @description The file is at another address */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_federations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Federations'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_federation_entries: {
    parameters: {
      query?: {
        /** @description The calendar year; the present one unless told. */
        year?: number;
      };
      header?: never;
      path: {
        /** @description The federation's three letters */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FederationEntries'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_members: {
    parameters: {
      query?: {
        /** @description What `next` of the page before said; nothing for the first page. */
        after?: string;
        /** @description Lines of the page, 1 to 200; 50 unless told. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description The federation's three letters */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Members'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  count_members: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The federation's three letters */
        code: string;
        /** @description The calendar year, from 1951 to the present one */
        year: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CountMembers'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MembersCount'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  register_federation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The federation's three letters */
        code: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegisterFederation'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegisteredFederation'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_nominations: {
    parameters: {
      query?: {
        /** @description The calendar year; the present one unless told. */
        year?: number;
      };
      header?: never;
      path: {
        /** @description The federation's three letters */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Nominations'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_registrations: {
    parameters: {
      query?: {
        /** @description What `next` of the page before said; nothing for the first page. */
        after?: string;
        /** @description Lines of the page, 1 to 200; 50 unless told. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description The federation's three letters */
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Registrations'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  register_player: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The federation's three letters */
        code: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegisterPlayer'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Registration'];
        };
      };
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Registration'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  register_by_file: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The federation's three letters */
        code: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegisterByFile'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegisteredByFile'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  take_registration_back: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The federation's three letters */
        code: string;
        /** @description The player's number */
        player: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  invite_player: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The federation's three letters */
        code: string;
        /** @description The player's number */
        player: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvitePlayer'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Registration'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  set_fide_ratings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SetFideRatings'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FideRatings'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_followed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Followed'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  follow_event: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Followed'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  unfollow_event: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The event's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Followed'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  follow_player: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Followed'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  unfollow_player: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Followed'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_games: {
    parameters: {
      query?: {
        /** @description Running games unless `finished` is asked for. */
        state?: 'running' | 'finished';
        /** @description What `next` of the page before said; only for finished games: those that run come all at once. */
        after?: string;
        /** @description Finished games of the page, 1 to 200; 50 unless told. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_game: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Game'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_adjudication_claim: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnAdjudicationClaim'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  claim_adjudication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClaimAdjudication'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdjudicationClaim'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_board_picture: {
    parameters: {
      query?: {
        /** @description After so many half-moves; the last one that is shown unless told, or where there are fewer. */
        ply?: number;
        /** @description Whether Black is below. */
        black?: boolean;
      };
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/png': number[];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_game_card: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      404: components['responses']['NotFound'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  make_claim: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MakeClaim'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Claimed'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  preview_claim: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MakeClaim'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClaimFacts'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  claim_time: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ended'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  leave_conditional_moves: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaveLines'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Lines'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  change_count: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeCount'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Counted'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_game_decisions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DecisionList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  accept_draw: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnswerOffer'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ended'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  decline_draw: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnswerOffer'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ended'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  add_message: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewMessage'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  report_message: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
        /** @description The message's id */
        message: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FileCase'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Case'];
        };
      };
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Case'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  send_move: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SendMove'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Sent'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  preview_move: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PreviewMove'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Preview'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_notebook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Notebook'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  change_notebook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewNotebook'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Notebook'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_notebook_pgn: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/x-chess-pgn': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_pgn: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/x-chess-pgn': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  ask_about_game: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FileCase'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Case'];
        };
      };
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Case'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_record: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Record'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  refill_clock: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Refill'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Clock'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  announce_reflection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnnounceReflection'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Clock'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_game_reports: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameReports'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  report_game: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportGame'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameReports'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  resign: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ended'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_root_proof: {
    parameters: {
      query?: {
        /** @description The day of the root, such as 2026-11-24; the newest unless told. */
        day?: string;
      };
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RootProof'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_score: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Scores'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  enter_score: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EnterScore'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Scores'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  answer_score: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnswerScore'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Scores'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  claim_in_score: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The game's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClaimInScore'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Scores'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_health: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_imports: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  import_event: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ImportEvent'];
      };
    };
    responses: {
      /** @description A dry run, or made before */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportAnswer'];
        };
      };
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Import'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_import: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The import's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Import'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  approve_import: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The import's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApproveImport'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Import'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  refuse_import: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The import's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefuseImport'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Import'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  record_results: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The import's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RecordResults'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecordedResults'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_keys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Keys'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  make_key: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MakeKey'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewKey'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  revoke_key: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The key's name: its owner and a random part */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_leave: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Leave'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  register_leave: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeLeave'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Leave'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  cancel_leave: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeLeave'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Leave'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_me: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Me'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  delete_me: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeleteMe'];
      };
    };
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  change_address: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeAddress'];
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  confirm_address: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkToken'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  change_password: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePassword'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_notebooks: {
    parameters: {
      query?: {
        /** @description What `next` of the page before said; nothing for the first page. */
        after?: string;
        /** @description Lines of the page, 1 to 200; 50 unless told. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotebookList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_notifications: {
    parameters: {
      query?: {
        /** @description What `next` of the page before said; nothing for the first page. */
        after?: string;
        /** @description Lines of the page, 1 to 200; 50 unless told. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  see_notifications: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SeeNotifications'];
      };
    };
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_dead_letters: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeadLetterList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  retry_dead_letter: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        player: number;
        /** @description The mail's key */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeadLetterList'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_officials: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Officials'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_operator: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OperatorView'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  put_operator: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Operator'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OperatorView'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_passkeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Passkeys'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  add_passkey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddPasskey'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddedPasskey'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  passkey_link: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  passkey_options: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AskForPasskey'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyCreation'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  change_passkey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The passkey's name among credentials */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RenamePasskey'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Passkey'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  remove_passkey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The passkey's name among credentials */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  forgot_password: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ForgotPassword'];
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  reset_password: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetPassword'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResetDone'];
        };
      };
      400: components['responses']['BadRequest'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  passkeys_of_link: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LinkToken'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Passkey'][];
        };
      };
      400: components['responses']['BadRequest'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  find_players: {
    parameters: {
      query: {
        /** @description Beginnings of the words of a name, with or without their accents, two letters at least; or a number. */
        search: string;
        /** @description Three letters: those of one federation. */
        federation?: string;
        /** @description Players of the answer, 1 to 50; 20 unless told. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FoundPlayers'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_player: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerProfile'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  defer_place: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeferPlace'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayersQualifications'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_joined: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JoinedNumbers'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  join_numbers: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number that the player keeps */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['JoinNumbers'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JoinedNumbers'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_names: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerNames'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  correct_name: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CorrectName'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerNames'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_offices: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerOffices'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  appoint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Appoint'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerOffices'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_player_pgn: {
    parameters: {
      query?: {
        /** @description Only games that ended on this day or later, in UTC. */
        from?: string;
        /** @description Only games that ended on this day or earlier, in UTC. */
        until?: string;
      };
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/x-chess-pgn': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_picture: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/png': number[];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      404: components['responses']['NotFound'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_qualifications: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayersQualifications'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  explain_rating: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
        /** @description The list's name, such as chess-2027-1 */
        list: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RatingExplanation'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_recorded_norms: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecordedNorms'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  record_norm: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RecordNorm'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecordedNorms'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  correct_norm: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
        /** @description The norm's number among the player's own */
        number: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CorrectNorm'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecordedNorms'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  withdraw_norm: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
        /** @description The norm's number among the player's own */
        number: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WithdrawNorm'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecordedNorms'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_removals: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerRemovals'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  remove_from_profile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoveFromProfile'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerRemovals'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_sex: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayersSex'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  register_sex: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegisterSex'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayersSex'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_suspensions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerSuspensions'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  suspend_player: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SuspendPlayer'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerSuspensions'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  lift_suspension: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The player's number */
        id: number;
        /** @description The suspension's number among the player's own */
        number: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LiftSuspension'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerSuspensions'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_qualifiers: {
    parameters: {
      query: {
        /** @description The stage that somebody is qualified for. */
        stage: components['schemas']['Stage'];
        /** @description Part of a name, with or without its accents, or the beginning of a number. */
        search?: string;
        /** @description Three letters. */
        federation?: string;
        /** @description By which article. */
        article?: string;
        /** @description Only what can be used. */
        free?: boolean;
        /** @description What `next` of the answer before said. */
        after?: number;
        /** @description Lines of the answer, 1 to 500; 100 unless told. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Qualifiers'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_qualifiers_feed: {
    parameters: {
      query: {
        /** @description The stage that somebody is qualified for. */
        stage: components['schemas']['Stage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/atom+xml': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  download_qualifiers_csv: {
    parameters: {
      query: {
        /** @description The stage that somebody is qualified for. */
        stage: components['schemas']['Stage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  download_qualifiers_json: {
    parameters: {
      query: {
        /** @description The stage that somebody is qualified for. */
        stage: components['schemas']['Stage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QualifiersFile'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_rating_lists: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RatingLists'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  import_rating_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ImportRatingList'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RatingListHead'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_lists_feed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/atom+xml': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_rating_list: {
    parameters: {
      query?: {
        /** @description Part of a name, with or without its accents, or the beginning of a number. */
        search?: string;
        /** @description Three letters. */
        federation?: string;
        /** @description GM, SIM, IM, CCM, CCE, LGM or LIM. */
        title?: string;
        /** @description What comes first. */
        sort?: 'rating' | 'name' | 'federation' | 'games' | 'change';
        /** @description Also those who are not on the published list because they have long not played, or have died. */
        inactive?: boolean;
        /** @description What `next` of the answer before said. */
        after?: number;
        /** @description Rows of the answer, 1 to 500; 100 unless told. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description The list's name, such as chess-2027-1 */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RatingListPage'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  download_rating_list_csv: {
    parameters: {
      query?: {
        /** @description Only those of this federation, by its three letters. */
        federation?: string;
      };
      header?: never;
      path: {
        /** @description The list's name, such as chess-2027-1 */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  download_rating_list_json: {
    parameters: {
      query?: {
        /** @description Only those of this federation, by its three letters. */
        federation?: string;
      };
      header?: never;
      path: {
        /** @description The list's name, such as chess-2027-1 */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RatingListFile'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_rating_runs: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RatingRuns'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  begin_rating_run: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BeginRatingRun'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RatingRun'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_rating_run: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The list's name, such as chess-2027-1 */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RatingRun'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  calculate_rating_run: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The list's name */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RatingRunVersion'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RatingRun'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  correct_rating: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The list's name */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CorrectRating'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RatingRun'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  remove_rating_correction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The list's name */
        id: string;
        /** @description The correction's number */
        number: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RatingRunVersion'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RatingRun'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  publish_rating_list: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The list's name */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RatingRunVersion'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RatingRun'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  withdraw_rating_list: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The list's name */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WithdrawRatingList'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RatingRun'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  make_recovery_codes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecoveryCodes'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  use_recovery_code: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UseRecoveryCode'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_roots: {
    parameters: {
      query?: {
        /** @description What `next` of the page before said; nothing for the first page. */
        after?: string;
        /** @description Lines of the page, 1 to 200; 50 unless told. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RootList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_roots_feed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/atom+xml': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_root: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The day, such as 2026-11-24 */
        day: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Root'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      404: components['responses']['NotFound'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_rules_answers: {
    parameters: {
      query?: {
        /** @description What `next` of the page before said; nothing for the first page. */
        after?: string;
        /** @description Lines of the page, 1 to 200; 50 unless told. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RulesAnswers'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  ask_rules_question: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AskAboutRules'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RulesQuestion'];
        };
      };
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RulesQuestion'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_rules_questions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RulesQuestions'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  answer_rules_question: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The question's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnswerAboutRules'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RulesQuestion'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_section: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The section's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SectionTable'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_boards: {
    parameters: {
      query?: {
        /** @description What `next` of the page before said; nothing for the first page. */
        after?: string;
        /** @description Lines of the page, 1 to 200; 50 unless told. */
        limit?: number;
      };
      header?: never;
      path: {
        /** @description The section's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Boards'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  report_conduct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The section's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportConduct'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Case'];
        };
      };
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Case'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_decisions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The section's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DecisionList'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  name_page: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The section's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NamePage'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayersPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  withdraw_page: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The section's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayersPage'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_section_pages: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The section's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SectionPages'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  answer_page: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The section's number */
        id: number;
        /** @description Whose page it is */
        player: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnswerPage'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AskedPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_section_pgn: {
    parameters: {
      query?: {
        /** @description Only games that ended on this day or later, in UTC. */
        from?: string;
        /** @description Only games that ended on this day or earlier, in UTC. */
        until?: string;
      };
      header?: never;
      path: {
        /** @description The section's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/x-chess-pgn': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  report_publication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The section's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportPublication'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Case'];
        };
      };
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Case'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  ask_about_section: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The section's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FileCase'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Case'];
        };
      };
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Case'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_section_feed: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The section's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/atom+xml': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      404: components['responses']['NotFound'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_section_csv: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The section's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_section_html: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The section's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_section_json: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The section's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SectionTable'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_seeks: {
    parameters: {
      query?: {
        /** @description Only those before the one with this number. */
        before?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Seeks'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_seeks_feed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/atom+xml': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  renew_session: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'set-cookie'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description No cookie: nobody is signed in here. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  sign_out: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          'set-cookie'?: string;
          [name: string]: unknown;
        };
        content?: never;
      };
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  authenticate_again: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Authenticate'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  prove_with_passkey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyAnswer'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  prove_options: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyRequest'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_sessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Sessions'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  end_other_sessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  end_session: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The session's name */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_settings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Settings'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  change_settings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeSettings'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Settings'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  renew_calendar: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Settings'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_contact: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Contact'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  change_contact: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Contact'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Contact'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_portrait: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Portrait'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  change_portrait: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePortrait'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Portrait'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  add_push_device: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PushDevice'];
      };
    };
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  remove_push_device: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemovePushDevice'];
      };
    };
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  sign_in: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignIn'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'set-cookie'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  sign_in_with_passkey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyAnswer'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'set-cookie'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  sign_in_options: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyRequest'];
        };
      };
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  sign_up: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignUp'];
      };
    };
    responses: {
      /** @description Done. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  confirm_email: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmEmail'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_suspended_players: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuspendedPlayers'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_title_cases: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TitleCases'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  propose_title: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProposeTitle'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TitleCase'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_title_case: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The case's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TitleCase'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  decide_title: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The case's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecideTitle'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TitleCase'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  object_to_title: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The case's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ObjectToTitle'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TitleApplication'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  recommend_title: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The case's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RecommendTitle'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TitleCase'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  record_votes: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The case's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RecordVotes'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TitleCase'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_titles: {
    parameters: {
      query?: {
        /** @description What `next` of the page before said; nothing for the first page. */
        after?: string;
        /** @description Lines of the page, 1 to 200; 50 unless told. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Titles'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  report_titles: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The year, from 2020 */
        year: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TitleReport'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      404: components['responses']['NotFound'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_certificate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The case's number */
        case: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TitleCertificate'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      404: components['responses']['NotFound'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_transfers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transfers'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  ask_for_transfer: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AskForTransfer'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transfer'];
        };
      };
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transfer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  get_transfer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The transfer's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transfer'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  answer_transfer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The transfer's number */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnswerTransfer'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transfer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  open_unsubscribe: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description From the link in the mail */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description To the page with a button. */
      303: {
        headers: {
          location?: string;
          [name: string]: unknown;
        };
        content?: never;
      };
      404: components['responses']['NotFound'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  unsubscribe: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description From the link in the mail */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      404: components['responses']['NotFound'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_webhooks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhooks'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  make_webhook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MakeWebhook'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewWebhook'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  remove_webhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The webhook's name */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_deliveries: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The webhook's name */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveries'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  deliver_again: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The webhook's name */
        id: string;
        /** @description The delivery's key */
        delivery: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It waits to be sent. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  try_webhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The webhook's name */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is in the list of deliveries. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  list_my_withdrawals: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MyWithdrawals'];
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  request_withdrawal: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestWithdrawal'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MyWithdrawals'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['NotJson'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  take_back_withdrawal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The withdrawal's name, such as 160012-1 */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MyWithdrawals'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  describe_xfcc: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The WSDL, or the lines */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/plain': string;
          'text/xml': string;
        };
      };
      /** @description It has not changed since the `etag` that `if-none-match` names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  call_xfcc: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description An envelope of SOAP 1.1 */
    requestBody: {
      content: {
        'text/xml': string;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/xml': string;
        };
      };
      /** @description A SOAP fault */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/xml': string;
        };
      };
    };
  };
}
