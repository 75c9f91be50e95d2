// People whom an event names to decide about it, and for whoever may say so: adding somebody, and taking somebody
// away.
import { useRef, useState } from 'preact/hooks';
import type { Player, Problem } from '../api/types';
import { t } from '../i18n';
import { PlayerField, playerFault } from '../players/PlayerNumber';
import { Failure } from '../ui/Failure';
import { Form } from '../ui/Form';
import { PlayerName, fullName } from '../ui/PlayerName';

interface Props {
  /** The first part of the names of its texts: "events-" and the kind. */
  kind: 'organiser' | 'deputy';
  title: string;
  /** What they do, and who can be named. */
  text: string;
  people: readonly Player[];
  mayName: boolean;
  /** So many always stay. */
  least: number;
  /** The field to which a code of the server belongs. */
  fieldOf: Readonly<Record<string, string>>;
  onName: (player: number, named: boolean) => Promise<Problem | null>;
}

export function NamedPeople(props: Props) {
  const { kind, title, text, people, mayName, least, fieldOf, onName } = props;
  const [problem, setProblem] = useState<Problem | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = async (player: number) => {
    const refusal = await onName(player, false);
    setProblem(refusal);
    // The button that was pressed is gone.
    if (!refusal) heading.current?.focus();
  };
  return (
    <section class="panel pad" aria-labelledby={`h-${kind}`}>
      <h2 id={`h-${kind}`} tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {people.length > 0 && (
        <ul class="organisers">
          {people.map((person) => (
            <li key={person.id}>
              <PlayerName player={person} rating={false} link />
              {mayName && people.length > least && (
                <button
                  type="button"
                  class="btn quiet"
                  aria-label={t(`events-${kind}-remove-of`, { name: fullName(person) })}
                  onClick={() => void remove(person.id)}
                >
                  {t('events-organiser-remove')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {problem && <Failure problem={problem} />}
      {mayName && (
        <>
          <p class="small muted">{text}</p>
          <Form
            submit={t(`events-${kind}-add`)}
            check={({ player }) => playerFault('player', player)}
            fieldOf={fieldOf}
            onSend={async ({ player = '' }) => (await onName(Number(player), true)) ?? undefined}
          >
            <PlayerField key={people.length} name="player" />
          </Form>
        </>
      )}
    </section>
  );
}
