// What a run makes of the ratings: the players with games, the largest changes first.
import { useState } from 'preact/hooks';
import { num } from '../format';
import { t } from '../i18n';
import type { Change } from '../ratings/api';
import { methodText, ratingText, signed } from '../ratings/words';
import { PlayerName } from '../ui/PlayerName';
import { SearchField } from '../ui/SearchField';
import { matching } from './changes';

const ROWS = 100;

interface Props {
  changes: readonly Change[];
  /** The server tells the largest ones of very many. */
  total: number;
}

export function Changes({ changes, total }: Props) {
  const [text, setText] = useState('');
  const [rows, setRows] = useState(ROWS);
  const found = matching(changes, text);
  return (
    <>
      <div class="toolbar">
        <SearchField
          label={t('ratings-find')}
          value={text}
          onChange={(wanted) => {
            setText(wanted);
            setRows(ROWS);
          }}
        />
      </div>
      <p class="muted small" role="status">
        {t('runs-found', { n: found.length })}{' '}
        {total > changes.length && t('runs-largest', { n: changes.length, total })}
      </p>
      {found.length > 0 && (
        <table class="panel changes">
          <thead>
            <tr>
              <th scope="col">{t('ratings-player')}</th>
              <th scope="col" class="r">
                {t('runs-old')}
              </th>
              <th scope="col" class="r">
                {t('runs-new')}
              </th>
              <th scope="col" class="r">
                <abbr title={t('ratings-change')}>±</abbr>
              </th>
              <th scope="col" class="r">
                {t('ratings-games')}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, rows).map((each) => (
              <tr key={each.player.id}>
                <th scope="row">
                  <PlayerName player={each.player} rating={false} link />{' '}
                  <span class="small muted">{each.player.id}</span>
                  <span class="method small muted">{methodText(each.method)}</span>
                </th>
                <td class="r">{ratingText(each.old)}</td>
                <td class="r">
                  <b>{ratingText(each.new)}</b>
                </td>
                <td class="r">
                  {each.change === null ? t('ratings-new-short') : signed(each.change)}
                </td>
                <td class="r small">{num(each.games)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {found.length > rows && (
        <p class="row">
          <button type="button" class="btn" onClick={() => setRows(rows + ROWS)}>
            {t('ratings-more')}
          </button>
        </p>
      )}
    </>
  );
}
