import { Button, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { isOnSale, type MenuDish, toggled } from './dish-availability.ts';
import { useSetAvailability } from './menu.ts';
import { StockDialog } from './stock-dialog.tsx';

/** One tap takes a dish off the menu or brings it back. */
export function DishRow({ dish }: { readonly dish: MenuDish }) {
  const [isCounting, setIsCounting] = useState(false);
  const set = useSetAvailability(dish.id);
  const onSale = isOnSale(dish);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-40">
        <p className={onSale ? 'font-semibold' : 'font-semibold text-faint'}>{dish.nameZh}</p>
        <p className="flex items-center gap-2 text-note text-soft">
          <Money amount={dish.price} />
          {!onSale && <span className="font-semibold text-bad">{t`已售罄`}</span>}
        </p>
      </div>
      <Button look="quiet" onClick={() => setIsCounting(true)} aria-label={t`${dish.nameZh}：修改库存`}>
        {dish.stock === null ? t`不限量` : t`剩 ${dish.stock} 份`}
      </Button>
      <Button
        look={onSale ? 'secondary' : 'primary'}
        isBusy={set.isPending}
        onClick={() => set.mutate(toggled(dish))}
        aria-label={onSale ? t`${dish.nameZh}：设为售罄` : t`${dish.nameZh}：恢复售卖`}
        className="min-w-24"
      >
        {onSale ? t`售罄` : t`恢复`}
      </Button>
      {isCounting && <StockDialog dish={dish} onClose={() => setIsCounting(false)} />}
    </li>
  );
}
