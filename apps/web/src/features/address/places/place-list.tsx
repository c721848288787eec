import { HanName, Icon, Skeleton } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { type PlacePosition, useLocation } from '../../../platform/location.ts';
import { formatDistance } from '../../../platform/time.ts';
import { landmarkShopsQuery, type ShopCard } from '../address.query.ts';
import { type KnownPlace, knownPlaces } from './known-places.ts';

/** A place with a name that both the guest and a courier can read. */
export type NamedPlace = { readonly label: string; readonly nameZh: string; readonly position: PlacePosition };

type PlaceListProps = { readonly onChoose: (place: NamedPlace) => void };

/** Well-known places, then restaurants near the guest: what they can point at without a map. */
export function PlaceList({ onChoose }: PlaceListProps) {
  const { t } = useLingui();
  return (
    <>
      <Group title={t`Well-known places`}>
        {knownPlaces.map((place) => (
          <KnownRow key={place.key} place={place} onChoose={onChoose} />
        ))}
      </Group>
      <ShopRows onChoose={onChoose} />
    </>
  );
}

export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-body font-semibold">{title}</h2>
      <ul className="overflow-hidden rounded-card bg-surface shadow-card">{children}</ul>
    </section>
  );
}

function KnownRow({ place, onChoose }: { readonly place: KnownPlace } & PlaceListProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const label = i18n._(place.name);
  return (
    <PlaceRow onPress={() => onChoose({ label, nameZh: place.nameZh, position: place.position })}>
      <HanName name={{ text: label, language }} nameZh={place.nameZh} />
    </PlaceRow>
  );
}

function ShopRows({ onChoose }: PlaceListProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const position = useLocation((location) => location.position);
  const { data, isPending } = useQuery(landmarkShopsQuery(position, language));
  if (isPending) return <Skeleton className="h-96" />;
  if (!data || data.records.length === 0) return null;
  return (
    <Group title={t`Beside a restaurant you know`}>
      {data.records.map((shop) => (
        <ShopRow key={shop.id} shop={shop} onChoose={onChoose} />
      ))}
    </Group>
  );
}

function ShopRow({ shop, onChoose }: { readonly shop: ShopCard } & PlaceListProps) {
  const language = useLanguage();
  const { latitude, longitude } = shop;
  return (
    <PlaceRow
      onPress={() => onChoose({ label: shop.name.text, nameZh: shop.nameZh, position: { latitude, longitude } })}
      value={formatDistance(shop.distanceMetres, language)}
    >
      <HanName name={shop.name} nameZh={shop.nameZh} pinyin={shop.pinyin} />
    </PlaceRow>
  );
}

type PlaceRowProps = { readonly onPress: () => void; readonly value?: string; readonly children: ReactNode };

export const PlaceRow = ({ onPress, value, children }: PlaceRowProps) => (
  <li className="border-b border-line last:border-b-0">
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start active:bg-sunken"
    >
      <Icon name="pin" size={20} className="text-soft" />
      <span className="min-w-0 flex-1">{children}</span>
      {value && <bdi className="shrink-0 text-small text-faint">{value}</bdi>}
    </button>
  </li>
);
