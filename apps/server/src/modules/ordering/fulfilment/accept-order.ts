import type { ExtraMinutes } from '@chifan/domain/ordering';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { acceptOrder } from '../transition-order.ts';
import { withKitchenOrder } from './with-kitchen-order.ts';

type Acceptance = { readonly orderId: number; readonly extraMinutes?: ExtraMinutes | undefined };

export const acceptByMerchant = (platform: Platform, { orderId, extraMinutes }: Acceptance, context: StaffContext) =>
  withKitchenOrder(platform, orderId, context, (transition, order) =>
    acceptOrder(platform, transition, order, extraMinutes),
  );
