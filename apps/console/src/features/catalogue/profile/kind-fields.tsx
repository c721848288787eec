import { restaurantTypes, shopTypes } from '@chifan/domain/catalogue';
import { Card, Chip, Select, Switch } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { cuisineLabels } from '../labels/cuisines.ts';
import { shopTypeLabels } from '../labels/shop-types.ts';
import type { ProfileForm } from './profile-form.ts';

type KindFieldsProps = { readonly form: ProfileForm; readonly onChange: (change: Partial<ProfileForm>) => void };

/** What guests filter by. */
export function KindFields({ form: { cuisine, types, acceptsForeignCard }, onChange }: KindFieldsProps) {
  const { i18n } = useLingui();
  return (
    <Card title={t`类型`} className="grid gap-3">
      <Select
        label={t`菜系`}
        value={cuisine}
        choices={restaurantTypes.map((value) => ({ value, label: i18n._(cuisineLabels[value]) }))}
        onChange={(chosen) => onChange({ cuisine: chosen })}
      />
      <div role="group" aria-label={t`筛选标签（可多选）`} className="flex flex-wrap gap-x-2">
        {shopTypes.map((type) => {
          const isChosen = types.includes(type);
          return (
            <Chip
              key={type}
              isChosen={isChosen}
              onPress={() => onChange({ types: isChosen ? types.filter((each) => each !== type) : [...types, type] })}
            >
              {i18n._(shopTypeLabels[type])}
            </Chip>
          );
        })}
      </div>
      <Switch
        label={t`接受境外银行卡`}
        isOn={acceptsForeignCard}
        onChange={(isOn) => onChange({ acceptsForeignCard: isOn })}
      />
    </Card>
  );
}
