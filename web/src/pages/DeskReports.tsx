// What the players of a game that was played elsewhere have sent, for whoever records its result: both
// reports side by side, and where it is recorded (LAW-8.5).
import { api } from '../api/client';
import type { Game } from '../api/types';
import { DeskPage } from '../desk/DeskPage';
import { date } from '../format';
import { score, reasonText } from '../game/words';
import { t } from '../i18n';
import type { GameReports } from '../reports/api';
import { Sent } from '../reports/Sent';
import { sectionName } from '../sectionName';
import { Cited } from '../ui/Cited';
import { useFound } from '../ui/useFound';
import '../styles/reports.css';

interface Found {
  game: Game;
  reports: GameReports;
}

async function ask(id: string) {
  const params = { path: { id: Number(id) } };
  const [reports, game] = await Promise.all([
    api.GET('/api/games/{id}/reports', { params }),
    api.GET('/api/games/{id}', { params }),
  ]);
  const error = reports.error ?? game.error;
  if (error) return { error };
  return { data: { game: game.data, reports: reports.data } as Found };
}

export default function DeskReports({ id }: { id: string }) {
  const { found, instead } = useFound(id, () => ask(id));
  if (!found) return instead;
  const { game, reports } = found;
  return (
    <DeskPage title={t('reports-desk-title', { n: id })} lede={sectionName(game.section)}>
      <section class="panel pad reports" aria-labelledby="h-reports">
        <h2 id="h-reports">{t('reports-title')}</h2>
        <p>
          <Cited text={stateText(found)} />
        </p>
        {game.ending && (
          <p>
            <b>{score(game.ending)}</b> {reasonText(game.ending)}
          </p>
        )}
        <Sent game={game} of={reports} />
        <p class="row">
          {!game.ending && (
            <a class="btn primary" href={`/game/${id}/score`}>
              {t('reports-record')}
            </a>
          )}
          <a class="btn" href={`/desk/games/${id}`}>
            {t('reports-decide')}
          </a>
          <a class="btn" href={`/game/${id}`}>
            {t('reports-game')}
          </a>
        </p>
      </section>
      <p>
        <a href="/desk">{t('reports-back')}</a>
      </p>
    </DeskPage>
  );
}

function stateText({ game, reports: { state, director_from: from } }: Found): string {
  if (state === 'nothing') return t('reports-desk-nothing');
  if (state === 'agree') return t('reports-desk-agree');
  if (state === 'overruled') return t('reports-desk-overruled');
  if (game.ending) return t('reports-recorded');
  if (state === 'differ') return t('reports-desk-differ');
  const late = from !== null && Date.parse(from) <= Date.parse(game.now);
  return t(late ? 'reports-desk-silent' : 'reports-desk-waits', { when: from ? date(from) : '' });
}
