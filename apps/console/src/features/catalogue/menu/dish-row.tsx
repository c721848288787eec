import { Button, classNames, Dialog, Icon, Money, TextField, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useHasRole } from '../../../platform/staff.ts';
import { DishName, nameText, ownText } from '../../../texts/dish-name.tsx';
import { availabilityOnSale, isOnSale, type MenuDish } from './dish-availability.ts';
import { useSetAvailability } from './menu.ts';
import { soldOutText } from './sold-out-until.ts';
import { SoldOutUntilDialog } from './sold-out-until-dialog.tsx';

type DishRowProps = { readonly shopId: number; readonly dish: MenuDish };

export function DishRow({ shopId, dish }: DishRowProps) {
  const [isCounting, setIsCounting] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const now = useNow();
  const set = useSetAvailability(dish.id);
  const mayEdit = useHasRole('manager');
  const onSale = isOnSale(dish);
  const nameZh = nameText(dish.name);
  const stock = dish.stock === null ? t`不限量` : t`剩 ${dish.stock} 份`;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-2 py-2">
      <div className={classNames('flex-1', ownText(dish.name) === null ? 'min-w-24' : 'min-w-48')}>
        {mayEdit ? (
          <Link to="/dish" search={{ shop: shopId, dish: dish.id }} className={nameClass}>
            <RowName dish={dish} onSale={onSale} />
            <Icon name="edit" size={16} className="text-faint" />
          </Link>
        ) : (
          <p className={nameClass}>
            <RowName dish={dish} onSale={onSale} />
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-2 text-note whitespace-nowrap text-soft">
          <Money amount={dish.price} />
          {Object.keys(dish.nameDrafts).length > 0 && <span>{t`译名待确认`}</span>}
          {!onSale && <span className="font-semibold text-bad">{soldOutText(dish, now)}</span>}
        </p>
      </div>
      <Button
        variant="quiet"
        onClick={() => setIsCounting(true)}
        aria-label={t`${stock}，修改${nameZh}的库存`}
        className="px-3 whitespace-nowrap"
      >
        {stock}
      </Button>
      <Button
        variant={onSale ? 'secondary' : 'primary'}
        isBusy={set.isPending}
        onClick={() => (onSale ? setIsEnding(true) : set.mutate(availabilityOnSale(dish)))}
        aria-label={onSale ? t`售罄：${nameZh}` : t`恢复：${nameZh}`}
        className="min-w-20 px-3 whitespace-nowrap"
      >
        {onSale ? t`售罄` : t`恢复`}
      </Button>
      {isEnding && <SoldOutUntilDialog dish={dish} onClose={() => setIsEnding(false)} />}
      {isCounting && <StockDialog dish={dish} onClose={() => setIsCounting(false)} />}
    </li>
  );
}

const nameClass = 'flex min-h-11 items-center gap-1 font-semibold';

const RowName = ({ dish, onSale }: { readonly dish: MenuDish; readonly onSale: boolean }) => (
  <span className={onSale ? 'wrap-anywhere' : 'wrap-anywhere text-faint'}>
    <DishName nameZh={dish.nameZh} name={ownText(dish.name)} />
  </span>
);

type StockDialogProps = { readonly dish: MenuDish; readonly onClose: () => void };

/**
 * Sets how many portions of a dish are left. Each order reduces this number on the server. At zero, guests can no
 * longer order the dish.
 */
function StockDialog({ dish, onClose }: StockDialogProps) {
  const [typed, setTyped] = useState(dish.stock === null ? '' : String(dish.stock));
  const set = useSetAvailability(dish.id, onClose);
  const nameZh = nameText(dish.name);
  const isNumber = /^\d{1,4}$/.test(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNumber) set.mutate({ isAvailable: true, stock: Number(typed) });
  };
  return (
    <Dialog isOpen title={t`${nameZh}：库存`} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <TextField
          label={t`今天还能卖几份`}
          inputMode="numeric"
          value={typed}
          onChange={setTyped}
          error={typed === '' || isNumber ? undefined : t`请输入 0 到 9999 的整数`}
        />
        <Button type="submit" isWide disabled={!isNumber} isBusy={set.isPending}>
          {t`保存`}
        </Button>
        <Button
          variant="secondary"
          isWide
          disabled={set.isPending}
          onClick={() => set.mutate({ isAvailable: true, stock: null })}
        >
          {t`不限量`}
        </Button>
      </form>
    </Dialog>
  );
}
