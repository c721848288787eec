import type { MoneyTrail } from '@chifan/contract/payment/views';
import { Button, Dialog, Icon, Money, RadioGroup, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { PersonText } from '../../../texts/person-text.tsx';

export type TrailGatewayRefund = MoneyTrail['attempts'][number]['gatewayRefunds'][number];

type Ending = { readonly destination: 'otherwise' | 'balance'; readonly reference: string; readonly note: string };

type EndGatewayRefundProps = {
  readonly gatewayRefund: Pick<TrailGatewayRefund, 'number' | 'amount'>;
  readonly onClose: () => void;
};

/** Ends a gateway refund by hand. Shows the data again for confirmation, because an operator cannot undo this. */
export function EndGatewayRefundDialog({ gatewayRefund, onClose }: EndGatewayRefundProps) {
  const [ending, setEnding] = useState<Ending>({ destination: 'balance', reference: '', note: '' });
  const [isAsked, setIsAsked] = useState(false);
  const typed = endingOf(ending);
  if (isAsked && typed !== null) {
    return (
      <ConfirmEnding gatewayRefund={gatewayRefund} ending={typed} onBack={() => setIsAsked(false)} onClose={onClose} />
    );
  }
  return (
    <Dialog
      isOpen
      title={t`改用其他方式退款`}
      onClose={onClose}
      actions={
        <Button isWide disabled={typed === null} onClick={() => setIsAsked(true)}>
          {t`下一步`}
        </Button>
      }
    >
      <EndingForm ending={ending} amount={gatewayRefund.amount} onChange={setEnding} />
    </Dialog>
  );
}

function endingOf({ destination, reference, note }: Ending): Ending | null {
  const typed = { destination, reference: destination === 'balance' ? '' : reference.trim(), note: note.trim() };
  return typed.note === '' || (destination === 'otherwise' && typed.reference === '') ? null : typed;
}

type ConfirmEndingProps = EndGatewayRefundProps & { readonly ending: Ending; readonly onBack: () => void };

function ConfirmEnding({ gatewayRefund: { number, amount }, ending, onBack, onClose }: ConfirmEndingProps) {
  const { destination } = ending;
  const end = useAction(() => api('/rest/platform/payment/endGatewayRefund', { number, ...ending }), {
    success: () => (destination === 'balance' ? t`已退到客人余额` : t`已记为其他方式退款`),
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      title={t`确认后不能撤销`}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" isWide onClick={onBack}>
            {t`返回修改`}
          </Button>
          <Button variant="danger" isWide isBusy={end.isPending} onClick={() => end.mutate(undefined)}>
            {t`确认退款`}
          </Button>
        </>
      }
    >
      <ReadOnceMore ending={ending} amount={amount} />
    </Dialog>
  );
}

type EndingFormProps = {
  readonly ending: Ending;
  readonly amount: number;
  readonly onChange: (ending: Ending) => void;
};

function EndingForm({ ending, amount, onChange }: EndingFormProps) {
  return (
    <div className="grid gap-4">
      <p className="text-note text-soft">
        {t`渠道退不了的金额`} <Money amount={amount} />
      </p>
      <RadioGroup
        label={t`退款方式`}
        value={ending.destination}
        onChange={(destination) => onChange({ ...ending, destination })}
        choices={[
          { value: 'balance', label: t`退到客人余额` },
          { value: 'otherwise', label: t`已用其他方式付给客人` },
        ]}
      />
      {ending.destination === 'otherwise' && (
        <TextField
          label={t`付款凭证号`}
          hint={t`银行转账流水号或收据号。`}
          maxLength={100}
          value={ending.reference}
          onChange={(reference) => onChange({ ...ending, reference })}
        />
      )}
      <TextField
        label={t`说明`}
        hint={t`为什么渠道退不了，和客人怎么约定的。`}
        lines={3}
        maxLength={500}
        value={ending.note}
        onChange={(note) => onChange({ ...ending, note })}
      />
    </div>
  );
}

function ReadOnceMore({ ending: { destination, reference, note }, amount }: Omit<EndingFormProps, 'onChange'>) {
  return (
    <div className="grid gap-3">
      <p className="flex gap-2">
        <Icon name="warning" className="shrink-0 text-bad" />
        {destination === 'balance'
          ? t`这笔钱将立即进入客人余额，渠道不再重试打款。`
          : t`请确认钱已经付给客人，渠道不再重试打款。`}
      </p>
      <p className="font-semibold">
        {destination === 'balance' ? t`退到客人余额` : t`已用其他方式付给客人`} <Money amount={amount} />
      </p>
      {reference !== '' && <p className="figures break-all text-note text-soft">{t`凭证号 ${reference}`}</p>}
      <PersonText text={note} className="block text-note text-soft" />
    </div>
  );
}
