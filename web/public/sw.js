// Shows the notifications that the server pushes, and opens the page that each is about. Nothing
// else: no page and no answer is kept here.
self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data.json();
  } catch {
    // Nothing readable. Browsers demand a notification for every message all the same.
  }
  const { title, body, tag, url } = message ?? {};
  const options = { body, tag, data: { url }, icon: '/icon.svg' };
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
