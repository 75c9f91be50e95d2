// The proposed sections side by side. Moving a player changes only what is shown, until it is saved.
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLeaveGuard } from '../analysis/useLeaveGuard';
import type { Player, Problem } from '../api/types';
import { problemText } from '../api/problem';
import type { Proposal } from '../events/api';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { go } from '../router';
import { sectionText } from '../sectionName';
import { Cited } from '../ui/Cited';
import { fullName } from '../ui/PlayerName';
import { SectionCard, selectId } from './SectionCard';
import { type Side, UNPLACED } from './proposal';

interface Props {
  proposal: Proposal;
  changed: boolean;
  onMove: (player: Player, to: number, side?: Side) => void;
  onSave: () => Promise<Problem | null>;
  onDiscard: () => void;
  /** Loads what the server has. */
  onReload: () => void;
  /** Each section has two sides. */
  sides: boolean;
}

export function ProposalBoard(props: Props) {
  const { proposal, changed, onMove, onSave, onDiscard, onReload, sides } = props;
  const [last, setLast] = useState<{ player: Player; to: number } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);
  const guard = useLeaveGuard(changed);
  const { sections, unplaced } = proposal;
  const names = sections.map(({ name }) => name);

  // The player's field has gone to another card: the focus goes with it.
  useEffect(() => {
    if (last) document.getElementById(selectId(last.player.id))?.focus();
  }, [last]);
  const move = (player: Player, to: number, side?: Side) => {
    onMove(player, to, side);
    setLast({ player, to });
  };
  const save = async () => {
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    setProblem(await onSave());
    setBusy(false);
    pressed.current = false;
  };
  const discard = () => {
    setProblem(null);
    onDiscard();
  };
  const reload = () => {
    setProblem(null);
    onReload();
  };
  return (
    <>
      <p class="vh" role="status">
        {last &&
          t('organise-moved', {
            who: fullName(last.player),
            where:
              last.to === UNPLACED ? t('organise-unplaced') : sectionText(names[last.to] ?? ''),
          })}
      </p>
      {changed && (
        <div class="panel pad unsaved">
          <p>{t('organise-unsaved')}</p>
          {problem && (
            <p class="err" role="alert">
              <Cited text={problemText(problem)} apart />
            </p>
          )}
          {problem?.code === 'changed_meanwhile' && (
            <p class="row">
              <button type="button" class="btn" onClick={reload}>
                {t('organise-anew')}
              </button>
            </p>
          )}
          <div class="row">
            <button type="button" class="btn primary" aria-busy={busy} onClick={() => void save()}>
              {t('organise-save')}
            </button>
            <button type="button" class="btn quiet" onClick={discard}>
              {t('organise-discard')}
            </button>
          </div>
        </div>
      )}
      <div class="section-cards">
        {unplaced.length > 0 && (
          <SectionCard
            index={UNPLACED}
            names={names}
            players={unplaced}
            sides={sides}
            onMove={move}
          />
        )}
        {sections.map(({ name, players, norms }, index) => (
          <SectionCard
            key={name}
            index={index}
            names={names}
            players={players}
            norms={changed ? undefined : norms}
            sides={sides}
            onMove={move}
          />
        ))}
      </div>
      <Confirm
        open={guard.target !== null}
        title={t('organise-leave-title')}
        text={t('organise-leave-text')}
        action={t('organise-leave-action')}
        onConfirm={async () => {
          if (guard.target) go(guard.target);
          return null;
        }}
        onClose={guard.stay}
      />
    </>
  );
}
