import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { goodsHandlers } from './goods/goods.routes.ts';
import { mallOrderHandlers } from './ordering/mall-order.routes.ts';

export const mallHandlers = (platform: Platform) =>
  ({
    ...goodsHandlers(platform),
    ...mallOrderHandlers(platform),
  }) satisfies Partial<Handlers>;
