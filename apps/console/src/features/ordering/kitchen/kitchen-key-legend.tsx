import { t } from '@lingui/core/macro';
import { KeyLegend } from '../board/key-legend.tsx';
import { kitchenKeys } from './use-kitchen-keys.ts';

/** Keys of kitchen mode. Hidden on touch screens, which have no keyboard. */
export function KitchenKeyLegend() {
  return (
    <div className="hidden shrink-0 overflow-hidden px-2 pointer-fine:block">
      <KeyLegend
        more={[
          ['1 … 0', t`选择第几张`],
          ['PgUp PgDn', t`翻页`],
          [kitchenKeys.allDay, t`汇总`],
          [kitchenKeys.recall, t`召回`],
          [kitchenKeys.find, t`找单`],
        ]}
      />
    </div>
  );
}
