/** Latitude and longitude as strings with 6 decimals in WGS-84, as the API uses them. */
export type PlacePosition = { readonly latitude: string; readonly longitude: string };

/** People’s Square in Shanghai, the centre of the demo city. */
const peoplesSquare: PlacePosition = { latitude: '31.230400', longitude: '121.473700' };

export type DefaultPlace = PlacePosition & { readonly name: string; readonly nameZh: string };

/**
 * The place that the operator configured, which the server writes into the page (rule address-19). null if the operator
 * configured no place.
 */
export const defaultPlace: DefaultPlace | null = readDefaultPlace();

function readDefaultPlace(): DefaultPlace | null {
  const tag = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="place"]');
  return tag ? JSON.parse(tag.content) : null;
}

/** The position that the app uses and names on the screen until the guest’s position is known. */
export const assumedPosition: PlacePosition =
  defaultPlace === null ? peoplesSquare : { latitude: defaultPlace.latitude, longitude: defaultPlace.longitude };
