// What can be done with a run as a whole: calculate it again, publish it, withdraw it.
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { problemText } from '../api/problem';
import { day, num } from '../format';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import type { RunHead } from '../ratings/api';
import { Cited } from '../ui/Cited';
import { WriteDialog } from '../ui/WriteDialog';
import { runName } from './words';

interface Props {
  run: RunHead;
  onCalculate: () => Promise<Problem | null>;
  onPublish: () => Promise<Problem | null>;
  onWithdraw: (reason: string) => Promise<Problem | null>;
}

export function RunActions({ run, onCalculate, onPublish, onWithdraw }: Props) {
  const [asking, setAsking] = useState<'publish' | 'withdraw' | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const { state, imported } = run;

  const calculate = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(await onCalculate());
    setBusy(false);
  };
  const close = () => setAsking(null);
  return (
    <>
      {problem && (
        <p class="err" role="alert">
          <Cited text={problemText(problem)} />
        </p>
      )}
      <div class="row">
        {/* What came from a file has no games to be calculated from. */}
        {(state === 'preview' || state === 'withdrawn') && !imported && (
          <button type="button" class="btn" aria-busy={busy} onClick={() => void calculate()}>
            {t('runs-calculate')}
          </button>
        )}
        {state === 'preview' && (
          <button type="button" class="btn primary" onClick={() => setAsking('publish')}>
            {t(run.withdrawn_reason === null ? 'runs-publish' : 'runs-publish-again')}
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
