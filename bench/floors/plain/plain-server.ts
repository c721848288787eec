import fastify from 'fastify';
import { Pool, type PoolClient } from 'pg';
import { answerQuestions } from '../floor-process.ts';
import { type PlainParameter, plainDishes, plainMembers, plainStatements } from './plain-order.ts';

// The least that a Node server costs around a plain order: Fastify with pg, each statement a round trip.
const app = fastify();
let pool: Pool | undefined;

const random = (max: number) => 1 + Math.floor(Math.random() * max);

type Prepared = { readonly name: string; readonly text: string; readonly parameters: readonly PlainParameter[] };

const prepared = Object.entries(plainStatements).map(([name, named]): Prepared => {
  const parameters: PlainParameter[] = [];
  const text = named.replaceAll(/(?<!:):([a-z]+)/g, (_whole, parameter: PlainParameter) => {
    if (!parameters.includes(parameter)) parameters.push(parameter);
    return `$${parameters.indexOf(parameter) + 1}`;
  });
  return { name: `plain-${name}`, text, parameters };
});

async function writeOrder(client: PoolClient): Promise<number> {
  const [one, other] = [random(plainDishes), random(plainDishes)];
  const values: Record<PlainParameter, number> = {
    first: Math.min(one, other),
    second: Math.max(one, other),
    member: random(plainMembers),
    order: 0,
  };
  await client.query('BEGIN');
  for (const { name, text, parameters } of prepared) {
    const { rows } = await client.query<{ order?: string }>({
      name,
      text,
      values: parameters.map((key) => values[key]),
    });
    if (rows[0]?.order !== undefined) values.order = Number(rows[0].order);
  }
  await client.query('COMMIT');
  return values.order;
}

app.post('/order', async () => {
  const client = await pool?.connect();
  if (client === undefined) throw new Error('no database was named yet');
  try {
    return { orderId: await writeOrder(client) };
  } finally {
    client.release();
  }
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });

answerQuestions(async (question) => {
  if (question.kind === 'open') pool = new Pool({ connectionString: question.databaseUrl, max: question.connections });
  return { url, pid: process.pid };
});
