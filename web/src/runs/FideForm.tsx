// Takes ratings and titles over from the FIDE list; what is wrong with the file is told line by line.
import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { Confirm } from '../game/Confirm';
import { api } from '../api/client';
import type { components } from '../api/schema';
import { Field } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { TextFileField } from '../ui/TextFileField';
import { LineErrors } from './LineErrors';
import { CSV, LIST_BYTES, NOTHING, quarterFault, rowsOf } from './files';
import { useTaking } from './useTaking';

export type Taken = components['schemas']['FideRatings'];
type Sent = components['schemas']['SetFideRatings'];

export function FideForm({ onTaken }: { onTaken: (taken: Taken) => void }) {
  const { asked, errors, ask, take, close } = useTaking(
    (body: Sent) => api.POST('/api/fide-ratings', { body }),
    onTaken,
  );
  const [csv, setCsv] = useState(NOTHING);
  const look = async (values: Values) => {
    ask({ list: (values.list ?? '').trim(), csv: await csv });
    return undefined;
  };
  return (
    <>
      <Form
        submit={t('runs-import-look')}
        onSend={look}
        check={({ list }) => quarterFault('list', list)}
      >
        <div class="pair">
          <Field
            name="list"
            label={t('runs-fide-list')}
            hint={t('runs-fide-list-hint')}
            autoComplete="off"
            required
          />
          <TextFileField
            name="fide"
            label={t('runs-fide-file')}
            hint={t('runs-fide-file-hint')}
            accept={CSV}
            bytesMax={LIST_BYTES}
            required
            onText={setCsv}
          />
        </div>
      </Form>
      {errors.length > 0 && <LineErrors errors={errors} />}
      <Confirm
        open={asked !== null}
        title={t('runs-fide-confirm')}
        text={t('runs-fide-text', { n: rowsOf(asked?.csv ?? ''), list: asked?.list ?? '' })}
        action={t('runs-import-action')}
        onConfirm={take}
        onClose={close}
      />
    </>
  );
}
