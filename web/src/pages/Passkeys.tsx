// Passkeys: added, named, removed; and the codes for whoever loses them. Also where the link in the
// mail leads that an office's first passkey needs.
import { t } from '../i18n';
import { AddPanel } from '../passkeys/AddPanel';
import { CodesPanel, NewCodes } from '../passkeys/Codes';
import { PasskeyList } from '../passkeys/PasskeyList';
import { usePasskeys } from '../passkeys/usePasskeys';
import { session } from '../session';
import { useTitle } from '../title';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import type { PageProps } from './pageProps';
import '../styles/settings.css';
import '../styles/keys.css';

export default function PasskeysPage({ id }: PageProps) {
  useTitle(t('passkeys'));
  const link = id || undefined;
  const { passkeys, problem, codes, load, ...acts } = usePasskeys(link);
  const me = session.value?.me;
  if (!passkeys || !me) {
    const retry = () => void load();
    return problem ? <Trouble problem={problem} onRetry={retry} /> : <Skeleton height="70vh" />;
  }
  const add = (
    <AddPanel
      passkeys={passkeys}
      link={link}
      onAdd={acts.add}
      onCode={acts.useCode}
      onLink={acts.sendLink}
      onProved={() => void load()}
    />
  );
  return (
    <div class="settings">
      <div class="head">
        <h1>{t('passkeys')}</h1>
        <p class="lede">{t('passkeys-lede')}</p>
        {passkeys.office && (
          <p>{t(me.passkey_needed ? 'passkeys-office' : 'passkeys-office-open')}</p>
        )}
      </div>
      <section class="panel pad" aria-labelledby="h-add">
        <h2 id="h-add">{t('passkeys-new')}</h2>
        {add}
      </section>
      <div class="column">
        {codes.length > 0 && <NewCodes codes={codes} />}
        <PasskeyList passkeys={passkeys.passkeys} onRename={acts.rename} onRemove={acts.remove} />
        {passkeys.passkeys.length > 0 && (
          <CodesPanel left={passkeys.recovery_codes} onMake={acts.makeCodes} />
        )}
      </div>
    </div>
  );
}
