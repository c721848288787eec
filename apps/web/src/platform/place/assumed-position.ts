/** Coordinates as the wire has them: strings of 6 decimals, WGS-84. */
export type PlacePosition = { readonly latitude: string; readonly longitude: string };

/** People's Square, Shanghai: where the demo city lies. Until a place is known the app looks around here and says so. */
export const assumedPosition: PlacePosition = { latitude: '31.230400', longitude: '121.473700' };
