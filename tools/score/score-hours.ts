import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { parseOpeningHours } from '../../packages/domain/src/catalogue/opening-hours/opening-hours-parser.ts';

// `npm run score:hours -- FILE.csv`: counts the distinct `opening_hours` values that the product can parse, and lists
// the values that it cannot parse.
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('npm run score:hours -- FILE.csv (with a column opening_hours)');
  process.exit(1);
}
const rows: Record<string, string>[] = parse(await readFile(file), {
  columns: true,
  bom: true,
  skip_empty_lines: true,
});
const values = [...new Set(rows.map((row) => row['opening_hours'] ?? ''))].filter((value) => value !== '');
const reported = values.flatMap((value) => {
  const read = parseOpeningHours(value);
  return read.ok ? [] : [{ value, unread: read.unread }];
});
for (const { value, unread } of reported) console.log(`reported: ${value}\tfrom "${unread}" on`);
console.log(`${values.length} distinct values: ${values.length - reported.length} read, ${reported.length} reported.`);
