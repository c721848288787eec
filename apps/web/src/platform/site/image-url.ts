import { siteSettings } from './site-variant.ts';

/** Rule upload-3: absolute addresses stay. Others are joined to the storage's address, without a leading slash. */
export function imageUrl(path: string, base: string = siteSettings().imageBase): string {
  if (path.startsWith('http')) return path;
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}
