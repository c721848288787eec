import type { Platform } from '../../../platform/module.ts';

export const tellGoodsChanged = (platform: Platform, now: Date): void =>
  platform.live.tell(['platform'], { topic: 'mall-goods', version: now.getTime() });
