//! PGN, read and written.
