import { Button, Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { SetMealBranch } from '../../../../data/setmeal.ts';
import { BranchRow } from '../../../../terms/setmeal/branch-row.tsx';

type ChoosableBranchProps = { readonly branch: SetMealBranch; readonly onChoose: () => void };

/** One restaurant of the brand. If the guest cannot choose it, the row shows the reason instead of a button. */
export function ChoosableBranch({ branch, onChoose }: ChoosableBranchProps) {
  return (
    <BranchRow branch={branch} as="h2">
      {branch.obstacle === null ? (
        <Button variant="secondary" onClick={onChoose} className="mt-1 justify-self-start">
          <Trans>Choose</Trans>
        </Button>
      ) : (
        <p className="flex items-center gap-1 text-note text-soft">
          <Icon name="lock" size={16} />
          <Trans>Not available now</Trans>
        </p>
      )}
    </BranchRow>
  );
}
