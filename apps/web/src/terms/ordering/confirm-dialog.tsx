import { Button, Dialog } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderKind } from './order-kind.ts';

type ConfirmDialogProps = {
  readonly question: NonNullable<OrderKind<never>['confirmQuestion']>;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

export function ConfirmDialog({ question, isOpen, isBusy, onConfirm, onClose }: ConfirmDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={i18n._(question.title)}
      actions={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            <Trans>Not yet</Trans>
          </Button>
          <Button isWide isBusy={isBusy} onClick={onConfirm}>
            <Trans>Yes, I received it</Trans>
          </Button>
        </>
      }
    >
      <p className="text-note text-soft">{question.text}</p>
    </Dialog>
  );
}
