import type { Campaign } from '@chifan/contract/coupon/views';
import { shanghaiDate } from '@chifan/domain';

export type CampaignState = 'later' | 'open' | 'empty' | 'ended';

export function campaignState(
  {
    startsAt,
    endsAt,
    isEnded,
    budget,
    issued,
  }: Pick<Campaign, 'startsAt' | 'endsAt' | 'isEnded' | 'budget' | 'issued'>,
  now: Date,
): CampaignState {
  if (isEnded || new Date(endsAt) <= now) return 'ended';
  if (new Date(startsAt) > now) return 'later';
  return budget !== null && issued >= budget ? 'empty' : 'open';
}

/** Formats an instant as a date in Shanghai, such as "2026-11-21". */
export const formatShanghaiDate = (instant: string): string => shanghaiDate(new Date(instant));
