import type { PlacePosition } from './location-state.ts';

/** People's Square, Shanghai: where the demo city lies. Until a place is known the app looks around here and says so. */
export const assumedPosition: PlacePosition = { latitude: '31.230400', longitude: '121.473700' };
