import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Settings of WeChat, either all set or none. Keys are PEM texts or paths of files that contain them. */
export const weChatEnvironment = {
  WECHAT_APP_ID: z.string().optional(),
  WECHAT_APP_SECRET: z.string().optional(),
  WECHAT_MCH_ID: z.string().optional(),
  WECHAT_API_V3_KEY: z.string().optional(),
  WECHAT_MERCHANT_SERIAL: z.string().optional(),
  WECHAT_MERCHANT_KEY: z.string().optional(),
  WECHAT_PLATFORM_KEYS: z.string().optional(),
  WECHAT_PAY_API: z.url().optional(),
  WECHAT_ACCOUNT_API: z.url().optional(),
  WECHAT_AUTHORIZE_URL: z.url().optional(),
} as const;

const settings = z.object(weChatEnvironment);
type Settings = z.output<typeof settings>;

export type WeChatConfig = {
  readonly appId: string;
  readonly appSecret: string;
  readonly mchId: string;
  /** A key of 32 bytes. WeChat encrypts notifications with it. */
  readonly apiV3Key: string;
  readonly merchantSerial: string;
  readonly merchantKey: string;
  /**
   * PEM texts by serial number: certificates of WeChat or its public key (PUB_KEY_ID_…). While WeChat moves an account
   * from certificates to the public key, both sign.
   */
  readonly platformKeys: Readonly<Record<string, string>>;
  readonly payApi: string;
  readonly accountApi: string;
  readonly authorizeUrl: string;
  /** URL of the sandbox's replacement for WeChat's JavaScript bridge. Null: the real WeChat app provides the bridge. */
  readonly bridgeUrl: string | null;
};

const needed = [
  'WECHAT_APP_ID',
  'WECHAT_APP_SECRET',
  'WECHAT_MCH_ID',
  'WECHAT_API_V3_KEY',
  'WECHAT_MERCHANT_SERIAL',
  'WECHAT_MERCHANT_KEY',
  'WECHAT_PLATFORM_KEYS',
] as const;

/** @throws Error with one sentence that names missing or unreadable settings */
export function readWeChatConfig(set: Settings): WeChatConfig | null {
  const missing = needed.filter((name) => !set[name]);
  if (missing.length === needed.length) return null;
  if (missing.length > 0)
    throw new Error(`WeChat Pay needs all of its settings or none. Missing: ${missing.join(', ')}.`);
  const of = (name: (typeof needed)[number]): string => set[name] ?? '';
  const apiV3Key = of('WECHAT_API_V3_KEY');
  if (Buffer.byteLength(apiV3Key) !== 32) throw new Error('WECHAT_API_V3_KEY must be 32 bytes long.');
  return {
    appId: of('WECHAT_APP_ID'),
    appSecret: of('WECHAT_APP_SECRET'),
    mchId: of('WECHAT_MCH_ID'),
    apiV3Key,
    merchantSerial: of('WECHAT_MERCHANT_SERIAL'),
    merchantKey: readKey('WECHAT_MERCHANT_KEY', of('WECHAT_MERCHANT_KEY'), createPrivateKey),
    platformKeys: readPlatformKeys(of('WECHAT_PLATFORM_KEYS')),
    payApi: set.WECHAT_PAY_API ?? 'https://api.mch.weixin.qq.com',
    accountApi: set.WECHAT_ACCOUNT_API ?? 'https://api.weixin.qq.com',
    authorizeUrl: set.WECHAT_AUTHORIZE_URL ?? 'https://open.weixin.qq.com/connect/oauth2/authorize',
    bridgeUrl: null,
  };
}

/** Parses a list such as "PUB_KEY_ID_01…=/etc/chifan/wechat-pub.pem, 5157F09E…=/etc/chifan/wechat-cert.pem". */
function readPlatformKeys(list: string): Record<string, string> {
  const pairs = list.split(',').map((pair): [string, string] => {
    const [serial = '', ...place] = pair.trim().split('=');
    if (serial === '' || place.length === 0)
      throw new Error('WECHAT_PLATFORM_KEYS must have the form serial=key, separated by commas.');
    return [serial, readKey('WECHAT_PLATFORM_KEYS', place.join('='), createPublicKey)];
  });
  return Object.fromEntries(pairs);
}

/** Reads a PEM key from its text or its file. @throws Error that names the setting */
export function readKey(name: string, given: string, check: (pem: string) => unknown): string {
  try {
    // In an environment variable of one line, a line break is often written as the two characters `\n`.
    const pem = given.includes('-----BEGIN') ? given.replaceAll('\\n', '\n') : readFileSync(given, 'utf8');
    check(pem);
    return pem;
  } catch {
    throw new Error(`${name} is neither a PEM key nor the path of one.`);
  }
}
