import { FilterChips } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { ProductSort } from '../../../data/mall.ts';
import { productSorts, sortWords } from './product-sorts.ts';

type SortChipsProps = { readonly sort: ProductSort; readonly onSort: (sort: ProductSort) => void };

export function SortChips({ sort, onSort }: SortChipsProps) {
  const { t, i18n } = useLingui();
  return (
    <FilterChips
      label={t`Which things come first?`}
      choices={productSorts.map((value) => ({ value, label: i18n._(sortWords[value]) }))}
      value={sort}
      onChange={onSort}
    />
  );
}
