import { type DishRow, maxCheapPrice } from '@chifan/domain/catalogue';
import type { OrderWay } from '@chifan/domain/ordering';
import { ApproximateAmount, DishPicture, Money } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Home } from '../../data/home.ts';
import { lazyComponent } from '../../platform/loading/lazy-component.tsx';
import { withPhrases } from '../../platform/phrases/with-phrases.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { imageUrl } from '../../platform/site/image-url.ts';
import { useDietProfile } from '../../terms/diet/diet-profile.ts';
import { SaleLine } from '../../terms/shop/sale-line.tsx';
import { HomeSection } from './home-section.tsx';

type Row = Home['dishRows'][number];

/** This component loads later, because only a guest with a diet profile needs it and its phrases. */
const RowVerdict = lazyComponent(() => withPhrases(import('./row-verdict.tsx'), 'catalogue-menu'));

const titles: Readonly<Record<Exclude<DishRow, 'under_30'>, MessageDescriptor>> = {
  popular: msg`Popular with visitors`,
  vegetarian: msg`Vegetarian`,
  noodles: msg`Noodles`,
  dumplings: msg`Dumplings`,
  halal: msg`Halal`,
};

/** The search text that finds more dishes of a row. */
const searches: Readonly<Partial<Record<DishRow, MessageDescriptor>>> = {
  vegetarian: msg`Vegetarian food`,
  noodles: msg`Noodles`,
  dumplings: msg`Dumplings`,
  halal: msg`Halal food`,
};

type DishRowsProps = { readonly rows: readonly Row[]; readonly way: OrderWay };

/** Rows of dishes that nearby restaurants serve now (rule catalogue-67). */
export function DishRows({ rows, way }: DishRowsProps) {
  const { i18n } = useLingui();
  return rows.map(({ row, dishes }) => {
    const search = searches[row];
    return (
      <HomeSection key={row} title={<RowTitle row={row} />} more={search && { q: i18n._(search), kind: 'dish' }}>
        {dishes.map((dish) => (
          <DishInRow key={dish.dishId} dish={dish} way={way} />
        ))}
      </HomeSection>
    );
  });
}

function RowTitle({ row }: { readonly row: DishRow }) {
  const { i18n } = useLingui();
  if (row !== 'under_30') return i18n._(titles[row]);
  return (
    <Trans>
      Under <Money amount={maxCheapPrice} isShort />
    </Trans>
  );
}

type DishInRowProps = { readonly dish: Row['dishes'][number]; readonly way: OrderWay };

function DishInRow({ dish, way }: DishInRowProps) {
  const profile = useDietProfile();
  return (
    <li className="w-[12rem] shrink-0 wide:w-[13.5rem]">
      <ScreenLink
        to="pages/menu/detail/detail"
        params={{ dishId: String(dish.dishId) }}
        passage="morph"
        className="grid h-full grid-cols-1 content-start gap-1 overflow-hidden rounded-card bg-surface shadow-card -outline-offset-3 active:bg-sunken"
      >
        <DishPicture
          plate={dish.plate}
          src={dish.image === null ? null : imageUrl(dish.image)}
          className="h-[var(--row-picture,7rem)]! w-full! rounded-none!"
        />
        <span className="grid grid-cols-1 gap-0.5 px-2.5 pb-2.5">
          <bdi lang={dish.name.language} className="line-clamp-2 text-note font-semibold hyphens-auto">
            {dish.name.text}
          </bdi>
          {dish.nameZh !== dish.name.text && (
            <bdi lang="zh-CN" className="truncate text-small text-soft">
              {dish.nameZh}
            </bdi>
          )}
          <span className="flex flex-wrap items-baseline gap-x-1.5">
            <Money amount={dish.price} className="font-semibold" />
            <ApproximateAmount amounts={[dish.price]} />
          </span>
          {profile.avoids.length + profile.wishes.length > 0 && <RowVerdict dish={dish} profile={profile} />}
          <bdi lang={dish.shopName.language} className="truncate text-small text-soft">
            {dish.shopName.text}
          </bdi>
          <SaleLine of={dish} way={way} isOpen={dish.isOpen} />
        </span>
      </ScreenLink>
    </li>
  );
}
