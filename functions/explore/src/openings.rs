//! Openings as people type them: without accents and apostrophes, and spelt as in Britain.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use rules::Opening;
use store::name_words;

/// The words of each opening's name.
static WORDS: LazyLock<Vec<BTreeSet<String>>> =
    LazyLock::new(|| Opening::all().iter().map(|opening| words_of(opening.name)).collect());

fn words_of(text: &str) -> BTreeSet<String> {
    let words = name_words(&text.replace(['\'', '\u{2019}'], ""));
    // Names are spelt as in America.
    words.into_iter().map(|word| word.replace("defence", "defense")).collect()
}

/// The openings, by their numbers, whose codes begin so, in whose names each of these words begins one, and that are of
/// a family, where one is named.
pub(crate) fn openings_of(eco: &str, words: &str, family: &str) -> Vec<bool> {
    let (eco, words) = (eco.to_uppercase(), words_of(words));
    let has = |name: &BTreeSet<String>| {
        words.iter().all(|wanted| name.iter().any(|word| word.starts_with(wanted.as_str())))
    };
    let named = Opening::all().iter().zip(WORDS.iter());
    let is_of = |opening: &Opening| family.is_empty() || opening.family() == family;
    let is_wanted = |(opening, name): (&Opening, &BTreeSet<String>)| {
        opening.eco.starts_with(&eco) && is_of(opening) && has(name)
    };
    named.map(is_wanted).collect()
}
