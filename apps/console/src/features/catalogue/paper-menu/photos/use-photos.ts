import { closeRecogniser, problemOf, type ReadingProblem, type ReadingProgress } from '@chifan/ui/text-recognition';
import { useEffect, useRef, useState } from 'react';
import { readPhoto } from '../reading/read-photo.ts';

export type PhotoPicture = { readonly src: string; readonly width: number; readonly height: number };

export type MenuPhoto = {
  readonly id: string;
  readonly file: File;
  readonly state:
    | { readonly step: 'waiting' | 'stopped' }
    | { readonly step: 'under_way'; readonly progress: ReadingProgress }
    | { readonly step: 'failed'; readonly problem: ReadingProblem }
    | {
        readonly step: 'read';
        readonly picture: PhotoPicture;
        readonly dishes: number;
        readonly isSlanted: boolean;
      };
};

type ReadRows = Awaited<ReturnType<typeof readPhoto>>['rows'];

/**
 * The photos of one menu. The text in the photos is recognised one photo after another, because the page has one text
 * recogniser.
 */
export function usePhotos(onRead: (photo: string, rows: ReadRows) => void) {
  const [photos, setPhotos] = useState<readonly MenuPhoto[]>([]);
  const underWay = useRef<{ readonly id: string; readonly ending: AbortController } | null>(null);
  const change = (id: string, state: MenuPhoto['state']) =>
    setPhotos((before) => before.map((photo) => (photo.id === id ? { ...photo, state } : photo)));

  const read = async ({ id, file }: MenuPhoto): Promise<void> => {
    const ending = new AbortController();
    underWay.current = { id, ending };
    const onProgress = (progress: ReadingProgress) => {
      if (!ending.signal.aborted) change(id, { step: 'under_way', progress });
    };
    try {
      const { picture, width, height, rows, isSlanted } = await readPhoto(file, { signal: ending.signal, onProgress });
      const shown = { src: URL.createObjectURL(picture), width, height };
      change(id, { step: 'read', picture: shown, dishes: rows.length, isSlanted });
      onRead(id, rows);
    } catch (error) {
      change(id, ending.signal.aborted ? { step: 'stopped' } : { step: 'failed', problem: problemOf(error) });
    } finally {
      underWay.current = null;
    }
  };

  const next = photos.find(({ state }) => state.step === 'waiting');
  const isFree = !photos.some(({ state }) => state.step === 'under_way');
  useEffect(() => {
    if (isFree && next !== undefined && underWay.current === null) void read(next);
  });
  useEffect(
    () => () => {
      underWay.current?.ending.abort();
      closeRecogniser();
    },
    [],
  );

  return {
    photos,
    add: (files: readonly File[]) =>
      setPhotos((before) => [
        ...before,
        ...files.map((file): MenuPhoto => ({ id: crypto.randomUUID(), file, state: { step: 'waiting' } })),
      ]),
    stop: (id: string) =>
      underWay.current?.id === id ? underWay.current.ending.abort() : change(id, { step: 'stopped' }),
    again: (id: string) => change(id, { step: 'waiting' }),
    remove: (id: string) => {
      for (const { state } of photos.filter((photo) => photo.id === id))
        if (state.step === 'read') URL.revokeObjectURL(state.picture.src);
      setPhotos((before) => before.filter((photo) => photo.id !== id));
    },
  };
}
