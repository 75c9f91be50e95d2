// What can be proved of games, and the daily roots over all of them.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { components } from '../api/schema';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import { Failure } from '../ui/Failure';
import { Prose } from '../ui/Prose';

type Roots = components['schemas']['RootList'];

const PARTS = ['proof-move', 'proof-result', 'proof-root'];
const COMMAND = 'posthorn verify GAME.json --keys jwks.json --root proof.json';

export default function Proof() {
  return (
    <Prose title={t('proof-title')} lede={t('proof-lede')}>
      {PARTS.map((part) => (
        <section key={part}>
          <h2>{t(part)}</h2>
          <p>{t(`${part}-text`)}</p>
        </section>
      ))}
      <section>
        <h2>{t('proof-check')}</h2>
        <p>{t('proof-check-text')}</p>
        <p>
          <code>{COMMAND}</code>
        </p>
        <ul>
          <li>
            <a href="/.well-known/jwks.json">{t('proof-keys')}</a>
          </li>
          <li>
            <a href="/api/roots.atom">{t('proof-feed')}</a>
          </li>
        </ul>
      </section>
      <RootList />
    </Prose>
  );
}

function RootList() {
  const [shown, setShown] = useState<Roots | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async (after?: string) => {
    const query = after === undefined ? {} : { after };
    const { data, error } = await api.GET('/api/roots', { params: { query } });
    if (data) {
      const earlier = after === undefined || !shown ? [] : shown.roots;
      setShown({ ...data, roots: [...earlier, ...data.roots] });
    }
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);
  const next = shown?.next ?? null;
  return (
    <section>
      <h2>{t('proof-roots')}</h2>
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      {shown?.roots.length === 0 && <p>{t('proof-none')}</p>}
      <ul>
        {shown?.roots.map((root) => (
          <li key={root.day} id={root.day}>
            <a href={`/api/roots/${root.day}`}>{root.day}</a>{' '}
            {t('proof-games', { count: root.games })}
            <br />
            <code class="seed">{root.root}</code>
          </li>
        ))}
      </ul>
      {next !== null && (
        <button type="button" class="btn" onClick={() => void load(next)}>
          {t('proof-more')}
        </button>
      )}
    </section>
  );
}
