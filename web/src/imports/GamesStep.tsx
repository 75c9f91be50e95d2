// What was played: where, the start list, the games and the results. All of it is checked by the server
// first, as often as is wanted; only what has no fault can be sent.
import { useEffect, useRef, useState } from 'preact/hooks';
import { refusal } from '../api/problem';
import type { Problem } from '../api/types';
import { dashed, t } from '../i18n';
import type { Draft } from '../organise/draft';
import { FieldFrame } from '../ui/Field';
import { Form } from '../ui/Form';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import {
  type Brought,
  type Fault,
  ORIGINS,
  type Preview,
  type Refused,
  TEXTS,
  bytesMaxOf,
  exampleOf,
  hintOf,
  isText,
  listedIn,
  refusedFiles,
  whatIsMissing,
  whatIsTooMuch,
} from './bring';
import { Checked } from './Checked';
import { SourceField, showLine } from './SourceField';
import { rangeOfLine } from './text';

const ACCEPT = { start_list: '.csv,text/csv', pgn: '.pgn', results: '.csv,text/csv' } as const;

interface Props {
  draft: Draft;
  brought: Brought;
  onChange: (changed: Partial<Brought>) => void;
  /** A dry run: what would be made, or why nothing is told. */
  onCheck: () => Promise<{ data?: Preview | undefined; error?: Problem | undefined }>;
  /** Sends it for real. */
  onSend: () => Promise<Problem | null>;
  /** Leads to a field of the announcement; false where there is none. */
  onMend: (refusal: Problem) => boolean;
  onBack: () => void;
}

export function GamesStep(props: Props) {
  const { draft, brought, onChange, onCheck, onSend, onMend, onBack } = props;
  const [checked, setChecked] = useState<Preview | null>(null);
  /** What was checked: no longer what stands in the fields once something is changed. */
  const [was, setWas] = useState(brought);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const look = async () => {
    setBusy(true);
    setChecked(null);
    const { data, error } = await onCheck();
    setBusy(false);
    setWas(brought);
    setChecked(data ?? null);
    return error;
  };
  const show = ({ file, line, code, detail, rule = null }: Fault) => {
    if (!isText(file)) {
      if (!onMend({ ...refusal(code, detail), rule })) onBack();
      return;
    }
    const area = box.current?.querySelector<HTMLTextAreaElement>(`textarea[name=${file}]`);
    if (area) showLine(area, line === null ? [0, 0] : rangeOfLine(area.value, line));
  };
  return (
    <>
      <section class="panel pad" aria-labelledby="h-games" ref={box}>
        <h2 id="h-games" tabIndex={-1} ref={heading}>
          {t('bring-games')}
        </h2>
        <p class="muted">{t('bring-games-lede')}</p>
        <GamesForm draft={draft} brought={brought} onChange={onChange} onSend={look} />
        <button type="button" class="btn quiet" onClick={onBack}>
          <Icon name="back" />
          {t('organise-back')}
        </button>
      </section>
      {busy && <Skeleton height="220px" />}
      {checked && (
        <Checked
          of={checked}
          stale={was !== brought}
          draft={draft}
          onShow={show}
          onSend={onSend}
          onRefused={setChecked}
        />
      )}
    </>
  );
}

interface FormProps extends Pick<Props, 'draft' | 'brought' | 'onChange'> {
  onSend: () => Promise<Problem | undefined>;
}

/** The fields, and what each of them lacks before the server is asked. */
function GamesForm({ draft, brought, onChange, onSend }: FormProps) {
  const [refused, setRefused] = useState<Refused>({});
  const listed = listedIn(draft);
  return (
    <Form
      submit={t('bring-check')}
      onSend={onSend}
      check={() => ({
        ...whatIsMissing(brought),
        ...whatIsTooMuch(brought),
        ...refusedFiles(refused),
      })}
    >
      <OriginField of={brought.origin} onChange={(origin) => onChange({ origin })} />
      {TEXTS.map((name) => (
        <SourceField
          key={name}
          name={name}
          label={t(`bring-${dashed(name)}`)}
          hint={hintOf(name, listed)}
          example={name === 'start_list' ? exampleOf(listed) : undefined}
          accept={ACCEPT[name]}
          bytesMax={bytesMaxOf(name)}
          value={brought[name]}
          onChange={(text) => onChange({ [name]: text })}
          wrong={refused[name] ?? ''}
          onWrong={(wrong) => setRefused((old) => ({ ...old, [name]: wrong }))}
        />
      ))}
    </Form>
  );
}

interface OriginProps {
  of: Brought['origin'];
  onChange: (origin: Brought['origin']) => void;
}

function OriginField({ of, onChange }: OriginProps) {
  return (
    <FieldFrame name="origin" label={t('bring-origin')} hint={t(`bring-origin-${of}-hint`)}>
      {(ties) => (
        <select
          {...ties}
          value={of}
          onChange={(event) =>
            onChange(ORIGINS.find((each) => each === event.currentTarget.value) ?? of)
          }
        >
          {ORIGINS.map((each) => (
            <option key={each} value={each}>
              {t(`bring-origin-${each}`)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
