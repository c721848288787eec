import type { Module, Platform } from '../../platform/module.ts';
import { addressHandlers } from './address.routes.ts';

export { addressOf, type MemberAddress } from './address.store.ts';

/** The members' address books. */
export const addressModule = (platform: Platform): Module => ({ handlers: addressHandlers(platform) });
