// What few games need: claims, the count, prepared replies. One chunk, since each further one would
// cut the code that every page shares into smaller pieces, which pack worse.
export { ClaimDialog } from './claim/ClaimDialog';
export { ClaimNews } from './ClaimNews';
export { CountBox } from './CountBox';
export { Prepared } from './Prepared';
export { Referred } from './Referred';
