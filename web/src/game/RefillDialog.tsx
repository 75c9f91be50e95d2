// Triple Block: moving time from the bank to the clock, so many days or all that fits (LAW-C).
import { useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import { problemText } from '../api/problem';
import type { Game, Problem } from '../api/types';
import { timeLeft } from '../format';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Dialog } from '../ui/Dialog';
import { isOutdated } from './moveState';
import { refillable, secondsOf, wholeDays } from './refill';

interface Props {
  game: Game;
  /** The server's time, in milliseconds. */
  now: number;
  open: boolean;
  reload: () => Promise<Game | null>;
  onClose: () => void;
}

export function RefillDialog({ game, now, open, reload, onClose }: Props) {
  const [kind, setKind] = useState<'all' | 'days'>('all');
  const [text, setText] = useState('1');
  const [wrong, setWrong] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const busy = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  const fits = refillable(game, now);
  const most = wholeDays(fits);
  const choose = (next: 'all' | 'days') => {
    setKind(next);
    setWrong(false);
  };
  const close = () => {
    setProblem(null);
    choose('all');
    onClose();
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const seconds = kind === 'all' ? null : secondsOf(text, fits);
    if (kind === 'days' && seconds === null) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    if (busy.current) return;
    busy.current = true;
    setProblem(null);
    // What was moved already is named, so that a request sent twice moves it once.
    const body = { ply: game.ply, refilled: game.refilled_seconds, seconds };
    const { error } = await api.POST('/api/games/{id}/refill', {
      params: { path: { id: game.id } },
      body,
    });
    busy.current = false;
    if (error) setProblem(error);
    else close();
    if (!error || isOutdated(error)) await reload();
  };

  return (
    <Dialog open={open} title={t('time-refill-title')} onClose={close}>
      <form class="refill" noValidate onSubmit={(event) => void send(event)}>
        <p>{t('time-refill-text')}</p>
        <label class="check">
          <input type="radio" name="much" checked={kind === 'all'} onChange={() => choose('all')} />{' '}
          {t('time-refill-all', { time: timeLeft(fits) })}
        </label>
        {most > 0 && (
          <div class="row">
            <label class="check">
              <input
                type="radio"
                name="much"
                checked={kind === 'days'}
                onChange={() => choose('days')}
              />{' '}
              {t('time-refill-some')}
            </label>
            <input
              ref={field}
              class="refill-days"
              inputMode="numeric"
              autocomplete="off"
              aria-label={t('time-refill-days')}
              aria-invalid={wrong}
              aria-describedby="refill-most"
              value={text}
              onInput={(event) => {
                setText(event.currentTarget.value);
                choose('days');
              }}
            />
            <span class={wrong ? 'err' : 'hint'} id="refill-most" role="status">
              {t('time-refill-most', { n: most })}
            </span>
          </div>
        )}
        {problem && (
          <p class="err" role="alert">
            <Cited text={problemText(problem)} />
          </p>
        )}
        <div class="row dialog-actions">
          <button class="btn primary">{t('time-refill-action')}</button>
          <button type="button" class="btn quiet" onClick={close}>
            {t('game-cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
