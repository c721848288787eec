import { liableParties } from '@chifan/domain/refund';
import { Button, Dialog, Money, RadioGroup, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { liableLabels } from '../../../staff-order/order-labels.ts';
import type { DecisionProps } from './grant-dialog.tsx';
import { ReasonChoice } from './reason-choice.tsx';
import { amountOf, firstRuling, type Ruling, reasonOf, reasonsFor, rulingToSend } from './ruling.ts';

/** The platform's word is the last: in writing, with who bears it. */
export function DecideDialog({ refund: { id: refundId, asked, offer }, onClose }: DecisionProps) {
  const [ruling, setRuling] = useState(firstRuling(asked));
  const ready = rulingToSend(ruling, asked);
  const decide = useAction(
    (decided: NonNullable<typeof ready>) => api('/rest/platform/refund/decide', { refundId, ...decided }),
    { success: () => t`已裁定，并通知双方`, onDone: onClose },
  );
  return (
    <Dialog
      isOpen
      title={t`平台裁定`}
      onClose={onClose}
      actions={
        <Button
          isWide
          disabled={ready === null}
          isBusy={decide.isPending}
          onClick={() => ready !== null && decide.mutate(ready)}
        >
          {t`确认裁定`}
        </Button>
      }
    >
      <div className="grid gap-4">
        {offer !== null && (
          <p className="text-note text-soft">
            {t`商家曾提议退款`} <Money amount={offer.amount} />
          </p>
        )}
        <Verdict asked={asked} ruling={ruling} onChange={setRuling} />
        <Grounds asked={asked} ruling={ruling} onChange={setRuling} />
      </div>
    </Dialog>
  );
}

type RulingProps = {
  readonly asked: number;
  readonly ruling: Ruling;
  readonly onChange: (ruling: Ruling) => void;
};

/** Yes or no, and how much. */
function Verdict({ asked, ruling, onChange }: RulingProps) {
  return (
    <>
      <p className="text-note text-soft">
        {t`客人申请`} <Money amount={asked} />
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
          error={amountOf(ruling, asked) === null ? t`请输入 0.01 元以上、不超过申请金额的数。` : undefined}
        />
      )}
    </>
  );
}

/** Why, and who bears it. */
function Grounds({ asked, ruling, onChange }: RulingProps) {
  return (
    <>
      <ReasonChoice
        isGrant={ruling.decision === 'grant'}
        reasons={reasonsFor(ruling, asked)}
        value={reasonOf(ruling, asked)}
        onChange={(chosen) => onChange({ ...ruling, chosen })}
      />
      <RadioGroup
        label={t`责任方（承担退款）`}
        value={ruling.liable}
        onChange={(liable) => onChange({ ...ruling, liable })}
        choices={liableParties.map((value) => ({ value, label: liableLabels[value]() }))}
      />
      <TextField
        label={t`书面说明`}
        hint={t`商家和平台可见，客人只看到上面的原因。全额退款时必填，请写清依据。`}
        lines={4}
        maxLength={500}
        value={ruling.note}
        onChange={(note) => onChange({ ...ruling, note })}
      />
    </>
  );
}
