import type { FailureMessageKey } from '@chifan/contract/client';
import { t } from '@lingui/core/macro';

/**
 * Error messages for responses without a message (rule call-24). The messages are functions, so that they use the
 * current language.
 */
export const failureMessages: Readonly<Record<FailureMessageKey, () => string>> = {
  400: () => t`Something isn’t right. Check what you entered.`,
  401: () => t`You’re not signed in, or your sign-in has expired. Sign in again.`,
  403: () => t`You don’t have permission for this.`,
  404: () => t`This isn’t available right now.`,
  500: () => t`Something went wrong on our side. Please try again.`,
  502: () => t`The server is busy. Please try again later.`,
  network: () => t`Network error. Please check your connection.`,
  timeout: () => t`This took too long. Please try again.`,
  abort: () => t`Stopped.`,
};

export const failureMessage = (of: FailureMessageKey): string => failureMessages[of]();
