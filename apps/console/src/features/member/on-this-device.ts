import { secureStorage } from '../../platform/storage.ts';

const kept = secureStorage('consoleDevice');

/** A random key of this browser: whoever signed in here before is not kept out while strangers guess their password. */
export function onThisDevice(): { readonly headers: { readonly Device: string } } {
  const key = kept.read() ?? newKey();
  kept.write(key);
  return { headers: { Device: key } };
}

/** 32 hexadecimal digits; `randomUUID` is not there on a page without TLS. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
