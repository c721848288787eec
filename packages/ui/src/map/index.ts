export { FitTo } from './fit-to.ts';
export { MapBox, type MapBoxProps, MapSkeleton } from './map-box.tsx';
export { clustersOf } from './map-clusters.ts';
export { useMapView, useStreetMap } from './map-context.ts';
export { GuestDot, MapLine, MapPin } from './map-pin.tsx';
export type { MapServer, MapSource } from './map-source.ts';
export { CourierDot, StopPin } from './stop-pins.tsx';
export type { MapView } from './street-map.ts';
export { useMapWords } from './use-map-words.ts';
