import { shrinkPhoto } from '@chifan/ui/shrink-photo';
import { useState } from 'react';
import { useUpload } from '../../../pictures/use-upload.ts';
import { api } from '../../../platform/api.ts';
import { useAction, useKeyFor } from '../../../platform/use-action.ts';
import { draftedLanguages } from '../dish-editor/form/name-drafts.ts';
import type { MenuDish } from '../menu/dish-availability.ts';
import { dishWithPhoto } from './dish-with-photo.ts';

type DishPhotoOptions = {
  readonly shopId: number;
  readonly dish: MenuDish;
  readonly onSaved: (path: string) => void;
};

/**
 * Uploads a photo and saves it as the photo of a dish. The photo is saved at once, because a phone may discard the page
 * while its camera is open.
 */
export function useDishPhoto({ shopId, dish, onSaved }: DishPhotoOptions) {
  /** Path of an uploaded photo that is not saved yet. */
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const keyFor = useKeyFor();
  const save = useAction(
    (path: string) => {
      const { id: dishId, stock: stockSeen, editVersion: version } = dish;
      const draft = dishWithPhoto(dish, path);
      const sent = { shopId, dishId, dish: draft, draftNames: [...draftedLanguages(dish)], stockSeen, version };
      return api('/rest/merchant/dish/save', sent, { idempotencyKey: keyFor(sent) }).then(() => path);
    },
    {
      onDone: (path) => {
        setUnsaved(null);
        onSaved(path);
      },
    },
  );
  const upload = useUpload({
    purpose: 'dish',
    onUploaded: (path) => {
      setUnsaved(path);
      save.mutate(path);
    },
  });
  return {
    progress: upload.progress,
    isSaving: save.isPending,
    uploadFailure: upload.failure,
    hasSaveFailed: save.isError,
    take: async (file: File) => {
      save.reset();
      // A camera's photo has several megabytes, and the server stores at most 1,600 px.
      await upload.send({ file: await shrinkPhoto(file, 'compressed'), crop: null });
    },
    retrySave: () => {
      if (unsaved !== null) save.mutate(unsaved);
    },
    cancel: upload.cancel,
  };
}
