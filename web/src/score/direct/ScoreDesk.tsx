// What the director decides about a score. Its page is the players' as well: who plays does not load it.
import { chunkOf } from '../../game/lazily';

const lazilyDirected = chunkOf(() => import('./Desk'), 'decisions', 'game');

export const ScoreDesk = lazilyDirected('Desk');
