// Notifications from end to end: the switch on the page, the server, a push service, the service worker, and what the
// device is told to show. Only the browser's own ends are ours: its way to its maker's service, and what it shows.
import { openAs, Player } from './support/people';
import { accept, challenge } from './support/play';
import { PushService, deliver, shown, withWorker } from './support/pushService';
import { expect, test as base } from './support/test';

const test = base.extend<{ service: PushService }>({
  service: async ({ page }, use) => {
    const service = await PushService.start();
    await service.lend(page);
    await use(service);
    service.stop();
  },
});

test.use({ serviceWorkers: 'allow' });

test('the opponent has moved, and the telephone says so', async ({ page, request, service }) => {
  const words = 'A game with notifications.';
  const game = await accept(request, 'jurgen', await challenge(request, 'stefan', 'jurgen', words));
  await openAs(page, 'jurgen', '/settings');
  const device = page.getByRole('switch', { name: 'On this device' });
  await expect(device).toHaveAttribute('aria-checked', 'false');
  await device.click();
  await expect(device).toHaveAttribute('aria-checked', 'true');

  const worker = await withWorker(page);
  const stefan = await Player.signedIn(request, 'stefan');
  await stefan.move(game, 'e2e4');
  await expect.poll(() => service.about(game, page)).toHaveLength(1);
  const [text] = await service.about(game, page);
  await deliver(page, text ?? '');
  await expect.poll(() => shown(worker)).toHaveLength(1);
  const [notification] = await shown(worker);
  expect(notification).toMatchObject({ url: `/game/${game}`, tag: `game-${game}-event-1` });
  expect(notification?.title).toContain('e4');

  // The switch is off: the next move is told to no device.
  await device.click();
  await expect(device).toHaveAttribute('aria-checked', 'false');
  const before = service.count;
  const jurgen = await Player.signedIn(request, 'jurgen');
  await jurgen.move(game, 'e7e5');
  await stefan.move(game, 'g1f3');
  // A push goes before the email of the same news.
  await expect
    .poll(async () => {
      const mails = (await (await request.get('/local/mail')).text()).split('<article>');
      return mails.some((mail) => mail.includes(`/game/${game}`) && mail.includes('Nf3'));
    })
    .toBe(true);
  expect(service.count).toBe(before);
});

test('a device that its push service has forgotten is forgotten by the server', async ({
  page,
  request,
  service,
}) => {
  const words = 'A game without a telephone.';
  const game = await accept(
    request,
    'william',
    await challenge(request, 'kasia', 'william', words),
  );
  await openAs(page, 'william', '/settings');
  await page.getByRole('switch', { name: 'On this device' }).click();
  await expect(page.getByText('1 device gets notifications.')).toBeVisible();
  service.gone = true;
  await (await Player.signedIn(request, 'kasia')).move(game, 'd2d4');
  await expect.poll(() => service.about(game, page)).toHaveLength(1);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('No device gets notifications.')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
