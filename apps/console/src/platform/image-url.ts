const imageBase: string = import.meta.env?.VITE_IMAGE_BASE ?? '/files/';

/**
 * URL of a picture. A path that begins with `http` is returned unchanged. Any other path is appended to the storage URL
 * (rule upload-3).
 */
export const imageUrl = (path: string): string =>
  path.startsWith('http') ? path : `${imageBase.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
