import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { goodsHandlers } from './goods/goods.routes.ts';

export const mallHandlers = (platform: Platform) => ({ ...goodsHandlers(platform) }) satisfies Partial<Handlers>;
