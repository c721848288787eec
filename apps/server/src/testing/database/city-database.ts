import { inject } from 'vitest';
import { openTestApp } from '../open-test-app.ts';
import { openSmallCity, type SmallCity } from '../small-city.ts';
import { createDatabase, makeOnce } from './databases.ts';
import { copyOf, type TestDatabase } from './test-database.ts';

export interface CityDatabase extends TestDatabase {
  readonly city: SmallCity;
}

type Template = { readonly name: string; readonly city: SmallCity };

const makingKey = 528_000_004;
let template: Promise<Template> | undefined;

/**
 * Creates a database with the small city as a copy of a template. The first caller of a test run creates the template.
 */
export async function openCityDatabase(): Promise<CityDatabase> {
  template ??= prepareTemplate();
  const { name, city } = await template;
  return { ...(await copyOf(name)), city };
}

/** The city's ids and tokens are stored with its template database, where all test workers of the run read them. */
async function prepareTemplate(): Promise<Template> {
  const { server, template: schema, run } = inject('testDatabase');
  const name = `filled_${run}_small`;
  const note = await makeOnce(server, {
    name,
    key: makingKey,
    make: async (unfinished) => {
      const url = await createDatabase(server, unfinished, schema);
      const app = await openTestApp(undefined, async () => ({ url, drop: async () => undefined }));
      try {
        return JSON.stringify(await openSmallCity(app));
      } finally {
        await app.close();
      }
    },
  });
  return { name, city: JSON.parse(note) };
}
