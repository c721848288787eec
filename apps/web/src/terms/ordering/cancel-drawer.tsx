import { Button, Drawer, RadioGroup, toast } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { reasonChoices } from './cancel-reasons.ts';
import type { OrderDialogProps } from './order-kind.ts';

type CancelDrawerProps = OrderDialogProps & {
  readonly reasons: readonly number[];
  readonly reasonLabel: (reason: number) => MessageDescriptor | undefined;
  readonly cancel: (reason: number) => Promise<unknown>;
  readonly children: ReactNode;
};

export function CancelDrawer(props: CancelDrawerProps) {
  const { reasons, reasonLabel, cancel, isOpen, onClose, onChanged, children } = props;
  const { t, i18n } = useLingui();
  const [reason, setReason] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => cancel(Number(reason)),
    onSuccess: () => {
      toast(t`Order cancelled`, { kind: 'success' });
      onClose();
    },
    onSettled: onChanged,
  });
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t`Cancel order`}
      actions={
        <Button variant="danger" isWide disabled={reason === null} isBusy={isPending} onClick={() => mutate()}>
          <Trans>Cancel order</Trans>
        </Button>
      }
    >
      {children}
      <RadioGroup
        label={t`Why are you cancelling?`}
        value={reason}
        onChange={setReason}
        choices={reasonChoices(reasons, reasonLabel, i18n)}
      />
    </Drawer>
  );
}
