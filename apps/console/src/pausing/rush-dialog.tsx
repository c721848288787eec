import { type RushLength, type RushMinutes, rushLengths, rushMinutes } from '@chifan/domain/catalogue';
import { Button, Dialog, RadioGroup } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { StaffShop } from '../platform/staff.ts';
import { useRushMode } from './switches.ts';

const lengthLabels: Readonly<Record<RushLength, () => string>> = {
  '20_minutes': () => t`20 分钟`,
  '40_minutes': () => t`40 分钟`,
  '60_minutes': () => t`60 分钟`,
};

type RushDialogProps = { readonly shop: StaffShop; readonly onClose: () => void; readonly onPause: () => void };

/**
 * Starts rush mode, which promises later times to guests. A kitchen that cannot cook any more should pause instead
 * (rule catalogue-23).
 */
export function RushDialog({ shop, onClose, onPause }: RushDialogProps) {
  const [length, setLength] = useState<RushLength>('20_minutes');
  const [minutes, setMinutes] = useState<`${RushMinutes}`>('10');
  const set = useRushMode(shop.id, onClose);
  const start = () =>
    set.mutate({ length, minutes: rushMinutes.find((each) => String(each) === minutes) ?? rushMinutes[0] });
  return (
    <Dialog isOpen title={t`忙碌模式`} onClose={onClose}>
      <div className="grid gap-4">
        <RadioGroup
          label={t`新订单的出餐时间延长多少`}
          value={minutes}
          onChange={setMinutes}
          choices={rushMinutes.map((each) => ({ value: `${each}` as const, label: t`+${each} 分钟` }))}
        />
        <RadioGroup
          label={t`持续多久，到时间自动结束`}
          value={length}
          onChange={setLength}
          choices={rushLengths.map((value) => ({ value, label: lengthLabels[value]() }))}
        />
        <Button isWide isBusy={set.isPending} onClick={start} className="min-h-12">
          {t`开启忙碌模式`}
        </Button>
        <Button variant="danger" isWide onClick={onPause} className="min-h-12">
          {t`改为暂停接单`}
        </Button>
      </div>
    </Dialog>
  );
}
