import type { Position } from '@chifan/domain/address';

export type CreateStreetMap = (element: HTMLElement, start: MapStart) => StreetMap;

export type MapView = {
  readonly centre: Position;
  readonly zoom: number;
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

/** `bare`: nothing is drawn of this area; `failed`: none of its tiles came. */
export type GroundState = 'loading' | 'drawn' | 'bare' | 'failed';

/** A map on screen, as the app sees it: nobody but its maker knows which library draws it. */
export type StreetMap = {
  view(): MapView;
  moveTo(centre: Position, zoom?: number): void;
  /** Shows all of these with room around them, no nearer than `zoom`. */
  fit(positions: readonly Position[], zoom: number): void;
  zoomBy(steps: 1 | -1): void;
  /** Keeps an element at a position. @returns what takes it away. */
  place(element: HTMLElement, at: Position): () => void;
  /** A straight dashed line. @returns what takes it away. */
  line(from: Position, to: Position): () => void;
  /** After each move, and once when the map is there. @returns what ends it. */
  onMoved(hear: (view: MapView) => void): () => void;
  /** A tap on the ground, not on what stands there. @returns what ends it. */
  onPress(hear: (at: Position) => void): () => void;
  /** Asks again for ground that did not come. */
  refresh(): void;
  remove(): void;
};

export type MapTiles = {
  readonly url: string;
  readonly maxZoom: number;
  readonly datum: 'wgs84' | 'gcj02' | 'bd09';
};

export type MapGround = {
  /** Tiles of an operator; null: the basemap that we draw ourselves. */
  readonly tiles: MapTiles | null;
  readonly basemapVersion: string;
};

export type MapStart = {
  readonly centre: Position;
  readonly zoom: number;
  readonly ground: MapGround;
  /** Of the names on the ground. */
  readonly language: string;
  /** Part of a page that scrolls: one finger scrolls the page, two move the map. */
  readonly isEmbedded: boolean;
  /** The middle stays where it is while zooming. */
  readonly isCentred: boolean;
  readonly onGround: (state: GroundState) => void;
};
