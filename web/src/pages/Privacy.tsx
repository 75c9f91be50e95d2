// Who answers for what is stored, where it is, and who sees it.
import { t } from '../i18n';
import { Responsible } from '../operator/Responsible';
import { Prose } from '../ui/Prose';

const PARTS = ['privacy-account', 'privacy-games', 'privacy-cookie', 'privacy-browser'];

export default function Privacy() {
  return (
    <Prose title={t('privacy-title')} lede={t('privacy-lede')}>
      <Responsible />
      {PARTS.map((part) => (
        <section key={part}>
          <h2>{t(part)}</h2>
          <p>{t(`${part}-text`)}</p>
        </section>
      ))}
    </Prose>
  );
}
