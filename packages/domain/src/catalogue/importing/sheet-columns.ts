/** The columns of a menu table, in the order in which an export writes them. */
export const sheetColumns = [
  'id',
  'category',
  'name',
  'en',
  'ja',
  'ko',
  'ru',
  'ur',
  'ar',
  'fr',
  'de',
  'price',
  'description',
  'spice',
  'contains',
  'free',
  'diet',
  'options',
  'onSale',
  'position',
  'photos',
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** The texts of the cells of a row. An empty cell is ''. A column that the table lacks is absent. */
export type SheetCells = Readonly<Partial<Record<SheetColumn, string>>>;

type Heading = { readonly zh: string; readonly en: string; readonly also: readonly string[] };

/** For each column, the headings that an export writes and other headings that an import accepts. */
const headings: Readonly<Record<SheetColumn, Heading>> = {
  id: { zh: '编号', en: 'Number', also: ['菜品编号', '序号编号', 'id', 'no', 'no.', 'dish id', 'dish number'] },
  category: {
    zh: '分类',
    en: 'Category',
    also: [
      '类别',
      '类目',
      '品类',
      '菜品分类',
      '菜品类别',
      '商品分类',
      '商品类别',
      '分组',
      'section',
      'group',
      'category name',
      'menu section',
    ],
  },
  name: {
    zh: '菜名',
    en: 'Chinese name',
    also: [
      '菜品',
      '菜品名',
      '菜品名称',
      '菜式',
      '菜式名称',
      '菜肴',
      '菜肴名称',
      '餐品',
      '餐品名称',
      '商品',
      '商品名',
      '商品名称',
      '产品',
      '产品名称',
      '美食名称',
      '名称',
      '品名',
      '中文名',
      '中文名称',
      '中文菜名',
      '中文',
      '菜名(中文)',
      'name',
      'name(zh)',
      'name(chinese)',
      'dish',
      'dish name',
      'item',
      'item name',
      'menu item',
      'food',
      'food name',
      'product',
      'product name',
      'title',
    ],
  },
  en: {
    zh: '英文名',
    en: 'English name',
    also: [
      '英文',
      '英文名称',
      '英文菜名',
      '英语',
      '菜名(英文)',
      'english',
      'en',
      'name(en)',
      'name(english)',
      'dish name(english)',
    ],
  },
  ja: { zh: '日文名', en: 'Japanese name', also: ['日文', '日语', '日本語', 'japanese', 'ja'] },
  ko: { zh: '韩文名', en: 'Korean name', also: ['韩文', '韩语', '한국어', 'korean', 'ko'] },
  ru: { zh: '俄文名', en: 'Russian name', also: ['俄文', '俄语', 'русский', 'russian', 'ru'] },
  ur: { zh: '乌尔都文名', en: 'Urdu name', also: ['乌尔都文', '乌尔都语', 'اردو', 'urdu', 'ur'] },
  ar: { zh: '阿拉伯文名', en: 'Arabic name', also: ['阿拉伯文', '阿拉伯语', 'العربية', 'arabic', 'ar'] },
  fr: { zh: '法文名', en: 'French name', also: ['法文', '法语', 'français', 'french', 'fr'] },
  de: { zh: '德文名', en: 'German name', also: ['德文', '德语', 'deutsch', 'german', 'de'] },
  price: {
    zh: '价格（元）',
    en: 'Price (yuan)',
    also: [
      '单价',
      '售价',
      '价钱',
      '菜价',
      '定价',
      '标价',
      '现价',
      '金额',
      '菜品价格',
      '菜品单价',
      '菜品售价',
      '商品价格',
      '商品售价',
      '销售价',
      '销售价格',
      '销售单价',
      '零售价',
      '零售价格',
      '门店价',
      '堂食价',
      '外卖价',
      'unit price',
      'selling price',
      'sale price',
      'sales price',
      'retail price',
      'menu price',
      'item price',
      'dish price',
      'cny',
      'rmb',
      'yuan',
    ],
  },
  description: {
    zh: '介绍',
    en: 'Description',
    also: ['描述', '简介', '说明', '菜品介绍', '菜品描述', '商品描述', 'dish description', 'item description'],
  },
  spice: { zh: '辣度', en: 'Spiciness', also: ['辣', 'spice', 'spicy', 'heat'] },
  contains: { zh: '含过敏原', en: 'Contains allergens', also: ['过敏原', '过敏源', 'allergens', 'contains'] },
  free: { zh: '不含过敏原', en: 'Free of allergens', also: ['不含', 'free of', 'free from'] },
  diet: { zh: '饮食标记', en: 'Diet', also: ['饮食', '忌口', 'diet marks', 'diets'] },
  options: { zh: '选项', en: 'Options', also: ['规格', '做法', '加料', 'choices', 'variants'] },
  onSale: { zh: '在售', en: 'On sale', also: ['上架', '是否在售', '是否上架', '状态', 'available'] },
  position: { zh: '排序', en: 'Sort', also: ['顺序', '序号', 'order', 'position'] },
  photos: {
    zh: '图片文件',
    en: 'Photo files',
    also: ['图片', '照片', '图片文件名', 'photo', 'photos', 'photo file', 'image'],
  },
};

export const headingOf = (column: SheetColumn, language: 'zh' | 'en'): string => headings[column][language];

/** Normalises a heading, so that width, case, blanks and stars do not matter. */
const plainHeading = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*:_-]/gu, '');

const withoutBrackets = (heading: string): string => heading.replace(/\([^)]*\)/gu, '');

/**
 * Matches the language in brackets at the end of a heading. Some headings differ only in this language, so it is not
 * removed like other brackets.
 */
const bracketed = /\((?:中文|英文|en|zh|english|chinese)\)$/;

const columnByHeading = new Map(
  sheetColumns.flatMap((column) => {
    const { zh, en, also } = headings[column];
    return [zh, en, ...also].map(
      (heading) =>
        [bracketed.test(heading) ? plainHeading(heading) : withoutBrackets(plainHeading(heading)), column] as const,
    );
  }),
);

/** Maximum length of a heading. A longer text is a note above the table. */
const headingMost = 60;

export function columnOf(heading: string): SheetColumn | undefined {
  if (heading.length > headingMost) return undefined;
  const plain = plainHeading(heading);
  return columnByHeading.get(plain) ?? columnByHeading.get(withoutBrackets(plain));
}
