import type { Client } from 'pg';
import type { CityScenario } from '../load/scenarios.ts';
import type { Sample } from '../measure.ts';
import { answerQuestions } from './floor-process.ts';
import { type Recorded, recordCalls } from './record-calls.ts';
import { openClients, replay } from './replay.ts';

// The product's SQL over plain clients: everything above the database costs nothing.
let recorded: Recorded | undefined;
let clients: Client[] = [];

answerQuestions(async (question) => {
  if (question.kind === 'open') {
    recorded = await recordCalls(question.databaseUrl, question.city);
    clients = await openClients(question.databaseUrl, question.connections);
    return { ready: true };
  }
  if (question.kind !== 'replay' || recorded === undefined || !(question.scenario in recorded))
    throw new Error('nothing was recorded yet');
  const calls = recorded[question.scenario as CityScenario];
  const since = performance.now();
  const until = since + question.seconds * 1000;
  const latencies = (await Promise.all(clients.map((client) => replay(client, calls, until)))).flat();
  return { seconds: (performance.now() - since) / 1000, latencies, failures: 0 } satisfies Sample;
});
