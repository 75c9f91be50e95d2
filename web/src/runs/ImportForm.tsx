// Takes over a first list from a file; what is wrong with the file is told line by line.
import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { Confirm } from '../game/Confirm';
import { api } from '../api/client';
import type { ListHead, NewList } from '../ratings/api';
import { poolText } from '../ratings/words';
import { Field } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { TextFileField } from '../ui/TextFileField';
import { LineErrors } from './LineErrors';
import { PoolField, RuleSetField, poolOf, ruleSetOf } from './fields';
import { CSV, LIST_BYTES, NOTHING, quarterFault, rowsOf } from './files';
import { useTaking } from './useTaking';

export function ImportForm({ onImported }: { onImported: (list: ListHead) => void }) {
  const { asked, errors, ask, take, close } = useTaking(
    (body: NewList) => api.POST('/api/rating-lists', { body }),
    onImported,
  );
  const [csv, setCsv] = useState(NOTHING);
  const [history, setHistory] = useState(NOTHING);
  const look = async (values: Values) => {
    ask({
      pool: poolOf(values),
      quarter: (values.quarter ?? '').trim(),
      rule_set: ruleSetOf(values),
      csv: await csv,
      history: await history,
    });
    return undefined;
  };
  return (
    <>
      <Form
        submit={t('runs-import-look')}
        onSend={look}
        check={({ quarter }) => quarterFault('quarter', quarter)}
      >
        <div class="pair">
          <PoolField />
          <RuleSetField />
        </div>
        <div class="pair">
          <Field
            name="quarter"
            label={t('runs-quarter')}
            hint={t('runs-quarter-hint')}
            autoComplete="off"
            required
          />
          <TextFileField
            name="file"
            label={t('runs-file')}
            hint={t('runs-file-hint')}
            accept={CSV}
            bytesMax={LIST_BYTES}
            required
            onText={setCsv}
          />
        </div>
        <TextFileField
          name="history"
          label={t('runs-history')}
          hint={t('runs-history-hint')}
          accept={CSV}
          bytesMax={LIST_BYTES}
          onText={setHistory}
        />
      </Form>
      {errors.length > 0 && <LineErrors errors={errors} />}
      <Confirm
        open={asked !== null}
        title={t('runs-import-confirm')}
        text={asked ? confirmText(asked) : ''}
        action={t('runs-import-action')}
        onConfirm={take}
        onClose={close}
      />
    </>
  );
}

const confirmText = ({ csv, pool, quarter }: NewList): string =>
  t('runs-import-text', { n: rowsOf(csv), pool: poolText(pool), quarter });
