import { type LiableParty, liableParties } from '@chifan/domain/refund';
import { Button, Dialog, Money, RadioGroup, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAct } from '../../../platform/use-act.ts';
import { readYuan, writeYuan } from '../../../platform/yuan.ts';
import { liableLabels } from '../../../work-order/order-labels.ts';
import type { DecisionProps } from './grant-dialog.tsx';

type Ruling = { readonly decision: 'grant' | 'refuse'; readonly typed: string };

/** The platform's word is the last: in writing, with who bears it. */
export function DecideDialog({ refund, onClose }: DecisionProps) {
  const [ruling, setRuling] = useState<Ruling>({ decision: 'grant', typed: writeYuan(refund.asked) });
  const [liable, setLiable] = useState<LiableParty>('merchant');
  const [note, setNote] = useState('');
  const { decision } = ruling;
  const amount = readYuan(ruling.typed);
  const isSumGood = decision === 'refuse' || (amount !== null && amount >= 1 && amount <= refund.asked);
  const sum = decision === 'grant' && amount !== null ? { amount } : {};
  const decide = useAct(
    () => api('/rest/platform/refund/decide', { refundId: refund.id, decision, liable, note, ...sum }),
    { success: () => t`已作出决定并通知双方`, onDone: onClose },
  );
  return (
    <Dialog
      isOpen
      title={t`平台裁定`}
      onClose={onClose}
      actions={
        <Button
          isWide
          disabled={!isSumGood || note.trim() === ''}
          isBusy={decide.isPending}
          onClick={() => decide.mutate(undefined)}
        >
          {t`确认裁定`}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Verdict refund={refund} ruling={ruling} isSumGood={isSumGood} onChange={setRuling} />
        <RadioGroup
          label={t`责任方（承担退款）`}
          value={liable}
          onChange={setLiable}
          choices={liableParties.map((value) => ({ value, label: liableLabels[value]() }))}
        />
        <TextField
          label={t`书面说明`}
          hint={t`客人和商家都会看到，请写清依据。`}
          lines={4}
          maxLength={500}
          value={note}
          onChange={setNote}
        />
      </div>
    </Dialog>
  );
}

type VerdictProps = {
  readonly refund: DecisionProps['refund'];
  readonly ruling: Ruling;
  readonly isSumGood: boolean;
  readonly onChange: (ruling: Ruling) => void;
};

/** Yes or no, and how much. */
function Verdict({ refund, ruling, isSumGood, onChange }: VerdictProps) {
  return (
    <>
      <p className="text-note text-soft">
        {t`客人申请`} <Money amount={refund.asked} />
      </p>
      <RadioGroup
        label={t`决定`}
        value={ruling.decision}
        onChange={(decision) => onChange({ ...ruling, decision })}
        choices={[
          { value: 'grant', label: t`同意退款` },
          { value: 'refuse', label: t`不同意退款` },
        ]}
      />
      {ruling.decision === 'grant' && (
        <TextField
          label={t`退款金额（元）`}
          inputMode="decimal"
          value={ruling.typed}
          onChange={(typed) => onChange({ ...ruling, typed })}
          error={isSumGood ? undefined : t`请输入不超过申请金额的数值。`}
        />
      )}
    </>
  );
}
