// What players send of games that were played elsewhere: few games have it.
export { Reports } from './Reports';
