import type { Position } from '@chifan/domain/address';
import type { MapTiles } from './street-map.ts';

/** As the call `mapSettings` answers it. */
export type MapSettings = {
  readonly tiles: (MapTiles & { readonly attribution: string }) | null;
  readonly attribution: string;
  readonly basemapVersion: string;
};

/** What a map asks of the app's server while it is looked at. */
export type MapServer = {
  /** Before the address of a tile of the basemap; "" is the page's own origin. */
  readonly base: () => string;
  /** How far a Chinese map stands off from WGS-84 here, in degrees. @throws without the network */
  readonly shiftAt: (middle: Position, to: 'gcj02' | 'bd09') => Promise<Position>;
};

export type MapSource = {
  readonly server: MapServer;
  /** Undefined while it is asked for. */
  readonly settings: MapSettings | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
};
