import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ImportUndo } from './import.ts';
import { notUndoneLabels } from './import-words.ts';

export function UndoneReport({ undone: { restored, removed, kept } }: { readonly undone: ImportUndo }) {
  const { _ } = useLingui();
  return (
    <div role="status">
      <p>{t`恢复 ${restored} 道，移除 ${removed} 道。`}</p>
      {kept.length > 0 && (
        <>
          <p className="mt-2 text-note">{t`保留了这些菜：`}</p>
          <ul className="grid list-disc gap-1 ps-5 text-note wrap-anywhere">
            {kept.map(({ dishId, nameZh: label, why }) => {
              const text = _(notUndoneLabels[why]);
              return <li key={dishId}>{t`${label}：${text}`}</li>;
            })}
          </ul>
        </>
      )}
    </div>
  );
}
