// What few games need: claims, the count, prepared replies, news, and what is unusual
// about time. One chunk, since each further one would cut the code that every page shares into
// smaller pieces, which pack worse.
export { ClaimDialog } from './claim/ClaimDialog';
export { ClaimNews } from './ClaimNews';
export { ClockExtras } from './ClockExtras';
export { CountBox } from './CountBox';
export { NewsBox } from './NewsBox';
export { OnLeave } from './OnLeave';
export { Prepared } from './Prepared';
export { Referred } from './Referred';
export { SilencePanel } from './SilencePanel';
export { TimeOver } from './TimeOver';
export { TimeTerms } from './TimeTerms';
