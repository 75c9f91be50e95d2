// A sign behind a move. Two of them are in few fonts, and are put together from signs that all have.
import { signOf } from './notebook/glyphs';

const STACKED: Readonly<Record<string, string>> = { '⩲': '+\n=', '⩱': '=\n+' };

export function Sign({ nag }: { nag: number }) {
  const sign = signOf(nag);
  const stacked = STACKED[sign];
  return stacked ? <span class="stacked">{stacked}</span> : <>{sign}</>;
}
