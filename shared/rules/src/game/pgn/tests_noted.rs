//! A player's notes as PGN: written, and read back as the same tree.

use proptest::prelude::*;

use super::tests_write::{game, headers_for};
use super::*;
use crate::{NOTEBOOK_CHARACTERS_MAX, NOTEBOOK_DEPTH_MAX, NOTEBOOK_MOVES_MAX};
use crate::{NoteRequest, Notebook, NotebookError, Position};

fn noted(after: Option<u16>, text: &str, comment: &str, glyphs: &[u8]) -> NoteRequest {
    let (text, comment) = (text.to_owned(), comment.to_owned());
    NoteRequest { after, text, comment, glyphs: glyphs.to_vec() }
}

fn read_notes(note: &str, moves: Vec<NoteRequest>) -> Result<Notebook, NotebookError> {
    Notebook::read(&Position::start(Variant::Chess), note, moves)
}

/// The moves in one line, each with the stamp `[@]`: when they were made is not what these tests are about.
fn movetext_of(pgn: &str) -> String {
    let (_, moves) = pgn.split_once("\n\n").unwrap();
    let text = moves.trim().replace('\n', " ");
    let mut parts = text.split("[%ccsnt ");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        kept.push_str("[@]");
        kept.push_str(part.split_once(']').unwrap().1);
    }
    kept
}

#[test]
fn what_was_played_is_the_main_line_and_what_was_noted_stands_beside_it() {
    let game = game("", "e4 e5 Nf3 Nc6");
    let moves = vec![
        noted(None, "d4", "Slower.", &[5]),
        noted(Some(0), "d7d5", "", &[]),
        noted(None, "e4", "Best by test.", &[1, 14]),
        noted(Some(2), "c5", "", &[]),
        noted(Some(3), "Nf3", "", &[]),
        noted(Some(4), "d6", "", &[]),
        noted(Some(4), "Nc6", "or this }", &[]),
        noted(Some(2), "e5", "", &[2]),
    ];
    let notebook = read_notes(" Our first\n\ngame. ", moves).unwrap();
    assert_eq!(notebook.note, "Our first\n\ngame.");
    let pgn = headers_for(|headers| write(&game, headers, &notebook));
    assert_eq!(
        movetext_of(&pgn),
        "{Our first game.} 1.e4 $1 $14 {[@] Best by test.} (1.d4 $5 {Slower.} 1...d5) 1...e5 $2 {[@]} \
         (1...c5 2.Nf3 d6 (2...Nc6 {or this )})) 2.Nf3 {[@]} Nc6 {[@]} *"
    );
}

#[test]
fn lines_behind_the_last_move_are_the_main_line_of_a_running_game() {
    let game = game("", "e4");
    let moves = vec![
        noted(None, "e4", "", &[]),
        noted(Some(0), "e6", "", &[]),
        noted(Some(1), "d4", "", &[]),
        noted(Some(0), "c6", "", &[]),
    ];
    let notebook = read_notes("", moves).unwrap();
    let pgn = headers_for(|headers| write(&game, headers, &notebook));
    assert_eq!(movetext_of(&pgn), "1.e4 {[@]} e6 (1...c6) 2.d4 *");
}

#[test]
fn words_of_a_comment_are_no_commands_and_end_no_game() {
    let game = game("", "e4");
    let told = "[Event \"x\"] %escape [%cal Ge2e4] [%ccsnt 2018.10.02,12:56] [[%%ccsnt 1] ;";
    let comment = format!("{} {told}", "word ".repeat(14));
    let notebook = read_notes("", vec![noted(None, "e4", &comment, &[])]).unwrap();
    let pgn = headers_for(|headers| write(&game, headers, &notebook));
    let games = read(&pgn);
    let [Ok(read)] = games.as_slice() else { panic!("{pgn}") };
    let end = "[Event \"x\"] %escape [%cal Ge2e4] [ %ccsnt 2018.10.02,12:56] [[%%ccsnt 1] ;";
    let [comment] = read.moves[0].comments.as_slice() else { panic!("{pgn}") };
    assert!(comment.ends_with(end), "{comment}");
    // Stamps tell minutes.
    let at = game.plies()[0].at;
    assert_eq!(read.moves[0].at.map(|read| at - read), Some(at.unix() % 60));
}

#[test]
fn what_cannot_be_kept_is_refused_by_its_place() {
    let one = |after, text: &str| read_notes("", vec![noted(after, text, "", &[])]).unwrap_err();
    assert!(matches!(one(None, "e5"), NotebookError::Move(1, _)));
    assert_eq!(one(Some(0), "e4"), NotebookError::NoParent(1));
    let twice = vec![noted(None, "e4", "", &[]), noted(None, "e2e4", "", &[])];
    assert_eq!(read_notes("", twice).unwrap_err(), NotebookError::Twice(2));
    let glyph = |glyphs: &[u8]| read_notes("", vec![noted(None, "e4", "", glyphs)]);
    assert_eq!(glyph(&[0]).unwrap_err(), NotebookError::NoGlyph(1));
    assert!(glyph(&[1, 2, 3, 4, 5, 6, 7, 255]).is_ok());
    assert_eq!(glyph(&[7, 7]).unwrap_err(), NotebookError::NoGlyph(1));
    assert_eq!(glyph(&[1, 2, 3, 4, 5, 6, 7, 8, 9]).unwrap_err(), NotebookError::TooManyGlyphs(1));
}

#[test]
fn two_notebooks_are_put_together() {
    let mine = vec![
        noted(None, "e4", "Best.", &[1]),
        noted(Some(0), "e5", "", &[]),
        noted(None, "d4", "", &[]),
    ];
    let other = vec![
        noted(None, "d4", "Solid.", &[]),
        noted(Some(0), "d5", "", &[]),
        noted(None, "e4", "Best.", &[5]),
    ];
    let (mine, other) = (read_notes("Mine.", mine).unwrap(), read_notes("Other.", other).unwrap());
    let both = mine.clone().with(&other).unwrap();
    assert_eq!(both.note, "Mine.\n\nOther.");
    let told =
        |noted: &crate::NotedMove| (noted.after, noted.code.to_string(), noted.comment.clone());
    let moves: Vec<_> = both.moves.iter().map(told).collect();
    let expected = [
        (None, "e2e4", "Best."),
        (Some(0), "e7e5", ""),
        (None, "d2d4", "Solid."),
        (Some(2), "d7d5", ""),
    ];
    assert_eq!(moves, expected.map(|(after, uci, said)| (after, uci.to_owned(), said.to_owned())));
    assert_eq!(both.moves[0].glyphs, [1, 5]);
    assert_eq!(both.clone().with(&other), Some(both.clone()), "again");
    assert_eq!(Notebook::default().with(&mine), Some(mine.clone()));
}

#[test]
fn what_is_too_much_for_one_notebook_is_not_put_together() {
    // Six comments of 2,000 characters each: five such are more than 60,000.
    let full = |c: &str| {
        let moves = ["e4", "d4", "c4", "Nf3", "g3", "b3"];
        let moves = moves.map(|text| noted(None, text, &c.repeat(2_000), &[]));
        read_notes("", moves.to_vec()).unwrap()
    };
    let four =
        ["a", "b", "c", "d"].iter().try_fold(Notebook::default(), |all, c| all.with(&full(c)));
    assert_eq!(four.unwrap().with(&full("e")), None);
}

#[test]
fn notes_end_at_their_limits() {
    let long = |characters| read_notes(&"č".repeat(characters), Vec::new());
    assert!(long(10_000).is_ok());
    assert_eq!(long(10_001).unwrap_err(), NotebookError::LongNote);
    let comment = |characters| {
        read_notes("", vec![noted(None, "e4", &"č".repeat(characters), &[])]).map(|_| ())
    };
    assert_eq!(comment(2_000), Ok(()));
    assert_eq!(comment(2_001), Err(NotebookError::LongComment(1)));
    // Knights go out and back: as many moves as are wanted.
    let shuffle = |count: usize, comment: usize, last: usize| {
        let moves = (0..count).map(|index| {
            let text = ["Nf3", "Nf6", "Ng1", "Ng8"][index % 4];
            let after = index.checked_sub(1).map(|before| u16::try_from(before).unwrap());
            let characters = if index + 1 == count { last } else { comment };
            noted(after, text, &"x".repeat(characters), &[])
        });
        read_notes("", moves.collect()).map(|_| ())
    };
    assert_eq!(shuffle(NOTEBOOK_MOVES_MAX, 0, 0), Ok(()));
    assert_eq!(shuffle(NOTEBOOK_MOVES_MAX + 1, 0, 0), Err(NotebookError::TooManyMoves));
    assert_eq!(shuffle(40, 1_500, NOTEBOOK_CHARACTERS_MAX - 39 * 1_500), Ok(()));
    let over = NOTEBOOK_CHARACTERS_MAX - 39 * 1_500 + 1;
    assert_eq!(shuffle(40, 1_500, over), Err(NotebookError::LongTexts));
}

/// Each line leaves the one before it at its second move: `depth` variations in one another.
fn nested(depth: u8) -> Result<Notebook, NotebookError> {
    let mut moves = Vec::new();
    let mut parent = None;
    for level in 0..u16::from(depth) + 1 {
        let [first, second] = [["Nf3", "Nc3"], ["Nf6", "Nc6"], ["Nf3", "Nb1"], ["Nf6", "Nb8"]]
            [usize::from(level % 4)];
        moves.push(noted(parent, first, "", &[]));
        if level < u16::from(depth) {
            moves.push(noted(parent, second, "", &[]));
        }
        parent = u16::try_from(moves.len() - 1).ok();
    }
    read_notes("", moves)
}

#[test]
fn variations_stand_in_one_another_as_far_as_a_file_can_tell() {
    let deepest = nested(NOTEBOOK_DEPTH_MAX).unwrap();
    assert!(matches!(nested(NOTEBOOK_DEPTH_MAX + 1), Err(NotebookError::TooDeep(_))));
    // The game goes on another way, so that all of it is a variation of what was played.
    let pgn = headers_for(|headers| write(&game("", "d4"), headers, &deepest));
    let games = read(&pgn);
    let game = games[0].as_ref().unwrap();
    assert!(resolve(game).unwrap().plies[0].variations[0].fault.is_none(), "{pgn}");
}

/// A tree of up to so many legal moves, chosen by these numbers.
fn tree(choices: &[(u16, u16, u8)]) -> Vec<NoteRequest> {
    let mut positions = vec![Position::start(Variant::Chess)];
    let mut made: Vec<(usize, String)> = Vec::new();
    let mut moves = Vec::new();
    for (parent, choice, glyph) in choices {
        let parent = usize::from(*parent) % positions.len();
        let legal = positions[parent].describe_legal_moves();
        let Some(found) = legal.get(usize::from(*choice) % legal.len().max(1)) else { continue };
        if made.contains(&(parent, found.uci.clone())) {
            continue;
        }
        made.push((parent, found.uci.clone()));
        positions.push(positions[parent].played(found.code).unwrap());
        let after = parent.checked_sub(1).map(|index| u16::try_from(index).unwrap());
        let glyphs: &[u8] = if *glyph == 0 { &[] } else { &[*glyph] };
        moves.push(noted(after, &found.uci, &format!("c{choice}"), glyphs));
    }
    moves
}

/// A line as a text that does not depend on the order in which a list names moves.
fn shape(notebook: &Notebook, parent: Option<u16>) -> Vec<String> {
    let at = (0..).zip(&notebook.moves).filter(|(_, noted)| noted.after == parent);
    let mut lines = Vec::new();
    for (index, noted) in at {
        let below = shape(notebook, Some(index)).join(" ");
        lines.push(format!("({} {:?} {} {below})", noted.code, noted.glyphs, noted.comment));
    }
    lines
}

fn shape_of_file(plies: &[PgnPly<'_>], from: usize) -> Vec<String> {
    let Some(main) = plies.get(from) else { return Vec::new() };
    let one = |ply: &PgnPly<'_>, below: Vec<String>| {
        let (glyphs, comment) = (&ply.written.nags, ply.written.comments.join(" "));
        format!("({} {glyphs:?} {comment} {})", ply.code, below.join(" "))
    };
    let mut lines = vec![one(main, shape_of_file(plies, from + 1))];
    for variation in &main.variations {
        let (first, _) = variation.plies.split_first().unwrap();
        lines.push(one(first, shape_of_file(&variation.plies, 1)));
        assert!(variation.fault.is_none());
    }
    lines
}

proptest! {
    #[test]
    fn any_tree_comes_back_from_its_file(
        choices in prop::collection::vec((0..64_u16, 0..1_000_u16, 0..=255_u8), 0..40)
    ) {
        let Ok(notebook) = read_notes("", tree(&choices)) else { return Ok(()) };
        let pgn = headers_for(|headers| write(&game("", ""), headers, &notebook));
        let games = read(&pgn);
        let read = games[0].as_ref().unwrap();
        let record = resolve(read).unwrap();
        prop_assert_eq!(shape(&notebook, None), shape_of_file(&record.plies, 0));
    }
}
