import { Badge, Button, Card, Dialog, ErrorState, Skeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { formatInstant } from '../../../platform/time.ts';
import { type ImportUndo, type PastImport, usePastImports, useUndo } from './import.ts';
import { importStateLabels } from './import-words.ts';
import { UndoneReport } from './undone-report.tsx';

type PastImportsProps = { readonly shopId: number; readonly onOpen: (importId: number) => void };

export function PastImports({ shopId, onOpen }: PastImportsProps) {
  const { data, error, refetch } = usePastImports(shopId);
  const [undone, setUndone] = useState<ImportUndo | null>(null);
  return (
    <Card title={t`以往的导入`}>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-20" />)}
      {data?.imports.length === 0 && <p className="text-note text-soft">{t`还没有导入过。`}</p>}
      <ul className="divide-y divide-line">
        {data?.imports.map((each) => (
          <Past key={each.importId} shopId={shopId} past={each} onOpen={onOpen} onUndone={setUndone} />
        ))}
      </ul>
      {undone && (
        <Dialog isOpen title={t`已撤销`} onClose={() => setUndone(null)}>
          <UndoneReport undone={undone} />
        </Dialog>
      )}
    </Card>
  );
}

type PastProps = PastImportsProps & { readonly past: PastImport; readonly onUndone: (undone: ImportUndo) => void };

function Past({ shopId, past, onOpen, onUndone }: PastProps) {
  const { _ } = useLingui();
  const undo = useUndo(shopId, onUndone);
  const { importId, fileName, by, at, state, totals, canBeUndone } = past;
  const { added, changed, odd } = totals;
  const when = formatInstant(at);
  const name = fileName === '' ? t`未命名的表格` : fileName;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name}
          <Badge tone={state === 'applied' ? 'good' : 'neutral'}>{_(importStateLabels[state])}</Badge>
        </p>
        <p className="text-note text-soft">{t`${when} ${by}：新增 ${added}，修改 ${changed}，有问题 ${odd}`}</p>
      </div>
      {state === 'previewed' && (
        <Button variant="secondary" onClick={() => onOpen(importId)} aria-label={t`继续：${name}`}>
          {t`继续`}
        </Button>
      )}
      {canBeUndone && (
        <Button
          variant="danger"
          isBusy={undo.isPending}
          onClick={() => undo.mutate(importId)}
          aria-label={t`撤销：${name}`}
        >
          {t`撤销`}
        </Button>
      )}
    </li>
  );
}
