// What the archive knows of a player, in one chunk.
export { PlayerRecord } from './PlayerRecord';
export { YourScore } from './YourScore';
