import { Button, Dialog, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { Segments } from '../../../forms/segments.tsx';
import { api } from '../../../platform/api.ts';
import { useAction, useKeyFor } from '../../../platform/use-action.ts';
import { nameText } from '../../../texts/dish-name.tsx';
import type { StaffProduct } from './goods.query.ts';
import { type StockForm, stockChange } from './stock-change.ts';

type StockDialogProps = { readonly product: StaffProduct; readonly onClose: () => void };

/**
 * Changes the stock of a product. Staff type a difference and not a total, because orders reduce the stock meanwhile.
 */
export function StockDialog({ product: { id: productId, name, stock }, onClose }: StockDialogProps) {
  const [form, setForm] = useState<StockForm>({ way: 'more', typed: '' });
  const keyFor = useKeyFor();
  const save = useAction(
    (change: number) => {
      const sent = { productId, change };
      return api('/rest/platform/mall/product/stock', sent, { idempotencyKey: keyFor(sent) });
    },
    { success: () => t`库存已更新`, onDone: onClose },
  );
  const change = stockChange(form, stock);
  const after = stock + (change ?? 0);
  const nameZh = nameText(name);
  const press = (event: FormEvent) => {
    event.preventDefault();
    if (change !== null) save.mutate(change);
  };
  return (
    <Dialog isOpen title={t`${nameZh}：库存`} onClose={onClose}>
      <form onSubmit={press} className="grid gap-4">
        <p className="text-note text-soft">{t`还剩 ${stock} 件可发；待付积分的订单已预留。`}</p>
        <Segments<StockForm['way']>
          label={t`变动`}
          value={form.way}
          onChange={(way) => setForm((before) => ({ ...before, way }))}
          choices={[
            { value: 'more', label: t`＋ 入库` },
            { value: 'less', label: t`－ 出库` },
          ]}
        />
        <TextField
          label={t`件数`}
          inputMode="numeric"
          autoComplete="off"
          value={form.typed}
          onChange={(typed) => setForm((before) => ({ ...before, typed }))}
          error={change === null && form.typed !== '' ? wrongWords(form, stock) : undefined}
        />
        {change !== null && <p className="figures font-semibold">{t`变动后：${after} 件`}</p>}
        <Button type="submit" isWide disabled={change === null} isBusy={save.isPending}>
          {t`保存`}
        </Button>
      </form>
    </Dialog>
  );
}

const wrongWords = ({ way }: StockForm, stock: number): string =>
  way === 'less' ? t`请输入 1 到 ${stock} 的整数` : t`请输入大于 0 的整数`;
