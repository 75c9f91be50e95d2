// What Posthorn is, for visitors who are not signed in.
import { LazyOpenNow } from '../firstDay/lazily';
import { LazyBoardNow } from '../home/LazyBoardNow';
import { Postcard } from '../home/Postcard';
import { t } from '../i18n';
import { RunBy } from '../operator/RunBy';
import { useTitle } from '../title';
import '../styles/home.css';

const POINTS = ['home-1', 'home-2', 'home-3', 'home-4'];

export default function Home() {
  useTitle(t('home-title'));
  return (
    <div class="home">
      <div class="hero">
        <div>
          <h1>{t('home-title')}</h1>
          <p class="lede">{t('home-lede')}</p>
          <p class="row">
            <a class="btn primary" href="/sign-up">
              {t('sign-up')}
            </a>
            <span>
              {t('home-sign-in')} <a href="/sign-in">{t('sign-in')}</a>
            </span>
          </p>
        </div>
        <Postcard />
      </div>
      <div class="points">
        {POINTS.map((point) => (
          <section key={point}>
            <h2>{t(`${point}-title`)}</h2>
            <p>{t(point)}</p>
          </section>
        ))}
      </div>
      <LazyOpenNow member={false} />
      <LazyBoardNow />
      <RunBy />
    </div>
  );
}
