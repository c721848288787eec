import { parsePosition } from '@chifan/domain/address';
import { create } from 'zustand';
import type { PickedPlace } from '../../../platform/place/picked-place.ts';
import { onForgetGuest } from '../../../platform/session/forget-guest.ts';
import { guestStorage } from '../../../platform/storage.ts';

const maxRecent = 8;

const stored = guestStorage('places');

/** Places that the guest found by search and chose on this device, newest first. */
export const useRecentPlaces = create<{ readonly places: readonly PickedPlace[] }>()(() => ({
  places: readRecent(stored.read()),
}));

useRecentPlaces.subscribe(({ places }) => stored.write(JSON.stringify(places)));

export const addRecentPlace = (place: PickedPlace): void =>
  useRecentPlaces.setState(({ places }) => ({ places: prependPlace(places, place) }));

export const clearRecentPlaces = (): void => useRecentPlaces.setState({ places: [] });
onForgetGuest(clearRecentPlaces);

export const prependPlace = (places: readonly PickedPlace[], place: PickedPlace): readonly PickedPlace[] =>
  [place, ...places.filter((other) => !isSame(other, place))].slice(0, maxRecent);

/** Reads the stored places. Outdated or malformed data gives an empty list. */
export function readRecent(text: string | null): readonly PickedPlace[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlace).slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

const faces = ['name', 'nameZh', 'address', 'addressZh', 'city', 'cityZh'] as const;

function isPlace(value: Partial<PickedPlace> | null): value is PickedPlace {
  const position = value?.position;
  return (
    faces.every((face) => typeof value?.[face] === 'string') &&
    typeof position?.latitude === 'string' &&
    typeof position.longitude === 'string' &&
    parsePosition(position.latitude, position.longitude) !== undefined
  );
}

const isSame = (a: PickedPlace, b: PickedPlace): boolean =>
  a.nameZh === b.nameZh && a.position.latitude === b.position.latitude && a.position.longitude === b.position.longitude;
