// Takes over a first list from a file; what is wrong with the file is told line by line.
import { t } from '../i18n';
import { Confirm } from '../game/Confirm';
import { api } from '../api/client';
import type { ListHead, NewList } from '../ratings/api';
import { poolText } from '../ratings/words';
import { Field } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { LineErrors } from './LineErrors';
import { PoolField, RuleSetField, poolOf, ruleSetOf } from './fields';
import { quarterFault, rowsOf, textOf } from './files';
import { useTaking } from './useTaking';

export function ImportForm({ onImported }: { onImported: (list: ListHead) => void }) {
  const { asked, errors, ask, take, close } = useTaking(
    (body: NewList) => api.POST('/api/rating-lists', { body }),
    onImported,
  );
  const look = async (values: Values) => {
    ask({
      pool: poolOf(values),
      quarter: (values.quarter ?? '').trim(),
      rule_set: ruleSetOf(values),
      csv: await textOf(values.file),
      history: await textOf(values.history),
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
          <Field
            name="file"
            label={t('runs-file')}
            hint={t('runs-file-hint')}
            type="file"
            accept=".csv,text/csv"
            required
          />
        </div>
        <Field
          name="history"
          label={t('runs-history')}
          hint={t('runs-history-hint')}
          type="file"
          accept=".csv,text/csv"
        />
      </Form>
      {errors.length > 0 && <LineErrors errors={errors} />}
      <Confirm
        open={asked !== null}
        title={t('runs-import-confirm')}
        text={
          asked
            ? t('runs-import-text', {
                n: rowsOf(asked.csv),
                pool: poolText(asked.pool),
                quarter: asked.quarter,
              })
            : ''
        }
        action={t('runs-import-action')}
        onConfirm={take}
        onClose={close}
      />
    </>
  );
}
