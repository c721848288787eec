import type { ShopHit } from '@chifan/contract/search';
import { DishPicture, Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { imageUrl } from '../../../platform/site/image-url.ts';
import { formatDistance } from '../../../platform/time.ts';
import { FoundName } from '../typing/found-name.tsx';

export function ShopHitCard({ hit: { shop, ...name } }: { readonly hit: ShopHit }) {
  const language = useLanguage();
  const isOpen = shop.openState.state === 'open' && !shop.openState.isPaused;
  const rating = shop.ratingTenths === null ? null : (shop.ratingTenths / 10).toLocaleString(language);
  return (
    <ScreenLink
      to="pages/menu/index/index"
      params={{ shopId: String(shop.id) }}
      passage="morph"
      className="flex gap-3 rounded-card bg-surface p-3 shadow-card active:bg-sunken"
    >
      <DishPicture plate={shop.plate} src={shop.image === null ? null : imageUrl(shop.image)} size="small" />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">
          <FoundName {...name} />
        </h3>
        <p className="flex flex-wrap gap-x-3 text-small text-soft">
          {rating !== null && (
            <span className="flex items-center gap-1">
              <Icon name="star" size={16} />
              <span className="sr-only">
                <Trans>Rating</Trans>
              </span>
              <bdi>{rating}</bdi>
            </span>
          )}
          <bdi>{formatDistance(shop.distanceMetres, language)}</bdi>
          {isOpen ? (
            <span className="text-good">
              <Trans>Open now</Trans>
            </span>
          ) : (
            <span className="text-warn">
              <Trans>Not open now</Trans>
            </span>
          )}
        </p>
      </div>
    </ScreenLink>
  );
}
