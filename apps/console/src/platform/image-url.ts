const imageBase: string = import.meta.env?.VITE_IMAGE_BASE ?? '/files/';

/** A path with http is used as is. Any other path is joined to the storage's address (rule upload-3). */
export const imageUrl = (path: string): string =>
  path.startsWith('http') ? path : `${imageBase.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
