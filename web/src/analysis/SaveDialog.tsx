// The last look before conditional moves count: all of them, and what saving them means.
import { problemText } from '../api/problem';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Dialog } from '../ui/Dialog';
import { ConditionalList } from './ConditionalList';
import { type Sentence, answersAny } from './sentences';
import type { ConditionalFlow } from './useConditional';

interface Props {
  flow: ConditionalFlow;
  list: readonly Sentence[];
}

export function SaveDialog({ flow, list }: Props) {
  const none = list.length === 0;
  return (
    <Dialog
      open={flow.step === 'review'}
      title={t(none ? 'conditional-review-none' : 'conditional-review')}
      onClose={flow.close}
    >
      {!none && <ConditionalList sentences={list} />}
      {answersAny(list) && (
        <p class="note warn">
          <b>{t('conditional-any-title')}</b> {t('conditional-any-text')}
        </p>
      )}
      <p class="note">{t(none ? 'conditional-note-none' : 'conditional-note')}</p>
      {flow.problem && (
        <p class="err" role="alert">
          <Cited text={problemText(flow.problem)} />
        </p>
      )}
      <div class="row dialog-actions">
        <button
          type="button"
          class="btn primary"
          aria-busy={flow.busy}
          onClick={() => void flow.send()}
        >
          {t(none ? 'conditional-send-none' : 'conditional-send')}
        </button>
        <button type="button" class="btn quiet" onClick={flow.close}>
          {t('game-change')}
        </button>
      </div>
    </Dialog>
  );
}
