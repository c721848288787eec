import type { Module, Platform } from '../../platform/module.ts';
import { dispatchHandlers } from './dispatch.routes.ts';

export const dispatchModule = (platform: Platform): Module => ({ handlers: dispatchHandlers(platform) });
