import { Button, Card, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type ImportApplication, type ImportUndo, useUndo } from './import.ts';
import { UndoneReport } from './undone-report.tsx';

type ResultCardProps = { readonly shopId: number; readonly applied: ImportApplication; readonly onMore: () => void };

export function ResultCard({ shopId, applied: { importId, totals, photosMissing }, onMore }: ResultCardProps) {
  const [undone, setUndone] = useState<ImportUndo | null>(null);
  const undo = useUndo(shopId, setUndone);
  const { added, changed, odd } = totals;
  return (
    <Card title={undone ? t`已撤销这次导入` : t`导入完成`}>
      {undone ? (
        <UndoneReport undone={undone} />
      ) : (
        <>
          <p role="status" className="flex items-center gap-2">
            <Icon name="check" size={20} />
            {t`新增 ${added} 道，修改 ${changed} 道，跳过 ${odd} 行有问题的。`}
          </p>
          {photosMissing.length > 0 && (
            <>
              <p className="mt-3 text-note">{t`缺少的图片（可以在编辑菜品里补）：`}</p>
              <ul className="grid list-disc gap-1 ps-5 text-note wrap-anywhere">
                {photosMissing.map(({ row, nameZh, file }) => (
                  <li key={`${row} ${file}`}>{t`第 ${row} 行「${nameZh}」：${file}`}</li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {!undone && (
          <Button variant="danger" isBusy={undo.isPending} onClick={() => undo.mutate(importId)}>
            {t`撤销这次导入`}
          </Button>
        )}
        <Button variant="secondary" onClick={onMore}>
          {t`再导入一个表格`}
        </Button>
        <Link to="/menu" className="inline-flex min-h-11 items-center px-3 font-semibold text-link">
          {t`去看菜单`}
        </Link>
      </div>
    </Card>
  );
}
