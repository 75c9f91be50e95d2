import { chromium } from 'playwright';
const [,, base, who, out, w, dark, lang, ...paths] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const c = await b.newContext({ viewport: { width: Number(w), height: 900 }, colorScheme: dark==='dark'?'dark':'light', locale: lang });
const p = await c.newPage();
if (who !== '-') {
  await p.goto(base + '/sign-in');
  await p.fill('input[type=email]', who + '@posthorn.example');
  await p.fill('input[type=password]', 'posthorn-demo');
  await p.keyboard.press('Enter');
  await p.waitForURL((u) => !u.pathname.includes('sign-in'));
}
let i = 0;
for (const path of paths) { await p.goto(base + path); await p.waitForTimeout(1500); await p.screenshot({ path: `${out}-${i++}.png`, fullPage: true }); }
await b.close();
