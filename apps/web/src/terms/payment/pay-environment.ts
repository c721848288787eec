import { type PayEnvironment, payEnvironmentOf } from '@chifan/domain/payment';

/** In which app or browser this page runs (rule payment-2); it never changes while the page is open. */
export const payEnvironment = (): PayEnvironment => payEnvironmentOf(navigator.userAgent);
