// Takes ratings over from the FIDE list; what is wrong with the file is told line by line.
import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { Confirm } from '../game/Confirm';
import { api } from '../api/client';
import type { components } from '../api/schema';
import type { LineError } from '../ratings/api';
import { Field } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { LineErrors } from './LineErrors';
import { rowsOf, textOf } from './files';

export type Taken = components['schemas']['FideRatings'];

export function FideForm({ onTaken }: { onTaken: (taken: Taken) => void }) {
  const [asked, setAsked] = useState<string | null>(null);
  const [errors, setErrors] = useState<readonly LineError[]>([]);

  const look = async (values: Values) => {
    setErrors([]);
    setAsked(await textOf(values.fide));
    return undefined;
  };
  const send = async () => {
    if (asked === null) return null;
    const { data, error } = await api.POST('/api/fide-ratings', { body: { csv: asked } });
    if (data) onTaken(data);
    setErrors(error?.errors ?? []);
    return error?.errors?.length ? null : (error ?? null);
  };
  return (
    <>
      <Form submit={t('runs-import-look')} onSend={look}>
        <Field
          name="fide"
          label={t('runs-fide-file')}
          hint={t('runs-fide-file-hint')}
          type="file"
          accept=".csv,text/csv"
          required
        />
      </Form>
      {errors.length > 0 && <LineErrors errors={errors} />}
      <Confirm
        open={asked !== null}
        title={t('runs-fide-confirm')}
        text={t('runs-fide-text', { n: rowsOf(asked ?? '') })}
        action={t('runs-import-action')}
        onConfirm={send}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
