// What the rules do not say: asked by a director, answered by an officer, read by everybody.
import { inspect } from './support/inspect';
import { openAs } from './support/people';
import { expect, test } from './support/test';

test('a director asks, an officer answers, and everybody reads it at the article', async ({
  page,
}) => {
  await page.goto('/rules-questions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions about the rules');
  await expect(page.getByRole('button', { name: 'Send the question' })).toHaveCount(0);
  await openAs(page, 'director', '/rules-questions');
  await page.getByLabel('Article').fill('LAW-99');
  await page.getByLabel('Your question').fill('What if both flags fall in one second?');
  await page.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByText('There is no such article.')).toBeVisible();
  await page.getByLabel('Article').fill('LAW-6.9');
  await page.getByRole('button', { name: 'Send the question' }).click();
  const waiting = page.getByRole('region', { name: 'Waiting for an answer' });
  await expect(waiting).toContainText('What if both flags fall in one second?');
  await inspect(page, 'a question about the rules');
  await openAs(page, 'officer', '/desk');
  await page.getByRole('link', { name: /Question about the rules/ }).click();
  await expect(page).toHaveURL('/rules-questions');
  await waiting.getByRole('button', { name: 'Answer…' }).click();
  await expect(waiting.getByLabel('Article')).toHaveValue('LAW-6.9');
  await waiting.getByLabel('Your answer').fill('Both lose.');
  await inspect(page, 'an answer about the rules');
  await waiting.getByRole('button', { name: 'Publish the answer' }).click();
  const answered = page.getByRole('region', { name: 'Answered' });
  await expect(answered).toContainText('Both lose.');
  await expect(waiting).toHaveCount(0);
  await inspect(page, 'answers about the rules');
  await page.goto('/rules/LAW-6.9');
  await page.getByRole('link', { name: '1 question answered about this article' }).click();
  await expect(answered.getByRole('article')).toContainText(['Both lose.']);
});
