import type { MapServer, MapTiles } from './street-map.ts';

/** Output of the API call `mapSettings`. */
export type MapSettings = {
  readonly tiles: (MapTiles & { readonly attribution: string }) | null;
  readonly attribution: string;
  readonly basemapVersion: string;
};

export type MapSource = {
  readonly server: MapServer;
  /** Undefined while the settings are loading. */
  readonly settings: MapSettings | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
};
