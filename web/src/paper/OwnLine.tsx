// A line that whoever prints writes under each diploma. It is kept nowhere.
import { t } from '../i18n';
import { Field } from '../ui/Field';

interface Props {
  value: string;
  onChange: (text: string) => void;
}

/** How many characters fit in a line or two. */
const MOST = 160;

export const OwnLine = ({ value, onChange }: Props) => (
  <Field
    name="own"
    label={t('paper-own')}
    hint={t('paper-own-hint')}
    value={value}
    maxLength={MOST}
    autoComplete="off"
    onInput={(event) => onChange(event.currentTarget.value)}
  />
);
