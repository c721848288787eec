import { type PayEnvironment, payEnvironmentOf } from '@chifan/domain/payment';

/** The app or browser that shows the page (rule payment-2), which cannot change while the page is open. */
export const payEnvironment = (): PayEnvironment => payEnvironmentOf(navigator.userAgent);
