// An event of teams under the Czech rules, from its announcement to its table: all of it in Czech, on a phone at night.
import { inspect } from './support/inspect';
import { inCzech, openAs } from './support/people';
import { DIRECTOR, GABOR, KASIA, YILDIZ, codeOf, enter } from './support/teams';
import { expect, test } from './support/test';
import { next, step } from './support/wizard';

test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

test('an event of teams under the rules of SKŠ', async ({ page, browser, request, watch }) => {
  test.slow();
  await inCzech(page);
  await openAs(page, 'organiser', '/events/new');
  await page.getByRole('button', { name: 'Přátelský zápas dvou družstev' }).click();
  await page.getByLabel('Název', { exact: true }).fill('Zápas družstev SKŠ');
  await page.getByLabel('Kód').fill(codeOf('C'));
  await page.getByLabel('Pořadatel').selectOption('CZE');
  await page.getByLabel('Rozhodčí turnaje').fill(DIRECTOR);
  // Whose rules hold is asked: nothing is chosen for the organiser.
  await next(page).press('Enter');
  const rules = page.getByLabel('Pravidla', { exact: true });
  await expect(rules).toBeFocused();
  await rules.selectOption('sks');
  await inspect(page, 'an event under the Czech rules');
  await next(page).press('Enter');
  await expect(step(page, 'Kdo')).toBeFocused();
  await next(page).click();
  await page.getByLabel('Počet šachovnic družstva').fill('2');
  // What counts for nothing at ICCF needs nobody's approval there (SKS-1.2).
  for (const name of ['započítává se do ratingu', 'lze získat normy titulů']) {
    await page.getByRole('checkbox', { name }).uncheck();
  }
  for (let left = 0; left < 3; left += 1) await next(page).click();
  const look = page.locator('.summary');
  await expect(look).toContainText('Hrají družstva, na 2 šachovnicích.');
  await expect(look).toContainText('O pořadí družstev rozhodují zápasové body');
  await expect(look.getByRole('link', { name: 'SKS-6.3' })).toBeVisible();
  await expect(look).not.toContainText('TR-7.3');
  await inspect(page, 'the last look at an event under the Czech rules');
  await page.getByRole('button', { name: 'Vypsat…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vypsat turnaj' }).click();
  await expect(page).toHaveURL(/\/events\/\d+$/);
  const path = new URL(page.url()).pathname;
  const event = Number(path.split('/').pop());

  await test.step('a captain enters a team, its players by their names', async () => {
    const context = await browser.newContext({
      ...{ colorScheme: 'dark', viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
    });
    watch(context);
    const kasia = await context.newPage();
    await inCzech(kasia);
    await openAs(kasia, 'kasia', path);
    await kasia.getByRole('link', { name: 'Přihlásit družstvo…' }).click();
    const form = kasia.locator('#enter form');
    await form.getByLabel('Název družstva').fill('Pěšci Poznaň');
    for (const [board, name, number] of [
      ['Šachovnice 1', 'lewandow', KASIA],
      ['Šachovnice 2', 'mehmet', YILDIZ],
    ] as const) {
      const field = form.getByLabel(board);
      await field.fill(name);
      await expect(field).toHaveAccessibleDescription('Nalezen jeden hráč.');
      await field.press('ArrowDown');
      await field.press('Enter');
      await expect(field).toHaveValue(number);
    }
    await inspect(kasia, 'a team to enter, in Czech');
    await form.getByRole('button', { name: 'Přihlásit družstvo' }).press('Enter');
    await expect(kasia.locator('.news')).toContainText('Družstvo je přihlášeno.');
    await context.close();
  });
  await enter(request, event, {
    who: 'gabor',
    name: 'Jezdci Győr',
    captain: GABOR,
    line: [GABOR, '420733'],
  });

  await page.goto(`${path}/teams`);
  for (const name of ['Pěšci Poznaň', 'Jezdci Győr']) {
    await page.getByRole('button', { name: `Přijmout ${name}` }).press('Enter');
    await expect(page.locator('.news')).toContainText(`Družstvo ${name} je přijato.`);
  }
  await page.goto(`${path}/sections`);
  await page.getByLabel('Veřejná hodnota přimíchaná do losu').fill('');
  await page.getByRole('button', { name: 'Sestavit skupiny' }).press('Enter');
  await expect(page.locator('.section-card').first()).toContainText('Pěšci Poznaň');
  await inspect(page, 'sections of teams, in Czech');
  await page.getByRole('button', { name: 'Zveřejnit startovní listiny…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('partií celkem 4');
  await inspect(page, 'start lists to publish, in Czech');
  await dialog.getByRole('button', { name: 'Zveřejnit' }).press('Enter');
  await expect(page).toHaveURL(path);

  await page.getByRole('link', { name: 'Tabulka a zápasy' }).click();
  await expect(page.getByText('Rozhodují zápasové body, potom')).toBeVisible();
  const table = page.getByRole('region', { name: /^Tabulka: / });
  // Match points come first here, those of the boards after them.
  await expect(table.getByRole('columnheader')).toContainText([
    'Družstvo',
    'Zápasové body',
    'Body ze šachovnic',
  ]);
  await expect(table.getByRole('row')).toHaveCount(3);
  await inspect(page, 'a table under the Czech rules');
});
