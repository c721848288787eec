import { t } from '@lingui/core/macro';
import { KeyLegend } from '../board/key-legend.tsx';
import { kitchenKeys } from './use-kitchen-keys.ts';

/** Keys of kitchen mode. */
export function KitchenKeyLegend() {
  return (
    <div className="shrink-0 overflow-hidden px-2">
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
