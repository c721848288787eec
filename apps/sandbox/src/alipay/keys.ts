import { randomInt } from 'node:crypto';
import path from 'node:path';
import { loadOrCreateKeys, newPair, signRsa } from '../gateways/rsa-keys.ts';

/** Keys (PEM) and IDs that a merchant's app and Alipay exchange. */
export interface AlipayKeys {
  readonly appId: string;
  readonly sellerId: string;
  readonly appPrivateKey: string;
  readonly appPublicKey: string;
  readonly alipayPrivateKey: string;
  readonly alipayPublicKey: string;
}

export const keysIn = (folder: string): AlipayKeys => loadOrCreateKeys(path.join(folder, 'alipay-keys.json'), newKeys);

function newKeys(): AlipayKeys {
  const [app, alipay] = [newPair(), newPair()];
  return {
    appId: `20210${randomInt(10 ** 10, 10 ** 11)}`,
    sellerId: `20880${randomInt(10 ** 10, 10 ** 11)}`,
    appPrivateKey: app.privateKey,
    appPublicKey: app.publicKey,
    alipayPrivateKey: alipay.privateKey,
    alipayPublicKey: alipay.publicKey,
  };
}

export type AlipaySettings = ReturnType<typeof settingsFor>;

export const settingsFor = (keys: AlipayKeys, base: string) => ({
  appId: keys.appId,
  sellerId: keys.sellerId,
  privateKey: keys.appPrivateKey,
  alipayPublicKey: keys.alipayPublicKey,
  gateway: `${base}/gateway.do`,
  /**
   * The guest's browser opens the payment page, so the Chifan server serves the page. A phone cannot reach a loopback
   * port.
   */
  cashier: '/sandbox/alipay/gateway.do',
});

export type Fields = Readonly<Record<string, string>>;

/**
 * Text that a signature covers: all fields except the signature, sorted by name, `a=1&b=2`. Notifications also omit
 * `sign_type`.
 */
export const contentOf = (fields: Fields, omitted: readonly string[] = ['sign']): string =>
  Object.keys(fields)
    .filter((name) => !omitted.includes(name) && fields[name] !== '')
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

/**
 * Adds the signature to a notification or to the parameters of a return URL. The signature covers all fields except
 * `sign` and `sign_type`.
 */
export const signedFields = (privateKey: string, fields: Fields): Fields => {
  const all = { ...fields, sign_type: 'RSA2' };
  return { ...all, sign: signRsa(privateKey, contentOf(all, ['sign', 'sign_type'])) };
};
