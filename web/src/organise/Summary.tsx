// The last look: the whole announcement as everybody will read it. Nothing is sent before its button.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Problem } from '../api/types';
import { problemText } from '../api/problem';
import { controlOf } from '../control/fields';
import { Rules } from '../events/Rules';
import { inShort } from '../events/sentences';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { usePlayer } from '../players/lookUp';
import { Icon } from '../ui/Icon';
import { PlayerName } from '../ui/PlayerName';
import { type Draft, announcementOf } from './draft';

interface Props {
  draft: Draft;
  /** A new event; otherwise a change of one. */
  fresh: boolean;
  /** The refusal of the last try, where no field is to blame. */
  problem: Problem | null;
  /** What can be done about it; `settle` when it has been done. */
  remedy: (settle: () => void) => ComponentChildren;
  onSettled: () => void;
  onSend: () => Promise<Problem | null>;
  onBack: () => void;
}

/** By name, for a number says nothing of whether it is the right one. */
function Director({ id }: { id: number | null }) {
  const player = usePlayer(String(id ?? ''));
  if (!player) return <>{id}</>;
  return (
    <>
      <PlayerName player={player} rating={false} /> ({id})
    </>
  );
}

export function Summary(props: Props) {
  const { draft, fresh, problem, remedy, onSettled, onSend, onBack } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const announcement = announcementOf(draft);
  const kind = fresh ? 'announce' : 'change';
  useEffect(() => heading.current?.focus(), []);
  const settle = () => {
    onSettled();
    // The button that was pressed goes with the refusal.
    again.current?.focus();
  };
  return (
    <section class="panel pad summary" aria-labelledby="h-summary" data-unsaved>
      <h2 id="h-summary" tabIndex={-1} ref={heading}>
        {t('organise-summary')}
      </h2>
      <p class="muted">{t(`organise-summary-${kind}`)}</p>
      <p class="eyebrow">
        {announcement.code} · {inShort(announcement)}
      </p>
      <p class="summary-name">{announcement.name}</p>
      <p class="small muted">
        {t('events-director')}: <Director id={announcement.director} />
      </p>
      <Rules announcement={announcement} control={controlOf(draft)} />
      {problem && (
        <div class="form-summary" role="alert">
          <p>
            <Cited text={problemText(problem)} />
          </p>
          {remedy(settle)}
        </div>
      )}
      <div class="row">
        <button ref={again} type="button" class="btn primary" onClick={() => setAsking(true)}>
          <Icon name="check" />
          {t(`organise-send-${kind}`)}
        </button>
        <button type="button" class="btn quiet" onClick={onBack}>
          <Icon name="back" />
          {t('organise-back')}
        </button>
      </div>
      <Confirm
        open={asking}
        title={t(`organise-confirm-${kind}`)}
        text={t(`organise-confirm-${kind}-text`, { name: announcement.name })}
        action={t(`organise-do-${kind}`)}
        onConfirm={onSend}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
