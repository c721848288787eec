import { restaurantTypes, type ShopType, shopTypes } from '@chifan/domain/catalogue';
import { Card, Chip, Select, Switch } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { cuisineLabels } from '../labels/cuisines.ts';
import type { ProfileForm } from './profile-form.ts';

type KindFieldsProps = { readonly form: ProfileForm; readonly onChange: (change: Partial<ProfileForm>) => void };

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

const shopTypeLabels = {
  western: msg`西餐`,
  asian: msg`亚洲菜`,
  halal: msg`清真`,
  buffet: msg`自助`,
  chain: msg`连锁`,
  fastfood: msg`快餐`,
  drink: msg`饮品`,
  diet: msg`轻食`,
} as const satisfies Record<ShopType, MessageDescriptor>;
