// Appearance, board and notation, each with its effect in sight.
import { MiniBoard } from '../board/MiniBoard';
import { ENGLISH, lettersOf } from '../board/letters';
import { lang, t } from '../i18n';
import { BOARDS, COORDS, NOTATIONS, PIECES, SIZES, THEMES, prefs, setPref } from '../prefs';
import { San } from '../ui/San';
import { Segmented } from '../ui/Segmented';

const SAMPLE = 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R';

/** In the quarter of the board that is shown of it. */
const ALL_PIECES = 'rnbq4/1p1k4/1P1K4/RNBQ4/8/8/8/8';

/** The reader's own letters are the English ones. */
const isEnglish = () => lettersOf(lang.value) === ENGLISH;

function notations() {
  return NOTATIONS.filter((value) => value !== 'english' || !isEnglish()).map(
    (value) => [value, t(`notation-${value}`)] as const,
  );
}

export function Preferences() {
  const { theme, board, notation, pieces, coords, size } = prefs.value;
  return (
    <div class="prefs">
      <p class="muted small">{t('prefs-note')}</p>
      <div class="pref">
        <h3>{t('theme')}</h3>
        <Segmented
          label={t('theme')}
          options={THEMES.map((value) => [value, t(`theme-${value}`)] as const)}
          value={theme}
          onChange={(value) => setPref({ theme: value })}
        />
      </div>
      <div class="pref">
        <h3>{t('notation')}</h3>
        <Segmented
          label={t('notation')}
          options={notations()}
          value={notation === 'english' && isEnglish() ? 'letters' : notation}
          onChange={(value) => setPref({ notation: value })}
        />
        <p class="muted">
          {t('notation-example')} <San san="Nf3" iccf="7163" />, <San san="Qxd5+" iccf="4145" />,{' '}
          <San san="Bb5" iccf="6125" />
        </p>
      </div>
      <div class="pref">
        <h3>{t('board-theme')}</h3>
        <div class="boards" role="group" aria-label={t('board-theme')}>
          {BOARDS.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === board}
              data-board={value}
              onClick={() => setPref({ board: value })}
            >
              <MiniBoard fen={SAMPLE} last="f1b5" />
              {t(`board-${value}`)}
            </button>
          ))}
        </div>
      </div>
      <div class="pref">
        <h3>{t('board-pieces')}</h3>
        <div class="boards near" role="group" aria-label={t('board-pieces')}>
          {PIECES.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === pieces}
              onClick={() => setPref({ pieces: value })}
            >
              <MiniBoard fen={ALL_PIECES} pieces={value} />
              {t(`pieces-${value}`)}
            </button>
          ))}
        </div>
        <p class="muted small">{t('board-pieces-note')}</p>
      </div>
      <div class="pref">
        <h3>{t('board-coords')}</h3>
        <Segmented
          label={t('board-coords')}
          options={COORDS.map((value) => [value, t(`coords-${value}`)] as const)}
          value={coords}
          onChange={(value) => setPref({ coords: value })}
        />
      </div>
      <div class="pref">
        <h3>{t('board-size')}</h3>
        <Segmented
          label={t('board-size')}
          options={SIZES.map((value) => [value, t('board-percent', { n: Number(value) })] as const)}
          value={size}
          onChange={(value) => setPref({ size: value })}
        />
        <p class="muted small">{t('board-size-note')}</p>
      </div>
    </div>
  );
}
