// Having the server put the sections together: balanced by rating, federations spread.
import { useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { dateTimeUtc } from '../format';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { Field } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import type { Round } from './beacon';
import { sizesIn } from './proposal';

interface Props {
  /** There are sections, which would be lost. */
  again: boolean;
  /** Teams play, and are what is counted. */
  teams?: boolean;
  /** Players who have been accepted. */
  accepted: number;
  /** The size that the event announces. */
  size: number;
  /** Which public value could be mixed into the lots; nothing where they are committed to. */
  round: Round | undefined;
  onMake: (sizes: number[] | undefined, beacon?: string) => Promise<Problem | null>;
}

export function MakeAnew({ again, teams = false, accepted, size, round, onMake }: Props) {
  const [asked, setAsked] = useState<{ sizes: number[] | undefined } | null>(null);

  const check = ({ sizes = '' }: Values): Record<string, string> => {
    if (!sizes.trim()) return {};
    const read = sizesIn(sizes);
    if (!read) return { sizes: t('organise-sizes-wrong') };
    const sum = read.reduce((total, each) => total + each, 0);
    const many = teams ? 'organise-teams-sizes-many' : 'organise-sizes-many';
    return sum > accepted ? { sizes: t(many, { n: sum, all: accepted }) } : {};
  };
  const send = async ({ sizes = '', beacon = '' }: Values) => {
    const read = sizes.trim() ? (sizesIn(sizes) ?? undefined) : undefined;
    if (!again) return (await onMake(read, beacon.trim())) ?? undefined;
    setAsked({ sizes: read });
    return undefined;
  };
  return (
    <>
      <Form
        submit={t(again ? 'organise-make-again' : 'organise-make')}
        onSend={send}
        check={check}
        fieldOf={{ beacon_does_not_fit: 'beacon' }}
      >
        <Field
          name="sizes"
          label={t('organise-sizes')}
          hint={t(teams ? 'organise-teams-sizes-hint' : 'organise-sizes-hint', {
            n: size,
            all: accepted,
          })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={400}
        />
        {round && !again && (
          <Field
            name="beacon"
            label={t('organise-beacon')}
            hint={t('organise-beacon-hint', { when: dateTimeUtc(round.at) })}
            defaultValue={round.name}
            autoComplete="off"
            maxLength={200}
          />
        )}
      </Form>
      <Confirm
        open={asked !== null}
        title={t('organise-make-confirm')}
        text={t('organise-make-text')}
        action={t('organise-make-action')}
        onConfirm={() => onMake(asked?.sizes)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
