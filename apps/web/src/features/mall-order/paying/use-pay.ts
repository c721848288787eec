import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, newIdempotencyKey } from '../../../platform/api.ts';

/** Pays once: a tap after an answer that got lost asks for the same payment again. */
export function usePay(orderId: number, onChanged: () => void) {
  const { t } = useLingui();
  const [idempotencyKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: () => api('/rest/mall/order/pay', { orderId }, { idempotencyKey }),
    onSuccess: () => toast(t`Paid. We pack your parcel.`, { kind: 'success' }),
    // Refused or not: what stands on screen is no longer true.
    onSettled: onChanged,
  });
}
