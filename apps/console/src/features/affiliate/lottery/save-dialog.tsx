import { expectedPrize, type LotteryPrize } from '@chifan/domain/affiliate';
import { Button, Dialog, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';

type SaveDialogProps = {
  readonly before: readonly LotteryPrize[];
  readonly after: readonly LotteryPrize[];
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
};

/** Shows the average prize before and after the change, because each draw after saving pays real money. */
export function SaveDialog({ before, after, isBusy, onSave, onClose }: SaveDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`保存新的抽奖设置？`}
      actions={
        <>
          <Button variant="secondary" isWide onClick={onClose}>{t`再想想`}</Button>
          <Button isWide isBusy={isBusy} onClick={onSave}>{t`确认保存`}</Button>
        </>
      }
    >
      <dl className="grid grid-cols-[1fr_auto_auto] items-baseline gap-x-4 gap-y-2">
        <dt className="text-soft">{t`平均每次`}</dt>
        <Change before={Math.round(expectedPrize(before))} after={Math.round(expectedPrize(after))} />
        <dt className="text-soft">{t`最高奖金`}</dt>
        <Change before={highestOf(before)} after={highestOf(after)} />
      </dl>
      <p className="mt-3 text-note text-soft">{t`保存后立即生效，已经抽出的结果不变。客人可以看到各奖项的概率。`}</p>
    </Dialog>
  );
}

/** `before` and `after` are amounts in fen. */
function Change({ before, after }: { readonly before: number; readonly after: number }) {
  return (
    <>
      <dd className="text-end">{before === after ? null : <Money amount={before} isOld />}</dd>
      <dd className="text-end font-semibold">
        <Money amount={after} />
      </dd>
    </>
  );
}

const highestOf = (prizes: readonly LotteryPrize[]): number => Math.max(...prizes.map(({ amount }) => amount));
