import type { DietWish } from '../../../member/diet-wishes.ts';
import type { Allergen } from '../../allergens.ts';

/**
 * Ingredients that a guest may avoid. `seafood` and `shellfish` each include several allergens. Avoiding `meat` means a
 * vegetarian diet.
 */
export type AvoidedIngredient = Allergen | 'pork' | 'alcohol' | 'meat' | 'seafood' | 'shellfish';

/**
 * Words for each ingredient, separated by bars. A star matches any beginning or ending of a word. Without a star the
 * whole word must match. Arabic and Urdu words match with their prefixes. Chinese, Japanese and Korean words also match
 * inside longer words. `^` limits such a word to the start of a word, and `$` to the end of a word or the place before
 * a particle.
 */
export const ingredientWords: Readonly<Record<AvoidedIngredient, string>> = {
  peanut:
    '🥜|goober*|サテ(?!ン)|沙爹|长生果|satay|peanut butter|beurre de cacahuete|peanut*|groundnut*|monkey nut*|erdnuss*|erdnuess*|erdnusse*|arachide*|cacahuete*|cacahouete*|cacahuet*|арахис*|落花生|ピーナッツ|ピーナツ|南京豆|땅콩|피넛|花生|فول سوداني|فول السوداني|فستق سوداني|فستق السوداني|فستق العبيد|مونگ پھلی|مونگ پھلیوں|مونگ پھلیاں|مونگپھلی',
  tree_nut:
    '🌰|filbert*|marzipan*|frangipan*|pesto|pinienkern*|pekannuss*|pignon*|noix de pecan|кедров*|пекан*|марципан*|песто|松の実|ピーカン|ピスタチオ|ヘーゼル|マカダミア|マジパン|피칸|마카다미아|헤이즐넛|마지팬|松仁|碧根果|夏威夷果|巴旦木|夏果|صنوبر|مرزبان|پسته|چلغوزہ|چلغوزے|پیکان|brazil nut*|nutella|nougat|chestnut*|paranuss*|cashewkern*|cashewnuss*|cajou|кешью|каштан*|фисташ*|栗|almond milk|almond butter|lait d amande|миндальное молоко|아몬드 우유|حليب اللوز|杏仁奶|nut|nuts|tree nut*|treenut*|hazelnut*|walnut*|pecan*|pistach*|cashew*|almond*|macadamia*|pine nut*|praline*|nuss|nusse|nussen|nuesse|haselnuss*|haselnuesse*|walnusse*|mandel|mandeln|pistazie*|schalenfruchte|noix|noisette*|amande*|fruits a coque|fruit a coque|pistache*|орех|орехи|орехов|орехам|орехами|орехов*|ореха|орешк*|орешек|фундук*|миндал*|кешью|фисташк*|ナッツ|くるみ|胡桃|木の実|アーモンド|カシュー|견과|호두|아몬드|캐슈|피스타치오|^잣$|坚果|腰果|核桃|杏仁|榛子|开心果|松子|果仁|مكسرات|لوز|كاجو|جوز|بندق|فستق|عين الجمل|بادام|کاجو|اخروٹ|پستہ|پستے|پستوں|میوہ جات|میوے|میوہ|گری دار',
  gluten:
    '🌾|🍞|🥖|🥐|🥯|seitan|bread|breads|breadcrumb*|panko|udon|malt|pasta|spaghetti|crouton*|brot|brotchen|paniermehl|semmelbrosel|griess*|malz*|baguette*|chapelure|pain de mie|хлеб|хлеба|хлебом|панировк*|сухар*|макарон*|солод*|сейтан*|булгур*|パン粉|^パン|麦芽|ライ麦|うどん|パスタ|セイタン|^麩|빵|우동|파스타|맥아|보리|호밀|세이탄|面包|麦芽|烤麸|黑麦|燕麦|خبز|شعير|معكرونه|برغل|كسكس|سميد|سيتان|روٹی|سوجی|ڈبل روٹی|سیٹان|spelt|semolina|bulgur|couscous|dinkel*|spelz|semoule|epeautre|манк*|ячмен*|ржан*|大麦|gluten*|glutin*|wheat*|flour|barley|rye|weizen*|roggen*|gerste*|mehl|farine|ble|seigle|глютен*|клейковин*|пшениц*|пшеничн*|мук|муку|муки|グルテン|小麦|글루텐|밀가루|^밀$|麸质|小麦|面粉|面筋|麸皮|غلوتين|جلوتين|قمح|دقيق|طحين|گلوٹن|گلوٹین|گندم|آٹا|آٹے|میدہ|میدے',
  crustacean:
    '🦐|🍤|🦞|🦀|krill*|langostino*|langoustino*|shrimp paste|belacan|belachan|yabby|yabbies|kaisergranat|flusskrebs*|tourteau*|криль|криля|крилем|крил|лангуст*|オキアミ|シャコ|ザリガニ|クリル|크릴|대하|크랩|쉬림프|크레이피시|كريل|كركند|لوبستر|لوبيستر|شريمب|برون|لابسٹر|کریل|پراون|شرمپ|کریب|king prawn*|langouste*|gamba|hummerkrabbe*|shrimp*|prawn*|crab|crabs|crabmeat|lobster*|crayfish|crawfish|langoustine*|crustacean*|garnele*|krabbe*|krebs|krebse|krebsen|krebstiere*|hummer|krustentier*|scampi|crevette*|crabe|crabes|homard*|crustace*|gambas|ecrevisse*|кревет*|краб|краба|крабы|крабов|крабом|омар*|ракообразн*|рак|раки|раков|えび|えびとかに|えびやかに|えびかに|エビ|海老|^かに|カニ|蟹|甲殻|ロブスター|새우|갑각류|꽃게|대게|게살|게맛살|^게$|랍스터|가재|虾|龙虾|小龙虾|对虾|蟹|螃蟹|大闸蟹|甲壳|روبيان|ربيان|جمبري|قريدس|سلطعون|كابوريا|سرطان البحر|قشريات|استاكوزا|جھینگا|جھینگے|جھینگوں|جھینگ*|کیکڑا|کیکڑے|کیکڑوں',
  mollusc:
    '🦪|🦑|🐙|🐚|🐌|conch|whelk*|cockle|cockles|periwinkle*|geoduck*|escargot*|limpet*|bulot*|bigorneau*|coques|encornet*|chipiron*|pieuvre*|petoncle*|ormeau*|jakobsmuschel*|schnecke*|krake*|sepia|рапан*|улитк*|каракатиц*|вонгол*|трубач*|サザエ|さざえ|つぶ貝|しじみ|シジミ|ムール|アサリ|ハマグリ|ホタテ|アワビ|あわび|カキフライ|エスカルゴ|꼬막|바지락|소라|골뱅이|달팽이|쭈꾸미|관자|花甲|蛏|螺|干贝|瑶柱|青口|淡菜|八爪鱼|鲍|حلزون|كلاماري|اسكالوب|محارات|گھونگا|اسکیلپ|کلیم|oyster sauce|اویسٹر|اویسٹر ساس|mollusc*|mollusk*|clam|clams|oyster*|mussel*|scallop*|squid*|calamar*|octopus*|abalone*|cuttlefish|snail*|muschel*|miesmuschel*|auster|austern|tintenfisch*|weichtier*|kalmar*|moule|moules|huitre*|palourde*|calmar*|poulpe*|seiche*|mollusque*|st jacques|saint jacques|моллюск*|миди|мидии|мидий|мидиями|мидию|устриц*|кальмар*|осьминог*|гребешк*|貝|^いか|イカ|烏賊|^たこ|タコ|蛸|ほたて|帆立|牡蠣|あさり|はまぐり|オイスター|조개|홍합|오징어|낙지|문어|주꾸미|전복|굴소스|^굴$|가리비|연체류|贝|鱿鱼|章鱼|墨鱼|蛤|生蚝|蚝油|蚝|牡蛎|鲍鱼|محار|رخويات|بلح البحر|حبار|كاليماري|اخطبوط|سیپ|سیپی|گھونگھے|آکٹوپس|سکویڈ',
  shellfish:
    'xo sauce|xo sosse|xo sosses|sauce xo|соус xo|соуса xo|xo соус|xo соуса|xo醤|xo酱|xoソース|xoジャン|xo소스|xo 소스|صلصه xo|صوص xo|xo ساس|xo صوص|shellfish|shell fish|schalentiere*|meeresfruchte|meeresfrucht*',
  seafood:
    'seafood*|sea food*|fruits de mer|fruit de mer|морепродукт*|シーフード|魚介|해산물|해물|海鲜|海产|ماكولات البحرية|ماكولات بحرية|اكل البحر|سي فود|ثمار البحر|سی فوڈ|سمندری خوراک|سمندری غذا|سمندری کھانے',
  fish: '🐟|🐠|🐡|🍣|🎣|surimi|katsuobushi|dashi|worcester*|nam pla|nuoc mam|trout|halibut|haddock|herring*|seabass|sea bass|carp|catfish|tilapia|swordfish|unagi|tobiko|ikura|tarama|bottarga|mentaiko|forelle*|hering*|karpfen|zander|seelachs|kabeljau|rogen|kaviar|aal|makrele*|truite*|merlu|morue|dorade*|anguille*|форел*|карп|карпа|судак*|сельд*|палтус*|угорь|угря|камбал*|шпрот*|семг*|горбуш*|сурими|даши|だし|出汁|ダシ|煮干し|いくら|イクラ|たらこ|明太子|ししゃも|鯛|鱈|さんま|ツナ|アンチョビ|ナンプラー|かまぼこ|ちくわ|すり身|キャビア|명란|명태|갈치|광어|캐비어|가쓰오|까나리|다시마육수|다시육수|鳕|鲈|三文|金枪|吞拿|鲑|秋刀|鳗|鳝|柴鱼|هامور|بلطي|سردين|سردينه|تونا|كافيار|رنجه|ماكريل|انشوفه|سالمن|ٹونا|سارڈین|کیویار|roe|caviar|mackerel*|sardine*|eel|cod|sashimi|bonito|thunfisch*|sardinen|hareng|cabillaud|maquereau*|скумбри*|тунца|треск*|селедк*|икра|икры|サーモン|マグロ|まぐろ|うなぎ|鰻|いわし|ちりめん|장어|연어|fish|fishes|anchov*|salmon|tuna|fisch*|lachs|thunfisch|poisson*|anchois|saumon|thon|рыб|рыба|рыбы|рыбу|рыбе|рыбой|рыбн*|лосос*|тунец|анчоус*|魚|鰹|かつお|^さば|サバ|鯖|鮭|生鱼片|생선|물고기|멸치|고등어|참치|연어|액젓|어묵|鱼|سمك|اسماك|تونة|سلمون|انشوجة|مچھلی|مچھلیاں|مچھلیوں',
  egg: '🥚|🍳|aioli|albumen|albumin|yolk|yolks|hollandaise|tamago|mayonaise|omelett*|ruhrei*|spiegelei*|vollei|майонез*|омлет*|глазунь*|айоли|マヨ|オムレツ|目玉焼き|温玉|うずら|アイオリ|마요|오믈렛|메추리알|에그|지단|美乃滋|沙拉酱|صفار|مايو|اومليت|عجه|ايولي|آملیٹ|زردی|مایونیز|卵黄|卵白|蛋黄|蛋白|蛋清|노른자|흰자|omelet*|meringue*|желток|белок яйца|egg|eggs|egg white*|egg yolk*|ei|eier|eiern|eiweiss|huhnerei*|eigelb|mayo|mayonnaise|oeuf|oeufs|яйц*|яиц|яичн*|卵|玉子|たまご|鶏卵|마요네즈|マヨネーズ|계란|달걀|鸡蛋|蛋|بيض|بيضة|مايونيز|انڈا|انڈے|انڈوں|انڈہ',
  milk: '🥛|🧀|🧈|🍦|🍨|ghee|paneer|buttermilk|curd|curds|ricotta|mascarpone|gouda|cheddar|gruyere|camembert|roquefort|gorgonzola|halloumi|labneh|lassi|kulfi|latte|milkshake*|bechamel|lactoserum|chantilly|emmental*|raclette|schmand|molke*|schlagsahne|butterschmalz|butterfett|topfen|frischkase|ziegenmilch|ряженк*|простокваш*|сыворотк*|брынз*|моцарелл*|пармезан*|рикотт*|гхи|топленое масло|топленого масла|сгущенк*|ギー|カゼイン|ホエイ|ホエー|練乳|粉乳|モッツァレラ|パルメザン|クリーム|ラクトース|パニール|기버터|기 버터|카제인|유청|연유|분유|크림|요구르트|모짜렐라|酥油|炼乳|乳清|酪蛋白|干酪|乳酪|起司|起士|忌廉|牛油|乳脂|سمن|سمنه|قريش|لبنه|كاسترد|موزاريلا|كازين|بانير|گھی|لسی|کھویا|ربڑی|چھاچھ|feta|brie|kefir|кефир*|йогурт*|kuhmilch|vollmilch|ziegenkase|kasein*|condensed milk|sour cream|mozzarella|parmesan|milk|dairy|lactose|casein*|cheese|butter|cream|yogurt*|yoghurt*|whey|milch*|laktose*|lactose*|kase|sahne|joghurt|rahm|quark|lait|laitier*|laitages|fromage*|beurre|creme|yaourt*|молок*|молочн*|молочк*|лактоз*|сыр|сыра|сыром|сыру|сливк*|сливок|сливочн*|творог*|казеин*|сметан*|牛乳|乳製品|乳糖|乳成分|ミルク|チーズ|バター|生クリーム|ヨーグルト|^乳|우유|유제품|유당|치즈|버터|생크림|요거트|牛奶|奶|乳制品|乳糖|芝士|奶酪|黄油|حليب|البان|لبن|جبن|جبنة|اجبان|لاكتوز|زبدة|كريمة|زبادي|قشطة|دودھ|دہی|پنیر|مکھن|کریم|لیکٹوز|ڈیری|ملائی',
  soy: 'miso|tempeh|tempe|natto|tamari|shoyu|okara|yuba|tvp|lecithin*|lezithin*|lecithine*|bean curd|beancurd|hoisin|teriyaki|ponzu|doenjang|gochujang|douchi|black bean sauce|doubanjiang|мисо|темпе|темпех|натто|тамари|эдамаме|лецитин*|терияки|味噌|みそ|ミソ|納豆|なっとう|テンペ|おから|油揚げ|厚揚げ|湯葉|枝豆|きなこ|レシチン|たまり醤油|ポン酢|미소|템페|낫토|낫또|청국장|쌈장|고추장|유부|에다마메|레시틴|味增|纳豆|天贝|丹贝|毛豆|豆皮|腐竹|腐乳|豆豉|豆瓣|千张|豆干|豆花|生抽|老抽|豉油|卵磷脂|ميسو|تيمبيه|تيمبه|تمبه|ليسيثين|تيرياكي|مسو|میسو|ٹیمپے|ٹمپہ|soy milk|soya milk|lait de soja|соевое молоко|соевого молока|соевый соус|соевого соуса|두유|حليب الصويا|صوص الصويا|豆奶|soy|soya|soja*|soybean*|tofu|edamame|соя|сою|сои|соей|соев*|тофу|大豆|だいず|豆腐|とうふ|豆乳|醤油|しょうゆ|ソイ|대두|^콩$|콩기름|두부|간장|된장|大豆|黄豆|豆制品|酱油|豆腐|豆浆|صويا|توفو|سويا|سویا|ٹوفو',
  celery: 'celery|celeriac|sellerie*|celeri|celeris|сельдере*|セロリ|셀러리|芹菜|西芹|芹|كرفس|اجوائن|سیلری',
  mustard:
    'dijon|mustard*|senf*|moutarde*|горчиц*|горчичн*|マスタード|からし|辛子|머스타드|겨자|머스터드|芥末|芥辣|خردل|سرسوں|مسٹرڈ',
  sesame:
    'hummus|houmous|hommos|halva|gomasio|халв*|хумус*|セサミ|フムス|세사미|후무스|طحينيه|حلاوه|sesame*|tahini|sesam*|tahin|кунжут*|тахини|ごま|ゴマ|胡麻|タヒニ|참깨|참기름|들깨|^깨$|芝麻|麻油|香油|麻酱|سمسم|طحينة|طحينه|تل|تلوں',
  sulphite:
    'so2|sulphit*|sulfit*|sulfur dioxide|schwefeldioxid|сульфит*|亜硫酸|아황산|이산화황|亚硫酸|二氧化硫|كبريتيت|سلفيت|سلفائٹ',
  lupin: 'lupin*|люпин*|ルピナス|루핀|羽扇豆|ترمس|لیوپن',
  pork: '🐷|🐖|🐽|🥓|prosciutto|salami|pancetta|chorizo|pepperoni|gelatin*|char siu|gammon|mortadella|буженин*|шпик*|желатин*|チャーシュー|叉焼|とんかつ|とんこつ|トンカツ|^ハム|サラミ|스팸|보쌈|족발|순대|제육|차슈|叉烧|腊肠|五花|肥肠|午餐肉|猪骨|بيكون|سلامي|بيبروني|جيلاتين|بیکن|جلیٹن|смалец|смальца|смальцем|pork*|pig|pigs|lard|ham|bacon|schwein*|schinken|speck|schmalz|porc|cochon|lardon*|jambon*|saindoux|свинин*|свиное мясо|свиного мяса|свин*|сало|бекон*|ветчин*|豚|豚肉|ポーク|ラード|ベーコン|돼지|돼지고기|햄|베이컨|삼겹살|猪|猪肉|腊肉|火腿|培根|خنزير|خنازير|لحم خنزير|لحم الخنزير|سور|سور کا گوشت|سور کے گوشت|سؤر|خنزیر|خنزیر کا گوشت|پورک',
  alcohol:
    '🍺|🍻|🍷|🍶|🥂|🍾|🥃|🍸|rum|vodka|whisky|whiskey|brandy|cognac|sake|sherry|liqueur*|bier|schnaps|biere|rhum|водк*|коньяк*|ликер*|пиво|пива|ビール|ワイン|ブランデー|リキュール|맥주|와인|소주|사케|브랜디|花雕|绍酒|醪糟|بيره|واين|فودكا|ويسكي|بیئر|وائن|ووڈکا|alcohol*|rice wine|cooking wine|shaoxing*|shaohsing*|wine|beer|liquor|mirin|alkohol*|wein|reiswein|kochwein|alcool*|vin|vins|алкогол*|вино|вина|вину|вином|спирт|спирта|спиртн*|アルコール|酒|みりん|알코올|알콜|^술$|^술이|^술은|^술을|요리주|맛술|미림|청주|酒精|料酒|黄酒|酒|كحول|خمر|خمور|نبيذ|مشروبات روحية|الکحل|الکوحل|الکوحول|شراب',
  meat: '🥩|🍖|🍗|🐄|🐔|🐑|meat|meats|fleisch*|viande*|мясо|мяса|мясн*|肉|고기|肉|肉末|荤|荤腥|肉类|لحم|لحوم|لحما|گوشت',
};

/** Words that state a diet without any further word. */
export const wishWords: Readonly<Partial<Record<DietWish, string>>> = {
  vegetarian:
    'pure veg|veg only|jain|vegetarian*|veggie|veggies|vegies|meatless|meat free|vegetarisch*|vegetarier*|fleischlos*|vegetarien*|вегетариан*|ベジタリアン|菜食|精進料理|채식|베지테리언|素食|吃素|素的|全素食|نباتي|نباتية|نباتيه|نباتيون|نباتيين|سبزی خور|ویجیٹیرین|ویجیٹیرین',
  vegan:
    'vegan|vegans|plant based|vegane*|veganer*|rein pflanzlich*|vegane|vegetalien*|веган*|ビーガン|ヴィーガン|完全菜食|비건|纯素|全素|纯植物|نباتي صرف|نباتية صرفة|نباتي صارم|فيغان|فيجن|ویگن|خالص سبزی',
  halal:
    'halal*|muslim*|islam*|halaal*|musulman*|халял*|мусульман*|ислам*|ハラール|ハラル|ムスリム|イスラム|할랄|무슬림|이슬람|清真|穆斯林|回民|回族|حلال|حلالا|مسلم|مسلمة|مسلمون|مسلمين|مسلمان|مسلمانوں',
};

/** Illnesses of people who must avoid an ingredient. */
export const illnessWords: Readonly<Partial<Record<AvoidedIngredient, string>>> = {
  gluten:
    'celiac*|coeliac*|coeliaq*|celiaq*|zoliakie|zoeliakie|целиак*|セリアック|셀리악|乳糜泻|麦胶|سيلياك|سيلياك|زلاقي|سیلیک',
  milk: '유당불내증|乳糖不耐|乳糖不耐受',
};

/** Words that contain a word of these lists but mean something else, so they must not match. */
export const falseMatchWords =
  'rice milk|oyster mushroom*|austernpilz*|austernseitling*|pleurote*|蟹味菇|鱼腥草|静かに|しずかに|確かに|たしかに|明らかに|いかに|食べたこと|butter chicken|ice cream|coconut milk|oat milk|coconut*|nutmeg*|nut of butter|doughnut*|butternut*|eggplant*|kokosnuss*|kokosmilch|kokos*|muskatnuss*|hafermilch|noix de coco|noix de beurre|noix de muscade|noix de coco|lait de coco|lait d avoine|кокосов*|кокос*|мускатн*|кокосовое молоко|ココナッツミルク|ココナッツ|ココナツ|ドーナツ|ドーナッツ|ナツメグ|코코넛|코코넛밀크|도넛|鱼香|酒店|酒楼|酒家|奶奶|宝贝|贝贝|笨蛋|混蛋|完蛋|杏仁豆腐|椰奶|جوز الهند|جوز هند|جوزة الطيب|ناریل|ناریل کا دودھ|蛋白粉|肉桂|いかが|いかない|甘酒|牛肉|鶏肉|鸡肉|羊肉|소고기|쇠고기|닭고기|불고기|양고기|대신 소고기|鴨肉|鸭肉';
