import { type PauseLength, pauseLengths } from '@chifan/domain/catalogue';
import { Button, Dialog, RadioGroup } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { StaffShop } from '../platform/staff.ts';
import { useShopPause } from './switches.ts';

const labels: Readonly<Record<PauseLength, () => string>> = {
  '20_minutes': () => t`20 分钟`,
  '40_minutes': () => t`40 分钟`,
  '60_minutes': () => t`60 分钟`,
  business_day: () => t`今天不再接单，明天自动恢复`,
  until_ended: () => t`直到我手动恢复`,
};

type PauseDialogProps = { readonly shop: StaffShop; readonly onClose: () => void };

/**
 * Pauses a shop for a chosen time. Most of the offered pauses end automatically, because a shop with a forgotten pause
 * would refuse orders for days.
 */
export function PauseDialog({ shop, onClose }: PauseDialogProps) {
  const [length, setLength] = useState<PauseLength>('20_minutes');
  const set = useShopPause(shop.id, onClose);
  const pause = () => set.mutate({ isTakingOrders: false, autoAccept: shop.autoAccept, pause: length });
  return (
    <Dialog isOpen title={t`暂停接单多久？`} onClose={onClose}>
      <RadioGroup
        label={t`到时间自动恢复接单，已接的订单不受影响`}
        value={length}
        onChange={setLength}
        choices={pauseLengths.map((value) => ({ value, label: labels[value]() }))}
      />
      <Button variant="danger" isWide isBusy={set.isPending} onClick={pause} className="mt-4 min-h-12">
        {t`暂停接单`}
      </Button>
    </Dialog>
  );
}
