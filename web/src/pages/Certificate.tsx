// The certificate of a title, to be printed and signed (TR-10.10).
import { api } from '../api/client';
import { longDay } from '../format';
import { t } from '../i18n';
import { useTitle } from '../title';
import { awardText } from '../titles/words';
import { Cited } from '../ui/Cited';
import { federationName } from '../ui/federations';
import { fullName } from '../ui/PlayerName';
import { useFound } from '../ui/useFound';
import type { PageProps } from './pageProps';
import '../styles/certificate.css';

export default function CertificatePage({ id }: PageProps) {
  const { found, instead } = useFound(id, () =>
    api.GET('/api/titles/{case}', { params: { path: { case: Number(id) } } }),
  );
  useTitle(found ? `${t('certificate-title')}: ${fullName(found.player)}` : t('certificate-title'));
  if (!found) return instead;
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
