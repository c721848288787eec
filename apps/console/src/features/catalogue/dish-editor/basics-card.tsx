import { Card, Select, Switch, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { SpiceField } from '../../../dish-fields/spice-field.tsx';
import { nameText } from '../../../texts/dish-name.tsx';
import type { MenuCategory } from '../menu/dish-availability.ts';
import type { DishEditing } from './form/use-dish-editing.ts';

type BasicsCardProps = { readonly editing: DishEditing; readonly categories: readonly MenuCategory[] };

export function BasicsCard({ editing: { form, set, errors }, categories }: BasicsCardProps) {
  return (
    <Card title={t`价格与库存`} className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-3">
        <TextField
          label={t`价格（元）`}
          inputMode="decimal"
          value={form.price}
          onChange={(price) => set('price', price)}
          error={errors['dish.price']}
        />
        <Select
          label={t`分类`}
          value={String(form.categoryId)}
          onChange={(categoryId) => set('categoryId', Number(categoryId))}
          choices={categories.map(({ id, name }) => ({ value: String(id), label: nameText(name) }))}
          error={errors['dish.categoryId']}
        />
        <TextField
          label={t`库存`}
          inputMode="numeric"
          placeholder={t`不限量`}
          value={form.stock}
          onChange={(stock) => set('stock', stock)}
          error={errors['dish.stock']}
        />
      </div>
      <SpiceField spice={form.spice} onChange={(spice) => set('spice', spice)} />
      <Switch
        label={t`上架`}
        hint={t`关闭后客人会看到「已售罄」。`}
        isOn={form.isAvailable}
        onChange={(isOn) => set('isAvailable', isOn)}
      />
    </Card>
  );
}
