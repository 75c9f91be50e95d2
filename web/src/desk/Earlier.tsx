// What was decided, asked and handed in before.
import { DecisionLog } from '../decisions/DecisionLog';
import { kindText } from '../decisions/words';
import { dateTimeUtc } from '../format';
import { dashed, t } from '../i18n';
import type { Decision, DecisionKind, GameFacts } from '../decisions/api';
import { When } from '../ui/When';

interface Props {
  title: string;
  decisions: readonly Decision[];
}

export function EarlierDecisions({ title, decisions }: Props) {
  if (decisions.length === 0) return null;
  return (
    <details class="panel case">
      <summary>
        {title} <span class="muted">({decisions.length})</span>
      </summary>
      <DecisionLog decisions={decisions} />
    </details>
  );
}

/** `kind`: the one that is chosen. */
export function Earlier({ facts, kind }: { facts: GameFacts; kind: DecisionKind | null }) {
  const { decisions, cases, adjudication_claims: claims, claims_until: until } = facts;
  return (
    <>
      {(until || claims.length > 0) && (
        <section class="panel case" aria-labelledby="h-claims">
          <h2 id="h-claims">{t('facts-claims')}</h2>
          {until && (
            <p class="muted small">
              <When at={until} text={(when) => t('facts-claims-until', { when })} />
            </p>
          )}
          {claims.length === 0 && <p class="muted">{t('facts-claims-none')}</p>}
          {claims.map(({ by, claim, at, analysis }) => (
            <div key={by}>
              <p>
                <b>{t(`facts-claims-${claim}`, { by })}</b>{' '}
                <span class="muted small">{dateTimeUtc(at)}</span>
              </p>
              <p class="pre small">{analysis || t('facts-claims-automatic')}</p>
            </div>
          ))}
        </section>
      )}
      <section class="panel case" aria-labelledby="h-earlier">
        <h2 id="h-earlier">{t('facts-decisions')}</h2>
        {decisions.length === 0 && <p class="muted">{t('decided-none')}</p>}
        <DecisionLog decisions={decisions} />
      </section>
      {cases.length > 0 && (
        <section class="panel case" aria-labelledby="h-cases">
          <h2 id="h-cases">{t('facts-cases')}</h2>
          <ul class="plain">
            {cases.map((each) => (
              <li key={each.id}>
                <a href={`/desk/cases/${each.id}`}>
                  {t('case-title', {
                    what: t(`queue-what-${dashed(each.kind)}`),
                    n: String(each.id),
                  })}
                </a>{' '}
                <span class="muted small">{t(`case-state-${each.state}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {kind && (
        <EarlierDecisions
          title={t('facts-same-kind', { kind: kindText(kind) })}
          decisions={facts.same_kind}
        />
      )}
      <EarlierDecisions title={t('facts-about-player')} decisions={facts.about_player} />
    </>
  );
}
