/**
 * Where the avoided ingredient is, relative to words such as "no". `after`: it follows the words. `before`: it is
 * directly before them. `ending`: it is before a verb at the end of the sentence. `either`: it follows the words, or is
 * before them if nothing follows. `sign`: it is on either side of a ban sign. The format of the words is that of
 * `ingredient-words.ts`.
 */
export type CueDirection = 'after' | 'before' | 'ending' | 'either' | 'sign';

export const avoidingWords: Readonly<Record<CueDirection, string>> = {
  after:
    'nil|strictly no|absolutely no|keinesfalls|kein bisschen|不得放|禁加|禁放|禁用|禁食|禁|戒食|走(?![路道廊后前侧楼电到过进上下吧了来去出右左正大快慢开失])|飞(?![机饼鱼行快速碟蟹])|무(?=계란)|무(?=달걀)|무(?=우유)|무(?=땅콩)|무(?=견과)|무(?=새우)|노(?=땅콩)|노(?=계란)|노(?=새우)|노(?=견과)|노(?=우유)|يحظر|احظر*|무(?=알코올)|무(?=알콜)|무(?=글루텐)|무(?=유당)|shouldn t have|should not have|shouldn t eat|should not eat|refrain from|cut out|lose the|ditch the|substitute|sub out|swap out|auf keinen fall|bloss kein|bloss keine|ja kein|ja keine|meide|meidet|ne doit pas manger|ne mangeons pas|ne mangent pas|surtout pas de|surtout pas d|sans trace de|ne contenant pas|ne contient pas|никак*|ни капли|ни грамма|минус|избегайте|ما نبي|مانبي|ما نبغى|ما نحب|ما نريد|لا نحب|لا نشرب|عدم استخدام|عدم استعمال|لا تحط*|لا تستعمل*|لا تدخل*|ما تحط*|ما تضيف*|بغير|احذف*|ارفع*|不能碰|不许放|不准放|免放|免加|avoid*|remov*|omit*|exclud*|drop the|nichts von|nichts vom|vorsicht bei|vorsicht mit|aufpassen bei|lassen sie|attention aux|attention au|attention a|retir*|enlev*|supprim*|чтобы не было|осторожно с|нет ли|убер*|исключ*|избега*|انتبهوا من|احترسوا من|ابتعدوا عن|الحذر من|لا اقدر|绝对不能|不能放任何|别给|不给|剔除|挑掉|莫放|甭放|勿放|لا يوجد|ما فيه|يخلو من|خلوه من|خلو|contain|can t do|can t tolerate|don t tolerate|can t digest|can t handle|cannot tolerate|unable to eat|not able to eat|not allowed to eat|not supposed to eat|must not have|must not eat|mustn t eat|can t take|cannot take|don t like|hate|not a fan of|stay away from|w o|w out|wo|zero|swap|replace|not consume|don t consume|no more|leave the|keep the|in place of|don t want|do not want|not want|could do without|not touch|ne supporte pas|ne digere pas|ne peux pas manger|ne peut pas manger|peux pas manger|ne consomme|ne consomme pas|ne prends pas|ne bois pas|ne veux pas|ne tolere pas|sans aucun|sans aucune|exclure|proscrire|remplacez|remplacer|n aime pas|nichts mit|ohne jegliche|verzichten auf|verzicht auf|reagiere auf|reagiert auf|mag kein|bitte weder|anstatt|statt|anstelle von|nicht mit|vertrage kein|vertragt kein|vertragen kein|vertragen keine|vertragen keinen|vertrage keinen|вместо|замените|реакция на|реагирую на|реагирует на|не хочу|не люблю|не может|не могу есть|не могу|отказ от|в нем есть|здесь есть|тут есть|там есть|в составе есть|کیا اس میں|کیا اسمیں|حرام علينا|لا يمكنني|لا يمكنني تناول|لا يمكنني اكل|لا اتحمل|لا احب|ما احب|ما اقدر اكل|ما اقدر|شيلوا|شيل|عدم|عدم اضافة|عدم وضع|ازالة|لا يكون فيه|ما يكون فيه|لا يوجد فيه|لا يحتوي|لا يحتوي على|لا تحتوي على|مابغى|ما بدي|بدي بلا|里有|里面有|不食|不爱吃|不喜欢|讨厌|不得|严禁|绝不|切勿|别有|不需要|唔要|唔食|唔好|唔好落|冇|戒掉|拿掉|去除|contains|does it have|is there|are there|enthalt|enthalten|ist da|contient|contiennent|y a t il|содержит|содержится|есть ли|有没有|是否有|含有|是否含|يحتوي|يحتوي على|تحتوي|تحتوي على|هل فيه|هل فيها|without|w/o|free of|free from|hold the|avoid|leave out|leave off|take out|omit|skip|exclude|remove|minus|nothing with|nothing containing|not any|never|neither|nor|can t have|cant have|cannot have|can not have|can t eat|cant eat|cannot eat|can not eat|couldn t eat|don t eat|dont eat|do not eat|doesn t eat|does not eat|don t have|not eat|won t eat|can t drink|don t drink|don t take|not use|don t use|dont use|don t add|dont add|do not add|not add|don t put|dont put|do not put|not include|don t include|not contain|doesn t contain|react to|reacts to|sensitive to|instead of|ohne|kein|keine|keinen|keinerlei|keiner|niemals|weder|vermeiden|bitte nicht mit|frei von|sans|pas de|pas d|ni|ni de|aucun|aucune|jamais de|jamais|eviter|evitez|enlever|enlevez|retirer|retirez|supprimer|exempt de|ne pas mettre|ne mettez pas|ne mange pas|mange pas|ne pas utiliser|n utilisez pas|n ajoutez pas|ne pas ajouter|без|кроме|уберите|убрать|уберите все|исключите|ни|بدون|بلا|دون|من غير|من دون|خال من|خالي من|خالية من|خاليا من|لا اكل|لا ناكل|لا ياكل|لا تاكل|لا ناكل|ما اكل|ما ناكل|ما ياكل|ما تاكل|مابي|ما ابي|ما ابغى|لا اريد|لا نريد|لا تضع|لا تضعوا|لا تضعي|لا تضيفوا|لا تضف|لا تضيف|لا تضيفي|لا تستخدموا|لا تستخدم|لا تحطوا|لا تحط|لا اتناول|لا نتناول|لا يتناول|لا تتناول|لا استطيع تناول|لا استطيع اكل|لا يستطيع اكل|لا يستطيع تناول|لا اشرب|لا نشرب|ولا|ازيلوا|ابعدوا|استبعدوا|تجنب|تجنبوا|بغیر|别放|别加|别用|不加|不放|不含|不沾|不吃|不喝|无|免|去|忌|戒|没有|不能有|不能吃|不可以吃|吃不了|喝不了|不能喝|不能放|不能加|不想吃|不碰|勿加|勿放|避免|去掉|无需放|不带|拒绝',
  before:
    'untersagt|unerlaubt|defendu*|interdit*|banni*|prohibe*|非許可|レス(?!ト)|사절|لا|پر پابندی|کی ممانعت|سے منع|is off limits|are off limits|is forbidden|are forbidden|is a problem|are a problem|not ok|sind verboten|ist verboten|darf er nicht|darf sie nicht|vertragen wir nicht|bekommt mir nicht|non merci|est interdit|sont interdits|نہیں چاہیے|نہیں چاہئے|نہیں پسند|راس نہیں|کی جگہ|拿走|挑走|都不能|都不吃|就算了|used in|left out|taken out|on the no list|is a no|are a no|no go|is out|are out|is not allowed|are not allowed|off please|ist tabu|ist nicht erlaubt|sind tabu|raus|nicht vertragen|vertrage ich leider nicht|kann ich nicht essen|essen kann ich nicht|mag ich nicht|darf ich nicht|proscrit*|deconseill*|a exclure|a proscrire|食べることができ|口にでき|カット(?!レ)|除外|タブー|嫌い|きらい|使用不可|オフ(?!ィ)|対応|없게|대신|말고|مت|حرام|نقصان|吃不得|碰不得|不耐|を含|が入って|入っていますか|入ってますか|含まれ|들어가나요|들어 가나요|들어있나요|들어 있나요|들어갑니까|들어있는지|들어가는지|شامل ہے|تو نہیں|free|frei|freie|freies|freien|interdit|interdite|interdits|verboten|weglassen|weg lassen|vertrage ich nicht|vertragt er nicht|vertragt sie nicht|geht gar nicht|geht nicht|esse ich nicht|essen wir nicht|darf nicht rein|nicht verwenden|nicht essen|nicht dazu|are not ok|is not ok|not allowed|なし|無し|ぬき|抜き|禁忌|フリー(?!ズ)|無添加|苦手|にがて|빼|없이|없는|먹으면 안|먹을 수 없|들어가면 안|들어간 건 안|들어간건 안|프리(?![미카타즈])|빼고|کے بغیر|سے پاک|نہ ہو|نہ ہوں|نہ کریں|نہ دیں|نہیں|منع|پرہیز|فری|پسند نہیں|换成|去掉|换掉|挑出来|都不行|不行|不可以|a eviter|a retirer|a enlever|a supprimer|a bannir|weg|entfernen|rausnehmen|rauslassen|nicht rein|nicht drin',
  ending:
    '厳禁|げんきん|バツ|금물|사절|だめ|ダメ|駄目|不可|ng|よけて|含まない|含まれない|変えて|変更|代えて|替えて|出さない|食べたくない|빼서|없도록|섞이지|닿지|드시면 안|안 받|شامل نہ|نہ ملا*|نہ رکھ*|نہ لگا*|نہ پکا*|نہیں لیتے|نہیں لیتا|نہیں لیتی|ないで|かけない|のせない|نہیں ڈالنا|نکال|ہٹا|کھا نہیں|نہیں کھا سکتا|نہیں کھا سکتی|نہیں کھا سکتے|نہ رکھیں|نہ لگائیں|استعمال مت|نہ ڈال*|نہ ڈالیں|مت ڈال*|نہیں ڈال*|نہیں کھا*|نہ شامل|نہ ملائیں|استعمال نہ|نہیں پی*|やめて|止めて|除く|抜いた|取って|無理|ムリ|アウト|제거|무첨가|조심|주의|抜いて|ぬいて|抜けます|食べられず|食べれず|食えない|要りません|いりません|いらない|入れずに|いただけません|頂けません|頂けない|戒律|ないように|使ってほしくない|싫어|안 넣|안넣|않게|불가|삼가|안 맞|넣으면 안|안 쓰|못 먹|못 합|안 좋아|入っていないか|入ってないか|を使わない|使わない|使わず|使わないで|使用しない|使用せず|入れない|いれない|入れず|入っていない|入ってない|入らない|除いて|除去|取り除|外して|避けて|さけて|控えて|控えたい|食べられない|食べられません|食べれない|食べれません|食べない|食べません|飲めない|飲めません|飲まない|たべられない|お腹を壊す|受け付けません|受け付けない|混入|못먹|못 마시|못마시|못 마셔|못마셔|안 먹|안먹|먹지 못|먹지 않|넣지 마|넣지마|넣지 말|넣지말|넣지 않|안 들어|안들어|들어가지 않|제외|금지|안 돼|안돼|안 되|안되|안 됩|안됩|못 드|못드|안 드|피해|피하|드시지 못|사용하지|쓰지 마|쓰지 말|지 마|지 말|지마|지말|먹으면 안|ないよう',
  either:
    'no|nein|non|forbidden|prohibited|banned|ban|prohibit|not permitted|never ever|no no|verbiete*|verbot|недопустим*|воспрещ*|не допуска*|запрет*|нет|禁断|نہی|ممانعت|پابندی|محظور|محظوره|محظورات|حظر|не терп*|не перевари*|не потребля*|не примен*|под запретом|запрещ*|一律不要|都不要|都别放|не кушаю|не кушаем|не кушает|не пробу*|не положено|опасно|опасен|опасны|обязательно без|محرم|حرام|غير مسموح|не ем|не едим|не ест|не едят|не есть|не пью|не пьем|не кладите|не класть|не клади|не добавля*|не добавь*|не лейте|не лить|не использ*|не переношу|не переносит|не перенос*|не употребля*|не надо|нельзя|исключить|исключая|убрать|запрещен*|не может есть|не должно быть|не ложите|не нужно|противопоказан*|ممنوع|ممنوعة|يمنع|忌口|不使用|禁止|不要|别要|不用|不能|别|不可|勿|请勿',
  sign: '❌',
};

/** Words for kosher food. Dishes have no mark for it, so the guest must check with the restaurant. */
export const kosherWords =
  'kosher|koscher*|casher|cachère|kasher|cascher|кошер*|کوشر|كوشر|كوشير|コーシャ|コーシェル|코셔|코셰르|犹太洁食|犹太教洁食|洁食';

/** Words for allergies. Such a word makes every ingredient of its sentence an allergen. */
export const allergyWords = `敏感|敏感的|allergen*|cross contamination|cross contact|حساسيت*|الرجک|الرجی ہے|allerg*|anaphyla*|epipen*|intoler*|unvertrag*|unvertraglich*|vertrage keine*|vertragt keine*|анафила*|аллерг*|непереносим*|アレルギー|アナフィラキシー|알레르기|알러지|앨러지|알러지|아나필락시스|과민반응|불내증|过敏|不耐受|حساسية|حساسيه|حساس من|يتحسس|تتحسس|اتحسس|متحسس|الرجی|الرجك|الرجي|ایلرجی|allergie*|${kosherWords}`;

/** Words for harm. Such a word means an allergy only if its sentence names an ingredient. */
export const harmWords =
  '☠|if i eat|if he eats|if she eats|if they eat|if we eat|if my son eats|if my daughter eats|if my kid eats|if my child eats|if eaten|if i consume|if ingested|when i eat|when he eats|when she eats|if i even|after eating|go to hospital|go to the hospital|in hospital|me to hospital|me to the hospital|him to hospital|her to hospital|sent to hospital|rushed to hospital|hospitalized|hospitalised|hospitalization|hospitalisation|emergency room|ambulance|epi pen*|adrenaline|seizure*|seizures|choke*|choking|vomit*|throw up|faint|swollen|itch*|itchy|lethal|life threatening|death|kills|ins krankenhaus|im krankenhaus|notaufnahme|erstick*|erbreche*|juckreiz|wenn ich|wenn er|todlich*|sterb*|hospitalis*|a l hopital|aux urgences|si je mange|si j en mange|si il mange|s il mange|si elle mange|mortel*|vomi*|choc|если съем|если поем|если я съем|если съест|в больниц*|в реанимац*|скорую|умру|умрет|умереть|смертельн*|задохн*|рвот*|тошн*|食べると(?!美味)|食べたら|たべると|食べれば死|病院行き|病院に運|救急車|救急|入院|吐きます|吐いて|倒れ|かゆく|痒く|腫れ|먹으면(?! 좋)(?! 안)|병원에|병원 가|응급실|응급|실려|죽어|죽습|죽을|숨을|토해|가려|쓰러|吃了就|吃了会|一吃就|吃到就|误食|进医院|住院|去医院|送医(?!院)|急诊|抢救|丧命|没命|致命|窒息|呕吐|痒|اذا اكلت|لو اكلت|ان اكلت|اذا اكل|اذا تناولت|المستشفي|مستشفي|الطوارئ|طوارئ|اسعاف|اموت|ساموت|يموت|تموت|قاتل|يقتلني|اختنق|اختناق|ہسپتال|ہسپتال|ایمرجنسی|مر جاو*|مر جاوں|مر سکتا|مر سکتی|جان کا خطرہ|جان لیوا|کھانے سے|کھا لوں|کھا لیا|موت|kill me|kill him|kill her|kills me|asthma*|asthme|dangerous|gefahrlich*|dangereu*|астм*|задыха*|息苦|呼吸困難|喘息|危険|천식|위험|دمہ|سانس|ربو|哮喘|呼吸困难|危险|fatal|deadly|will die|could die|might die|sick|ill|breathe|krank|notarzt|malade|mourir|urgence|œdème|опасн*|скорая|یہ خطرہ|خطرہ|بیمار|يضرني|خطير|خطر|会死|中毒|会吐|疙瘩|敏感肌|休克|救护|makes me|makes him|makes her|make me|makes us|rend malade|rendent malade|macht mich krank|lebensgefahr*|命に関わ|死ぬ|swell*|hives|rash|anaphylactic|makes me sick|makes me ill|makes him sick|makes her sick|throat|react|reacts|reaction*|gonfle*|etouff*|atemnot|ausschlag|отек*|отёк*|плохо|сыпь|задыха*|じんましん|蕁麻疹|発疹|두드러기|호흡|탈나|配慮|疹子|起疹|拉肚子|发痒|休克|يسبب|ضيق تنفس|طفح|سوجن|خارش|سوجن|چھپاکی';

/** Words before or after an ingredient of which the guest wants more. */
export const wantingWords =
  '✅|extra|more|add|with extra|love|loved|lots of|plenty of|double|forget|dont forget|mehr|viel|viele|gerne|gern|extra viel|plus de|beaucoup de|beaucoup d|supplement|en plus|ajoutez|ajouter|adore|побольше|больше|добавьте|добавить|еще|ещё|много|多め|おおめ|追加|増し|たっぷり|大好き|好き|たくさん|많이|추가|더 주|더 넣|듬뿍|زيادة|زيدوا|زيد|كثروا|كثير|كثيرة|اضافي|اضافية|مزيد|زیادہ|اضافی|ایکسٹرا|مزید|多放|多加|多点|多一点|多些|加一|加个|加点|加份|双份|再来|要热|要新鲜|要全熟';

/**
 * Words after which a wanted ingredient follows, although an avoided one came before: "without onions and with an egg".
 */
export const resumingWords = 'and with|and add|plus|und mit|dafur|und dazu|et avec|и с|и со|и добав*|ومع|اور ساتھ';

/** Patterns of sentences that say that the guest has no allergies. */
export const healthyPatterns: readonly string[] = [
  '(?:allerg\\p{L}*|intoleran\\p{L}*|unvertraglich\\p{L}*)(?: info| information| status| notes?)?[ ,.]*(?:none|nil|no|nope|nothing|n a|na|zero|keine|keine bekannt|nein|nichts|aucune?|neant|non|rien|ras)(?: known| at all| bekannt| connue)?(?= *(?:[.,;]|$))',
  '(?:nka|nkda|nkfa)(?!\\p{L})',
  '(?:аллерги\\p{L}*|непереносим\\p{L}*)[ ,.]*(?:нет|не имею|отсутств\\p{L}*)(?= *(?:[.,;]|$))',
  'アレルギー[ ,.]*(?:なし|無し|ない|ありません|特になし|無い|無)(?= *(?:[.,;]|$))',
  '(?:알레르기|알러지|앨러지)[ ,.]*(?:없음|없습니다|없어요|없다|무)(?= *(?:[.,;]|$))',
  '过敏(?:史|源|原)?[ ,.]*(?:没有|无|暂无|零)(?= *(?:[.,;]|$))',
  '(?:ال)?حساسيه\\p{L}*[ ,.]*(?:لا يوجد|لا توجد|لا|بدون|لا شيء|لا شي)(?= *(?:[.,;]|$))',
  'الرجي[ ,.]*(?:نهين|كوي نهين|نهين هي)(?= *(?:[.,;]|$))',
  '(?:no|nil|not|without|zero|never had|free of|free from|have no|haven t|don t have|dont have|do not have|any|nobody is|none of us)(?: [a-z]+){0,2} (?:allergies|allergy|allergic|intolerances)',
  '(?:keine|keinerlei|ohne|nicht|niemand)(?: [a-z]+){0,2} (?:allergi[a-z]*|intoleranz[a-z]*|unvertraglichkeit[a-z]*)',
  '(?:pas|aucune|sans|ni|point)(?: d| de)?(?: [a-z]+){0,1} (?:allergi[a-z]*|allergique[a-z]*|intoleranc[a-z]*)',
  '(?:нет|без|никаких|никакой|не|отсутств\\p{L}*)(?: \\p{L}+){0,1} (?:аллерги\\p{L}*|аллергик\\p{L}*|непереносим\\p{L}*)',
  '(?:аллерги\\p{L}*|непереносим\\p{L}*)(?: \\p{L}+){0,2} (?:нет|не имею|отсутств\\p{L}*)',
  'アレルギー(?:は|も|など|等|とか|について|特に|とくに|一切|いっさい|、| )*(?:なし|無し|ない|ありません|ございません|無い|無)',
  '(?:알레르기|알러지|앨러지)\\p{L}{0,2} ?(?:전혀 |딱히 |특별히 |따로 )?(?:없)',
  '(?:没有?|无|不|并不|都不|没啥|没什么)(?:任何|食物|什么|会|对任何东西|啥)?过敏(?:史|源|原)?(?:的)?',
  '过敏(?:史|源)?[:：]?(?:没有|无)',
  '(?:لا توجد|لا يوجد|ليس لدي|ليس عندي|ليست لدي|ما عندي|ماعندي|بدون|لا اعاني من|ليس لدينا|ليس عندنا|ما عندنا|ولا)(?: \\p{L}+){0,2} (?:ال)?(?:حساسيه)\\p{L}*',
  '(?:كوي|كسي|كسي قسم كي)(?: \\p{L}+){0,2} الرجي\\p{L}*(?: \\p{L}+){0,2} نهين',
  'الرجي(?: \\p{L}+){0,1} نهين(?: ه\\p{L}*)?',
];

/** Words for an exception after "no allergies". */
export const exceptWords =
  'except*|apart from|other than|ausser|bis auf|sauf|a part|excepte|кроме|за исключением|以外|除いて|빼고|제외|除了|سوى|الا|باستثناء|ما عدا|کے علاوہ|سوائے';

/** Patterns of sentences that say that the guest is not a vegetarian. No such pattern exists for halal food. */
export const meatEaterPatterns: readonly string[] = [
  '(?:not|isn t|am not|aren t|no|nicht|kein|keine|pas|не|ne)(?: (?:a|an|un|une|the|strictly|really|eine))? (?:vegan|vegetar|veget|веган|вегетариан)\\p{L}*',
  '(?:لست|لسنا|ليس|مش|مو)(?: \\p{L}+)? ?نباتي\\p{L}*',
  '(?:ベジタリアン|ビーガン|ヴィーガン|菜食(?:主義)?(?:者)?)(?:では|じゃ)(?:ない|ありません)',
  '(?:채식주의자|채식|비건)(?:는|은|가|이)? ?아니',
  '(?:不是|并非|不)(?:吃素|素食|纯素)\\p{L}?',
  '(?:سبزي خور|ويجي\\p{L}+|ويگن) نهين',
];

/**
 * Words that make a dish name if they directly follow an ingredient. "Egg fried rice" is not a request to leave out
 * egg.
 */
export const dishWords =
  'fried rice|fried noodles|rice|noodle*|soup*|dumpling*|roll|rolls|tea|salad*|cake*|curry|sandwich*|burger*|pudding|tart*|bun|buns|congee|suppe*|reis|nudel*|tee|soupe*|riz|nouilles|суп*|рис*|лапш*|чай*|салат*|チャーハン|炒飯|スープ|丼|ラーメン|プリン|チリ|ティー|天ぷら|볶음밥|국수|국|탕|덮밥|볶음|만두|튀김|딤섬|라떼|炒饭|炒飯|汤|面|饭|饺|粥|卷|茶|煲|挞|饼|糕|羹|包子|ارز|شوربة|چاول|سوپ|چائے|نوڈلز';

/** Words that are ignored between a word such as "no" and the ingredient. */
export const fillerWords =
  'tout|toute|tous|toutes|contact|avec|presence|type|genre|a|an|any|the|of|some|all|kind|kinds|trace|traces|form|or|and|nor|other|also|added|add|put|please|pls|plz|in|it|to|on|for|raw|fresh|whole|sauce|oil|powder|stock|broth|bouillon|sos|products|product|seeds|food|foods|even|either|at all|is|are|i|me|my|too|eat|eating|be|used|use|like|such as|thanks|thank|you|s|d|l|de|du|des|la|le|les|un|une|et|ou|ni|en|au|aux|pas|mettre|mettez|svp|merci|il|vous|plait|nous|je|produits|produit|huile|manger|peut|ne|oder|und|auch|bitte|mit|von|der|die|das|den|im|drin|dazu|sosse|sauce|essen|darf|spuren|danke|gegen|auf|sehr|и|или|ни|а|на|в|к|пожалуйста|соус|соуса|кулинарного|кулинарное|рисового|рисовое|бульон|бульона|масло|масла|масле|продукты|продуктов|мясо|муку|совсем|вообще|полностью|категорически|строго|мне|у|меня|ему|ей|есть|ими|грецкие|грецких|спасибо|و|او|أو|في|من|اي|على|لو|سمحت|فضلك|فضلكم|الرجاء|رجاء|زيت|صوص|صلصة|مرق|مرقة|شوربة|لحم|منتجات|تناول|اكل|ايضا|ابدا|تماما|نهائيا|اور|یا|کا|کی|کے|کو|سے|بھی|بالکل|پلیز|ساس|تیل|یخنی|شوربہ|گوشت|استعمال|میں|مجھے|ہمیں|کوئی|ہم|چربی|براہ|کرم|کھانے|شدید|سخت|ہے|ہیں|وغیرہ|جیسی|چیزیں|소스|음식|육수|것|건|거|걸|은|는|이|가|을|를|도|와|과|랑|이랑|하고|나|이나|다|모두|전부|절대|절대로|좀|꼭|들어간|들어가|들어|들어있는|같은|류|에|로|으로|해|가루|기름|아예|혹시|주|주세요|부탁|주의자|고기|お願いします|おねがいします|お願い致します|お願いいたします|お願い|です|ます|でした|助かります|嬉しいです|いただけますか|できますか|希望|して|は|が|を|も|の|に|や|と|で|へ|類|系|料理|もの|物|など|等|さん|一切|全て|すべて|全部|絶対|絶対に|お|ください|下さい|入り|使った|だし|体質的|由来|粉|油|ソース|スープ|ため|的|和|与|跟|及|或|也|都|请|麻烦|把|对|里|里面|放|加|用|任何|一点|有|含|了|吧|啊|哦|哈|呢|谢谢|酱|碎|米|粒|末|油|皮|仁|制品|类|吃|喝|沾|入|菜|我|本人|小孩|孩子|千万|绝对|所有|什么|等|掉|出来|之类|东西|味|片|丝|块|花|换成|炒|料';
