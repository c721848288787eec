import { DomUtil, Layer, type Map as LeafletMap } from 'leaflet';
import { type BasemapFeature, polylinesOf } from '../ground/basemap-tile.ts';
import { createNamePainter } from '../ground/draw-names.ts';
import type { BasemapPalette } from '../ground/ground-palette.ts';
import { type NameCandidate, placeNames } from '../ground/place-names.ts';
import { type Pixel, toPixel } from '../map-pixels.ts';

type NamesWords = {
  readonly language: string;
  readonly palette: () => BasemapPalette;
  readonly featuresAt: (zoom: number) => readonly BasemapFeature[];
};

/**
 * Names are drawn beyond the visible area by this share of its size, so that streets have names while the user drags
 * the map.
 */
const margin = 0.2;

/** Draws all map names on one canvas above the tiles. On the tiles, names would be cut off at tile edges. */
export class NamesLayer extends Layer {
  readonly #words: NamesWords;
  readonly #canvas = document.createElement('canvas');
  #on: LeafletMap | null = null;
  #due = 0;

  constructor(words: NamesWords) {
    super();
    this.#words = words;
  }

  override onAdd(map: LeafletMap): this {
    this.#on = map;
    const pane = map.getPane('names') ?? map.createPane('names');
    // Leaflet hides elements with this CSS class while it zooms. Names are drawn again after the zoom.
    this.#canvas.className = 'leaflet-zoom-hide';
    pane.append(this.#canvas);
    map.on('moveend zoomend resize', this.write, this);
    this.write();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    this.#on = null;
    cancelAnimationFrame(this.#due);
    map.off('moveend zoomend resize', this.write, this);
    this.#canvas.remove();
    return this;
  }

  /**
   * Draws in the next animation frame, once for all tiles that arrive together. Does nothing if the map was removed
   * meanwhile.
   */
  write(): void {
    cancelAnimationFrame(this.#due);
    this.#due = requestAnimationFrame(() => this.#on && this.#draw(this.#on));
  }

  #draw(map: LeafletMap): void {
    const zoom = map.getZoom();
    const size = map.getSize();
    const start = size.multiplyBy(-margin);
    const whole = size.multiplyBy(1 + 2 * margin);
    const sharpness = Math.min(3, window.devicePixelRatio || 1);
    DomUtil.setPosition(this.#canvas, map.containerPointToLayerPoint(start));
    this.#canvas.width = Math.round(whole.x * sharpness);
    this.#canvas.height = Math.round(whole.y * sharpness);
    this.#canvas.style.width = `${whole.x}px`;
    this.#canvas.style.height = `${whole.y}px`;
    const brush = this.#canvas.getContext('2d');
    if (brush === null) return;
    brush.scale(sharpness, sharpness);
    const origin = map.getPixelBounds().getTopLeft().add(start);
    const { measure, draw } = createNamePainter(
      brush,
      this.#words.palette(),
      getComputedStyle(document.body).fontFamily,
    );
    const candidates = candidatesOf(this.#words.featuresAt(zoom), { zoom, origin });
    const inSight = candidates.filter(({ run }) =>
      run.some(({ x, y }) => x > 0 && y > 0 && x < whole.x && y < whole.y),
    );
    for (const name of placeNames(inSight, { zoom, language: this.#words.language, measure })) draw(name);
  }
}

const candidatesOf = (
  features: readonly BasemapFeature[],
  { zoom, origin }: { readonly zoom: number; readonly origin: Pixel },
): readonly NameCandidate[] =>
  features.flatMap(({ geometry, properties: { class: kind, name } }) =>
    name === undefined
      ? []
      : polylinesOf(geometry).map((run) => ({
          kind,
          name,
          run: run.map(([lng, lat]) => {
            const { x, y } = toPixel({ lat, lng }, zoom);
            return { x: x - origin.x, y: y - origin.y };
          }),
        })),
  );
