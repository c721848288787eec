import { Button, Dialog } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { type OpenState, openingStateText } from '../../../terms/shop/opening-state-text.ts';

type RestingDialogProps = { readonly openState: OpenState; readonly onClose: () => void };

/** Explains that the restaurant accepts no orders now (rule catalogue-6). */
export function RestingDialog({ openState, onClose }: RestingDialogProps) {
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
