import type { Answer } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { GatewayWish } from './pay-at-gateway.ts';

/** Who pays, where a gateway must know it before it opens a payment; null where it asks by itself. */
export async function payerOf(_platform: Platform, _wish: GatewayWish): Promise<Answer<string | null>> {
  return { ok: true, value: null };
}
