import { keysIn as alipayKeysIn } from './alipay/keys.ts';
import { keysIn as weChatKeysIn } from './wechat/keys.ts';

/**
 * Generates the keys that a sandbox would create at its first start in this folder. The keys are generated ahead of
 * time, because RSA keys take half a second of processor time.
 */
export function makeKeys(folder: string): void {
  alipayKeysIn(folder);
  weChatKeysIn(folder);
}
