// A player's suspensions: made and ended by officers, with a last look; the player reads why and until when.
import { useState } from 'preact/hooks';
import { api } from '../api/client';
import type { PlayerSuspensions, Problem } from '../api/types';
import { date } from '../format';
import { t } from '../i18n';
import { DoneBy } from '../players/DoneBy';
import { SuspendForm } from '../suspensions/SuspendForm';
import { useTitle } from '../title';
import { Cited } from '../ui/Cited';
import { Letter } from '../ui/Letter';
import { PlayerName, nameOf } from '../ui/PlayerName';
import { toast } from '../ui/Toast';
import { WriteDialog } from '../ui/WriteDialog';
import { useFound } from '../ui/useFound';
import type { PageProps } from './pageProps';
import '../styles/withdraw.css';

type Suspension = PlayerSuspensions['suspensions'][number];

export default function Suspensions({ id }: PageProps) {
  useTitle(t('suspensions-title'));
  const { found, instead, put } = useFound<PlayerSuspensions>(id, () =>
    api.GET('/api/players/{id}/suspensions', { params: { path: { id: Number(id) } } }),
  );
  if (!found) return instead;
  const { player, may_suspend: maySuspend, suspensions } = found;
  const changed = (after: PlayerSuspensions, told: string) => {
    put(() => after);
    toast(told);
  };
  return (
    <Letter title={t('suspensions-title')} lede={t('suspensions-lede')}>
      <p class="aside">
        <PlayerName player={player} rating={false} link /> · {player.id}
      </p>
      {maySuspend && (
        <SuspendForm
          key={suspensions.length}
          of={found}
          onSuspended={(after) => changed(after, t('suspensions-done', { who: nameOf(player) }))}
        />
      )}
      {suspensions.length === 0 && <p class="aside">{t('suspensions-none')}</p>}
      {suspensions.length > 0 && (
        <section class="block" aria-labelledby="h-suspensions">
          <h2 id="h-suspensions">{t('suspensions-made')}</h2>
          <ol class="plain suspensions">
            {suspensions.map((each) => (
              <One
                key={each.number}
                suspension={each}
                player={player.id}
                onLifted={
                  maySuspend && each.running
                    ? (after) => changed(after, t('suspensions-lifted-done'))
                    : undefined
                }
              />
            ))}
          </ol>
        </section>
      )}
    </Letter>
  );
}

interface OneProps {
  suspension: Suspension;
  player: number;
  /** None where there is nothing to end, or the reader may not. */
  onLifted: ((after: PlayerSuspensions) => void) | undefined;
}

function One({ suspension, player, onLifted }: OneProps) {
  const { cause, rule, at, by, months, reason, until, running, lifted } = suspension;
  return (
    <li class="panel pad">
      <p>
        <b>{t(`suspension-${cause}`)}</b> <Cited text={`(${rule})`} />
      </p>
      <p>
        {lifted === null &&
          t(running ? 'suspension-runs' : 'suspension-ran', { until: date(until) })}
        {lifted !== null && t('suspension-lifted', { when: date(lifted.at) })}{' '}
        <span class="muted">{t('suspension-months', { n: months })}</span>
      </p>
      <p class="pre">
        <bdi>{reason}</bdi>
      </p>
      <DoneBy at={at} by={by} />
      {lifted && (
        <>
          <p class="pre">
            <bdi>{lifted.reason}</bdi>
          </p>
          <DoneBy at={lifted.at} by={lifted.by} />
        </>
      )}
      {onLifted && <Lift number={suspension.number} player={player} onLifted={onLifted} />}
    </li>
  );
}

interface LiftProps {
  number: number;
  player: number;
  onLifted: (after: PlayerSuspensions) => void;
}

function Lift({ number, player, onLifted }: LiftProps) {
  const [open, setOpen] = useState(false);
  const send = async (reason: string): Promise<Problem | null> => {
    const { data, error } = await api.POST('/api/players/{id}/suspensions/{number}/lift', {
      params: { path: { id: player, number } },
      body: { reason },
    });
    if (data) onLifted(data);
    return error ?? null;
  };
  return (
    <p class="row">
      <button type="button" class="btn" onClick={() => setOpen(true)}>
        {t('suspension-lift')}
      </button>
      <WriteDialog
        open={open}
        title={t('suspension-lift-title')}
        text={t('suspension-lift-text')}
        label={t('suspension-reason')}
        hint={t('withdraw-desk-reason-hint')}
        action={t('suspension-lift')}
        onSend={send}
        onClose={() => setOpen(false)}
      />
    </p>
  );
}
