// Keys that exist: what each may do, when it was last used, and the end of it.
import { useState } from 'preact/hooks';
import type { Key, Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { Tag } from '../ui/Tag';
import { When } from '../ui/When';

interface Props {
  title: string;
  keys: readonly Key[];
  /** The reader: whoever else has made a key of the federation is named. */
  me: number;
  onRevoke: (id: string) => Promise<Problem | null>;
}

export function KeyList({ title, keys, me, onRevoke }: Props) {
  const [ending, setEnding] = useState<Key>();
  return (
    <section class="panel pad" aria-label={title}>
      <h2>{title}</h2>
      {keys.length === 0 && <p class="muted">{t('keys-none')}</p>}
      <ul class="things">
        {keys.map((key) => (
          <li key={key.id}>
            <div>
              <h3>{key.name}</h3>
              <p class="row">
                {key.scopes.map((scope) => (
                  <Tag key={scope}>{t(`keys-scope-${scope}`)}</Tag>
                ))}
              </p>
              <p class="muted small">
                <code>posthorn_{key.id}_…</code>
              </p>
              <p class="muted small">
                <When at={key.created_at} text={(when) => t('keys-made', { when })} />
                {key.made_by !== me && (
                  <>
                    {' '}
                    <a href={`/player/${key.made_by}`}>{t('keys-made-by', { id: key.made_by })}</a>
                  </>
                )}
              </p>
              <p class="muted small">
                {key.last_used_at ? (
                  <When at={key.last_used_at} text={(when) => t('keys-used', { when })} />
                ) : (
                  t('keys-unused')
                )}
              </p>
              <p class="muted small">
                {key.expires_at ? (
                  <When at={key.expires_at} text={(when) => t('keys-until', { when })} />
                ) : (
                  t('keys-until-revoked')
                )}
              </p>
            </div>
            <button
              type="button"
              class="btn"
              aria-label={t('keys-revoke-which', { name: key.name })}
              onClick={() => setEnding(key)}
            >
              {t('keys-revoke')}
            </button>
          </li>
        ))}
      </ul>
      <Confirm
        open={ending !== undefined}
        title={t('keys-revoke-title', { name: ending?.name ?? '' })}
        text={t('keys-revoke-text')}
        action={t('keys-revoke-action')}
        danger
        onConfirm={() => (ending ? onRevoke(ending.id) : Promise.resolve(null))}
        onClose={() => setEnding(undefined)}
      />
    </section>
  );
}
