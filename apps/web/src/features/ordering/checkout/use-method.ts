import { offeredOrder, type PaymentMethod, paysIn } from '@chifan/domain/payment';
import { useState } from 'react';
import { useSite } from '../../../platform/site/site-variant.ts';
import { payEnvironment } from '../../../terms/payment/pay-environment.ts';

/** Configured gateways, without balance, which has its own switch. The first that works here is preselected. */
export function useMethod(methods: readonly PaymentMethod[]) {
  const [chosen, setMethod] = useState<PaymentMethod | null>(null);
  const site = useSite((each) => each.site);
  const environment = payEnvironment();
  const gateways: PaymentMethod[] = methods.filter((each) => each !== 'balance');
  const first = offeredOrder(gateways, { site, environment }).find((each) => paysIn(each, environment)) ?? null;
  const method = chosen !== null && gateways.includes(chosen) ? chosen : first;
  return { gateways, method, setMethod };
}
