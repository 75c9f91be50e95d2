### promotion and relegation after a season of a league

seasons-topic = Promotion and relegation
seasons-running = The season is not over yet: this is where each team would go now.
seasons-waits = The season is over. Who goes up and who goes down has not been decided yet.
seasons-decide-lede = The season is over: decide who goes up and who goes down. The choices follow the tables (TR-5.3-5.4). Give a reason wherever you decide otherwise, and where a shared place leaves it open (TR-5.6-5.7).
seasons-decided = Decided
seasons-done = It is decided who goes up and who goes down.
seasons-again = Decide again…
seasons-next = Announce the next season…
seasons-empty = The teams are in no sections yet.
seasons-team = Team
seasons-stands = At present
seasons-proposed = Proposed
seasons-decision = Decision
seasons-decision-of = Decision on { $name }
seasons-open = to be decided: the place is shared
seasons-to-up = goes up: { $division }
seasons-to-stays = stays: { $division }
seasons-to-down = goes down: { $division }
seasons-changed-all = { $lowest ->
    [yes] It has changed all its players within two seasons (TR-5.6-5.7).
   *[no] It has changed all its players within two seasons: normally it goes down (TR-5.6-5.7).
 }
seasons-choose = choose
seasons-reason = Reason, for everybody to read
seasons-look = Review…
seasons-confirm = Decide like this?
seasons-confirm-text = { $up ->
    [0] Nobody goes up
    [one] { $up } goes up
   *[other] { $up } go up
 }, { $down ->
    [0] nobody goes down
    [one] { $down } goes down
   *[other] { $down } go down
 }, { $stays ->
    [0] nobody stays
    [one] { $stays } stays
   *[other] { $stays } stay
 }. The captains are notified. You can decide again later, with effect on start lists that are not published yet.
seasons-decide = Decide
seasons-anew = Look at the current version
# Others have changed the event while the form was filled in.
seasons-changed = Somebody has changed this event in the meantime. What you have chosen is still filled in; the rest stands as it does now.
seasons-changed-unfit = Somebody has changed this event in the meantime. What you have chosen no longer fits for { $teams }: choose again there. Your other choices are still filled in.
seasons-leave = Leave without deciding?
seasons-leave-text = Your choices will be lost.
seasons-leave-action = Leave

### refusals

error-season-not-finished = It is decided when the final tables are confirmed.
error-season-teams-unfit = The teams are no longer the same: reload the page.
error-no-such-division = A team cannot go there: there is no such division.
error-season-reason-missing = Give a reason wherever a team does not go where its place brings it, or where the place is shared.
