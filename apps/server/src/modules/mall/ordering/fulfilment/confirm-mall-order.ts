import type { Answer } from '../../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../../platform/http/handlers.ts';
import type { Platform } from '../../../../platform/module.ts';
import { transitionMallOrder } from '../transition-mall-order.ts';
import { type OnOrder, withOwnMallOrder } from './with-own-mall-order.ts';

export const confirmMallOrder = (
  platform: Platform,
  { orderId }: OnOrder,
  context: MemberContext,
): Promise<Answer<OnOrder>> =>
  withOwnMallOrder(platform, orderId, context, (transition, order) =>
    transitionMallOrder(platform, transition, order, 'confirm', { completed_at: transition.now }),
  );
