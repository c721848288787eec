import type { Module, Platform } from '../../platform/module.ts';
import { lookUp } from './look-up.ts';

export const lookupModule = (platform: Platform): Module => ({
  handlers: { lookUp: (input, context) => lookUp(platform, input, context) },
});
