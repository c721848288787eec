import { type PayEnvironment, payEnvironmentOf } from '@chifan/domain/payment';

/** The app or browser of this page (rule payment-2). Constant while the page is open. */
export const payEnvironment = (): PayEnvironment => payEnvironmentOf(navigator.userAgent);
