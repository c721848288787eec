import { distanceMetres } from '@chifan/domain/address';
import {
  courierOfferSeconds,
  deliveryJobObstacle,
  maxActiveDeliveryJobs,
  maxCourierOfferMetres,
  maxOfferRings,
  nextOfferRing,
} from '@chifan/domain/dispatch';
import { give, type Job, type Policy, type Rider } from './simulated-city.ts';

type Asked = { readonly rider: Rider; readonly at: number; readonly answer: 'take' | 'decline' | 'silence' };
type Offering = { ring: number; asked: Asked[]; readonly before: Set<number> };

/** Couriers take 70 % of the offers, decline 20 % and do not answer 10 %. */
const answerOf = (drawn: number): Asked['answer'] => (drawn < 0.7 ? 'take' : drawn < 0.9 ? 'decline' : 'silence');

/**
 * Offers delivery jobs in rings, which are groups of couriers who get offers of one job at the same time (rule
 * courier-9).
 */
export function offerRings(chance: () => number): Policy {
  const offerings = new Map<Job, Offering>();
  return (open, riders, now) => {
    for (const job of open) {
      const offering = offerings.get(job) ?? { ring: 0, asked: [], before: new Set<number>() };
      offerings.set(job, offering);
      if (offering.ring > maxOfferRings) takeOpen(job, riders, { now, chance });
      else answer(job, offering, now);
      if (job.takenAt === null && offering.asked.length === 0 && offering.ring <= maxOfferRings)
        askRing(job, offering, riders, { now, chance });
    }
  };
}

type Moment = { readonly now: number; readonly chance: () => number };

function askRing(job: Job, offering: Offering, riders: readonly Rider[], { now, chance }: Moment): void {
  offering.ring += 1;
  if (offering.ring > maxOfferRings) return;
  const ids = nextOfferRing(job, riders, offering.before);
  if (ids.length === 0) offering.ring = maxOfferRings + 1;
  for (const rider of riders.filter(({ id }) => ids.includes(id))) {
    offering.before.add(rider.id);
    rider.offered += 1;
    const drawn = answerOf(chance());
    const seconds = drawn === 'silence' ? courierOfferSeconds : 3 + chance() * 20;
    offering.asked.push({ rider, at: now + seconds, answer: drawn });
  }
}

function answer(job: Job, offering: Offering, now: number): void {
  for (const asked of offering.asked.filter(({ at }) => at <= now).toSorted((one, other) => one.at - other.at)) {
    const { rider } = asked;
    offering.asked = offering.asked.filter((other) => other !== asked);
    rider.offered -= 1;
    if (asked.answer !== 'take') rider.refusals += 1;
    else if (job.takenAt === null && deliveryJobObstacle(rider.position, rider.inHand, job) === null)
      give(rider, job, now);
  }
  if (job.takenAt === null) return;
  for (const { rider } of offering.asked) rider.offered -= 1;
  offering.asked = [];
}

/**
 * A job that no courier of the last ring took is open to all couriers nearby. In each step of the simulation, the
 * nearest courier who may take the job takes it with a probability of 20 %.
 */
function takeOpen(job: Job, riders: readonly Rider[], { now, chance }: Moment): void {
  if (chance() > 0.2) return;
  const near = riders
    .filter(({ inHand }) => inHand.length < maxActiveDeliveryJobs)
    .map((rider) => ({ rider, metres: distanceMetres(rider.position, job.shop) }))
    .filter(({ metres }) => metres <= maxCourierOfferMetres)
    .toSorted((one, other) => one.metres - other.metres)
    .slice(0, 20)
    .find(({ rider }) => deliveryJobObstacle(rider.position, rider.inHand, job) === null);
  if (near) give(near.rider, job, now);
}
