// Words and a picture on the public page: chosen in the settings, seen by everybody, taken away by officers.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { inspect, inspectAt } from './support/inspect';
import { inCzech, openAs } from './support/people';
import { expect, test } from './support/test';

// One after the other: they are about one player's page.
test.describe.configure({ mode: 'serial' });

const LINK = 'Text and picture';

/** A photograph of three fields, the middle one the lightest, as a browser writes it. */
async function photograph(page: Page, width: number, height: number) {
  const address = await page.evaluate(
    ([across = 0, down = 0]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [across, down];
      const context = canvas.getContext('2d');
      for (const [at, colour] of ['#c80000', '#f0f0f0', '#0000c8'].entries()) {
        if (!context) continue;
        context.fillStyle = colour;
        context.fillRect((at * across) / 3, 0, across / 3, down);
      }
      return canvas.toDataURL('image/jpeg');
    },
    [width, height],
  );
  const buffer = Buffer.from(address.replace(/^[^,]*,/, ''), 'base64');
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
}

/** The colour in the middle of a picture that was loaded, and its side. */
async function middle(page: Page, selector: string) {
  return page.locator(selector).evaluate((shown: HTMLImageElement | HTMLCanvasElement) => {
    const side = shown instanceof HTMLImageElement ? shown.naturalWidth : shown.width;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [side, side];
    const context = canvas.getContext('2d');
    context?.drawImage(shown, 0, 0);
    const [red = 0, , blue = 0] = context?.getImageData(side / 2, side / 2, 1, 1).data ?? [];
    return { side, colour: red > 200 && blue > 200 ? 'white' : red > blue ? 'red' : 'blue' };
  });
}

async function openPart(page: Page) {
  await openAs(page, 'ivan', '/settings');
  const part = page.locator('.portrait-part');
  await expect(part.getByRole('button', { name: 'Update my page' })).toBeVisible();
  return {
    part,
    file: part.getByLabel('Picture', { exact: true }),
    words: part.getByLabel('A few words'),
    send: part.getByRole('button', { name: 'Update my page' }),
  };
}

/** The player's page as somebody sees it who is not signed in. */
async function asGuest(browser: Browser, watch: (context: BrowserContext) => void, path: string) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  watch(context);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function ownPage(page: Page): Promise<string> {
  const link = page.locator('#profile').getByRole('link', { name: /public/i });
  return (await link.getAttribute('href')) ?? '';
}

test('a picture is cut, shown before it is sent, and seen by everybody', async ({
  page,
  browser,
  watch,
}) => {
  const { part, file, words, send } = await openPart(page);
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await expect(file).toHaveAccessibleDescription(/cannot read a picture from this file/);
  await expect(part.locator('canvas')).toHaveCount(0);

  await file.setInputFiles(await photograph(page, 900, 300));
  await expect(part.getByRole('img', { name: 'The picture as it will be shown' })).toBeVisible();
  await expect(file).not.toHaveAccessibleDescription(/cannot read a picture/);
  await expect
    .poll(() => middle(page, '.portrait-part canvas'))
    .toEqual({ side: 192, colour: 'white' });
  await part.getByLabel('Which part').press('End');
  await expect.poll(async () => (await middle(page, '.portrait-part canvas')).colour).toBe('blue');
  await part.getByLabel('Which part').press('Home');
  await expect.poll(async () => (await middle(page, '.portrait-part canvas')).colour).toBe('red');

  await words.fill('Two\nlines, https://posthorn.example and <b>no</b> markup');
  await expect(words).toHaveAccessibleDescription(/^56 of 300 characters/);
  await inspectAt(page, 'a picture that is chosen', 390, 1280);
  await send.click();
  await expect(part.getByText('Your page is up to date.')).toBeVisible();
  await expect(part.getByRole('img', { name: 'Your present picture' })).toBeVisible();
  await expect(words).toHaveValue('Two lines, https://posthorn.example and <b>no</b> markup');

  const path = await ownPage(page);
  const guest = await asGuest(browser, watch, path);
  await expect(guest.locator('.words')).toHaveText(
    'Two lines, https://posthorn.example and <b>no</b> markup',
  );
  await expect(guest.locator('.words *')).toHaveCount(0);
  // The name beside it says whose it is.
  await expect(guest.locator('.profile-head img.portrait')).toHaveAttribute('alt', '');
  await expect
    .poll(() => middle(guest, '.profile-head img.portrait'))
    .toEqual({ side: 192, colour: 'red' });
  await inspectAt(guest, 'a profile with a picture', 390, 1280);
  await guest.context().close();
});

test('words have their limit, and the picture its button', async ({ page, browser, watch }) => {
  const { part, file, words, send } = await openPart(page);
  const before = await words.inputValue();
  await words.fill('🐕'.repeat(301));
  await expect(words).toHaveAccessibleDescription(/^301 of 300 characters/);
  await send.click();
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription(/Use at most 300 characters/);
  await words.fill('\u202elive');
  await send.click();
  await expect(words).toHaveAccessibleDescription(/invisible characters/);
  await words.fill(before);

  // What is chosen and not wanted leaves the present one.
  await file.setInputFiles(await photograph(page, 300, 300));
  await expect(part.locator('canvas')).toBeVisible();
  await expect(part.getByLabel('Which part')).toHaveCount(0);
  await part.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(file).toBeFocused();
  await expect(part.getByRole('img', { name: 'Your present picture' })).toBeVisible();
  await part.getByRole('button', { name: 'Remove picture' }).press('Enter');
  await expect(part.getByText('Picture removed.')).toBeVisible();
  await expect(file).toBeFocused();
  await expect(part.locator('img')).toHaveCount(0);

  const guest = await asGuest(browser, watch, await ownPage(page));
  await expect(guest.locator('.words')).toBeVisible();
  await expect(guest.locator('.profile-head img.portrait')).toHaveCount(0);
  await guest.context().close();
});

test('an officer takes words and picture away, and the player reads why', async ({ page }) => {
  const { part, file, words, send } = await openPart(page);
  await file.setInputFiles(await photograph(page, 300, 300));
  await words.fill('Something rude.');
  await send.click();
  await expect(part.getByText('Your page is up to date.')).toBeVisible();
  const path = await ownPage(page);

  await openAs(page, 'officer', path);
  await page.getByRole('link', { name: LINK }).click();
  await expect(page.getByRole('img', { name: /^Picture of/ })).toBeVisible();
  await inspect(page, 'taking away words and picture');
  await page.getByRole('checkbox', { name: 'The text' }).uncheck();
  await page.getByLabel('Reason').fill('It is somebody else’s.');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The picture was removed by an officer.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'The picture' })).toHaveCount(0);
  await page.getByLabel('Reason').fill('It offends.');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The player shows neither text nor a picture.')).toBeVisible();

  await inCzech(page);
  await openAs(page, 'ivan', '/settings');
  await expect(part.getByText('Tento text odebral funkcionář: Something rude.')).toBeVisible();
  await expect(part.getByText('It is somebody else’s.')).toBeVisible();
  await expect(part.getByLabel('Pár slov o sobě')).toHaveValue('');
  await inspectAt(page, 'what was taken away', 390, 1280);
});
