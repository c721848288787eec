import { Card, HanName, Icon } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { Dish } from '../../../data/menu.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';

export function SetCard({ dish }: { readonly dish: Dish }) {
  const { t } = useLingui();
  if (dish.contents.length === 0) return null;
  return (
    <Card title={t`In this set`}>
      <ul className="grid divide-y divide-line">
        {dish.contents.map(({ dishId, name, nameZh, quantity }) => (
          <li key={dishId}>
            <ScreenLink
              to="pages/menu/detail/detail"
              params={{ dishId: String(dishId) }}
              className="flex min-h-14 items-center gap-3 py-2"
            >
              <span className="min-w-0 flex-1">
                <HanName name={name} nameZh={nameZh} />
              </span>
              <bdi className="figures text-soft">× {quantity}</bdi>
              <Icon name="forward" size={20} className="text-faint" />
            </ScreenLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
