import { Card } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { UnsavedDialog } from '../../../forms/unsaved-dialog.tsx';
import { useUnsavedGuard } from '../../../platform/unsaved.ts';
import { PhotoList } from './photos/photo-list.tsx';
import { PickPhotos } from './photos/pick-photos.tsx';
import { usePhotos } from './photos/use-photos.ts';
import { DraftList } from './rows/draft-list.tsx';
import { type DraftRow, draftsOf, type ExistingDish } from './rows/draft-rows.ts';
import { ImportDraftsButton } from './rows/import-drafts-button.tsx';

type PaperMenuProps = { readonly shopId: number; readonly menu: readonly ExistingDish[] };

/** Recognises dishes in photos of a printed menu. The merchant corrects the rows and previews them as a menu import. */
export function PaperMenu({ shopId, menu }: PaperMenuProps) {
  const [drafts, setDrafts] = useState<readonly DraftRow[]>([]);
  const photos = usePhotos((photo, rows) =>
    setDrafts((before) => [...before, ...draftsOf(photo, rows, { menu, drafts: before })]),
  );
  const guard = useUnsavedGuard(drafts.length > 0);
  const remove = (id: string) => {
    photos.remove(id);
    setDrafts((before) => before.filter(({ photo }) => photo !== id));
  };
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      <Card title={t`拍照导入纸质菜单`}>
        <div className="grid gap-3">
          <p className="text-note text-soft">
            {t`把菜单平放在亮处，镜头正对，一页拍一张。照片只在这台设备上识别，不会上传。竖排和手写的菜单读不了。`}
          </p>
          <div className="flex flex-wrap gap-2">
            <PickPhotos label={t`拍照`} isCamera onPick={photos.add} />
            <PickPhotos label={t`从相册选择`} onPick={photos.add} />
          </div>
          {photos.photos.length > 0 && (
            <PhotoList photos={photos.photos} onStop={photos.stop} onAgain={photos.again} onRemove={remove} />
          )}
        </div>
      </Card>
      {drafts.length > 0 && (
        <>
          <DraftList drafts={drafts} photos={photos.photos} menu={menu} onChange={setDrafts} />
          <ImportDraftsButton shopId={shopId} drafts={drafts} menu={menu} onTaken={guard.release} />
        </>
      )}
      <UnsavedDialog guard={guard} />
    </div>
  );
}
