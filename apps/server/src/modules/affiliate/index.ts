import type { Listeners } from '../../platform/events/events.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { affiliateHandlers } from './affiliate.routes.ts';

/** What friends, their orders and draws earn a member, and how it is paid out. */
export const affiliateModule = (platform: Platform): Module => ({ handlers: affiliateHandlers(platform) });

/** What affiliates listen to. */
export const affiliateListeners = (_platform: () => Platform): Listeners => ({});
