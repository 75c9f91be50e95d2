// The reader's own page: naming its address, what it may show now, and withdrawing it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Form, type Values } from '../ui/Form';
import { WebAddress } from '../ui/WebAddress';
import { WebAddressField, addressFault } from '../ui/WebAddressField';
import { PageGames } from './PageGames';
import { PageHistory } from './PageHistory';
import type { PlayersPage } from './api';

interface Props {
  section: number;
  page: PlayersPage;
  onChanged: (page: PlayersPage, news: string) => void;
}

export function MyPage({ section, page, onChanged }: Props) {
  const [changing, setChanging] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  // The button that was pressed is gone, whichever it was.
  useEffect(() => {
    if (changing) box.current?.querySelector('input')?.focus();
    else if (asked.current) change.current?.focus();
    asked.current = changing;
  }, [changing]);
  const took = (next: PlayersPage, news: string) => {
    onChanged(next, news);
    // So is whatever had the focus.
    heading.current?.focus();
  };
  const params = { path: { id: section } };
  const name = async ({ url = '' }: Values): Promise<Problem | undefined> => {
    const body = { url: url.trim() };
    // Nobody is asked again for the same one.
    if (body.url === page.url) {
      setChanging(false);
      return undefined;
    }
    const { data, error } = await api.PUT('/api/sections/{id}/page', { params, body });
    if (data) {
      asked.current = false;
      setChanging(false);
      took(data, t('own-page-named'));
    }
    return error;
  };
  const withdraw = async (): Promise<Problem | null> => {
    const { data, error } = await api.DELETE('/api/sections/{id}/page', { params });
    if (data) took(data, t('own-page-withdrawn'));
    return error ?? null;
  };
  const { url } = page;
  return (
    <section ref={box} class="own-page" aria-labelledby="h-own-page">
      <h3 ref={heading} id="h-own-page" tabIndex={-1}>
        {t('own-page-title')}
      </h3>
      {url === null ? (
        <p>
          <Cited text={t('own-page-lede')} />
        </p>
      ) : (
        <>
          <p>
            <WebAddress url={url} />
          </p>
          <p>
            <Cited text={t('own-page-must-say')} />
          </p>
          <PageGames page={page} own />
        </>
      )}
      {url === null || changing ? (
        <>
          <Form submit={t('own-page-name')} onSend={name} check={addressFault}>
            <WebAddressField
              label={t('own-page-url')}
              hint={url === null ? undefined : t('own-page-again')}
              value={url ?? undefined}
            />
          </Form>
          {changing && (
            <button type="button" class="btn quiet" onClick={() => setChanging(false)}>
              {t('game-cancel')}
            </button>
          )}
        </>
      ) : (
        <p class="row">
          <button ref={change} type="button" class="btn" onClick={() => setChanging(true)}>
            {t('own-page-change')}
          </button>
          <button type="button" class="btn" onClick={() => setLeaving(true)}>
            {t('own-page-withdraw')}
          </button>
        </p>
      )}
      <PageHistory page={page} />
      <Confirm
        open={leaving}
        title={t('own-page-withdraw-title')}
        text={t('own-page-withdraw-text')}
        action={t('own-page-withdraw-do')}
        onConfirm={withdraw}
        onClose={() => setLeaving(false)}
      />
    </section>
  );
}
