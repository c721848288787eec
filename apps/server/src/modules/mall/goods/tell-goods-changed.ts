import type { Platform } from '../../../platform/module.ts';

/** Other operators' screens read the goods anew; once the commit stands. */
export const tellGoodsChanged = (platform: Platform, now: Date): void =>
  platform.live.tell(['platform'], { topic: 'mall-goods', version: now.getTime() });
