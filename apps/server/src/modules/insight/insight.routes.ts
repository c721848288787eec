import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { showDayClosing } from './closing/show-day-closing.ts';
import { showInsight } from './show-insight.ts';

export const insightHandlers = (platform: Platform) =>
  ({
    shopInsight: (input, context) => showInsight(platform, input, context),
    dayClosing: (input, context) => showDayClosing(platform, input, context),
  }) satisfies Partial<Handlers>;
