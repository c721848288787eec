import '../map.css';
import type { Position } from '@chifan/domain/address';
import { mapZoom } from '@chifan/domain/app';
import {
  divIcon,
  type FitBoundsOptions,
  Map as LeafletMap,
  type LeafletMouseEvent,
  latLngBounds,
  Marker,
  Polyline,
} from 'leaflet';
import type { MapStart, MapView, StreetMap } from '../street-map.ts';
import { addGroundLayer } from './add-ground-layer.ts';

export function createStreetMap(element: HTMLElement, start: MapStart): StreetMap {
  element.classList.add('street-map');
  const map = openMap(element, start);
  const isDragged = onDrags(map);
  const ground = addGroundLayer(map, start);
  const fits = fitsOf(map, element);
  const resizing = new ResizeObserver(() => {
    map.invalidateSize({ animate: false });
    fits.again();
  });
  resizing.observe(element);
  return {
    view: () => viewOf(map),
    moveTo: (centre, zoom = map.getZoom()) => {
      fits.end();
      map.setView(centre, zoom);
    },
    fit: fits.to,
    zoomBy: (steps) => {
      fits.end();
      map.setZoom(map.getZoom() + steps);
    },
    reveal: (at, { top, bottom, sides }) => {
      fits.end();
      map.panInside(at, {
        paddingTopLeft: [sides, top],
        paddingBottomRight: [sides, bottom],
        animate: map.options.zoomAnimation === true,
      });
    },
    place: (pin, at) => {
      const icon = divIcon({ html: pin, className: pinClass, iconSize: [0, 0] });
      const marker = new Marker(at, { icon, interactive: false, keyboard: false }).addTo(map);
      // At the end of a drag that began on a pin, the browser also sends a click. Ignore it, because it is not a tap.
      pin.addEventListener('click', (event) => isDragged() && event.stopPropagation());
      return () => void marker.remove();
    },
    line: (from, to) => {
      const drawn = new Polyline([from, to], { className: 'way-line', interactive: false }).addTo(map);
      return () => void drawn.remove();
    },
    onMoved: (hear) => {
      const tell = () => hear(viewOf(map));
      map.on('moveend', tell);
      return () => void map.off('moveend', tell);
    },
    onPress: (hear) => {
      const tell = ({ latlng: { lat, lng }, originalEvent: { target } }: LeafletMouseEvent) => {
        const isPin = target instanceof Element && target.closest(`.${pinClass}`) !== null;
        if (!isPin) hear({ lat, lng });
      };
      map.on('click', tell);
      return () => void map.off('click', tell);
    },
    refresh: ground.refresh,
    remove: () => {
      resizing.disconnect();
      ground.remove();
      map.remove();
    },
  };
}

const pinClass = 'map-pin';

function openMap(element: HTMLElement, { centre, zoom, isEmbedded, isCentred }: MapStart): LeafletMap {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const hasFingers = matchMedia('(pointer: coarse)').matches;
  const zooming = isCentred ? 'center' : true;
  const map = new LeafletMap(element, {
    center: centre,
    zoom,
    minZoom: mapZoom.min,
    maxZoom: mapZoom.max,
    zoomControl: false,
    attributionControl: false,
    dragging: !(isEmbedded && hasFingers),
    scrollWheelZoom: isEmbedded ? false : zooming,
    touchZoom: zooming,
    doubleClickZoom: zooming,
    inertia: !isCalm,
    fadeAnimation: !isCalm,
    zoomAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
  });
  if (!isCalm) return map;
  // Leaflet animates the arrow keys even if the user prefers reduced motion. So `panBy` is replaced by one without
  // animation.
  const panBy = map.panBy.bind(map);
  return Object.assign(map, { panBy: (...[by]: Parameters<typeof panBy>) => panBy(by, { animate: false }) });
}

/**
 * Minimum distance in pixels between the edge of the map and the positions that the map must show. The distance leaves
 * space for the pins, their names and the notes at the upper edge.
 */
const fitPadding: FitBoundsOptions = { paddingTopLeft: [64, 72], paddingBottomRight: [64, 64] };

/** Fits the map to positions, and again after its size has changed, until the user or the app moves the map. */
function fitsOf(map: LeafletMap, element: HTMLElement) {
  let fit: (() => void) | null = null;
  const end = () => {
    fit = null;
  };
  for (const gesture of ['pointerdown', 'wheel', 'keydown']) element.addEventListener(gesture, end, { passive: true });
  return {
    to: (positions: readonly Position[], maxZoom: number) => {
      fit = () => void map.fitBounds(latLngBounds([...positions]), { ...fitPadding, maxZoom });
      fit();
    },
    again: () => fit?.(),
    end,
  };
}

const viewOf = (map: LeafletMap): MapView => {
  const { lat, lng } = map.getCenter();
  const bounds = map.getBounds();
  return {
    centre: { lat, lng },
    zoom: map.getZoom(),
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
};

/** Milliseconds after a drag in which the browser still sends a click. */
const dragEchoMs = 80;

function onDrags(map: LeafletMap): () => boolean {
  let endedAt = Number.NEGATIVE_INFINITY;
  map.on('dragend', () => {
    endedAt = performance.now();
  });
  return () => performance.now() - endedAt < dragEchoMs;
}
