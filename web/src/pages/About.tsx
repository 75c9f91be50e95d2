// What Posthorn is, and whose.
import { t } from '../i18n';
import { RunBy } from '../operator/RunBy';
import { LICENCE_URL, SOURCE_URL } from '../site';
import { Prose } from '../ui/Prose';

export default function About() {
  return (
    <Prose title={t('about-title')}>
      <p>{t('about-1')}</p>
      <p>{t('about-4')}</p>
      <p>{t('about-3')}</p>
      <p>{t('about-2')}</p>
      <ul>
        <li>
          <a href={SOURCE_URL}>{t('licences-source')}</a>
        </li>
        <li>
          <a href={LICENCE_URL}>{t('licences-gpl')}</a>
        </li>
        <li>
          <a href="/licences">{t('licences')}</a>
        </li>
      </ul>
      <RunBy />
    </Prose>
  );
}
