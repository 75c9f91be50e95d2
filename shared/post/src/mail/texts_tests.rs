//! Every mail in both languages, with all that its choices know, and arguments that mean no good.

use std::collections::BTreeSet;

use super::*;

/// What arguments are tried with; all others are one name. The first value of each is used where
/// only one is needed.
const VALUES: &[(&str, &[&str])] = &[
    ("color", &["white", "black"]),
    ("offer", &["yes", "no"]),
    ("left", &["3 days", "none"]),
    ("deadline", &["21 November 2026, 14:05 UTC", "none"]),
    ("text", &["Hello!\n\nHow are you?", ""]),
    ("claim", &["repetition", "fifty_moves", "tablebase_win", "tablebase_draw"]),
    ("whose", &["mine", "theirs"]),
    ("kind", &["accepted", "unaccepted", "silent", "death"]),
    ("entry", &["21 November 2026", "none"]),
    (
        "what",
        &[
            "added",
            "given",
            "counted",
            "stopped",
            "resumed",
            "adjudication",
            "reinstated",
            "replaced",
            "newcomer",
        ],
    ),
    (
        "consent",
        &[
            "asked",
            "brought",
            "counted",
            "given",
            "taken",
            "lost",
            "begin",
            "begin-you",
            "lapsed",
            "planned",
            "replanned",
            "agreed",
            "disagreed",
        ],
    ),
    ("office", &["given", "taken"]),
    ("joining", &["moved", "ended", "kept"]),
    ("cites", &["rule", "none"]),
    (
        "role",
        &[
            "director",
            "organiser",
            "officer",
            "federation",
            "administrator",
            "world_tournament_director",
            "title_commissioner",
            "non_title_commissioner",
            "rating_commissioner",
            "qualifications_commissioner",
            "appeals_commission",
            "arbitration_commission",
            "executive_board",
            "arbiter_committee",
            "disciplinary_committee",
        ],
    ),
    ("suspension", &["made", "lifted"]),
    ("verdict", &["upheld", "rejected"]),
    ("decision", &["warn", "order", "revoke"]),
    ("case", &["query", "message_report", "publication", "appeal", "conduct"]),
    ("ruling", &["upheld", "dismissed", "changed", "decided"]),
    ("step", &["proposed", "published", "confirmed", "refused", "revoked", "revocation", "kept"]),
    ("award", &["WCCC", "LWCCC", "IA", "GM", "SIM", "IM", "CCM", "CCE", "LGM", "LIM", "MKŠ"]),
    ("cycle", &["none", "33"]),
    (
        "transfer",
        &[
            "asked",
            "consented",
            "objected",
            "agreed",
            "appealed",
            "allowed",
            "refused",
            "registered",
            "taken-back",
        ],
    ),
    (
        "account",
        &[
            "password-reset",
            "password-changed",
            "address-changed",
            "key-made",
            "webhook-made",
            "signed-in",
            "session-reused",
        ],
    ),
    (
        "approval",
        &["asked", "approved", "approved-deposit", "refused", "referred", "withdrawn", "deposited"],
    ),
    ("lapse", &["soon", "lapsed"]),
    ("norm", &["recorded", "corrected", "withdrawn"]),
    ("question", &["asked", "answered"]),
    ("page", &["named", "consented", "refused", "taken_back"]),
    ("news", &["sent", "differ"]),
    (
        "score",
        &[
            "differ",
            "time_exceeded",
            "draw",
            "sheet_asked",
            "position_asked",
            "settled",
            "dismissed_own",
            "dismissed",
            "period_own",
            "period",
            "begun_again",
            "played_on",
        ],
    ),
    ("reader", &["player", "director", "newcomer", "replaced", "official"]),
    ("import", &["waits", "approved", "refused"]),
    ("outcome", &["won", "lost", "drawn", "other"]),
    ("by", &["mine", "theirs", "nobody"]),
    ("changed", &["owner", "operator"]),
    ("reason", REASONS),
    ("games", &["1", "2", "5", "21"]),
    ("days", &["14", "28", "35", "1", "2"]),
    ("n", &["1", "2", "5"]),
    ("more", &["1", "2", "5"]),
    ("number", &["12"]),
    (
        "teamed",
        &[
            "named",
            "dropped",
            "captain",
            "leads",
            "handed-over",
            "entered",
            "accepted",
            "waiting",
            "refused",
            "withdrawn",
        ],
    ),
    ("challenge", &["sent", "countered"]),
    ("friends", &["answered", "enough", "off", "struck"]),
    ("enough", &["yes", "no"]),
    ("shared", &["yes", "no"]),
    ("points", &["4½", "0"]),
    ("variant", &["chess", "chess960", "makruk"]),
    ("side", &["white", "black", "drawn"]),
    ("engines", &["yes", "no"]),
    ("circle", &["team", "officials", "captains", "between", "replaced"]),
    ("season", &["up", "stays", "down", "several"]),
    ("division", &["Challenger"]),
    ("place", &["1", "12"]),
    ("board", &["1", "6"]),
    (
        "replacement",
        &[
            "asked",
            "asked-team",
            "asked-you",
            "named",
            "named-you",
            "seated",
            "seated-you",
            "seated-gone",
            "declined",
            "declined-withdrawn",
            "taken",
            "lapsed",
            "lapsed-withdrawn",
            "applied",
            "consented",
            "granted",
            "refused",
        ],
    ),
    ("handicap", &["yes", "no"]),
    (
        "entry",
        &[
            "entered",
            "accepted",
            "advanced",
            "alone",
            "bye",
            "waiting",
            "refused",
            "withdrawn",
            "file",
        ],
    ),
    ("moves", &["1", "3", "10", "none"]),
    ("ends", &["flag", "silence", "play"]),
    ("flag", &["none", "tomorrow"]),
];
/// Codes of `rules::Reason`.
const REASONS: &[&str] = &[
    "checkmate",
    "resignation",
    "stalemate",
    "dead_position",
    "agreement",
    "time_forfeiture",
    "repetition",
    "fifty_moves",
    "tablebase_win",
    "tablebase_draw",
    "count_run_out",
    "count_mate",
    "silence",
    "default",
    "cancelled",
    "adjudication",
    "recorded",
];
/// Colours count games in one mail and name players in another.
const COUNTED_IN: &str = "mail-game-started";

fn values(message: &str, argument: &str) -> &'static [&'static str] {
    if message == COUNTED_IN && matches!(argument, "white" | "black") {
        return &["0", "1", "2", "5"];
    }
    // Only after a move there may be no clock to tell of.
    if message != "mail-your-move" && matches!(argument, "left" | "deadline") {
        return &["3 days"];
    }
    let known = VALUES.iter().find(|(name, _)| *name == argument);
    known.map_or(&["Tomáš Novák"], |(_, values)| *values)
}

/// Every combination of what a wording's arguments can be.
fn combinations(wording: &Wording) -> Vec<Vec<(&'static str, String)>> {
    let mut all = vec![Vec::new()];
    for name in wording.arguments {
        let with = |given: &Vec<(&'static str, String)>| {
            let given = given.clone();
            values(wording.message, name)
                .iter()
                .map(move |value| [given.clone(), vec![(*name, (*value).to_owned())]].concat())
        };
        all = all.iter().flat_map(with).collect();
    }
    all
}

fn formatted(message: &str, speech: &Speech) -> Result<(String, Vec<Block>), SendError> {
    let subject = speech.line(&format!("{message}-subject"))?;
    Ok((subject, speech.blocks(&format!("{message}-body"))?))
}

/// The names of a language's texts.
fn names(source: &'static str) -> BTreeSet<&'static str> {
    let name = |line: &'static str| line.split_once(" =").map(|(name, _)| name);
    let lines = source.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    lines.filter_map(name).collect()
}

#[test]
fn both_languages_have_the_same_texts_and_all_of_them_parse() {
    for (english, czech) in ENGLISH.into_iter().zip(CZECH) {
        assert_eq!(names(english), names(czech));
        for (source, bundle) in [(english, &ENGLISH_BUNDLE), (czech, &CZECH_BUNDLE)] {
            assert!(FluentResource::try_new(source.to_owned()).is_ok());
            for name in names(source) {
                assert!(bundle.has_message(name), "{name}");
                assert_eq!(source.matches(&format!("\n{name} =")).count(), 1, "{name} stands once");
            }
        }
    }
    assert_eq!(names(ENGLISH[0]).intersection(&names(ENGLISH[1])).count(), 0);
    // No subject without a wording.
    let known: BTreeSet<String> =
        WORDINGS.iter().map(|w| format!("{}-subject", w.message)).collect();
    let subjects = names(ENGLISH[0]).into_iter().filter(|name| name.ends_with("-subject"));
    for subject in subjects.filter(|name| *name != "mail-digest-subject") {
        assert!(known.contains(subject), "{subject}");
    }
}

#[test]
fn every_mail_reads_well_in_both_languages() {
    let mut count = 0;
    for wording in WORDINGS {
        for arguments in combinations(wording) {
            for language in ["en", "cs"] {
                let speech = Speech::new(language, &arguments);
                let (subject, blocks) = formatted(wording.message, &speech).expect("a mail");
                let told = format!("{subject}\n{blocks:?}");
                assert!(!subject.is_empty() && subject.len() < 150, "{told}");
                assert!(matches!(blocks.first(), Some(Block::Text(_))), "{told}");
                for slip in ["  ", "{", "}", " .", " ,", "..", "none", "\"- ", "\"\""] {
                    let quoted_gap = slip == "\"\"" && told.contains("Quote");
                    assert!(quoted_gap || !told.contains(slip), "{slip:?} in {told}");
                }
                let quotes = blocks.iter().filter(|b| matches!(b, Block::Quote(_))).count();
                let has_text =
                    arguments.iter().any(|(name, value)| *name == "text" && !value.is_empty());
                assert_eq!(quotes, usize::from(has_text), "{told}");
                count += 1;
            }
        }
    }
    assert!(count > 600, "{count} mails");
}

/// A letter that leaves an argument out is not sent, so the list of arguments is complete; and it
/// names none that no text needs.
#[test]
fn the_list_of_arguments_is_that_of_the_texts() {
    for wording in WORDINGS {
        for language in ["en", "cs"] {
            for left_out in wording.arguments {
                let fails = combinations(wording).into_iter().any(|mut arguments| {
                    arguments.retain(|(name, _)| name != left_out);
                    let speech = Speech::new(language, &arguments);
                    formatted(wording.message, &speech).is_err()
                });
                assert!(fails, "{} ({language}) does not need {left_out}", wording.message);
            }
        }
    }
}

#[test]
fn every_reason_has_words_of_its_own() {
    use rules::{Honour, Reason};
    let reasons = [
        Reason::Checkmate,
        Reason::Resignation,
        Reason::Stalemate,
        Reason::DeadPosition,
        Reason::Agreement,
        Reason::TimeForfeiture,
        Reason::Repetition { intended: true },
        Reason::FiftyMoves { intended: false },
        Reason::TablebaseWin,
        Reason::TablebaseDraw,
        Reason::CountRunOut(Honour::Board),
        Reason::CountMate,
        Reason::Silence,
        Reason::Default,
        Reason::Cancelled,
        Reason::Adjudication { drawn: true },
        Reason::Recorded,
    ];
    assert!(reasons.iter().all(|reason| REASONS.contains(&reason.code())));
    for language in ["en", "cs"] {
        let said = |reason: &str| {
            let arguments = [("reason", reason), ("by", "theirs"), ("opponent", "Eva Malá")];
            let arguments = arguments.map(|(name, value)| (name, value.to_owned()));
            Speech::new(language, &arguments).line("mail-reason").expect("a text")
        };
        let all: BTreeSet<String> =
            REASONS.iter().chain(&["unheard-of"]).map(|r| said(r)).collect();
        assert_eq!(all.len(), REASONS.len() + 1, "{all:?}");
    }
}

#[test]
fn czech_counts_as_czech_does() {
    let body = |games: &str| {
        let arguments = [
            ("event", "Pohár"),
            ("games", games),
            ("white", "2"),
            ("black", "5"),
            ("starts", "dnes"),
        ];
        let speech = Speech::new("cs", &arguments.map(|(name, value)| (name, value.to_owned())));
        let (_, blocks) = formatted("mail-game-started", &speech).expect("a mail");
        format!("{blocks:?}")
    };
    for (games, expected) in [
        ("1", "je vaše partie."),
        ("2", "jsou vaše 2 partie."),
        ("4", "jsou vaše 4 partie."),
        ("5", "je vašich 5 partií."),
        ("22", "je vašich 22 partií."),
    ] {
        let text = body(games);
        assert!(text.contains(expected), "{text}");
        assert!(text.contains("2 partie, první tah") && text.contains("5 partií\""), "{text}");
    }
}

/// The mail of the pairings comes when the start list is out, which may be months before the clocks start.
#[test]
fn a_start_list_is_no_start() {
    for (language, expected) in [("en", "start list is out"), ("cs", "startovní listina je venku")]
    {
        let arguments = ["event", "games", "white", "black", "starts"];
        let arguments = arguments.map(|name| (name, "2".to_owned()));
        let (subject, _) =
            formatted("mail-game-started", &Speech::new(language, &arguments)).expect("a mail");
        assert!(subject.contains(expected), "{subject}");
    }
}

#[test]
fn texts_become_blocks() {
    let text = "One\ntwo\n\n\n- A: b: c\n\n- D: e\n> x\n>\n> y\n\u{e000}\nlast";
    let fact = |label: &str, value: &str| (label.to_owned(), value.to_owned());
    let lines = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
    let expected = [
        Block::Text(lines(&["One", "two"])),
        Block::Facts(vec![fact("A", "b: c"), fact("D", "e")]),
        Block::Quote(lines(&["x", "", "y"])),
        Block::Link,
        Block::Text(lines(&["last"])),
    ];
    assert_eq!(blocks(text), expected);
}

#[test]
fn only_plain_whole_numbers_are_counted() {
    for words in ["007", "1e5", "NaN", "inf", "-1", "1.50", "+3", "4294967296", "٣"] {
        let value = argument(words);
        assert!(matches!(&value, FluentValue::String(_)), "{words}: {value:?}");
    }
    for number in ["0", "1", "4294967295"] {
        assert!(matches!(argument(number), FluentValue::Number(_)), "{number}");
    }
}

#[test]
fn names_stay_one_line_and_leave_the_direction_alone() {
    let cases = [
        ("Eva\r\nBcc: a@b.example", "Eva Bcc: a@b.example"),
        ("a\u{2028}b\u{85}c\u{0}d\te", "a b c d e"),
        ("\u{202e}gnp.exe", "gnp.exe"),
        ("\u{e000}", ""),
        ("שלום", "\u{2068}שלום\u{2069}"),
        ("\u{2069}\u{2069}مرحبا\u{202e}", "\u{2068}مرحبا\u{2069}"),
        ("👨‍👩‍👧 family", "👨‍👩‍👧 family"),
        ("> quoted", "> quoted"),
    ];
    for (given, expected) in cases {
        assert_eq!(one_line(given, 100), expected, "{given:?}");
    }
    assert_eq!(one_line(&"x".repeat(500), 300).chars().count(), 300);
}

/// However a message breaks its lines, each of them is marked as its writer's.
#[test]
fn nothing_that_somebody_writes_leaves_the_quote() {
    let messages = [
        "Hello\n\nYour password is too old:\nhttps://evil.example",
        "a\r\n\r\nb\u{85}\u{85}c\u{2028}\u{2029}d\u{b}e\u{c}f\rg",
        "> already quoted\n- Deadline: yesterday",
        "\u{e000}\n\u{e000}",
    ];
    for message in messages {
        let arguments = [("opponent", "Eva"), ("event", "Cup"), ("game", "7"), ("text", message)];
        let speech = Speech::new("en", &arguments.map(|(name, value)| (name, value.to_owned())));
        let blocks = speech.blocks("mail-message-body").expect("a text");
        let kinds: Vec<&str> = blocks
            .iter()
            .map(|block| match block {
                Block::Text(_) => "text",
                Block::Facts(_) => "facts",
                Block::Quote(_) => "quote",
                Block::Link => "link",
            })
            .collect();
        let quote: &[&str] = if message.contains('\u{e000}') { &[] } else { &["quote"] };
        assert_eq!(kinds, [&["text"], quote, &["facts"]].concat(), "{message:?}");
    }
}
