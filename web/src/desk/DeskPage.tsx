// The frame of a page of the desk: its tabs, heading, a sentence, and what has just been done.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useTitle } from '../title';
import { DeskTabs } from './DeskTabs';
import '../styles/desk.css';

interface Props {
  title: string;
  lede: string;
  news?: string;
  children: ComponentChildren;
}

export function DeskPage({ title, lede, news = '', children }: Props) {
  useTitle(title);
  // What had the focus, a form or a dialog, is gone once something is done.
  useEffect(() => {
    if (news) document.getElementById('desk-heading')?.focus();
  }, [news]);
  return (
    <div class="desk">
      <DeskTabs />
      <div class="head">
        <h1 tabIndex={-1} id="desk-heading">
          {title}
        </h1>
        <p class="lede">{lede}</p>
        <div role="status">{news && <p class="panel ruled">{news}</p>}</div>
      </div>
      {children}
    </div>
  );
}
