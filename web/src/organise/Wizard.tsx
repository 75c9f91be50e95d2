// An announcement, written step by step. What is typed is kept in this tab; going forward sends
// nothing, and a refusal of the server leads back to the field that it is about.
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import type { Announcement } from '../events/api';
import { t } from '../i18n';
import { Form } from '../ui/Form';
import { Icon } from '../ui/Icon';
import { Editing, type Elsewhere } from './DraftContext';
import { Presets } from './Presets';
import { StepDates } from './StepDates';
import { StepHow } from './StepHow';
import { StepPublished } from './StepPublished';
import { StepTime } from './StepTime';
import { StepWhat } from './StepWhat';
import { StepWho } from './StepWho';
import { Summary } from './Summary';
import { type Draft, type FieldName, announcementOf, draftOf, withField } from './draft';
import { type Kept, type Place, keep, readKept } from './kept';
import { FIELD_OF, type Step, looksWrongIn, refusedOf, stepOf, whatIsWrongIn } from './steps';

interface Props {
  /** Under which name the draft is kept. */
  of: string;
  /** A new event; otherwise a change of one, whose code stands. */
  fresh?: boolean;
  start: Kept;
  /** The steps in their order; the summary comes after them. */
  places: readonly Place[];
  /** From the summary; left out where `games` come last. */
  onSend?: (announcement: Announcement) => Promise<Problem | null>;
  /** What helps after a refusal that is about no field; `settle` when it has, so that it is sent again. */
  remedy?: (problem: Problem, settle: () => void) => ComponentChildren;
  /** What is different for an event that was begun elsewhere. */
  elsewhere?: Elsewhere;
  /** What becomes of a preset before it is shown. */
  begin?: (draft: Draft) => Draft;
  /** The place of this name. */
  games?: (given: Given) => ComponentChildren;
}

/** What comes to the last place from those before it. */
export interface Given {
  draft: Draft;
  /** Leads to the field that a refusal is about; false where there is none. */
  onMend: (refusal: Problem) => boolean;
  onBack: () => void;
}

export function Wizard(props: Props) {
  const {
    of,
    fresh = false,
    start,
    places,
    onSend,
    remedy,
    elsewhere,
    begin = same,
    games,
  } = props;
  const [{ draft, place }, setKept] = useState<Kept>(() => readKept(of) ?? start);
  const [refused, setRefused] = useState<Problem | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const here = Math.max(0, places.indexOf(place));

  // With the drawing: a reload right after a letter has that letter.
  useLayoutEffect(() => {
    keep(of, { draft, place });
  }, [draft, place]);
  // After a step, not on arrival: there the page's own heading comes first.
  useEffect(() => {
    if (moved.current && !refused) heading.current?.focus();
    moved.current = true;
  }, [place]);

  const show = (next: Place) => setKept((old) => ({ ...old, place: next }));
  const change = (name: FieldName, value: string) => {
    // What was refused is no longer what stands there.
    setRefused(null);
    setKept((old) => ({ ...old, draft: withField(old.draft, name, value) }));
  };
  const walk = (next: Place | undefined) => {
    setRefused(null);
    if (next) show(next);
  };
  const mend = (problem: Problem): boolean => {
    const field = stepOf(problem.code);
    const to = [field, 'published' as const].find((each) => each && places.includes(each));
    if (!field || !to) return false;
    setRefused(refusedOf(problem, draft));
    show(to);
    return true;
  };
  const send = async () => {
    const problem = await onSend?.(announcementOf(draft));
    if (!problem) {
      keep(of, null);
      return null;
    }
    if (!mend(problem)) setRefused(problem);
    // The dialog closes: the refusal stands where it can be mended.
    return null;
  };

  return (
    <Editing.Provider value={{ draft, change, elsewhere }}>
      <Progress places={places} here={here} onShow={walk} />
      {place === 'preset' ? (
        <section class="panel pad" aria-labelledby="h-step">
          <h2 id="h-step" tabIndex={-1} ref={heading}>
            {t('organise-step-preset')}
          </h2>
          <Presets
            onChoose={(preset) => {
              const next = places[here + 1];
              if (next) setKept({ draft: begin(draftOf(preset)), place: next });
            }}
          />
        </section>
      ) : place === 'games' ? (
        games?.({ draft, onMend: mend, onBack: () => walk(places[here - 1]) })
      ) : place === 'summary' ? (
        <Summary
          draft={draft}
          fresh={fresh}
          problem={refused}
          remedy={(settle) => refused && remedy?.(refused, settle)}
          onSettled={() => setRefused(null)}
          onSend={send}
          onBack={() => walk(places[here - 1])}
        />
      ) : (
        <section class="panel pad" aria-labelledby="h-step">
          <h2 id="h-step" tabIndex={-1} ref={heading}>
            {t(`organise-step-${place}`)}
          </h2>
          <Form
            key={place}
            submit={t(places[here + 1] === 'summary' ? 'organise-look' : 'organise-next')}
            refused={refused}
            fieldOf={FIELD_OF}
            check={() => whatIsWrongIn(place, draft, elsewhere !== undefined)}
            onSend={async () => {
              const problem = await looksWrongIn(place, draft);
              if (!problem) walk(places[here + 1]);
              return problem;
            }}
          >
            <Fields step={place} fresh={fresh} />
          </Form>
          {here > 0 && (
            <button type="button" class="btn quiet" onClick={() => walk(places[here - 1])}>
              <Icon name="back" />
              {t('organise-back')}
            </button>
          )}
        </section>
      )}
    </Editing.Provider>
  );
}

const same = (draft: Draft): Draft => draft;

function Fields({ step, fresh }: { step: Step; fresh: boolean }) {
  switch (step) {
    case 'what':
      return <StepWhat fixedCode={!fresh} />;
    case 'who':
      return <StepWho />;
    case 'how':
      return <StepHow />;
    case 'time':
      return <StepTime />;
    case 'dates':
      return <StepDates />;
    case 'published':
      return <StepPublished />;
  }
}

interface ProgressProps {
  places: readonly Place[];
  here: number;
  onShow: (place: Place) => void;
}

/** Steps behind one can be gone back to; those ahead have to be walked, so that each is looked at. */
function Progress({ places, here, onShow }: ProgressProps) {
  return (
    <nav class="steps" aria-label={t('organise-steps')}>
      <ol>
        {places.map((place, index) => (
          <li key={place} aria-current={index === here ? 'step' : undefined}>
            {index < here ? (
              <button type="button" onClick={() => onShow(place)}>
                {t(`organise-step-${place}`)}
              </button>
            ) : (
              <Fragment>{t(`organise-step-${place}`)}</Fragment>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** What the wizard starts from when nothing is kept. */
export const startAt = (draft: Draft, place: Place): Kept => ({ draft, place });
