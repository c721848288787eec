import { Card, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { readYuan, writeYuan } from '../../../platform/yuan.ts';
import type { SetMealPartProps } from './set-meal-form.ts';

export function PriceCard({ form, set, errors }: SetMealPartProps) {
  const [price, original] = [readYuan(form.price), readYuan(form.originalPrice)];
  const saved = price !== null && original !== null && original > price ? writeYuan(original - price) : null;
  return (
    <Card title={t`价格`} className="grid gap-2">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label={t`套餐价（元）`}
          inputMode="decimal"
          value={form.price}
          onChange={(typed) => set({ price: typed })}
          error={errors['draft.price']}
        />
        <TextField
          label={t`单点合计（元）`}
          inputMode="decimal"
          value={form.originalPrice}
          onChange={(originalPrice) => set({ originalPrice })}
          error={errors['draft.originalPrice']}
        />
        <TextField
          label={t`几人份`}
          inputMode="numeric"
          value={form.persons}
          onChange={(persons) => set({ persons })}
          error={errors['draft.persons']}
        />
      </div>
      {saved !== null && <p className="text-note text-soft">{t`客人会看到：比单点省 ${saved} 元。`}</p>}
    </Card>
  );
}
