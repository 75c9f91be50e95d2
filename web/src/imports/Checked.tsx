// What a dry run has told: the faults, or else what would be made, and the one button that sends it.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { controlOf } from '../control/fields';
import { Rules } from '../events/Rules';
import { inShort } from '../events/sentences';
import { halves, num } from '../format';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import type { Draft } from '../organise/draft';
import { sectionText } from '../sectionName';
import { Cited } from '../ui/Cited';
import { Icon } from '../ui/Icon';
import { PlayerName } from '../ui/PlayerName';
import { type Fault, type Preview, announcementElsewhere, errorsIn, faultsOf } from './bring';
import { FaultList } from './FaultList';
import { TeamsChecked } from './TeamsChecked';

interface Props {
  of: Preview;
  /** What was checked is no longer what stands in the fields. */
  stale: boolean;
  draft: Draft;
  onShow: (fault: Fault) => void;
  onSend: () => Promise<Problem | null>;
  /** What was right before is not any more: what has become of it. */
  onRefused: (preview: Preview) => void;
}

export function Checked({ of, stale, draft, onShow, onSend, onRefused }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [of]);
  const { can_import: can, faults, fault_count: count } = of;
  const send = async () => {
    const problem = await onSend();
    const found = problem ? faultsOf(problem) : [];
    if (!found.length) return problem;
    onRefused({ ...of, can_import: false, faults: found, fault_count: found.length });
    return null;
  };
  return (
    <section class="panel pad brought" aria-labelledby="h-checked" data-unsaved>
      <h2 id="h-checked" tabIndex={-1} ref={heading}>
        {can ? t('bring-would') : t('bring-faults', { n: errorsIn(faults) })}
      </h2>
      <div role="status">{stale && <p class="spoken">{t('bring-stale')}</p>}</div>
      {!can && <p class="muted">{t('bring-faults-lede')}</p>}
      {can && !stale && <Facts of={of} draft={draft} />}
      {faults.length > 0 && (
        <>
          {can && <h3>{t('bring-warnings')}</h3>}
          <FaultList faults={faults} count={count} onShow={onShow} />
        </>
      )}
      {can && !stale && <Send approval={of.needs_approval} name={draft.name} onSend={send} />}
    </section>
  );
}

function Facts({ of, draft }: { of: Preview; draft: Draft }) {
  const announcement = announcementElsewhere(draft);
  return (
    <>
      <p class="eyebrow">
        {announcement.code} · {inShort(announcement)}
      </p>
      <p class="summary-name">{announcement.name}</p>
      <p>
        {t('bring-counts', { players: of.players, games: of.games, finished: of.finished })}{' '}
        <Cited text={t(of.needs_approval ? 'bring-waits' : 'bring-at-once')} />
      </p>
      {of.teams.length > 0 ? (
        <>
          <TeamsChecked of={of.teams} />
          <details>
            <summary>{t('imports-boards', { n: of.sections.length })}</summary>
            <Sections of={of} />
          </details>
        </>
      ) : (
        <Sections of={of} />
      )}
      <details>
        <summary>{t('bring-terms')}</summary>
        <Rules announcement={announcement} control={controlOf(draft)} />
      </details>
    </>
  );
}

function Sections({ of: { sections } }: { of: Preview }) {
  return (
    <>
      {sections.map((section) => (
        <details key={section.name}>
          <summary>
            {t('imports-section', {
              ...section,
              ...{ name: sectionText(section.name), players: section.players.length },
            })}
          </summary>
          <Table of={section} />
        </details>
      ))}
    </>
  );
}

function Table({ of: { name, players } }: { of: Preview['sections'][number] }) {
  return (
    <table class="preview-table">
      <caption class="vh">{sectionText(name)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('bring-place')}</th>
          <th scope="col">{t('bring-player')}</th>
          <th scope="col" class="r">
            {t('bring-rating')}
          </th>
          <th scope="col" class="r">
            {t('bring-points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ id, place, player, rating, half_points, games }) => (
          <tr key={id}>
            <td>{num(place)}</td>
            <th scope="row">
              {player ? <PlayerName player={player} rating={false} /> : id}{' '}
              <span class="muted small">{id}</span>
            </th>
            <td class="r">{rating ?? player?.rating ?? '–'}</td>
            <td class="r">{t('bring-points-of', { points: halves(half_points), games })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SendProps {
  approval: boolean;
  name: string;
  onSend: () => Promise<Problem | null>;
}

function Send({ approval, name, onSend }: SendProps) {
  const [asking, setAsking] = useState(false);
  const kind = approval ? 'approval' : 'now';
  return (
    <>
      <button type="button" class="btn primary" onClick={() => setAsking(true)}>
        <Icon name="check" />
        {t(`bring-send-${kind}`)}
      </button>
      <Confirm
        open={asking}
        title={t('bring-confirm', { name })}
        text={t(`bring-confirm-${kind}`)}
        action={t(`bring-do-${kind}`)}
        onConfirm={onSend}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
