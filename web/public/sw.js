// Keeps the site's own files, so that it opens without a connection, and shows the notifications that
// the server pushes. It touches no request to the API and sends none: what the reader was shown is kept
// by the page itself (src/kept.ts).

// The build writes here what the list of games and the page of a game need, and a name for it.
const SHELL = { name: '', files: [] };

const CACHE = `posthorn-shell-${SHELL.name}`;
/** An answer that takes longer is not waited for where the page is here already. */
const PATIENCE_MS = 5_000;

self.addEventListener('install', (event) => {
  if (!SHELL.name) return;
  // Past the browser's cache, which may have an older page than the files that go with it.
  const page = new Request('/', { cache: 'reload' });
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([page, ...SHELL.files]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const outdated = (name) => name.startsWith('posthorn-shell-') && name !== CACHE;
  const clean = async () => {
    for (const name of (await caches.keys()).filter(outdated)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

const kept = async (address) => (await caches.open(CACHE)).match(address);

/** The page that the server has now; the kept one where none comes. */
async function page(request) {
  const here = await kept('/');
  if (!here) return fetch(request);
  const late = new Promise((resolve) => setTimeout(() => resolve(here), PATIENCE_MS));
  return Promise.race([fetch(request), late]).catch(() => here);
}

/** A file whose name changes with what is in it is what it was. */
async function asset(request) {
  const here = await kept(request.url);
  if (here) return here;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request.url, answer.clone());
  return answer;
}

/** What keeps its name is asked for, and kept for want of an answer. */
async function other(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put(request.url, answer.clone());
    return answer;
  } catch (error) {
    const here = await kept(request.url);
    if (here) return here;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (!SHELL.name || request.method !== 'GET' || origin !== self.location.origin) return;
  if (/^\/(api|local|xfcc|\.well-known)\//.test(pathname)) return;
  if (request.mode === 'navigate') {
    // With a dot before a letter it is a file to be looked at, not a page of the site.
    if (!/\.[a-z]/i.test(pathname)) event.respondWith(page(request));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(asset(request));
  } else if (/^\/(flags|icons)\/|^\/(early\.js|icon\.svg)$/.test(pathname)) {
    event.respondWith(other(request));
  }
});

self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data.json();
  } catch {
    // Nothing readable. Browsers demand a notification for every message all the same.
  }
  const { title, body, tag, url } = message ?? {};
  const options = { body, tag, data: { url }, icon: '/icons/icon-192.png' };
  event.waitUntil(self.registration.showNotification(title || 'Posthorn', options));
});

/** The page of a message: one of this site, whatever the message says. */
function pageOf(url) {
  try {
    const page = new URL(url || '/', self.location.origin);
    if (page.origin === self.location.origin) return page.href;
  } catch {
    // No address.
  }
  return `${self.location.origin}/`;
}

async function open(href) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((client) => client.url === href);
  return there ? there.focus() : self.clients.openWindow(href);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pageOf(event.notification.data?.url)));
});
