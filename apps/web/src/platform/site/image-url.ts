import { siteSettings } from './site-variant.ts';

/** Rule upload-3: what starts with http is used as is, the rest is joined to the storage's address, a leading slash removed. */
export function imageUrl(path: string, base: string = siteSettings().imageBase): string {
  if (path.startsWith('http')) return path;
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}
