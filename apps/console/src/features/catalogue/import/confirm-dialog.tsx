import { Button, Dialog } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { Preview } from './import.ts';

type ConfirmDialogProps = {
  readonly preview: Preview;
  readonly photosMissing: number;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Shows how many dishes the import adds and changes, because guests see the changes at once. */
export function ConfirmDialog({ preview, photosMissing, onConfirm, onClose }: ConfirmDialogProps) {
  const { added, changed, odd } = preview.totals;
  const categories = preview.newCategories.length;
  const lines = [
    added > 0 ? t`新增 ${added} 道菜` : '',
    changed > 0 ? t`修改 ${changed} 道菜` : '',
    categories > 0 ? t`新建 ${categories} 个分类` : '',
    odd > 0 ? t`跳过 ${odd} 行有问题的` : '',
    photosMissing > 0 ? t`有 ${photosMissing} 个图片文件还没上传，这些图片会缺` : '',
  ].filter((line) => line !== '');
  return (
    <Dialog isOpen title={t`确认导入？`} onClose={onClose}>
      <ul className="mb-3 grid list-disc gap-1 ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mb-4 text-note text-soft">{t`客人立即看到新菜单。导入后可以撤销；之后又改过的菜不会被撤销覆盖。`}</p>
      <Button isWide onClick={onConfirm}>
        {t`确认导入`}
      </Button>
    </Dialog>
  );
}
