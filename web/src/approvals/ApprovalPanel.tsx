// An application: what is to be held, what it pays, what was decided, and what the reader may do.
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { money } from '../events/words';
import { day } from '../format';
import { dashed, t } from '../i18n';
import { Cited } from '../ui/Cited';
import { fullName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { When } from '../ui/When';
import { DecideDialog } from './DecideDialog';
import { type Approval, type Choice, choices } from './api';
import type { Decision } from './useApprovals';
import '../styles/approvals.css';

interface Props {
  approval: Approval;
  onDecide: (decision: Decision) => Promise<Problem | null>;
}

export function ApprovalPanel({ approval, onDecide }: Props) {
  const [chosen, setChosen] = useState<Choice>();
  const { id, name, state, federation, kind, event, may } = approval;
  const isFree = state === 'approved' && event === null;
  return (
    <article class="panel pad approval" id={`approval-${id}`} aria-labelledby={`h-approval-${id}`}>
      <h2 id={`h-approval-${id}`}>{name}</h2>
      <p class="row">
        <Tag strong>{federation}</Tag>
        <Tag>{t(`approvals-kind-${kind}`)}</Tag>
        <Tag>{t(`approvals-state-${state}`)}</Tag>
        {approval.deposited === false && <Tag>{t('approvals-deposit-waits')}</Tag>}
      </p>
      <Said of={approval} />
      <h3>{t('approvals-steps')}</h3>
      <Steps of={approval} />
      {event !== null && (
        <p>
          <a href={`/events/${event}`}>{t('approvals-event')}</a>
        </p>
      )}
      {isFree && !may.announce && <p>{t('approvals-announced-by', { federation })}</p>}
      <p class="row">
        {may.announce && (
          <a class="btn primary" href={`/events/new?approval=${id}`}>
            {t('approvals-announce')}
          </a>
        )}
        {choices(approval).map((choice) => (
          <button key={choice} type="button" class="btn" onClick={() => setChosen(choice)}>
            {t(`approvals-do-${dashed(choice)}`)}…<span class="vh"> {name}</span>
          </button>
        ))}
      </p>
      <DecideDialog
        approval={approval}
        choice={chosen}
        onDecide={onDecide}
        onClose={() => setChosen(undefined)}
      />
    </article>
  );
}

function Said({ of: approval }: { of: Approval }) {
  const { starts_on: start, starts_until: last, late, plan, fee, prizes, finance } = approval;
  return (
    <>
      <dl>
        <dt>{t('approvals-start')}</dt>
        <dd>
          {day(start)}
          {late && (
            <>
              {' '}
              <Cited text={t('approvals-late')} />
            </>
          )}
        </dd>
        <dt>{t('approvals-until')}</dt>
        <dd>{day(last)}</dd>
        <dt>{t('approvals-fee')}</dt>
        <dd>{fee ? money(fee) : t('approvals-no-fee')}</dd>
        <dt>{t('approvals-prizes')}</dt>
        <dd class="pre">{prizes ? prizes.text : t('approvals-no-prizes')}</dd>
        {prizes && (
          <>
            <dt>{t('approvals-source')}</dt>
            <dd class="pre">{prizes.source}</dd>
          </>
        )}
        {finance && (
          <>
            <dt>{t('approvals-finance')}</dt>
            <dd class="pre">{finance}</dd>
          </>
        )}
      </dl>
      <p class="pre">{plan}</p>
    </>
  );
}

function Steps({ of: { at, by, steps } }: { of: Approval }) {
  const first = { at, by, act: 'apply' as const, text: '', congress: null };
  return (
    <ol class="things">
      {[first, ...steps].map((step) => (
        <li key={step.at + step.act}>
          <div>
            <h4>{t(`approvals-act-${dashed(step.act)}`)}</h4>
            <p class="muted small">
              <When
                at={step.at}
                text={(when) =>
                  step.by ? t('approvals-step', { who: fullName(step.by), when }) : when
                }
              />
            </p>
            {step.congress && <p>{t('approvals-by-congress', { congress: step.congress })}</p>}
            {step.text && <p class="pre">{step.text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
