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

/** `bare`: there is no data for this area. `failed`: none of its tiles could be loaded. */
export type GroundState = 'loading' | 'drawn' | 'bare' | 'failed';

export type StreetMap = {
  view(): MapView;
  moveTo(centre: Position, zoom?: number): void;
  /** At most at the zoom `zoom`. */
  fit(positions: readonly Position[], zoom: number): void;
  zoomBy(steps: 1 | -1): void;
  /**
   * Keeps an element at a position.
   * @returns a function that removes it
   */
  place(element: HTMLElement, at: Position): () => void;
  /**
   * A straight dashed line.
   * @returns a function that removes it
   */
  line(from: Position, to: Position): () => void;
  /**
   * Calls `hear` after each move, and once when the map is ready.
   * @returns a function that unsubscribes
   */
  onMoved(hear: (view: MapView) => void): () => void;
  /**
   * A tap on the ground, not on a pin.
   * @returns a function that unsubscribes
   */
  onPress(hear: (at: Position) => void): () => void;
  refresh(): void;
  remove(): void;
};

export type MapTiles = {
  readonly url: string;
  readonly maxZoom: number;
  readonly datum: 'wgs84' | 'gcj02' | 'bd09';
};

export type MapGround = {
  /** Null: our own basemap. */
  readonly tiles: MapTiles | null;
  readonly basemapVersion: string;
};

/** Requests of a map to the app's server. */
export type MapServer = {
  /** Prefix of the address of a basemap tile. "" for the page's own origin. */
  readonly base: () => string;
  /**
   * Offset of a Chinese map from WGS-84 at this point, in degrees.
   * @throws without a network
   */
  readonly shiftAt: (middle: Position, to: 'gcj02' | 'bd09') => Promise<Position>;
};

export type MapStart = {
  readonly centre: Position;
  readonly zoom: number;
  readonly ground: MapGround;
  readonly server: MapServer;
  readonly language: string;
  /** The map is inside a scrolling page: one finger scrolls the page, two move the map. */
  readonly isEmbedded: boolean;
  readonly isCentred: boolean;
  readonly onGround: (state: GroundState) => void;
};
