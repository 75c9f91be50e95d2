// The mails that the server would have sent, which it shows at an address of its own.
import { type APIRequestContext, expect } from '@playwright/test';

/** The newest link of a kind in the outbox that was sent to an address: other tests get mail, too. */
export async function linkIn(
  request: APIRequestContext,
  kind: 'verify' | 'reset' | 'address',
  to: string,
): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await request.get('/local/mail')).text()).split('<article>');
      const mine = mails.filter((mail) => mail.includes(`To ${to}`)).join('');
      found = new RegExp(`https?://[^\\s"<>]+/${kind}/[^\\s"<>]+`).exec(mine)?.[0];
      return found;
    })
    .toBeDefined();
  return found ?? '';
}
