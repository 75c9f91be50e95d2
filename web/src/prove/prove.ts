// Proving once more who one is, in the middle of something: whoever needs it waits for the dialog, and
// does it again afterwards.
import { signal } from '@preact/signals';

/** What is good enough: a passkey alone, or the password as well. */
export type Proof = 'passkey' | 'any';

interface Question {
  proof: Proof;
  done: (proved: boolean) => void;
}

export const question = signal<Question | null>(null);

let waiting: Promise<boolean> | null = null;

/** What a refusal asks for. */
export function proofOf(code: string): Proof | undefined {
  if (code === 'authentication_needed') return 'any';
  return code === 'passkey_proof_needed' ? 'passkey' : undefined;
}

/** Asks the reader, once for all who wait; true when it was proved. */
export function askProof(proof: Proof): Promise<boolean> {
  waiting ??= new Promise<boolean>((done) => {
    question.value = { proof, done };
  }).finally(() => {
    question.value = null;
    waiting = null;
  });
  return waiting;
}
