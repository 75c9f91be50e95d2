// The report of an event that is over: what it was, who played, how the games ended, who has won what.
import type { ComponentChildren } from 'preact';
import type { EventView, Prize, SectionView } from '../events/api';
import { categoryText } from '../events/norms';
import { inShort } from '../events/sentences';
import { stageText } from '../events/stages';
import { kindText, variantText } from '../events/words';
import { longDay, num } from '../format';
import { dashed, t } from '../i18n';
import { sectionText } from '../sectionName';
import type { TeamTables } from '../teams/api';
import { tableName } from '../teams/table';
import { federationName } from '../ui/federations';
import { isolated } from '../ui/isolated';
import { onFirst, spanOf } from './places';
import { byFederation, gamesIn, normsIn, peopleIn, playedOut } from './report';
import {
  actOn,
  lastEnd,
  leaveText,
  numbered,
  placeText,
  scoreText,
  timeText,
  titled,
} from './words';

interface Props {
  event: EventView;
  tables: readonly SectionView[];
  teams: TeamTables | null;
  prizes: readonly Prize[];
}

export function Report({ event, tables, teams, prizes }: Props) {
  return (
    <article class="sheet report-sheet" aria-labelledby="h-report">
      <p class="sheet-event">{t('paper-report-title')}</p>
      <h2 id="h-report">
        {event.announcement.name} <small>{event.announcement.code}</small>
      </h2>
      <What event={event} tables={tables} />
      <Players event={event} tables={tables} teams={teams} />
      <Games tables={tables} />
      {teams && <WonByTeams teams={teams} />}
      <Won tables={tables} ofTeams={teams !== null} />
      <Prizes prizes={prizes} tables={tables} />
      <Norms event={event} tables={tables} />
    </article>
  );
}

interface PartProps {
  id: string;
  title: string;
  children: ComponentChildren;
}

const Part = ({ id, title, children }: PartProps) => (
  <section class="report-part" aria-labelledby={`h-${id}`}>
    <h3 id={`h-${id}`}>{title}</h3>
    {children}
  </section>
);

type Fact = readonly [label: string, text: string];

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl class="sheet-facts">
    {facts.map(([label, text]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

function What({ event, tables }: Pick<Props, 'event' | 'tables'>) {
  const { announcement: said, director, deputies, organisers, stage, approval } = event;
  const confirmed = actOn(event, 'finished');
  const end = lastEnd(tables);
  const announced = actOn(event, 'announced');
  const facts: (Fact | null)[] = [
    [t('paper-what'), `${inShort(said)} · ${kindText(said.kind)} · ${variantText(said.variant)}`],
    stage && [t('paper-stage'), stageText(stage)],
    [t('events-director'), director ? numbered(director) : t('events-no-director')],
    deputies.length ? [t('events-deputies'), deputies.map(numbered).join(', ')] : null,
    organisers.length ? [t('events-organisers'), organisers.map(numbered).join(', ')] : null,
    approval === null ? null : [t('paper-approval'), String(approval)],
    [t('paper-system'), t(`paper-system-${dashed(said.system)}`)],
    [t('paper-time'), timeText(event)],
    [t('paper-leave'), leaveText(event)],
    [t('paper-rated'), t(said.rated ? 'paper-yes' : 'paper-no')],
    announced ? [t('paper-announced'), longDay(announced)] : null,
    event.publication && [t('paper-published'), longDay(event.publication.at)],
    [t('events-date-start'), longDay(said.starts_at)],
    end ? [t('paper-last-game'), longDay(end)] : null,
    confirmed ? [t('paper-ended'), longDay(confirmed)] : null,
  ];
  return <Facts facts={facts.filter((fact) => fact !== null)} />;
}

interface OfTables {
  tables: readonly SectionView[];
}

function Players({ event, tables, teams }: OfTables & Pick<Props, 'event' | 'teams'>) {
  const { players, replaced, silent, cancelled } = peopleIn(tables);
  const federations = byFederation(tables);
  const facts: (Fact | null)[] = [
    [t(teams ? 'events-boards' : 'events-sections'), num(event.sections.length)],
    teams && [
      t('paper-teams'),
      num(teams.sections.reduce((sum, each) => sum + each.teams.length, 0)),
    ],
    [t('paper-players'), num(players)],
    [t('paper-federations'), num(federations.length)],
    replaced ? [t('paper-replaced'), num(replaced)] : null,
    silent ? [t('paper-silent'), num(silent)] : null,
    cancelled ? [t('paper-all-cancelled'), num(cancelled)] : null,
  ];
  return (
    <Part id="players" title={t('paper-who')}>
      <Facts facts={facts.filter((fact) => fact !== null)} />
      <ul class="report-federations">
        {federations.map(({ federation, players: n }) => (
          <li key={federation}>
            {federation} {federationName(federation)} <b>{num(n)}</b>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Games({ tables }: OfTables) {
  const games = gamesIn(tables);
  const rows: readonly [string, number][] = [
    ['white', games.white],
    ['drawn', games.drawn],
    ['black', games.black],
    ['nobody', games.nobody],
    ['other', games.other],
  ];
  const ends: readonly [string, number][] = [
    ['played', playedOut(games)],
    ['time', games.time],
    ['default', games.byDefault],
    ['adjudicated', games.adjudicated],
  ];
  const lines = (of: typeof rows) =>
    of.filter(([, n]) => n > 0).map(([name, n]): Fact => [t(`paper-games-${name}`), num(n)]);
  return (
    <Part id="games" title={t('paper-games', { n: games.all })}>
      <div class="report-columns">
        <Facts facts={lines(rows)} />
        <Facts facts={[...lines(ends), ...lines([['cancelled', games.cancelled]])]} />
      </div>
      <p class="small">{t('paper-games-hint')}</p>
    </Part>
  );
}

function WonByTeams({ teams: { sections, by_boards: byBoards } }: { teams: TeamTables }) {
  return (
    <Part id="teams" title={t('paper-won-teams')}>
      <table class="paper-list">
        <thead>
          <tr>
            <th scope="col">{t('paper-column-section')}</th>
            <th scope="col">{t('paper-team')}</th>
            <th scope="col">{t('paper-column-result')}</th>
          </tr>
        </thead>
        <tbody>
          {sections.flatMap((table) =>
            onFirst(table.teams, 1).map((team) => (
              <tr key={`${table.name} ${team.team}`}>
                <td>{tableName(table)}</td>
                <th scope="row">
                  <bdi>{isolated(team.name)}</bdi>
                </th>
                <td>
                  {!byBoards && `${t('events-final-match-points', { n: team.match_points })}, `}
                  {scoreText(team.half_points, team.games)}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </Part>
  );
}

const averageText = ({ norms }: SectionView): string =>
  norms
    .map((each) => `${num(each.average, { useGrouping: false })}, ${categoryText(each)}`)
    .join(' / ');

function Won({ tables, ofTeams }: OfTables & { ofTeams: boolean }) {
  const rated = tables.some(({ norms }) => norms.length > 0);
  return (
    <Part id="won" title={t(ofTeams ? 'paper-won-boards' : 'paper-won')}>
      <table class="paper-list">
        <thead>
          <tr>
            <th scope="col">{t('paper-column-section')}</th>
            {rated && <th scope="col">{t('paper-column-average')}</th>}
            <th scope="col">{t('paper-column-winner')}</th>
            <th scope="col">{t('paper-column-result')}</th>
          </tr>
        </thead>
        <tbody>
          {tables.map((table) => {
            const won = onFirst(table.players, 1);
            return (
              <tr key={table.id}>
                <td>{sectionText(table.name)}</td>
                {rated && <td>{averageText(table)}</td>}
                <th scope="row">
                  {won.length
                    ? won.map(({ player }) => <div key={player.id}>{numbered(player)}</div>)
                    : t('events-final-nobody')}
                </th>
                <td>{won[0] && scoreText(won[0].half_points, won[0].games)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Part>
  );
}

function Prizes({ prizes, tables }: Pick<Props, 'prizes' | 'tables'>) {
  if (prizes.length === 0) return null;
  const linesOf = new Map(tables.map(({ id, players }) => [id, players]));
  return (
    <Part id="prizes" title={t('events-prizes')}>
      <ul class="report-list">
        {prizes.map(({ section, player, place }) => (
          <li key={`${section.id} ${player.id}`}>
            {sectionText(section.name)},{' '}
            {placeText(spanOf({ place }, linesOf.get(section.id) ?? []))}: {numbered(player)}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Norms({ event, tables }: OfTables & { event: EventView }) {
  if (!event.announcement.norms) return null;
  const made = normsIn(tables);
  const names = new Map(tables.map(({ id, name }) => [id, sectionText(name)]));
  return (
    <Part id="norms" title={t('paper-norms')}>
      {made.length === 0 && <p>{t('paper-norms-none')}</p>}
      <ul class="report-list">
        {made.map(({ section, player, titles }) => (
          <li key={`${section} ${player.id}`}>
            {titles.join(', ')}: {titled(player)} ({player.id}), {names.get(section)}
          </li>
        ))}
      </ul>
    </Part>
  );
}
