import type { Platform } from '../../../platform/module.ts';

export const publishShopChanged = ({ live }: Platform, shopId: number, now: Date): void =>
  live.publish([`shop:${shopId}`], { topic: `shop:${shopId}`, version: now.getTime() });
