// What the archive knows of a player comes after the page, with its messages.
import { chunkOf } from '../game/lazily';

const lazily = chunkOf(() => import('./fromArchive'), 'archive');

export const LazyRecord = lazily('PlayerRecord');
export const LazyYourScore = lazily('YourScore');
