// What players have to do with their director: decisions, questions, reports, games that stand still.
export { Matters } from './Matters';
export { OwnPages } from '../ownPages/OwnPages';
export { ReportDialog } from './ReportDialog';
export { Stopped } from './Stopped';
