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

/** `bare`: the visible area has no map data. `failed`: no tile could be loaded. */
export type GroundState = 'loading' | 'drawn' | 'bare' | 'failed';

/** Widths in px of the edges of the map that other elements cover. */
export type MapEdges = { readonly top: number; readonly bottom: number; readonly sides: number };

export type StreetMap = {
  view(): MapView;
  moveTo(centre: Position, zoom?: number): void;
  /**
   * Moves the map so that all positions are visible, also after the size of the map changes, until the user or the app
   * moves the map again. The zoom is at most `zoom`.
   */
  fit(positions: readonly Position[], zoom: number): void;
  zoomBy(steps: 1 | -1): void;
  /** Moves the map only as far as needed, so that the position is inside the map and away from its edges. */
  reveal(at: Position, edges: MapEdges): void;
  /** Shows an element at a position, even when the map moves. @returns a function that removes the element */
  place(element: HTMLElement, at: Position): () => void;
  /** Draws a straight dashed line. @returns a function that removes the line */
  line(from: Position, to: Position): () => void;
  /**
   * Calls `hear` after each move, and once when the map is ready.
   * @returns a function that unsubscribes
   */
  onMoved(hear: (view: MapView) => void): () => void;
  /**
   * Calls `hear` with the position of a tap on the map, but not of a tap on a pin. @returns a function that
   * unsubscribes
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
  /** Tiles of the operator's map server, or null to draw our own basemap. */
  readonly tiles: MapTiles | null;
  readonly basemapVersion: string;
};

/** Server calls that a map makes. */
export type MapServer = {
  /** Origin of the server for tile URLs. Empty for the origin of the page. */
  readonly base: () => string;
  /**
   * Returns the offset in degrees from WGS-84 to a Chinese reference system at the given position. @throws if the
   * server cannot be reached
   */
  readonly shiftAt: (middle: Position, to: 'gcj02' | 'bd09') => Promise<Position>;
};

export type MapStart = {
  readonly centre: Position;
  readonly zoom: number;
  readonly ground: MapGround;
  readonly server: MapServer;
  readonly language: string;
  /** True if the map is part of a scrolling page, where one finger scrolls the page and two fingers move the map. */
  readonly isEmbedded: boolean;
  readonly isCentred: boolean;
  readonly onGround: (state: GroundState) => void;
};
