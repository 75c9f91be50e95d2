// The passkeys that exist: when each was made and used, its name, and the end of it.
import { useState } from 'preact/hooks';
import type { Passkey, Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/Field';
import { Form } from '../ui/Form';
import { Tag } from '../ui/Tag';
import { When } from '../ui/When';

interface Props {
  passkeys: readonly Passkey[];
  onRename: (id: string, name: string) => Promise<Problem | undefined>;
  onRemove: (id: string) => Promise<Problem | null>;
}

export function PasskeyList({ passkeys, onRename, onRemove }: Props) {
  const [ending, setEnding] = useState<Passkey>();
  const [naming, setNaming] = useState<Passkey>();
  const rename = async (name: string) => {
    const problem = naming && (await onRename(naming.id, name));
    if (!problem) setNaming(undefined);
    return problem;
  };
  return (
    <section class="panel pad" aria-labelledby="h-passkeys">
      <h2 id="h-passkeys">{t('passkeys-own')}</h2>
      {passkeys.length === 0 && <p class="muted">{t('passkeys-none')}</p>}
      <ul class="things">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <div>
              <h3 class="breakable">{passkey.name}</h3>
              {passkey.backed_up && (
                <p class="row">
                  <Tag>{t('passkeys-backed-up')}</Tag>
                </p>
              )}
              <p class="muted small">
                <When at={passkey.created_at} text={(when) => t('passkeys-made', { when })} />
              </p>
              <p class="muted small">
                {passkey.last_used_at ? (
                  <When at={passkey.last_used_at} text={(when) => t('passkeys-used', { when })} />
                ) : (
                  t('passkeys-unused')
                )}
              </p>
            </div>
            <div class="row">
              <button
                type="button"
                class="btn"
                aria-label={t('passkeys-rename-which', { name: passkey.name })}
                onClick={() => setNaming(passkey)}
              >
                {t('passkeys-rename')}
              </button>
              <button
                type="button"
                class="btn"
                aria-label={t('passkeys-remove-which', { name: passkey.name })}
                onClick={() => setEnding(passkey)}
              >
                {t('passkeys-remove')}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={naming !== undefined}
        title={t('passkeys-rename-title')}
        onClose={() => setNaming(undefined)}
      >
        <Form
          submit={t('passkeys-rename')}
          onSend={({ name = '' }) => rename(name)}
          fieldOf={{ invalid_passkey_name: 'name' }}
        >
          <Field
            name="name"
            label={t('passkeys-name')}
            defaultValue={naming?.name ?? ''}
            maxLength={60}
            autoComplete="off"
            required
          />
        </Form>
      </Dialog>
      <Confirm
        open={ending !== undefined}
        title={t('passkeys-remove-title', { name: ending?.name ?? '' })}
        text={t('passkeys-remove-text')}
        action={t('passkeys-remove-action')}
        danger
        onConfirm={() => (ending ? onRemove(ending.id) : Promise.resolve(null))}
        onClose={() => setEnding(undefined)}
      />
    </section>
  );
}
