// The code of conduct (LAW-13.1): what everybody here owes everybody else, and what becomes of a report.
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Prose } from '../ui/Prose';

const PARTS = [
  'conduct-words',
  'conduct-play',
  'conduct-officials',
  'conduct-report',
  'conduct-follows',
];

export default function Conduct() {
  return (
    <Prose title={t('conduct-title')} lede={t('conduct-lede')}>
      {PARTS.map((part) => (
        <section key={part}>
          <h2>{t(part)}</h2>
          <p>
            <Cited text={t(`${part}-text`)} />
          </p>
        </section>
      ))}
    </Prose>
  );
}
