import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { ImportFailure } from './import/import-failure.ts';
import { type ImportResult, importRestaurants } from './import/import-restaurants.ts';
import { problemKinds } from './import/listing.ts';
import { importPlaces } from './import/places/import-places.ts';
import { type PlacesResult, placeProblemKinds } from './import/places/place-problem.ts';
import { readArguments } from './import/read-arguments.ts';
import { readRestaurantFiles } from './import/read-file.ts';
import type { Config } from './platform/config.ts';
import { seedPlaces } from './seed/index.ts';
import { PasswordFailure } from './staff/ask-password.ts';
import { askStaffPassword } from './staff/run-command.ts';
import { describeFailure, readSettings } from './start-failure.ts';
import { withDatabase } from './with-database.ts';

/** `npm run import` adds real restaurants to the configured database. The server may be running. */

const say = (line: string): void => console.log(line);

async function main(): Promise<void> {
  let config: Config | null = null;
  try {
    const start = performance.now();
    const options = readArguments(process.argv.slice(2));
    const files = await readRestaurantFiles(options.files);
    config = readSettings(process.env);
    const report = await openReport(config);
    const write = (problem: object) => report.write(`${JSON.stringify(problem)}\n`);
    const { places, result } = await withDatabase(config, say, async (database) => ({
      // An import never loads the demo city and its public passwords, even if the settings have DEMO=1.
      places: await seedPlaces(database, { demo: false, progress: say }).then(() =>
        importPlaces(database, options.places, write),
      ),
      result:
        files.length === 0
          ? null
          : await importRestaurants(database, {
              ...options,
              askPassword: () =>
                askStaffPassword(`Password of the new merchant ${options.merchant}`, options.merchant ?? ''),
              files,
              now: new Date(),
              progress: showProgress,
              report: write,
            }),
    }));
    await finished(report.end());
    for (const file of places) summarisePlaces(file, String(report.path));
    if (result !== null) summarise(result, (performance.now() - start) / 1000, String(report.path));
  } catch (error) {
    const sentence =
      error instanceof ImportFailure || error instanceof PasswordFailure
        ? error.message
        : describeFailure(error, config);
    console.error(sentence ?? error);
    process.exitCode = 1;
  }
}

async function openReport({ dataDir }: Config): Promise<WriteStream> {
  const file = path.resolve(dataDir, 'import-report.jsonl');
  await mkdir(path.dirname(file), { recursive: true });
  return createWriteStream(file, { mode: 0o600 });
}

function showProgress(done: number, total: number): void {
  const line = `${done} of ${total} rows`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done >= total ? '\n' : ''}`);
  else say(line);
}

function summarise(result: ImportResult, seconds: number, reportFile: string): void {
  const { rows, added, changed, unchanged, left, assumedHours, sampleMenus, drafts, missing, problems } = result;
  say(
    `${rows} rows in ${seconds.toFixed(1)} s: ${added} shops added, ${changed} changed, ${unchanged} unchanged, ${left} rows skipped.`,
  );
  if (assumedHours > 0)
    say(`${assumedHours} shops have no readable opening hours. They stay closed until their owners set the hours.`);
  if (sampleMenus > 0) say(`${sampleMenus} shops got a sample menu, which the app marks as a sample.`);
  if (drafts > 0)
    say(
      `${drafts} shops are drafts, which guests do not see. Missing: menu ${missing.menu}, opening hours ${missing.hours}, delivery terms ${missing.delivery_terms}. A complete draft goes live in the console.`,
    );
  for (const [kind, count] of Object.entries(problems))
    say(`  ${count} × ${problemKinds[kind as keyof typeof problemKinds]}`);
  if (Object.keys(problems).length > 0) say(`Report with one line per row: ${reportFile}`);
}

type PlacesOfFile = PlacesResult & { readonly file: string };

function summarisePlaces(
  { file, rows, added, changed, unchanged, left, problems, note }: PlacesOfFile,
  reportFile: string,
): void {
  say(`${file}: ${rows} rows: ${added} added, ${changed} changed, ${unchanged} unchanged, ${left} skipped.`);
  if (note !== undefined) say(note);
  for (const [kind, count] of Object.entries(problems))
    say(`  ${count} × ${placeProblemKinds[kind as keyof typeof placeProblemKinds]}`);
  if (Object.keys(problems).length > 0) say(`Report with one line per row: ${reportFile}`);
}

await main();
