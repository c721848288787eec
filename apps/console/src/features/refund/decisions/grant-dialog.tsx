import { appealWindowHours, type DecisionReason, isOffer, minOffer } from '@chifan/domain/refund';
import { Button, Dialog, Money, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { writeYuan } from '../../../platform/yuan.ts';
import type { StaffRefund } from '../refunds.query.ts';
import { noteLabel, ReasonChoice } from './reason-choice.tsx';
import { isExplained, merchantAmountOf, reasonOf, reasonsFor } from './ruling.ts';

export type DecisionProps = { readonly refund: StaffRefund; readonly onClose: () => void };

/** All of what is asked, or an offer of a part and why; at the shop's cost. */
export function GrantDialog({ refund: { id: refundId, asked }, onClose }: DecisionProps) {
  const [typed, setTyped] = useState(writeYuan(asked));
  const [chosen, setChosen] = useState<DecisionReason | null>(null);
  const [note, setNote] = useState('');
  const ruling = { decision: 'grant', typed, chosen } as const;
  const [amount, reason] = [merchantAmountOf(ruling, asked), reasonOf(ruling, asked)];
  const isPart = amount !== null && isOffer(amount, asked);
  const why = reason === null ? {} : { reason };
  const grant = useAction(
    (sum: number) => api('/rest/merchant/refund/grant', { refundId, amount: sum, note, ...why }),
    {
      success: () => (isPart ? t`已向客人提出部分退款，等待答复` : t`已同意退款，款项原路退回`),
      onDone: onClose,
    },
  );
  return (
    <Dialog isOpen title={isPart ? t`提出部分退款` : t`同意退款`} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-note text-soft">
          {t`客人申请`} <Money amount={asked} />
        </p>
        <AmountField asked={asked} typed={typed} isGood={amount !== null} onChange={setTyped} />
        {isPart && <OfferNotice />}
        <ReasonChoice isGrant reasons={reasonsFor(ruling, asked)} value={reason} onChange={setChosen} />
        <TextField label={noteLabel()} lines={2} maxLength={300} value={note} onChange={setNote} />
        <Button
          isWide
          disabled={amount === null || !isExplained(ruling, asked)}
          isBusy={grant.isPending}
          onClick={() => amount !== null && grant.mutate(amount)}
        >
          {isPart ? t`提出部分退款` : t`确认退款`}
        </Button>
      </div>
    </Dialog>
  );
}

type AmountFieldProps = {
  readonly asked: number;
  readonly typed: string;
  readonly isGood: boolean;
  readonly onChange: (typed: string) => void;
};

function AmountField({ asked, typed, isGood, onChange }: AmountFieldProps) {
  const [min, max] = [writeYuan(minOffer(asked)), writeYuan(asked)];
  return (
    <TextField
      label={t`退款金额（元）`}
      inputMode="decimal"
      value={typed}
      onChange={onChange}
      hint={t`可以只退一部分，须选择原因，由客人决定是否接受。`}
      error={isGood ? undefined : t`请输入 ${min} 至 ${max} 元；不愿退这么多请选择拒绝。`}
    />
  );
}

/** What the shop brings about by it. */
const OfferNotice = () => (
  <p className="rounded-small bg-sunken p-3 text-note">
    {t`这是一个提议：客人 ${appealWindowHours} 小时内可以接受，也可以附证据申请平台裁定；逾期未答复视为接受。答复前不退款。`}
  </p>
);
