import { secureStorage } from '../../../platform/storage.ts';

const stored = secureStorage('device');

/**
 * Sends a random key of this browser, which the guest app also uses. On a device on which the account signed in before,
 * staff can sign in even after strangers have entered too many wrong passwords. The server also uses the key to
 * recognise staff who order at their own restaurant, because they earn no rewards there (rule wallet-12).
 */
export function deviceKeyHeaders(): { readonly headers: { readonly Device: string } } {
  const key = stored.read() ?? newKey();
  stored.write(key);
  return { headers: { Device: key } };
}

/** Returns 32 hexadecimal digits. `randomUUID` is not used, because browsers have it only on pages with TLS. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
