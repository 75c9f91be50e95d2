// What the server asks a fresh proof for: the page asks once who sits there, and the request is
// repeated. One place for all requests; every way to prove it answers here.
import { signal } from '@preact/signals';
import { wantTexts } from '../i18n';

/** Told whether the reader has proved who they are; set while the question is on the screen. */
export const proofAsked = signal<((proved: boolean) => void) | null>(null);

let asking: Promise<boolean> | null = null;

/** Asks the reader; requests that need it at the same time share the question. */
export function proveAgain(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  await wantTexts('accounts');
  return new Promise((resolve) => {
    proofAsked.value = (proved) => {
      proofAsked.value = null;
      resolve(proved);
    };
  });
}
