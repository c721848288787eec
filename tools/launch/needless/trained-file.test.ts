import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dropOldRecogniser, networkOnly } from './trained-file.mjs';

/** A trained file of these parts: how many, where each begins, and their bytes. */
function trained(parts: Readonly<Record<number, string>>, count = 24): Buffer {
  const head = Buffer.alloc(4 + count * 8);
  head.writeInt32LE(count, 0);
  let place = head.length;
  for (let part = 0; part < count; part++) {
    head.writeBigInt64LE(parts[part] === undefined ? -1n : BigInt(place), 4 + part * 8);
    place += parts[part]?.length ?? 0;
  }
  return Buffer.concat([head, ...Object.values(parts).map((text) => Buffer.from(text))]);
}

test('a trained file keeps its network and dictionaries, and loses what the older recogniser had', () => {
  const whole = trained({
    0: 'settings',
    3: 'templates of the old one',
    17: 'network',
    19: 'dictionary',
    23: 'version',
  });
  const lean = trained({ 17: 'network', 19: 'dictionary', 23: 'version' });
  expect(gunzipSync(networkOnly(gzipSync(whole)))).toEqual(lean);
});

test('the installed file is made so once, and stays so', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trained-'));
  const file = path.join(folder, 'chi_sim.traineddata.gz');
  writeFileSync(file, gzipSync(trained({ 3: 'templates of the old one', 17: 'network' })));
  dropOldRecogniser(file);
  const once = readFileSync(file);
  dropOldRecogniser(file);
  expect(gunzipSync(once)).toEqual(trained({ 17: 'network' }));
  expect(readFileSync(file)).toEqual(once);
  rmSync(folder, { recursive: true });
});
