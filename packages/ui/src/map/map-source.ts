import type { MapServer, MapTiles } from './street-map.ts';

/** As the call `mapSettings` answers it. */
export type MapSettings = {
  readonly tiles: (MapTiles & { readonly attribution: string }) | null;
  readonly attribution: string;
  readonly basemapVersion: string;
};

export type MapSource = {
  readonly server: MapServer;
  /** Undefined while it is asked for. */
  readonly settings: MapSettings | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
};
