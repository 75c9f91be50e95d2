import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const base = 'http://127.0.0.1:4500';
async function shots(name, opts, pages, lang) {
  const c = await b.newContext({ viewport: opts.vp, colorScheme: opts.cs ?? 'light', locale: lang ?? 'en-GB', timezoneId: 'Europe/Prague', reducedMotion: 'reduce' });
  const p = await c.newPage();
  if (opts.who) {
    await p.goto(base + '/sign-in');
    await p.fill('input[name=email]', opts.who); await p.fill('input[name=password]', 'posthorn-demo');
    await p.click('button[type=submit]'); await p.waitForURL(base + '/**'); await p.waitForTimeout(2500);
  }
  for (const [path, n, full] of pages) { await p.goto(base + path); await p.waitForTimeout(2500); await p.screenshot({ path: `/tmp/shots/${name}-${n}.png`, fullPage: !!full }); }
  await c.close();
}
const what = process.argv[2];
const pages = JSON.parse(process.argv[3]);
const opts = JSON.parse(process.argv[4]);
await shots(what, opts, pages, opts.lang);
await b.close();
