// What few visits need at once: endings, receipts, resigning, draw offers, claims, the count, prepared
// replies, news, and what is unusual about time. One chunk, since each further one would cut the code
// that every page shares into smaller pieces, which pack worse.
export { ClaimDialog } from './claim/ClaimDialog';
export { ClaimNews } from './ClaimNews';
export { ClaimOffer } from './claim/ClaimOffer';
export { ClockExtras } from './ClockExtras';
export { CountBox } from './CountBox';
export { Delayed } from './Delayed';
export { DrawOffer } from './DrawOffer';
export { EndingBanner } from './EndingBanner';
export { NewsBox } from './NewsBox';
export { OnLeave } from './OnLeave';
export { Postmark } from './Postmark';
export { Prepared } from './Prepared';
export { Receipt } from './Receipt';
export { Referred } from './Referred';
export { ResignDialog } from './ResignDialog';
export { SilencePanel } from './SilencePanel';
export { TimeOver } from './TimeOver';
export { TimeTerms } from './TimeTerms';
