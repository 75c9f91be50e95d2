// The status of a substitute, with which all games count for them (TR-8.7e, SKS-7.8-9): what it means, how far it is,
// and what the substitute and the officials can do about it.
import { useRef, useState } from 'preact/hooks';
import { problemText } from '../api/problem';
import type { Problem } from '../api/types';
import { date } from '../format';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { fullName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import {
  type Replaced,
  type Replacement,
  type ReplacementList,
  type RuleSet,
  type StatusAct,
  type SubstituteStatus,
  decideStatus,
} from './api';
import { ARTICLES } from './replacements';

interface Props {
  list: ReplacementList;
  it: Replacement;
  status: SubstituteStatus;
  rules: RuleSet;
  onDone: (replaced: Replaced, told: string) => Problem | null;
}

export function StatusPart({ list, it, status, rules, onDone }: Props) {
  const [asked, setAsked] = useState<'consent' | 'refuse' | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);
  const name = it.substitute ? fullName(it.substitute) : '';
  const title = `h-status-${it.number}`;

  const send = async (act: StatusAct) =>
    onDone(
      await decideStatus(list.event, list.team, it.number, act),
      t(`replacements-done-${act}`, { name }),
    );
  const apply = async () => {
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    setProblem(await send('apply'));
    setBusy(false);
    pressed.current = false;
  };
  return (
    <section class="replacement-status" aria-labelledby={title}>
      <h4 id={title}>
        {t('replacements-status')} <Tag strong={status.granted}>{stateText(status)}</Tag>
      </h4>
      <p class="small">
        <Cited text={t(`replacements-status-text-${rules}`, { name })} />
      </p>
      {isWaiting(status) && <Consents status={status} rules={rules} />}
      {!status.lets_apply && !status.applied_at && (
        <p class="small muted">
          <Cited text={t('replacements-status-late', { rule: ARTICLES[rules].status })} />
        </p>
      )}
      {problem && (
        <p class="err small" role="alert">
          <Cited text={problemText(problem)} />
        </p>
      )}
      {(status.may_apply || status.may_decide) && (
        <p class="row">
          {status.may_apply && (
            <button type="button" class="btn primary" aria-busy={busy} onClick={() => void apply()}>
              {t('replacements-status-apply')}
            </button>
          )}
          {status.may_decide && (
            <>
              <button type="button" class="btn small" onClick={() => setAsked('consent')}>
                {t('replacements-status-consent')}
                <span class="vh"> {name}</span>
              </button>
              <button type="button" class="btn small" onClick={() => setAsked('refuse')}>
                {t('replacements-status-refuse')}
                <span class="vh"> {name}</span>
              </button>
            </>
          )}
        </p>
      )}
      <Confirm
        open={asked !== null}
        title={t('replacements-status-title', { act: asked ?? 'consent', name })}
        text={t('replacements-status-final', { act: asked ?? 'consent', name })}
        action={t('replacements-status-action', { act: asked ?? 'consent' })}
        danger={asked === 'refuse'}
        onConfirm={async () => (asked ? send(asked) : null)}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}

/** Applied for, and somebody has still to consent. */
const isWaiting = ({ applied_at: applied, granted, refused }: SubstituteStatus): boolean =>
  !!applied && !granted && !refused;

function stateText({ applied_at: applied, granted, refused }: SubstituteStatus): string {
  if (granted) return t('replacements-status-granted');
  if (refused) return t('replacements-status-refused');
  return applied
    ? t('replacements-status-applied', { when: date(applied) })
    : t('replacements-status-none');
}

function Consents({ status, rules }: Pick<Props, 'status' | 'rules'>) {
  const has = (consented: boolean) => (consented ? 'yes' : 'no');
  return (
    <ul class="small">
      <li>{t('replacements-status-director', { consented: has(status.director_consented) })}</li>
      <li>
        {t(`replacements-status-commissioner-${rules}`, {
          consented: has(status.commissioner_consented),
        })}
      </li>
    </ul>
  );
}
