import type { AlipayKeys } from './keys.ts';

/** What the product's server needs to be this merchant's. */
export interface AlipaySettings {
  readonly appId: string;
  readonly sellerId: string;
  readonly privateKey: string;
  readonly alipayPublicKey: string;
  readonly gateway: string;
  /** Where a guest's browser goes instead of the gateway: below the product's own address, which a phone reaches too. */
  readonly cashier: string;
}

export const settingsFor = (keys: AlipayKeys, base: string): AlipaySettings => ({
  appId: keys.appId,
  sellerId: keys.sellerId,
  privateKey: keys.appPrivateKey,
  alipayPublicKey: keys.alipayPublicKey,
  gateway: `${base}/gateway.do`,
  cashier: '/sandbox/alipay/gateway.do',
});
