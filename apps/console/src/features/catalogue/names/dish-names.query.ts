import type { dishNameViews } from '@chifan/contract/catalogue/name-views';
import type { OutputAt } from '@chifan/contract/client';
import type { Language } from '@chifan/domain';
import type { PagedQuery } from '../../../lists/paged-query.ts';
import { api } from '../../../platform/api.ts';
import { languagesInOrder } from '../../../texts/texts.ts';

type NamesPage = OutputAt<'/rest/platform/dishName/list'>;
export type NamedDish = NamesPage['records'][number];
export type NameView = (typeof dishNameViews)[number];
export type OtherLanguage = Exclude<Language, 'zh-CN'>;

export const otherLanguages: readonly OtherLanguage[] = languagesInOrder.filter((language) => language !== 'zh-CN');

type Filter = {
  readonly view: NameView;
  /** Language of the names to list. Null means all languages. */
  readonly language: OtherLanguage | null;
  readonly shopId: number | null;
};

export const dishNamesQuery = ({ view, language, shopId }: Filter): PagedQuery<NamesPage> => ({
  queryKey: ['dish-names', view, language, shopId],
  load: (page, options) =>
    api(
      '/rest/platform/dishName/list',
      { view, ...(language !== null && { language }), ...(shopId !== null && { shopId }), ...page },
      options,
    ),
});
