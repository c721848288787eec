import { Button, Dialog } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { type OpenState, openingWords } from '../../../terms/shops/opening-words.ts';

type RestingDialogProps = { readonly openState: OpenState; readonly onClose: () => void };

/** Rule catalogue-6: a modal says that the shop is resting and cannot take orders now. */
export function RestingDialog({ openState, onClose }: RestingDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Dialog
      title={t`This restaurant is resting`}
      isOpen
      onClose={onClose}
      actions={
        <Button isWide onClick={onClose}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      <p className="font-semibold">{openingWords(openState, language)}</p>
      <p>
        <Trans>It cannot take orders now. Your cart stays as it is until it opens again.</Trans>
      </p>
    </Dialog>
  );
}
