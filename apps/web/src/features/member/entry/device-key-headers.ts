import { secureStorage } from '../../../platform/storage.ts';

const kept = secureStorage('device');

/**
 * A random key of this device, the same for every guest, so that inviting oneself earns no reward. It has no other
 * meaning, and survives a sign-out.
 */
export function deviceKeyHeaders(): { readonly headers: { readonly Device: string } } {
  const key = kept.read() ?? newKey();
  kept.write(key);
  return { headers: { Device: key } };
}

/** 32 hexadecimal digits, because `randomUUID` is missing on a page without TLS. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
