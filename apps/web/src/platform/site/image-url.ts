import { siteSettings } from './site-variant.ts';

/**
 * The URL of a picture (rule upload-3). An absolute URL is returned unchanged. A path is joined to the base URL of the
 * picture storage.
 */
export function imageUrl(path: string, base: string = siteSettings().imageBase): string {
  if (path.startsWith('http')) return path;
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}
