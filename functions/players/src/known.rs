//! What a function's memory holds of what was read and never changes.

use std::sync::{Arc, Mutex, PoisonError};

use app::Problem;

/// What was read under a key.
type Entry<K, V> = (K, Arc<V>);

/// What was read last. Cloning shares it.
pub(crate) struct Known<K, V> {
    held: Arc<Mutex<Vec<Entry<K, V>>>>,
    most: usize,
}

// Not derived: that would ask it of what is held, too.
impl<K, V> Clone for Known<K, V> {
    fn clone(&self) -> Known<K, V> {
        Known { held: self.held.clone(), most: self.most }
    }
}

impl<K: Clone + PartialEq, V> Known<K, V> {
    /// Holds so many at most.
    pub(crate) fn new(most: usize) -> Known<K, V> {
        Known { held: Arc::default(), most }
    }

    /// What is held under a key, or else read; it is the last to be forgotten from now on.
    pub(crate) async fn of(
        &self,
        key: &K,
        read: impl Future<Output = Result<V, Problem>>,
    ) -> Result<Arc<V>, Problem> {
        if let Some(known) = self.recall(key) {
            return Ok(known);
        }
        let value = Arc::new(read.await?);
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.insert(0, (key.clone(), value.clone()));
        held.truncate(self.most);
        Ok(value)
    }

    fn recall(&self, key: &K) -> Option<Arc<V>> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let at = held.iter().position(|(known, _)| known == key)?;
        let found = held.remove(at);
        let value = found.1.clone();
        held.insert(0, found);
        Some(value)
    }
}
