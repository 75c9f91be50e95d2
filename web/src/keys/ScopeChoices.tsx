// What a key may do: at least one of the boxes.
import { useContext, useId } from 'preact/hooks';
import { t } from '../i18n';
import { FieldErrors } from '../ui/Form';
import { Icon } from '../ui/Icon';
import type { Scope } from './scopes';

interface Props {
  scopes: readonly Scope[];
  chosen: ReadonlySet<Scope>;
  onToggle: (scope: Scope) => void;
}

export function ScopeChoices({ scopes, chosen, onToggle }: Props) {
  const id = useId();
  const error = useContext(FieldErrors).scope;
  return (
    <fieldset class="choices">
      <legend>{t('keys-scopes')}</legend>
      {scopes.map((scope, at) => (
        <label key={scope} class="choice">
          <input
            type="checkbox"
            name="scope"
            value={scope}
            checked={chosen.has(scope)}
            aria-invalid={!!error && at === 0}
            aria-describedby={error ? id : undefined}
            onChange={() => onToggle(scope)}
          />
          <span>
            {t(`keys-scope-${scope}`)}
            <small class="muted">{t(`keys-scope-${scope}-text`)}</small>
          </span>
        </label>
      ))}
      {error && (
        <p class="field-error" id={id}>
          <Icon name="warn" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
