// What the reader takes out: games, archives, everything that is known of them; and the way out.
import { ExportList } from '../data/ExportList';
import { LeaveForGood } from '../data/LeaveForGood';
import { Nightly } from '../data/Nightly';
import { OrderForm } from '../data/OrderForm';
import { useExports } from '../data/useExports';
import { t } from '../i18n';
import { session } from '../session';
import { useTitle } from '../title';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/settings.css';
import '../styles/data.css';

export default function Data() {
  useTitle(t('nav-data'));
  const { exports, problem, load, order, fetchFile, setNightly } = useExports();
  const me = session.value?.me.player.id;
  if (!exports || me === undefined) {
    const retry = () => void load();
    return problem ? <Trouble problem={problem} onRetry={retry} /> : <Skeleton height="70vh" />;
  }
  const { nightly } = exports;
  return (
    <div class="settings">
      <div class="head">
        <h1>{t('nav-data')}</h1>
        <p class="lede">{t('data-lede')}</p>
      </div>
      <section class="panel pad" aria-labelledby="h-order">
        <h2 id="h-order">{t('data-new')}</h2>
        <OrderForm me={me} federation={nightly?.federation} onOrder={order} />
      </section>
      <div class="column">
        <ExportList exports={exports.exports} onFetch={fetchFile} />
        {nightly && <Nightly nightly={nightly} onSet={setNightly} />}
        <LeaveForGood />
      </div>
    </div>
  );
}
