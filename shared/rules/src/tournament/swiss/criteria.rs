//! How good a pair is (FIDE Handbook C.04.3, articles 2 and 3): criteria as fields of its weight, those that come first
//! before those that come later.

use super::record::{Due, Float, Record};
use super::weight::{Field, Fields, Weight, bits_for};

/// Numbers of one score each: what counts for a higher one comes first.
struct ByScore(Vec<(u32, Field)>);

impl ByScore {
    fn take(fields: &mut Fields, scores: &[(u32, usize)]) -> ByScore {
        let field = |(score, players): &(u32, usize)| (*score, fields.take(bits_for(*players)));
        ByScore(scores.iter().map(field).collect())
    }

    fn add<const LANES: usize>(&self, weight: &mut Weight<LANES>, score: u32, number: usize) {
        if let Some((_, field)) = self.0.iter().find(|(it, _)| *it == score) {
            weight.add_to(*field, number);
        }
    }
}

/// Floats so many rounds back: how many repeat one, and of which scores.
struct Repeated {
    rounds_back: usize,
    down: Field,
    up: Field,
    down_scores: ByScore,
    up_scores: ByScore,
}

/// The fields of a bracket's pairs.
pub(super) struct Criteria {
    /// Pairs of the bracket (C6), by the score of the higher one (C7).
    pairs: (Field, ByScore),
    /// The same of the next bracket (C8).
    next_pairs: (Field, ByScore),
    /// Games of whoever has the bye (C9).
    bye_games: Field,
    /// Colours (C10 to C13).
    colours: [Field; 4],
    /// Floats of the last round (C14, C15, C18, C19), and of the one before (C16, C17, C20, C21).
    repeated: Vec<Repeated>,
    /// How many pairs are led by somebody of the bracket's upper half (S1): each who is exchanged costs one.
    pub(super) kept: Field,
    /// How high those stand who lead the pairs: then the numbers of those who are exchanged are nearest to one another.
    pub(super) height: Field,
    /// What is asked for last: that somebody is in a pair, leads one, or meets the highest there is.
    pub(super) wish: Field,
    /// Rounds that have been played.
    rounds: usize,
    /// Lanes of a weight that these need.
    pub(super) lanes: usize,
}

/// A pair of a bracket.
pub(super) struct Pair<'a> {
    /// Who stands higher.
    pub(super) higher: &'a Record,
    /// Who stands lower.
    pub(super) lower: &'a Record,
}

impl Criteria {
    /// The fields for a bracket with so many players of each score, from the highest score, where so many rounds have
    /// been played. The next score's players come last.
    pub(super) fn new(scores: &[(u32, usize)], players: usize, rounds: usize) -> Criteria {
        let mut fields = Fields::default();
        let count = bits_for(players);
        let twice = bits_for(2 * players);
        let pairs = (fields.take(count), ByScore::take(&mut fields, scores));
        let next_pairs = (fields.take(count), ByScore::take(&mut fields, scores));
        let bye_games = fields.take(bits_for(rounds));
        let colours = [(); 4].map(|()| fields.take(count));
        // How many comes before of which scores, in all rounds.
        let numbers: Vec<[Field; 2]> =
            (0..rounds.min(2)).map(|_| [twice, count].map(|bits| fields.take(bits))).collect();
        let of_scores = |(rounds_back, [down, up]): (usize, [Field; 2])| Repeated {
            rounds_back,
            down,
            up,
            down_scores: ByScore::take(&mut fields, scores),
            up_scores: ByScore::take(&mut fields, scores),
        };
        let repeated = (1..).zip(numbers).map(of_scores).collect();
        let kept = fields.take(count);
        let square = bits_for(players * players);
        let height = fields.take(square);
        let wish = fields.take(square);
        let lanes = fields.lanes();
        Criteria {
            pairs,
            next_pairs,
            bye_games,
            colours,
            repeated,
            kept,
            height,
            wish,
            rounds,
            lanes,
        }
    }

    /// A pair within the bracket.
    pub(super) fn within<const LANES: usize>(&self, pair: &Pair<'_>) -> Weight<LANES> {
        let Pair { higher, lower } = pair;
        let mut weight = Weight::ZERO;
        weight.add_to(self.pairs.0, 1);
        self.pairs.1.add(&mut weight, higher.half_points, 1);
        for (field, is_good) in self.colours.iter().zip(colours(higher, lower)) {
            weight.add_to(*field, usize::from(is_good));
        }
        for repeated in &self.repeated {
            repeated.add(&mut weight, pair);
        }
        weight
    }

    /// A pair of the next bracket, as far as this one can see.
    pub(super) fn of_next<const LANES: usize>(&self, pair: &Pair<'_>) -> Weight<LANES> {
        let mut weight = Weight::ZERO;
        weight.add_to(self.next_pairs.0, 1);
        self.next_pairs.1.add(&mut weight, pair.higher.half_points, 1);
        weight
    }

    /// The bye of somebody of the bracket, as whose only floater the player has it.
    pub(super) fn bye<const LANES: usize>(&self, player: &Record) -> Weight<LANES> {
        let mut weight = Weight::ZERO;
        weight.add_to(self.bye_games, player.colours.len().min(self.rounds));
        weight
    }
}

impl Repeated {
    fn add<const LANES: usize>(&self, weight: &mut Weight<LANES>, pair: &Pair<'_>) {
        let Pair { higher, lower } = pair;
        let is = |player: &Record, float| player.float(self.rounds_back) == float;
        let is_level = higher.half_points <= lower.half_points;
        let (lower_down, higher_down) = (is(lower, Float::Down), is(higher, Float::Down));
        let floats_up_again = is(lower, Float::Up) && !is_level;
        // Whoever is paired here does not float down again.
        let kept = usize::from(lower_down) + usize::from(is_level && higher_down);
        weight.add_to(self.down, kept);
        weight.add_to(self.up, usize::from(!floats_up_again));
        self.down_scores.add(weight, lower.half_points, usize::from(lower_down));
        self.down_scores.add(weight, higher.half_points, usize::from(higher_down));
        self.up_scores.add(weight, higher.half_points, usize::from(!floats_up_again));
    }
}

/// Whether no colour gets three games ahead by a pair (C10), none is had three times running (C11), both have what is
/// due (C12), and nobody is refused what is strongly due (C13).
fn colours(one: &Record, other: &Record) -> [bool; 4] {
    let (Some((colour, own)), Some((same, others))) = (one.due(), other.due()) else {
        return [true; 4];
    };
    if colour != same {
        return [true; 4];
    }
    let both_absolute = own == Due::Absolute && others == Due::Absolute;
    let balanced = !one.is_unbalanced() || !other.is_unbalanced();
    let not_running = !both_absolute || {
        let (ahead, behind) = match one.surplus().abs() > other.surplus().abs() {
            true => (one, other),
            false => (other, one),
        };
        match ahead.surplus().abs() == behind.surplus().abs() {
            true => ahead.repeated().is_none() || ahead.repeated() != behind.repeated(),
            // The one who is further from balance has the colour, the other one has the other colour again.
            false => behind.repeated() != Some(!colour),
        }
    };
    let strong = own == Due::Mild || others == Due::Mild || both_absolute;
    [balanced, not_running, false, strong]
}
