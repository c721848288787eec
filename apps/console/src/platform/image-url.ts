const imageBase: string = import.meta.env?.VITE_IMAGE_BASE ?? '/files/';

/** Rule upload-3: what starts with http is used as is, the rest is joined to the storage's address. */
export const imageUrl = (path: string): string =>
  path.startsWith('http') ? path : `${imageBase.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
