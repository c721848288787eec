import type { ShopCard as Shop } from '@chifan/contract/catalogue';
import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { favouriteIdsQuery } from '../../data/favourites.ts';
import { ShopCard } from '../../terms/shops/shop-card.tsx';
import { useSetFavourite } from '../../terms/shops/use-favourite.ts';

/** A favourite; once its heart is off it stays in its place as long as the list is open, so that it can be put back. */
export function FavouriteRow({ shop }: { readonly shop: Shop }) {
  const { data: favourites } = useQuery(favouriteIdsQuery);
  const { mutate, isPending } = useSetFavourite();
  const isGone = favourites !== undefined && !favourites.includes(shop.id);
  if (!isGone) return <ShopCard shop={shop} way="in_store" />;
  return (
    <div className="flex items-center gap-3 rounded-card border border-line p-3">
      <p className="min-w-0 flex-1 text-note text-soft">
        <bdi lang={shop.name.language} className="block truncate font-semibold text-ink">
          {shop.name.text}
        </bdi>
        <Trans>Removed from favourites</Trans>
      </p>
      <Button variant="secondary" isBusy={isPending} onClick={() => mutate({ shopId: shop.id, isFavourite: true })}>
        <Trans>Put back</Trans>
      </Button>
    </div>
  );
}
