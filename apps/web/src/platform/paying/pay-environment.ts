import { type PayEnvironment, payEnvironmentOf } from '@chifan/domain/payment';

/** In what this app runs (rule payment-2): it does not change while the page stands. */
export const payEnvironment = (): PayEnvironment => payEnvironmentOf(navigator.userAgent);
