import type { ShopSort } from '@chifan/contract/catalogue/views';
import { Drawer, RadioGroup } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { listSorts } from './list-filter.ts';
import { sortLabels } from './list-words.ts';

type SortSheetProps = {
  readonly isOpen: boolean;
  readonly sort: ShopSort;
  readonly onSort: (sort: ShopSort) => void;
  readonly onClose: () => void;
};

export function SortSheet({ isOpen, sort, onSort, onClose }: SortSheetProps) {
  const { t, i18n } = useLingui();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t`Sort by`}>
      <RadioGroup
        label={t`Sort by`}
        isLabelHidden
        value={sort}
        choices={listSorts.map((value) => ({ value, label: i18n._(sortLabels[value]) }))}
        onChange={onSort}
      />
    </Drawer>
  );
}
