import { t } from '@lingui/core/macro';
import { chooseShop, type StaffShop, useCurrentShop } from '../platform/staff.ts';

/** For staff of several shops: whose menu, codes and switches are shown. New orders ring for all of them. */
export function ShopSwitcher({ shops }: { readonly shops: readonly StaffShop[] }) {
  const current = useCurrentShop();
  return (
    <select
      aria-label={t`当前店铺`}
      value={current?.id}
      onChange={(event) => chooseShop(Number(event.target.value))}
      className="min-h-11 max-w-40 min-w-0 rounded-small border border-edge bg-surface px-2 text-note"
    >
      {shops.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
