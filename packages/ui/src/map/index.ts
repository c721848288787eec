export { FitTo } from './fit-to.ts';
export { MapBox, type MapBoxProps } from './map-box.tsx';
export { useMapView, useStreetMap } from './map-context.ts';
export { clustersOf } from './pins/map-clusters.ts';
export { GuestDot, MapLine, MapPin } from './pins/map-pin.tsx';
export { CourierDot, StopPin } from './pins/stop-pins.tsx';
export type { MapServer, MapView } from './street-map.ts';
export { useMapTexts } from './use-map-words.ts';
