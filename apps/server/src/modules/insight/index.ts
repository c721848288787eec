import type { Module, Platform } from '../../platform/module.ts';
import { insightHandlers } from './insight.routes.ts';

export const insightModule = (platform: Platform): Module => ({ handlers: insightHandlers(platform) });
