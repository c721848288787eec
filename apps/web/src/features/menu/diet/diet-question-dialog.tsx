import { Button, Dialog, HanName } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AskedDiet } from './use-diet-question.ts';
import { VerdictLine } from './verdict-line.tsx';

/** Asks before a dish that conflicts with the guest's diet goes into the cart. */
export function DietQuestionDialog({ asked: { question, close } }: { readonly asked: AskedDiet }) {
  const { t } = useLingui();
  if (question === null) return null;
  const { dish, verdict, goOn } = question;
  const agree = () => {
    close();
    goOn();
  };
  return (
    <Dialog
      title={t`This does not fit what you eat`}
      isOpen
      onClose={close}
      actions={
        <>
          <Button variant="secondary" className="flex-1" onClick={agree}>
            <Trans>Add it anyway</Trans>
          </Button>
          <Button className="flex-1" onClick={close}>
            <Trans>Leave it</Trans>
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
