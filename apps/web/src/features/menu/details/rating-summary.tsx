import { Icon } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { ShopDetails } from '../../../data/shop.ts';
import { useLanguage } from '../../../platform/language.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { ratingText } from '../../../terms/shop/shop-figures.ts';

export function RatingSummary({ shop }: { readonly shop: ShopDetails }) {
  const language = useLanguage();
  const { ratingTenths, reviewCount, demoReviewCount } = shop;
  if (ratingTenths === null) {
    return (
      <p className="text-note text-soft">
        <Trans>This restaurant has no reviews yet.</Trans>
      </p>
    );
  }
  const rating = ratingText(ratingTenths, language);
  return (
    <ScreenLink
      to="pages/menu/index/index"
      params={{ shopId: String(shop.id), tab: 'reviews' }}
      className="flex min-h-11 items-center gap-3 active:bg-sunken"
    >
      <Icon name="star" size={28} isFilled className="text-warn" />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
        <span className="text-title font-semibold">
          <Trans>{rating} of 5</Trans>
        </span>
        <span className="text-small text-soft">
          <Plural value={reviewCount} one="# review" other="# reviews" />
          {demoReviewCount > 0 && (
            <>
              {' '}
              (
              {demoReviewCount >= reviewCount ? (
                <Trans>sample data</Trans>
              ) : (
                <Plural value={demoReviewCount} one="including # sample review" other="including # sample reviews" />
              )}
              )
            </>
          )}
        </span>
      </span>
      <Icon name="forward" size={20} className="text-faint" />
    </ScreenLink>
  );
}
