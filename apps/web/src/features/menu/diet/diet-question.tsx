import { Button, Dialog, HanName } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { VerdictLine } from '../../../terms/diet/verdict-line.tsx';
import type { DietConfirmation } from './diet-confirmation.ts';

export function DietQuestionDialog({ asked: { question, close } }: { readonly asked: DietConfirmation }) {
  const { t } = useLingui();
  if (question === null) return null;
  const { dish, verdict, goOn } = question;
  const agree = () => {
    close();
    goOn();
  };
  return (
    <Dialog
      title={t`This doesn’t fit your diet`}
      isOpen
      onClose={close}
      actions={
        <>
          <Button variant="secondary" className="flex-1" onClick={agree}>
            <Trans>Add anyway</Trans>
          </Button>
          <Button className="flex-1" onClick={close}>
            <Trans>Don’t add</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <HanName name={dish.name} nameZh={dish.nameZh} pinyin={dish.pinyin} />
        <VerdictLine verdict={verdict} />
      </div>
    </Dialog>
  );
}
