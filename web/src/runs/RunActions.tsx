// What can be done with a run as a whole: calculate it anew, publish it, withdraw it.
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { problemText } from '../api/problem';
import { day, num } from '../format';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import type { RunHead } from '../ratings/contract';
import { WriteDialog } from '../ui/WriteDialog';
import { runName } from './words';

interface Props {
  run: RunHead;
  /** Corrected since it was calculated: the preview comes first. */
  stale: boolean;
  onCalculate: () => Promise<Problem | null>;
  onPublish: () => Promise<Problem | null>;
  onWithdraw: (reason: string) => Promise<Problem | null>;
}

export function RunActions({ run, stale, onCalculate, onPublish, onWithdraw }: Props) {
  const [asking, setAsking] = useState<'publish' | 'withdraw' | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const { state } = run;
  const open = state === 'preview' || state === 'withdrawn';

  const calculate = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(await onCalculate());
    setBusy(false);
  };
  const close = () => setAsking(null);
  return (
    <>
      {stale && open && <p class="note warn">{t('runs-stale')}</p>}
      {problem && (
        <p class="err" role="alert">
          {problemText(problem)}
        </p>
      )}
      <div class="row">
        {open && (
          <button
            type="button"
            class={stale ? 'btn primary' : 'btn'}
            aria-busy={busy}
            onClick={() => void calculate()}
          >
            {t('runs-calculate')}
          </button>
        )}
        {open && !stale && (
          <button type="button" class="btn primary" onClick={() => setAsking('publish')}>
            {t(state === 'withdrawn' ? 'runs-publish-again' : 'runs-publish')}
          </button>
        )}
        {state === 'published' && (
          <button type="button" class="btn" onClick={() => setAsking('withdraw')}>
            {t('runs-withdraw')}
          </button>
        )}
      </div>
      <Confirm
        open={asking === 'publish'}
        title={t('runs-publish-confirm')}
        text={t('runs-publish-text', {
          list: runName(run),
          players: num(run.players),
          day: day(run.effective_on),
        })}
        action={t('runs-publish-action')}
        onConfirm={onPublish}
        onClose={close}
      />
      <WriteDialog
        open={asking === 'withdraw'}
        title={t('runs-withdraw-confirm')}
        text={t('runs-withdraw-text', { list: runName(run) })}
        label={t('runs-reason')}
        hint={t('runs-withdraw-hint')}
        action={t('runs-withdraw-action')}
        onSend={onWithdraw}
        onClose={close}
      />
    </>
  );
}
