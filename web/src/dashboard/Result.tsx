// How a game ended, from the reader's side: "Won · 1–0, resignation, 3 Nov 2026".
import type { Color, Ending } from '../api/types';
import { date, halves } from '../format';
import { t, dashed } from '../i18n';

interface Props {
  ending: Ending;
  me: Color;
}

export function Result({ ending, me }: Props) {
  const own = me === 'white' ? ending.white_halves : ending.black_halves;
  const word = own === 2 ? 'won' : own === 1 ? 'drawn' : 'lost';
  return (
    <span class="result">
      <b class={word}>{t(word)}</b>{' '}
      <span class="score">
        {halves(ending.white_halves)}–{halves(ending.black_halves)}
      </span>
      <small>
        {t(`reason-${dashed(ending.reason)}`)}, {date(ending.at)}
      </small>
    </span>
  );
}
