//! stub
use shakmaty::{Chess, Color, Position as _};
pub(crate) fn cannot_mate(position: &Chess, color: Color) -> bool {
    position.has_insufficient_material(color)
}
pub(crate) fn is_dead(position: &Chess) -> bool {
    position.is_insufficient_material()
}
