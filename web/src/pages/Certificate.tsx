// The certificate of a title, to be printed and signed (TR-10.10).
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { day } from '../format';
import { t } from '../i18n';
import { useTitle } from '../title';
import type { Certificate } from '../titles/api';
import { awardText } from '../titles/words';
import { Cited } from '../ui/Cited';
import { federationName } from '../ui/federations';
import { fullName } from '../ui/PlayerName';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import type { PageProps } from './pageProps';
import '../styles/certificate.css';

/** 23 November 2026: the day in UTC, the same for everybody who prints it. */
const longDay = (iso: string) =>
  day(iso.slice(0, 10), { day: 'numeric', month: 'long', year: 'numeric' });

export default function CertificatePage({ id }: PageProps) {
  const [found, setFound] = useState<Certificate | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useTitle(found ? `${t('certificate-title')}: ${fullName(found.player)}` : t('certificate-title'));
  const load = async () => {
    const path = { case: Number(id) };
    const { data, error } = await api.GET('/api/titles/{case}', { params: { path } });
    setFound(data ?? null);
    setProblem(error ?? null);
  };
  useEffect(() => {
    setFound(null);
    void load();
  }, [id]);
  if (!found) {
    if (!problem) return <Skeleton height="60vh" />;
    const final = problem.status === 404;
    return <Trouble problem={problem} onRetry={final ? undefined : () => void load()} />;
  }
  const { player, award, cycle, article, confirmed_at: confirmed } = found;
  return (
    <div class="certificate-page">
      <div class="certificate-tools">
        <p class="muted">
          <Cited text={t('certificate-hint')} />
        </p>
        <button type="button" class="btn primary" onClick={() => print()}>
          {t('certificate-print')}
        </button>
      </div>
      <article class="certificate" aria-labelledby="h-certificate">
        <p class="certificate-by">{t('certificate-by')}</p>
        <h1 id="h-certificate">{t('certificate-title')}</h1>
        <p>{t('certificate-says')}</p>
        <p class="certificate-name">
          <bdi>{fullName(player)}</bdi>
        </p>
        <p class="muted">
          {federationName(player.federation)} · {player.id}
        </p>
        <p>{t('certificate-was-awarded')}</p>
        <p class="certificate-award">{awardText(award, cycle)}</p>
        <p>{t('certificate-article', { rule: article })}</p>
        <p>{t('certificate-confirmed', { day: longDay(confirmed) })}</p>
        <p class="certificate-lines">
          <span>{t('certificate-place')}</span>
          <span>{t('certificate-president')}</span>
          <span>{t('certificate-commissioner')}</span>
        </p>
        <p class="small muted">{t('certificate-number', { n: String(found.case) })}</p>
      </article>
    </div>
  );
}
