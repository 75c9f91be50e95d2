// Which games: by player, opening and result, and in a fold by everything else. Nothing changes before it is sent.
import { useEffect, useRef, useState } from 'preact/hooks';
import { PlayerNumber, playerFault } from '../players/PlayerNumber';
import { t } from '../i18n';
import { VARIANTS } from '../rules/rules';
import { FieldFrame } from '../ui/Field';
import { Form } from '../ui/Form';
import { federationOptions } from '../ui/federations';
import { NumberInput, SelectInput, TextInput } from '../ui/inputs';
import { show } from './address';
import {
  ENDINGS,
  type Filters,
  KEYS,
  KINDS,
  type Key,
  OWN_RESULTS,
  RESULTS,
  type Wanted,
  changed,
  cleared,
  countOf,
  reversed,
  wantedOf,
} from './filters';
import { endingText } from './words';

interface Props {
  filters: Filters;
  /** The name of the event whose games are wanted, where it is known. */
  event: string | undefined;
  /** Where the reader finds what was found. */
  onShow: () => void;
}

/** What stands in a field, and how it is changed. */
type Tie = (name: Key) => { name: Key; value: string; onChange: (value: string) => void };

const REST = KEYS.slice(KEYS.indexOf('eco') + 1);

export function FilterForm({ filters, event, onShow }: Props) {
  const [draft, setDraft] = useState<Wanted>(filters);
  const told = JSON.stringify(KEYS.map((key) => filters[key]));
  // Back and forward change the address.
  useEffect(() => setDraft(filters), [told]);
  const rest = useRef<HTMLDetailsElement>(null);
  const tie: Tie = (name) => ({
    name,
    value: draft[name],
    onChange: (value) => setDraft((old) => ({ ...old, [name]: value })),
  });
  const send = () => {
    show(
      changed(
        filters,
        wantedOf((key) => draft[key]),
      ),
    );
    onShow();
    return Promise.resolve(undefined);
  };
  /** What is wrong in a field is told there: it has to be in sight. */
  const unfold = () => {
    const wrong = rest.current?.querySelector(':invalid') ?? reversed(draft)[0];
    if (rest.current && wrong) rest.current.open = true;
  };
  return (
    <div onSubmitCapture={unfold}>
      <Form submit={t('archive-show')} onSend={send} check={() => faults(draft)}>
        <div class="fields">
          <People draft={draft} tie={tie} />
          <TextInput {...tie('opening')} label={t('archive-opening')} maxLength={60} />
          {filters.family && <FamilyInput tie={tie} family={filters.family} />}
          <TextInput {...tie('eco')} label={t('archive-eco')} maxLength={10} spellcheck={false} />
        </div>
        <details ref={rest} open={REST.some((key) => filters[key])}>
          <summary>{t('archive-more-filters')}</summary>
          <div class="fields">
            <Numbers tie={tie} />
            <Kinds tie={tie} event={event} />
          </div>
        </details>
      </Form>
    </div>
  );
}

function faults(draft: Wanted): Record<string, string> {
  const { player, opponent } = draft;
  const ranges = reversed(draft).map(
    (key) => [key, t(key === 'until' ? 'archive-day-before' : 'archive-number-less')] as const,
  );
  return {
    ...Object.fromEntries(ranges),
    ...(player.trim() && playerFault('player', player)),
    ...(player.trim() && opponent.trim() && playerFault('opponent', opponent)),
  };
}

function People({ draft, tie }: { draft: Wanted; tie: Tie }) {
  const own = draft.player.trim() !== '';
  const results = own ? [...OWN_RESULTS, 'white', 'black'] : RESULTS;
  return (
    <>
      <PlayerNumber {...tie('player')} label={t('archive-player')} />
      {own && (
        <>
          <SelectInput
            {...tie('color')}
            label={t('archive-color')}
            options={[
              ['', t('archive-color-any')],
              ['white', t('archive-color-white')],
              ['black', t('archive-color-black')],
            ]}
          />
          <PlayerNumber {...tie('opponent')} label={t('archive-opponent')} />
        </>
      )}
      <SelectInput
        {...tie('result')}
        label={t('archive-result')}
        options={[
          ['', t('archive-any')],
          ...results.map((each) => [each, t(`archive-result-${each}`)] as const),
        ]}
      />
    </>
  );
}

/** Comes with the address from a player's page. Nobody need know how it is spelt, but it can be taken away. */
function FamilyInput({ tie, family }: { tie: Tie; family: string }) {
  const { name, value, onChange } = tie('family');
  return (
    <FieldFrame name={name} label={t('archive-family')}>
      {(ties) => (
        <select {...ties} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">{t('archive-any')}</option>
          <option value={family} lang="en">
            {family}
          </option>
        </select>
      )}
    </FieldFrame>
  );
}

/** The first days that were played by post are long ago; the server knows no later one. */
function DayInput({ tie, name, label }: { tie: Tie; name: Key; label: string }) {
  const { value, onChange } = tie(name);
  return (
    <FieldFrame name={name} label={label}>
      {(ties) => (
        <input
          {...ties}
          type="date"
          min="1900-01-01"
          max="2999-12-31"
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

function Numbers({ tie }: { tie: Tie }) {
  const rating = { min: 1, max: 3999, optional: true };
  const moves = { min: 1, max: 999, optional: true };
  return (
    <>
      <DayInput tie={tie} name="from" label={t('archive-from')} />
      <DayInput tie={tie} name="until" label={t('archive-until')} />
      <NumberInput {...tie('rating_from')} {...rating} label={t('archive-rating-from')} />
      <NumberInput {...tie('rating_to')} {...rating} label={t('archive-rating-to')} />
      <NumberInput {...tie('moves_from')} {...moves} label={t('archive-moves-from')} />
      <NumberInput {...tie('moves_to')} {...moves} label={t('archive-moves-to')} />
    </>
  );
}

function Kinds({ tie, event }: { tie: Tie; event: string | undefined }) {
  const any = ['', t('archive-any')] as const;
  return (
    <>
      <SelectInput
        {...tie('ending')}
        label={t('archive-ending')}
        options={[any, ...ENDINGS.map((each) => [each, endingText(each)] as const)]}
      />
      <SelectInput
        {...tie('variant')}
        label={t('archive-variant')}
        options={[any, ...VARIANTS.map((each) => [each, t(`variant-${each}`)] as const)]}
      />
      <SelectInput
        {...tie('kind')}
        label={t('archive-kind')}
        options={[any, ...KINDS.map((each) => [each, t(`archive-kind-${each}`)] as const)]}
      />
      <SelectInput
        {...tie('federation')}
        label={t('federation')}
        options={[any, ...federationOptions()]}
      />
      <NumberInput
        {...tie('event')}
        min={1}
        max={4_294_967_295}
        optional
        label={t('archive-event')}
        hint={event ?? t('archive-event-hint')}
      />
    </>
  );
}

/** The form in a fold, which is open where there is room for it. */
export function FilterPanel({ open, ...props }: Props & { open: boolean }) {
  const count = countOf(props.filters);
  return (
    <details class="panel pad filters" open={open}>
      <summary>
        <h2>{count ? t('archive-filters-set', { n: count }) : t('archive-filters')}</h2>
      </summary>
      <FilterForm {...props} />
      {count > 0 && (
        <button
          type="button"
          class="btn quiet"
          onClick={() => {
            show(cleared(props.filters));
            props.onShow();
          }}
        >
          {t('archive-clear')}
        </button>
      )}
    </details>
  );
}
