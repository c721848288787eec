import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';

export const setMealHandlers = (_platform: Platform) => ({}) satisfies Partial<Handlers>;
