// Starts everything at once: who is signed in, the language, and the first page's code.
import { effect } from '@preact/signals';
import { render } from 'preact';
import './styles/index.css';
import { problemText } from './api/problem';
import { loadAsked } from './asked';
import { keepBadge } from './badge';
import { WORKER } from './device';
import { loadRunning } from './games';
import { hasLanguage, setLang } from './i18n';
import { clearKept, keepMe } from './kept';
import { prefs, setPref } from './prefs';
import { path, startRouter } from './router';
import { find } from './routes';
import { isTakenUp, refresh, session, sessionLost } from './session';
import { languageOfPages, rememberLanguage } from './settings/language';
import { App } from './shell/App';
import { toast } from './ui/Toast';

startRouter();
void refresh();
// The page's code is fetched while the language is; the page reports a failure, if there is one.
const { member } = prefs.peek();
if (path.value !== '/' || member !== undefined) {
  const { route, id } = find(path.value, member === true);
  route.load().catch(() => undefined);
  route.askAhead?.(id);
}
effect(() => {
  const isMember = !!session.value;
  if (session.value !== undefined && isMember !== prefs.peek().member)
    setPref({ member: isMember });
});

// Both feed the count in the header, so they are wanted on every page.
effect(() => {
  if (!session.value?.me.player.id) return;
  void loadRunning();
  void loadAsked();
});

// What is kept for when there is no connection is whose session it is, and nobody's afterwards.
effect(() => {
  if (session.value === null) void clearKept();
  else if (session.value?.access_token) void keepMe(session.value.me);
});
addEventListener('online', () => {
  if (isTakenUp()) void refresh();
});
keepBadge();

/** The worker fetches all that a member may need later: not while what is wanted now is on its way. */
const LATER_MS = 5_000;

// Members' pages open without a connection; visitors get no worker.
const stopWaiting = effect(() => {
  if (!session.value || !('serviceWorker' in navigator)) return;
  queueMicrotask(() => stopWaiting());
  const register = () =>
    setTimeout(() => navigator.serviceWorker.register(WORKER).catch(() => undefined), LATER_MS);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
});

effect(rememberLanguage);
effect(() => {
  // A page whose texts are missing says so by itself.
  setLang(languageOfPages()).catch(() => undefined);
});

// The reader did not ask to be signed out, so the reason is told.
effect(() => {
  if (sessionLost.value && hasLanguage.value) toast(problemText(sessionLost.value));
});

const stop = effect(() => {
  const root = document.getElementById('app');
  if (!root || !hasLanguage.value) return;
  queueMicrotask(() => stop());
  root.replaceChildren();
  render(<App />, root);
});
