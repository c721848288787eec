import { secureStorage } from '../../../platform/storage.ts';

const kept = secureStorage('device');

/**
 * A random key of this device, the same for whoever signs in here, so that nobody is rewarded for inviting themselves.
 * It carries nothing else, and stays when a guest signs out.
 */
export function onThisDevice(): { readonly headers: { readonly Device: string } } {
  const key = kept.read() ?? newKey();
  kept.write(key);
  return { headers: { Device: key } };
}

/** 32 hexadecimal digits; `randomUUID` is missing on a page without TLS. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
