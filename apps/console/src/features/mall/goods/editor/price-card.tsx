import { Card, Select, Switch, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { nameText } from '../../../../texts/dish-name.tsx';
import type { StaffMallCategory } from '../goods.query.ts';
import type { ProductPartProps } from './read-product.ts';

type PriceCardProps = ProductPartProps & {
  readonly categories: readonly StaffMallCategory[];
  /** Current stock, or null for a new product. Staff enter the first stock of a new product here. */
  readonly stock: number | null;
};

export function PriceCard({ form, set, has, categories, stock }: PriceCardProps) {
  return (
    <Card title={t`积分与上架`} className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t`兑换积分（每件）`}
          hint={t`含运费。`}
          inputMode="numeric"
          value={form.points}
          onChange={(points) => set({ points })}
          error={has('points_wrong') ? t`请输入 1 到 10000000 的整数` : undefined}
        />
        <Select
          label={t`分类`}
          value={String(form.categoryId)}
          onChange={(categoryId) => set({ categoryId: Number(categoryId) })}
          choices={categories.map(({ id, name }) => ({ value: String(id), label: nameText(name) }))}
        />
        <TextField
          label={t`每人限兑（件）`}
          hint={t`会员一共最多能兑多少件。`}
          placeholder={t`不限`}
          inputMode="numeric"
          value={form.limit}
          onChange={(limit) => set({ limit })}
          error={has('limit_wrong') ? t`请输入 1 到 999 的整数，不限请留空` : undefined}
        />
        {stock === null ? (
          <TextField
            label={t`首批库存（件）`}
            inputMode="numeric"
            value={form.stock}
            onChange={(typed) => set({ stock: typed })}
            error={has('stock_wrong') ? t`请输入 0 到 1000000 的整数` : undefined}
          />
        ) : (
          <p className="self-center text-note text-soft">{t`还剩 ${stock} 件；在商品列表里点「库存」增减。`}</p>
        )}
      </div>
      <div className="divide-y divide-line">
        <Switch
          label={t`上架`}
          hint={t`关闭后不再出售，已下的订单照常发货。`}
          isOn={form.isOnSale}
          onChange={(isOnSale) => set({ isOnSale })}
        />
        <Switch
          label={t`推荐`}
          hint={t`显示在商城首页的推荐栏。`}
          isOn={form.isFeatured}
          onChange={(isFeatured) => set({ isFeatured })}
        />
      </div>
    </Card>
  );
}
