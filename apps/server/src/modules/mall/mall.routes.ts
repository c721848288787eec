import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { listCart } from './list-cart.ts';

export const mallHandlers = (platform: Platform) =>
  ({ listCart: (input, context) => listCart(platform, input, context) }) satisfies Partial<Handlers>;
