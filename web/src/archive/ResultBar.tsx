// How games ended, as a bar of White's wins, draws and Black's; in words for whoever does not see it.
import { num } from '../format';
import { t } from '../i18n';
import { sharesOf } from './shares';
import type { Counts } from './types';

/** Where a percentage has room to be written. */
const WRITTEN = 22;

export function ResultBar({ counts }: { counts: Counts }) {
  const { white, draws, black } = sharesOf(counts);
  const parts = [
    ['white', white],
    ['draws', draws],
    ['black', black],
  ] as const;
  return (
    <>
      <span class="result-bar" aria-hidden="true" title={t('archive-shares', sharesText(counts))}>
        {parts.map(
          ([name, share]) =>
            share > 0 && (
              <span key={name} class={name} style={{ width: `${share}%` }}>
                {share >= WRITTEN && percent(share)}
              </span>
            ),
        )}
      </span>
      <span class="vh">{t('archive-shares', sharesText(counts))}</span>
    </>
  );
}

const percent = (share: number): string => num(share / 100, { style: 'percent' });

const sharesText = (counts: Counts) => {
  const { white, draws, black } = sharesOf(counts);
  return { white: percent(white), draws: percent(draws), black: percent(black) };
};
