import type { WeChatKeys } from './keys.ts';

/** What a merchant of this WeChat sets: its keys and where it answers. */
export interface WeChatSettings {
  readonly appId: string;
  readonly appSecret: string;
  readonly mchId: string;
  readonly apiV3Key: string;
  readonly merchantSerial: string;
  readonly merchantKey: string;
  readonly platformKeys: Readonly<Record<string, string>>;
  readonly payApi: string;
  readonly accountApi: string;
  readonly authorizeUrl: string;
  readonly bridgeUrl: string;
}

export const settingsFor = (keys: WeChatKeys, base: string): WeChatSettings => ({
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
