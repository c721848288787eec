/** Strings of 6 decimals, WGS-84, as on the wire. */
export type PlacePosition = { readonly latitude: string; readonly longitude: string };

/** People's Square, Shanghai: where the demo city lies. Used, and said so, until a position is known. */
export const assumedPosition: PlacePosition = { latitude: '31.230400', longitude: '121.473700' };
