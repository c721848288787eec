import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { doorNumberZh } from '@chifan/domain/address';
import { Badge, Money, StateBadge, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Photos } from '../../pictures/photos.tsx';
import { type StaffKind, useStaff } from '../../platform/staff.ts';
import { clockTime } from '../../platform/time.ts';
import { DishName, shopNamesOf } from '../../texts/dish-name.tsx';
import { PersonText } from '../../texts/person-text.tsx';
import { DoorWaitFacts } from '../door-wait-facts.tsx';
import { MessageThread } from '../messages/message-thread.tsx';
import { useMessageDialog, WriteButton } from '../messages/order-messages.tsx';
import { OrderDiet } from '../order-diet.tsx';
import { isInAfterSale } from '../order-facts.ts';
import { OrderGuest } from '../order-guest.tsx';
import { eventLabels, reasonLabel } from '../order-labels.ts';
import { OrderLines } from '../order-lines.tsx';
import { OrderRemark } from '../order-remark.tsx';
import { OrderTime } from '../order-time.tsx';
import { OrderTitle } from '../order-title.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { VoucherCodes } from '../voucher-codes.tsx';
import { OrderTimeline } from './order-timeline.tsx';

type OrderDetailProps = { readonly order: StaffOrder; readonly moves: ReactNode; readonly record?: ReactNode };

export function OrderDetail({ order, moves, record }: OrderDetailProps) {
  const talk = useMessageDialog(order);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <OrderDiet order={order} />
      <div className="grid gap-2">
        <div className="flex items-start justify-between gap-2">
          <OrderTitle order={order} />
          <OrderState order={order} />
        </div>
        <OrderTime order={order} />
        <OrderGuest order={order} />
      </div>
      <OrderRemark order={order} />
      <VoucherCodes order={order} />
      <Part title={t`菜品`}>
        <OrderLines lines={order.lines} isSetMeal={order.setMealId !== null} withAmounts />
        <Sums order={order} />
      </Part>
      {order.address && (
        <Part title={t`送餐地址`}>
          <OrderAddress address={order.address} language={order.guestLanguage} />
        </Part>
      )}
      <Part title={order.shopId === null ? t`品牌（客人还没选店）` : t`餐厅`}>
        <p>
          <DishName {...shopNamesOf(order)} />
        </p>
        <p className="text-note text-soft">{order.shopAddressZh}</p>
        {order.shopPhone !== null && <PhoneLink phone={order.shopPhone} of={t`餐厅`} />}
      </Part>
      {order.courier && (
        <Part title={t`骑手`}>
          <p>
            <PersonText text={order.courier.name} />
          </p>
          {order.courier.phone !== null && <PhoneLink phone={order.courier.phone} of={t`骑手`} />}
          <DoorWaitFacts order={order} />
          {order.isCodeLocked && (
            <p className="font-semibold text-bad">{t`收货码输错五次，已锁定：请核对送达照片。`}</p>
          )}
          {order.handOverPhoto !== null && <Photos photos={[order.handOverPhoto]} label={t`送达照片`} />}
        </Part>
      )}
      {order.messages.length > 0 && (
        <Part title={t`消息`}>
          <MessageThread messages={order.messages} />
        </Part>
      )}
      <WriteButton order={order} onOpen={talk.open} />
      {talk.dialog}
      <Part title={t`订单进度`}>
        <Progress rows={order.timeline} />
      </Part>
      {record}
      <div className="sticky -bottom-4 -mx-4 -mb-4 border-t border-line bg-surface px-4 py-3 empty:hidden">{moves}</div>
    </article>
  );
}

/** Every order has at least one step. An empty list means that the steps are in the archive. */
const Progress = ({ rows }: { readonly rows: StaffOrder['timeline'] }) =>
  rows.length === 0 ? (
    <p className="text-note text-soft">{t`订单进度已归档，需要时请联系平台取回。`}</p>
  ) : (
    <OrderTimeline rows={rows} eventOf={({ event }) => eventLabels[event]()} reasonOf={reasonLabel} />
  );

/** States that the merchant or the courier sees from another side than the guest. */
const stateLabels: Readonly<Record<StaffKind, Partial<Record<StaffOrder['state'], () => string>>>> = {
  merchant: { pending: () => t`待接单` },
  courier: { delivering: () => t`制作中` },
  platform: {},
};

export function OrderState({ order }: { readonly order: StaffOrder }) {
  const { role } = useStaff();
  return (
    <span className="flex shrink-0 flex-wrap justify-end gap-1">
      <StateBadge state={order.state} label={stateLabels[role][order.state]?.()} />
      {isInAfterSale(order) && order.state !== 'after_sale_processing' && <Badge tone="warn">{t`售后中`}</Badge>}
    </span>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-note font-semibold text-soft">{title}</h3>
      {children}
    </section>
  );
}

function Sums({ order }: { readonly order: StaffOrder }) {
  const { goods, reductions, packageFee, deliveryFee, paid, refundedAmount, pickUpCode, placedAt } = order;
  const placed = clockTime(placedAt, useNow());
  return (
    <dl className="mt-3 grid grid-cols-[1fr_auto] gap-1 border-t border-line pt-3 text-note">
      <dt className="text-soft">{t`菜品合计`}</dt>
      <dd className="text-end">
        <Money amount={goods} />
      </dd>
      <SumRow label={t`优惠`} amount={-reductions} />
      <SumRow label={t`打包费`} amount={packageFee} />
      <SumRow label={t`配送费`} amount={deliveryFee} />
      <dt className="font-semibold">{t`客人实付`}</dt>
      <dd className="text-end font-semibold">
        <Money amount={paid} />
      </dd>
      {refundedAmount > 0 && (
        <>
          <dt className="text-soft">{t`已退给客人`}</dt>
          <dd className="text-end">
            <Money amount={-refundedAmount} />
          </dd>
        </>
      )}
      <dt className="text-soft">{t`下单时间`}</dt>
      <dd className="figures text-end">{placed}</dd>
      {pickUpCode !== null && (
        <>
          <dt className="text-soft">{t`取餐码`}</dt>
          <dd className="figures text-end font-semibold">{pickUpCode}</dd>
        </>
      )}
    </dl>
  );
}

type SumRowProps = { readonly label: string; readonly amount: number };

const SumRow = ({ label, amount }: SumRowProps) =>
  amount !== 0 && (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="text-end">
        <Money amount={amount} />
      </dd>
    </>
  );

type OrderAddressProps = { readonly address: NonNullable<StaffOrder['address']>; readonly language: string };

/** Chinese address for the courier, followed by the guest's own words to compare on a phone call. */
export function OrderAddress({ address: { addressZh, address, doorNumber }, language }: OrderAddressProps) {
  const chineseDoor = doorNumberZh(doorNumber);
  const written = [address === addressZh ? '' : address, chineseDoor === null ? '' : doorNumber].filter(Boolean);
  return (
    <div>
      <p className="text-body font-semibold">
        <PersonText text={addressZh} /> <PersonText text={chineseDoor ?? doorNumber} />
      </p>
      {written.length > 0 && (
        <p className="text-note text-soft">
          <PersonText text={written.join(' · ')} lang={language} />
        </p>
      )}
    </div>
  );
}
