import { businessDayAhead } from '@chifan/domain';
import { Button, Dialog, RadioGroup, TextField, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { nameText } from '../../../texts/dish-name.tsx';
import type { MenuDish } from './dish-availability.ts';
import { useSetAvailability } from './menu.ts';
import { type SoldOutChoice, soldOutChoices, soldOutUntilOf } from './sold-out-until.ts';

const labels: Readonly<Record<SoldOutChoice, () => string>> = {
  today: () => t`今天，明天自动恢复`,
  tomorrow: () => t`今明两天，后天自动恢复`,
  date: () => t`到某一天自动恢复`,
  by_hand: () => t`直到我手动恢复`,
};

type SoldOutUntilDialogProps = { readonly dish: MenuDish; readonly onClose: () => void };

/**
 * Lets staff choose how long a dish is sold out. By default the dish returns tomorrow, because kitchens forget to put
 * dishes back.
 */
export function SoldOutUntilDialog({ dish, onClose }: SoldOutUntilDialogProps) {
  const now = useNow();
  const [choice, setChoice] = useState<SoldOutChoice>('today');
  const [typed, setTyped] = useState(() => businessDayAhead(now, 3));
  const set = useSetAvailability(dish.id, onClose);
  const until = soldOutUntilOf(choice, typed, now);
  const nameZh = nameText(dish.name);
  return (
    <Dialog isOpen title={t`${nameZh}：售罄到什么时候？`} onClose={onClose}>
      <RadioGroup
        label={t`客人立即看到已售罄；到时间自动恢复`}
        value={choice}
        onChange={setChoice}
        choices={soldOutChoices.map((value) => ({ value, label: labels[value]() }))}
      />
      {choice === 'date' && (
        <TextField
          label={t`哪一天恢复`}
          type="date"
          value={typed}
          onChange={setTyped}
          error={until === undefined ? t`请选择今天之后的日期` : undefined}
        />
      )}
      <Button
        variant="danger"
        isWide
        disabled={until === undefined}
        isBusy={set.isPending}
        onClick={() => until !== undefined && set.mutate({ isAvailable: false, stock: dish.stock, until })}
        className="mt-4 min-h-12"
      >
        {t`设为售罄`}
      </Button>
    </Dialog>
  );
}
