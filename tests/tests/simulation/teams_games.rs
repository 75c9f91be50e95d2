//! The games of an event of teams: who plays which, with which colour, and how each of them ends (TR-8.7g).

use std::collections::BTreeSet;

use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::Role;

use crate::request::Request;
use crate::teams_model::Played;
use crate::teams_world::TeamsWorld;

/// A game between two teams.
#[derive(Clone, Debug)]
pub(crate) struct TeamGame {
    pub(crate) id: GameId,
    section: usize,
    /// Both teams by their start numbers from 0, White's first.
    starts: [usize; 2],
    /// The same teams by their numbers.
    pub(crate) teams: [u64; 2],
    /// The board, from 0.
    pub(crate) board: usize,
    /// Half-moves that were made.
    plies: u32,
    /// Halves of White and Black, and who sat there then.
    pub(crate) ended: Option<([u64; 2], [u32; 2])>,
}

impl TeamGame {
    /// Whether a team's player on a board plays it.
    pub(crate) fn is_of(&self, team: u64, board: usize) -> bool {
        self.board == board && self.teams.contains(&team)
    }
}

impl TeamsWorld {
    /// The games of a section by its table: who plays them and with which colour is what the lots and the article say.
    pub(crate) fn games_of(&self, section: usize, table: &Value) -> Vec<TeamGame> {
        let order = &self.orders[section];
        let (mut pairs, mut all) = (BTreeSet::new(), Vec::new());
        for it in table["matches"].as_array().expect("matches") {
            let start = |key: &str| it[key].as_u64().expect("a number") as usize;
            let (first, second) = (start("first"), start("second"));
            assert!(first < second && pairs.insert((first, second)));
            let games = it["games"].as_array().expect("games");
            assert_eq!(games.len(), usize::from(self.plan.boards));
            for game in games {
                let board = game["board"].as_u64().expect("a board") as usize;
                // On board 1 number 1 has White against even numbers; all else alternates (TR-8.7g).
                let first_is_white = (first + second + board).is_multiple_of(2);
                assert_eq!(
                    game["first_is_white"], first_is_white,
                    "{first}-{second}, board {board}"
                );
                let starts = match first_is_white {
                    true => [first - 1, second - 1],
                    false => [second - 1, first - 1],
                };
                let id = u32::try_from(game["game"].as_u64().expect("a number")).expect("small");
                all.push(TeamGame {
                    id: GameId(id),
                    section,
                    starts,
                    teams: starts.map(|start| order[start]),
                    board: board - 1,
                    plies: 0,
                    ended: None,
                });
            }
        }
        assert_eq!(pairs.len(), order.len() * (order.len() - 1) / 2);
        all
    }

    /// How many games of a board are not over.
    pub(crate) fn left(&self, team: u64, board: usize) -> usize {
        self.games.iter().filter(|it| it.is_of(team, board) && it.ended.is_none()).count()
    }

    /// What was played in a section.
    pub(crate) fn played(&self, section: usize) -> Vec<Played> {
        let of_section = self.games.iter().filter(|game| game.section == section);
        let played = of_section.filter_map(|game| Some((game.starts, game.board, game.ended?.0)));
        played.collect()
    }

    /// Who plays a game now, White first.
    fn players(&self, game: &TeamGame) -> [u32; 2] {
        game.teams.map(|team| self.line_ups[&team][game.board])
    }

    async fn ask(&self, game: &TeamGame, by: usize, what: &str, body: Value) {
        let (who, path) = (self.players(game)[by], format!("/api/games/{}/{what}", game.id));
        let request = Request::post(PlayerId(who), Role::Player, path, body);
        request.insist(&self.app).await.expect(200);
    }

    /// Both sides make their first move, where they have made none.
    pub(crate) async fn open(&mut self, at: usize) {
        let game = self.games[at].clone();
        if game.plies == 0 {
            self.ask(&game, 0, "moves", json!({ "ply": 0, "move": "e4" })).await;
            self.ask(&game, 1, "moves", json!({ "ply": 1, "move": "e5" })).await;
            self.games[at].plies = 2;
        }
    }

    /// A game comes to its end.
    pub(crate) async fn end(&mut self, at: usize) {
        let halves = match self.dice.below(3) {
            0 => {
                self.ask(&self.games[at].clone(), 1, "resign", json!({})).await;
                [2, 0]
            }
            1 => {
                self.ask(&self.games[at].clone(), 0, "resign", json!({})).await;
                [0, 2]
            }
            _ => {
                // A draw can be agreed once both have moved (LAW-5.2.3).
                self.open(at).await;
                let game = self.games[at].clone();
                let offer = json!({ "ply": 2, "move": "Nf3", "offer_draw": true });
                self.ask(&game, 0, "moves", offer).await;
                self.ask(&game, 1, "draw/accept", json!({})).await;
                [1, 1]
            }
        };
        self.is_over(at, halves);
    }

    /// A game is over.
    pub(crate) fn is_over(&mut self, at: usize, halves: [u64; 2]) {
        let players = self.players(&self.games[at]);
        self.games[at].ended = Some((halves, players));
    }
}
