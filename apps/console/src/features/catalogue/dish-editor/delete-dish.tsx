import { Button, Dialog } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import type { MenuDish } from '../menu/dish-availability.ts';

type DeleteDishProps = { readonly shopId: number; readonly dish: MenuDish; readonly onDone: () => void };

/** For good; orders keep the dish as it was. */
export function DeleteDish({ shopId, dish, onDone }: DeleteDishProps) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useAction(() => api('/rest/merchant/dish/delete', { shopId, dishId: dish.id }), {
    success: () => t`已删除`,
    onDone,
  });
  return (
    <div>
      <Button variant="danger" icon="trash" onClick={() => setIsAsking(true)}>
        {t`删除这道菜`}
      </Button>
      <Dialog isOpen={isAsking} title={t`删除「${dish.nameZh}」？`} onClose={() => setIsAsking(false)}>
        <p className="mb-4 text-soft">{t`删除后无法恢复，已有订单不受影响。只是今天卖完的话，请用「售罄」。`}</p>
        <Button variant="danger" isWide isBusy={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {t`删除`}
        </Button>
      </Dialog>
    </div>
  );
}
