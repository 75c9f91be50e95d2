// A button that copies a text, and beside it what came of that.
import type { RefObject } from 'preact';
import { t } from '../i18n';
import { useCopy } from './useCopy';

interface Props {
  /** What the text is, for whoever does not see it. */
  label: string;
  text: string;
  /** Where it stands, to be selected where the browser does not let us copy. */
  place: RefObject<HTMLElement | null>;
  quiet?: boolean;
}

export function CopyRow({ label, text, place, quiet = false }: Props) {
  const { copy, news } = useCopy(text, place);
  return (
    <div class="row">
      <button type="button" class={quiet ? 'btn quiet' : 'btn'} onClick={() => void copy()}>
        {t('game-copy')}
        <span class="vh">: {label}</span>
      </button>
      <span role="status" class="small">
        {news}
      </span>
    </div>
  );
}
