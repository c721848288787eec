import { expect, it } from 'vitest';
import { findBranches } from './find-branches.ts';

const text = (words: string) => ({ text: words, language: 'en' as const });
const branches = [
  {
    name: text('Golden Wok, Jing’an'),
    nameZh: '金锅（静安店）',
    address: text('1 Huanghe Road'),
    addressZh: '黄河路1号',
  },
  { name: text('Café Wok'), nameZh: '金锅（徐汇店）', address: text('8 Hengshan Road'), addressZh: '衡山路8号' },
];

it.each([
  ['', 2],
  ['  ', 2],
  ['huanghe', 1],
  ['衡山', 1],
  ['cafe', 1],
  ['金锅', 2],
  ['Beijing', 0],
])('searching two branches of a brand for “%s” finds %i', (words, count) =>
  expect(findBranches(words, branches)).toHaveLength(count),
);
