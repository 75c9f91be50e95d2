// The button comes after the page, with its messages.
import { chunkOf } from '../game/lazily';

export const LazyFollow = chunkOf(() => import('./FollowButton'), 'notifications')('FollowButton');
