import { Dialog, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { chooseShop, type StaffShop, useCurrentShop } from '../platform/staff.ts';
import { useUnsaved } from '../platform/unsaved.ts';
import { ShopSearch } from './shop-search.tsx';

/** For staff of several shops: whose menu, codes and switches are shown. New orders ring for all of them. */
export function ShopSwitcher({ shops }: { readonly shops: readonly StaffShop[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const current = useCurrentShop();
  // A form belongs to its shop: it is saved or left before another one is chosen.
  const isUnsaved = useUnsaved((unsaved) => unsaved.isUnsaved);
  const name = current?.name ?? '';
  return (
    <>
      <button
        type="button"
        disabled={isUnsaved}
        aria-label={t`当前店铺：${name}，更换`}
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 min-w-11 items-center gap-1 rounded-small border border-edge bg-surface px-2 text-note disabled:opacity-50"
      >
        <Icon name="shop" size={20} />
        <span className="max-w-48 truncate max-sm:hidden">{name}</span>
        <Icon name="down" size={16} className="max-sm:hidden" />
      </button>
      <Dialog isOpen={isOpen} title={t`更换店铺`} onClose={() => setIsOpen(false)}>
        <ShopSearch
          shops={shops}
          currentId={current?.id ?? 0}
          onChoose={(shopId) => {
            chooseShop(shopId);
            setIsOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}
