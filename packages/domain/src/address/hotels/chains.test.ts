import { describe, expect, test } from 'vitest';
import { languages } from '../../language.ts';
import { hotelChainIn, hotelChains, hotelChainsBeginning } from './chains.ts';
import { isHotelName, withoutHotelWords } from './hotel-words.ts';

const chainOf = (text: string) => hotelChainIn(text)?.chain.name.en;

describe('hotel chains (rule address-31)', () => {
  test('the list of hotel chains has at least 60 chains, each with a name in every language', () => {
    expect(hotelChains.length).toBeGreaterThanOrEqual(60);
    for (const { name } of hotelChains) for (const language of languages) expect(name[language]).not.toBe('');
  });

  test('hotelChainIn finds every hotel chain by its name in each language', () => {
    for (const { name } of hotelChains)
      for (const language of languages)
        expect(hotelChainIn(name[language])?.chain.spellings, name[language]).toContain(name[language]);
  });

  test.each([
    ['Hilton', 'Hilton'],
    ['HILTON shanghai', 'Hilton'],
    ['希尔顿', 'Hilton'],
    ['上海虹桥元一希尔顿酒店', 'Hilton'],
    ['ヒルトン上海', 'Hilton'],
    ['힐튼', 'Hilton'],
    ['هيلتون', 'Hilton'],
    ['ہلٹن', 'Hilton'],
    ['Хилтон Шанхай', 'Hilton'],
    ['Hilton Garden Inn Hongqiao', 'Hilton Garden Inn'],
    ['希尔顿逸林', 'DoubleTree by Hilton'],
    ['le meridien', 'Le Méridien'],
    ['LE MÉRIDIEN', 'Le Méridien'],
    ['shangrila', 'Shangri-La'],
    ['Shangri La', 'Shangri-La'],
    ['シャングリラ', 'Shangri-La'],
    ['홀리데이인', 'Holiday Inn'],
    ['crowneplaza', 'Crowne Plaza'],
    ['JW万豪', 'JW Marriott'],
    ['汉庭酒店人民广场店', 'Hanting'],
    ['7天连锁', '7 Days Inn'],
    ['ماریوٹ', 'Marriott'],
    ['ماريوت', 'Marriott'],
    ['ماریوت', 'Marriott'],
    ['hibiscus garden', undefined],
    ['Amanda’s kitchen', undefined],
    ['Chilton Street', undefined],
    ['People’s Square', undefined],
    ['The Peninsula Shanghai', 'The Peninsula'],
    ['Peninsula', 'The Peninsula'],
    ['Renaissance Shanghai Zhongshan Park Hotel', 'Renaissance'],
    ['锦江饭店茂名南路', 'Jin Jiang'],
    ['上海浦东香格里拉', 'Shangri-La'],
    ['アマン東京', 'Aman'],
    ['ワンダホテル', 'Wanda Vista'],
    ['Jin Jiang Road Hilton', 'Hilton'],
    ['Hilton Nanjing Road', 'Hilton'],
    ['Home Inn People’s Square', 'Home Inn'],
    ['莫泰168旅店', 'Motel 168'],
    ['Peninsula Guesthouse', undefined],
    ['The Peninsula Guest House', undefined],
    ['Hilton Garden Inn Hostel', undefined],
    ['如家客栈', undefined],
    ['Peninsula Inn', undefined],
    ['Wanda Plaza', undefined],
    ['Ванда Молл', undefined],
    ['Raffles City', undefined],
    ['Kerry Centre', undefined],
    ['Marco Polo Bridge', undefined],
    ['Jianguo Road', undefined],
    ['jianguo lu', undefined],
    ['开元路', undefined],
    ['白玉兰广场', undefined],
    ['锦江乐园', undefined],
    ['香格里拉市', undefined],
    ['ワンダーランド', undefined],
    ['アマンダ', undefined],
    ['아만다', undefined],
    ['완다 플라자', undefined],
  ])('hotelChainIn finds in the text "%s" the hotel chain %s', (text, chain) => {
    expect(chainOf(text)).toBe(chain);
  });

  test.each([
    ['Хил', 'Hilton'],
    ['ہالیڈے', 'Holiday Inn'],
    ['ヒル', 'Hilton'],
    ['mandarin or', 'Mandarin Oriental'],
    ['hi', undefined],
    ['希', undefined],
    ['nanjing', undefined],
  ])('a guest who types "%s" is offered the hotel chain %s', (text, chain) => {
    const names = hotelChainsBeginning(text).map(({ name }) => name.en);
    if (chain === undefined) expect(names).toEqual([]);
    else expect(names).toContain(chain);
  });

  test('withoutHotelWords removes general words such as “hotel” from the words around the chain’s name', () => {
    expect(withoutHotelWords(hotelChainIn('Hilton Hotel Hongqiao')?.rest ?? [])).toEqual(['hongqiao']);
    expect(withoutHotelWords(hotelChainIn('Shanghai Le Méridien')?.rest ?? [])).toEqual(['shanghai']);
    expect(hotelChainIn('希尔顿')?.rest).toEqual([]);
  });
});

test.each([
  [['上海新世界丽笙大酒店'], true],
  [['国际饭店', 'Park Hotel'], true],
  [['The Peninsula Shanghai'], true],
  [['和平饭店', 'Fairmont Peace Hotel'], true],
  [['老上海饭店'], false],
  [['锦江乐园'], false],
  [['锦江饭店'], true],
  [['半岛宾馆', 'Peninsula Guesthouse'], true],
  [['Renaissance Tailor'], false],
  [['Hilton Hongqiao'], true],
  [['人民广场', "People's Square"], false],
  [['Innisfree'], false],
])('isHotelName decides whether a place with the names %j is a hotel: %s', (names, expected) => {
  expect(isHotelName(names)).toBe(expected);
});
