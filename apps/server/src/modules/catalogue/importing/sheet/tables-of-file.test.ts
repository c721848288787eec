import { describe, expect, it, test } from 'vitest';
import { delimiterOf, textOfFile } from './csv-text.ts';
import { readTable } from './read-table.ts';
import { packed, smallestWorkbook, workbook, workbookOfSheets } from './workbook-in-tests.ts';
import { assertWorkbookSize, WorkbookTooLarge } from './workbook-size.ts';

const read = async (file: Buffer) => {
  const reading = await readTable(file, 1);
  return reading !== undefined && 'problem' in reading ? reading.problem : reading;
};

const csv = '菜名,价格\r\n麻婆豆腐,28\r\n';
const utf16 = Buffer.from(csv, 'utf16le');
/** "菜名,价格" and one dish in GB 18030, as Excel in China saves them. */
const gb = Buffer.from('b2cbc3fb2cbcdbb8f10d0ac2e9c6c5b6b9b8af2c32380d0a', 'hex');

test.each([
  ['UTF-8', Buffer.from(csv)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${csv}`)],
  ['UTF-16LE with a byte order mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
  ['UTF-16LE without a byte order mark', utf16],
  ['GB18030', gb],
  ['semicolons', Buffer.from(csv.replaceAll(',', ';'))],
  ['tabs', Buffer.from(csv.replaceAll(',', '\t'))],
  ['a title, empty cells and swapped columns', Buffer.from('我的菜单\n\n价格,菜名\n,\n28,麻婆豆腐\n')],
])('a menu import reads a CSV file with %s', async (_, file) => {
  const table = await read(file);
  expect(table).toMatchObject({ rows: [{ cells: { name: '麻婆豆腐', price: '28' } }], unknownColumns: [] });
});

it('rows of a CSV file have the row numbers that a spreadsheet shows', async () => {
  const table = await read(Buffer.from('菜名,选项\n面,"份量：小|大\n加料[0-1]：蛋"\n\n汤,\n'));
  expect(table).toMatchObject({
    rows: [
      { row: 2, cells: { options: '份量：小|大\n加料[0-1]：蛋' } },
      { row: 4, cells: { name: '汤' } },
    ],
  });
});

it('a menu import removes the leading quote that protects a cell against formulas', async () => {
  const table = await read(Buffer.from("菜名,介绍\n面,'=1+1\n汤,'今日特价'\n"));
  expect(table).toMatchObject({ rows: [{ cells: { description: '=1+1' } }, { cells: { description: "'今日特价'" } }] });
});

it('if two columns of a menu table have the same meaning, the first is read and the second is reported as unknown', async () => {
  const table = await read(Buffer.from('菜名,价格,售价,毛利\n面,12,13,5\n'));
  expect(table).toMatchObject({ rows: [{ cells: { price: '12' } }], unknownColumns: ['售价', '毛利'] });
});

it('an imported menu may have headers and allergens in traditional characters, and its dish names are not converted to simplified ones', async () => {
  const table = await read(Buffer.from('菜名,價格,含過敏原,英文名\n雞蛋麵,28,雞蛋、蝦,Noodles\n'));
  expect(table).toMatchObject({
    rows: [{ cells: { name: '雞蛋麵', price: '28', contains: '鸡蛋、虾', en: 'Noodles' } }],
    unknownColumns: [],
  });
});

it('a menu import skips the example rows of the template', async () => {
  expect(await read(Buffer.from('编号,菜名\n示例,辣椒炒肉\n,面\n'))).toMatchObject({ rows: [{ row: 3 }] });
});

describe('a workbook', () => {
  it('a menu import reads the sheet of a workbook that has dish names, and reads numbers as a spreadsheet program shows them', async () => {
    const file = await workbook([
      ['菜名', '价格'],
      ['面', 12.1],
      ['汤', 0.1 + 0.2],
      ['酒', true],
    ]);
    expect(await read(file)).toMatchObject({
      rows: [{ cells: { price: '12.1' } }, { cells: { price: '0.3' } }, { cells: { price: '是' } }],
    });
  });

  it('a workbook whose unpacked size is larger than any menu is refused before it is unpacked', async () => {
    const bomb = packed({ 'xl/worksheets/sheet1.xml': new Uint8Array(60 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await read(bomb)).toBe('sheet_too_complex');
  });

  it.each([
    ['one cell far down and far right', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
    ['one row far down and one cell far right', '<row r="1"><c r="XFD1"/></row><row r="60000"/>'],
    ['a far cell with a namespace prefix and single quotes', "<row r='900000'><x:c s='1' r='AA900000'/></row>"],
  ])('a workbook is refused before its cells are read if it has %s', async (_, rows) => {
    const bomb = smallestWorkbook(rows);
    expect(bomb.length).toBeLessThan(2_000);
    expect(() => assertWorkbookSize(bomb)).toThrow(WorkbookTooLarge);
    expect(await read(bomb)).toBe('sheet_too_complex');
  });

  it('a workbook is accepted if a cell far down has only a format and no value', async () => {
    const rows = '<row r="1"><c r="A1" t="inlineStr"><is><t>菜名</t></is></c></row>';
    const dish =
      '<row r="2"><c r="A2" t="inlineStr"><is><t>面</t></is></c></row><row r="9000"><c r="Z9000" s="0"/></row>';
    expect(await read(smallestWorkbook(rows + dish))).toMatchObject({ rows: [{ row: 2, cells: { name: '面' } }] });
  });

  it('a workbook that declares a smaller unpacked size than its true size is refused', async () => {
    const bomb = packed({ 'xl/workbook.xml': new Uint8Array(60 * 1024 * 1024) });
    const at = bomb.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    bomb.writeUInt32LE(1_000, at + 24);
    expect(['sheet_unreadable', 'sheet_too_complex']).toContain(await read(bomb));
  });
});

test.each([
  ['a zip that is no workbook', packed({ 'a.txt': Buffer.from('menu') }), 'sheet_unreadable'],
  ['a truncated zip', packed({ 'a.txt': Buffer.from('menu') }).subarray(0, 30), 'sheet_unreadable'],
  ['a workbook in the old XLS format', Buffer.from('d0cf11e0a1b11ae10000000000000000', 'hex'), 'sheet_unreadable'],
  ['a table without dish names', Buffer.from('价格,分类\n12,面\n'), 'sheet_without_names'],
  ['a header row without dishes', Buffer.from('菜名,价格\n'), 'sheet_without_names'],
  [
    'more text than a menu can have',
    Buffer.from(`菜名,介绍,选项\n${`面${`,${'a'.repeat(2_000)}`.repeat(2)}\n`.repeat(1_100)}`),
    'sheet_too_large',
  ],
  ['a table with too many rows', Buffer.from(`菜名\n${'面\n'.repeat(2_001)}`), 'sheet_too_large'],
])('importing %s is refused with a reason', async (_, file, reason) => {
  expect(await read(file)).toBe(reason);
});

test('a file whose bytes match no known text encoding is not read as text', () => {
  expect(textOfFile(Uint8Array.from([0x80, 0xff, 0x00, 0x01]))).toBeUndefined();
});

test.each([
  ['a,b;c,d', ','],
  ['a;b;c', ';'],
  ['a\tb', '\t'],
  ['"a;b;c",d', ','],
  ['title\na;b', ';'],
  ['alone', ','],
])('the delimiter of the CSV text %j is %j', (text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter);
});

it('a CSV file in Big5 is read with the correct characters', async () => {
  const big5 = Buffer.from('a4c0c3fe2cb5e6a6572cbbf9aee60ac249a4df2cbdbcbbe5acd32c34350a', 'hex');
  expect(await read(big5)).toMatchObject({ rows: [{ cells: { category: '點心', name: '蝦餃皇', price: '45' } }] });
});

it('a menu import reads all sheets with dishes of a workbook, and each row names its sheet', async () => {
  const sheets = ['热菜', '凉菜', '饮品'].map((sheet, at) => ({
    sheet,
    data: [
      ['菜名', '价格'],
      [`${sheet}一`, String(10 + at)],
    ],
  }));
  const file = await workbookOfSheets([...sheets, { sheet: '说明', data: [['请勿外传']] }]);
  expect(await read(file)).toMatchObject({
    rows: [
      { row: 2, sheet: '热菜', cells: { name: '热菜一', price: '10' } },
      { row: 2, sheet: '凉菜', cells: { name: '凉菜一', price: '11' } },
      { row: 2, sheet: '饮品', cells: { name: '饮品一', price: '12' } },
    ],
  });
});

it('menu tables of one account are read one after another, without delaying another account', async () => {
  const table = Buffer.from(csv);
  const ofOne = Array.from({ length: 4 }, () => readTable(table, 1));
  const [ofOther, refused] = await Promise.all([readTable(table, 2), ofOne[3]]);
  expect(ofOther).toMatchObject({ rows: [{ cells: { name: '麻婆豆腐' } }] });
  expect(refused).toBeUndefined();
  expect(await Promise.all(ofOne.slice(0, 3))).toHaveLength(3);
});
