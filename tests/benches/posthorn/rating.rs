//! A rating list from files in memory: CSV in, list out, in one process.

use std::fmt::Write;
use std::time::{Duration, Instant as Stopwatch};

use posthorn::rate::{rate_list, read_input, write_list};
use rules::rating::Options;
use rules::tournament::RuleSet;
use tests::Dice;

use super::http::peak_kilobytes;
use super::{milliseconds, print};

/// Players and games of the period.
const SIZES: [(usize, usize); 2] = [(10_000, 50_000), (100_000, 1_000_000)];

/// Each size is measured so often, and the best told: what else the machine does only adds to it.
const ROUNDS: usize = 5;

/// Prints the figures.
pub(crate) fn run() {
    let options = Options::of(RuleSet::Iccf);
    for (players, games) in SIZES {
        let (list, period) = files(players, games);
        let mut best = [Duration::MAX; 3];
        // From here on the most memory is counted again.
        std::fs::write("/proc/self/clear_refs", "5").expect("Linux");
        for _ in 0..ROUNDS {
            let start = Stopwatch::now();
            let input = read_input(RuleSet::Iccf, list.as_bytes(), period.as_bytes(), None);
            let input = input.expect("good files");
            let read = start.elapsed();
            let rated = rate_list(&options, &input);
            let calculated = start.elapsed() - read;
            write_list(&input, &rated).expect("a list");
            for (best, time) in best.iter_mut().zip([read, calculated, start.elapsed()]) {
                *best = time.min(*best);
            }
        }
        let [read, calculated, all] = best.map(milliseconds);
        let name = format!("{players} players, {games} games");
        print(&format!("rating list read, {name}"), read, "ms");
        print(&format!("rating list calculated, {name}"), calculated, "ms");
        print(&format!("rating list, CSV in, CSV out, {name}"), all, "ms");
        let peak = peak_kilobytes(std::process::id()) / 1_024;
        print(&format!("rating list, peak memory with the files, {name}"), peak, "MB");
    }
}

/// A list and a period's games, as files.
fn files(players: usize, games: usize) -> (String, String) {
    let mut dice = Dice::new(1);
    let mut list = String::from("id,rating,games\n");
    let mut ratings = Vec::new();
    for player in 0..players {
        ratings.push(1_500 + dice.below(1_200));
        let games = dice.below(200);
        writeln!(list, "{},{},{games}", 100_000 + player, ratings[player]).expect("a text");
    }
    let mut period = String::from("white,black,result,white_start,black_start,level\n");
    for _ in 0..games {
        let white = dice.below(players);
        let black = (white + 1 + dice.below(players - 1)) % players;
        let result = dice.pick(&["1-0", "1/2-1/2", "0-1"]);
        let (white_start, black_start) = (ratings[white] + dice.below(50), ratings[black]);
        let [white, black] = [white, black].map(|player| 100_000 + player);
        writeln!(period, "{white},{black},{result},{white_start},{black_start},2000")
            .expect("a text");
    }
    (list, period)
}
