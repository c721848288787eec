import { expect, test } from 'vitest';
import { placeKey } from '../regions/place-key.ts';
import { readPlaceQuery } from './place-query.ts';

const finds = (typed: string, ...names: string[]) =>
  names.map(placeKey).some((key) => new RegExp(readPlaceQuery(typed).pattern, 'u').test(key));

test.each([
  ['people square', "People's Square", true],
  ["people's square", "People's Square", true],
  ['Peoples Sq', "People's Square", true],
  ['renmin guangchang', 'rén mín guǎng chǎng', true],
  ['nanjing lu', 'Nanjing East Road', true],
  ['nanjing lu', 'Nanjing West Road', true],
  ['nanjing east lu', 'Nanjing East Road', true],
  ['Nanjing Rd.', 'Nanjing East Road', true],
  ['nan jing dong lu', 'nán jīng dōng lù', true],
  ['huaihai zhong lu', 'huái hǎi zhōng lù', true],
  ['南京路', '南京东路', true],
  ['南京東路', '南京东路', true],
  ['Jingan Temple', "Jing'an Temple", true],
  ['jing an si', "Jing'an Temple", true],
  ['yan an road', "Yan'an Middle Road", true],
  ['nanjing lu', 'Beijing East Road', false],
  ['people square', "People's Park", false],
  ['Hilton', 'Hilton Shanghai', true],
  ['square people', "People's Square", false],
])('the place search decides whether the query "%s" finds the name "%s": %s', (typed, name, expected) => {
  expect(finds(typed, name)).toBe(expected);
});

test.each([
  ['Fuzhou Road 300', '300', 'Fuzhou Road'],
  ['627 Hankou Road', '627', 'Hankou Road'],
  ['No. 12 Huanghe Rd', '12', 'Huanghe Road'],
  ['福州路300号', '300', '福州路'],
  ['上海路 18-2', '18-2', '上海路'],
  ['Hankou Lu 627 hao', '627', 'Hankou Road'],
  ['Hilton', null, 'Hilton Shanghai'],
])('the place query "%s" has the house number %s', (typed, number, street) => {
  expect(readPlaceQuery(typed).number).toBe(number);
  expect(finds(typed, street)).toBe(true);
});

test('a place query of digits only is read as a name and not as a house number', () => {
  expect(readPlaceQuery('1933')).toEqual({ key: '1933', pattern: '1933', number: null });
});

test('a place query without letters or digits has an empty search key', () => {
  for (const typed of ['', '!!!', '%', '.*', '( )']) expect(readPlaceQuery(typed).key).toBe('');
});

test('the search pattern of a place query contains no regular-expression syntax that the guest typed', () => {
  for (const typed of ['a.*b', 'a|b road', '(x', '[', 'a\\d'])
    expect(readPlaceQuery(typed).pattern.replaceAll(/s\?|\(\?:[a-z|]+\)\??/g, '')).toMatch(/^[\p{L}\p{N}]*$/u);
});
