// A case about a title, with everything that it rests on.
import { date, dateTime, day, num } from '../format';
import { dashed, t } from '../i18n';
import { sectionText } from '../sectionName';
import { Cited } from '../ui/Cited';
import { PlayerName, fullName } from '../ui/PlayerName';
import { Tag } from '../ui/Tag';
import type { RecordedNorm, TitleCase } from './api';
import { DecideForm } from './DecideForm';
import { NormList, RecordedList } from './Honours';
import { RecommendForm, VotesForm } from './SayForm';
import { aboutOf, awardText, groundsText, stateText, stepWord } from './words';

interface Props {
  of: TitleCase;
  onDecided: (next: TitleCase) => void;
}

export function CasePanel({ of, onDecided }: Props) {
  const waits = of.state === 'proposed' || of.state === 'published';
  return (
    <section class="panel case title-case" aria-labelledby={`h-case-${of.case}`}>
      <h2 id={`h-case-${of.case}`}>
        {awardText(of.award, of.cycle)} <Tag strong={waits}>{stateText(of)}</Tag>
      </h2>
      <p>
        <PlayerName player={of.player} link /> ·{' '}
        <Cited text={`${groundsText(of.grounds, of.article)} · ${of.rule}`} />
      </p>
      {of.mentor !== null && <p>{t('titles-mentor-is', { name: of.mentor })}</p>}
      {of.died_on !== null && <p>{t('titles-died-on', { day: day(of.died_on) })}</p>}
      {of.objections_until !== null && waits && (
        <p>{t('titles-until', { day: date(of.objections_until), n: num(of.objections.length) })}</p>
      )}
      <Rests of={of} />
      <ul class="honours">{linesOf(of)}</ul>
      {of.waits_for.length > 0 && (
        <p>
          {t('titles-waits', {
            whom: of.waits_for.map((turn) => t(`titles-turn-${dashed(turn)}`)).join(', '),
          })}
        </p>
      )}
      {/* New forms after each decision, and after each word. */}
      {of.may_recommend && (
        <details key={`r${of.version}`} open={asked(of)}>
          <summary>{t('titles-recommend')}</summary>
          <RecommendForm of={of} onSaid={onDecided} />
        </details>
      )}
      {of.may_record_votes && (
        <details key={`v${of.version}`} open={of.waits_for.includes('congress')}>
          <summary>{t('titles-votes-record')}</summary>
          <VotesForm of={of} onSaid={onDecided} />
        </details>
      )}
      <DecideForm key={of.version} of={of} onDecided={onDecided} />
    </section>
  );
}

/** Whether a recommendation is waited for. */
const asked = ({ waits_for: turns }: TitleCase) =>
  turns.some((turn) => turn !== 'congress' && turn !== 'qualifications_commissioner');

/** Decisions, what the offices have said, and objections, as they came. */
const linesOf = (of: TitleCase) =>
  [
    ...of.decisions.map((step) => ({
      at: step.at,
      line: <Decided key={step.at + step.step} of={of} step={step} />,
    })),
    ...of.said.map((said) => ({
      at: said.at,
      line: <Said key={said.at + said.text} of={of} said={said} />,
    })),
    ...of.objections.map((made) => ({
      at: made.at,
      line: <Objected key={made.at + made.text} made={made} />,
    })),
  ]
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ line }) => line);

/** What somebody has against it. */
function Objected({ made: { at, by, text } }: { made: TitleCase['objections'][number] }) {
  return (
    <li>
      <b>{t('titles-objection')}</b>{' '}
      <span class="small muted">
        {dateTime(at)} · {by && fullName(by)}
      </span>
      <p class="pre">{text}</p>
    </li>
  );
}

/** A step with who took it and why. */
function Decided({ of, step }: { of: TitleCase; step: TitleCase['decisions'][number] }) {
  const { approving, of: all, recommended_by: recommender, recommended_on: on } = step;
  return (
    <li>
      <b>{t(`titles-did-${stepWord(of, step.step)}`)}</b>{' '}
      <span class="small muted">
        {dateTime(step.at)} · {step.by ? fullName(step.by) : t('titles-by-itself')}
        {approving !== null && ` · ${t('titles-voted', { n: num(approving), of: num(all ?? 0) })}`}
        {recommender !== null &&
          ` · ${t(`titles-recommended-${dashed(recommender)}`)}: ${day(on ?? '')}`}
      </span>
      {step.reason && <p class="pre">{step.reason}</p>}
    </li>
  );
}

/** A recommendation, or how Congress has voted. */
function Said({ of, said }: { of: TitleCase; said: TitleCase['said'][number] }) {
  const { step, office, recommends, approving, of: all, at, by, text } = said;
  const about = aboutOf(of, step);
  const words = office
    ? t(`titles-said-${recommends ? '' : 'against-'}${about}`, {
        office: t(`titles-office-${dashed(office)}`),
      })
    : t(`titles-said-votes-${about}`, { n: num(approving ?? 0), of: num(all ?? 0) });
  return (
    <li>
      <b>{words}</b>{' '}
      <span class="small muted">
        {dateTime(at)} · {by && fullName(by)}
      </span>
      <p class="pre">{text}</p>
    </li>
  );
}

/** What the player has done for it. */
function Rests({ of }: { of: TitleCase }) {
  const { award, sums, norms, recorded_norms: recorded, directed, postal, player } = of;
  const won = of.won_section;
  const own = (norm: RecordedNorm) =>
    norm.counts_for === award || (award === 'SIM' && norm.counts_for_sim);
  const sum = sums.find(({ title }) => title === award);
  return (
    <>
      {sum && (
        <p>
          {t('titles-sum', {
            norms: num(sum.norms),
            games: num(sum.games),
            grandmasters: num(sum.grandmaster_games),
            seniors: num(sum.senior_games),
          })}{' '}
          {t(sum.suffices ? 'titles-enough' : 'titles-not-enough')}
        </p>
      )}
      {won && (
        <p>
          <a href={`/section/${won.section}`}>
            {won.event_name}, {sectionText(won.section_name)}
          </a>
          {': '}
          {t('titles-won', {
            n: won.players,
            average: won.average === null ? '–' : String(won.average),
            won: String(won.won),
          })}
        </p>
      )}
      {directed && (
        <p>
          {t('titles-directed', {
            games: num(directed.games),
            day: directed.since === null ? '–' : date(directed.since),
          })}{' '}
          {t(directed.reached ? 'titles-enough' : 'titles-not-enough')}
        </p>
      )}
      {postal && (
        <p>
          {t('titles-postal', { games: num(postal.games), day: day(postal.since) })}{' '}
          {t(postal.reached ? 'titles-enough' : 'titles-not-enough')}
        </p>
      )}
      <NormList norms={norms.filter(({ title }) => title === award)} />
      <RecordedList norms={recorded.filter(own)} />
      <p>
        <a href={`/desk/norms/${player.id}`}>{t('recorded-link')}</a>
      </p>
    </>
  );
}
