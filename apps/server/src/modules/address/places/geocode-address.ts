import type { placeCalls } from '@chifan/contract/place';
import { writeCoordinate } from '@chifan/domain/address';
import type { z } from 'zod';
import type { Answer } from '../../../platform/http/answers.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { mapsFor, type Places } from './places.ts';

type Geocoded = z.input<typeof placeCalls.geocode.output>;

export async function geocodeAddress(
  places: Places,
  { city, address }: { readonly city: string; readonly address: string },
  context: Context,
): Promise<Answer<Geocoded>> {
  const { language } = context;
  const found = await mapsFor(places, context).geocode({ city, address, language });
  if (!found.ok) return found;
  const { position, line, lineZh } = found.value;
  const coordinates = { latitude: writeCoordinate(position.lat), longitude: writeCoordinate(position.lng) };
  return { ok: true, value: { ...coordinates, line, lineZh } };
}
