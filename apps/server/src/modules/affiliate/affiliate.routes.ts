import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { drawingHandlers } from './drawing/drawing.routes.ts';

export const affiliateHandlers = (platform: Platform) =>
  ({
    ...drawingHandlers(platform),
  }) satisfies Partial<Handlers>;
