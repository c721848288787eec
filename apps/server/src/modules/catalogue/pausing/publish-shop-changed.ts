import type { Platform } from '../../../platform/module.ts';

export const publishShopChanged = ({ live }: Platform, shopId: number, now: Date): void =>
  live.tell([`shop:${shopId}`], { topic: `shop:${shopId}`, version: now.getTime() });
