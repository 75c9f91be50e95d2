// Which entries are chosen, and what can be decided about them together.
import type { Entry } from '../events/api';
import { dashed, t } from '../i18n';
import { decisionsForAll } from './bulk';
import type { Bulk } from './useBulk';

interface Props {
  bulk: Bulk;
  /** All that the filter shows, drawn or not. */
  shown: readonly Entry[];
  chosen: readonly Entry[];
  fee: boolean;
  onAll: (all: boolean) => void;
  onNone: () => void;
}

export function BulkBar({ bulk, shown, chosen, fee, onAll, onNone }: Props) {
  const ids = new Set(chosen.map(({ player }) => player.id));
  const here = shown.filter(({ player }) => ids.has(player.id)).length;
  const all = shown.length > 0 && here === shown.length;
  return (
    <div class={chosen.length ? 'bulk-bar chosen' : 'bulk-bar'}>
      <label class="bulk-all">
        <input
          type="checkbox"
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = here > 0 && !all;
          }}
          onChange={({ currentTarget }) => onAll(currentTarget.checked)}
        />
        {t('organise-bulk-all', { n: shown.length })}
      </label>
      <p class="small" role="status">
        {chosen.length > 0 && t('organise-bulk-chosen', { n: chosen.length })}
        {chosen.length > here && ` ${t('organise-bulk-hidden', { n: chosen.length - here })}`}
      </p>
      {chosen.length > 0 && (
        <div class="bulk-do" role="group" aria-label={t('organise-bulk-decide')}>
          {decisionsForAll(chosen, fee).map((decision) => (
            <button
              key={decision}
              type="button"
              class="btn small"
              onClick={() => bulk.ask(decision, chosen)}
            >
              {t(`organise-bulk-${dashed(decision)}`)}
            </button>
          ))}
          <button type="button" class="btn small quiet" onClick={onNone}>
            {t('organise-bulk-none')}
          </button>
        </div>
      )}
    </div>
  );
}
