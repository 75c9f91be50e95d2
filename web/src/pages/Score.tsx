// A game by post or e-mail: its scores, or the card that goes to the opponent.
import type { PageProps } from './pageProps';
import { ScoreCard } from './ScoreCard';
import { ScoreSheets } from './ScoreSheets';

/** `48213/score` or `48213/card`. */
export default function Score({ id: path }: PageProps) {
  const [id = '', what] = path.split('/');
  const Page = what === 'card' ? ScoreCard : ScoreSheets;
  return <Page key={path} id={id} />;
}
