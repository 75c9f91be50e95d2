//! An event with the person who asks about it: who may do what, and what is shown.

use app::{About, Act, App, Caller, Problem, SignedIn, section_ids, text_of};
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use futures_util::future::{try_join, try_join3, try_join4};
use rules::tournament::{
    ConsentKind, Entrant, Entry, EntryFacts, EntryLine, EntryRefusal, EntryRights, EventKind,
    EventRefusal, EventState, Grounds, Rating, Stage, Vacancy, win_to_enter_by,
};
use rules::{Day, Federation, Instant, PlayerId, Profile, Role, Sex};
use store::{EventAct, EventActKind, EventId, SectionId, StoredEvent};

use crate::act_page::page_before;
use crate::counts::entry_counts;
use crate::entry_view::GroundsBody;
use crate::own::is_own;
use crate::phase::Phase;
use crate::round_links::RoundView;
use crate::view::{ActView, EventView, LotsView, MayView, RefusalView, Shown};
use crate::win::{PlayedIn, played_in, section_win};

/// The event that a path names; anything but a number is no event.
pub(crate) struct EventPath(pub(crate) EventId);

impl FromRequestParts<App> for EventPath {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<EventPath, Problem> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let id = path.ok().and_then(|Path(id)| id.parse().ok());
        id.map(|id| EventPath(EventId(id))).ok_or_else(Problem::unknown_event)
    }
}

/// By which act a consent is given.
pub(crate) fn consents_by(kind: ConsentKind) -> Act {
    match kind {
        ConsentKind::Rating => Act::ConsentToRating,
        ConsentKind::Final => Act::AgreeToFinal,
    }
}

/// An event, and who asks.
pub(crate) struct Scene {
    pub(crate) event: StoredEvent,
    pub(crate) caller: Option<Caller>,
    /// The asker's own profile, when a person asks.
    pub(crate) profile: Option<Profile>,
    /// Whether the asker has entered the event or plays in it: others decide about it.
    pub(crate) own: bool,
}

/// Somebody who might enter, and the sections that were looked at for that.
type Asker = (Entrant, Vec<PlayedIn>);

impl Scene {
    /// Loads the event for anybody.
    pub(crate) async fn open(
        app: &App,
        caller: Option<Caller>,
        id: EventId,
    ) -> Result<Scene, Problem> {
        let profile = async {
            match caller.as_ref().and_then(Caller::person) {
                Some(me) => app.profile(me.player).await.map(Some),
                None => Ok(None),
            }
        };
        let (event, profile) = try_join(app.known_event(id), profile).await?;
        let own = is_own(app, &event, caller.as_ref()).await?;
        Ok(Scene { event, caller, profile, own })
    }

    /// Loads it for somebody who wants to do something to it.
    pub(crate) async fn open_for(
        app: &App,
        me: SignedIn,
        id: EventId,
        act: Act,
    ) -> Result<Scene, Problem> {
        let scene = Scene::open(app, Some(Caller::Person(me)), id).await?;
        if scene.may(act, None) { Ok(scene) } else { Err(scene.refused(act)) }
    }

    /// Why the asker may not do this.
    pub(crate) fn refused(&self, act: Act) -> Problem {
        match self.own && self.holds(act, None) {
            true => Problem::own_event(),
            false => Problem::forbidden(),
        }
    }

    /// Whether the asker may do this; `player`: whom it is about.
    pub(crate) fn may(&self, act: Act, player: Option<Federation>) -> bool {
        !(self.own && act.is_for_others()) && self.holds(act, player)
    }

    /// Whether the asker's office lets them do this in the event of others.
    pub(crate) fn holds(&self, act: Act, player: Option<Federation>) -> bool {
        self.would(act, &About { players_federation: player, ..About::of(&self.event) })
    }

    /// Whether the asker may do this to another event.
    pub(crate) fn would(&self, act: Act, about: &About) -> bool {
        let federation = self.profile.as_ref().map(|profile| profile.federation);
        self.caller.as_ref().is_some_and(|caller| caller.may(act, about, federation))
    }

    /// Refuses a request that was made for an older version.
    pub(crate) fn must_be_at(&self, version: u32) -> Result<(), Problem> {
        if self.event.version == version { Ok(()) } else { Err(Problem::changed_meanwhile()) }
    }

    /// Refuses what can be done only before the start lists.
    pub(crate) fn must_be_announced(&self) -> Result<(), Problem> {
        Ok(self.event.state.must_be_announced()?)
    }

    /// Whether the final tables can be confirmed: every game is over. A section in which one runs ends
    /// the search.
    pub(crate) async fn check_finish(
        &self,
        app: &App,
    ) -> Result<Result<(), EventRefusal>, Problem> {
        let set_up = self.event.alarm_at.is_none();
        if let Err(refused) = self.event.state.must_be_played(set_up) {
            return Ok(Err(refused));
        }
        for section in section_ids(&self.event) {
            let results = app.store.section_results(section).await?;
            if results.iter().any(|game| game.result.is_none()) {
                return Ok(Err(EventRefusal::GamesRunning));
            }
        }
        Ok(Ok(()))
    }

    /// The line for the event's log.
    pub(crate) fn act(
        &self,
        app: &App,
        act: EventActKind,
        player: Option<PlayerId>,
        reason: Option<String>,
    ) -> EventAct {
        EventAct {
            at: app.clock.now(),
            by: self.by(),
            act,
            player,
            team: None,
            named: Vec::new(),
            replacement: None,
            reason,
        }
    }

    /// What the asker's offices let them do with the entry of a player; `enters_self`: whether players
    /// enter themselves in this way.
    pub(crate) fn entry_rights(&self, player: &Profile, enters_self: bool) -> EntryRights {
        let federation = Some(player.federation);
        EntryRights {
            by: self.by(),
            enters_self,
            enters: self.may(Act::EnterPlayer, federation),
            confirms: self.may(Act::ConfirmEntry, federation),
            sees_identity: self.may(Act::SeeIdentity, None),
            decides: self.may(Act::DecideEntry, None),
            fills_next_placed: self.fills(Vacancy::NextPlaced),
            fills_by_results: self.fills(Vacancy::ExcellentResults),
            admits: self.admits(),
            confirms_qualifications: self.confirms_qualifications(),
            is_own_event: self.own && self.holds(Act::DecideEntry, None),
        }
    }

    /// Whether the asker's office fills a vacant place of the event so (`TR-1.4.4`, `TR-1.6.3`).
    fn fills(&self, way: Vacancy) -> bool {
        let office = self.stage().and_then(|stage| way.filled_by(stage));
        self.may(Act::DecideEntry, None) && office.is_some_and(|(role, _)| self.is(role))
    }

    /// Whether the asker admits whom no rule covers (`TR-1.0.11`).
    pub(crate) fn admits(&self) -> bool {
        let office = self.stage().and_then(Stage::admitted_by);
        self.may(Act::DecideEntry, None) && office.is_none_or(|role| self.is(role))
    }

    /// Whether the asker confirms a qualification that the tables do not tell (`TR-1.4.4`, `TR-1.6.3`).
    fn confirms_qualifications(&self) -> bool {
        let office = self.stage().and_then(|it| Vacancy::ExcellentResults.filled_by(it));
        self.may(Act::DecideEntry, None) && office.is_none_or(|(role, _)| self.is(role))
    }

    fn stage(&self) -> Option<Stage> {
        self.event.announcement.its_stage()
    }

    /// Whether the asker is a person who holds an office.
    fn is(&self, role: Role) -> bool {
        let person = self.caller.as_ref().and_then(Caller::person);
        person.is_some_and(|me| me.holds(role))
    }

    /// What the rules ask about a player's entry.
    pub(crate) fn entry_facts<'a>(&'a self, entrant: &'a Entrant) -> EntryFacts<'a> {
        EntryFacts {
            event: self.event.id,
            announcement: &self.event.announcement,
            organisers: &self.event.organisers,
            entrant,
        }
    }

    /// What is known of a player who wants to enter; not yet, whether there is an entry. `is_of_member`:
    /// whether the player's federation is a member of ICCF.
    pub(crate) async fn entrant(
        &self,
        app: &App,
        player: &Profile,
        grounds: Option<Grounds>,
        is_of_member: bool,
    ) -> Result<Entrant, Problem> {
        let lines = async { Ok(app.store.entries_of(player.id).await?) };
        let record = app.withdrawal_record(player.id);
        let win = section_win(app, player.id, grounds.as_ref(), self.event.id);
        let sex = self.sex_asked(app, player.id);
        let is_qualified = self.is_qualified(app, player.id, grounds.as_ref());
        let places = self.places_by_results(app, player.id, grounds.as_ref());
        let advance = app.advance_of(&self.event.announcement, player.id, grounds.as_ref());
        let (lines, record, (win, sex, is_qualified), (places_by_results, advance)) =
            try_join4(lines, record, try_join3(win, sex, is_qualified), try_join(places, advance))
                .await?;
        // One norm event in a half-year is asked of norm events alone (`TR-4.7`).
        let others = match self.event.announcement.kind {
            EventKind::Norm => EntryLine::other_norm_events(&lines, self.event.id),
            _ => Vec::new(),
        };
        let others = app.store.events(&others).await?;
        let start = |it: &StoredEvent| {
            let starts_at = it.announcement.norm_event_start(it.state)?;
            Some((it.announcement.medium, starts_at))
        };
        let variant = self.event.announcement.variant;
        Ok(Entrant {
            player: player.id,
            federation: player.federation,
            is_of_member,
            sex,
            title: player.title,
            rating: Rating::of(player.ratings.of_variant(variant)),
            fide_rating: player.ratings.fide_rating_on(Day::of(app.clock.now()), variant),
            suspended_until: record.suspended_until,
            suspended_for: record.suspended_for,
            owes_deposit: record.owes_deposit,
            directs: self.event.directors().any(|director| director == player.id),
            entered: false,
            event: self.event.state,
            lacks_agreement: self.event.waits_for_consent(ConsentKind::Final),
            norm_events: others.iter().filter_map(start).collect(),
            grounds,
            win,
            is_qualified,
            advance,
            places_by_results,
        })
    }

    /// The places of others that are filled on excellent results, which nobody else's entry asks for (`TR-1.4.4`,
    /// `TR-1.6.3`).
    async fn places_by_results(
        &self,
        app: &App,
        player: PlayerId,
        grounds: Option<&Grounds>,
    ) -> Result<usize, Problem> {
        let is_by_results = |grounds: Option<&Grounds>| {
            matches!(grounds, Some(Grounds::Vacancy { way: Vacancy::ExcellentResults, .. }))
        };
        if !is_by_results(grounds) {
            return Ok(0);
        }
        let entries = app.store.entries(self.event.id).await?;
        let others = entries.iter().filter(|it| it.player != player && it.state.is_alive());
        Ok(others.filter(|it| is_by_results(it.grounds.as_ref())).count())
    }

    /// Whether the player has the qualification that grounds name, and no other entry uses it (`TR-1.0.7`).
    async fn is_qualified(
        &self,
        app: &App,
        player: PlayerId,
        grounds: Option<&Grounds>,
    ) -> Result<bool, Problem> {
        let Some(Grounds::Qualified(named)) = grounds else { return Ok(false) };
        app.has_qualification(player, named, self.event.id).await
    }

    /// The sex that is registered of a player, which is read where a rule asks for it alone (`TR-1.5`,
    /// `TR-1.6`).
    pub(crate) async fn sex_asked(
        &self,
        app: &App,
        player: PlayerId,
    ) -> Result<Option<Sex>, Problem> {
        if !self.event.announcement.is_of_ladies() {
            return Ok(None);
        }
        let registered = app.store.registered_sex(player).await?;
        Ok(registered.map(|registered| registered.sex))
    }

    /// A player who enters by themselves: where the class does not admit them, by what qualifies them for the
    /// stage (`TR-1.1-1.5`), or by a section that they have won (`TR-2.5`, `TR-2.6`), with those that were looked
    /// at.
    pub(crate) async fn own_entrant(&self, app: &App, player: &Profile) -> Result<Asker, Problem> {
        // Whose federation is no member enters by themselves like everybody (`TR-2.1-2.2`).
        let entrant = self.entrant(app, player, None, true).await?;
        if let Some(target) = self.event.announcement.asks_for_qualification(&entrant) {
            let qualified = app.qualification_for(player.id, target, self.event.id).await?;
            let is_qualified = qualified.is_some();
            let grounds = qualified.map(Grounds::Qualified);
            return Ok((Entrant { grounds, is_qualified, ..entrant }, Vec::new()));
        }
        let Some(class) = self.event.announcement.asks_for_win(&entrant) else {
            return Ok((entrant, Vec::new()));
        };
        let played = played_in(app, player.id, class, self.event.id).await?;
        let wins: Vec<_> = played.iter().map(PlayedIn::win).collect();
        let grounds = win_to_enter_by(&wins, class);
        let won = grounds.as_ref().and_then(Grounds::section);
        let win = wins.iter().find(|(section, _)| Some(*section) == won).map(|(_, win)| *win);
        Ok((Entrant { grounds, win, ..entrant }, played))
    }

    /// What decides whether the asker can enter; nothing is read where nobody can.
    async fn asker(&self, app: &App, now: Instant) -> Result<Option<Asker>, Problem> {
        let open = self.event.announcement.check_open(self.event.state, now);
        match &self.profile {
            Some(profile) if open.is_ok() => self.own_entrant(app, profile).await.map(Some),
            _ => Ok(None),
        }
    }

    /// Why the asker cannot enter; none when they can.
    fn refusal(
        &self,
        asker: Option<&Entrant>,
        mine: Option<&Entry>,
        now: Instant,
    ) -> Option<EntryRefusal> {
        let StoredEvent { announcement, state, .. } = &self.event;
        self.profile.as_ref()?;
        let checked = match asker {
            Some(asker) => {
                let entered = mine.is_some_and(|mine| mine.state.is_alive());
                announcement.check_entry(&Entrant { entered, ..asker.clone() }, now)
            }
            None => announcement.check_open(*state, now),
        };
        checked.err()
    }

    /// The decisions that the asker may read, and before which there are more. Who entered, and who
    /// was refused, is for those who decide; everything else for everybody.
    async fn acts(&self, app: &App) -> Result<(Vec<EventAct>, Option<u32>), Problem> {
        if self.may(Act::SeeEntries, None) {
            return page_before(app, &self.event, self.event.version + 1).await;
        }
        let mut acts = app.store.event_acts_for(self.event.id, self.person()).await?;
        acts.retain(|act| act.player.is_none() || act.player == self.person());
        Ok((acts, None))
    }

    /// Whether the asker can confirm the final tables now.
    async fn may_finish(&self, app: &App) -> Result<bool, Problem> {
        Ok(self.may(Act::FinishEvent, None) && self.check_finish(app).await?.is_ok())
    }

    /// The event as this person sees it.
    pub(crate) async fn view(&self, app: &App) -> Result<EventView, Problem> {
        let event = &self.event;
        let now = app.clock.now();
        let ids: Vec<SectionId> = section_ids(event).collect();
        let entries = async { Ok::<_, Problem>(app.store.entries(event.id).await?) };
        let sections = async { Ok::<_, Problem>(app.store.sections(&ids).await?) };
        let ((entries, mut sections), ((acts, acts_before), asker, may_finish)) = try_join(
            try_join(entries, sections),
            try_join3(self.acts(app), self.asker(app, now), self.may_finish(app)),
        )
        .await?;
        let mine = self.person().and_then(|me| entries.iter().find(|entry| entry.player == me));
        let refusal = self.refusal(asker.as_ref().map(|(entrant, _)| entrant), mine, now);
        sections.sort_by_key(|section| section.id);
        let mut ids = vec![event.announcement.director];
        ids.extend(&event.organisers);
        ids.extend(&event.deputies);
        ids.extend(acts.iter().flat_map(EventAct::people));
        let people = app.people(ids).await?;
        let may = MayView {
            change: self.may(Act::ChangeEvent, None) && is_open(event),
            cancel: self.may(Act::CancelEvent, None) && event.state == EventState::Announced,
            decide_entries: self.may(Act::DecideEntry, None)
                && event.state == EventState::Announced,
            settle_deposits: self.may(Act::DecideEntry, None),
            see_entries: self.may(Act::SeeEntries, None),
            enter_others: event.state == EventState::Announced
                && self.may(Act::EnterPlayer, self.federation()),
            propose: self.may(Act::MakeSections, None) && event.state == EventState::Announced,
            publish: self.may(Act::MakeSections, None)
                && (event.state == EventState::Announced || event.alarm_at.is_some()),
            finish: may_finish,
            reopen: self.may(Act::ReopenEvent, None) && event.state == EventState::Finished,
            write_to_all: self.writes_to_all(),
            name_organisers: self.may(Act::NameOrganisers, None),
            name_deputies: self.may(Act::NameDeputies, None),
            replace_players: self.may_replace(),
            consent_to_rating: self.may_consent(ConsentKind::Rating),
            agree_to_final: self.may_consent(ConsentKind::Final),
            admit: self.admits(),
            confirm_qualification: self.confirms_qualifications(),
            fill_next_placed: self.fills(Vacancy::NextPlaced),
            fill_by_results: self.fills(Vacancy::ExcellentResults),
        };
        let shown = Shown {
            phase: Phase::of(event, now),
            now,
            director: people.get(&event.announcement.director),
            organisers: event.organisers.iter().filter_map(|id| people.get(id)).collect(),
            deputies: event.deputies.iter().filter_map(|id| people.get(id)).collect(),
            lots: self.lots(app).await?,
            rounds: RoundView::beside(app, event, now).await?,
            sections: &sections,
            entries: entry_counts(app, event, &entries).await?,
            mine: mine.zip(self.profile.as_ref()),
            refusal: refusal.as_ref().map(RefusalView::from),
            wins: asker.iter().flat_map(|(_, wins)| wins).map(PlayedIn::view).collect(),
            qualified: asker.as_ref().and_then(|(entrant, _)| {
                // Then it is what the entry would stand on.
                entrant.grounds.as_ref().filter(|_| entrant.is_qualified).map(GroundsBody::from)
            }),
            may,
            acts_before,
            acts: acts.iter().map(|act| ActView::new(act, &people)).collect(),
        };
        Ok(EventView::new(event, shown))
    }

    /// Whether the asker writes to everybody who plays, as one who directs all of them.
    fn writes_to_all(&self) -> bool {
        self.event.is_set_up() && !self.own && self.may(Act::Direct, None)
    }

    /// Whether the asker gives a consent now, or takes it back.
    fn may_consent(&self, kind: ConsentKind) -> bool {
        let facts = self.event.consent_facts(kind);
        self.may(consents_by(kind), None) && self.person().is_some_and(|me| facts.is_open(me))
    }

    /// What the lots are drawn with: before the publication an item of its own, then a part of it.
    async fn lots(&self, app: &App) -> Result<Option<LotsView>, Problem> {
        if let Some(publication) = &self.event.publication {
            return publication.drawn.as_ref().map(LotsView::drawn).transpose();
        }
        let committed = app.store.committed_lots(self.event.id).await?;
        committed.as_ref().map(LotsView::committed).transpose()
    }

    /// The person who asks.
    fn person(&self) -> Option<PlayerId> {
        self.caller.as_ref().and_then(Caller::person).map(|me| me.player)
    }

    /// Who answers for what is asked, also through a federation's key.
    pub(crate) fn by(&self) -> PlayerId {
        // Where nobody asks nothing is changed.
        self.caller.as_ref().map_or(PlayerId(0), Caller::answers)
    }

    /// The federation for which the asker plays, or acts through its key.
    pub(crate) fn federation(&self) -> Option<Federation> {
        match self.caller.as_ref()? {
            Caller::Person(_) => self.profile.as_ref().map(|profile| profile.federation),
            Caller::Federation(key) => Some(key.federation),
        }
    }
}

/// Whether something can still be changed.
pub(crate) fn is_open(event: &StoredEvent) -> bool {
    matches!(event.state, EventState::Announced | EventState::Published)
}

/// A reason that must be given, trimmed; 1 to 2,000 characters.
pub(crate) fn reason(text: &str) -> Result<String, Problem> {
    text_of(text, "Give a reason for the record.")
}
