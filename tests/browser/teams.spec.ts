// Events of teams: announced, entered by captains with their line-ups, put together, published and played.
import type { Page } from '@playwright/test';
import { inspectAt } from './support/inspect';
import { type Who, openAs } from './support/people';
import { DIRECTOR, GABOR, KASIA, YILDIZ, beside, codeOf, inTheDark } from './support/teams';
import { expect, test } from './support/test';
import { next, step } from './support/wizard';

async function announce(page: Page, code: string, name: string): Promise<string> {
  await openAs(page, 'organiser', '/events/new');
  await page.getByRole('button', { name: 'Friendly match of two teams' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Code').fill(code);
  await page.getByLabel('Tournament director').fill(DIRECTOR);
  await next(page).click();
  await expect(step(page, 'Who')).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'teams play' })).toBeChecked();
  await expect(page.getByLabel('Stage')).toHaveValue('friendly_match');
  await next(page).click();
  await expect(page.getByLabel('Teams in a section')).toHaveValue('2');
  await page.getByLabel('Boards of a team').fill('2');
  for (let left = 0; left < 3; left += 1) await next(page).click();
  const look = page.locator('.summary');
  await expect(look).toContainText('Teams play, on 2 boards.');
  await expect(look).toContainText('Any team may enter; its captain enters it.');
  await expect(look).toContainText('(TR-7.3)');
  await page.getByRole('button', { name: 'Announce…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Announce it' }).click();
  await expect(page).toHaveURL(/\/events\/\d+$/);
  return new URL(page.url()).pathname;
}

async function fill(page: Page, name: string, line: readonly string[]) {
  const form = page.locator('#enter form');
  await form.getByLabel('Name of the team').fill(name);
  for (const [at, number] of line.entries()) await form.getByLabel(`Board ${at + 1}`).fill(number);
  await form.getByRole('button', { name: 'Enter the team' }).click();
}

test('a match of two teams, from its announcement to its games', async ({
  page,
  browser,
  watch,
}) => {
  test.slow();
  const path = await announce(page, codeOf('M'), 'Friendly match of the test');
  await page.getByRole('link', { name: 'Teams', exact: true }).click();
  await expect(page).toHaveURL(`${path}/teams`);
  await expect(page.getByText('No team has entered yet.')).toBeVisible();

  const kasia = await beside(browser, watch, 'kasia', path);
  await kasia.getByRole('link', { name: 'Enter a team…' }).click();
  await expect(kasia).toHaveURL(`${path}/teams#enter`);
  await fill(kasia, 'Pawns of Poznań', [KASIA, KASIA]);
  const board = kasia.getByLabel('Board 2');
  await expect(board).toHaveAccessibleDescription(/This player stands in the line-up twice\./);
  await expect(board).toBeFocused();
  await board.fill('');
  await expect(board).toHaveAccessibleDescription(/nobody yet/);
  // By name, with the keyboard; and a name of which nobody was chosen is no player.
  await board.fill('nobody of this name');
  await expect(board).toHaveAccessibleDescription(/Nobody is found by this name/);
  await board.press('Enter');
  await expect(board).toHaveAccessibleDescription(/Choose one of the players found by name/);
  await board.fill('me');
  await expect(board).toHaveAttribute('aria-expanded', 'true');
  await board.fill('mehm');
  const found = kasia.getByRole('listbox', { name: 'Players found' }).getByRole('option');
  await expect(found).toHaveCount(1);
  await inspectAt(kasia, 'players found by name', 1280, 390);
  await board.press('ArrowDown');
  await expect(found.and(kasia.getByRole('option', { selected: true }))).toContainText('Yıldız');
  await board.press('Enter');
  await expect(found).toHaveCount(0);
  await expect(board).toHaveValue(YILDIZ);
  await expect(board).toBeFocused();
  await expect(board).toHaveAccessibleDescription(/Mehmet Yıldız \(TUR\), \d{4}/);
  await kasia.locator('#enter').getByRole('button', { name: 'Enter the team' }).press('Enter');
  await expect(kasia.locator('.news')).toContainText('The team has entered.');
  const own = kasia.getByRole('listitem').filter({ hasText: 'Pawns of Poznań' });
  await expect(own).toContainText('2 of 2 boards filled');

  const gabor = await beside(browser, watch, 'gabor', `${path}/teams`);
  // Others’ line-ups are hidden before the start lists.
  await expect(gabor.getByRole('listitem').filter({ hasText: 'Pawns' })).not.toContainText('of 2');
  await gabor.locator('#enter summary').click();
  await fill(gabor, 'Knights of Győr', [GABOR, YILDIZ]);
  await expect(gabor.getByLabel('Board 2')).toHaveAccessibleDescription(
    /plays for another team of this event: Pawns of Poznań/,
  );
  await gabor.getByLabel('Board 2').fill('');
  await gabor.locator('#enter').getByRole('button', { name: 'Enter the team' }).click();
  const knights = gabor.getByRole('listitem').filter({ hasText: 'Knights of Győr' }).first();
  await expect(knights).toContainText('1 of 2 boards filled');

  const dark = (
    who: Who | null,
    path: string,
    where: string,
    look: (page: Page) => Promise<void>,
  ) => inTheDark(browser, watch, { who, path, where }, look);
  await dark('kasia', `${path}/teams`, 'teams that enter, in Czech', async (phone) => {
    await phone.getByText('Změnit družstvo…').click();
    await expect(
      phone.locator('.team form').getByLabel('Šachovnice 2'),
    ).toHaveAccessibleDescription(/Mehmet Yıldız/);
    await phone.locator('.team summary').filter({ hasText: 'Sestava' }).click();
  });

  await test.step('the organiser decides, and names whom the captain has not', async () => {
    await page.reload();
    const decide = (what: string, name: string) =>
      page.getByRole('button', { name: `${what} ${name}` });
    await decide('Accept', 'Pawns of Poznań').click();
    await expect(page.locator('.news')).toContainText('Pawns of Poznań is accepted.');
    await decide('Refuse…', 'Knights of Győr').click();
    await expect(page.getByRole('dialog')).toContainText('The captain is notified');
    await page.keyboard.press('Escape');
    await decide('Accept', 'Knights of Győr').click();
    await expect(page.locator('.news')).toContainText('Knights of Győr is accepted.');
    await page.goto(`${path}/sections`);
    await page.getByLabel('Public value mixed into the lots').fill('');
    await page.getByRole('button', { name: 'Make the sections' }).click();
    await expect(page.locator('.section-card').first()).toContainText('1 of 2 boards');
    const publish = page.getByRole('button', { name: 'Publish the start lists…' });
    await publish.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Publish them' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'Knights of Győr has no complete line-up',
    );
    await page.keyboard.press('Escape');

    // Taken out of the section and put back: the focus goes with the team.
    const move = page.getByLabel('Section of Knights of Győr');
    await move.selectOption('Without a section');
    await expect(move).toBeFocused();
    await expect(page.getByText('You have moved teams.')).toBeVisible();
    await page.getByRole('button', { name: 'Discard the changes' }).click();
    await expect(page.getByText('You have moved teams.')).toHaveCount(0);
    await inspectAt(page, 'sections of teams', 1280, 390);
  });

  await gabor.getByText('Change the team…').click();
  const change = gabor.locator('.team form');
  await change.getByLabel('Board 2').fill('440129');
  await change.getByRole('button', { name: 'Save the team' }).click();
  await expect(gabor.locator('.news')).toContainText('The changes to Knights of Győr are saved.');

  await page.reload();
  await page.getByRole('button', { name: 'Publish the start lists…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 section with 2 teams on 2 boards, 4 games in all.');
  await dialog.getByRole('button', { name: 'Publish them' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('link', { name: 'Table and matches' })).toBeVisible();
  await page.getByText('decision').first().click();
  await expect(page.locator('.acts')).toContainText('Team accepted Knights of Győr');

  await page.goto(`${path}/teams`);
  const table = page.getByRole('region', { name: /^Table: / });
  await expect(table.getByRole('row')).toHaveCount(3);
  await inspectAt(page, 'tables of teams', 1280, 390);
  await page
    .getByRole('region', { name: /^Matches: / })
    .getByRole('link', { name: /Pawns/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${path}/teams/1/1-2`);
  const games = page.getByRole('table');
  await expect(games.getByRole('row')).toHaveCount(5);
  await expect(games).toContainText('not finished');
  await inspectAt(page, 'a match of teams', 1280, 390);
  await games.getByRole('link', { name: 'Board 2' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Board 2');

  await dark(null, path, 'an event of teams, in Czech', async (phone) => {
    await expect(phone.getByText('Hrají družstva, na 2 šachovnicích.')).toBeVisible();
    await expect(phone.getByRole('link', { name: 'Tabulka a zápasy' })).toBeVisible();
  });
  await dark(null, `${path}/teams`, 'tables of teams, in Czech', async (phone) => {
    await expect(phone.getByRole('region', { name: /^Tabulka: / })).toBeVisible();
    await expect(phone.getByText('Knights of Győr').first()).toBeVisible();
  });
  await dark(null, `${path}/teams/1/1-2`, 'a match of teams, in Czech', async (phone) => {
    await expect(phone.getByText('nedohráno').first()).toBeVisible();
  });

  for (const other of [kasia, gabor]) await other.context().close();
});
