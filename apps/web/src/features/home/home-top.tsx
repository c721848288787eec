import type { OrderWay } from '@chifan/domain/ordering';
import { classNames, DishPicture, DishPlate, Loading, Skeleton, Swiper } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type Banner, type Home, homeQuery } from '../../data/home.ts';
import { homeTabOf } from '../../platform/choice/home-of-way.ts';
import { useHere } from '../../platform/choice/use-here.ts';
import { useLanguage } from '../../platform/language.ts';
import { writeAddress } from '../../platform/navigation/screen-address.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { imageUrl } from '../../platform/site/image-url.ts';
import { cuisineLabels } from '../../terms/shop/cuisine-labels.ts';
import { DishRows } from './dish-rows.tsx';
import { BrandRow, FeaturedRow } from './home-rows.tsx';
import { SetMealsBelow } from './set-meals-below.tsx';

/**
 * Restaurant types, rows of dishes, featured restaurants, banners and chains. A part that fails to load is omitted,
 * because the list of restaurants below is more important and shows its own error.
 */
export function HomeTop({ way }: { readonly way: OrderWay }) {
  const { t } = useLingui();
  const language = useLanguage();
  const here = useHere();
  const { data, isError } = useQuery(homeQuery({ position: here, way: homeTabOf(way), language }));
  if (isError && !data) return null;
  if (!data) return <HomeTopSkeleton />;
  return (
    <>
      {data.cuisines.length > 0 && <CuisineRow cuisines={data.cuisines} />}
      {/* Data stored by an older release has no rows. */}
      <DishRows rows={data.dishRows ?? []} way={way} />
      <FeaturedRow shops={data.featured} way={way} />
      <div className="wide:grid wide:grid-cols-2">
        {data.banners.length > 0 && (
          <div className="pt-2">
            <Swiper
              label={t`Offers and tips`}
              slides={data.banners.map((banner) => ({ key: banner.id, content: <BannerSlide banner={banner} /> }))}
            />
          </div>
        )}
        <BrandRow brands={data.brands} />
      </div>
      {way !== 'delivery' && <SetMealsBelow />}
    </>
  );
}

const cells = [0, 1, 2, 3];

/** A placeholder as high as the visible content: a row of restaurant types and two rows of dishes. */
function HomeTopSkeleton() {
  return (
    <Loading>
      <div className="mt-2 grid h-[calc(72px+2rem*var(--script-air))] grid-cols-4 gap-x-1 px-3">
        {cells.map((cell) => (
          <div key={cell} className="grid content-start justify-items-center gap-2 py-1.5">
            <Skeleton className="size-14 rounded-full" />
            <Skeleton className="h-3 w-12" />
          </div>
        ))}
      </div>
      {[0, 1].map((row) => (
        <div key={row} className="flex h-[calc(164px+8.6rem*var(--script-air))] gap-3 overflow-hidden px-4 pt-11 pb-2">
          <Skeleton className="w-[12rem] shrink-0" />
          <Skeleton className="w-[12rem] shrink-0" />
          <Skeleton className="w-[12rem] shrink-0" />
        </div>
      ))}
    </Loading>
  );
}

const tints: Readonly<Record<Banner['tint'], string>> = {
  orange: 'bg-brand-tint text-ink',
  green: 'bg-good-tint text-ink',
  red: 'bg-bad-tint text-ink',
  ink: 'bg-ink text-canvas',
};

/**
 * Converts the link of a banner: a screen of the app, or a web page. The app shows an allowed web page in a frame (rule
 * help-6).
 */
const addressOf = (link: string): string =>
  link.startsWith('https://')
    ? writeAddress({ path: 'pages/webview/index', params: { url: link } })
    : `#/${link.replace(/^[#/]+/, '')}`;

function BannerSlide({ banner }: { readonly banner: Banner }) {
  const { title, text, tint, plate, image, link } = banner;
  return (
    <a
      href={addressOf(link)}
      className={classNames(
        '@container flex min-h-32 items-center gap-3 overflow-hidden rounded-card p-4',
        tints[tint],
      )}
    >
      <span className="grid min-w-0 flex-1 gap-1">
        <bdi lang={title.language} className="line-clamp-2 leading-snug font-semibold hyphens-auto">
          {title.text}
        </bdi>
        <bdi lang={text.language} className="line-clamp-2 text-small">
          {text.text}
        </bdi>
      </span>
      <DishPicture
        plate={plate}
        src={image === null ? null : imageUrl(image)}
        className="rounded-full! @max-[12rem]:hidden"
      />
    </a>
  );
}

type CuisineRowProps = { readonly cuisines: Home['cuisines'] };

/** The restaurant types that are most frequent nearby. */
function CuisineRow({ cuisines }: CuisineRowProps) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Cuisines near you`}>
      <ul className="no-bars mt-2 grid h-[calc(72px+2rem*var(--script-air))] auto-cols-min grid-flow-col gap-x-1 overflow-x-auto px-3">
        {cuisines.map(({ cuisine, plate }) => (
          <li key={cuisine} className="min-w-[4.75rem]">
            <ScreenLink
              to="pages/shop/list/list"
              params={{ cuisine }}
              className="grid h-full content-start justify-items-center gap-1 rounded-small py-1.5 -outline-offset-3 active:bg-sunken"
            >
              <DishPlate plate={plate} size="small" className="rounded-full!" />
              <span className="line-clamp-2 min-w-min text-center text-small leading-[calc(1.2*var(--script-air))] hyphens-auto">
                {i18n._(cuisineLabels[cuisine])}
              </span>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
