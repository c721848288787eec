import type { PlaceAddress } from '@chifan/contract/place';
import { readPosition } from '@chifan/domain/address';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { nameAddress } from './name-address.ts';
import { mapsFor, type Places } from './places.ts';

type Coordinates = { readonly latitude: string; readonly longitude: string };

export async function reverseGeocode(
  places: Places,
  { latitude, longitude }: Coordinates,
  context: Context,
): Promise<Answer<PlaceAddress>> {
  const { language } = context;
  const position = readPosition(latitude, longitude);
  if (position === undefined) return refused('position_invalid');
  const found = await mapsFor(places, context).reverse({ position, language });
  if (!found.ok) return found;
  return { ok: true, value: await nameAddress(places.read, { position, language }, found.value) };
}
