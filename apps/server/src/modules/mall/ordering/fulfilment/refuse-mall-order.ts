import type { Platform } from '../../../../platform/module.ts';
import { endMallOrder } from './end-mall-order.ts';
import { type Input, type MallStaffContext, withAnyMallOrder } from './with-any-mall-order.ts';

export const refuseMallOrder = (
  platform: Platform,
  { orderId, reason }: Input<'refuseMallOrder'>,
  context: MallStaffContext,
) =>
  withAnyMallOrder(platform, orderId, context, (transition, order) =>
    endMallOrder(platform, transition, order, 'refuse', reason),
  );
