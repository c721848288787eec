import type { Calls } from '@chifan/contract';
import { areReductionsValid } from '@chifan/domain/catalogue';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { hoursToKeep } from './edited-hours.ts';
import { editShop, isOutdated } from './in-shop.ts';
import { editVersionOf, writeDeliveryTerms, writeHours } from './shop-edit.store.ts';

export const saveShopHours = (
  platform: Platform,
  { shopId, hours, version }: z.output<Calls['saveShopHours']['input']>,
  context: StaffContext,
): Promise<Answer<boolean>> =>
  editShop(platform, shopId, context, async (tx) => {
    if (isOutdated(version, await editVersionOf(tx, shopId, 'hours'))) return refused('changed_meanwhile');
    await writeHours(tx, shopId, hoursToKeep(hours, context.now));
    return { ok: true as const, value: true };
  });

export async function saveDeliveryTerms(
  platform: Platform,
  { shopId, deliveryTerms, version }: z.output<Calls['saveDeliveryTerms']['input']>,
  context: StaffContext,
): Promise<Answer<boolean>> {
  const { fullReductions } = deliveryTerms;
  if (!areReductionsValid(fullReductions)) return refused('reductions_invalid');
  const ordered = fullReductions.toSorted((a, b) => a.threshold - b.threshold);
  return editShop(platform, shopId, context, async (tx) => {
    if (isOutdated(version, await editVersionOf(tx, shopId, 'delivery'))) return refused('changed_meanwhile');
    await writeDeliveryTerms(tx, shopId, { ...deliveryTerms, fullReductions: ordered });
    return { ok: true as const, value: true };
  });
}
