// Chooses a picture: the present one, or what becomes of a file, cut as the member likes it.
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { num } from '../format';
import { t } from '../i18n';
import { Picture } from '../players/Picture';
import { FieldFrame } from '../ui/Field';
import { FieldErrors } from '../ui/Form';
import { PICTURE_SIDE, base64Of, draw, imageOf } from './picture';

interface Props {
  player: number;
  /** The name of the present picture. */
  present: string | null;
  /** What is chosen and not kept yet. */
  chosen: string | undefined;
  /** Takes what was chosen, in base64; none: nothing is chosen any more. */
  onChoose: (picture: string | undefined) => void;
  onRemove: () => void;
}

export function PictureField({ player, present, chosen, onChoose, onRemove }: Props) {
  const [image, setImage] = useState<ImageBitmap | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const errors = useContext(FieldErrors);
  const own = unreadable ? { ...errors, picture: t('portrait-unreadable') } : errors;

  useEffect(() => {
    if (chosen !== undefined) return;
    setImage(null);
    if (input.current) input.current.value = '';
  }, [chosen]);

  // The button that was pressed goes with what it was for.
  const leave = (act: () => void) => {
    input.current?.focus();
    act();
  };
  const choose = async (file: File | undefined) => {
    const next = file ? await imageOf(file) : null;
    setUnreadable(!!file && !next);
    setImage(next);
    if (!next) onChoose(undefined);
  };
  return (
    <div class="picture-field">
      {image && <Cut image={image} onCut={onChoose} />}
      {!image && present !== null && (
        <Picture player={player} name={present} alt={t('portrait-present')} />
      )}
      <FieldErrors.Provider value={own}>
        <FieldFrame
          name="picture"
          label={t('portrait-picture')}
          hint={t('portrait-picture-hint', { n: num(PICTURE_SIDE) })}
        >
          {(ties) => (
            <input
              {...ties}
              ref={input}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              onChange={(event) => void choose(event.currentTarget.files?.[0])}
            />
          )}
        </FieldFrame>
      </FieldErrors.Provider>
      {image && (
        <button type="button" class="btn quiet" onClick={() => leave(() => onChoose(undefined))}>
          {t('portrait-drop')}
        </button>
      )}
      {!image && present !== null && (
        <button type="button" class="btn quiet" onClick={() => leave(onRemove)}>
          {t('portrait-remove')}
        </button>
      )}
    </div>
  );
}

/** The square as it will be shown. Which part of a longer image it is, a slider says. */
function Cut({ image, onCut }: { image: ImageBitmap; onCut: (picture: string) => void }) {
  const [percent, setPercent] = useState(50);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => setPercent(50), [image]);
  useEffect(() => {
    if (!canvas.current) return;
    draw(canvas.current, image, percent / 100);
    onCut(base64Of(canvas.current));
  }, [image, percent]);
  return (
    <>
      <canvas
        ref={canvas}
        class="portrait"
        width={PICTURE_SIDE}
        height={PICTURE_SIDE}
        role="img"
        aria-label={t('portrait-preview')}
      />
      {image.width !== image.height && (
        <FieldFrame name="cut" label={t('portrait-cut')}>
          {(ties) => (
            <input
              {...ties}
              type="range"
              min={0}
              max={100}
              step={2}
              value={percent}
              onInput={(event) => setPercent(event.currentTarget.valueAsNumber)}
            />
          )}
        </FieldFrame>
      )}
    </>
  );
}
