import { Button, Checkbox, Dialog, RadioGroup, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Points } from '../words/points.tsx';
import { decisionReasonWords } from '../words/refund-words.ts';
import type { StaffMallRefund } from './refunds.query.ts';
import { firstRuling, pointsOf, type Ruling, reasonOf, reasonsFor, rulingToSend } from './ruling.ts';

type DecideDialogProps = { readonly refund: StaffMallRefund; readonly onClose: () => void };

/** All, a part and why, or nothing and why; there is nobody above the platform, so its word is the last. */
export function DecideDialog({ refund: { id: refundId, asked }, onClose }: DecideDialogProps) {
  const [ruling, setRuling] = useState(firstRuling(asked));
  const ready = rulingToSend(ruling, asked);
  const decide = useAction(
    (decided: NonNullable<typeof ready>) => api('/rest/platform/mall/refund/decide', { refundId, ...decided }),
    { success: () => (ruling.decision === 'grant' ? t`已退回积分` : t`已拒绝退款`), onDone: onClose },
  );
  return (
    <Dialog
      isOpen
      title={t`处理退款申请`}
      onClose={onClose}
      actions={
        <Button
          isWide
          variant={ruling.decision === 'grant' ? 'primary' : 'danger'}
          disabled={ready === null}
          isBusy={decide.isPending}
          onClick={() => ready !== null && decide.mutate(ready)}
        >
          {ruling.decision === 'grant' ? t`确认退积分` : t`确认拒绝`}
        </Button>
      }
    >
      <div className="grid gap-4">
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

/** Yes or no, how much, and whether the pieces can be sent to somebody else. */
function Verdict({ asked, ruling, onChange }: RulingProps) {
  return (
    <>
      <p className="text-note text-soft">
        {t`客人申请`} <Points points={asked} />
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
        <>
          <TextField
            label={t`退回积分`}
            hint={t`可以只退一部分，需选择原因。`}
            inputMode="numeric"
            value={ruling.typed}
            onChange={(typed) => onChange({ ...ruling, typed })}
            error={pointsOf(ruling, asked) === null ? t`请输入 1 到 ${asked} 的整数` : undefined}
          />
          <Checkbox
            label={t`商品已退回入库`}
            hint={t`勾选后这些商品重新计入库存，可以再次兑换。`}
            isChecked={ruling.isBackInStock}
            onChange={(isBackInStock) => onChange({ ...ruling, isBackInStock })}
          />
        </>
      )}
    </>
  );
}

/** Why; a grant of everything is asked nothing. */
function Grounds({ asked, ruling, onChange }: RulingProps) {
  const reasons = reasonsFor(ruling, asked);
  const isGrant = ruling.decision === 'grant';
  return (
    <>
      {reasons.length > 0 && (
        <RadioGroup
          label={isGrant ? t`只退一部分的原因（会翻译给客人看）` : t`不同意的原因（会翻译给客人看）`}
          value={reasonOf(ruling, asked)}
          onChange={(chosen) => onChange({ ...ruling, chosen })}
          choices={reasons.map((value) => ({ value, label: decisionReasonWords[value]() }))}
        />
      )}
      <TextField
        label={t`说明`}
        hint={t`内部备注，选填，客人看不到。`}
        lines={3}
        maxLength={500}
        value={ruling.note}
        onChange={(note) => onChange({ ...ruling, note })}
      />
    </>
  );
}
