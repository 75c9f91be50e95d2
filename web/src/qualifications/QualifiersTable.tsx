// Who is qualified for a stage, why, until when, and what of it is used.
import { t } from '../i18n';
import { session } from '../session';
import { PlayerName } from '../ui/PlayerName';
import { useMoreRows } from '../ui/useMoreRows';
import { By, Facts, State } from './Why';
import type { QualifiedStage, Qualifier } from './api';

interface Props {
  stage: QualifiedStage;
  lines: readonly Qualifier[];
  /** Left out when all are here. */
  onMore: (() => Promise<void>) | null;
  busy: boolean;
}

export function QualifiersTable({ stage, lines, onMore, busy }: Props) {
  const { body, more } = useMoreRows(lines.length, onMore, busy);
  return (
    <>
      <table class="panel rating-list qualifiers">
        <thead>
          <tr>
            <th scope="col">{t('ratings-player')}</th>
            <th scope="col">{t('qualifiers-why')}</th>
            <th scope="col">{t('qualifiers-state')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {lines.map((line) => (
            <Line key={keyOf(line)} stage={stage} line={line} />
          ))}
        </tbody>
      </table>
      {onMore && (
        <p class="row">
          <button type="button" class="btn" aria-busy={busy} onClick={more}>
            {t('qualifiers-more')}
          </button>
        </p>
      )}
    </>
  );
}

const keyOf = ({ player, article, sections }: Qualifier) =>
  [player.id, article, ...sections.map(({ id }) => id)].join(' ');

function Line({ stage, line }: { stage: QualifiedStage; line: Qualifier }) {
  const { player, sections, stays } = line;
  const mine = session.value?.me.player.id === player.id;
  return (
    <tr class={mine ? 'me' : undefined}>
      <th scope="row">
        <PlayerName player={player} rating={false} link />{' '}
        <span class="small muted">{player.id}</span>
      </th>
      <td>
        <By sections={sections} />
        <span class="small muted facts">
          <Facts of={line} stage={stage} sections={sections} stays={stays} />
        </span>
      </td>
      <td>
        <State of={line} />
      </td>
    </tr>
  );
}
