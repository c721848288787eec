import type { ShopCard as Shop } from '@chifan/contract/catalogue/views';
import type { Position } from '@chifan/domain/address';
import { mapZoom } from '@chifan/domain/app';
import { classNames, DishPlate } from '@chifan/ui';
import { clustersOf, MapPin, useStreetMap } from '@chifan/ui/map';
import { Plural } from '@lingui/react/macro';

type ShopPinsProps = {
  readonly shops: readonly Shop[];
  readonly zoom: number;
  readonly chosen: readonly Shop[];
  readonly onChoose: (shops: readonly Shop[]) => void;
};

/** Shops on the map. Close pins form a cluster that shows the number of shops. A tap on it zooms in. */
export function ShopPins({ shops, zoom, chosen, onChoose }: ShopPinsProps) {
  const map = useStreetMap();
  const open = (near: readonly Shop[]) => {
    if (near.length > 1 && zoom < mapZoom.max) map.fit(near.map(positionOf), mapZoom.max);
    else onChoose(near);
  };
  return clustersOf(shops, positionOf, zoom).map(({ at, things }) => {
    const [only] = things;
    const key = things.map(({ id }) => id).join(' ');
    const isChosen = things.some(({ id }) => chosen.some((shop) => shop.id === id));
    return (
      <MapPin key={key} at={at} isDot>
        {only !== undefined && things.length === 1 ? (
          <ShopPin shop={only} isChosen={isChosen} onPress={() => open(things)} />
        ) : (
          <ClusterPin count={things.length} isChosen={isChosen} onPress={() => open(things)} />
        )}
      </MapPin>
    );
  });
}

export const positionOf = (shop: Pick<Shop, 'latitude' | 'longitude'>): Position => ({
  lat: Number(shop.latitude),
  lng: Number(shop.longitude),
});

const shape =
  'flex size-11 items-center justify-center overflow-hidden rounded-full border-2 shadow-raised active:bg-sunken';

type PinProps = { readonly isChosen: boolean; readonly onPress: () => void };

const ShopPin = ({ shop, isChosen, onPress }: PinProps & { readonly shop: Shop }) => (
  <button
    type="button"
    aria-label={shop.name.text}
    lang={shop.name.language}
    aria-pressed={isChosen}
    onClick={onPress}
    className={classNames(shape, 'bg-surface', isChosen ? '[scale:1.25] border-link' : 'border-brand')}
  >
    <DishPlate plate={shop.plate} size="tiny" className="rounded-full!" />
  </button>
);

const ClusterPin = ({ count, isChosen, onPress }: PinProps & { readonly count: number }) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onPress}
    className={classNames(shape, 'border-on-brand bg-brand font-semibold text-on-brand figures')}
  >
    <bdi aria-hidden>{count}</bdi>
    <span className="sr-only">
      <Plural value={count} one="# restaurant here" other="# restaurants here" />
    </span>
  </button>
);
