import { Button, Dialog, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import type { MenuDish } from './dish-availability.ts';
import { useSetAvailability } from './menu.ts';

type StockDialogProps = { readonly dish: MenuDish; readonly onClose: () => void };

/** How many portions are left; the server counts down and sells no more than that. */
export function StockDialog({ dish, onClose }: StockDialogProps) {
  const [typed, setTyped] = useState(dish.stock === null ? '' : String(dish.stock));
  const set = useSetAvailability(dish.id, onClose);
  const isNumber = /^\d{1,4}$/.test(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNumber) set.mutate({ isAvailable: true, stock: Number(typed) });
  };
  return (
    <Dialog isOpen title={t`${dish.nameZh}：库存`} onClose={onClose}>
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
