//! What a person may see of games.

use app::SeatedGame;
use app::view::{
    BranchView, ClockView, ColorView, ConditionalMovesName, CountView, DrawOffersName, EndingView,
    EndsFirstView, FlagView, IntervalView, PlayerView, SectionView, SilenceView, TimeControlView,
    VariantName, time,
};
use chrono::{DateTime, Utc};
use rules::{
    Branch, ByColor, Color, Game, GameId, Instant, Message, PlayerId, Profile, Reflection,
    StartNumber,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::may::MayView;
use crate::message_view::MessageView;
use crate::move_view::{LegalView, MoveView};
use crate::sight::Seen;
use crate::standstill::{ReferredView, StandsName, StoppedView};

/// My games.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = GameList)]
pub(crate) struct GameListView {
    /// The server's time.
    now: DateTime<Utc>,
    /// Whose games these are.
    me: PlayerView,
    /// Running ones: mine to move first, by deadline. Finished ones: the latest first.
    games: Vec<GameRowView>,
    /// The numbers of my games whose records are damaged: nothing is played or lost in them until they are
    /// restored.
    damaged: Vec<u32>,
    /// What to ask for as `after` to read on; none at the end.
    #[schema(required)]
    next: Option<String>,
}

/// One of my games in the list.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = GameRow)]
pub(crate) struct GameRowView {
    id: u32,
    variant: VariantName,
    /// My colour.
    me: ColorView,
    opponent: PlayerView,
    section: SectionView,
    /// Half-moves played.
    ply: u16,
    fen: String,
    initial_fen: String,
    #[schema(required)]
    last: Option<LastMoveView>,
    your_move: bool,
    /// When the game ends by itself if the player on move does nothing: the flag falls, or
    /// silence has lasted too long.
    #[schema(required)]
    deadline: Option<DateTime<Utc>>,
    /// Whatever ends the game first if nobody does anything.
    #[schema(required)]
    ends_first: Option<EndsFirstView>,
    /// The clock of the player on move.
    clock: ClockView,
    /// When the running clock was started.
    turn_since: DateTime<Utc>,
    /// The silence of the side to move; none where it does not lose.
    #[schema(required)]
    silence: Option<SilenceView>,
    /// A flag that has fallen, in a game that is not over.
    #[schema(required)]
    flag: Option<FlagView>,
    /// Whether somebody's time has run out while time waits for an officer's word (LAW-6.8): until
    /// then nobody loses on time, and none is claimed.
    time_in_doubt: bool,
    /// Why nobody can move, in a game that is not over; none where the player on move can.
    #[schema(required)]
    stands: Option<StandsName>,
    /// Until when I am on leave in this game.
    #[schema(required)]
    my_leave_until: Option<DateTime<Utc>>,
    /// Until when my opponent is on leave in this game.
    #[schema(required)]
    opponent_leave_until: Option<DateTime<Utc>>,
    /// Who made a draw offer that is still open: the opponent, when both have.
    #[schema(required)]
    draw_offered_by: Option<ColorView>,
    /// Messages written so far.
    messages: u32,
    #[schema(required)]
    ending: Option<EndingView>,
}

/// The last half-move.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LastMove)]
struct LastMoveView {
    /// Counted from 1.
    ply: u16,
    san: String,
    uci: String,
    by: ColorView,
}

impl GameListView {
    pub(crate) fn new(
        now: Instant,
        me: &Profile,
        games: Vec<GameRowView>,
        damaged: &[GameId],
        next: Option<String>,
    ) -> GameListView {
        let damaged = damaged.iter().map(|game| game.0).collect();
        GameListView { now: time(now), me: me.into(), games, damaged, next }
    }
}

impl GameRowView {
    /// The row at `now`, time being in doubt or not.
    pub(crate) fn new(row: &SeatedGame, now: Instant, in_doubt: bool) -> GameRowView {
        let SeatedGame { seat, stored, game, opponent, section } = row;
        let offer = open_offer(game, Some(seat.color));
        let since = game.turn_since();
        let leave_until = |color| game.on_leave(color, now).map(|leave| time(leave.until));
        GameRowView {
            id: seat.game.0,
            variant: stored.terms.variant.into(),
            me: seat.color.into(),
            opponent: opponent.into(),
            section: SectionView::new(section, None),
            ply: game.ply(),
            fen: game.position().fen(),
            initial_fen: stored.terms.start_position().fen(),
            last: game.last_move().map(|played| LastMoveView {
                ply: game.ply(),
                san: played.san,
                uci: played.uci,
                by: (!game.turn()).into(),
            }),
            // Nobody can move while a claim waits for the tournament director.
            your_move: game.is_running() && game.turn() == seat.color,
            deadline: game.deadline().map(time),
            ends_first: EndsFirstView::of(game, section.adjudication_at, now),
            clock: game.clock(game.turn(), now).into(),
            turn_since: time(since),
            silence: SilenceView::of(game, now),
            flag: FlagView::of(game, now),
            time_in_doubt: in_doubt && game.is_out_of_time(now),
            stands: StandsName::of(game),
            my_leave_until: leave_until(seat.color),
            opponent_leave_until: leave_until(!seat.color),
            draw_offered_by: offer.map(|(by, _)| by.into()),
            messages: stored.messages,
            ending: game.ending().map(EndingView::from),
        }
    }

    /// Sorts mine to move first, then by what ends the game first.
    pub(crate) fn urgency(&self) -> (bool, i64) {
        (!self.your_move, self.ends_first.map_or(i64::MAX, |ends| ends.seconds))
    }
}

/// What a game's page needs from other items.
pub(crate) struct Neighbours {
    pub(crate) white: Profile,
    pub(crate) black: Profile,
    pub(crate) director: Option<Profile>,
    /// Who has played before, of both sides, each until when.
    before: ByColor<Vec<(Profile, Instant)>>,
}

impl Neighbours {
    pub(crate) fn new(
        players: ByColor<PlayerId>,
        before: &ByColor<Vec<(PlayerId, Instant)>>,
        director: Option<PlayerId>,
        profiles: &[Profile],
    ) -> Option<Neighbours> {
        let find = |id| profiles.iter().find(|profile| profile.id == id).cloned();
        let named = |before: &[(PlayerId, Instant)]| {
            before.iter().filter_map(|(id, until)| Some((find(*id)?, *until))).collect()
        };
        Some(Neighbours {
            white: find(players.white)?,
            black: find(players.black)?,
            director: director.and_then(find),
            before: ByColor { white: named(&before.white), black: named(&before.black) },
        })
    }
}

/// One game with everything that its page shows.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Game)]
pub(crate) struct GameView {
    id: u32,
    variant: VariantName,
    initial_fen: String,
    /// The server's time.
    now: DateTime<Utc>,
    /// When White's clock starts.
    starts_at: DateTime<Utc>,
    section: SectionView,
    white: SideView,
    black: SideView,
    /// My colour; none for somebody who only looks.
    #[schema(required)]
    me: Option<ColorView>,
    turn: ColorView,
    /// Half-moves played: what the next move answers.
    ply: u16,
    fen: String,
    check: bool,
    /// When the game ends by itself if the player on move does nothing: the flag falls, or
    /// silence has lasted too long.
    #[schema(required)]
    deadline: Option<DateTime<Utc>>,
    /// Whatever ends the game first if nobody does anything.
    #[schema(required)]
    ends_first: Option<EndsFirstView>,
    /// When the flag of the player on move falls, were silence no rule.
    #[schema(required)]
    flag_at: Option<DateTime<Utc>>,
    #[schema(required)]
    ending: Option<EndingView>,
    time_control: TimeControlView,
    /// The silence of the side to move; none where it does not lose.
    #[schema(required)]
    silence: Option<SilenceView>,
    /// A flag that has fallen, in a game that is not over.
    #[schema(required)]
    flag: Option<FlagView>,
    /// Whether somebody's time has run out while time waits for an officer's word (LAW-6.8): until
    /// then nobody loses on time, and none is claimed.
    time_in_doubt: bool,
    /// Seconds moved from the bank to the clock for the present move.
    refilled_seconds: i64,
    /// Seconds that can be moved from the bank to the clock now; only in Triple Block.
    #[schema(required)]
    refillable_seconds: Option<i64>,
    moves: Vec<MoveView>,
    /// Every legal move, for the player on move.
    legal: Vec<LegalView>,
    /// The draw offer that is still open: the opponent's, when both have made one.
    #[schema(required)]
    offer: Option<OfferView>,
    /// When the event allows draw offers.
    draw_offers: DrawOffersView,
    /// The number of the start position of Chess960, 0 to 959.
    #[schema(required)]
    start_number: Option<u16>,
    facts: FactsView,
    /// The running count of Makruk.
    #[schema(required)]
    count: Option<CountView>,
    /// The conditional moves that the event allows.
    conditional_moves: ConditionalMovesName,
    /// My conditional moves that wait.
    conditional: Vec<BranchView>,
    /// A claim that waits for the tournament director.
    #[schema(required)]
    referred: Option<ReferredView>,
    /// That an official has stopped the game.
    #[schema(required)]
    stopped: Option<StoppedView>,
    may: MayView,
    messages: Vec<MessageView>,
    /// Moves by which what spectators see of a running game lags behind, 0 where it does not: all
    /// of this is then as it was when the last of these moves was made. None for players and
    /// officials, and once the game is over.
    #[schema(required)]
    delay_moves: Option<u8>,
}

/// When draws may be offered and agreed (LAW-9.1.1).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DrawOffers)]
struct DrawOffersView {
    kind: DrawOffersName,
    /// The first move with which a draw may be offered, where there is one.
    #[schema(required)]
    r#move: Option<u16>,
}

/// What draw claims rest on.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Facts)]
struct FactsView {
    /// After how many half-moves the present position stood, the present ones included.
    repeated: Vec<u16>,
    /// Half-moves of this game without a pawn move or capture.
    quiet_plies: u32,
    /// Pieces and pawns on the board, kings included.
    men: u32,
}

/// Who has played before a substitute.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Predecessor)]
struct PredecessorView {
    player: PlayerView,
    /// Until when; what was written on this side before is theirs.
    until: DateTime<Utc>,
}

impl From<&(Profile, Instant)> for PredecessorView {
    fn from((profile, until): &(Profile, Instant)) -> PredecessorView {
        PredecessorView { player: profile.into(), until: time(*until) }
    }
}

/// One player with the clock.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Side)]
struct SideView {
    player: PlayerView,
    clock: ClockView,
    /// The player's leave in this game that has not passed.
    leave: Vec<IntervalView>,
    /// Who has played here before, where a substitute plays on (TR-8.7b), the first one first.
    predecessors: Vec<PredecessorView>,
}

/// An open draw offer.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Offer)]
struct OfferView {
    by: ColorView,
    /// The half-move that it came with.
    ply: u16,
}

impl GameView {
    pub(crate) fn new(
        seen: &Seen,
        neighbours: &Neighbours,
        beside: &Beside,
        now: Instant,
    ) -> GameView {
        let Seen { game, side: me, .. } = seen;
        let (me, in_doubt) = (*me, beside.time_in_doubt);
        let may = MayView::new(game, me, now, in_doubt);
        let side = |color, player: &Profile| SideView {
            player: player.into(),
            clock: game.clock(color, now).into(),
            // When somebody is away is for those who wait for a move.
            leave: match seen.inside {
                true => IntervalView::leave(game, color, now),
                false => Vec::new(),
            },
            predecessors: neighbours.before.get(color).iter().map(PredecessorView::from).collect(),
        };
        let legal = if may.r#move { game.position().describe_legal_moves() } else { Vec::new() };
        let view = GameView {
            id: seen.stored.id.0,
            variant: game.terms().variant.into(),
            initial_fen: game.terms().start_position().fen(),
            now: time(now),
            starts_at: time(game.terms().starts_at),
            section: SectionView::new(&seen.section, neighbours.director.as_ref()),
            white: side(Color::White, &neighbours.white),
            black: side(Color::Black, &neighbours.black),
            me: me.map(ColorView::from),
            turn: game.turn().into(),
            ply: game.ply(),
            fen: game.position().fen(),
            check: game.position().is_check(),
            deadline: game.deadline().map(time),
            ends_first: EndsFirstView::of(game, seen.section.adjudication_at, now),
            flag_at: game.flag_at().map(time),
            ending: game.ending().map(EndingView::from),
            time_control: game.terms().time_control.into(),
            silence: SilenceView::of(game, now),
            flag: FlagView::of(game, now),
            time_in_doubt: in_doubt,
            refilled_seconds: game.refilled_seconds(),
            refillable_seconds: game.refillable_seconds(now),
            moves: MoveView::all(game),
            legal: legal.into_iter().map(LegalView::from).collect(),
            offer: open_offer(game, me).map(|(by, ply)| OfferView { by: by.into(), ply }),
            may,
            draw_offers: DrawOffersView {
                kind: game.terms().draw_offers.into(),
                r#move: game.terms().draw_offers.first_move(),
            },
            start_number: game.terms().start_position().start_number().map(StartNumber::get),
            facts: FactsView {
                repeated: game.repetitions(),
                quiet_plies: game.quiet_plies(),
                men: game.position().men(),
            },
            count: game.position().count().map(CountView::from),
            conditional_moves: game.terms().conditional_moves.into(),
            conditional: BranchView::all(&beside.lines, game.position()),
            referred: game.referred().map(|referred| ReferredView::new(referred, game)),
            stopped: game.stopped().map(StoppedView::from),
            messages: beside.messages.iter().map(|m| MessageView::new(m, me)).collect(),
            delay_moves: None,
        };
        match seen.delay_moves {
            Some(moves) => GameView { delay_moves: Some(moves), ..view.standing(game) },
            None => view,
        }
    }

    /// What spectators see of a running game (`TR-14`): the game ends with the last move that is
    /// shown, so what is left to take away is what goes on since, and what is between the players.
    fn standing(self, game: &Game) -> GameView {
        GameView {
            white: self.white.standing(game, Color::White),
            black: self.black.standing(game, Color::Black),
            deadline: None,
            ends_first: None,
            flag_at: None,
            silence: None,
            flag: None,
            time_in_doubt: false,
            refilled_seconds: 0,
            refillable_seconds: None,
            moves: self.moves.into_iter().map(MoveView::unoffered).collect(),
            offer: None,
            referred: None,
            stopped: None,
            ..self
        }
    }
}

impl SideView {
    /// The clock as it stood when the last move was made: what was thought since tells of the next.
    fn standing(self, game: &Game, color: Color) -> SideView {
        let (control, used) = (game.terms().time_control, game.time_used(color));
        SideView { clock: control.clock(used, Reflection::default(), false).into(), ..self }
    }
}

/// What is kept beside a game and shown with it, as far as this person may see it.
#[derive(Debug, Default)]
pub(crate) struct Beside {
    pub(crate) messages: Vec<Message>,
    /// The person's own conditional moves.
    pub(crate) lines: Vec<Branch>,
    /// Whether somebody's time has run out while time waits for an officer.
    pub(crate) time_in_doubt: bool,
}

/// The open offer that matters to `me`: the opponent's, which waits for an answer, before my own;
/// to somebody who only looks, the newest.
fn open_offer(game: &Game, me: Option<Color>) -> Option<(Color, u16)> {
    let offers = Color::ALL.into_iter().filter_map(|by| Some((by, game.open_offer(by)?)));
    offers.max_by_key(|(by, ply)| (me == Some(!*by), *ply))
}
