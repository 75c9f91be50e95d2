// What is to be taken out: the fields follow from the kind.
import { useState } from 'preact/hooks';
import type { OrderExport, Problem } from '../api/types';
import { t } from '../i18n';
import { PlayerField, playerFault } from '../players/PlayerNumber';
import { Field, FieldFrame } from '../ui/Field';
import { Form, type Values } from '../ui/Form';

type Kind = OrderExport['kind'];

interface Props {
  /** The reader's number. */
  me: number;
  /** The federation that the reader acts for. */
  federation: string | undefined;
  onOrder: (body: OrderExport) => Promise<Problem | undefined>;
}

const PERIODS: readonly Kind[] = ['player', 'event', 'period'];

export function OrderForm({ me, federation, onOrder }: Props) {
  const [kind, setKind] = useState<Kind>(federation ? 'federation' : 'person');
  const kinds: Kind[] = ['person', 'player', 'event', 'period'];
  if (federation) kinds.unshift('federation');

  const send = (values: Values) => {
    const { player, event, from, until } = values;
    return onOrder({
      kind,
      ...(player && { player: Number(player) }),
      ...(event && { event: Number(event) }),
      ...(kind === 'federation' && federation && { federation }),
      ...(from && { from }),
      ...(until && { until }),
    });
  };
  const check = ({ player, from, until }: Values): Record<string, string> => {
    if (from && until && until < from) return { until: t('data-period-wrong') };
    return kind === 'player' ? playerFault('player', player) : {};
  };
  const days = kind === 'period';
  return (
    <Form
      key={kind}
      submit={t('data-order')}
      onSend={send}
      check={check}
      fieldOf={{ unknown_player: 'player', unknown_event: 'event' }}
    >
      <FieldFrame
        name="kind"
        label={t('data-kind')}
        hint={kind === 'person' ? t('data-kind-person-text') : undefined}
      >
        {(ties) => (
          <select {...ties} onChange={(event) => setKind(event.currentTarget.value as Kind)}>
            {kinds.map((one) => (
              <option key={one} value={one} selected={one === kind}>
                {t(`data-kind-${one}`, { federation: federation ?? '' })}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {kind === 'player' && <PlayerField name="player" first={String(me)} />}
      {kind === 'event' && (
        <Field name="event" label={t('data-event')} hint={t('data-event-hint')} {...NUMBER} />
      )}
      {PERIODS.includes(kind) && (
        <>
          <Field name="from" label={t('data-from')} type="date" required={days} />
          <Field
            name="until"
            label={t('data-until')}
            hint={t(days ? 'data-period-hint' : 'data-period-optional')}
            type="date"
            required={days}
          />
        </>
      )}
    </Form>
  );
}

const NUMBER = {
  type: 'number',
  min: 1,
  max: 4_294_967_295,
  step: 1,
  inputMode: 'numeric',
  required: true,
} as const;
