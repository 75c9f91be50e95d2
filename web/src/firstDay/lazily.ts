// What only those need who play no game comes when it is needed, with its messages.
import { chunkOf } from '../game/lazily';

const lazily = chunkOf(() => import('./OpenNow'), 'events', 'play', 'control');

export const LazyOpenNow = lazily('OpenNow');
/** For what stands below it. */
export const fetchOpenNow = lazily.fetch;
