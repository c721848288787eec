import { siteSettings } from './site-variant.ts';

/**
 * Rule upload-3: the URL of a picture. An absolute URL stays. A path is joined to the base URL of the picture storage.
 */
export function imageUrl(path: string, base: string = siteSettings().imageBase): string {
  if (path.startsWith('http')) return path;
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}
