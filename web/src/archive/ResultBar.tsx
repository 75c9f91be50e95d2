// How games ended, as a bar of White's wins, draws and Black's; in words for whoever does not see it.
import { num } from '../format';
import { t } from '../i18n';
import { sharesOf } from './shares';
import type { Counts } from './types';
import '../styles/result-bar.css';

/** Where a percentage has room to be written. */
const WRITTEN = 22;

interface Props {
  counts: Counts;
  /** What it says, where it is not the shares of White and Black. */
  words?: string;
}

export function ResultBar({ counts, words = sharesText(counts) }: Props) {
  const { white, draws, black } = sharesOf(counts);
  const parts = [
    ['white', white],
    ['draws', draws],
    ['black', black],
  ] as const;
  return (
    <>
      <span class="result-bar" aria-hidden="true" title={words}>
        {parts.map(
          ([name, share]) =>
            share > 0 && (
              <span key={name} class={name} style={{ width: `${share}%` }}>
                {share >= WRITTEN && percent(share)}
              </span>
            ),
        )}
      </span>
      <span class="vh">{words}</span>
    </>
  );
}

const percent = (share: number): string => num(share / 100, { style: 'percent' });

function sharesText(counts: Counts): string {
  const { white, draws, black } = sharesOf(counts);
  return t('archive-shares', {
    white: percent(white),
    draws: percent(draws),
    black: percent(black),
  });
}
