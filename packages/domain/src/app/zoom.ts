/** Specification §9: map zoom 5 to 18, 16 at first. */
export const mapZoom = { min: 5, max: 18, start: 16 } as const;
/** Specification §9: a picture's preview zooms from 1 to 4. */
export const previewZoom = { min: 1, max: 4 } as const;
