import { hasDiet } from '@chifan/domain/catalogue';
import { Button, Dialog, HanName, Icon, type IconName } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { invalidateOrder, invalidateOrders } from '../../../../data/ordering.ts';
import type { SetMealBranch } from '../../../../data/setmeal.ts';
import { api } from '../../../../platform/api.ts';
import { useReplaceCurrentScreen } from '../../../../platform/navigation/replace-current-screen.ts';
import { useDietProfile } from '../../../../terms/diet/diet-profile.ts';
import { DietChoice } from '../../diet-part.tsx';
import { noteSendsDiet, sentDiet, usuallySendsDiet } from '../../sends-diet.ts';

type ChooseDialogProps = {
  readonly orderId: number;
  readonly branch: SetMealBranch;
  readonly onClose: () => void;
  /** Called after an error, because the restaurant may have closed. */
  readonly onChanged: () => void;
};

/** Confirms the choice of the restaurant, because the guest can get no refund afterwards (rule setmeal-7). */
export function ChooseDialog({ orderId, branch, onClose, onChanged }: ChooseDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const replaceHere = useReplaceCurrentScreen();
  const diet = useDietProfile();
  const [sendsDiet, setSendsDiet] = useState(usuallySendsDiet);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api('/rest/order/restaurant/choose', {
        orderId,
        shopId: branch.shopId,
        dietProfile: sentDiet(diet, sendsDiet),
      }),
    onSuccess: () => {
      if (hasDiet(diet)) noteSendsDiet(sendsDiet);
      replaceHere('pages/order/detail/detail', { orderId: String(orderId) });
      void invalidateOrders(queries);
    },
    onError: () => {
      onClose();
      onChanged();
    },
    onSettled: () => void invalidateOrder(queries, orderId),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Eat at this restaurant?`}
      actions={
        // The buttons are stacked, because in no language do both labels fit next to each other.
        <div className="grid w-full gap-3">
          <Button isWide icon="check" isBusy={isPending} onClick={() => mutate()}>
            <Trans>Choose this restaurant</Trans>
          </Button>
          <Button variant="secondary" isWide onClick={onClose}>
            <Trans>Not yet</Trans>
          </Button>
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <HanName name={branch.name} nameZh={branch.nameZh} as="h3" />
        <WhatFollows />
        {hasDiet(diet) && <DietChoice profile={diet} isSent={sendsDiet} onChange={setSendsDiet} />}
      </div>
    </Dialog>
  );
}

const WhatFollows = () => (
  <ul className="grid gap-2 text-note">
    <Point icon="warning">
      <span className="font-semibold text-warn">
        <Trans>After this, no refund is possible.</Trans>
      </span>
    </Point>
    <Point icon="clock">
      <Trans>Your code arrives in about a minute.</Trans>
    </Point>
    <Point icon="shop">
      <Trans>The code is valid only at this restaurant, and only today.</Trans>
    </Point>
  </ul>
);

const Point = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <Icon name={icon} size={20} className="mt-0.5 text-soft" />
    <span className="min-w-0">{children}</span>
  </li>
);
