import { foldedWords, isUnspaced, type Words } from './folded-words.ts';

export const listOfWords = (text: string): readonly Words[] => text.split(';').map(foldedWords);

/** Whether the text contains a word of the list. Chinese, Japanese and Korean words match anywhere. */
export const hasWord = (text: Words, list: readonly Words[]): boolean =>
  list.some(({ spaced, tight }) => (isUnspaced(tight) ? text.tight.includes(tight) : text.spaced.includes(spaced)));

/** Words for a hotel, in the guests' languages. */
export const hotelWords = listOfWords(
  'hotel; hotels; resort; ホテル; 호텔; отель; гостиница; ہوٹل; فندق; الفندق; hôtel; 酒店; 宾馆; 大饭店',
);

/**
 * Words for other accommodation, such as hostels. A hotel of a chain has such a word only within the chain's own name.
 */
export const otherStays = listOfWords(
  'hostel; hostels; guesthouse; guesthouses; guest house; homestay; b&b; ゲストハウス; ホステル; 게스트하우스; 호스텔; ' +
    'хостел; гостевой дом; گیسٹ ہاؤس; بيت ضيافة; auberge; gasthof; pension; jugendherberge; 客栈; 民宿; 青年旅舍',
);

/** Words that mean that a place is no hotel, unless its name also has a word for a hotel. */
export const otherPlaces = listOfWords(
  'road; street; avenue; lane; lu; jie; park; garden; plaza; mall; city; center; centre; tower; bridge; gate; station; ' +
    'square; museum; theatre; theater; restaurant; bar; cafe; club; inn; 通り; 駅; 広場; プラザ; センター; タワー; モール; ' +
    '거리; 공원; 광장; 플라자; 센터; 타워; улица; проспект; парк; площадь; мост; центр; молл; سڑک; روڈ; پارک; پلازہ; مال; ' +
    'شارع; حديقة; ميدان; مول; مركز; جسر; rue; parc; pont; tour; strasse; straße; platz; brücke; 路; 街; 大道; 公园; 乐园; ' +
    '广场; 大桥; 中心; 城; 区; 市; 县; 站; 博物馆; 餐厅; 火锅; 酒家',
);
