// The reader's own page: naming its address, what it may show now, and withdrawing it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { Confirm } from '../game/Confirm';
import { t } from '../i18n';
import { Cited } from '../ui/Cited';
import { Field } from '../ui/Field';
import { Form, type Values } from '../ui/Form';
import { WebAddress } from '../ui/WebAddress';
import { PageGames } from './PageGames';
import { PageHistory } from './PageHistory';
import type { PlayersPage } from './api';

/** The server's limit for an address. */
const URL_LONGEST = 500;

interface Props {
  section: number;
  page: PlayersPage;
  onChanged: (page: PlayersPage, news: string) => void;
}

const check = ({ url = '' }: Values): Record<string, string> =>
  /^https?:\/\/\S+$/.test(url.trim()) ? {} : { url: t('matters-url-wrong') };

export function MyPage({ section, page, onChanged }: Props) {
  const [changing, setChanging] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  // The button that asked for the field is gone.
  useEffect(() => {
    if (changing) box.current?.querySelector('input')?.focus();
  }, [changing]);
  const took = (next: PlayersPage, news: string) => {
    onChanged(next, news);
    // So is whatever had the focus.
    heading.current?.focus();
  };
  const params = { path: { id: section } };
  const name = async ({ url = '' }: Values): Promise<Problem | undefined> => {
    const body = { url: url.trim() };
    const { data, error } = await api.PUT('/api/sections/{id}/page', { params, body });
    if (data) {
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
        <Form submit={t('own-page-name')} onSend={name} check={check}>
          <Field
            name="url"
            label={t('own-page-url')}
            hint={url === null ? undefined : t('own-page-again')}
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            maxLength={URL_LONGEST}
            required
          />
        </Form>
      ) : (
        <p class="row">
          <button type="button" class="btn" onClick={() => setChanging(true)}>
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
