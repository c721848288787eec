import { shanghaiDate } from '@chifan/domain';
import { searchMissLimits } from '@chifan/domain/search';
import type { Module, Platform } from '../../platform/module.ts';
import { forgetMisses } from './missed-searches/search-miss.store.ts';
import { searchHandlers } from './search.routes.ts';

export { search } from './search.ts';

const dayMs = 86_400_000;

export const searchModule = (platform: Platform): Module => ({
  handlers: searchHandlers(platform),
  deleteOldData: (tx, now) => forgetMisses(tx, shanghaiDate(new Date(now.getTime() - searchMissLimits.days * dayMs))),
});
