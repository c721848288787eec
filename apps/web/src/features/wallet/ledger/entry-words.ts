import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const labels: Readonly<Record<string, MessageDescriptor>> = {
  order_paid: msg`Paid for an order`,
  order_refunded: msg`Refund of an order`,
  gift: msg`Gift from Chifan`,
  top_up: msg`Top-up`,
  opening: msg`Opening balance`,
};

/** Why it was posted; postings that a later release brings are still named. */
export const entryLabel = (reason: string): MessageDescriptor => labels[reason] ?? msg`Another movement`;
