import { siteSettings } from '../../site/site-variant.ts';
import type { GroundFeature, TileAddress } from './basemap-tile.ts';

type Features = readonly GroundFeature[];

/** A street block or two; a tile is some ten kilobytes. */
const maxTiles = 160;

const kept = new Map<string, Promise<Features>>();

/** The drawn features of a tile, kept while the app is open; none where nothing is known. @throws without the network */
export function basemapTile({ z, x, y }: TileAddress, version: string): Promise<Features> {
  const address = `${siteSettings().apiBase}/rest/place/basemap/${z}/${x}/${y}.json?v=${encodeURIComponent(version)}`;
  const known = kept.get(address);
  if (known) {
    // The one that was wanted last is thrown away last.
    kept.delete(address);
    kept.set(address, known);
    return known;
  }
  const asked = fetchTile(address);
  kept.set(address, asked);
  asked.catch(() => kept.delete(address));
  for (const oldest of kept.keys()) {
    if (kept.size <= maxTiles) break;
    kept.delete(oldest);
  }
  return asked;
}

async function fetchTile(address: string): Promise<Features> {
  const response = await fetch(address);
  if (response.status === 204 || response.status === 404) return [];
  if (!response.ok) throw new Error(`a tile of the map was answered with ${response.status}`);
  const { features } = (await response.json()) as { features: Features };
  return features;
}
