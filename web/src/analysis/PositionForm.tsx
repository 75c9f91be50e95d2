// Which variant and position to analyse; both go into the address, so that they can be shared.
import { useId, useState } from 'preact/hooks';
import { t } from '../i18n';
import { go } from '../router';
import { loadRules } from '../rules';
import { VARIANTS, type Variant } from '../rules/rules';
import { Segmented } from '../ui/Segmented';

interface Props {
  variant: Variant;
  fen: string;
  /** The address names something that is no position. */
  wrong?: boolean;
}

export function PositionForm({ variant, fen, wrong = false }: Props) {
  const id = useId();
  const [text, setText] = useState(fen);
  const [refused, setRefused] = useState(wrong);
  const show = (next: Variant, position: string | null) => {
    const values = { variant: next, ...(position && { fen: position }) };
    go(`/analysis?${new URLSearchParams(values)}`);
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    const position = (await loadRules(variant)).read(text);
    if (position) show(variant, position);
    setRefused(!position);
  };
  return (
    <section class="panel pad" aria-label={t('analysis-position')}>
      <Segmented
        label={t('analysis-variant')}
        options={VARIANTS.map((each) => [each, t(`analysis-variant-${each}`)] as const)}
        value={variant}
        onChange={(next) => show(next, null)}
      />
      <form class="position" onSubmit={(event) => void submit(event)}>
        <label for={id}>{t('analysis-fen')}</label>
        <input
          id={id}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck={false}
          aria-invalid={refused}
          aria-describedby={`${id}-said`}
        />
        <button class="btn">{t('analysis-set')}</button>
        <p class="err" role="status" id={`${id}-said`}>
          {refused && t('analysis-fen-wrong')}
        </p>
      </form>
    </section>
  );
}
