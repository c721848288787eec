import { type PayEnvironment, payEnvironmentOf } from '@chifan/domain/payment';

/** The app or browser that shows this page (rule payment-2). It cannot change while the page is open. */
export const payEnvironment = (): PayEnvironment => payEnvironmentOf(navigator.userAgent);
