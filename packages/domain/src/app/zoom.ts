/** Rule address-13: how far a map zooms, and where it starts. */
export const mapZoom = { min: 5, max: 18, start: 16 } as const;
/** Rule upload-4: how far a picture zooms. */
export const previewZoom = { min: 1, max: 4 } as const;
