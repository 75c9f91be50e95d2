// What cannot wait for the page's scripts: a chosen theme, so that no other flashes; the question who is
// signed in; and the files of the page, which would be asked for one after another. A file of its own and
// not inline: the content security policy stays at script-src 'self'.
{
  // The build writes here what the pages are made of that are opened most: files, and more by language.
  const PAGES = {};
  const KINDS = {
    js: ['modulepreload', 'script'],
    css: ['preload', 'style'],
    woff2: ['preload', 'font'],
  };

  let prefs = {};
  try {
    prefs = JSON.parse(localStorage.getItem('posthorn-prefs')) ?? {};
  } catch {
    // No storage: the device's own theme it is.
  }
  const root = document.documentElement;
  if (prefs.theme && prefs.theme !== 'auto') root.dataset.theme = prefs.theme;
  for (const name of ['board', 'coords', 'size']) if (prefs[name]) root.dataset[name] = prefs[name];
  if (prefs.lang) root.lang = prefs.lang;

  // Taken up by src/session.ts, which tells what went wrong.
  self.earlySession = fetch('/api/session', { method: 'POST' });
  self.earlySession.catch(() => undefined);

  // Whether / is the home page or the reader's games, only the last visit tells: without one it may be both.
  const kind = /^\/(game|section)\/\d+\/?$/.exec(location.pathname)?.[1];
  const first = { true: ['games'], false: ['home'] }[prefs.member] ?? ['games', 'home'];
  const pages = (location.pathname === '/' ? first : [kind]).flatMap((name) => PAGES[name] ?? []);
  const languages = [prefs.lang, ...navigator.languages.map((name) => name.slice(0, 2)), 'en'];
  const textsOf = ({ texts }) => texts[languages.find((name) => name in texts)];
  for (const file of new Set(pages.flatMap((page) => [...page.files, ...textsOf(page)]))) {
    const link = document.createElement('link');
    const [rel, as] = KINDS[file.split('.').pop()];
    Object.assign(link, { rel, as, crossOrigin: '', href: file });
    document.head.append(link);
  }
}
