// The browser's two questions to authenticators: to make a passkey, and to sign with one. Bytes are
// base64url for the server.
import { refusal } from '../api/problem';
import type {
  AddPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
  Problem,
} from '../api/types';

export const canUsePasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined';

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

type Known = PasskeyRequest['allowCredentials'];

const known = (list: Known) =>
  list.map(({ id, transports }) => ({
    type: 'public-key' as const,
    id: bytes(id),
    transports: transports as AuthenticatorTransport[],
  }));

/** Why nothing came of it; the reader has mostly pressed Cancel. */
function trouble(error: unknown): Problem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'InvalidStateError') return refusal('passkey_here', 'There is one here already.');
  if (name === 'SecurityError') return refusal('passkey_address', 'Not at this address.');
  if (name === 'AbortError') return refusal('passkey_aborted', 'It was put off.');
  return refusal('passkey_cancelled', 'Nothing was done.');
}

type Asked<Answer> =
  { answer: Answer; problem?: undefined } | { answer?: undefined; problem: Problem };

/** Has a device make a passkey. */
export async function makePasskey(
  options: PasskeyCreation,
): Promise<Asked<Omit<AddPasskey, 'name'>>> {
  const { challenge, rp, pubKeyCredParams, timeout, authenticatorSelection } = options;
  const publicKey = {
    ...{ rp, pubKeyCredParams, timeout, authenticatorSelection, attestation: 'none' },
    challenge: bytes(challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: known(options.excludeCredentials),
  } as PublicKeyCredentialCreationOptions;
  try {
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    const response = made.response as AuthenticatorAttestationResponse;
    const answer = {
      challenge,
      client_data: text(response.clientDataJSON),
      attestation: text(response.attestationObject),
      transports: response.getTransports(),
    };
    return { answer };
  } catch (error) {
    return { problem: trouble(error) };
  }
}

/** Has a passkey sign. `quietly` offers them in the field for the address, until `signal` ends it. */
export async function signWithPasskey(
  options: PasskeyRequest,
  quietly?: AbortSignal,
): Promise<Asked<PasskeyAnswer>> {
  const { challenge, rpId, timeout } = options;
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...{ rpId, timeout, userVerification: 'required' },
    challenge: bytes(challenge),
    allowCredentials: known(options.allowCredentials),
  };
  try {
    const asked = quietly
      ? { publicKey, mediation: 'conditional' as const, signal: quietly }
      : { publicKey };
    const credential = (await navigator.credentials.get(asked)) as PublicKeyCredential;
    const response = credential.response as AuthenticatorAssertionResponse;
    const answer = {
      challenge,
      id: text(credential.rawId),
      client_data: text(response.clientDataJSON),
      authenticator_data: text(response.authenticatorData),
      signature: text(response.signature),
      user_handle: response.userHandle && text(response.userHandle),
    };
    return { answer };
  } catch (error) {
    return { problem: trouble(error) };
  }
}
