// The frame of a page of the desk: its tabs, heading, a sentence, and what has just been done.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { type Office, holds, session } from '../session';
import { useTitle } from '../title';
import { TITLE_OFFICES } from '../titles/words';
import { Tabs } from '../ui/Tabs';
import '../styles/desk.css';

/** Organisers see to events, and direct nothing. */
const ORGANISERS = [
  ['/desk/events', 'desk-nav-events'],
  ['/desk/withdrawals', 'desk-nav-withdrawals'],
] as const;
const DIRECTORS = [
  ['/desk/events', 'desk-nav-events'],
  ['/desk/claims', 'desk-nav-claims'],
  ['/desk/withdrawals', 'desk-nav-withdrawals'],
  ['/desk/outages', 'desk-nav-outages'],
  ['/desk/leave', 'desk-nav-leave'],
] as const;
/** Each with the offices that it is for. */
const OFFICES: [to: string, text: string, whose: Office[]][] = [
  ['/desk/ratings', 'desk-nav-ratings', ['rating_commissioner']],
  ['/desk/titles', 'nav-titles', TITLE_OFFICES],
  ['/desk/imports', 'nav-imports', ['world_tournament_director']],
  ['/approvals', 'nav-approvals', ['world_tournament_director']],
  ['/suspensions', 'desk-nav-suspended', ['world_tournament_director']],
  ['/desk/mails', 'desk-nav-mails', ['administrator']],
  ['/transfers', 'nav-transfers', ['rating_commissioner', 'arbitration_commission']],
];

interface Props {
  title: string;
  lede: string;
  news?: string;
  children: ComponentChildren;
}

export function DeskPage({ title, lede, news = '', children }: Props) {
  useTitle(title);
  const { roles = [] } = session.value?.me ?? {};
  const directs = roles.includes('director') || holds('world_tournament_director');
  const organises = roles.includes('organiser') ? ORGANISERS : [];
  const mine = OFFICES.filter(([, , whose]) => holds(...whose));
  const pages = [
    ['/desk', 'desk-nav-queue'] as const,
    ...(directs ? DIRECTORS : organises),
    ...mine,
  ];
  // What had the focus, a form or a dialog, is gone once something is done.
  useEffect(() => {
    if (news) document.getElementById('desk-heading')?.focus();
  }, [news]);
  return (
    <div class="desk">
      <Tabs label={t('desk-nav')} pages={pages.map(([to, text]) => [to, t(text)])} />
      <div class="head">
        <h1 tabIndex={-1} id="desk-heading">
          {title}
        </h1>
        <p class="lede">{lede}</p>
        <div role="status">{news && <p class="panel news">{news}</p>}</div>
      </div>
      {children}
    </div>
  );
}
