import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { demoFolder, readDemoCity } from '../demo-files.ts';

async function refusal(change: (folder: string) => Promise<void>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-'));
  await cp(demoFolder, folder, { recursive: true });
  await change(folder);
  const error = await readDemoCity(folder).catch((error: unknown) => error);
  await rm(folder, { recursive: true });
  return String(error);
}

const replaced = (file: string, from: string, to: string) => async (folder: string) => {
  const text = await readFile(path.join(folder, file), 'utf8');
  await writeFile(path.join(folder, file), text.replace(from, to));
};

const reviews = 'reviews/wangshu-lou.json';

test.each([
  ['features a missing shop', 'featured.json', '"wangshu-lou"', '"wangshu"', /there is no shop wangshu$/],
  ['links to a missing brand', 'banners.json', '{brand:he-', '{brand:she-', /she-tian-cha is not in brands/],
  ['links out of the app', 'banners.json', '"pages/shop', '"https://example.com', /banners\.json: \d\.link/],
  ['lacks a language', 'banners.json', '"ja"', '"xx"', /banners\.json: 0\.title/],
  ['has an invalid currency', 'currencies.json', '"USD"', '"dollar"', /currencies\.json: rates/],
  ['names a missing dish', reviews, '"mapo-tofu"', '"pizza"', /wangshu-lou\.json: there is no dish pizza/],
  ['gives six stars', reviews, '"stars": 5', '"stars": 6', /wangshu-lou\.json: \d\.stars/],
  ['has wrong review tags', reviews, '"easy_to_order"', '"cold"', /wangshu-lou\.json: \d: has tags of other stars/],
  [
    'has a reply from after today',
    reviews,
    '"daysAgo": 3,',
    '"daysAgo": 1,',
    /wangshu-lou\.json: \d: is answered after/,
  ],
])(
  'the demo data are rejected with an error that names the file and the fault if a demo file %s',
  async (_why, file, from, to, sentence) => {
    expect(await refusal(replaced(file, from, to))).toMatch(sentence);
  },
);

test('reviews of a shop that does not exist are rejected', async () => {
  const moved = (folder: string) => rename(path.join(folder, reviews), path.join(folder, 'reviews/nobody.json'));
  expect(await refusal(moved)).toMatch(/demo\/reviews\/nobody\.json: there is no shop nobody/);
});
