import { Button, toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyComponent } from '../../platform/loading/lazy-component.tsx';
import { withPhrases } from '../../platform/phrases/with-phrases.ts';
import type { ButtonStyle, OrderDialogProps, OrderKind } from './order-kind.ts';

const ConfirmDialog = lazyComponent(async () => ({
  default: (await withPhrases(import('./confirm-dialog.tsx'), 'shell-screens')).ConfirmDialog,
}));

type ConfirmButtonProps = ButtonStyle &
  Pick<OrderDialogProps, 'onChanged'> & { readonly kind: OrderKind<never>; readonly orderId: number };

/**
 * A button with which the guest confirms the receipt of the order. If `kind` has a question, a dialog shows it first.
 */
export function ConfirmButton({ kind, orderId, onChanged, ...style }: ConfirmButtonProps) {
  const { i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { confirm, confirmQuestion: question, words } = kind;
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirm(orderId),
    onSuccess: () => toast(i18n._(words.thanks), { kind: 'success' }),
    onSettled: () => {
      setAsking(false);
      onChanged();
    },
  });
  return (
    <>
      <Button
        {...style}
        isBusy={isPending && !isAsking}
        onClick={() => (question === undefined ? mutate() : setAsking(true))}
      >
        {i18n._(words.received)}
      </Button>
      {question !== undefined && (
        <ConfirmDialog
          question={question}
          isOpen={isAsking}
          isBusy={isPending}
          onConfirm={() => mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
