// A player of a team is replaced: the director asks, the captain names, the director lets the substitute play, and what
// the substitute's tables and games say of it.
import { inspectAt } from './support/inspect';
import { openAs } from './support/people';
import {
  GABOR,
  KASIA,
  YILDIZ,
  announceMatch,
  ask,
  beside,
  codeOf,
  enter,
  inTheDark,
  publish,
} from './support/teams';
import { expect, test } from './support/test';

/** Plays on for somebody without an account. */
const STEFAN = '440129';
/** Has no account, either. */
const BOARD_TWO = '420733';

test('a substitute plays on for a player of a team', async ({ page, browser, request, watch }) => {
  test.slow();
  const event = await announceMatch(request, codeOf('S'), 'Match with a substitute');
  const [pawns, knights] = ['Pawns of Poznań', 'Knights of Győr'];
  await enter(request, event, { who: 'kasia', name: pawns, captain: KASIA, line: [KASIA, YILDIZ] });
  await enter(request, event, {
    who: 'gabor',
    name: knights,
    captain: GABOR,
    line: [GABOR, BOARD_TWO],
  });
  await publish(request, event, 2);
  const path = `/events/${event}/teams/1/replacements`;

  await openAs(page, 'director', `/events/${event}/teams`);
  await page.getByRole('link', { name: 'Replacements Pawns of Poznań' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Replacements of ${pawns}`);
  await page.getByText('Ask for a replacement…').click();
  await page.getByLabel('Board', { exact: true }).selectOption({ label: 'Board 2: Mehmet Yıldız' });
  await page.getByLabel('Reason').fill('Not heard of for six weeks.');
  await page.getByLabel('Substitute: name or player number').fill(KASIA);
  await page.getByLabel('Meanwhile the clocks of the board stand still').check();
  await inspectAt(page, 'the form for a replacement', 1280, 390);
  const send = page.getByRole('button', { name: 'Ask for the replacement' });
  await send.press('Enter');
  const number = page.getByLabel('Substitute: name or player number');
  await expect(number).toHaveAccessibleDescription(/This player is in the team already/);
  await expect(number).toBeFocused();
  await number.fill('');
  await send.press('Enter');
  await expect(page.locator('.news')).toContainText('The replacement is asked for.');
  const asked = page.getByRole('article', { name: /Board 2: .*Mehmet Yıldız/ });
  await expect(asked).toContainText('no substitute yet');
  await expect(asked).toContainText('Until this is decided, the clocks of the board stand still.');

  const kasia = await beside(browser, watch, 'kasia', `/events/${event}/teams/1/boards`);
  await kasia.getByRole('link', { name: 'Replacements', exact: true }).click();
  await kasia.getByLabel('Substitute: name or player number').last().fill('Stefan Io');
  await kasia.getByRole('option', { name: /Ștefan Ionescu/ }).click();
  await expect(kasia.getByLabel('Substitute: name or player number').last()).toHaveValue(STEFAN);
  await expect(kasia.getByText('Ștefan Ionescu').last()).toBeVisible();
  await kasia.getByRole('button', { name: 'Name the substitute' }).press('Enter');
  await expect(kasia.locator('.news')).toContainText('The substitute on board 2 is named.');
  await kasia.context().close();

  const night = { who: 'director', path, where: 'a replacement to decide, in Czech' } as const;
  await inTheDark(browser, watch, night, async (phone) => {
    await expect(phone.getByText('čeká na rozhodčího')).toBeVisible();
    await phone.getByRole('button', { name: 'Zkontrolovat…' }).click();
    await expect(phone.getByRole('dialog')).toContainText('Odteď hraje Ștefan Ionescu místo hráče');
    await phone.keyboard.press('Escape');
  });

  await page.goto('/desk?kind=replacements');
  await expect(
    page.locator('.queue-row').filter({ hasText: 'Match with a substitute' }),
  ).toContainText('One replacement in a team to decide');
  await page.goto(path);
  await page.getByLabel('Days of handicap').fill('5');
  await page.getByRole('button', { name: 'Review…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    'Ștefan Ionescu plays on for Mehmet Yıldız on board 2 in all unfinished games, from now on, with 5 days of handicap in each. The clocks that stand still go on then. Conditional moves that Mehmet Yıldız has left are dropped. This cannot be undone.',
  );
  await inspectAt(page, 'the last look before a replacement', 1280, 390);
  await dialog.getByRole('button', { name: 'Replace the player' }).press('Enter');
  await expect(page.locator('.news')).toContainText('Ștefan Ionescu plays on for Mehmet Yıldız');
  await expect(page.getByRole('article')).toContainText('5 days in each game');

  const stefan = await beside(browser, watch, 'stefan', path);
  await stefan.getByRole('button', { name: 'Apply for the status' }).press('Enter');
  await expect(stefan.locator('.news')).toContainText('You have applied');
  await expect(stefan.getByText('Not heard of for six weeks.')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Consent… Ștefan Ionescu' }).press('Enter');
  await dialog.getByRole('button', { name: 'Consent', exact: true }).press('Enter');
  await expect(page.getByText('Tournament director: consents')).toBeVisible();
  await expect(page.getByText('Qualifications commissioner: has not decided')).toBeVisible();
  await inspectAt(page, 'a substitute who has applied', 1280, 390);

  const { sections } = (await ask(request, 'organiser', `/${event}`)) as {
    sections: { id: number }[];
  };
  await stefan.goto(`/section/${sections[1]?.id}`);
  const name = stefan.getByRole('rowheader', { name: /Ștefan Ionescu/ });
  await expect(name).toContainText('for Mehmet Yıldız');
  await inspectAt(stefan, 'a crosstable with a substitute', 1280, 390);
  await stefan.locator('a.result').first().click();
  await expect(stefan.locator('.plays-on')).toContainText('Plays on for Mehmet Yıldız since');
  await inspectAt(stefan, 'a game of a substitute', 1280, 390);
  await stefan.context().close();
});
