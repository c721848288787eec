import { shanghaiOffsetMs } from '@chifan/domain';
import { recountRating } from '../../modules/review/index.ts';
import { replaceCurrencyTable } from '../../modules/wallet/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sourceIdOf } from '../city-rows.ts';
import type { DemoCity } from '../demo-shapes.ts';
import { featureShops, insertAnnouncements, insertBanners, insertReviews, type NewReview } from './discovery.store.ts';
import { resolveBrandLinks } from './discovery-files.ts';
import type { DemoReview } from './discovery-shapes.ts';

type Numbers = {
  readonly brandIds: ReadonlyMap<string, number>;
  /** Database ids of the shops by source id. */
  readonly shopIds: ReadonlyMap<string, number>;
  /** Ids of the dishes by `<source id of the shop>/<key of the dish>`. */
  readonly dishIds: ReadonlyMap<string, number>;
};

export async function seedDiscovery(tx: Tx, city: DemoCity, numbers: Numbers, now: Date): Promise<void> {
  const { banners, notices, featured, currencies, reviews } = city.discovery;
  const shopIdOf = (slug: string) => numbers.shopIds.get(sourceIdOf(slug)) ?? 0;
  await insertBanners(
    tx,
    banners.map((banner) => ({ ...banner, link: resolveBrandLinks(banner.link, numbers.brandIds) })),
  );
  await insertAnnouncements(tx, notices);
  await featureShops(tx, featured.map(shopIdOf));
  await replaceCurrencyTable(
    tx,
    currencies.date,
    Object.entries(currencies.rates).map(([currency, fen]) => ({ currency, fen })),
  );
  const written = [...reviews].flatMap(([slug, ofShop]) =>
    ofShop.map((review) => reviewOf(slug, review, numbers, now)),
  );
  await insertReviews(tx, written);
  for (const shopId of new Set(written.map(({ shopId }) => shopId))) await recountRating(tx, shopId);
}

const dayMs = 86_400_000;

function reviewOf(slug: string, review: DemoReview, numbers: Numbers, now: Date): NewReview {
  const source = sourceIdOf(slug);
  const createdAt = inShanghai(review.daysAgo, review.at, now);
  return {
    shopId: numbers.shopIds.get(source) ?? 0,
    guestName: review.guest,
    stars: review.stars,
    text: review.text,
    language: review.language,
    reply: review.reply,
    repliedAt: review.reply === null ? null : new Date(createdAt.getTime() + dayMs),
    createdAt,
    tags: review.tags,
    translations: review.translations,
    thumb: thumbOf(review.stars),
    dishIds: review.dishes.map((dish) => numbers.dishIds.get(`${source}/${dish}`) ?? 0),
  };
}

/** Thumb up or down for the dishes in a review, by its stars. Null for three stars. */
const thumbOf = (stars: number) => (stars === 3 ? null : stars > 3 ? ('up' as const) : ('down' as const));

function inShanghai(daysAgo: number, at: string, now: Date): Date {
  const date = new Date(now.getTime() + shanghaiOffsetMs - daysAgo * dayMs).toISOString().slice(0, 10);
  return new Date(`${date}T${at}:00+08:00`);
}
