import type { InputAt, OutputAt } from '@chifan/contract/client';
import type { PagedQuery } from '../../../lists/paged-query.ts';
import { api } from '../../../platform/api.ts';

export type CodePage = OutputAt<'/rest/platform/setMeal/codes/list'>;
export type CodeRow = CodePage['records'][number];
export type UploadReport = OutputAt<'/rest/platform/setMeal/codes/upload'>;
export type CodeUpload = InputAt<'/rest/platform/setMeal/codes/upload'>;

/** Searches the voucher codes of a set meal. An empty search returns all of them. */
export const codesQuery = (setMealId: number, search: string): PagedQuery<CodePage> => ({
  queryKey: ['set-meals', 'codes', setMealId, search],
  load: (page, options) =>
    api('/rest/platform/setMeal/codes/list', { setMealId, ...page, ...(search === '' ? {} : { search }) }, options),
});
