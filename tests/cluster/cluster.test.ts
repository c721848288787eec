import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { noFaults } from '@chifan/sandbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSmallCity, openTestApp, type SmallCity, type TestApp } from '../../apps/server/src/testing/index.ts';
import { type Acknowledged, beGuest, type Guest } from '../faults/guests.ts';
import { beMerchant } from '../faults/kitchen.ts';
import { gateways, type Outside, openOutside } from '../faults/outside.ts';
import { persistentCaller } from '../faults/persist.ts';
import { lostOrders, newGuests, openStage, type Stage, untilReconciled, worldOf } from '../faults/stage.ts';
import { problemsOf } from '../faults/verdict.ts';
import { serverAt } from '../journeys/server.ts';
import { bePhotographer, type Pictures, pictureProblems } from './pictures.ts';
import { openProbe, type Probe } from './probe.ts';
import { type Cluster, openCluster } from './servers.ts';
import { breachesOf, type Phase, tableOf } from './table.ts';

const nodeCount = Number(process.env['CLUSTER_NODES'] ?? 3);
const guestCount = 6;
const setUpMs = 600_000;

let outside: Outside;
let cluster: Cluster;
let test: TestApp;
let stage: Stage;
let quiet: SmallCity;
let guests: Guest[];

beforeAll(async () => {
  let url = '';
  outside = await openOutside(() => url);
  cluster = await openCluster({
    nodeCount,
    binaries: process.env['CLUSTER_POSTGRES'] || undefined,
    environment: { ...outside.environment, SMTP_URL: outside.sandbox.smtpUrl },
  });
  ({ url } = cluster);
  test = await openTestApp(undefined, async () => ({ url: cluster.directUrl, drop: async () => undefined }));
  stage = await openStage(test);
  // The second shop's menu shows no stock counts, so nodes cache it. The menu of the main test shop has stock counts,
  // and nodes read it from the standby each time.
  quiet = await openSmallCity(test, '24/7');
  await sql`UPDATE dish SET stock = NULL WHERE shop_id = ${quiet.shopId}`.execute(test.app.database.read);
  guests = await newGuests(test, guestCount);
}, setUpMs);
afterAll(async () => {
  await test?.close();
  await cluster?.close();
  await outside?.close();
}, setUpMs);

type Fault = {
  readonly name: string;
  readonly inject: () => Promise<void>;
  /** Wait before the recovery begins. Default: one second after the fault was injected. */
  readonly recoverAfterMs?: number;
  readonly recover: () => Promise<void>;
};

/** Faults to inject, each with its recovery. `recover` restarts the ended process, like a process supervisor. */
const faults: readonly Fault[] = [
  { name: 'a node', inject: () => lastNode().kill(), recover: () => lastNode().start() },
  {
    name: 'a node, frozen',
    inject: async () => lastNode().freeze(),
    recoverAfterMs: 10_000,
    recover: async () => lastNode().thaw(),
  },
  { name: 'Redis', inject: () => cluster.redis.kill(), recover: () => cluster.redis.start() },
  { name: 'PgBouncer', inject: () => cluster.pooler.kill(), recover: () => cluster.pooler.start() },
  {
    name: 'storage',
    inject: async () => cluster.storage.fail(503),
    recover: async () => cluster.storage.fail(null),
  },
  { name: 'the primary', inject: () => cluster.postgres.primary.kill(), recover: () => cluster.postgres.promote() },
  // Injects no fault. The killed database server rejoins as a standby and copies the data of the primary under load.
  { name: 'none, a standby joins', inject: () => cluster.postgres.rejoin(), recover: async () => undefined },
  {
    name: 'the primary, frozen',
    inject: async () => cluster.postgres.primary.freeze(),
    recover: () => cluster.postgres.promote(),
  },
];

function lastNode() {
  const node = cluster.nodes.at(-1);
  if (!node) throw new Error('no node was started');
  return node;
}

const warmUpRounds = 3;
const calmMs = 8_000;
const usualRecoverMs = 1_000;
const recoveredWithinMs = 60_000;

it('a cluster loses no payment or picture, and after each fault it sends live updates in time again', async () => {
  const acknowledged: Acknowledged = { orders: new Set(), refunds: new Set() };
  const pictures: Pictures = new Set();
  let isOver = false;
  const call = persistentCaller(serverAt(cluster.url), () => isOver);
  const load = [
    ...guests.map((guest) => beGuest({ ...worldOf(stage, outside, call), isOver: () => isOver }, guest, acknowledged)),
    beMerchant({ call, isOver: () => isOver }, stage.city.merchant.token),
    bePhotographer({ url: cluster.url, token: guests[0]?.token ?? '', isOver: () => isOver }, pictures),
  ];
  const probes = [stage.city, quiet].map((city) =>
    openProbe(cluster.nodes, { shopId: city.shopId, dishId: city.noodlesId, token: city.merchant.token }, call),
  );
  // A new server process compiles its code during the first API calls, so warm up the process before measuring.
  for (let round = 0; round < warmUpRounds; round += 1) await untilRecovered(probes, performance.now());
  const phases: Phase[] = [];
  const measure = async (name: string, act: () => Promise<void>) => {
    const [ordersBefore, since] = [acknowledged.orders.size, performance.now()];
    const pause = watchPause(() => acknowledged.orders.size);
    await act();
    const recoveredMs = await untilRecovered(probes, since);
    const after = performance.now();
    while (performance.now() < after + calmMs) await Promise.all(probes.map((probe) => probe.once()));
    phases.push({
      name,
      recoveredMs,
      pauseMs: pause.end(),
      orders: acknowledged.orders.size - ordersBefore,
      seconds: (performance.now() - since) / 1000,
      probed: probes.flatMap(({ probed }) => probed).filter(({ at }) => at >= since),
      calm: probes.flatMap(({ probed }) => probed).filter(({ at }) => at >= after),
    });
    console.log(`${name}: done`);
  };
  await measure('nothing', async () => undefined);
  for (const { name, inject, recover, recoverAfterMs = usualRecoverMs } of faults)
    await measure(name, async () => {
      await inject();
      await sleep(recoverAfterMs);
      await recover();
    });
  isOver = true;
  await Promise.all(load);
  for (const probe of probes) probe.close();
  for (const gateway of gateways) await outside.turn(gateway, noFaults());
  const reconciled = await untilReconciled(test, outside);
  console.log(tableOf(phases));
  console.log(`The machine's load was ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores.`);
  console.log(
    `${acknowledged.orders.size} orders placed, ${pictures.size} pictures taken; ${reconciled.toFixed(1)} s until the gateways' books equal ours`,
  );
  expect({
    lost: await lostOrders(test, acknowledged),
    problems: await problemsOf(test.app.database.read, outside.sandbox.books()),
    pictures: await pictureProblems(cluster.nodes, pictures),
    breaches: breachesOf(phases),
  }).toEqual({ lost: [], problems: [], pictures: [], breaches: [] });
  expect(pictures.size).toBeGreaterThan(faults.length);
}, 900_000);

const goodInARow = 5;

/** @returns milliseconds until several menu changes in a row reached every node within the promised second */
async function untilRecovered(probes: readonly Probe[], since: number): Promise<number> {
  for (let good: number[] = []; good.length < goodInARow; ) {
    const looks = await Promise.all(probes.map((probe) => probe.once()));
    const isGood = looks.every(({ liveMs }) => liveMs !== null && liveMs <= 1_000);
    good = isGood ? [...good, looks[0]?.at ?? since] : [];
    if (good.length === goodInARow) return (good[0] ?? since) - since;
    if (performance.now() - since > recoveredWithinMs) break;
  }
  return Number.POSITIVE_INFINITY;
}

/** Measures the longest pause between two accepted orders. */
function watchPause(count: () => number) {
  let [seen, seenAt, longestMs] = [count(), performance.now(), 0];
  const look = () => {
    const [now, at] = [count(), performance.now()];
    longestMs = Math.max(longestMs, at - seenAt);
    if (now !== seen) [seen, seenAt] = [now, at];
  };
  const timer = setInterval(look, 20);
  return {
    end: () => {
      clearInterval(timer);
      return longestMs;
    },
  };
}
