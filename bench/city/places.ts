/** The corners of a metropolis round the demo city, degrees. */
export const box = { south: 31.0, north: 31.45, west: 121.2, east: 121.75 } as const;

/** Places that are spread evenly and the same in every run (the R2 sequence). */
export const placeAt = (index: number): { lat: number; lng: number } => ({
  lat: box.south + (box.north - box.south) * ((0.5 + index * 0.754_877_666) % 1),
  lng: box.west + (box.east - box.west) * ((0.5 + index * 0.569_840_291) % 1),
});
