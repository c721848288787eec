import { secureStorage } from '../../platform/storage.ts';

const stored = secureStorage('device');

/**
 * A random key of this browser, shared with the guest app. Strangers who guess a password do not lock out a known
 * device, and guests earn no rewards at their own restaurant (rule wallet-12).
 */
export function deviceKeyHeaders(): { readonly headers: { readonly Device: string } } {
  const key = stored.read() ?? newKey();
  stored.write(key);
  return { headers: { Device: key } };
}

/** 32 hexadecimal digits. `randomUUID` is missing on a page without TLS. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
