import { Badge, classNames, Dialog, EmptyState, Icon, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useDeferredValue, useState } from 'react';
import { chooseShop, type StaffShop, useCurrentShop } from '../platform/staff.ts';
import { useUnsaved } from '../platform/unsaved.ts';
import { DishName, dishText } from '../texts/dish-name.tsx';
import { findShops } from './find-shops.ts';

/**
 * Lets staff of several shops select the shop for the menu, table codes and settings. The console rings for new orders
 * of all their shops, whichever shop is selected.
 */
export function ShopSwitcher({ shops }: { readonly shops: readonly StaffShop[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const current = useCurrentShop();
  // The shop cannot be switched while a form has unsaved input, because the input belongs to the current shop.
  const isUnsaved = useUnsaved((unsaved) => unsaved.isUnsaved);
  const name = current ? dishText(current) : '';
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

type ShopSearchProps = {
  readonly shops: readonly StaffShop[];
  readonly currentId: number;
  readonly onChoose: (shopId: number) => void;
};

const fewShops = 20;
/** A chain may have thousands of shops, so only the first matches are listed. A longer search text finds the rest. */
const maxShown = 50;

function ShopSearch({ shops, currentId, onChoose }: ShopSearchProps) {
  const [typed, setTyped] = useState('');
  const found = findShops(shops, useDeferredValue(typed));
  const hidden = found.length - maxShown;
  return (
    <div className="grid gap-3">
      {shops.length > fewShops && <TextField label={t`查找店铺`} type="search" value={typed} onChange={setTyped} />}
      <ul>
        {found.slice(0, maxShown).map(({ id, state, ...shop }) => (
          <li key={id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              aria-current={id === currentId || undefined}
              onClick={() => onChoose(id)}
              className={classNames(
                'flex min-h-12 w-full items-center gap-2 text-start wrap-anywhere',
                id === currentId && 'font-semibold',
              )}
            >
              <span className="flex-1">
                <DishName {...shop} />
              </span>
              {state === 'draft' && <Badge tone="warn">{t`草稿`}</Badge>}
              {/* The shop number distinguishes branches of a chain, which have the same name. */}
              <span className="figures text-note font-normal text-soft">{t`编号 ${id}`}</span>
              {id === currentId && <Icon name="check" size={20} />}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <EmptyState icon="search" title={t`没有找到这家店`} />}
      {hidden > 0 && <p className="text-note text-soft">{t`还有 ${hidden} 家，请多输入几个字。`}</p>}
    </div>
  );
}
