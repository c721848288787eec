import type { Campaign } from '@chifan/contract/coupon';
import { Button, Dialog } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useAction } from '../../../platform/use-action.ts';

type EndDialogProps = {
  readonly campaign: Campaign;
  readonly end: (campaignId: number) => Promise<unknown>;
  readonly onClose: () => void;
};

/** It cannot be begun again: so it is asked first. */
export function EndDialog({ campaign, end, onClose }: EndDialogProps) {
  const act = useAction(() => end(campaign.id), { success: () => t`活动已结束`, onDone: onClose });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`结束这个活动？`}
      actions={
        <>
          <Button variant="secondary" isWide onClick={onClose}>{t`再想想`}</Button>
          <Button
            variant="danger"
            isWide
            isBusy={act.isPending}
            onClick={() => act.mutate(undefined)}
          >{t`结束活动`}</Button>
        </>
      }
    >
      <p className="text-note text-soft">{t`结束后不能重新开始。客人已经领到的券照常可用。`}</p>
    </Dialog>
  );
}
