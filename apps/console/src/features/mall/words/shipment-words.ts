import type { ShipmentStatus } from '@chifan/domain/mall';
import { t } from '@lingui/core/macro';

export const shipmentWords: Readonly<Record<ShipmentStatus, () => string>> = {
  handed_over: () => t`已交给快递`,
  collected: () => t`快递已揽收`,
  in_transit: () => t`运输中`,
  out_for_delivery: () => t`派送中`,
  delivered: () => t`已签收`,
  held_up: () => t`运输受阻`,
  returned: () => t`退回途中`,
};
