// What the marks in a Swiss table mean; only those that stand in it.
import { t } from '../i18n';
import { type SwissLine, isOpen } from './swissLines';

const FLAGS = ['A', 'E', 'D', 'C'] as const;

export function SwissLegend({ lines }: { lines: readonly SwissLine[] }) {
  const cells = lines.flatMap((line) => line.cells).filter((cell) => cell !== null);
  const flags = new Set(cells.map(({ flag }) => flag));
  return (
    <ul class="legend small muted">
      {cells.some(isOpen) && (
        <li>
          <i class="live" aria-hidden="true" />
          {t('section-in-play')}
        </li>
      )}
      <li>
        <i class="hue white" aria-hidden="true" />
        {t('section-white')}
      </li>
      <li>
        <i class="hue black" aria-hidden="true" />
        {t('section-black')}
      </li>
      {FLAGS.filter((flag) => flags.has(flag)).map((flag) => (
        <li key={flag}>
          <b class="mark">{flag}</b>
          {t(`section-flag-${flag}`)}
        </li>
      ))}
    </ul>
  );
}
