import { secureStorage } from '../../platform/storage.ts';

const stored = secureStorage('device');

/**
 * Sends a random key of this browser, which the guest app also uses. With a known key, staff can sign in even if
 * strangers have guessed their password too often. Guests earn no rewards at their own restaurant (rule wallet-12).
 */
export function deviceKeyHeaders(): { readonly headers: { readonly Device: string } } {
  const key = stored.read() ?? newKey();
  stored.write(key);
  return { headers: { Device: key } };
}

/** 32 hexadecimal digits. Browsers have `randomUUID` only on pages with TLS. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
