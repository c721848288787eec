import { Badge, Button, Card } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { joinList } from '../../../platform/language/join-list.ts';
import { failureText } from '../../../platform/query.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { type ImportApplication, type Preview, useApply } from './import.ts';
import { PhotosCard } from './photos/photos-card.tsx';
import { PreviewRows } from './preview-rows.tsx';

type PreviewCardProps = {
  readonly shopId: number;
  readonly preview: Preview;
  readonly onApplied: (applied: ImportApplication) => void;
  readonly onLeave: () => void;
};

export function PreviewCard({ shopId, preview, onApplied, onLeave }: PreviewCardProps) {
  const { importId, seen, state, fileName, totals, rows } = preview;
  const [isAsking, setIsAsking] = useState(false);
  const [photos, setPhotos] = useState<ReadonlyMap<string, string>>(new Map());
  const apply = useApply(shopId, onApplied);
  const writes = totals.added + totals.changed;
  const confirm = () => {
    setIsAsking(false);
    apply.mutate({ importId, seen, photos: [...photos].map(([file, path]) => ({ file, path })) });
  };
  const wanted = [...new Set(rows.filter(({ kind }) => kind !== 'odd').flatMap(({ photosWanted }) => photosWanted))];
  return (
    <>
      <Card title={t`预览：${fileName === '' ? t`未命名的表格` : fileName}`}>
        <p className="mb-3 text-note text-soft">{t`到此为止菜单没有任何变化，确认后才生效。有问题的行会跳过。`}</p>
        <Totals totals={totals} />
        <Notes preview={preview} />
        {apply.error && (
          <p role="alert" className="mt-2 text-note font-semibold text-bad">
            {failureText(apply.error)}
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-2">
          {state === 'previewed' && (
            <Button disabled={writes === 0} isBusy={apply.isPending} onClick={() => setIsAsking(true)}>
              {writes === 0 ? t`没有可导入的改动` : t`导入 ${writes} 道菜……`}
            </Button>
          )}
          <Button variant="secondary" onClick={onLeave}>
            {t`换一个表格`}
          </Button>
        </div>
      </Card>
      {state === 'previewed' && wanted.length > 0 && (
        <PhotosCard wanted={wanted} uploaded={photos} onUploaded={setPhotos} />
      )}
      <PreviewRows rows={rows} totals={totals} />
      {isAsking && (
        <ConfirmDialog
          preview={preview}
          photosMissing={wanted.filter((file) => !photos.has(file)).length}
          onConfirm={confirm}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

const Totals = ({ totals: { added, changed, unchanged, odd } }: Pick<Preview, 'totals'>) => (
  <p className="flex flex-wrap gap-2">
    <Badge tone="good">{t`新增 ${added}`}</Badge>
    <Badge tone="brand">{t`修改 ${changed}`}</Badge>
    <Badge>{t`无变化 ${unchanged}`}</Badge>
    <Badge tone={odd > 0 ? 'bad' : 'neutral'}>{t`有问题 ${odd}`}</Badge>
  </p>
);

function Notes({ preview: { state, newCategories, unknownColumns } }: { readonly preview: Preview }) {
  const categories = joinList(newCategories);
  const columns = joinList(unknownColumns);
  return (
    <ul className="mt-2 grid gap-1 text-note wrap-anywhere">
      {state === 'applied' && <li className="font-semibold">{t`这次导入已经生效，下面是与现在菜单的差别。`}</li>}
      {state === 'undone' && <li className="font-semibold">{t`这次导入已经撤销；要再用，请重新上传表格。`}</li>}
      {newCategories.length > 0 && <li>{t`会新建分类：${categories}`}</li>}
      {unknownColumns.length > 0 && <li>{t`没有用到的列：${columns}`}</li>}
    </ul>
  );
}
