import { useEffect, useState } from 'react';
import type { PictureSize } from './crop.ts';

export type PictureFile =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly src: string; readonly size: PictureSize }
  /** The server may read what this browser cannot show (HEIC). */
  | { readonly state: 'unreadable' };

/** Reads a chosen file for display. The browser turns it upright, as the server does. */
export function usePictureFile(file: File): PictureFile {
  const [picture, setPicture] = useState<PictureFile>({ state: 'loading' });
  useEffect(() => {
    const src = URL.createObjectURL(file);
    const image = new Image();
    const ending = new AbortController();
    const { signal } = ending;
    const show = () =>
      setPicture({ state: 'ready', src, size: { width: image.naturalWidth, height: image.naturalHeight } });
    image.addEventListener('load', show, { signal });
    image.addEventListener('error', () => setPicture({ state: 'unreadable' }), { signal });
    image.src = src;
    return () => {
      ending.abort();
      URL.revokeObjectURL(src);
    };
  }, [file]);
  return picture;
}
