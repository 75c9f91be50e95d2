// Runs before the first paint, so that a chosen theme never flashes. A file of its own and not
// inline: the content security policy stays at script-src 'self'.
try {
  const prefs = JSON.parse(localStorage.getItem('posthorn-prefs') || '{}');
  const root = document.documentElement;
  if (prefs.theme && prefs.theme !== 'auto') root.dataset.theme = prefs.theme;
  for (const name of ['board', 'coords', 'size']) if (prefs[name]) root.dataset[name] = prefs[name];
  if (prefs.lang) root.lang = prefs.lang;
} catch {
  // No storage: the device's own theme it is.
}
