// The form with which somebody plays in place of another player: who, instead of whom and why, and a last look.
import { useEffect, useRef, useState } from 'preact/hooks';
import { problemText } from '../api/problem';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { isNumber, usePlayer } from '../players/lookUp';
import { PlayerNumber } from '../players/PlayerNumber';
import { sectionText } from '../sectionName';
import { Choices } from '../ui/Choices';
import { Cited } from '../ui/Cited';
import { FieldFrame, TextField } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { Skeleton } from '../ui/Skeleton';
import { LONGEST } from '../ui/WriteDialog';
import type { EventView } from './api';
import { FIELD_OF, byName, listName, listedIn } from './newcomers';
import type { SectionGlance } from './sectionLines';
import { useReplacement } from './useReplacement';
import { useSections } from './useSections';
import { money } from './words';

interface Props {
  event: EventView;
  /** The last look is asked for. */
  onLook: () => void;
  onDone: (event: EventView, told: string) => void;
}

export function NewcomerForm({ event, onLook, onDone }: Props) {
  const { sections, problem, load } = useSections(event);
  const box = useRef<HTMLDivElement>(null);
  const retried = useRef(false);
  // The button is gone with the failure.
  useEffect(() => {
    if (sections && retried.current) box.current?.querySelector('select')?.focus();
    if (sections) retried.current = false;
  }, [sections]);
  const retry = () => {
    retried.current = true;
    void load();
  };
  return (
    <div ref={box}>
      {sections && <Filled event={event} sections={sections} onLook={onLook} onDone={onDone} />}
      {!sections && !problem && <Skeleton height="340px" />}
      {/* No alert: the list of the sections has one already. */}
      {!sections && problem && (
        <>
          <p>
            <Cited text={problemText(problem)} />
          </p>
          <button type="button" class="btn" onClick={retry}>
            {t('retry')}
          </button>
        </>
      )}
    </div>
  );
}

function Filled({
  event,
  sections,
  onLook,
  onDone,
}: Props & { sections: readonly SectionGlance[] }) {
  const [newcomer, setNewcomer] = useState('');
  const [paid, setPaid] = useState<ReadonlySet<'paid'>>(new Set());
  // How often somebody was replaced: the fields are empty again, while the button keeps the focus.
  const [times, setTimes] = useState(0);
  const found = usePlayer(newcomer);
  const { fee } = event.announcement;
  const { ask, question } = useReplacement(event, found, (next, told) => {
    onDone(next, told);
    setNewcomer('');
    setPaid(new Set());
    setTimes(times + 1);
  });

  const check = ({ reason = '' }: Values): Record<string, string> => {
    if (!isNumber(newcomer)) return { newcomer: t('player-number-wrong') };
    if (found === null) return { newcomer: t('player-no-such') };
    if (listedIn(sections, Number(newcomer)))
      return { newcomer: t('error-newcomer-plays-already') };
    return reason.trim() ? {} : { reason: t('field-required') };
  };
  const look = (values: Values) => {
    const replaced = Number(values.replaced);
    const listed = listedIn(sections, replaced);
    if (!listed) return Promise.resolve(undefined);
    onLook();
    const reason = (values.reason ?? '').trim();
    const body = { replaced, newcomer: Number(newcomer), reason };
    return ask(fee ? { ...body, fee_paid: paid.has('paid') } : body, listed);
  };
  return (
    <>
      <Form submit={t('events-newcomer-look')} onSend={look} check={check} fieldOf={FIELD_OF}>
        <Fields
          key={times}
          fee={fee && money(fee)}
          sections={sections}
          newcomer={newcomer}
          onNewcomer={setNewcomer}
          paid={paid}
          onPaid={setPaid}
        />
      </Form>
      <Confirm {...question} action={t('events-newcomer-action')} />
    </>
  );
}

interface FieldsProps {
  /** In words, where there is one. */
  fee: string | null;
  sections: readonly SectionGlance[];
  newcomer: string;
  onNewcomer: (typed: string) => void;
  paid: ReadonlySet<'paid'>;
  onPaid: (paid: ReadonlySet<'paid'>) => void;
}

function Fields({ fee, sections, newcomer, onNewcomer, paid, onPaid }: FieldsProps) {
  return (
    <>
      <FieldFrame name="replaced" label={t('events-newcomer-replaced')}>
        {(ties) => (
          <select {...ties} required>
            <option value="">{t('events-newcomer-choose')}</option>
            {sections.map(({ id, name, players }) => (
              <optgroup key={id} label={sectionText(name)}>
                {byName(players).map((player) => (
                  <option key={player.id} value={player.id}>
                    {listName(player)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </FieldFrame>
      <PlayerNumber
        name="newcomer"
        label={t('events-newcomer-instead')}
        value={newcomer}
        onChange={onNewcomer}
        required
      />
      <TextField
        name="reason"
        label={t('events-reason')}
        hint={t('events-newcomer-hint')}
        maxLength={LONGEST}
      />
      {fee && (
        <Choices
          name="fee"
          label={t('events-newcomer-fee')}
          options={[['paid', t('events-newcomer-paid', { fee })]]}
          chosen={paid}
          onChange={onPaid}
        />
      )}
    </>
  );
}
