import { type PictureWidth, pictureWidths } from '@chifan/domain/upload';

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A stored picture in a smaller width and in one of two formats (rule upload-8). */
export type PictureVersion = { readonly id: string; readonly width: PictureWidth; readonly format: PictureFormat };

/** The name under which a version is stored. The letter `w` is in no name of an original. */
export const nameOfVersion = ({ id, width, format }: PictureVersion): string =>
  `${id.replace(/\.\w+$/, '')}w${width}.${format}`;

export const namesOfVersions = (id: string): string[] =>
  pictureWidths.flatMap((width) => pictureFormats.map((format) => nameOfVersion({ id, width, format })));

export const isPictureVersion = (name: string): boolean => /w\d+\.\w+$/.test(name);

/** AVIF is smaller, but older browsers cannot read it. */
export const formatFor = (accept: string | undefined): PictureFormat =>
  accept?.includes('image/avif') === true ? 'avif' : 'webp';
