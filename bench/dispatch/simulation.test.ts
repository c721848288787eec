import { expect, it } from 'vitest';
import { offerRings } from './offer-rings.ts';
import { drawCity, runSimulation, seededChance } from './simulated-city.ts';

/** A simulation of half an hour at dinner time. */
const size = { couriers: 200, ordersPerHour: 2_000, hours: 0.5 };

it('orders that are offered to groups of nearby couriers are collected within 8 minutes (median) at 2,000 orders an hour', () => {
  const waiting = runSimulation(drawCity(size, seededChance(1)), offerRings(seededChance(2)));
  const { medianMinutes, p95Minutes, takenMedianSeconds } = waiting;
  console.info(
    `dispatch: median ${medianMinutes.toFixed(1)} min, p95 ${p95Minutes.toFixed(1)} min, taken after ${takenMedianSeconds.toFixed(0)} s`,
  );
  expect(medianMinutes).toBeLessThan(8);
  expect(p95Minutes).toBeLessThan(20);
});
