// What comes of something that the reader presses: claims, receipts, resigning, the terms of time. Only a
// claim that is due stands there by itself.
export { ClaimDialog } from './claim/ClaimDialog';
export { ClaimNews } from './ClaimNews';
export { ClaimOffer } from './claim/ClaimOffer';
export { NewsBox } from './NewsBox';
export { Postmark } from './Postmark';
export { Receipt } from './Receipt';
export { ResignDialog } from './ResignDialog';
export { TimeTerms } from './TimeTerms';
