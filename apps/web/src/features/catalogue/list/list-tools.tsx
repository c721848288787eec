import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cuisineLabels } from '../labels/cuisine-labels.ts';
import { ShopFilters } from '../shops/shop-filters.tsx';
import { CuisineSheet } from './cuisine-sheet.tsx';
import { listWishes } from './list-filter.ts';
import { sortWords } from './list-words.ts';
import { type ListToolsProps, SetChips } from './set-chips.tsx';
import { SortSheet } from './sort-sheet.tsx';
import { ToolChip } from './tool-chip.tsx';
import { WishSheet } from './wish-sheet.tsx';

type OpenSheet = 'sort' | 'cuisine' | 'wishes' | null;

/** How the list is sorted and narrowed: type, order, kind of food and wishes; beneath them what is set. */
export function ListTools({ filter, onChange }: ListToolsProps) {
  const { t, i18n } = useLingui();
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const close = () => setSheet(null);
  const wishes = listWishes.filter((wish) => filter[wish]).length;
  return (
    <>
      <ShopFilters
        type={filter.type}
        openNow={filter.openNow}
        onType={(type) => onChange({ type })}
        onOpenNow={(openNow) => onChange({ openNow })}
      />
      <div role="group" aria-label={t`Sort and narrow`} className="no-bars flex gap-2 overflow-x-auto px-4 pb-1">
        <ToolChip icon="filter" isSet={wishes > 0} onPress={() => setSheet('wishes')}>
          {wishes === 0 ? t`Filters` : t`Filters: ${wishes}`}
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
      <WishSheet isOpen={sheet === 'wishes'} filter={filter} onChange={onChange} onClose={close} />
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
