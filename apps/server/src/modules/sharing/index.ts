import type { Module, Platform } from '../../platform/module.ts';
import { addPreviewRoute } from './preview-route.ts';

/** Links that are passed on: what they are about, for readers that run no script. */
export const sharingModule = (platform: Platform): Module => ({ handlers: {}, routes: addPreviewRoute(platform) });
