import type { ShopCard as Shop } from '@chifan/contract/catalogue/views';
import { Button, EmptyState, ErrorState, LoadMoreButton } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { favouriteIdsQuery, favouritesQuery } from '../../data/favourites.ts';
import { useWay } from '../../platform/choice/order-choice.ts';
import { useHere } from '../../platform/choice/use-here.ts';
import { useLanguage } from '../../platform/language.ts';
import { useNavigation } from '../../platform/navigation/navigation.ts';
import { ShopCard } from '../../terms/shop/card/shop-card.tsx';
import { withoutRepeats } from '../../terms/shop/lists/without-repeats.ts';
import { SampleRatings } from '../../terms/shop/sample-ratings.tsx';
import { ShopListSkeleton } from '../../terms/shop/shop-list-skeleton.tsx';
import { useSetFavourite } from '../../terms/shop/use-favourite.ts';

export default function FavouritesScreen() {
  const language = useLanguage();
  const here = useHere();
  const favourites = useInfiniteQuery(favouritesQuery({ position: here, language }));
  if (favourites.data === undefined) {
    if (favourites.error === null) return <ShopListSkeleton />;
    return <ErrorState error={favourites.error} onRetry={() => void favourites.refetch()} />;
  }
  const total = favourites.data.pages[0]?.total ?? 0;
  if (total === 0) return <NoFavourites />;
  const shops = withoutRepeats(favourites.data.pages.flatMap((page) => page.records));
  return (
    <>
      <p role="status" className="px-4 py-3 text-note text-soft">
        <Plural value={total} one="# favourite" other="# favourites, newest first" />
      </p>
      <SampleRatings shops={shops} className="px-4 pb-2" />
      <ul className="grid grid-cols-1 gap-3 px-4 pb-4 wide:cards">
        {shops.map((shop) => (
          <li key={shop.id}>
            <FavouriteRow shop={shop} />
          </li>
        ))}
      </ul>
      <p className="px-4 pb-6 empty:hidden">
        <LoadMoreButton of={favourites}>
          <Trans>More restaurants</Trans>
        </LoadMoreButton>
      </p>
    </>
  );
}

function NoFavourites() {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="heart"
      title={t`No favourites yet`}
      action={
        <Button icon="shop" onClick={() => navigation.open('pages/shop/list/list')}>
          <Trans>Show all restaurants</Trans>
        </Button>
      }
    >
      <Trans>Tap the heart on a restaurant to save it here.</Trans>
    </EmptyState>
  );
}

/** A removed favourite stays in the list until the screen closes, so that the guest can add it again. */
function FavouriteRow({ shop }: { readonly shop: Shop }) {
  const { data: favourites } = useQuery(favouriteIdsQuery);
  const { mutate, isPending } = useSetFavourite();
  const way = useWay();
  const isGone = favourites !== undefined && !favourites.includes(shop.id);
  if (!isGone) return <ShopCard shop={shop} way={way} />;
  return (
    <div className="flex items-center gap-3 rounded-card border border-line p-3">
      <p className="min-w-0 flex-1 text-note text-soft">
        <bdi lang={shop.name.language} className="block truncate font-semibold text-ink">
          {shop.name.text}
        </bdi>
        <Trans>Removed from favourites</Trans>
      </p>
      <Button variant="secondary" isBusy={isPending} onClick={() => mutate({ shopId: shop.id, isFavourite: true })}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
