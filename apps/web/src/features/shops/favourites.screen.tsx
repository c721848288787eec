import { Button, EmptyState, ErrorState, MoreButton } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { favouritesQuery } from '../../data/favourites.ts';
import { useLanguage } from '../../platform/language.ts';
import { useLocation } from '../../platform/location.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { withoutRepeats } from '../../terms/shops/lists/without-repeats.ts';
import { ShopListSkeleton } from '../../terms/shops/shop-list-skeleton.tsx';
import { FavouriteRow } from './favourite-row.tsx';

export default function FavouritesScreen() {
  const language = useLanguage();
  const position = useLocation((location) => location.position);
  const favourites = useInfiniteQuery(favouritesQuery({ position, language }));
  if (favourites.data === undefined) {
    if (favourites.error === null) return <ShopListSkeleton />;
    return <ErrorState error={favourites.error} onRetry={() => void favourites.refetch()} />;
  }
  const total = favourites.data.pages[0]?.total ?? 0;
  if (total === 0) return <NoFavourites />;
  return (
    <>
      <p role="status" className="px-4 py-3 text-note text-soft">
        <Plural value={total} one="# favourite" other="# favourites, the newest first" />
      </p>
      <ul className="grid grid-cols-1 gap-3 px-4 pb-4">
        {withoutRepeats(favourites.data.pages.flatMap((page) => page.records)).map((shop) => (
          <li key={shop.id}>
            <FavouriteRow shop={shop} />
          </li>
        ))}
      </ul>
      <p className="px-4 pb-6 empty:hidden">
        <MoreButton of={favourites}>
          <Trans>More restaurants</Trans>
        </MoreButton>
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
      <Trans>Tap the heart of a restaurant, and you will find it here.</Trans>
    </EmptyState>
  );
}
