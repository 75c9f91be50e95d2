// What makes an event of a test its own: workers announce in the same millisecond, and the same announcement is the
// same event.
import { randomInt } from 'node:crypto';

/** Nine digits that no other test has. */
export const mark = (): string => String(randomInt(100_000_000, 1_000_000_000));
