import type { ShopCard } from '@chifan/contract/catalogue';
import { DishPicture } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../platform/language.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { imageUrl } from '../../platform/site/image-url.ts';
import { formatDistance } from '../../platform/time.ts';
import { RatingLine } from '../../terms/shops/rating-line.tsx';
import { shopParams, type Way } from '../../terms/shops/way.ts';
import { HomeSection } from './home-section.tsx';

type FeaturedRowProps = { readonly shops: readonly ShopCard[]; readonly way: Way };

/** The platform recommends these round here. */
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

type FeaturedCardProps = { readonly shop: ShopCard; readonly way: Way };

function FeaturedCard({ shop, way }: FeaturedCardProps) {
  const language = useLanguage();
  return (
    <li className="w-36 shrink-0">
      <ScreenLink
        to="pages/menu/index/index"
        params={shopParams(shop.id, way)}
        passage="morph"
        className="grid h-full content-start gap-1 overflow-hidden rounded-card bg-surface shadow-card -outline-offset-3 active:bg-sunken"
      >
        <DishPicture
          plate={shop.plate}
          src={shop.image === null ? null : imageUrl(shop.image)}
          className="h-24! w-full! rounded-none!"
        />
        <span className="grid gap-0.5 px-2.5 pb-2.5">
          <bdi lang={shop.name.language} className="truncate text-note font-semibold">
            {shop.name.text}
          </bdi>
          <bdi lang="zh-CN" className="truncate text-small text-soft">
            {shop.nameZh}
          </bdi>
          <span className="flex flex-wrap items-center gap-x-2 text-small text-soft">
            <RatingLine shop={shop} />
            <bdi>{formatDistance(shop.distanceMetres, language)}</bdi>
          </span>
        </span>
      </ScreenLink>
    </li>
  );
}
