// Deciding about a withdrawal: which way, for how long the player may not enter, why; with a last look.
import { api } from '../api/client';
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { type Ruling, type WithdrawalCase, type WithdrawalKind } from '../decisions/api';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { Field, FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { fullName } from '../ui/PlayerName';
import { stateText } from './words';

const LONGEST = 2_000;

interface Asked {
  kind: Ruling;
  reason: string;
  suspension_months?: number;
}

interface Props {
  item: WithdrawalCase;
  onChoose: (kind: WithdrawalKind | null) => void;
  onDecided: (item: WithdrawalCase) => void;
}

/** What can be decided now, by this official: a review is the officers' (TR-8.4). */
export function rulingsFor({ withdrawal, may_review, needs_review }: WithdrawalCase): Ruling[] {
  const { state } = withdrawal;
  if (state === 'accepted') return may_review ? ['abused'] : [];
  if (state !== 'requested' && state !== 'offered') return [];
  return [
    ...(may_review || !needs_review ? (['accepted'] as const) : []),
    ...(may_review && state === 'requested' ? (['offered'] as const) : []),
    ...(may_review && state === 'offered' ? (['unaccepted'] as const) : []),
    'death',
  ];
}

const kindOf = (ruling: Ruling | null): WithdrawalKind | null =>
  ruling === null || ruling === 'offered' || ruling === 'abused' ? null : ruling;

export function RuleForm({ item, onChoose, onDecided }: Props) {
  const [ruling, setRuling] = useState<Ruling | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { withdrawal, suspensions } = item;
  const rulings = rulingsFor(item);
  const range = suspensions.find(({ kind }) => kind === kindOf(ruling));
  const choosable = range && range.max > range.min ? range : null;

  const look = async ({ reason = '', months = '' }: Values) => {
    if (!ruling) return undefined;
    setAsked({
      kind: ruling,
      reason: reason.trim(),
      ...(choosable && months !== '' && { suspension_months: Number(months) }),
    });
    return undefined;
  };
  const send = async (): Promise<Problem | null> => {
    if (!asked) return null;
    const { data, error } = await api.POST('/api/director/withdrawals/{id}', {
      params: { path: { id: withdrawal.id } },
      body: { ...asked, version: withdrawal.version },
    });
    if (data) onDecided(data);
    return error ?? null;
  };
  return (
    <>
      <Form
        submit={t('withdraw-desk-look')}
        onSend={look}
        check={({ reason = '' }): Record<string, string> =>
          reason.trim() ? {} : { reason: t('field-required') }
        }
      >
        <FieldFrame
          name="kind"
          label={t('withdraw-desk-kind')}
          hint={ruling ? t(`withdraw-rule-${ruling}`) : undefined}
        >
          {(ties) => (
            <select
              {...ties}
              required
              onChange={(event) => {
                const next = rulings.find((each) => each === event.currentTarget.value) ?? null;
                setRuling(next);
                onChoose(kindOf(next));
              }}
            >
              <option value="">{t('federation-choose')}</option>
              {rulings.map((each) => (
                <option key={each} value={each}>
                  {stateText(each)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        {choosable && (
          <Field
            key={ruling}
            name="months"
            label={t('withdraw-desk-months')}
            hint={t('withdraw-desk-months-hint', { min: choosable.min, max: choosable.max })}
            type="number"
            min={choosable.min}
            max={choosable.max}
            step={1}
            defaultValue={choosable.usual ?? ''}
            required
          />
        )}
        <TextField
          name="reason"
          label={t('withdraw-desk-reason')}
          hint={t('withdraw-desk-reason-hint')}
          maxLength={LONGEST}
        />
      </Form>
      <Confirm
        open={asked !== null}
        title={t('withdraw-desk-confirm')}
        text={asked ? sayText(asked, item) : ''}
        action={t('withdraw-desk-send')}
        danger
        onConfirm={send}
        onClose={() => setAsked(null)}
      >
        <p class="pre">{asked?.reason}</p>
      </Confirm>
    </>
  );
}

/** The decision in sentences: what becomes of the games, and of the player. */
function sayText({ kind, suspension_months: months }: Asked, item: WithdrawalCase): string {
  const who = fullName(item.withdrawal.player);
  const decided = kindOf(kind);
  const fates = item.events.flatMap(({ games }) =>
    games.map((game) => game.consequences.find((each) => each.kind === decided)?.consequence),
  );
  const count = (fate: string) => fates.filter((each) => each === fate).length;
  const usual = item.suspensions.find((each) => each.kind === decided)?.usual ?? 0;
  return [
    t(`withdraw-say-${kind}`, { who }),
    decided &&
      t('withdraw-say-games', {
        adjudicated: count('adjudicate'),
        cancelled: count('cancel'),
        lost: count('default'),
      }),
    decided && (months ?? usual) > 0 && t('withdraw-say-months', { n: months ?? usual }),
  ]
    .filter(Boolean)
    .join(' ');
}
