import { z } from 'zod';
import { ImportFailure } from '../import-failure.ts';

export type FileFeature = {
  readonly row: number;
  readonly id: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly geometry: unknown;
};

const collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z
      .object({
        id: z.union([z.string(), z.number()]).optional(),
        properties: z.record(z.string(), z.unknown()).nullish(),
        geometry: z.unknown(),
      })
      .catch({ geometry: null }),
  ),
});

/** @throws ImportFailure if the text is no GeoJSON FeatureCollection. */
export function readFeatures(file: string, text: string): FileFeature[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ImportFailure(`${file} is not GeoJSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const read = collection.safeParse(json);
  if (!read.success) throw new ImportFailure(`${file} is not a GeoJSON FeatureCollection.`);
  return read.data.features.map(({ id = '', properties, geometry }, index) => ({
    row: index + 1,
    id: String(id),
    tags: textsOf(properties ?? {}),
    geometry,
  }));
}

const textsOf = (properties: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[key, String(value).trim()]] : [],
    ),
  );
