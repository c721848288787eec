import type { Module, Platform } from '../../platform/module.ts';
import { contentHandlers } from './content.routes.ts';

export { fillContent } from './fill-content.ts';

export const contentModule = (platform: Platform): Module => ({ handlers: contentHandlers(platform) });
