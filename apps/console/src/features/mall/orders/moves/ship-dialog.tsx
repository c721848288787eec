import { t } from '@lingui/core/macro';
import { api } from '../../../../platform/api.ts';
import { PersonText } from '../../../../texts/person-text.tsx';
import type { MoveProps } from './order-dialog-props.ts';
import { ParcelDialog } from './parcel-dialog.tsx';

/** The guest can follow it from here on, and can no longer cancel: to whom it goes is read once more. */
export function ShipDialog({ order, onClose }: MoveProps) {
  const { id: orderId, contact, addressZh, doorNumber } = order;
  return (
    <ParcelDialog
      order={order}
      onClose={onClose}
      title={t`发货`}
      submit={t`确认发货`}
      send={(parcel) => api('/rest/platform/mall/order/ship', { orderId, ...parcel })}
      success={() => t`已登记发货，客人可以查看物流`}
    >
      <p className="rounded-small bg-sunken p-3 text-note">
        <PersonText text={contact} className="font-semibold" />
        <span className="block">
          <PersonText text={addressZh} /> <PersonText text={doorNumber} />
        </span>
      </p>
    </ParcelDialog>
  );
}

/** Somebody mistyped it. */
export function CorrectDialog({ order, onClose }: MoveProps) {
  return (
    <ParcelDialog
      order={order}
      onClose={onClose}
      title={t`更正快递信息`}
      submit={t`保存`}
      send={(parcel) => api('/rest/platform/mall/order/parcel', { orderId: order.id, ...parcel })}
      success={() => t`已更正`}
    />
  );
}
