// What the marks in the table mean; only those that stand in it.
import { t } from '../i18n';
import type { SectionView } from '../events/api';
import { Cited } from '../ui/Cited';
import { flagsOf, isOpen, marksIn } from './table';
import { isNew } from './visit';

export function Legend({ section, since }: { section: SectionView; since: string }) {
  const { players } = section;
  const cells = players.flatMap((player) => player.cells.flat());
  return (
    <ul class="legend small muted">
      {cells.some((cell) => isNew(cell, since)) && (
        <li>
          <i class="dot" aria-hidden="true" />
          {t('section-new')}
        </li>
      )}
      <GameMarks cells={cells} />
      {marksIn(players).map((mark) => (
        <li key={mark} class="of-rating">
          <b>{mark}</b>
          {t(`section-assumed-${mark}`)}
        </li>
      ))}
      {players.some(({ prize }) => prize) && (
        <li>
          <b class="mark">*</b>
          <Cited text={t('section-prize')} />
        </li>
      )}
      <FlagMarks cells={cells} />
    </ul>
  );
}

interface CellsProps {
  cells: readonly Parameters<typeof isOpen>[0][];
}

/** Whether a game runs, and the colours. */
export const GameMarks = ({ cells }: CellsProps) => (
  <>
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
  </>
);

export const FlagMarks = ({ cells }: CellsProps) => (
  <>
    {flagsOf(cells).map((flag) => (
      <li key={flag}>
        <b class="mark">{flag}</b>
        {t(`section-flag-${flag}`)}
      </li>
    ))}
  </>
);
