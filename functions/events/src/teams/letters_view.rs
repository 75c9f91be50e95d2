//! Conversations and letters as JSON.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use app::TeamMail;
use app::view::{PlayerView, time};
use chrono::{DateTime, Utc};
use rules::tournament::{Conversation, TeamNumber};
use rules::{PlayerId, Profile};
use serde::Serialize;
use store::{ConversationLine, StoredEvent, StoredLetter};
use utoipa::ToSchema;

/// The conversations in which I take part.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ConversationList)]
pub(crate) struct ConversationListView {
    event_name: String,
    conversations: Vec<ConversationLineView>,
}

/// A conversation, and how far it has come.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ConversationLine)]
pub(crate) struct ConversationLineView {
    with: ConversationWithView,
    /// How many letters it has.
    count: u32,
    /// When the last one was written; none where nobody has written yet.
    #[schema(required)]
    last_at: Option<DateTime<Utc>>,
}

/// Who write to each other.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ConversationWith)]
pub(crate) struct ConversationWithView {
    /// Its name in addresses.
    #[schema(example = "team-3")]
    id: String,
    kind: ConversationKind,
    /// The teams whose players or captains they are; none where it is about all of a section or of the event.
    teams: Vec<ConversationTeamView>,
    /// The section's name, where it is about one.
    #[schema(required)]
    section: Option<String>,
    /// Whoever was replaced, where it is with them.
    #[schema(required)]
    replaced: Option<PlayerView>,
}

/// A team in the name of a conversation.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ConversationTeam)]
pub(crate) struct ConversationTeamView {
    /// Its number in the event.
    number: u16,
    name: String,
    /// Its captain's number.
    captain: u32,
}

/// Of which kind a conversation is.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ConversationKind {
    /// A team: its captain and whoever plays for it.
    Team,
    /// A team's captain with the director and the organisers.
    Officials,
    /// The captains of a section with the director and the organisers.
    Section,
    /// All captains with the director and the organisers.
    Captains,
    /// The captains of two teams.
    Between,
    /// A team's captain and a player who was replaced in it (TR-8.7f).
    Replaced,
}

impl From<Conversation> for ConversationKind {
    fn from(conversation: Conversation) -> ConversationKind {
        match conversation {
            Conversation::Team(_) => ConversationKind::Team,
            Conversation::Officials(_) => ConversationKind::Officials,
            Conversation::Section(_) => ConversationKind::Section,
            Conversation::Captains => ConversationKind::Captains,
            Conversation::Between(_, _) => ConversationKind::Between,
            Conversation::Replaced(_, _) => ConversationKind::Replaced,
        }
    }
}

/// A conversation with its letters.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Conversation)]
pub(crate) struct ConversationView {
    event_name: String,
    with: ConversationWithView,
    /// Everybody who reads it, me among them.
    readers: Vec<PlayerView>,
    /// In order.
    letters: Vec<LetterView>,
    /// What to ask for to read those before; none where there are none.
    #[schema(required)]
    before: Option<u32>,
}

/// A letter.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Letter)]
pub(crate) struct LetterView {
    /// Its number in the conversation, from 1.
    number: u32,
    #[schema(required)]
    by: Option<PlayerView>,
    /// Whether I have written it.
    is_mine: bool,
    at: DateTime<Utc>,
    text: String,
}

impl ConversationListView {
    pub(super) fn new(
        event: &StoredEvent,
        mail: &TeamMail,
        mine: &[Conversation],
        lines: &BTreeMap<Conversation, ConversationLine>,
        people: &HashMap<PlayerId, Profile>,
    ) -> ConversationListView {
        let line = |conversation: &Conversation| {
            let line = lines.get(conversation);
            ConversationLineView {
                with: ConversationWithView::new(mail, *conversation, people),
                count: line.map_or(0, |line| line.count),
                last_at: line.map(|line| time(line.last_at)),
            }
        };
        ConversationListView {
            event_name: event.announcement.name.clone(),
            conversations: mine.iter().map(line).collect(),
        }
    }
}

impl ConversationWithView {
    fn new(
        mail: &TeamMail,
        conversation: Conversation,
        people: &HashMap<PlayerId, Profile>,
    ) -> ConversationWithView {
        let (teams, section) = match conversation {
            Conversation::Team(team)
            | Conversation::Officials(team)
            | Conversation::Replaced(team, _) => (vec![team], None),
            Conversation::Between(one, other) => (vec![one, other], None),
            Conversation::Captains => (Vec::new(), None),
            Conversation::Section(section) => {
                let of_it = mail.sections.get(usize::from(section.get()) - 1);
                (Vec::new(), of_it.map(|it| it.name.clone()))
            }
        };
        let named = |number: TeamNumber| {
            let team = mail.teams.iter().find(|team| team.number == number)?;
            let captain = team.captain.0;
            Some(ConversationTeamView { number: number.0, name: team.name.clone(), captain })
        };
        let teams = teams.into_iter().filter_map(named).collect();
        ConversationWithView {
            id: conversation.to_string(),
            kind: conversation.into(),
            teams,
            section,
            replaced: conversation.replaced().and_then(|id| people.get(&id)).map(PlayerView::from),
        }
    }
}

impl ConversationView {
    pub(super) fn new(
        (event, mail, conversation): (&StoredEvent, &TeamMail, Conversation),
        me: PlayerId,
        (readers, people): (&BTreeSet<PlayerId>, &HashMap<PlayerId, Profile>),
        letters: &[StoredLetter],
    ) -> ConversationView {
        let person = |id: &PlayerId| people.get(id).map(PlayerView::from);
        let letter = |stored: &StoredLetter| LetterView {
            number: stored.number,
            by: person(&stored.letter.by),
            is_mine: stored.letter.by == me,
            at: time(stored.letter.at),
            text: stored.letter.text.clone(),
        };
        let first = letters.first().map(|first| first.number);
        ConversationView {
            event_name: event.announcement.name.clone(),
            with: ConversationWithView::new(mail, conversation, people),
            readers: readers.iter().filter_map(person).collect(),
            letters: letters.iter().map(letter).collect(),
            before: first.filter(|first| *first > 1),
        }
    }
}
