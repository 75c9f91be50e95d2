// How to do everything without a mouse.
import { t } from '../i18n';
import { Prose } from '../ui/Prose';

/** Names of keys that are the same in every language are written here; the rest are messages. */
function Keys({ rows }: { rows: [key: string, what: string][] }) {
  return (
    <dl class="keys">
      {rows.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

export default function Keyboard() {
  return (
    <Prose title={t('keyboard-title')} lede={t('keyboard-lede')}>
      <h2>{t('keyboard-game')}</h2>
      <Keys
        rows={[
          [t('key-left-right'), t('key-arrows-replay')],
          [t('key-home-end'), t('key-ends')],
          ['f', t('key-flip')],
          ['m', t('key-move')],
          ['p n', t('key-games')],
          ['s', t('key-skip')],
        ]}
      />
      <h2>{t('keyboard-board')}</h2>
      <p>{t('keyboard-board-text')}</p>
      <Keys
        rows={[
          [t('key-arrows'), t('key-arrows-board')],
          ['Enter', t('key-enter')],
          ['Esc', t('key-escape')],
        ]}
      />
      <h2>{t('keyboard-field')}</h2>
      <p>{t('keyboard-field-text')}</p>
    </Prose>
  );
}
