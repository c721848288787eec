/**
 * Words for "hot" in search queries, separated by bars. A star means any ending. Words for allergens and diets are in
 * `@chifan/domain/catalogue`.
 */
export const hotWords =
  'spicy|hot|fiery|scharf*|pikant*|épicé*|piquant*|relevé*|pimenté*|острое|острый|острая|острые|острого|острой|острых|острую|острым|остро|остренького|辛い|からい|辛口|辛いもの|辛い物|辛いの|辛いやつ|辛い料理|スパイシー|매운|매운 거|매운 것|매운 음식|매운 맛|매운맛|매움|매워요|맵게|매콤한|辣|辣的|حار|حارة|حارا|حراق|حراقة|سبايسي|الأكل الحار|الطعام الحار|تیکھا|تیکھی|تیکھے|تیز|مصالحے دار|مصالحہ دار|مسالے دار|مسالہ دار|مرچوں والا|مرچ والا|چٹپٹا|سپائسی|اسپائسی';

/** Words that mean "very hot". */
export const veryHotWords = '激辛|極辛|超辛|大辛|鬼辛|辛すぎる|辛過ぎる|辛すぎるもの|辛すぎるの';

/** Words that strengthen "hot" when they come before it, such as "very". */
export const strongWords =
  'very|really|super|extremely|extra|sehr|extrem|richtig|wirklich|echt|très|vraiment|extrêmement|очень|сильно|ужасно|とても|すごく|めちゃくちゃ|かなり|아주|정말|진짜|매우|엄청|굉장히|很|非常|特别|特|超|爆|重|十分|جدا|كثيرا|كثير|كتير|أوي|قوي|للغاية|مرة|بہت|نہایت|انتہائی|بے حد';

/** Words of degree that never express a wish for hot food, as in "not too hot". */
export const excessWords =
  'too|so|overly|necessarily|strictly|actually|entirely|completely|fully|unbedingt|strikt|streng|komplett|ganz|forcément|strictement|complètement|entièrement|обязательно|строго|полностью|совсем|прям|必ずしも|完全|真的|一定|必须|반드시|꼭|완전|بالضرورة|ضروري|تماما|بالکل|مکمل|that|all that|too much|particularly|quite|zu|allzu|besonders|ganz so|trop|si|aussi|tellement|слишком|чересчур|особо|особенно|так|такое|такой|такого|あまり|あんまり|余り|そんなに|それほど|そこまで|너무|그렇게|많이|심하게|별로|太|太多|太多的|很多|那么多|这么多|怎么|算|那么|这么|过于|特别特别|زیادہ|اتنا|اتنی|اتنے|حد سے زیادہ|زيادة|لدرجة';

export const notHotWords =
  'unspicy|unscharf|unscharfe|неострое|неострый|неострая|неострые|неострого|неострую|辛くない|辛くなく|辛くありません|辛くないもの|辛くないの|からくない|안 매운|안 맵게|안 매움|안 매워요|맵지 않은|맵지 않게|맵지 않음|맵지 않고|맵지 않은 거|안 매운 거|清淡';

export const mildWords =
  'mild|mildly spicy|a little spicy|little spicy|a bit spicy|slightly spicy|lightly spicy|lightly spiced|less spicy|milde|mildes|milden|mild gewürzt|leicht scharf*|etwas scharf*|wenig scharf*|weniger scharf*|peu épicé*|un peu épicé*|légèrement épicé*|légèrement relevé*|moins épicé*|doux en épices|plat doux|plats doux|слегка острое|слегка острый|слегка острая|слегка острые|чуть острое|чуть острый|чуть острая|немного острое|немного острый|немного острая|умеренно острое|умеренно острый|малоострое|малоострый|слабоострое|слабоострый|менее острое|поменьше перца|辛さ控えめ|辛さは控えめ|辛さを控えめ|辛さ控え目|辛さは控え目|辛さひかえめ|辛味控えめ|辛すぎない|辛過ぎない|辛すぎず|小辛|微辛|ちょい辛|少し辛い|ちょっと辛い|甘口|マイルド|덜 매운|덜 맵게|덜 매움|조금 매운|조금만 매운|살짝 매운|약간 매운|순한 맛|微辣|微微辣|少辣|小辣|轻辣|稍辣|有点辣|有一点辣|一点点辣|少放辣|少放辣椒|少放点辣|قليل الحرارة|قليلة الحرارة|حار قليلا|حار شوي|شوي حار|خفيف الحرارة|خفيف|کم مرچ|مرچ کم|کم مرچوں والا|کم تیکھا|کم تیکھی|ہلکا تیکھا|ہلکی تیکھی|ہلکی مرچ|کم مصالحے';

/** Ingredients that make a dish hot. */
export const spiceWords =
  'chili|chilli|chilis|chillies|chile|spice|spices|heat|spiciness|schärfe|chilischoten|piment|piments|перца|перец|唐辛子|辛さ|辛味|고추|고춧가루|辣椒|辣味|辣油|فلفل|فلفل حار|بهارات|بهارات حارة|توابل حارة|شطة|مرچ|مرچوں|مرچیں';

/**
 * Words for kinds of meat. Menus do not record the kind of meat, so only a dish without any meat is known to contain no
 * beef, for example.
 */
export const meatWords =
  'beef|lamb|mutton|goat|chicken|duck|poultry|red meat|rindfleisch|rind|kalb|lamm|lammfleisch|hammel|ziege|huhn|hähnchen|hühnerfleisch|ente|entenfleisch|geflügel|bœuf|veau|agneau|mouton|chèvre|poulet|canard|volaille|viande rouge|говядина|говядины|говядину|говядиной|баранина|баранины|баранину|баранины|ягнятины|козлятины|курица|курицы|курицу|курятины|утка|утки|утку|утятины|птицы|牛肉|ビーフ|羊肉|ラム肉|マトン|鶏肉|チキン|鴨肉|鴨|소고기|쇠고기|양고기|염소고기|닭고기|치킨|오리고기|오리|羊肉|牛|羊|鸡肉|鸭肉|鸭|لحم بقر|لحم البقر|لحم بقري|بقر|لحم غنم|لحم الغنم|لحم ضأن|غنم|خروف|دجاج|بط|گائے|گائے کا گوشت|گائے کے گوشت|بیف|بڑے کا گوشت|بڑے گوشت|بکرے کا گوشت|بکرے کے گوشت|مٹن|بھیڑ کا گوشت|بھیڑ کے گوشت|دنبے کا گوشت|مرغی|مرغی کا گوشت|مرغی کے گوشت|چکن|بطخ';

/** Words for ingredients that menus do not record, such as onion. */
export const unmarkedWords =
  'onion|onions|garlic|coriander|cilantro|mushroom|mushrooms|msg|sugar|salt|ginger|tomato|tomatoes|zwiebel|zwiebeln|knoblauch|koriander|pilze|pilzen|glutamat|zucker|salz|ingwer|oignon|oignons|ail|coriandre|champignons|glutamate|sucre|sel|gingembre|лука|лук|чеснока|чеснок|кинзы|кинза|грибов|грибы|глутамата|сахара|соли|имбиря|玉ねぎ|玉葱|ねぎ|にんにく|ニンニク|パクチー|香菜|きのこ|味の素|砂糖|생강|양파|마늘|고수|버섯|조미료|미원|설탕|洋葱|葱|大蒜|蒜|蘑菇|香菇|味精|鸡精|糖|姜|بصل|ثوم|كزبرة|فطر|سكر|ملح|پیاز|لہسن|دھنیا|ہرا دھنیا|مشروم|چینی|نمک|اجینوموتو';

/** Words for diets and properties that menus do not record, such as organic. */
export const unmarkedDietWords =
  'jain|keto|ketogenic|low carb|paleo|organic|bio qualität|diabetic|diabetiker|diabétique|джайн*|кето|диабет*|ケト|低糖質|糖質制限|オーガニック|키토|저탄수화물|유기농|低碳|低碳水|生酮|有机|无糖|糖尿病|不吃素|不吃素食|不吃纯素|不吃全素|كيتو|کیٹو';

/** Words that negate the words after them. Words for avoiding an ingredient, such as "without", are in another list. */
export const negatingWords =
  'not|isn t|isnt|is not|aren t|arent|non|no|nothing|none|never|nicht|nichts|nie|kein|keine|keinen|keinem|keiner|pas|rien de|rien d|rien|ne|ni|не|ничего|нет|никакого|никаких|не такое|不是|不|没|没有|并不|并不是|非|一点都不|一点也不|完全不|غير|ليس|ليست|لست|مش|مو|مب|ما هو|لا|غیر|نہ';

/** Words that negate the words before them. */
export const negatingAfterWords =
  '以外|じゃない|ではない|じゃなくて|ではなく|でない|はダメ|はだめ|말고|아닌|아니고|아니에요|아님|싫어요|نہیں|نہ ہو|نہ ہوں|کے علاوہ|کے سوا';

/** Phrases that contain a word of the lists above but express no filter, such as "hot pot". */
export const nonQuestionPhrases =
  'hot pot|hotpot|hot pots|hot and sour|hot sour|hot dog|hot dogs|hot tea|hot milk|hot water|hot plate|aigre doux|aigres doux|بون لیس|无辣不欢|糖醋|葱油|姜葱|葱姜';

export const openWords =
  'open now|open right now|still open|jetzt geöffnet|noch offen|gerade offen|ouvert maintenant|ouverts maintenant|encore ouvert|открыто сейчас|сейчас открыто|открытые сейчас|営業中|今営業中|いま開いている|今開いている|영업 중|영업중|지금 여는|지금 열려 있는|营业中|现在营业|还开着|正在营业|مفتوح الآن|مفتوحة الآن|ابھی کھلا|ابھی کھلے|اس وقت کھلا';

const currency = '(?:\\s*(?:yuan|rmb|cny|kuai|yuans|юан(?:ь|я|ей)|元|块钱|块|円|위안|원|يوان|یوان|¥|￥))?';
const before = '(?:cn¥|¥|￥|rmb|cny)?\\s*';

/** Patterns of a maximum price. The first group is the amount in yuan. */
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

/** Words that mean nothing in a search. */
export const fillers =
  'food|foods|what|strictly|completely|fully|i|im|m|have|has|am|we|are|is|that|which|it|an|at all|please not|kids|the kids|for kids|for the kids|for children|dish|dishes|meal|meals|something|anything|stuff|please|i want|i would like|i d like|i ll have|we d like|show me|find|with|and|but|for me|near me|nearby|around here|restaurant|restaurants|options|the|a|some|allergy|allergic to|essen|esse|essen wir|aber|nur|ich|wir|habe|haben|eine|einen|ein|bin|gegen|ist|für mich|für|gericht|gerichte|etwas|bitte|und|mit|in der nähe|ich möchte|plat|plats|je|suis|j ai|ai|une|un|qui|n|est|n est|soit|ne|s il vous plaît|svp|quelque chose|et|avec|près d ici|repas|je veux|еда|еду|у меня|мне|пожалуйста|есть|блюдо|блюда|что нибудь|чтонибудь|рядом|и|хочу|料理|食べ物|食べたい|もの|物|ごはん|メニュー|が|の|を|な|음식|요리|걸로|거로|주세요|걸로 주세요|좀|먹고 싶어요|먹을 것|근처|메뉴|的|菜|吃的|东西|食物|餐|要|想吃|我|附近|طعام|أكل|أنا|أعاني|أعاني من|لدي|عندي|من فضلك|أريد|وجبة|أطباق|طبق|شيء|و|قريب|مطعم|مطاعم|کھانا|کھانے|مجھے|ہے|ہو|والا|والی|والے|براہ کرم|پلیز|ڈش|کچھ|اور|قریب|چاہیے';

/** Words to ignore at the start or end of a query. In the middle they may belong to a name. */
export const edgeFillers =
  'for|my|me|child|children|son|daughter|wife|husband|kid|like|love|fine|ok|okay|only|just|also|to|want|need|there|severely|seriously|not|no|be|as|or|in|on|of|d|ll|es|mag|mich|mir|mein|meine|kind|bloß|nur|das|der|die|den|dem|will|möchte|gern|gerne|schwer|stark|auch|oder|lieber|was|aus|de|du|des|le|la|les|l|mon|ma|enfant|moi|aime|j|mange|pour|ou|pas|merci|surtout|я|мы|ем|люблю|можно|у|нас|меня|для|ребёнка|ребенка|на|с|бы|чтобы|или|очень|해주세요|해 주세요|주세요|부탁해요|부탁드려요|부탁드립니다|저는|제가|나는|먹어요|شيئا|أن|لي|لطفل|طعاما|من|في|أو|لا|میں|ہوں|کھاتا|کھاتی|کھاتے|ہم|بچوں|کے|لیے|لئے|کا|کی|دیں|دکھائیں|نہیں|یا';
