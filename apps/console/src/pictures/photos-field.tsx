import type { UploadPurpose } from '@chifan/contract/upload/views';
import { Badge, IconButton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { withItemMoved, withoutItem } from '../forms/items.ts';
import { imageUrl } from '../platform/image-url.ts';
import { CropDialog } from './crop-dialog.tsx';
import { PickPicture } from './pick-picture.tsx';

type PhotosFieldProps = {
  readonly purpose: UploadPurpose;
  readonly photos: readonly string[];
  readonly onChange: (change: (photos: readonly string[]) => readonly string[]) => void;
  readonly picture: (src: string) => ReactNode;
  readonly most?: number;
  readonly error?: string | undefined;
};

const usualMost = 9;

/** Ordered pictures, of which the first is the cover. Staff add one at a time, from the camera or the photo album. */
export function PhotosField({ purpose, photos, onChange, picture, most = usualMost, error }: PhotosFieldProps) {
  const [file, setFile] = useState<File | null>(null);
  const isFull = photos.length >= most;
  return (
    <div className="grid gap-3">
      {photos.length === 0 && <p className="text-note text-soft">{t`还没有照片，客人会看到手绘图案。`}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
        {photos.map((photo, at) => (
          <Photo key={photo} photo={photo} at={at} picture={picture} onChange={onChange} />
        ))}
      </ul>
      {!isFull && (
        <div className="flex flex-wrap gap-2">
          <PickPicture label={t`从相册选择`} onPick={setFile} />
          <PickPicture label={t`拍照`} isCamera onPick={setFile} />
        </div>
      )}
      {isFull && <p className="text-note text-soft">{t`最多 ${most} 张照片。`}</p>}
      {error !== undefined && (
        <p role="alert" className="text-note text-bad">
          {error}
        </p>
      )}
      {file !== null && (
        <CropDialog
          file={file}
          purpose={purpose}
          onUploaded={(path) => {
            onChange((before) => [...before, path]);
            setFile(null);
          }}
          onClose={() => setFile(null)}
        />
      )}
    </div>
  );
}

type PhotoProps = Pick<PhotosFieldProps, 'onChange' | 'picture'> & { readonly photo: string; readonly at: number };

function Photo({ photo, at, picture, onChange }: PhotoProps) {
  const number = at + 1;
  return (
    <li className="grid justify-items-center gap-1 rounded-card border border-line p-2">
      {picture(imageUrl(photo))}
      <p className="text-small">{at === 0 ? <Badge tone="brand">{t`封面`}</Badge> : t`第 ${number} 张`}</p>
      <div className="flex">
        <IconButton
          icon="back"
          label={t`第 ${number} 张照片往前移`}
          disabled={at === 0}
          onClick={() => onChange((photos) => withItemMoved(photos, at, -1))}
        />
        <IconButton
          icon="trash"
          label={t`删除第 ${number} 张照片`}
          onClick={() => onChange((photos) => withoutItem(photos, at))}
        />
      </div>
    </li>
  );
}
