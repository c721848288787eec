import { randomBytes, randomInt } from 'node:crypto';
import path from 'node:path';
import { loadOrCreateKeys, newPair } from '../gateways/rsa-keys.ts';

/** PEM keys, serial numbers and secrets that a merchant and WeChat exchange. */
export interface WeChatKeys {
  readonly appId: string;
  readonly appSecret: string;
  readonly mchId: string;
  /** Key of 32 bytes, which encrypts notifications. */
  readonly apiV3Key: string;
  readonly merchantSerial: string;
  readonly merchantPrivateKey: string;
  readonly merchantPublicKey: string;
  /** Serial number of WeChat Pay's own key, PUB_KEY_ID_…. */
  readonly platformSerial: string;
  readonly platformPrivateKey: string;
  readonly platformPublicKey: string;
}

export const keysIn = (folder: string): WeChatKeys => loadOrCreateKeys(path.join(folder, 'wechat-keys.json'), newKeys);

function newKeys(): WeChatKeys {
  const [merchant, platform] = [newPair(), newPair()];
  return {
    appId: `wx${randomBytes(8).toString('hex')}`,
    appSecret: randomBytes(16).toString('hex'),
    mchId: `16${randomInt(10 ** 7, 10 ** 8)}`,
    apiV3Key: randomBytes(16).toString('hex'),
    merchantSerial: randomBytes(20).toString('hex').toUpperCase(),
    merchantPrivateKey: merchant.privateKey,
    merchantPublicKey: merchant.publicKey,
    platformSerial: `PUB_KEY_ID_01${randomInt(10 ** 9, 10 ** 10)}${Date.now()}`,
    platformPrivateKey: platform.privateKey,
    platformPublicKey: platform.publicKey,
  };
}

export type WeChatSettings = ReturnType<typeof settingsFor>;

export const settingsFor = (keys: WeChatKeys, base: string) => ({
  appId: keys.appId,
  appSecret: keys.appSecret,
  mchId: keys.mchId,
  apiV3Key: keys.apiV3Key,
  merchantSerial: keys.merchantSerial,
  merchantKey: keys.merchantPrivateKey,
  platformKeys: { [keys.platformSerial]: keys.platformPublicKey },
  payApi: base,
  accountApi: base,
  authorizeUrl: '/sandbox/wechat/connect/oauth2/authorize',
  bridgeUrl: '/sandbox/wechat/bridge.js',
});
