import type { Answer } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { completeOrder } from './complete-order.ts';
import { withOwnOrder } from './with-own-order.ts';

export const confirmOrder = (
  platform: Platform,
  input: { orderId: number },
  context: MemberContext,
): Promise<Answer<boolean>> =>
  withOwnOrder(platform, input.orderId, context, (transition, order) =>
    completeOrder(platform, transition, order, 'confirm'),
  );
