// The event that this one goes on from: which it is, and how many of each of its sections advance.
import { useContext } from 'preact/hooks';
import { useEvent } from '../events/useEvent';
import { t } from '../i18n';
import { Editing } from './DraftContext';
import { DraftNumber } from './fields';
import { ADVANCING_MAX, ADVANCING_MIN } from './rounds';
import { isSwiss } from './swiss';

/** Nothing where players enter. */
export function PreviousRound() {
  const { draft, change } = useContext(Editing);
  if (!draft.previous) return null;
  const leave = (form: HTMLFormElement | null) => {
    change('previous', '');
    // The button that was pressed goes away; who may enter is to be said now.
    form?.querySelector<HTMLElement>('[name="entry"]')?.focus();
  };
  return (
    <fieldset>
      <legend>{t('organise-previous')}</legend>
      <Named id={Number(draft.previous)} />
      <p class="field-hint">{t('organise-previous-hint')}</p>
      {isSwiss(draft) ? (
        <p>{t('organise-previous-everybody')}</p>
      ) : (
        <DraftNumber
          name="advancing"
          label={t('organise-advancing')}
          min={ADVANCING_MIN}
          max={ADVANCING_MAX}
        />
      )}
      <p class="row">
        <button
          type="button"
          class="btn quiet"
          onClick={({ currentTarget }) => leave(currentTarget.form)}
        >
          {t('organise-previous-leave')}
        </button>
      </p>
    </fieldset>
  );
}

/** By name, once it is known: a number says nothing of whether it is the right one. */
function Named({ id }: { id: number }) {
  const { event } = useEvent(id);
  return (
    <p>
      <a href={`/events/${id}`}>
        {event?.announcement.name ?? t('organise-previous-number', { n: String(id) })}
      </a>
    </p>
  );
}
