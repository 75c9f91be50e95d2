// Keys by which programs sign in: the reader's own, and those of the federation that they act for.
import { useEffect, useRef } from 'preact/hooks';
import type { NewKey } from '../api/types';
import { t } from '../i18n';
import { KeyForm } from '../keys/KeyForm';
import { KeyList } from '../keys/KeyList';
import { useKeys } from '../keys/useKeys';
import { session } from '../session';
import { useTitle } from '../title';
import { CopyField } from '../ui/CopyField';
import { Skeleton } from '../ui/Skeleton';
import { Trouble } from '../ui/Trouble';
import '../styles/settings.css';
import '../styles/keys.css';

export default function Keys() {
  useTitle(t('nav-keys'));
  const { keys, problem, made, load, make, revoke } = useKeys();
  const me = session.value?.me.player.id;
  if (!keys || me === undefined) {
    const retry = () => void load();
    return problem ? <Trouble problem={problem} onRetry={retry} /> : <Skeleton height="70vh" />;
  }
  const { own, federations } = keys;
  const federation = federations?.federation;
  return (
    <div class="settings">
      <div class="head">
        <h1>{t('nav-keys')}</h1>
        <p class="lede">
          {t('keys-lede')} <a href="/developers">{t('keys-begin')}</a>{' '}
          <a href="/api.html">{t('keys-description')}</a>{' '}
          <a href="/webhooks">{t('keys-webhooks')}</a>
        </p>
      </div>
      <section class="panel pad" aria-labelledby="h-new-key">
        <h2 id="h-new-key">{t('keys-new')}</h2>
        <KeyForm federation={federation} onMake={make} />
      </section>
      <div class="column">
        {made && <Made key={made.key.id} made={made} />}
        {federations && (
          <KeyList
            title={t('keys-federations', { federation: federations.federation })}
            keys={federations.keys}
            me={me}
            onRevoke={revoke}
          />
        )}
        <KeyList title={t('keys-own')} keys={own} me={me} onRevoke={revoke} />
        <section class="panel pad" aria-labelledby="h-xfcc">
          <h2 id="h-xfcc">{t('keys-xfcc')}</h2>
          <p>{t('keys-xfcc-text')}</p>
          <dl class="xfcc">
            <dt>{t('keys-xfcc-address')}</dt>
            <dd>
              <code>{location.origin}/xfcc/XfccBasic.asmx</code>
            </dd>
            <dt>{t('keys-xfcc-user')}</dt>
            <dd>
              <code>{me}</code>
            </dd>
            <dt>{t('keys-xfcc-password')}</dt>
            <dd>{t('keys-xfcc-key')}</dd>
          </dl>
        </section>
      </div>
    </div>
  );
}

/** The only sight of a key's secret: it comes into view by itself. */
function Made({ made }: { made: NewKey }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section class="panel pad made" ref={box} tabIndex={-1} aria-labelledby="h-made">
      <h2 id="h-made">{t('keys-here', { name: made.key.name })}</h2>
      <div class="form">
        <CopyField label={t('keys-key')} value={made.secret} hint={t('keys-once')} />
      </div>
    </section>
  );
}
