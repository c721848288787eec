import { Button, EmptyState, PullToRefresh, Skeleton, TextField } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { SetMealBranch } from '../../../../data/setmeal.ts';
import { useIsWide } from '../../../../platform/width/is-wide.ts';
import { NearestFirst } from '../../../../terms/setmeal/nearest-first.tsx';
import { ChoosableBranch } from './choosable-branch.tsx';
import { ChooseDialog } from './choose-dialog.tsx';
import { findBranches } from './find-branches.ts';

const BranchesMap = lazy(() => import('./branches-map.tsx'));

type BranchChoiceProps = {
  readonly orderId: number;
  /** The restaurants of the brand, nearest first. */
  readonly branches: readonly SetMealBranch[];
  readonly onChanged: () => void;
};

export function BranchChoice({ orderId, branches, onChanged }: BranchChoiceProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [isMap, setIsMap] = useState(false);
  const isWide = useIsWide();
  const [asked, setAsked] = useState<SetMealBranch | null>(null);
  const found = findBranches(typed, branches);
  const { length: total } = found;
  return (
    <>
      <div className="grid gap-2 bg-surface px-4 pt-3 pb-2">
        <TextField
          label={t`Search by name or street`}
          type="search"
          inputMode="search"
          value={typed}
          onChange={setTyped}
          maxLength={40}
        />
        <div className="flex items-center gap-2">
          <p role="status" className="min-w-0 flex-1 text-note text-soft">
            <Plural value={total} one="# restaurant" other="# restaurants" />
          </p>
          {!isWide && (
            <Button variant="quiet" icon={isMap ? 'list' : 'map'} onClick={() => setIsMap(!isMap)} className="-me-3">
              {isMap ? t`List` : t`Map`}
            </Button>
          )}
        </div>
        <NearestFirst />
      </div>
      <div className="wide:grid wide:halves">
        {(isWide || !isMap) && (
          <PullToRefresh onRefresh={async () => onChanged()}>
            <Branches branches={found} onChoose={setAsked} />
          </PullToRefresh>
        )}
        {(isWide || isMap) && (
          <Suspense fallback={<Skeleton className="h-[max(20rem,calc(100dvh-14rem))] rounded-none" />}>
            <div className="wide:stay">
              <BranchesMap branches={found} onChoose={setAsked} />
            </div>
          </Suspense>
        )}
      </div>
      {asked && <ChooseDialog orderId={orderId} branch={asked} onClose={() => setAsked(null)} onChanged={onChanged} />}
    </>
  );
}

type BranchesProps = {
  readonly branches: readonly SetMealBranch[];
  readonly onChoose: (branch: SetMealBranch) => void;
};

function Branches({ branches, onChoose }: BranchesProps) {
  const { t } = useLingui();
  if (branches.length === 0)
    return (
      <EmptyState icon="search" title={t`No restaurant found`}>
        <Trans>Try another name or street.</Trans>
      </EmptyState>
    );
  return (
    <ul className="grid grid-cols-1 gap-3 p-4">
      {branches.map((branch) => (
        <li key={branch.shopId} className="rounded-card bg-surface p-4 shadow-card">
          <ChoosableBranch branch={branch} onChoose={() => onChoose(branch)} />
        </li>
      ))}
    </ul>
  );
}
