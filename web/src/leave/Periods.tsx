// The leave that is entered: running, to come, and past; what has not begun can be taken back.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { ChangeLeave, Leave, Problem } from '../api/types';
import { day } from '../format';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { sectionName } from '../sectionName';
import { Tag } from '../ui/Tag';
import type { Span } from './days';
import { type Joint, hasLeave, joint, rest } from './plan';
import { days, spanText } from './words';

/** Of the past this many are shown. */
const PAST = 20;

interface Props {
  leave: Leave;
  onCancel: (body: ChangeLeave) => Promise<Problem | undefined>;
  onDone: (news: string) => void;
}

interface Asked {
  leave: Joint;
  span: Span;
}

export function Periods({ leave, onCancel, onDone }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const total = leave.sections.filter(hasLeave).length;
  const all = joint(leave.sections);
  const present = all.filter(({ period }) => period.state !== 'past');
  const past = all.filter(({ period }) => period.state === 'past').reverse();

  const cancel = async ({ leave: { sections }, span }: Asked) => {
    const ids = sections.map(({ section }) => section.id);
    const problem = await onCancel({ sections: ids, ...span });
    if (!problem) onDone(t('leave-cancelled', { days: spanText(span) }));
    return problem ?? null;
  };
  return (
    <section class="panel pad periods" aria-labelledby="h-periods">
      <h2 id="h-periods">{t('leave-entered')}</h2>
      {present.length === 0 && <p class="muted">{t('leave-entered-none')}</p>}
      <ul>
        {present.map((each) => (
          <PeriodLine key={keyOf(each)} leave={each} total={total}>
            <CancelButton leave={each} today={leave.today} onAsk={setAsked} />
          </PeriodLine>
        ))}
      </ul>
      {past.length > 0 && (
        <details>
          <summary>{t('leave-past', { n: past.length })}</summary>
          <ul>
            {past.slice(0, PAST).map((each) => (
              <PeriodLine key={keyOf(each)} leave={each} total={total} />
            ))}
          </ul>
        </details>
      )}
      <Confirm
        open={asked !== null}
        title={t('leave-cancel-title')}
        text={
          asked
            ? t('leave-cancel-text', {
                days: spanText(asked.span),
                n: asked.leave.sections.length,
              })
            : ''
        }
        action={t('leave-cancel-action')}
        onConfirm={async () => (asked ? cancel(asked) : null)}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}

const keyOf = ({ period }: Joint) => `${period.first} ${period.last} ${period.kind}`;

interface LineProps {
  leave: Joint;
  /** The player's events that have leave. */
  total: number;
  children?: ComponentChildren;
}

function PeriodLine({ leave: { period, sections }, total, children }: LineProps) {
  const names = sections.map(({ section }) => sectionName(section));
  return (
    <li class="period">
      <div>
        <p>
          <b>{spanText(period)}</b> <span class="muted">{days(period.days)}</span>{' '}
          {period.state === 'running' && <Tag strong>{t('leave-running')}</Tag>}{' '}
          {period.kind === 'special' && <Tag>{t('leave-special')}</Tag>}
        </p>
        {sections.length === 1 || total === 1 ? (
          <p class="muted small">{names.join('')}</p>
        ) : (
          <details class="small">
            <summary>
              {sections.length === total
                ? t('leave-in-all', { n: total })
                : t('leave-in-some', { n: sections.length, all: total })}
            </summary>
            <ul class="muted">
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {children}
    </li>
  );
}

interface CancelProps {
  leave: Joint;
  today: string;
  onAsk: (asked: Asked) => void;
}

function CancelButton({ leave, today, onAsk }: CancelProps) {
  const span = rest(leave.period, today);
  if (!span) return null;
  const running = leave.period.state === 'running';
  return (
    <button type="button" class="btn" onClick={() => onAsk({ leave, span })}>
      {running ? t('leave-cancel-rest', { day: day(span.first) }) : t('leave-cancel')}
      <span class="vh"> {spanText(leave.period)}</span>
    </button>
  );
}
