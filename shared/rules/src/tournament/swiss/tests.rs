//! The matching against all matchings, and the engine's own invariants.
