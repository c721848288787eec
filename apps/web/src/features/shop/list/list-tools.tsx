import { formatFen } from '@chifan/domain';
import { classNames, Icon, type IconName } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { cuisineLabels } from '../../../terms/shop/cuisine-labels.ts';
import { ShopFilters } from '../../../terms/shop/shop-filters.tsx';
import { CuisineSheet } from './cuisine-sheet.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { type ListFilter, sheetFilterCount, sheetOptions, withoutFilters } from './list-filter.ts';
import { sortLabels, useOptionLabel } from './list-words.ts';
import { SortSheet } from './sort-sheet.tsx';

type OpenSheet = 'sort' | 'cuisine' | 'options' | null;

export function ListTools({ filter, onChange }: ListToolsProps) {
  const { t, i18n } = useLingui();
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const close = () => setSheet(null);
  const options = sheetFilterCount(filter);
  return (
    <>
      <ShopFilters
        type={filter.type}
        openNow={filter.openNow}
        onType={(type) => onChange({ type })}
        onOpenNow={(openNow) => onChange({ openNow })}
      />
      <div role="group" aria-label={t`Sort and filter`} className="no-bars flex gap-2 overflow-x-auto px-4 pb-1">
        <ToolChip icon="filter" isSet={options > 0} onPress={() => setSheet('options')}>
          {options === 0 ? t`Filters` : t`Filters: ${options}`}
        </ToolChip>
        <ToolChip icon="sort" isSet={filter.sort !== 'distance'} onPress={() => setSheet('sort')}>
          {i18n._(sortLabels[filter.sort])}
        </ToolChip>
        <ToolChip icon="dineIn" isSet={filter.cuisine !== undefined} onPress={() => setSheet('cuisine')}>
          {filter.cuisine ? i18n._(cuisineLabels[filter.cuisine]) : t`Cuisine`}
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

type ToolChipProps = {
  readonly icon: IconName;
  readonly isSet: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

function ToolChip({ icon, isSet, onPress, children }: ToolChipProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="flex h-11 shrink-0 items-center -outline-offset-3"
    >
      <span
        className={classNames(
          'flex h-9 items-center gap-1.5 rounded-small border ps-2.5 pe-2 text-note whitespace-nowrap',
          isSet ? 'border-edge bg-brand-tint font-semibold' : 'border-line bg-surface',
        )}
      >
        <Icon name={icon} size={18} />
        {children}
        <Icon name="forward" size={16} className="rotate-90 text-faint rtl:-rotate-90" />
      </span>
    </button>
  );
}

type ListToolsProps = {
  readonly filter: ListFilter;
  readonly onChange: (changes: Partial<ListFilter>) => void;
};

/** Chips of the filters that the controls above do not show. They scroll sideways, so that the list begins higher. */
function SetChips({ filter, onChange }: ListToolsProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const labelOf = useOptionLabel();
  if (sheetFilterCount(filter) === 0) return null;
  const money = formatFen((filter.price ?? 0) * 100, language, { isShort: true });
  const stars = i18n.number(filter.rating ?? 0);
  const set: readonly { readonly name: string; readonly without: Partial<ListFilter> }[] = [
    ...(filter.price ? [{ name: t`Dishes up to ${money}`, without: { price: undefined } }] : []),
    ...(filter.rating ? [{ name: t`${stars}+ stars`, without: { rating: undefined } }] : []),
    ...sheetOptions
      .filter((option) => filter[option])
      .map((option) => ({ name: labelOf(option), without: { [option]: false } })),
  ];
  return (
    <ul aria-label={t`Active filters`} className="no-bars flex items-center gap-x-2 overflow-x-auto px-4">
      {set.map(({ name, without }) => (
        <li key={name} className="shrink-0">
          <button
            type="button"
            aria-label={t`Remove: ${name}`}
            onClick={() => onChange(without)}
            className="flex min-h-11 items-center -outline-offset-3"
          >
            <span className="flex items-center gap-1 rounded-full bg-sunken py-1 ps-3 pe-2 text-small whitespace-nowrap">
              {name}
              <Icon name="close" size={16} />
            </span>
          </button>
        </li>
      ))}
      <li className="shrink-0">
        <button
          type="button"
          onClick={() => onChange(withoutFilters(filter))}
          className="flex h-11 min-w-11 items-center px-1 text-note font-semibold whitespace-nowrap text-link -outline-offset-3"
        >
          <Trans>Clear all</Trans>
        </button>
      </li>
    </ul>
  );
}
