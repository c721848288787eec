import type { RewardKind } from '@chifan/domain/wallet';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Reward } from '../../../data/wallet.ts';
import { CreditWords } from '../../../terms/rewards/credit-words.tsx';

const words: Readonly<Record<RewardKind, MessageDescriptor>> = {
  points: msg`Points for an order`,
  rebate: msg`Money back by a rebate card`,
  affiliate: msg`Reward for a friend’s order`,
  draw: msg`Won in a draw`,
};

export function RewardRow({ reward, amount }: { readonly reward: Reward; readonly amount: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line px-4 py-3 last:border-b-0">
      <div className="min-w-0 text-note">
        <p>{i18n._(words[reward.kind])}</p>
        {reward.orderNumber !== null && (
          <p className="text-small text-faint">
            <bdi dir="ltr" className="figures">
              {reward.orderNumber}
            </bdi>
          </p>
        )}
        <p className="text-small text-faint">
          <CreditWords dueAt={reward.dueAt} />
        </p>
      </div>
      <span className="shrink-0 font-semibold">{amount}</span>
    </li>
  );
}
