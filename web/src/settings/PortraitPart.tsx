// What the member shows of themselves on the public page: a few words and a picture.
import { useEffect, useState } from 'preact/hooks';
import { num } from '../format';
import { t } from '../i18n';
import { Removals } from '../players/Removals';
import { Failure } from '../ui/Failure';
import { FieldFrame } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { Skeleton } from '../ui/Skeleton';
import { PictureField } from './PictureField';
import { lengthOf } from './picture';
import { usePortrait } from './usePortrait';

/** The server's limit, in characters. */
const WORDS_MAX = 300;

const FIELD_OF = {
  words_too_long: 'words',
  invalid_words: 'words',
  picture_too_large: 'picture',
  invalid_picture: 'picture',
} as const;

export function PortraitPart({ player }: { player: number }) {
  const { portrait, removals, problem, load, change } = usePortrait(player);
  return (
    <div class="portrait-part">
      <h3 class="within">{t('portrait-title')}</h3>
      <p class="muted small">{t('portrait-text')}</p>
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      {!portrait && !problem && <Skeleton height="300px" />}
      {portrait && <PortraitForm {...{ player, portrait, change }} />}
      {removals.length > 0 && (
        <>
          <h4>{t('removals-before')}</h4>
          <Removals removals={removals} />
        </>
      )}
    </div>
  );
}

type FormProps = { player: number } & Pick<ReturnType<typeof usePortrait>, 'change'> & {
    portrait: NonNullable<ReturnType<typeof usePortrait>['portrait']>;
  };

function PortraitForm({ player, portrait, change }: FormProps) {
  const [words, setWords] = useState(portrait.words ?? '');
  const [chosen, setChosen] = useState<string>();
  const [saved, setSaved] = useState<'portrait-kept' | 'portrait-removed' | null>(null);
  const length = lengthOf(words);
  useEffect(() => setWords(portrait.words ?? ''), [portrait.words]);

  const keep = async (body: Parameters<typeof change>[0], news: typeof saved) => {
    setSaved(null);
    const problem = await change(body);
    if (problem) return problem;
    setChosen(undefined);
    setSaved(news);
    return undefined;
  };
  const send = () => keep({ words, ...(chosen && { picture: chosen }) }, 'portrait-kept');
  const check = (): Values =>
    length > WORDS_MAX ? { words: t('field-long', { n: WORDS_MAX }) } : {};
  const remove = () => keep({ words: portrait.words ?? '', picture: null }, 'portrait-removed');
  return (
    <div onInput={() => setSaved(null)}>
      <Form submit={t('portrait-send')} onSend={send} fieldOf={FIELD_OF} check={check}>
        <PictureField
          player={player}
          present={portrait.picture}
          chosen={chosen}
          onChoose={setChosen}
          onRemove={() => void remove()}
        />
        <FieldFrame
          name="words"
          label={t('portrait-words')}
          hint={t('portrait-words-hint', { n: num(length), max: num(WORDS_MAX) })}
        >
          {(ties) => (
            <textarea
              {...ties}
              rows={3}
              dir="auto"
              value={words}
              onInput={(event) => setWords(event.currentTarget.value)}
            />
          )}
        </FieldFrame>
      </Form>
      <p role="status" class="saved">
        {saved && t(saved)}
      </p>
    </div>
  );
}
