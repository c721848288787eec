import type { Module, Platform } from '../../platform/module.ts';
import { mallHandlers } from './mall.routes.ts';

/** The points mall; so far its cart. */
export const mallModule = (platform: Platform): Module => ({ handlers: mallHandlers(platform) });
