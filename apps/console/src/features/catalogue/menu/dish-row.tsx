import { Button, Icon, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isOnSale, type MenuDish, toggled } from './dish-availability.ts';
import { useSetAvailability } from './menu.ts';
import { StockDialog } from './stock-dialog.tsx';

type DishRowProps = { readonly shopId: number; readonly dish: MenuDish };

/** One tap takes a dish off the menu or brings it back; its name leads to all that can be said of it. */
export function DishRow({ shopId, dish }: DishRowProps) {
  const [isCounting, setIsCounting] = useState(false);
  const set = useSetAvailability(dish.id);
  const onSale = isOnSale(dish);
  const stock = dish.stock === null ? t`不限量` : t`剩 ${dish.stock} 份`;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-2 py-2">
      <div className="min-w-24 flex-1">
        <Link
          to="/dish"
          search={{ shop: shopId, dish: dish.id }}
          className="flex min-h-11 items-center gap-1 font-semibold"
        >
          <span className={onSale ? 'wrap-anywhere' : 'wrap-anywhere text-faint'}>{dish.nameZh}</span>
          <Icon name="edit" size={16} className="text-faint" />
        </Link>
        <p className="flex flex-wrap items-center gap-x-2 text-note whitespace-nowrap text-soft">
          <Money amount={dish.price} />
          {!onSale && <span className="font-semibold text-bad">{t`已售罄`}</span>}
        </p>
      </div>
      <Button
        variant="quiet"
        onClick={() => setIsCounting(true)}
        aria-label={t`${stock}，修改${dish.nameZh}的库存`}
        className="px-3 whitespace-nowrap"
      >
        {stock}
      </Button>
      <Button
        variant={onSale ? 'secondary' : 'primary'}
        isBusy={set.isPending}
        onClick={() => set.mutate(toggled(dish))}
        aria-label={onSale ? t`售罄：${dish.nameZh}` : t`恢复：${dish.nameZh}`}
        className="min-w-20 px-3 whitespace-nowrap"
      >
        {onSale ? t`售罄` : t`恢复`}
      </Button>
      {isCounting && <StockDialog dish={dish} onClose={() => setIsCounting(false)} />}
    </li>
  );
}
