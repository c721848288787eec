import { Button, Dialog, RadioGroup, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../platform/use-action.ts';
import { firstRuling, type RefundDecision, type RefundDecisionForm, validateDecision } from './refund-decision-form.ts';
import type { RefundKind } from './refund-kind.ts';

type DecideDialogProps<Reason extends string> = {
  readonly kind: RefundKind<Reason>;
  readonly asked: number;
  readonly title: string;
  readonly words: Readonly<Record<'confirm' | 'done', (isGrant: boolean) => string>>;
  readonly note: { readonly label: string; readonly hint: string };
  readonly send: (decided: RefundDecision<Reason>) => Promise<unknown>;
  readonly onClose: () => void;
  readonly before?: ReactNode;
  readonly ofGrant?: ReactNode;
  readonly children?: ReactNode;
};

export function DecideDialog<Reason extends string>(props: DecideDialogProps<Reason>) {
  const { kind, asked, title, words, note, send, onClose, before, ofGrant, children } = props;
  const [ruling, setRuling] = useState(() => firstRuling(kind, asked));
  const { amount, reasons, reason, decided } = validateDecision(kind, ruling, asked);
  const isGrant = ruling.decision === 'grant';
  const decide = useAction(send, { success: () => words.done(isGrant), onDone: onClose });
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <Button
          isWide
          variant={isGrant ? 'primary' : 'danger'}
          disabled={decided === null}
          isBusy={decide.isPending}
          onClick={() => decided !== null && decide.mutate(decided)}
        >
          {words.confirm(isGrant)}
        </Button>
      }
    >
      <div className="grid gap-4">
        {before}
        <RequestedRefund kind={kind} asked={asked} />
        <Verdict kind={kind} asked={asked} ruling={ruling} isSum={amount !== null} onChange={setRuling} />
        {isGrant && ofGrant}
        <ReasonChoice
          kind={kind}
          isGrant={isGrant}
          reasons={reasons}
          value={reason}
          onChange={(chosen) => setRuling({ ...ruling, chosen })}
        />
        {children}
        <TextField
          {...note}
          lines={4}
          maxLength={500}
          value={ruling.note}
          onChange={(typed) => setRuling({ ...ruling, note: typed })}
        />
      </div>
    </Dialog>
  );
}

type VerdictProps<Reason extends string> = Pick<DecideDialogProps<Reason>, 'kind' | 'asked'> & {
  readonly ruling: RefundDecisionForm<Reason>;
  readonly isSum: boolean;
  readonly onChange: (ruling: RefundDecisionForm<Reason>) => void;
};

function Verdict<Reason extends string>({ kind, asked, ruling, isSum, onChange }: VerdictProps<Reason>) {
  return (
    <>
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
          label={kind.words.amount()}
          hint={kind.words.amountHint?.()}
          inputMode={kind.inputMode}
          value={ruling.typed}
          onChange={(typed) => onChange({ ...ruling, typed })}
          error={isSum ? undefined : kind.words.amountFault(asked)}
        />
      )}
    </>
  );
}

type AskedProps = { readonly kind: Pick<RefundKind<string>, 'Amount'>; readonly asked: number };

export const RequestedRefund = ({ kind: { Amount }, asked }: AskedProps) => (
  <p className="text-note text-soft">
    {t`客人申请`} <Amount amount={asked} />
  </p>
);

type ReasonChoiceProps<Reason extends string> = {
  readonly kind: Pick<RefundKind<Reason>, 'reasonLabels'>;
  readonly reasons: readonly Reason[];
  readonly isGrant: boolean;
  readonly value: Reason | null;
  readonly onChange: (reason: Reason) => void;
};

/** Choice of the reason for refusing a refund or granting a part. `reasons` is empty for a full grant. */
export function ReasonChoice<Reason extends string>(props: ReasonChoiceProps<Reason>) {
  const { kind, reasons, isGrant, value, onChange } = props;
  if (reasons.length === 0) return null;
  return (
    <RadioGroup
      label={isGrant ? t`只退一部分的原因（会翻译给客人看）` : t`不同意的原因（会翻译给客人看）`}
      value={value}
      onChange={onChange}
      choices={reasons.map((reason) => ({ value: reason, label: kind.reasonLabels[reason]() }))}
    />
  );
}
