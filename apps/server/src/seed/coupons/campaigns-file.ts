import { couponChannels, couponGroups, couponIssuers, limitPeriods } from '@chifan/domain/coupon';
import { memberLevels } from '@chifan/domain/member';
import { orderTypes } from '@chifan/domain/ordering';
import { z } from 'zod';
import { slug, translated } from '../demo-fields.ts';

const fen = z.number().int().min(0).max(100_000);

/** Coupon campaigns of the demo city. The campaigns began before today and run for a year. */
export const campaignsFile = z.array(
  z.strictObject({
    name: translated,
    shop: slug.nullable(),
    issuer: z.enum(couponIssuers),
    group: z.enum(couponGroups),
    threshold: fen,
    reduction: fen,
    rebatePercent: z.number().int().min(1).max(100).nullable(),
    maxRebate: fen.nullable(),
    types: z.array(z.enum(orderTypes)).min(1),
    channel: z.enum(couponChannels),
    price: fen.min(1).nullable(),
    code: z
      .string()
      .regex(/^[A-Z0-9]{4,20}$/)
      .nullable(),
    validDays: z.number().int().min(1).max(366),
    budget: z.number().int().min(1).nullable(),
    perMemberLimit: z.number().int().min(1).max(100),
    limitPer: z.enum(limitPeriods),
    minimumLevel: z.enum(memberLevels).nullable(),
    holders: z.array(z.email()),
  }),
);
export type DemoCampaign = z.output<typeof campaignsFile>[number];
