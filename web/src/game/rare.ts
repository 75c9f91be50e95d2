// What few games show at once: draw offers, the count, prepared replies, and what is unusual about time. One
// chunk, since each further one would cut the code that every page shares into smaller pieces, which pack
// worse.
export { ClockExtras } from './ClockExtras';
export { CountBox } from './CountBox';
export { Delayed } from './Delayed';
export { DrawOffer } from './DrawOffer';
export { OnLeave } from './OnLeave';
export { Prepared } from './Prepared';
export { Referred } from './Referred';
export { SilencePanel } from './SilencePanel';
export { TimeOver } from './TimeOver';
