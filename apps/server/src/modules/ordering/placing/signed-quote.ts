import type { QuoteChange } from '@chifan/contract/ordering/views';
import { quoteValidMinutes } from '@chifan/domain/ordering';
import { type Failure, refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { readSigned, sha256, sign } from '../../../platform/tokens.ts';
import { type QuoteSnapshot, quoteChangesSince } from './quote-changes.ts';

type Vouched = {
  /**
   * Null if the quote was for a visitor. A visitor's quote is valid for every member who gets the same price (rule
   * ordering-120).
   */
  readonly memberId: number | null;
  readonly requestHash: string;
  readonly seen: QuoteSnapshot;
  readonly until: number;
};

/** The member (null: a visitor), the request and the time of a quote. */
export type QuotedRequest = { readonly memberId: number | null; readonly request: object; readonly now: Date };

type Signing = Pick<Platform, 'signingSecret'>;

const hashOfRequest = (request: object): string => sha256(JSON.stringify(request));

export function signQuote({ signingSecret }: Signing, { memberId, request, now }: QuotedRequest, seen: QuoteSnapshot) {
  const until = now.getTime() + quoteValidMinutes * 60_000;
  const vouched: Vouched = { memberId, requestHash: hashOfRequest(request), seen, until };
  return { token: sign(signingSecret, vouched), expiresAt: new Date(until).toISOString() };
}

export type QuoteCheck =
  | { readonly why: 'holds' }
  | { readonly why: 'changed' | 'expired'; readonly changes: readonly QuoteChange[] }
  /** The token is not a quote of this server, or is a quote for another request. The changes are unknown. */
  | { readonly why: 'unknown' };

/**
 * Checks that the guest has seen exactly the current amounts for exactly the sent request, at most 5 minutes ago (rule
 * ordering-34).
 */
export function checkQuote(
  { signingSecret }: Signing,
  token: string,
  { memberId, request, now }: QuotedRequest,
  current: QuoteSnapshot,
): QuoteCheck {
  const vouched = readSigned(signingSecret, token) as Vouched | undefined;
  if (!vouched || !isFor(vouched, memberId) || vouched.requestHash !== hashOfRequest(request))
    return { why: 'unknown' };
  const changes = quoteChangesSince(vouched.seen, current);
  if (vouched.until < now.getTime()) return { why: 'expired', changes };
  return changes.length === 0 ? { why: 'holds' } : { why: 'changed', changes };
}

const isFor = (vouched: Vouched, memberId: number | null): boolean =>
  vouched.memberId === null || vouched.memberId === memberId;

/**
 * If the quote already showed the obstacle, the order is refused with the obstacle's reason. An obstacle newer than the
 * quote is reported as a changed quote.
 */
export function placementRefusal(
  seen: QuoteCheck,
  obstacle: Failure | undefined,
  /** Returns the current quote, which the guest gets if the seen quote has changed. */
  current: () => object,
): Failure | undefined {
  if (obstacle && !isNews(seen)) return obstacle;
  return seen.why === 'holds' ? undefined : refused('quote_changed', { changes: [], ...seen, ...current() });
}

const isNews = (seen: QuoteCheck): boolean =>
  'changes' in seen && seen.changes.some(({ from, to }) => from === null && to === null);
