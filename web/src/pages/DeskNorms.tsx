// The norms of a player that were made elsewhere or earlier: recorded with their source, corrected and
// withdrawn by officers (TR-10.5, TR-10.7, TR-10.8, TR-10.0.2).
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { DeskPage } from '../desk/DeskPage';
import { t } from '../i18n';
import type { RecordedNorms } from '../titles/api';
import { NormForm } from '../titles/NormForm';
import { RecordLine } from '../titles/RecordLine';
import { Failure } from '../ui/Failure';
import { PlayerName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import type { PageProps } from './pageProps';
import '../styles/titles.css';

export default function DeskNorms({ id }: PageProps) {
  const [found, setFound] = useState<RecordedNorms | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [news, setNews] = useState('');
  const path = { id: Number(id) };

  const load = async () => {
    const { data, error } = await api.GET('/api/players/{id}/recorded-norms', {
      params: { path },
    });
    if (data) setFound(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    setFound(null);
    void load();
  }, [id]);

  if (!found) {
    if (!problem) return <Skeleton height="60vh" />;
    const final = problem.status === 403 || problem.status === 404;
    return <Trouble problem={problem} onRetry={final ? undefined : () => void load()} />;
  }
  const { player, may_record: may, norms } = found;
  const took = (next: RecordedNorms, told: string) => {
    setFound(next);
    setNews(told);
  };
  return (
    <DeskPage title={t('recorded-title')} lede={t('recorded-lede')} news={news}>
      {problem && <Failure problem={problem} onRetry={() => void load()} />}
      <p>
        <PlayerName player={player} link /> · <span class="muted">{player.id}</span>
      </p>
      {!may && <p class="muted">{t('recorded-own')}</p>}
      {may && (
        <details class="panel case">
          <summary>{t('recorded-record-open')}</summary>
          {/* A new form after each record. */}
          <NormForm
            key={norms.length}
            submit={t('recorded-record')}
            onSend={async (norm) => {
              const { data, error } = await api.POST('/api/players/{id}/recorded-norms', {
                params: { path },
                body: norm,
              });
              if (data) took(data, t('recorded-recorded'));
              return error;
            }}
          />
        </details>
      )}
      {norms.length === 0 && <p class="empty panel">{t('recorded-none')}</p>}
      {norms.map((line) => (
        <RecordLine
          key={line.norm.number}
          player={player.id}
          of={line}
          may={may}
          onChanged={took}
        />
      ))}
    </DeskPage>
  );
}
