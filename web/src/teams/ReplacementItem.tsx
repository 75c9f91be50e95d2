// A replacement: for whom, why, how far it is, who plays on, and what can be done about it.
import type { ComponentChildren } from 'preact';
import type { Problem } from '../api/types';
import { Moment } from '../events/Moment';
import { dashed, t } from '../i18n';
import { PlayerName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import { ReplacementActions } from './ReplacementActions';
import { StatusPart } from './StatusPart';
import type { Replaced, Replacement, ReplacementList, RuleSet } from './api';
import { isOpen } from './replacements';

interface Props {
  list: ReplacementList;
  it: Replacement;
  rules: RuleSet;
  onDone: (replaced: Replaced, told: string) => Problem | null;
}

export function ReplacementItem({ list, it, rules, onDone }: Props) {
  const { number, board, replaced, state } = it;
  const title = `h-replacement-${number}`;
  return (
    <article class="panel pad replacement" aria-labelledby={title}>
      <header>
        <h3 id={title}>
          {t('section-board', { n: String(board) })}:{' '}
          <PlayerName player={replaced} rating={false} />
        </h3>
        <Tag
          strong={state === 'named' || state === 'seated'}
          tone={state === 'asked' || state === 'lapsed' ? 'amber' : undefined}
        >
          {t(`replacements-state-${dashed(state)}`)}
        </Tag>
      </header>
      <Facts it={it} />
      {isOpen(it) && it.clocks_stand && <p class="note small">{t('replacements-clocks-stand')}</p>}
      {it.status && (
        <StatusPart list={list} it={it} status={it.status} rules={rules} onDone={onDone} />
      )}
      <ReplacementActions list={list} it={it} rules={rules} onDone={onDone} />
    </article>
  );
}

const askedBy = ({ by, by_team: team }: Replacement): string => {
  if (!by) return 'server';
  return team ? 'team' : 'director';
};

function Facts({ it }: { it: Replacement }) {
  const { state, substitute, from, handicap_days: handicap } = it;
  return (
    <dl class="kv">
      <Fact name={t('replacements-ground')}>{t(`replacements-ground-${dashed(it.ground)}`)}</Fact>
      {it.reason && (
        <Fact name={t('events-reason')}>
          <span class="pre">{it.reason}</span>
        </Fact>
      )}
      <Fact name={t('replacements-asked-by', { who: askedBy(it) })}>
        {it.by && (
          <>
            <PlayerName player={it.by} rating={false} />,{' '}
          </>
        )}
        <Moment at={it.at} />
      </Fact>
      {substitute && (
        <Fact name={t('replacements-substitute')}>
          <PlayerName player={substitute} link />
        </Fact>
      )}
      {(state === 'asked' || state === 'lapsed') && (
        <Fact name={t('replacements-naming', { late: state === 'lapsed' ? 'yes' : 'no' })}>
          <Moment at={it.until} />
        </Fact>
      )}
      {isOpen(it) && it.otherwise && (
        <Fact name={t('replacements-otherwise')}>
          {t(`replacements-otherwise-${it.otherwise}`)}
        </Fact>
      )}
      {from && (
        <Fact name={t('replacements-plays-from')}>
          <Moment at={from} />
        </Fact>
      )}
      {handicap !== null && handicap > 0 && (
        <Fact name={t('replacements-handicap')}>
          {t('replacements-handicap-days', { n: handicap })}
        </Fact>
      )}
      {it.decided_at && (
        <Fact name={t(`replacements-state-${dashed(state)}-at`)}>
          <Moment at={it.decided_at} />
        </Fact>
      )}
      {it.decided_reason && (
        <Fact name={t('replacements-decided-reason')}>
          <span class="pre">{it.decided_reason}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
