import { keysIn as alipayKeysIn } from './alipay/keys.ts';
import { keysIn as weChatKeysIn } from './wechat/keys.ts';

/** Makes the keys that a sandbox's first start in this folder would make: RSA, half a second of processor. */
export function makeKeys(folder: string): void {
  alipayKeysIn(folder);
  weChatKeysIn(folder);
}
