import { Badge, Button, Card, Dialog } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { poolName } from './pool-words.ts';
import type { Pool } from './pools.ts';

type PoolsCardProps = {
  readonly setMealId: number;
  readonly pools: readonly Pool[];
  readonly isNeeded: (shopId: number | null) => boolean;
};

export function PoolsCard({ setMealId, pools, isNeeded }: PoolsCardProps) {
  const [asked, setAsked] = useState<Pool | null>(null);
  return (
    <Card title={t`券码池`}>
      <ul className="divide-y divide-line">
        {pools.map((pool) => (
          <li key={pool.shopId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="grid min-w-48 flex-1 gap-1">
              <p className="font-semibold wrap-anywhere">{poolName(pool)}</p>
              <Counts pool={pool} isNeeded={isNeeded(pool.shopId)} />
            </div>
            {pool.free > 0 && (
              <Button variant="danger" onClick={() => setAsked(pool)}>
                {t`作废未发的`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && <VoidDialog setMealId={setMealId} pool={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

type CountsProps = { readonly pool: Pool; readonly isNeeded: boolean };

function Counts({ pool: { free, taken, voided }, isNeeded }: CountsProps) {
  return (
    <p className="flex flex-wrap gap-1">
      {free === 0 && isNeeded ? (
        <Badge tone="bad" icon="warning">
          {t`已用完，请上传`}
        </Badge>
      ) : (
        <Badge tone={isNeeded ? 'good' : 'neutral'} icon="ticket">
          {t`可用 ${free} 个`}
        </Badge>
      )}
      <Badge>{t`已发 ${taken} 个`}</Badge>
      {voided > 0 && <Badge>{t`作废 ${voided} 个`}</Badge>}
      {!isNeeded && <Badge icon="pause">{t`现在不从这里发码`}</Badge>}
    </p>
  );
}

type VoidDialogProps = { readonly setMealId: number; readonly pool: Pool; readonly onClose: () => void };

/** Voids the unused codes of a pool after a confirmation, because voiding cannot be undone. */
function VoidDialog({ setMealId, pool, onClose }: VoidDialogProps) {
  const act = useAction(() => api('/rest/platform/setMeal/codes/void', { setMealId, shopId: pool.shopId }), {
    success: () => t`已作废`,
    onDone: onClose,
  });
  const [name, { free }] = [poolName(pool), pool];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`作废 ${free} 个未发的券码？`}
      actions={
        <>
          <Button variant="secondary" isWide onClick={onClose}>{t`再想想`}</Button>
          <Button
            variant="danger"
            isWide
            isBusy={act.isPending}
            onClick={() => act.mutate(undefined)}
          >{t`作废`}</Button>
        </>
      }
    >
      <p className="text-note text-soft">{t`${name}：作废后不能恢复，也不能再次上传同样的券码。已发给客人的不受影响。`}</p>
    </Dialog>
  );
}
