import { Button, Dialog, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type Profile, updateProfile } from '../../../data/member.ts';
import { api } from '../../../platform/api.ts';
import { PickPhoto } from '../../../platform/photos/pick-photo.tsx';
import { uploadPhoto } from '../../../platform/photos/upload-photo.ts';
import { Portrait } from '../mine/portrait.tsx';
import { cutPicture } from './cut-picture.ts';
import type { SquareCrop } from './square-crop.ts';

const AvatarCropper = lazy(async () => ({ default: (await import('./avatar-cropper.tsx')).AvatarCropper }));

export function AvatarField({ profile: { username, headImg } }: { readonly profile: Profile }) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Portrait name={username} image={headImg} size="large" />
      <Button variant="secondary" icon="edit" onClick={() => setIsChoosing(true)}>
        {headImg === null ? <Trans>Add picture</Trans> : <Trans>Change picture</Trans>}
      </Button>
      {isChoosing && <ChoosePicture hasPicture={headImg !== null} onClose={() => setIsChoosing(false)} />}
    </div>
  );
}

type ChoosePictureProps = { readonly hasPicture: boolean; readonly onClose: () => void };

function ChoosePicture({ hasPicture, onClose }: ChoosePictureProps) {
  const { t } = useLingui();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const close = () => {
    picture?.close();
    onClose();
  };
  const save = useSaveAvatar(close);
  const open = (file: File) =>
    // Phones store rotated JPEGs with the rotation in the EXIF data, so apply it.
    createImageBitmap(file, { imageOrientation: 'from-image' }).then(setPicture, () =>
      toast(t`We can’t open this picture. Choose another one.`, { kind: 'failure' }),
    );
  if (picture) {
    return (
      <Suspense>
        <AvatarCropper
          picture={picture}
          isBusy={save.isPending}
          onCut={(crop) => save.mutate({ picture, crop })}
          onClose={close}
        />
      </Suspense>
    );
  }
  return (
    <Dialog isOpen onClose={close} title={t`Your picture`}>
      <div className="grid gap-3">
        <p className="text-note text-soft">
          <Trans>Shown with your reviews. It doesn’t have to be a picture of you.</Trans>
        </p>
        <PickPhoto camera="user" label={t`Take a photo`} onPick={open} />
        <PickPhoto label={t`Choose from album`} onPick={open} />
        {hasPicture && (
          <Button variant="danger" isBusy={save.isPending} onClick={() => save.mutate(null)}>
            <Trans>Remove picture</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  );
}

type Chosen = { readonly picture: ImageBitmap; readonly crop: SquareCrop };

/** Uploads the new picture. null removes the current one. */
function useSaveAvatar(onDone: () => void) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (chosen: Chosen | null) => {
      const path =
        chosen === null ? null : (await uploadPhoto('avatar', await cutPicture(chosen.picture, chosen.crop))).path;
      await api('/rest/member/avatar/save', { path });
      return path;
    },
    onSuccess: (path) => {
      updateProfile(queries, { headImg: path });
      toast(path === null ? t`Picture removed.` : t`Picture saved.`, { kind: 'success' });
      onDone();
    },
  });
}
