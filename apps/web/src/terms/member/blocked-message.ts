import { CallError } from '../../platform/api.ts';

/**
 * The server's text for a guest whom an operator blocked, which names what the guest can do next (rule member-56).
 * Undefined for any other error.
 */
export const blockedMessage = (error: Error | null): string | undefined =>
  error instanceof CallError && error.reason === 'member_blocked' ? error.message : undefined;
