//! Who looks at the games of a section.

use rules::tournament::Viewer;
use store::SectionTable;

use crate::{Act, SignedIn};

/// Who looks at a section, and at a game of it that is not their own (`TR-14`). Whoever plays in the
/// section is a player there, also when holding an office: what opponents write and think is not
/// for them.
pub fn viewer_of(me: Option<&SignedIn>, table: &SectionTable) -> Viewer {
    let Some(me) = me else { return Viewer::Anybody };
    if table.has_player(me.player) {
        return Viewer::SectionPlayer;
    }
    match me.may_at_desk(Act::Direct, &table.section) {
        true => Viewer::Official,
        false => Viewer::Anybody,
    }
}
