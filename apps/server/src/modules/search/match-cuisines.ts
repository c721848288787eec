import { isRestaurantType, type RestaurantType } from '@chifan/domain/catalogue';
import { fold, withoutBlanks } from '../catalogue/index.ts';
import type { SearchQuery } from './read-query.ts';

/** Minimum length of a query that finds restaurant types whose name only begins with the query. */
const shortestBeginning = 4;

let byName: ReadonlyMap<string, RestaurantType> | undefined;

/** Returns the restaurant types that a query names, such as "sichuan", 烧烤 or "dim sum". */
export function matchCuisines({ joined }: SearchQuery): RestaurantType[] {
  byName ??= readNames();
  const found = new Set<RestaurantType>();
  for (const [name, cuisine] of byName)
    if (name === joined || (joined.length >= shortestBeginning && name.startsWith(joined))) found.add(cuisine);
  return [...new Set([...found].slice(0, maxMeant).flatMap((cuisine) => [cuisine, ...(families[cuisine] ?? [])]))];
}

const maxMeant = 2;

/** Restaurant types that belong to a regional cuisine. */
const families: Readonly<Partial<Record<RestaurantType, readonly RestaurantType[]>>> = {
  cantonese: ['dim_sum', 'roast_meats', 'hong_kong_cafe'],
  sichuan: ['chongqing'],
  northwestern: ['lanzhou_noodles', 'xinjiang'],
  japanese: ['sushi', 'ramen'],
  italian: ['pizza'],
};

function readNames(): Map<string, RestaurantType> {
  const names = new Map<string, RestaurantType>();
  for (const [cuisine, texts] of Object.entries(cuisineNames))
    for (const text of texts.split('|')) if (isRestaurantType(cuisine)) names.set(withoutBlanks(fold(text)), cuisine);
  return names;
}

/** Names of each restaurant type in the nine languages, and other spellings, separated by bars. */
const cuisineNames: Readonly<Record<RestaurantType, string>> = {
  sichuan: 'Sichuan|四川料理|쓰촨 요리|Сычуаньская|سیچوان|سيتشواني|川菜|szechuan|szechwan|四川',
  chongqing: 'Chongqing|重慶料理|충칭 요리|Чунцинская|چونگ چنگ|تشونغتشينغ|重庆菜',
  hotpot: 'Hotpot|火鍋|훠궈|Хого|ہاٹ پاٹ|هوت بوت|Fondue chinoise|Feuertopf|火锅|hot pot',
  cantonese: 'Cantonese|広東料理|광둥 요리|Кантонская|کینٹونیز|كانتوني|Cantonais|Kantonesisch|粤菜|广东',
  dim_sum: 'Dim sum|点心|딤섬|Димсам|ڈم سم|ديم سوم|Dim Sum|yum cha|早茶',
  hunan: 'Hunan|湖南料理|후난 요리|Хунаньская|ہونان|هوناني|湘菜|湖南',
  jiangsu_zhejiang:
    'Jiangsu and Zhejiang|江浙料理|장쑤·저장 요리|Цзянсу и Чжэцзян|جیانگسو اور ژجیانگ|جيانغسو وتشجيانغ|Jiangsu et Zhejiang|Jiangsu und Zhejiang|江浙菜',
  shanghai: 'Shanghai|上海料理|상하이 요리|Шанхайская|شنگھائی|شنغهاي|本帮菜',
  beijing: 'Beijing|北京料理|베이징 요리|Пекинская|بیجنگ|بكيني|Pékin|Peking|北京菜|peking',
  shandong: 'Shandong|山東料理|산둥 요리|Шаньдунская|شانڈونگ|شاندونغ|鲁菜',
  fujian: 'Fujian|福建料理|푸젠 요리|Фуцзяньская|فوجیان|فوجيان|闽菜',
  anhui: 'Anhui|安徽料理|안후이 요리|Аньхойская|انہوئی|آنهوي|徽菜',
  northeastern:
    'Northeast Chinese|中国東北料理|중국 둥베이 요리|Северо-восток Китая|شمال مشرقی چین|شمال شرق الصين|Chine du Nord-Est|Nordostchinesisch|东北菜|dongbei',
  northwestern:
    'Northwest Chinese|中国西北料理|중국 시베이 요리|Северо-запад Китая|شمال مغربی چین|شمال غرب الصين|Chine du Nord-Ouest|Nordwestchinesisch|西北菜',
  xinjiang: 'Xinjiang|新疆料理|신장 요리|Синьцзянская|سنکیانگ|شينجيانغ|新疆菜|uyghur|uighur',
  yunnan: 'Yunnan|雲南料理|윈난 요리|Юньнаньская|یوننان|يونان|云南菜',
  guizhou: 'Guizhou|貴州料理|구이저우 요리|Гуйчжоуская|گوئیژو|قويتشو|贵州菜',
  hubei: 'Hubei|湖北料理|후베이 요리|Хубэйская|ہوبئی|هوبي|湖北菜',
  jiangxi: 'Jiangxi|江西料理|장시 요리|Цзянсийская|جیانگشی|جيانغشي|江西菜',
  hakka: 'Hakka|客家料理|하카 요리|Хакка|ہاکا|هاكا|客家菜',
  teochew: 'Teochew|潮州料理|차오저우 요리|Чаочжоуская|تیوچیو|تشاوتشو|潮汕菜|chiu chow|chaozhou|潮汕',
  taiwanese: 'Taiwanese|台湾料理|대만 요리|Тайваньская|تائیوانی|تايواني|Taïwanais|Taiwanisch|台湾菜',
  hong_kong_cafe:
    'Hong Kong café|香港式カフェ|홍콩식 찻집|Гонконгское кафе|ہانگ کانگ کیفے|مقهى هونغ كونغ|Café hongkongais|Hongkong-Café|茶餐厅|cha chaan teng',
  macanese: 'Macanese|マカオ料理|마카오 요리|Макао|مکاؤ|ماكاوي|Macanais|Macauisch|澳门菜',
  mongolian: 'Mongolian|モンゴル料理|몽골 요리|Монгольская|منگولیائی|منغولي|Mongol|Mongolisch|蒙古菜',
  lanzhou_noodles:
    'Lanzhou noodles|蘭州ラーメン|란저우 라면|Ланьчжоуская лапша|لانژو نوڈلز|نودلز لانتشو|Nouilles de Lanzhou|Lanzhou-Nudeln|兰州拉面|lamian',
  noodles: 'Noodles|麺料理|면 요리|Лапша|نوڈلز|نودلز|Nouilles|Nudeln|面馆',
  dumplings: 'Dumplings|餃子|만두|Пельмени|ڈمپلنگز|زلابية محشوة|Raviolis|Teigtaschen|饺子馄饨|饺子|水饺|jiaozi|gyoza',
  baozi:
    'Steamed buns|包子|바오쯔|Паровые булочки|بھاپ والے بن|خبز مبخّر|Petits pains vapeur|Dampfbrötchen|steamed buns',
  congee: 'Congee|お粥|죽|Рисовая каша|چاول کا دلیہ|عصيدة الأرز|Bouillie de riz|Reisbrei|粥',
  malatang: 'Malatang|麻辣湯|마라탕|Малатан|مالاتانگ|مالاتانغ|麻辣烫',
  skewers: 'Skewers|串焼き|꼬치구이|Шашлычки|سیخیں|أسياخ|Brochettes|Spieße|烧烤串串|bbq|barbecue|烧烤|烤串',
  roast_duck: 'Roast duck|北京ダック|오리구이|Утка по-пекински|روسٹ بطخ|بط محمّر|Canard laqué|Bratente|烤鸭|peking duck',
  roast_meats:
    'Roast meats|焼味|광둥식 구이|Жареное мясо|روسٹ گوشت|لحوم محمّرة|Rôtisserie|Gebratenes Fleisch|烧腊|siu mei',
  crayfish: 'Crayfish|ザリガニ料理|민물가재|Раки|کری فش|جراد النهر|Écrevisses|Flusskrebse|小龙虾',
  seafood: 'Seafood|海鮮|해산물|Морепродукты|سمندری غذا|مأكولات بحرية|Fruits de mer|Meeresfrüchte|海鲜',
  snacks: 'Snacks|軽食|분식|Закуски|ہلکی غذا|وجبات خفيفة|En-cas|Imbiss|小吃',
  home_style:
    'Home-style|家庭料理|가정식|Домашняя кухня|گھریلو کھانے|طعام منزلي|Cuisine familiale|Hausmannskost|家常菜',
  vegetarian: 'Vegetarian|菜食|채식|Вегетарианская|سبزی خور|نباتي|Végétarien|Vegetarisch|素食|vegan|精進料理|素菜',
  japanese: 'Japanese|日本料理|일식|Японская|جاپانی|ياباني|Japonais|Japanisch',
  sushi: 'Sushi|寿司|스시|Суши|سوشی|سوشي|Sushis',
  ramen: 'Ramen|ラーメン|라멘|Рамен|رامن|日式拉面',
  korean: 'Korean|韓国料理|한식|Корейская|کوریائی|كوري|Coréen|Koreanisch|韩国料理',
  thai: 'Thai|タイ料理|태국 요리|Тайская|تھائی|تايلاندي|Thaïlandais|Thailändisch|泰国菜',
  vietnamese: 'Vietnamese|ベトナム料理|베트남 요리|Вьетнамская|ویتنامی|فيتنامي|Vietnamien|Vietnamesisch|越南菜',
  southeast_asian:
    'Southeast Asian|東南アジア料理|동남아 요리|Юго-Восточная Азия|جنوب مشرقی ایشیائی|جنوب شرق آسيا|Asie du Sud-Est|Südostasiatisch|东南亚菜',
  indian: 'Indian|インド料理|인도 요리|Индийская|ہندوستانی|هندي|Indien|Indisch|印度菜',
  pakistani:
    'Pakistani|パキスタン料理|파키스탄 요리|Пакистанская|پاکستانی|باكستاني|Pakistanais|Pakistanisch|巴基斯坦菜',
  middle_eastern:
    'Middle Eastern|中東料理|중동 요리|Ближневосточная|مشرقِ وسطیٰ|شرق أوسطي|Moyen-Orient|Nahöstlich|中东菜',
  turkish: 'Turkish|トルコ料理|튀르키예 요리|Турецкая|ترک|تركي|Turc|Türkisch|土耳其菜',
  italian: 'Italian|イタリア料理|이탈리아 요리|Итальянская|اطالوی|إيطالي|Italien|Italienisch|意大利菜',
  pizza: 'Pizza|ピザ|피자|Пицца|پیزا|بيتزا|比萨',
  french: 'French|フランス料理|프랑스 요리|Французская|فرانسیسی|فرنسي|Français|Französisch|法国菜',
  spanish: 'Spanish|スペイン料理|스페인 요리|Испанская|ہسپانوی|إسباني|Espagnol|Spanisch|西班牙菜',
  german: 'German|ドイツ料理|독일 요리|Немецкая|جرمن|ألماني|Allemand|Deutsch|德国菜',
  mexican: 'Mexican|メキシコ料理|멕시코 요리|Мексиканская|میکسیکن|مكسيكي|Mexicain|Mexikanisch|墨西哥菜',
  american: 'American|アメリカ料理|미국 요리|Американская|امریکی|أمريكي|Américain|Amerikanisch|美式餐厅',
  russian: 'Russian|ロシア料理|러시아 요리|Русская|روسی|روسي|Russe|Russisch|俄国菜',
  mediterranean:
    'Mediterranean|地中海料理|지중해 요리|Средиземноморская|بحیرۂ روم کے کھانے|متوسطي|Méditerranéen|Mediterran|地中海菜',
  steak: 'Steak|ステーキ|스테이크|Стейки|اسٹیک|ستيك|Steaks|牛排',
  burgers: 'Burgers|ハンバーガー|햄버거|Бургеры|برگر|برغر|Burger|汉堡',
  fried_chicken:
    'Fried chicken|フライドチキン|치킨|Жареная курица|فرائیڈ چکن|دجاج مقلي|Poulet frit|Frittiertes Hähnchen|炸鸡',
  fast_food: 'Fast food|ファストフード|패스트푸드|Фастфуд|فاسٹ فوڈ|وجبات سريعة|Restauration rapide|Schnellimbiss|快餐',
  salad: 'Salads|サラダ|샐러드|Салаты|سلاد|سلطات|Salades|Salate|沙拉',
  buffet: 'Buffet|食べ放題|뷔페|Шведский стол|بوفے|بوفيه|Buffet à volonté|自助餐',
  cafe: 'Café|カフェ|카페|Кофейня|کیفے|مقهى|咖啡馆|coffee|咖啡',
  tea_house: 'Tea house|茶館|찻집|Чайная|چائے خانہ|بيت شاي|Maison de thé|Teehaus|茶馆',
  bubble_tea:
    'Bubble tea|タピオカティー|버블티|Чай с тапиокой|ببل ٹی|شاي الفقاعات|Thé aux perles|Bubble Tea|奶茶|milk tea|boba',
  juice: 'Juice|ジュース|주스|Соки|جوس|عصائر|Jus|Säfte|果汁',
  ice_cream: 'Ice cream|アイスクリーム|아이스크림|Мороженое|آئس کریم|آيس كريم|Glaces|Eis|冰淇淋',
  bakery: 'Bakery|ベーカリー|베이커리|Пекарня|بیکری|مخبز|Boulangerie|Bäckerei|面包烘焙',
  dessert: 'Desserts|スイーツ|디저트|Десерты|میٹھے|حلويات|甜品|sweets',
  bar: 'Bar|バー|바|Бар|بار|酒吧',
};
