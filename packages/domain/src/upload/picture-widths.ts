/**
 * Widths in pixels in which the server delivers a stored picture (rule upload-8): for small pictures, for dishes on a
 * menu, for half and for full width of a phone. The stored picture itself is the largest version.
 */
export const pictureWidths = [160, 320, 640, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The URL from which the app loads a stored picture in the given width. */
export const widthAddress = (address: string, width: PictureWidth): string => `${address}?width=${width}`;
