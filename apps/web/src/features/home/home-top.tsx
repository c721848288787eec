import { Loading, Skeleton, Swiper } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { homeQuery } from '../../data/home.ts';
import { useLanguage } from '../../platform/language.ts';
import { useLocation } from '../../platform/location.ts';
import type { Way } from '../../terms/shops/way.ts';
import { BannerSlide } from './banner-slide.tsx';
import { BrandRow } from './brand-row.tsx';
import { CuisineGrid } from './cuisine-grid.tsx';
import { FeaturedRow } from './featured-row.tsx';

/**
 * Banners, kinds of food, featured restaurants and chains: what invites. It is not what a guest came for, so where it
 * fails the restaurants below still stand there, with an error of their own if need be.
 */
export function HomeTop({ way }: { readonly way: Way }) {
  const { t } = useLingui();
  const language = useLanguage();
  const position = useLocation((location) => location.position);
  const { data, isError } = useQuery(homeQuery({ position, way, language }));
  if (isError && !data) return null;
  if (!data) return <HomeTopSkeleton />;
  return (
    <>
      {data.banners.length > 0 && (
        <div className="pt-3">
          <Swiper
            label={t`Offers and tips`}
            slides={data.banners.map((banner) => ({ key: banner.id, content: <BannerSlide banner={banner} /> }))}
          />
        </div>
      )}
      {data.cuisines.length > 0 && <CuisineGrid cuisines={data.cuisines} way={way} />}
      <FeaturedRow shops={data.featured} way={way} />
      <BrandRow brands={data.brands} way={way} />
    </>
  );
}

const cells = [0, 1, 2, 3, 4, 5, 6, 7];

/** As high as what comes: a banner with its dots, two rows of kinds, a row of cards. */
function HomeTopSkeleton() {
  return (
    <Loading>
      <div className="px-4 pt-3 pb-11">
        <Skeleton className="h-32 rounded-card" />
      </div>
      <div className="grid h-[calc(2*(4.5rem+2rem*var(--script-air)))] grid-cols-4 grid-rows-2 gap-x-1 px-3">
        {cells.map((cell) => (
          <div key={cell} className="grid content-start justify-items-center gap-2 py-1.5">
            <Skeleton className="size-14 rounded-full" />
            <Skeleton className="h-3 w-12" />
          </div>
        ))}
      </div>
      <div className="flex h-56 gap-3 overflow-hidden px-4 pt-10">
        <Skeleton className="h-40 w-36 shrink-0" />
        <Skeleton className="h-40 w-36 shrink-0" />
        <Skeleton className="h-40 w-36 shrink-0" />
      </div>
    </Loading>
  );
}
