import type { Module, Platform } from '../../platform/module.ts';
import { addPreviewRoute } from './preview-route.ts';

/** Previews of shared links, for crawlers, which run no script. */
export const sharingModule = (platform: Platform): Module => ({ handlers: {}, routes: addPreviewRoute(platform) });
