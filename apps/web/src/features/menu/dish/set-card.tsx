import { Card, HanName, Icon } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { Dish } from '../../../data/menu.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { dishParams, type Way } from '../../../terms/shop/way.ts';

export function SetCard({ dish, way }: { readonly dish: Dish; readonly way: Way }) {
  const { t } = useLingui();
  if (dish.contents.length === 0) return null;
  return (
    <Card title={t`In this set`}>
      <ul className="grid divide-y divide-line">
        {dish.contents.map(({ dishId, name, nameZh, quantity }) => (
          <li key={dishId}>
            <ScreenLink
              to="pages/menu/detail/detail"
              params={dishParams(dishId, way)}
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
