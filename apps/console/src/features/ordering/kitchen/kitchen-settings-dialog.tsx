import { Button, Dialog, RadioGroup } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import {
  setKitchenMode,
  type TicketArrangement,
  type TicketSize,
  ticketArrangements,
  ticketSizes,
  useKitchenMode,
} from '../../../kitchen-mode/kitchen-mode.ts';
import { RushModeNotices } from '../../../pausing/rush-mode.tsx';
import { DueSetMealsLink } from '../set-meals/due-set-meals-link.tsx';

const arrangementLabels: Readonly<Record<TicketArrangement, () => string>> = {
  queue: () => t`一个队列，按时间先后`,
  columns: () => t`按步骤分列`,
};

const sizeLabels: Readonly<Record<TicketSize, () => string>> = {
  normal: () => t`标准`,
  large: () => t`大`,
  largest: () => t`特大`,
};

export function KitchenSettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { arrangement, size } = useKitchenMode();
  const leave = () => {
    setKitchenMode({ isOn: false });
    if (document.fullscreenElement) void document.exitFullscreen();
  };
  return (
    <Dialog isOpen title={t`厨房模式设置`} onClose={onClose}>
      <div className="grid gap-4">
        <RadioGroup
          label={t`订单排列`}
          value={arrangement}
          onChange={(value) => setKitchenMode({ arrangement: value })}
          choices={ticketArrangements.map((value) => ({ value, label: arrangementLabels[value]() }))}
        />
        <RadioGroup
          label={t`文字大小`}
          value={size}
          onChange={(value) => setKitchenMode({ size: value })}
          choices={ticketSizes.map((value) => ({ value, label: sizeLabels[value]() }))}
        />
        <div className="grid grid-cols-[minmax(0,1fr)]">
          <RushModeNotices />
          <DueSetMealsLink />
        </div>
        <Button variant="secondary" isWide onClick={leave} className="min-h-12">
          {t`退出厨房模式`}
        </Button>
      </div>
    </Dialog>
  );
}
