import { Button, Countdown, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type StaffShop, useStaff } from '../platform/staff.ts';
import { dishText } from '../texts/dish-name.tsx';
import { PersonText } from '../texts/person-text.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import { RushDialog } from './rush-dialog.tsx';
import { useRushMode } from './switches.ts';

/** Shows rush mode for each shop that accepts orders: the remaining time, or a button that starts rush mode. */
export function RushModeNotices() {
  const { shops } = useStaff();
  const open = shops.filter(({ isTakingOrders }) => isTakingOrders);
  const calm = open.filter(({ rushUntil }) => rushUntil === null);
  return (
    <>
      {open.map((shop) =>
        shop.rushUntil === null ? null : (
          <RushNotice key={shop.id} shop={shop} until={shop.rushUntil} isNamed={shops.length > 1} />
        ),
      )}
      <div className="flex flex-wrap gap-x-2">
        {calm.map((shop) => (
          <RushSwitch key={shop.id} shop={shop} isNamed={shops.length > 1} />
        ))}
      </div>
    </>
  );
}

type OfShop = { readonly shop: StaffShop; readonly isNamed: boolean };

function RushNotice({ shop, until, isNamed }: OfShop & { readonly until: string }) {
  const set = useRushMode(shop.id);
  const client = useQueryClient();
  const { rushMinutes: minutes } = shop;
  return (
    <div
      role="status"
      className="mb-3 flex flex-wrap items-center gap-3 rounded-card bg-warn-tint px-4 py-2 font-semibold text-warn"
    >
      <Icon name="clock" />
      <p className="min-w-40 flex-1">
        {isNamed && <PersonText text={dishText(shop)} className="block" />}
        <Trans>
          忙碌模式：新订单多 {minutes} 分钟，还剩{' '}
          <Countdown until={until} onEnd={() => void client.invalidateQueries()} />
        </Trans>
      </p>
      <Button variant="secondary" isBusy={set.isPending} onClick={() => set.mutate(null)} className="shrink-0">
        {t`立即结束`}
      </Button>
    </div>
  );
}

function RushSwitch({ shop, isNamed }: OfShop) {
  const name = dishText(shop);
  const [asking, setAsking] = useState<'rush' | 'pause' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <Button variant="secondary" icon="clock" onClick={() => setAsking('rush')} className="mb-3 px-3 sm:px-4">
        {isNamed ? t`忙碌模式：${name}` : t`忙碌模式`}
      </Button>
      {asking === 'rush' && <RushDialog shop={shop} onClose={close} onPause={() => setAsking('pause')} />}
      {asking === 'pause' && <PauseDialog shop={shop} onClose={close} />}
    </>
  );
}
