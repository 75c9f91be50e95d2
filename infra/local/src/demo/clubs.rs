//! The clubs of the demo's events of teams: who plays for them, and how far their matches have come.

use rules::Title;

/// A club with its team.
pub(super) struct Club {
    pub(super) name: &'static str,
    pub(super) federation: &'static str,
    /// Board 1 first, who is the captain.
    pub(super) line_up: [Member; BOARDS],
}

/// Number, name, title and rating.
pub(super) type Member = (u32, (&'static str, &'static str), Option<Title>, u16);

/// Boards of a team.
pub(super) const BOARDS: usize = 4;

/// The clubs, in the order in which they enter their teams: that of the captain who can sign in is the first.
pub(super) const CLUBS: [Club; 6] = [
    Club {
        name: "Tisza Correspondents",
        federation: "HUN",
        line_up: [
            (480_311, ("Zsófia", "Kerekes"), Some(Title::Lim), 2287),
            (480_325, ("Bence", "Halmos"), None, 2214),
            (480_340, ("Miklós", "Várkonyi"), None, 2168),
            (480_352, ("Dóra", "Szalai"), None, 2095),
        ],
    },
    Club {
        name: "Graz by Post",
        federation: "AUT",
        line_up: [
            (100_214, ("Florian", "Pichler"), Some(Title::Ccm), 2321),
            (100_233, ("Johanna", "Egger"), None, 2240),
            (100_259, ("Matthias", "Leitner"), None, 2177),
            (100_270, ("Ruth", "Wieser"), None, 2064),
        ],
    },
    Club {
        name: "Kieler Briefschach",
        federation: "GER",
        line_up: [
            (80_532, ("Hauke", "Petersen"), Some(Title::Cce), 2298),
            (80_561, ("Silke", "Johannsen"), None, 2253),
            (80_577, ("Dieter", "Brandt"), None, 2190),
            (80_590, ("Anke", "Lorenz"), None, 2112),
        ],
    },
    Club {
        name: "Lofoten Letters",
        federation: "NOR",
        line_up: [
            (260_231, ("Eirik", "Nygård"), None, 2265),
            (260_248, ("Siri", "Bakken"), None, 2203),
            (260_262, ("Håkon", "Moen"), None, 2131),
            (260_275, ("Tuva", "Strand"), None, 2048),
        ],
    },
    Club {
        name: "Correo Zaragoza",
        federation: "ESP",
        line_up: [
            (163_402, ("Lucía", "Herrero"), Some(Title::Ccm), 2334),
            (163_419, ("Álvaro", "Navarro"), None, 2226),
            (163_437, ("Carmen", "Ibáñez"), None, 2154),
            (163_455, ("Javier", "Soler"), None, 2087),
        ],
    },
    Club {
        name: "Poșta Cluj",
        federation: "ROU",
        line_up: [
            (440_207, ("Mihai", "Dumitrescu"), Some(Title::Cce), 2276),
            (440_223, ("Ioana", "Munteanu"), None, 2231),
            (440_238, ("Radu", "Ardelean"), None, 2146),
            (440_256, ("Raluca", "Stan"), None, 2073),
        ],
    },
];

/// How a game stands, as the first of both clubs sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stand {
    Won,
    Drawn,
    Lost,
    Runs,
    /// It is the turn of the first club's player, who has not been heard of since the first week.
    Silent,
    /// The same from the first move on.
    NotBegun,
}

use Stand::{Drawn, Lost, NotBegun, Runs, Silent, Won};

/// Every match: both clubs by their places, and the boards.
pub(super) const MATCHES: [(usize, usize, [Stand; BOARDS]); 15] = [
    (0, 1, [Drawn, Won, Silent, Won]),
    (0, 2, [Won, Runs, Silent, Drawn]),
    (0, 3, [Runs, Drawn, Silent, Runs]),
    (0, 4, [Lost, Runs, Silent, Runs]),
    (0, 5, [Runs, Won, Silent, NotBegun]),
    (1, 2, [Drawn, Won, Drawn, Lost]),
    (1, 3, [Won, Lost, Drawn, Won]),
    (1, 4, [Runs, Drawn, Runs, Runs]),
    (1, 5, [Runs, Runs, Won, Runs]),
    (2, 3, [Drawn, Runs, Lost, Runs]),
    (2, 4, [Runs, Won, Runs, Drawn]),
    (2, 5, [Runs, Runs, Runs, Runs]),
    (3, 4, [Drawn, Runs, Runs, Won]),
    (3, 5, [Runs, Lost, Drawn, Runs]),
    (4, 5, [Won, Runs, Runs, Drawn]),
];
