//! What the captains, the players and the director of the demo's event of teams have written to each other.

use rules::PlayerId;
use rules::tournament::{Conversation, TeamNumber};

use super::clubs::CLUBS;
use super::{PEOPLE, PLAYERS};

/// A letter.
pub(super) struct Post {
    pub(super) to: Conversation,
    pub(super) by: PlayerId,
    /// Days after the start of the event.
    pub(super) days: i64,
    pub(super) text: &'static str,
}

/// The team of the captain who can sign in, and one that it plays against.
const OWN: TeamNumber = TeamNumber(1);
const OTHER: TeamNumber = TeamNumber(6);

/// Who plays for a club on a board, counted from 1.
const fn player(club: usize, board: usize) -> PlayerId {
    PlayerId(CLUBS[club].line_up[board - 1].0)
}

const fn post(to: Conversation, by: PlayerId, days: i64, text: &'static str) -> Post {
    Post { to, by, days, text }
}

/// The letters, in each conversation in their order.
pub(super) const LETTERS: [Post; 10] = [
    post(
        Conversation::Captains,
        PlayerId(PEOPLE[PLAYERS].id),
        0,
        "Welcome to the Cup of the Postal Clubs. The start lists are out; please see to it that everybody on \
         your team has made the first move within a month.",
    ),
    post(
        Conversation::Captains,
        player(3, 1),
        1,
        "Greetings from Svolvær. Good games to all of you!",
    ),
    post(
        Conversation::Team(OWN),
        player(0, 1),
        1,
        "We are off! Write here whenever something is unclear: I see the times of all your games, and not the moves.",
    ),
    post(
        Conversation::Team(OWN),
        player(0, 1),
        17,
        "Miklós, all your games wait for you: is everything all right?",
    ),
    post(
        Conversation::Team(OWN),
        player(0, 2),
        21,
        "My game with Ioana from Cluj is over: she resigned yesterday. A point for us!",
    ),
    post(
        Conversation::Between(OWN, OTHER),
        player(5, 1),
        18,
        "Dear Zsófia, on board 4 Raluca is still waiting for Dóra's first move. Has she seen the game?",
    ),
    post(
        Conversation::Between(OWN, OTHER),
        player(0, 1),
        19,
        "Dear Mihai, thank you for telling me. Dóra has been moving house; I shall call her this week.",
    ),
    post(
        Conversation::Officials(OWN),
        player(0, 1),
        22,
        "Miklós Várkonyi on board 3 answers neither in his games nor by telephone. May we name a substitute?",
    ),
    post(
        Conversation::Officials(OWN),
        PlayerId(PEOPLE[PLAYERS].id),
        24,
        "You may: I have asked for one on the page of your team's replacements, where you also see until when. \
         His clocks keep running until somebody sits down.",
    ),
    post(
        Conversation::Team(OWN),
        player(0, 4),
        25,
        "Sorry, boxes everywhere. I shall look at the game with Raluca as soon as I have internet again.",
    ),
];
