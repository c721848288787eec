import type { Allergen } from '@chifan/domain/catalogue';
import type { DietWish } from '@chifan/domain/member';

/** How guests say in nine languages what they eat, apart by bars. */
export const wishWords: Readonly<Record<DietWish, string>> = {
  vegetarian:
    'vegetarian|veggie|meatless|meat free|vegetarisch|vegetarische|vegetarisches|fleischlos|végétarien|végétarienne|végétariens|вегетарианское|вегетарианская|вегетарианские|вегетарианский|вегетарианец|ベジタリアン|菜食|精進|채식|채식주의|素食|素的|吃素|نباتي|نباتية|نباتيه|سبزی خور|ویجیٹیرین',
  vegan:
    'vegan|plant based|vegane|veganes|veganer|pflanzlich|végan|végane|végétalien|végétalienne|веганское|веганская|веганские|веганский|веган|ヴィーガン|ビーガン|完全菜食|비건|纯素|全素|纯植物|نباتي صرف|فيغان|خالص سبزی|ویگن',
  halal: 'halal|muslim friendly|халяль|халяльное|халяльная|халяльные|ハラール|ハラル|할랄|清真|حلال|حلال کھانا',
  no_pork: '',
  no_alcohol: '',
};

/** What may be said not to be in a dish: allergens, and what the wishes exclude. */
export const thingWords: Readonly<Record<Allergen | 'pork' | 'alcohol' | 'meat' | 'spice', string>> = {
  pork: 'pork|pig|schwein|schweinefleisch|porc|cochon|свинина|свинины|豚肉|豚|ポーク|돼지고기|돼지|猪肉|猪|لحم خنزير|لحم الخنزير|خنزير|سور|سور کا گوشت|سور کے گوشت',
  alcohol:
    'alcohol|alkohol|alcool|алкоголь|алкоголя|спирта|アルコール|お酒|酒|알코올|술|酒精|كحول|الكحول|الکحل|الکوحل|شراب',
  meat: 'meat|fleisch|viande|мясо|мяса|肉|お肉|고기|肉类|荤|لحم|لحوم|گوشت',
  spice:
    'chili|chilli|spice|spices|heat|chile|schärfe|chilis|piment|épices|перца|острого|唐辛子|辛さ|고추|辣椒|辣|فلفل|شطة|مرچ|مرچوں',
  gluten:
    'gluten|wheat|weizen|blé|глютен|глютена|пшеницы|グルテン|小麦|글루텐|밀가루|麸质|麦|小麦|面筋|غلوتين|جلوتين|قمح|گلوٹن|گندم',
  crustacean:
    'shrimp|shrimps|prawn|prawns|crab|shellfish|crustacean|crustaceans|garnelen|krabben|krebstiere|meeresfrüchte|crevettes|crevette|crustacés|crabe|креветки|креветок|краба|ракообразных|морепродуктов|エビ|海老|カニ|甲殻類|새우|게|갑각류|虾|蟹|虾蟹|甲壳类|روبيان|جمبري|قشريات|جھینگا|جھینگے|کیکڑا',
  egg: 'egg|eggs|ei|eier|œuf|œufs|oeuf|oeufs|яйцо|яйца|яиц|卵|玉子|たまご|계란|달걀|鸡蛋|蛋|بيض|البيض|انڈا|انڈے|انڈوں',
  fish: 'fish|fisch|poisson|poissons|рыба|рыбы|魚|생선|鱼|سمك|السمك|مچھلی',
  peanut:
    'peanut|peanuts|groundnut|groundnuts|erdnuss|erdnüsse|erdnüssen|arachide|arachides|cacahuète|cacahuètes|арахис|арахиса|ピーナッツ|落花生|땅콩|花生|فول سوداني|الفول السوداني|مونگ پھلی',
  soy: 'soy|soya|soja|соя|сои|大豆|豆制品|黄豆|대두|콩|صويا|الصويا|سویا',
  milk: 'milk|dairy|lactose|milch|laktose|lait|produits laitiers|молоко|молока|молочного|лактозы|牛乳|乳製品|乳|우유|유제품|유당|牛奶|奶|乳制品|乳糖|حليب|الحليب|ألبان|اللاكتوز|دودھ|لیکٹوز',
  tree_nut:
    'nut|nuts|tree nuts|cashew|cashews|walnuts|nuss|nüsse|nüssen|noix|fruits à coque|орехи|орехов|ナッツ|木の実|견과류|견과|坚果|腰果|核桃|مكسرات|المكسرات|میوہ جات|گری دار میوے',
  celery: 'celery|sellerie|céleri|сельдерея|セロリ|셀러리|芹菜|كرفس|اجوائن',
  mustard: 'mustard|senf|moutarde|горчицы|からし|マスタード|겨자|芥末|خردل|سرسوں',
  sesame: 'sesame|sesam|sésame|кунжут|кунжута|ごま|ゴマ|胡麻|참깨|깨|芝麻|سمسم|السمسم|تل',
  sulphite: 'sulphite|sulphites|sulfites|sulfite|sulfit|сульфитов|亜硫酸塩|아황산염|亚硫酸盐|كبريتيت|سلفائٹ',
  lupin: 'lupin|lupine|lupinen|люпина|ルピナス|루핀|羽扇豆|ترمس|لیوپن',
  mollusc:
    'mollusc|molluscs|clams|oysters|squid|mussels|muscheln|weichtiere|moules|mollusques|моллюсков|貝|イカ|조개|오징어|贝类|贝|محار|رخويات|سیپ',
};

/** `_` stands for the thing. */
export const withoutPatterns: readonly string[] = [
  'no _|without _|without any _|_ free|free of _|free from _|not containing _|_ less|dont eat _|do not eat _|cant eat _|cannot eat _|allergic to _|_ allergy|no _ please|avoid _',
  'ohne _|kein _|keine _|keinen _|_frei|_ frei|allergisch gegen _|_allergie|esse kein _|esse keine _',
  'sans _|pas de _|allergique au _|allergique aux _|allergie au _|allergie aux _|je ne mange pas de _',
  'без _|нет _|не ем _|аллергия на _',
  '_なし|_無し|_抜き|_ぬき|_不使用|_を使わない|_が入っていない|_の入っていない|_の入ってない|_が食べられない|_アレルギー|_フリー',
  '_ 없는|_ 없이|_ 빼고|_ 뺀|_ 안 들어간|_이 안 들어간|_가 안 들어간|_ 안 먹어요|_ 못 먹어요|_ 알레르기|무_|_ 제외',
  '不要_|无_|不含_|没有_|没_|不放_|不加_|不吃_|免_|去_|_过敏|对_过敏|不带_',
  'بدون _|بلا _|من غير _|خال من _|خالي من _|خالية من _|لا آكل _|حساسية من _|حساسية _',
  '_ کے بغیر|بغیر _|بنا _|_ نہ ہو|_ سے پاک|_ نہیں کھاتا|_ نہیں کھاتی|_ سے الرجی',
];

export const mildWords =
  'not spicy|non spicy|not hot|mild|unspicy|no spice|nicht scharf|mild gewürzt|milde|mildes|unscharf|pas épicé|non épicé|pas épicés|peu épicé|doux|не острое|не острый|не острая|неострое|неострый|неострая|неострые|не острые|辛くない|辛くないもの|甘口|안 매운|안매운|맵지 않은|안 맵게|맵지 않음|不辣|不要辣|清淡|免辣|无辣|غير حار|غير حارة|ليس حار|ليس حارا|بدون شطة|خفيف|تیکھا نہ ہو|مرچ کم|کم مرچ|مرچ نہیں|بغیر مرچ|تیز نہ ہو|مصالحے دار نہ ہو';

export const hotWords =
  'very spicy|really spicy|extra hot|sehr scharf|très épicé|очень острое|очень острый|очень острая|очень острые|激辛|すごく辛い|아주 매운|매운 음식|特辣|很辣|重辣|حار جدا|حارة جدا|بہت تیکھا|بہت مصالحے دار';

export const openWords =
  'open now|open right now|still open|jetzt geöffnet|noch offen|gerade offen|ouvert maintenant|ouverts maintenant|encore ouvert|открыто сейчас|сейчас открыто|открытые сейчас|営業中|今営業中|いま開いている|今開いている|영업 중|영업중|지금 여는|지금 열려 있는|营业中|现在营业|还开着|正在营业|مفتوح الآن|مفتوحة الآن|ابھی کھلا|ابھی کھلے|اس وقت کھلا';

const currency = '(?:\\s*(?:yuan|rmb|cny|kuai|yuans|юан(?:ь|я|ей)|元|块钱|块|円|위안|원|يوان|یوان|¥|￥))?';
const before = '(?:cn¥|¥|￥|rmb|cny)?\\s*';

/** The first group is the sum in yuan. */
export const pricePatterns: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:under|below|less than|cheaper than|at most|up to|max(?:imum)?|within|unter|weniger als|höchstens|maximal|bis zu|bis|moins de|sous|au plus|jusqu[’']?à|до|дешевле|меньше|не дороже|不超过|不到|低于|少于|أقل من|تحت|دون|بحد أقصى|<|≤|<=)\\s*${before}(\\d{1,4})${currency}(?!\\p{L}|\\d)`,
    'iu',
  ),
  new RegExp(
    `(?<!\\d)${before}(\\d{1,4})${currency}\\s*(?:以下|以内|之内|内|未満|以下の|이하|미만|이내|아래|سے کم|تک|or less|and under|oder weniger|ou moins|и меньше)(?:的|の|인)?`,
    'iu',
  ),
];

/** They say nothing of what is looked for. */
export const fillers =
  'food|foods|i|dish|dishes|meal|meals|something|anything|stuff|please|i want|i would like|show me|find|with|and|but|for me|near me|nearby|around here|restaurant|restaurants|options|the|a|some|essen|gericht|gerichte|etwas|bitte|und|mit|in der nähe|ich möchte|plat|plats|quelque chose|et|avec|près d ici|repas|je veux|еда|еду|блюдо|блюда|что нибудь|чтонибудь|рядом|и|хочу|料理|食べ物|食べたい|もの|物|ごはん|メニュー|が|の|を|な|음식|요리|먹고 싶어요|먹을 것|근처|메뉴|的|菜|吃的|东西|食物|餐|要|想吃|我|附近|طعام|أكل|وجبة|أطباق|طبق|شيء|و|قريب|مطعم|مطاعم|کھانا|کھانے|ڈش|کچھ|اور|قریب|چاہیے';
