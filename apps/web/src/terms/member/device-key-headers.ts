import { secureStorage } from '../../platform/storage.ts';

const kept = secureStorage('device');

/**
 * A random key of the device, shared by all guests who use it. The server uses the key so that members earn no reward
 * for inviting themselves. The key survives signing out.
 */
export function deviceKeyHeaders(): { readonly headers: { readonly Device: string } } {
  const key = kept.read() ?? newKey();
  kept.write(key);
  return { headers: { Device: key } };
}

/** 32 hexadecimal digits. Not `randomUUID`, which does not exist on a page without TLS. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
