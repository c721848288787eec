import { type PaymentMethod, sortPaymentMethods, worksInEnvironment } from '@chifan/domain/payment';
import { create } from 'zustand';
import { onForgetGuest } from '../../../platform/session/forget-guest.ts';
import { useSite } from '../../../platform/site/site-variant.ts';
import { guestStorage } from '../../../platform/storage.ts';
import { payEnvironment } from '../../../terms/payment/pay-environment.ts';

const stored = guestStorage('method');
const useChosen = create<{ readonly method: string | null }>()(() => ({ method: stored.read() }));
onForgetGuest(() => useChosen.setState({ method: null }));

/** Sets the payment method of the checkout and stores it as the default for the next order (rule ordering-52). */
function setMethod(method: PaymentMethod): void {
  stored.write(method);
  useChosen.setState({ method });
}

/**
 * The chosen payment method among the configured gateways. The default is the first method that works in this browser.
 * Balance is a separate switch.
 */
export function useMethod(methods: readonly PaymentMethod[]) {
  const chosen = useChosen(({ method }) => method);
  const site = useSite((each) => each.site);
  const environment = payEnvironment();
  const gateways: PaymentMethod[] = methods.filter((each) => each !== 'balance');
  const first =
    sortPaymentMethods(gateways, { site, environment }).find((each) => worksInEnvironment(each, environment)) ?? null;
  const method = gateways.find((each) => each === chosen && worksInEnvironment(each, environment)) ?? first;
  return { gateways, method, setMethod };
}
