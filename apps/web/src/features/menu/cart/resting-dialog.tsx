import { Button, Dialog } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { chooseTime } from '../../../platform/choice/order-choice.ts';
import { useLanguage } from '../../../platform/language.ts';
import { isClosedThen, type OpenState, openingStateText } from '../../../terms/shop/opening-state-text.ts';

type RestingDialogProps = { readonly openState: OpenState; readonly onClose: () => void };

/** Explains that the restaurant accepts no orders now (rule catalogue-6), or not at the chosen time (rule app-20). */
export const RestingDialog = ({ openState, onClose }: RestingDialogProps) =>
  isClosedThen(openState) ? <ClosedThenDialog onClose={onClose} /> : <ClosedNowDialog {...{ openState, onClose }} />;

function ClosedThenDialog({ onClose }: Pick<RestingDialogProps, 'onClose'>) {
  const { t } = useLingui();
  const orderNow = () => {
    chooseTime(null);
    onClose();
  };
  return (
    <Dialog
      title={t`This restaurant is closed at your chosen time`}
      isOpen
      onClose={onClose}
      actions={
        <Button isWide onClick={orderNow}>
          <Trans>Order for now instead</Trans>
        </Button>
      }
    >
      <p>
        <Trans>It is open now. To order for later, choose another time at the top of the menu.</Trans>
      </p>
    </Dialog>
  );
}

function ClosedNowDialog({ openState, onClose }: RestingDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Dialog
      title={t`This restaurant isn’t taking orders right now`}
      isOpen
      onClose={onClose}
      actions={
        <Button isWide onClick={onClose}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      <p className="font-semibold">{openingStateText(openState, language)}</p>
      <p>
        <Trans>You can’t order right now. We’ll save your cart until it opens.</Trans>
      </p>
    </Dialog>
  );
}
