import { mapZoom } from '@chifan/domain/app';
import { type Coords, type DoneCallback, GridLayer } from 'leaflet';
import type { BasemapFeature, TileAddress } from '../ground/basemap-tile.ts';
import { drawTile } from '../ground/draw-tile.ts';
import type { BasemapPalette } from '../ground/ground-palette.ts';
import { tileEdge } from '../map-pixels.ts';
import type { GroundState } from '../street-map.ts';

type Drawn = {
  readonly canvas: HTMLCanvasElement;
  readonly tile: TileAddress;
  features: readonly BasemapFeature[] | null;
};

type BasemapWords = {
  readonly version: string;
  readonly base: () => string;
  readonly palette: () => BasemapPalette;
  readonly onChange: () => void;
};

/**
 * Map layer that draws streets, water and buildings on one canvas per tile. The layer is a class because Leaflet's
 * layers are classes.
 */
export class BasemapLayer extends GridLayer {
  readonly #words: BasemapWords;
  readonly #tiles = new Map<string, Drawn>();
  #failures = 0;

  constructor(words: BasemapWords) {
    super({ tileSize: tileEdge, minZoom: mapZoom.min, maxZoom: mapZoom.max, keepBuffer: 2, noWrap: true });
    this.#words = words;
    this.on('tileunload', ({ coords }) => this.#tiles.delete(keyOf(coords)));
  }

  override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const drawn: Drawn = { canvas, tile: { z: coords.z, x: coords.x, y: coords.y }, features: null };
    this.#tiles.set(keyOf(coords), drawn);
    basemapTile(drawn.tile, this.#words).then(
      (features) => {
        drawn.features = features;
        this.#paint(drawn);
        done(undefined, canvas);
        this.#words.onChange();
      },
      (error: unknown) => {
        this.#failures += 1;
        done(error instanceof Error ? error : new Error(String(error)), canvas);
        this.#words.onChange();
      },
    );
    return canvas;
  }

  /** Draws all tiles again after the colour scheme changed. */
  repaint(): void {
    for (const drawn of this.#tiles.values()) this.#paint(drawn);
  }

  /** Fetches the visible tiles that are missing. */
  retry(): void {
    this.#failures = 0;
    this.redraw();
  }

  featuresAt(zoom: number): readonly BasemapFeature[] {
    return [...this.#tiles.values()].flatMap(({ tile, features }) => (tile.z === zoom && features ? features : []));
  }

  state(): GroundState {
    const known = [...this.#tiles.values()].filter(({ features }) => features !== null);
    // Tiles that contain only names of cities have no streets, so they do not count as drawn.
    const isDrawn = known.some(({ features }) => features?.some(({ properties }) => properties.class !== 'place'));
    if (isDrawn) return 'drawn';
    if (known.length > 0 && known.length === this.#tiles.size) return 'bare';
    return this.#failures > 0 && known.length === 0 ? 'failed' : 'loading';
  }

  #paint({ canvas, tile, features }: Drawn): void {
    const sharpness = Math.min(3, window.devicePixelRatio || 1);
    canvas.width = Math.round(tileEdge * sharpness);
    canvas.height = canvas.width;
    const brush = canvas.getContext('2d');
    if (brush === null || features === null) return;
    brush.scale(canvas.width / tileEdge, canvas.width / tileEdge);
    drawTile(brush, features, tile, this.#words.palette());
  }
}

const keyOf = ({ z, x, y }: TileAddress): string => `${z}/${x}/${y}`;

type Features = readonly BasemapFeature[];
type Versioned = Pick<BasemapWords, 'version' | 'base'>;

/** Number of tiles in the cache: about the visible tiles and their surroundings. A tile has about ten kilobytes. */
const maxTiles = 160;

const kept = new Map<string, Promise<Features>>();

/**
 * Fetches the features of a tile, and caches them while the app is open. Empty if the server has no data for the tile.
 * @throws if the server cannot be reached
 */
function basemapTile({ z, x, y }: TileAddress, { version, base }: Versioned): Promise<Features> {
  const address = `${base()}/rest/place/basemap/${z}/${x}/${y}.json?v=${encodeURIComponent(version)}`;
  const known = kept.get(address);
  if (known) {
    // Move the tile to the end of the map, so that the least recently used tile is evicted first.
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
  if (!response.ok) throw new Error(`map tile request returned ${response.status}`);
  const { features } = (await response.json()) as { features: Features };
  return features;
}
