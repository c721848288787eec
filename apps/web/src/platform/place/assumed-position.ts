/** Strings of 6 decimals, WGS-84, as in calls. */
export type PlacePosition = { readonly latitude: string; readonly longitude: string };

/** People's Square, Shanghai, in the demo city. */
const peoplesSquare: PlacePosition = { latitude: '31.230400', longitude: '121.473700' };

export type DefaultPlace = PlacePosition & { readonly name: string; readonly nameZh: string };

/** The operator's place, which the server writes into the page (rule address-19). null without the setting. */
export const defaultPlace: DefaultPlace | null = readDefaultPlace();

function readDefaultPlace(): DefaultPlace | null {
  const tag = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="place"]');
  return tag ? JSON.parse(tag.content) : null;
}

/** Used, and named on screen, until the guest's position is known. */
export const assumedPosition: PlacePosition =
  defaultPlace === null ? peoplesSquare : { latitude: defaultPlace.latitude, longitude: defaultPlace.longitude };
