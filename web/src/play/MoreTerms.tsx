// What most leave as it is: leave, silence, draw offers, conditional moves, another start.
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { dashed, t } from '../i18n';
import { FieldErrors } from '../ui/Form';
import { isTripleBlock } from './draft';
import { CheckField, NumberField, Pick, Writing } from './fields';
import { StartFields } from './StartFields';

const DRAWS = ['free', 'once', 'once_in_ten', 'not_before', 'never'] as const;
const CONDITIONAL = ['tree', 'linear', 'none'] as const;
const INSIDE = ['leave_days', 'first_move', 'fen'];

export function MoreTerms({ open }: { open: boolean }) {
  const { draft } = useContext(Writing);
  const errors = useContext(FieldErrors);
  const box = useRef<HTMLDetailsElement>(null);
  // What is wrong has to be seen: the form puts the focus there.
  useLayoutEffect(() => {
    if (box.current && INSIDE.some((name) => errors[name])) box.current.open = true;
  }, [errors]);
  return (
    <details ref={box} open={open}>
      <summary>{t('play-terms-more')}</summary>
      <div class="form inside">
        {!isTripleBlock(draft) && (
          <>
            <NumberField name="leave_days" label={t('play-leave')} min={0} max={366} />
            <CheckField name="silence" label={t('play-silence')} />
          </>
        )}
        <Pick
          name="draws"
          label={t('play-draws')}
          options={DRAWS.map((each) => [each, t(`play-draws-${dashed(each)}`)] as const)}
        />
        {draft.draws === 'not_before' && (
          <NumberField name="first_move" label={t('play-first-move')} min={1} max={500} />
        )}
        <Pick
          name="conditional"
          label={t('play-conditional')}
          options={CONDITIONAL.map((each) => [each, t(`play-conditional-${each}`)] as const)}
        />
        {draft.variant !== 'chess960' && <StartFields />}
      </div>
    </details>
  );
}
