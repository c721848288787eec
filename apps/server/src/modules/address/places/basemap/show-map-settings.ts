import { createHash } from 'node:crypto';

import type { placeCalls } from '@chifan/contract/address/place-calls';
import type { z } from 'zod';
import type { Config } from '../../../../platform/config.ts';
import type { Answer } from '../../../../platform/http/call-result.ts';
import type { Context } from '../../../../platform/http/handlers.ts';
import type { Places } from '../places.ts';
import { mapSources } from './map-feature.store.ts';

type Settings = z.input<typeof placeCalls.mapSettings.output>;

/** Increase this number when the server draws tiles differently, so that browsers discard cached tiles. */
const drawing = 2;

export async function showMapSettings(
  { read, maps }: Places,
  { mapTiles }: Config,
  { site }: Context,
): Promise<Answer<Settings>> {
  const sources = await mapSources(read);
  const service = maps.attributionOf(site);
  const tiles = mapTiles && { ...mapTiles, attribution: namesOf([mapTiles.attribution, service]) };
  const attribution = namesOf([...sources.map((source) => source.attribution), service]);
  const versions = JSON.stringify([drawing, sources.map(({ name, version }) => [name, version])]);
  const basemapVersion = createHash('sha256').update(versions).digest('base64url').slice(0, 12);
  return { ok: true, value: { tiles, attribution, basemapVersion } };
}

const namesOf = (all: readonly string[]): string => [...new Set(all.filter((text) => text !== ''))].join(', ');
