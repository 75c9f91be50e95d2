//! The Table of Qualifiers, made for all players at once (`TR-1.0.6`): every section, list and entry is read once,
//! and not once for each player.

use std::collections::{BTreeMap, HashMap};

use rules::tournament::{Basis, EventState, Part, QualifierLine, Stage, UsedBasis};
use rules::{Day, Instant, PlayerId, Profile};
use store::{
    Error, EventId, ListedQualifier, QualifierTable, QualifyingSection, SectionId, StoredEvent,
    StoredQualifiers,
};

use crate::work::qualifier_facts::QualifierFacts;
use crate::{App, Problem};

/// The lines of each stage's table, by the players' names.
pub(crate) type Qualifiers = BTreeMap<&'static str, (Stage, Vec<ListedQualifier>)>;

/// The sequence that numbers calculations.
const SEQUENCE: &str = "qualifiers";

impl App {
    /// Makes the tables afresh where that is due: something has changed, or a day has begun.
    ///
    /// # Errors
    /// `unavailable`: what was done stays done, and the next run goes on.
    pub async fn go_on_with_qualifiers(&self) -> Result<(), Problem> {
        let now = self.clock.now();
        let before = self.store.qualifiers().await?;
        if !before.is_due(now) {
            return Ok(());
        }
        let made = self.make_qualifiers(now).await?;
        let mut tables = Vec::new();
        for (stage, lines) in made.into_values() {
            tables.push(self.keep_table(before.of(stage), stage, lines, now).await?);
        }
        let tomorrow = Day::of(now).next().starts_at();
        match self.store.keep_qualifiers(&before, &tables, now, tomorrow).await {
            Ok(()) => {}
            // Somebody else has made them; what was put down here is nobody's.
            Err(Error::Conflict) => return Ok(()),
            Err(error) => return Err(error.into()),
        }
        self.drop_old_lines(&before, &tables).await
    }

    /// What there is of the tables, for whoever reads the one of this stage.
    ///
    /// # Errors
    /// `invalid_query` where nobody qualifies for it; `unavailable`.
    pub async fn qualifiers_of(&self, stage: Stage) -> Result<StoredQualifiers, Problem> {
        match stage.is_qualified_for() {
            true => Ok(self.store.qualifiers().await?),
            false => Err(Problem::invalid_query("Nobody has to be qualified for this stage.")),
        }
    }

    /// Asks for new tables where an event is of a stage that qualifies for something, or that somebody is
    /// qualified for.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn look_at_qualifiers(&self, event: &StoredEvent) -> Result<(), Problem> {
        match event.announcement.its_stage() {
            Some(stage) if stage.is_of_cycle() => {
                Ok(self.store.ask_for_qualifiers(self.clock.now()).await?)
            }
            Some(_) | None => Ok(()),
        }
    }

    /// The tables as they are to be on a moment's day.
    ///
    /// # Errors
    /// `unavailable`.
    pub(crate) async fn make_qualifiers(&self, now: Instant) -> Result<Qualifiers, Problem> {
        let today = Day::of(now);
        let facts = self.qualifier_facts(today).await?;
        let mut tables: Qualifiers = Stage::ALL
            .into_iter()
            .filter(|stage| stage.is_qualified_for())
            .map(|stage| (stage.code(), (stage, Vec::new())))
            .collect();
        for profile in facts.people.values() {
            let held = facts.held(profile, today);
            for line in held.lines(|event| facts.is_over(event), today) {
                let Some((_, lines)) = tables.get_mut(line.target().code()) else { continue };
                lines.push(facts.listed(profile, &line, now));
            }
        }
        for (_, lines) in tables.values_mut() {
            lines.sort_by(|a, b| name_of(a).cmp(&name_of(b)));
        }
        Ok(tables)
    }

    /// Keeps a stage's table where it has changed. A line that was there before has been there since then.
    async fn keep_table(
        &self,
        before: Option<&QualifierTable>,
        stage: Stage,
        mut lines: Vec<ListedQualifier>,
        now: Instant,
    ) -> Result<QualifierTable, Problem> {
        let known = match before {
            Some(table) => match self.store.listed_qualifiers(table).await {
                // Only since when a line is there is lost with it.
                Err(Error::Corrupt { .. }) => Vec::new(),
                known => known?,
            },
            None => Vec::new(),
        };
        let since: HashMap<_, Instant> =
            known.iter().map(|line| (key_of(line), line.since)).collect();
        for line in &mut lines {
            line.since = since.get(&key_of(line)).copied().unwrap_or(now);
        }
        if let Some(table) = before.filter(|table| {
            known == lines && usize::try_from(table.lines).is_ok_and(|there| there == lines.len())
        }) {
            return Ok(*table);
        }
        let calculation = self.store.next_number(SEQUENCE).await?;
        self.store.put_listed_qualifiers(stage, calculation, &lines).await?;
        let count = |lines: usize| u32::try_from(lines).unwrap_or(u32::MAX);
        Ok(QualifierTable {
            stage,
            calculation,
            before: before.map(|table| table.calculation),
            lines: count(lines.len()),
            free: count(lines.iter().filter(|line| line.used_in.is_none()).count()),
            changed_at: now,
        })
    }

    /// Takes away what was replaced by what is replaced now: the lines before the present ones may still be
    /// read by somebody.
    async fn drop_old_lines(
        &self,
        before: &StoredQualifiers,
        tables: &[QualifierTable],
    ) -> Result<(), Problem> {
        for table in tables {
            let old = before.of(table.stage).filter(|old| old.calculation != table.calculation);
            if let Some(older) = old.and_then(|old| old.before) {
                self.store.drop_listed_qualifiers(table.stage, older).await?;
            }
        }
        Ok(())
    }
}

impl QualifierFacts {
    fn is_over(&self, event: EventId) -> bool {
        self.events.get(&event).is_some_and(|event| event.state == EventState::Finished)
    }

    /// A line as the table has it.
    fn listed(&self, profile: &Profile, line: &QualifierLine, since: Instant) -> ListedQualifier {
        let (article, part, until, stays) = match line {
            QualifierLine::Has(one) => (one.article.to_owned(), one.part, one.until, false),
            QualifierLine::Stays(made) => {
                let article = self.articles.get(&(profile.id, made.event));
                let article = article.cloned().unwrap_or_default();
                let part = match made.basis {
                    UsedBasis::Halves(..) => Part::Half,
                    UsedBasis::Section(_) | UsedBasis::Player => Part::Full,
                };
                (article, part, None, true)
            }
        };
        let deferred = match line {
            QualifierLine::Has(one) => one.deferred,
            QualifierLine::Stays(_) => None,
        };
        let deferred =
            deferred.map(|put_off| (put_off.event, self.event_name(put_off.event), put_off.at));
        let used_in = line.used_in().map(|event| (event, self.event_name(event)));
        let sections = match line {
            QualifierLine::Has(one) => self.sections_of(&one.basis),
            QualifierLine::Stays(made) => {
                let ids = made.basis.sections();
                ids.into_iter().filter_map(|id| self.section(SectionId(id), None, false)).collect()
            }
        };
        ListedQualifier {
            player: profile.id,
            family_name: profile.family_name.clone(),
            given_name: profile.given_name.clone(),
            federation: profile.federation.to_string(),
            title: profile.title.map(|title| title.to_string()),
            rating: profile.rating(),
            article,
            part,
            sections,
            until,
            used_in,
            deferred,
            stays,
            since,
        }
    }

    fn sections_of(&self, basis: &Basis) -> Vec<QualifyingSection> {
        match *basis {
            Basis::Section { section, ended_on, shared, .. } => {
                self.section(section, ended_on, shared).into_iter().collect()
            }
            Basis::Player => Vec::new(),
        }
    }

    fn section(
        &self,
        id: SectionId,
        ended_on: Option<Day>,
        shared: bool,
    ) -> Option<QualifyingSection> {
        let (section, stage) = self.sections.get(&id)?;
        Some(QualifyingSection {
            id,
            event_name: section.event_name.clone(),
            name: section.name.clone(),
            stage: *stage,
            ended_on,
            shared,
        })
    }

    fn event_name(&self, id: EventId) -> String {
        self.events.get(&id).map(|event| event.announcement.name.clone()).unwrap_or_default()
    }
}

/// What sorts the lines.
fn name_of(line: &ListedQualifier) -> (&str, &str, PlayerId, &str, Vec<SectionId>) {
    let sections = line.sections.iter().map(|section| section.id).collect();
    (&line.family_name, &line.given_name, line.player, &line.article, sections)
}

/// What makes a line the one that was there before.
fn key_of(line: &ListedQualifier) -> (PlayerId, String, Vec<SectionId>) {
    let sections = line.sections.iter().map(|section| section.id).collect();
    (line.player, line.article.clone(), sections)
}
