import type { Campaign } from '@chifan/contract/coupon/views';
import { Button, Dialog, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';

type GrantDialogProps = { readonly campaign: Campaign; readonly onClose: () => void };

export function GrantDialog({ campaign, onClose }: GrantDialogProps) {
  const [typed, setTyped] = useState('');
  // One idempotency key per dialog, so that a retry after a lost response grants no coupon twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const emails = typed.split(/[\s,;，；]+/).filter(Boolean);
  const grant = useAction(
    () => api('/rest/platform/coupon/grant', { campaignId: campaign.id, emails }, { idempotencyKey }),
    { success: () => t`已发放`, isQuiet: true },
  );
  const told = grant.data;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`发放优惠券`}
      actions={
        told ? (
          <Button isWide onClick={onClose}>{t`完成`}</Button>
        ) : (
          <Button
            isWide
            isBusy={grant.isPending}
            disabled={emails.length === 0}
            onClick={() => grant.mutate(undefined)}
          >
            {t`发放给 ${emails.length} 人`}
          </Button>
        )
      }
    >
      {told ? (
        <div role="status" className="grid gap-2 text-note">
          <p>{t`已发放 ${told.granted} 张。`}</p>
          {told.missed.length > 0 && (
            <>
              <p className="text-warn">{t`以下邮箱没有发放：不是会员，或已达到限领张数。`}</p>
              <ul className="grid gap-1 wrap-anywhere">
                {told.missed.map((email) => (
                  <li key={email} dir="ltr">
                    {email}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      ) : (
        <TextField
          label={t`会员邮箱，每行一个，最多 200 个`}
          lines={6}
          value={typed}
          onChange={setTyped}
          error={grant.error?.message}
        />
      )}
    </Dialog>
  );
}
