// The frame of a federation's pages: their tabs, whose they are, and what has just been done.
import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { go } from '../router';
import { actsFor, registersFor, seesFederations } from '../session';
import { useTitle } from '../title';
import { Flag } from '../ui/Flag';
import { Select } from '../ui/Select';
import { Tabs } from '../ui/Tabs';
import { federationName, federationOptions } from '../ui/federations';
import { seesAllEntries, seesEntriesOf } from './rights';
import '../styles/federation.css';

const PAGES = ['', '/registrations', '/entries', '/members'] as const;
type Page = (typeof PAGES)[number];

const NAMES: Record<Page, string> = {
  '': 'federation-home',
  '/registrations': 'federation-registrations',
  '/entries': 'federation-fees',
  '/members': 'federation-members',
};

interface Props {
  code: string;
  page: Page;
  lede: string;
  news?: string;
  children: ComponentChildren;
}

export function FederationFrame({ code, page, lede, news = '', children }: Props) {
  const name = federationName(code);
  // A tab has less room than a heading.
  const topic = t(page === '/registrations' ? 'federation-registrations-title' : NAMES[page]);
  useTitle(`${topic}: ${name}`);
  return (
    <div class="federation">
      {actsFor(code) && (
        <Tabs
          label={t('federation-tabs')}
          pages={PAGES.filter((each) => isFor(each, code)).map((each) => [
            `/federation/${code}${each}`,
            t(NAMES[each]),
          ])}
        />
      )}
      <div class="head">
        <p class="eyebrow">
          <Flag federation={code} /> {name} ({code})
        </p>
        <h1 tabIndex={-1} id="federation-heading">
          {topic}
        </h1>
        <p class="lede">{lede}</p>
        {(page === '/entries' ? seesAllEntries() : seesFederations()) && (
          <Others code={code} page={page} />
        )}
        <div role="status">{news && <p class="panel news">{news}</p>}</div>
      </div>
      {children}
    </div>
  );
}

function isFor(page: Page, code: string): boolean {
  if (page === '/registrations') return registersFor(code);
  return page !== '/entries' || seesEntriesOf(code);
}

/** Officers see to all federations. */
const Others = ({ code, page }: { code: string; page: Page }) => (
  <div class="toolbar">
    <Select
      label={t('federation')}
      value={code}
      options={federationOptions()}
      onChange={(next) => go(`/federation/${next}${page}`)}
    />
  </div>
);
