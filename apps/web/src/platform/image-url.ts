/** Where uploaded pictures lie; a build for another storage sets VITE_IMAGE_BASE. */
const imageBase = import.meta.env?.VITE_IMAGE_BASE ?? '/files/';

/** Specification §3: what starts with http is used as is, the rest is joined to the storage's address, a leading slash removed. */
export function imageUrl(path: string, base: string = imageBase): string {
  if (path.startsWith('http')) return path;
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}
