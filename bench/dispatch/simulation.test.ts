import { expect, it } from 'vitest';
import { firstComeFirstServed, rings } from './policies.ts';
import { drawCity, runSimulation, type Waiting } from './run-simulation.ts';
import { seededChance } from './seeded-chance.ts';

/** Half an hour of dinner. */
const size = { couriers: 200, ordersPerHour: 2_000, hours: 0.5 };

const written = ({ medianMinutes, p95Minutes, takenMedianSeconds }: Waiting) =>
  `median ${medianMinutes.toFixed(1)} min, p95 ${p95Minutes.toFixed(1)} min, taken after ${takenMedianSeconds.toFixed(0)} s`;

it('rings of offers collect food no later than first come, first served, with 200 couriers and 2,000 orders an hour', () => {
  const ours = runSimulation(drawCity(size, seededChance(1)), rings(seededChance(2)));
  const before = runSimulation(drawCity(size, seededChance(1)), firstComeFirstServed(seededChance(2)));
  console.info(`dispatch: rings ${written(ours)}; first come, first served ${written(before)}`);
  expect(ours.medianMinutes).toBeLessThanOrEqual(before.medianMinutes);
  expect(ours.p95Minutes).toBeLessThanOrEqual(before.p95Minutes);
  expect(ours.medianMinutes).toBeLessThan(8);
});
