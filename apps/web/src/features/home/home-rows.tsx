import type { Brand, ShopCard } from '@chifan/contract/catalogue/views';
import type { OrderWay } from '@chifan/domain/ordering';
import { classNames, DishPicture } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { imageUrl } from '../../platform/site/image-url.ts';
import { OpeningStateLine } from '../../terms/shop/opening-state-line.tsx';
import { takesOrders } from '../../terms/shop/opening-state-text.ts';
import { SaleLine } from '../../terms/shop/sale-line.tsx';
import { HomeSection } from './home-section.tsx';

type FeaturedRowProps = { readonly shops: readonly ShopCard[]; readonly way: OrderWay };

export function FeaturedRow({ shops, way }: FeaturedRowProps) {
  if (shops.length === 0) return null;
  return (
    <HomeSection title={<Trans>Featured restaurants</Trans>}>
      {shops.map((shop) => (
        <FeaturedCard key={shop.id} shop={shop} way={way} />
      ))}
    </HomeSection>
  );
}

type FeaturedCardProps = { readonly shop: ShopCard; readonly way: OrderWay };

/**
 * A featured restaurant. If the restaurant accepts no orders, the card shows the opening state, such as “Closed”,
 * instead of the rating. Card and placeholder always have space for two lines of name and two lines of facts.
 */
function FeaturedCard({ shop, way }: FeaturedCardProps) {
  const isResting = !takesOrders(shop.openState);
  return (
    <li className="min-h-[calc(114px+5.83rem*var(--script-air))] w-[12rem] shrink-0 wide:w-[13.5rem]">
      <ScreenLink
        to="pages/menu/index/index"
        params={{ shopId: String(shop.id) }}
        passage="morph"
        className="grid h-full grid-cols-1 content-start gap-1 overflow-hidden rounded-card bg-surface shadow-card -outline-offset-3 active:bg-sunken"
      >
        <DishPicture
          plate={shop.plate}
          src={shop.image === null ? null : imageUrl(shop.image)}
          className={classNames('h-[var(--row-picture,6rem)]! w-full! rounded-none!', isResting && 'grayscale')}
        />
        <span className="grid grid-cols-1 gap-0.5 px-2.5 pb-2.5">
          <bdi lang={shop.name.language} className="line-clamp-2 text-note font-semibold hyphens-auto">
            {shop.name.text}
          </bdi>
          {shop.nameZh !== shop.name.text && (
            <bdi lang="zh-CN" className="truncate text-small text-soft">
              {shop.nameZh}
            </bdi>
          )}
          {isResting ? (
            <OpeningStateLine openState={shop.openState} />
          ) : (
            <SaleLine of={{ ...shop, typicalPrice: null }} way={way} isOpen />
          )}
        </span>
      </ScreenLink>
    </li>
  );
}

type BrandRowProps = { readonly brands: readonly Brand[] };

export function BrandRow({ brands }: BrandRowProps) {
  if (brands.length === 0) return null;
  return (
    <HomeSection title={<Trans>Restaurant chains</Trans>}>
      {brands.map(({ branchCount, ...brand }) => (
        <li key={brand.id} className="w-min min-w-[7rem] shrink-0">
          <ScreenLink
            to="pages/shop/list/shop_addr_list"
            params={{ brandId: String(brand.id) }}
            className="grid h-full content-start justify-items-center gap-1 rounded-card bg-surface p-2.5 text-center shadow-card -outline-offset-3 active:bg-sunken"
          >
            <DishPicture
              plate={brand.plate}
              src={brand.image === null ? null : imageUrl(brand.image)}
              size="small"
              className="rounded-full!"
            />
            <bdi lang={brand.name.language} className="line-clamp-2 min-w-min text-small font-semibold">
              {brand.name.text}
            </bdi>
            <span className="text-small text-soft">
              <Plural value={branchCount} one="# branch" other="# branches" />
            </span>
          </ScreenLink>
        </li>
      ))}
    </HomeSection>
  );
}
