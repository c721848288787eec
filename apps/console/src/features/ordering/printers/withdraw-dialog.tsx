import { Button, Dialog } from '@chifan/ui';
import { t } from '@lingui/core/macro';

type WithdrawDialogProps = {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onWithdraw: () => void;
};

export function WithdrawDialog({ name, isBusy, onClose, onWithdraw }: WithdrawDialogProps) {
  return (
    <Dialog isOpen title={t`作废「${name}」的密钥？`} onClose={onClose}>
      <p className="mb-4">{t`那台打印机立即停止出票，之后要用新密钥重新启动。`}</p>
      <Button variant="danger" isWide isBusy={isBusy} onClick={onWithdraw}>
        {t`作废密钥`}
      </Button>
    </Dialog>
  );
}
