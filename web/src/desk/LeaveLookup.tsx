// Whose leave, and in which event.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem, Section } from '../api/types';
import { t } from '../i18n';
import { PlayerField, playerFault } from '../players/PlayerNumber';
import { sectionName } from '../sectionName';
import { Field, FieldFrame } from '../ui/Field';
import { Form, type Values } from '../ui/Form';

interface Props {
  /** What the address names. */
  section: string;
  player: string;
  onOpen: (section: number, player: number) => Promise<Problem | undefined>;
}

const NUMBER = /^[1-9]\d{0,9}$/;

function check({ section = '', player = '' }: Values): Record<string, string> {
  if (!NUMBER.test(section.trim())) return { section: t('book-number-wrong') };
  return playerFault('player', player);
}

export function LeaveLookup({ section, player, onOpen }: Props) {
  const [sections, setSections] = useState<Section[] | null>(null);
  useEffect(() => {
    void api.GET('/api/director/outages').then(({ data }) => setSections(data?.sections ?? []));
  }, []);
  if (!sections) return null;
  return (
    <Form
      submit={t('book-open')}
      check={check}
      fieldOf={{ unknown_section: 'player', unknown_player: 'player' }}
      onSend={({ section: number, player: who }) => onOpen(Number(number), Number(who))}
    >
      <div class="pair">
        {sections.length ? (
          <FieldFrame name="section" label={t('leave-event')}>
            {(ties) => (
              <select {...ties} required>
                <option value="">{t('federation-choose')}</option>
                {sections.map((each) => (
                  <option key={each.id} value={each.id} selected={String(each.id) === section}>
                    {sectionName(each)}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        ) : (
          // Without the list the number does as well.
          <Field
            name="section"
            label={t('book-section-number')}
            inputMode="numeric"
            defaultValue={section}
            required
          />
        )}
        <PlayerField name="player" first={player} />
      </div>
    </Form>
  );
}
