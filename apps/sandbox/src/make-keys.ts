import { keysIn as alipayKeysIn } from './alipay/keys.ts';
import { keysIn as weChatKeysIn } from './wechat/keys.ts';

/**
 * Generates the keys that a sandbox creates at its first start in this folder. RSA keys take half a second of processor
 * time.
 */
export function makeKeys(folder: string): void {
  alipayKeysIn(folder);
  weChatKeysIn(folder);
}
