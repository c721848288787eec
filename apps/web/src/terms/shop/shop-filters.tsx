import type { ShopType } from '@chifan/domain/catalogue';
import { Chip } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { shopTypeLabels } from './shop-type-labels.ts';

const types = Object.keys(shopTypeLabels) as ShopType[];

type ShopFiltersProps = {
  readonly type: ShopType | undefined;
  readonly openNow: boolean;
  readonly onType: (type: ShopType | undefined) => void;
  readonly onOpenNow: (openNow: boolean) => void;
};

/** Filters of the shop list (rule catalogue-1). */
export function ShopFilters({ type, openNow, onType, onOpenNow }: ShopFiltersProps) {
  const { t, i18n } = useLingui();
  return (
    <div role="group" aria-label={t`Filters`} className="no-bars flex gap-2 overflow-x-auto px-4 py-2">
      <Chip icon="clock" isChosen={openNow} onPress={() => onOpenNow(!openNow)}>
        {t`Open now`}
      </Chip>
      <Chip isChosen={type === undefined} onPress={() => onType(undefined)}>
        {t`All`}
      </Chip>
      {types.map((each) => (
        <Chip key={each} isChosen={type === each} onPress={() => onType(each === type ? undefined : each)}>
          {i18n._(shopTypeLabels[each])}
        </Chip>
      ))}
    </div>
  );
}
