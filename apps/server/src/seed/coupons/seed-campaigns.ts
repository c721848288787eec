import { campaignProblem } from '@chifan/domain/coupon';
import { campaignById, insertCampaign, issueCoupon } from '../../modules/coupon/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sourceIdOf } from '../city-rows.ts';
import type { DemoCity } from '../demo-shapes.ts';
import type { DemoCampaign } from './campaigns-file.ts';

const dayMs = 86_400_000;
const begunDaysAgo = 7;
const goesOnDays = 365;

type Numbers = {
  /** Database ids of the shops by source id. */
  readonly shopIds: ReadonlyMap<string, number>;
  /** Ids of the members, in the sequence of people.json. */
  readonly memberIds: readonly number[];
};

/** Opens today's campaigns and gives their coupons to members. No past order used a coupon. */
export async function seedCampaigns(tx: Tx, city: DemoCity, numbers: Numbers, now: Date): Promise<void> {
  for (const campaign of city.campaigns) await openCampaign(tx, city, campaign, numbers, now);
}

async function openCampaign(
  tx: Tx,
  city: DemoCity,
  demo: DemoCampaign,
  { shopIds, memberIds }: Numbers,
  now: Date,
): Promise<void> {
  const { shop, issuer, holders, ...terms } = demo;
  const startsAt = new Date(now.getTime() - begunDaysAgo * dayMs);
  const endsAt = new Date(now.getTime() + goesOnDays * dayMs);
  const problem = campaignProblem({ ...terms, issuer, nameZh: demo.name['zh-CN'], startsAt, endsAt }, now);
  if (problem !== null) throw new Error(`demo/campaigns.json: ${demo.name.en}: ${problem}`);
  const draft = { ...terms, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  const shopId = shop === null ? null : (shopIds.get(sourceIdOf(shop)) ?? null);
  const campaignId = await insertCampaign(tx, { issuer, shopId, draft, staffId: null, now: startsAt });
  if (campaignId === undefined) throw new Error(`demo/campaigns.json: two campaigns have the code ${demo.code}`);
  for (const email of holders) {
    const memberId = memberIds[city.people.members.findIndex((member) => member.email === email)];
    if (memberId === undefined) throw new Error(`demo/campaigns.json: ${email} is no member`);
    await give(tx, { campaignId, memberId, at: now });
  }
}

async function give(tx: Tx, { campaignId, memberId, at }: { campaignId: number; memberId: number; at: Date }) {
  const campaign = await campaignById(tx, campaignId);
  if (!campaign) throw new Error(`there is no campaign ${campaignId}`);
  const links = { levelOf: () => Promise.resolve('bronze' as const) };
  const issued = await issueCoupon(tx, links, { campaign, memberId, event: 'grant', purchaseId: null, at });
  if (!issued.ok) throw new Error(`demo/campaigns.json: ${campaign.name.en ?? ''}: ${issued.reason}`);
}
