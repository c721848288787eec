import type { Map as LeafletMap } from 'leaflet';
import { type BasemapPalette, readPalette } from '../ground/ground-palette.ts';
import type { MapStart } from '../street-map.ts';
import { BasemapLayer } from './basemap-layer.ts';
import { NamesLayer } from './names-layer.ts';
import { addOperatorTiles, type GroundLayer } from './operator-tiles.ts';

/** Adds the lowest layer of the map: tiles that the operator configured, otherwise our own basemap with its names. */
export function addGroundLayer(map: LeafletMap, { ground, server, language, onGround }: MapStart): GroundLayer {
  return ground.tiles === null
    ? layBasemap(map, { version: ground.basemapVersion, server, language, onGround })
    : addOperatorTiles(map, ground.tiles, { server, onGround });
}

type BasemapOptions = Pick<MapStart, 'server' | 'language' | 'onGround'> & { readonly version: string };

function layBasemap(map: LeafletMap, { version, server, language, onGround }: BasemapOptions): GroundLayer {
  let colours: BasemapPalette | null = null;
  const palette = () => {
    colours ??= readPalette(map.getContainer());
    return colours;
  };
  const basemap: BasemapLayer = new BasemapLayer({
    version,
    base: server.base,
    palette,
    onChange: () => {
      names.write();
      onGround(basemap.state());
    },
  });
  const names = new NamesLayer({ language, palette, featuresAt: (zoom) => basemap.featuresAt(zoom) });
  map.addLayer(basemap).addLayer(names);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const recolour = () => {
    colours = null;
    basemap.repaint();
    names.write();
  };
  dark.addEventListener('change', recolour);
  return { refresh: () => basemap.retry(), remove: () => dark.removeEventListener('change', recolour) };
}
