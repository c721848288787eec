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

export type StreetMap = {
  view(): MapView;
  moveTo(centre: Position, zoom?: number): void;
  /** No nearer than `zoom`. */
  fit(positions: readonly Position[], zoom: number): void;
  zoomBy(steps: 1 | -1): void;
  /** Keeps an element at a position. @returns what removes it. */
  place(element: HTMLElement, at: Position): () => void;
  /** A straight dashed line. @returns what removes it. */
  line(from: Position, to: Position): () => void;
  /** After each move, and once when the map is ready. @returns what unsubscribes. */
  onMoved(hear: (view: MapView) => void): () => void;
  /** A tap on the ground, not on a pin. @returns what unsubscribes. */
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
  /** Null: the basemap that we draw ourselves. */
  readonly tiles: MapTiles | null;
  readonly basemapVersion: string;
};

/** What a map asks of the app's server while it is looked at. */
export type MapServer = {
  /** Before the address of a tile of the basemap; "" is the page's own origin. */
  readonly base: () => string;
  /** How far a Chinese map stands off from WGS-84 here, in degrees. @throws without the network */
  readonly shiftAt: (middle: Position, to: 'gcj02' | 'bd09') => Promise<Position>;
};

export type MapStart = {
  readonly centre: Position;
  readonly zoom: number;
  readonly ground: MapGround;
  readonly server: MapServer;
  readonly language: string;
  /** Inside a page that scrolls: one finger scrolls the page, two move the map. */
  readonly isEmbedded: boolean;
  readonly isCentred: boolean;
  readonly onGround: (state: GroundState) => void;
};
