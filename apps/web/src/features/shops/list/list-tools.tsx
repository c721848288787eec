import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cuisineLabels } from '../../../terms/shops/cuisine-labels.ts';
import { ShopFilters } from '../../../terms/shops/shop-filters.tsx';
import { CuisineSheet } from './cuisine-sheet.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { listOptions } from './list-filter.ts';
import { sortWords } from './list-words.ts';
import { type ListToolsProps, SetChips } from './set-chips.tsx';
import { SortSheet } from './sort-sheet.tsx';
import { ToolChip } from './tool-chip.tsx';

type OpenSheet = 'sort' | 'cuisine' | 'options' | null;

/** How the list is sorted and narrowed: type, order, kind of food and options; beneath them what is set. */
export function ListTools({ filter, onChange }: ListToolsProps) {
  const { t, i18n } = useLingui();
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const close = () => setSheet(null);
  const options = listOptions.filter((option) => filter[option]).length;
  return (
    <>
      <ShopFilters
        type={filter.type}
        openNow={filter.openNow}
        onType={(type) => onChange({ type })}
        onOpenNow={(openNow) => onChange({ openNow })}
      />
      <div role="group" aria-label={t`Sort and narrow`} className="no-bars flex gap-2 overflow-x-auto px-4 pb-1">
        <ToolChip icon="filter" isSet={options > 0} onPress={() => setSheet('options')}>
          {options === 0 ? t`Filters` : t`Filters: ${options}`}
        </ToolChip>
        <ToolChip icon="sort" isSet={filter.sort !== 'distance'} onPress={() => setSheet('sort')}>
          {i18n._(sortWords[filter.sort])}
        </ToolChip>
        <ToolChip icon="dineIn" isSet={filter.cuisine !== undefined} onPress={() => setSheet('cuisine')}>
          {filter.cuisine ? i18n._(cuisineLabels[filter.cuisine]) : t`Kind of food`}
        </ToolChip>
      </div>
      <SetChips filter={filter} onChange={onChange} />
      <SortSheet
        isOpen={sheet === 'sort'}
        sort={filter.sort}
        onClose={close}
        onSort={(sort) => {
          onChange({ sort });
          close();
        }}
      />
      <FilterSheet isOpen={sheet === 'options'} filter={filter} onChange={onChange} onClose={close} />
      <CuisineSheet
        isOpen={sheet === 'cuisine'}
        value={filter.cuisine}
        onClose={close}
        onChoose={(cuisine) => {
          onChange({ cuisine });
          close();
        }}
      />
    </>
  );
}
