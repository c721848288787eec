import type { Calls } from '@chifan/contract';
import type { CouponGroup, CouponState } from '@chifan/domain/coupon';
import type { z } from 'zod';
import type { Answer } from '../../platform/http/answers.ts';
import type { MemberContext } from '../../platform/http/handlers.ts';
import { pageWindow } from '../../platform/http/page-window.ts';
import type { Platform } from '../../platform/module.ts';
import { couponCards } from './coupon-card.ts';
import { countCoupons, listedCoupons } from './own-coupon.store.ts';

type ListInput = {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly group?: CouponGroup | undefined;
  readonly state: CouponState;
};
export async function listCoupons(
  { database: { read } }: Platform,
  { pageNo, pageSize, group, state }: ListInput,
  { caller, language, now }: MemberContext,
): Promise<Answer<z.output<Calls['listCoupons']['output']>>> {
  const filter = { memberId: caller.id, group, state, now };
  const page = pageWindow({ pageNo, pageSize });
  const [coupons, counts] = await Promise.all([listedCoupons(read, filter, page), countCoupons(read, filter)]);
  const records = couponCards(coupons, language, now);
  return { ok: true, value: { records, total: counts[state], pageNo, pageSize: page.limit, counts } };
}
