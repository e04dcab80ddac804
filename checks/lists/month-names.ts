/**
 * Names of months in languages that browsers come without: Chromium's Intl has no data for them, or only numbers. Written once from the
 * full Intl of Node v20.20.2 (CLDR 48.0) on 2026-11-21; months divided by |, their forms by a blank, as language/months.ts looks them up.
 * Of names of several words the last is here, where it tells the month; languages without such names are left out.
 */
export const rareMonths: Readonly<Record<string, string>> = {
  as: 'জানুৱাৰী জানু|ফেব্ৰুৱাৰী ফেব্ৰু|মাৰ্চ|এপ্ৰিল|মে|জুন|জুলাই|আগষ্ট আগ|ছেপ্তেম্বৰ ছেপ্তে|অক্টোবৰ অক্টো|নৱেম্বৰ নৱে|ডিচেম্বৰ ডিচে',
  ast: 'xineru xin|febreru feb|marzu mar|abril dabril abr|mayu may|xunu xun|xunetu xnt|agostu dagostu ago|setiembre set|ochobre dochobre och|payares pay|avientu davientu avi',
  az: 'yanvar yan|fevral fev|mart mar|aprel apr|may|iyun iyn|iyul iyl|avqust avq|sentyabr sen|oktyabr okt|noyabr noy|dekabr dek',
  be: 'студзень студзеня сту|люты лютага лют|сакавік сакавіка сак|красавік красавіка кра|май мая|чэрвень чэрвеня чэр|ліпень ліпеня ліп|жнівень жніўня жні|верасень верасня вер|кастрычнік кастрычніка кас|лістапад лістапада ліс|снежань снежня сне',
  br: 'genver gen|cʼhwevrer cʼhwe|meurzh meur|ebrel ebr|mae|mezheven mezh|gouere goue|eost|gwengolo gwen|here|du|kerzu kzu',
  bs: 'januar jan|februar feb|mart mar|april apr|maj|juni jun|juli jul|august aug|septembar sep|oktobar okt|novembar nov|decembar dec',
  ceb: 'enero ene|pebrero peb|marso mar|abril abr|mayo may|hunyo hun|hulyo hul|agosto ago|septiyembre sep|oktubre okt|nobyembre nob|disyembre dis',
  cy: 'ionawr ion|chwefror chwef chw|mawrth maw|ebrill ebr|mai|mehefin meh|gorffennaf gorff gor|awst|medi|hydref hyd|tachwedd tach|rhagfyr rhag',
  eo: 'januaro jan|februaro feb|marto mar|aprilo apr|majo maj|junio jun|julio jul|aŭgusto aŭg|septembro sep|oktobro okt|novembro nov|decembro dec',
  eu: 'urtarrila urt|otsaila ots|martxoa mar|apirila api|maiatza mai|ekaina eka|uztaila uzt|abuztua abu|iraila ira|urria urr|azaroa aza|abendua abe',
  fo: 'januar jan|februar feb|mars mar|apríl apr|mai|juni jun|juli jul|august aug|september sep|oktober okt|november nov|desember des',
  fy: 'jannewaris jan|febrewaris feb|maart mrt|april apr|maaie mai|juny jun|july jul|augustus aug|septimber sep|oktober okt|novimber nov|desimber des',
  ga: 'eanáir ean|feabhra feabh|márta|aibreán aib|bealtaine beal|meitheamh meith|iúil|lúnasa lún|mfómh|dfómh|samhain samh|nollaig noll',
  gd: 'faoilleach fhaoilleach faoi|gearran ghearran gearr|mhàrt màrt|giblean ghiblean gibl|cèitean chèitean cèit|t-ògmhios ògmhios ògmh|t-iuchar iuchar iuch|lùnastal lùna|t-sultain sult|dàmhair dàmh|t-samhain samh|dùbhlachd dùbh',
  gl: 'xaneiro xan|febreiro feb|marzo mar|abril abr|maio|xuño|xullo xul|agosto ago|setembro set|outubro out|novembro nov|decembro dec',
  ha: 'janairu jan|faburairu fab|maris mar|afirilu afi|mayu may|yuni yun|yuli yul|agusta agu|satumba sat|oktoba okt|nuwamba nuw|disamba dis',
  hsb: 'januar januara jan|februar februara feb|měrc měrca měr|apryl apryla apr|meja meje mej|junij junija jun|julij julija jul|awgust awgusta awg|september septembra sep|oktober oktobra okt|nowember nowembra now|december decembra dec',
  hy: 'հունվար հունվարի հնվ|փետրվար փետրվարի փտվ|մարտ մարտի մրտ|ապրիլ ապրիլի ապր|մայիս մայիսի մյս|հունիս հունիսի հնս|հուլիս հուլիսի հլս|օգոստոս օգոստոսի օգս|սեպտեմբեր սեպտեմբերի սեպ|հոկտեմբեր հոկտեմբերի հոկ|նոյեմբեր նոյեմբերի նոյ|դեկտեմբեր դեկտեմբերի դեկ',
  ig: 'jenụwarị jen|febrụwarị feb|maachị maa|epreel epr|mee|jun juu|julaị jul|ọgọọst ọgọ|septemba sep|ọktoba ọkt|novemba nov|disemba dis',
  is: 'janúar jan|febrúar feb|mars mar|apríl apr|maí|júní jún|júlí júl|ágúst ágú|september sep|október okt|nóvember nóv|desember des',
  jv: 'januari jan|februari feb|maret mar|april apr|mei|juni jun|juli jul|agustus agt|september sep|oktober okt|november nov|desember des',
  ka: 'იანვარი იან|თებერვალი თებ|მარტი მარ|აპრილი აპრ|მაისი მაი|ივნისი ივნ|ივლისი ივლ|აგვისტო აგვ|სექტემბერი სექ|ოქტომბერი ოქტ|ნოემბერი ნოე|დეკემბერი დეკ',
  kk: 'қаңтар қаң|ақпан ақп|наурыз нау|сәуір сәу|мамыр мам|маусым мау|шілде шіл|тамыз там|қыркүйек қыр|қазан қаз|қараша қар|желтоқсан жел',
  km: 'មករា|កុម្ភៈ|មីនា|មេសា|ឧសភា|មិថុនា|កក្កដា|សីហា|កញ្ញា|តុលា|វិច្ឆិកា|ធ្នូ',
  ku: 'rêbendan rbn|sibat sbt|adar adr|nîsan nsn|gulan gln|hezîran hzr|tîrmeh trm|tebax tbx|îlon îln|cotmeh cot|mijdar mjd|berfanbar brf',
  ky: 'январь янв|февраль фев|март мар|апрель апр|май|июнь июн|июль июл|август авг|сентябрь сен|октябрь окт|ноябрь ноя|декабрь дек',
  lb: 'januar jan|februar feb|mäerz mäe|abrëll abr|mee|juni jun|juli jul|august aug|september sep|oktober okt|november nov|dezember dez',
  lo: 'ມັງກອນ ມກ|ກຸມພາ ກພ|ມີນາ ມນ|ເມສາ ມສ|ພຶດສະພາ ພພ|ມິຖຸນາ ມິຖ|ກໍລະກົດ ກລ|ສິງຫາ ສຫ|ກັນຍາ ກຍ|ຕຸລາ ຕລ|ພະຈິກ ພຈ|ທັນວາ ທວ',
  mg: 'janoary jan|febroary feb|martsa mar|aprily apr|mey|jona jon|jolay jol|aogositra aog|septambra sep|oktobra okt|novambra nov|desambra des',
  mi: 'hānuere hān|pēpuere pēp|māehe māe|āperira āpereira āpe|mei|hune hun|hūrae hūr|ākuhata āku|hepetema hep|oketopa oke|noema noe|tīhema tīh',
  mk: 'јануари јан|февруари фев|март мар|април апр|мај|јуни јун|јули јул|август авг|септември сеп|октомври окт|ноември ное|декември дек',
  mt: 'jannar jan|frar fra|marzu mar|april apr|mejju mej|ġunju ġun|lulju lul|awwissu aww|settembru set|ottubru ott|novembru nov|diċembru diċ',
  my: 'ဇန်နဝါရီ ဇန်|ဖေဖော်ဝါရီ ဖေ|မတ်|ဧပြီ ဧ|မေ|ဇွန်|ဇူလိုင် ဇူ|ဩဂုတ် ဩ|စက်တင်ဘာ စက်|အောက်တိုဘာ အောက်|နိုဝင်ဘာ နို|ဒီဇင်ဘာ ဒီ',
  ne: 'जनवरी|फेब्रुअरी|मार्च|अप्रिल|मे|जुन|जुलाई|अगस्ट|सेप्टेम्बर|अक्टोबर|नोभेम्बर|डिसेम्बर',
  nn: 'januar jan|februar feb|mars mar|april apr|mai|juni jun|juli jul|august aug|september sep|oktober okt|november nov|desember des',
  oc: 'genièr|febrièr|març|dabril|mai|junh|julhet|dagost|setembre|doctòbre|novembre|decembre',
  or: 'ଜାନୁଆରୀ|ଫେବୃଆରୀ|ମାର୍ଚ୍ଚ|ଅପ୍ରେଲ|ମଇ|ଜୁନ|ଜୁଲାଇ|ଅଗଷ୍ଟ|ସେପ୍ଟେମ୍ବର|ଅକ୍ଟୋବର|ନଭେମ୍ବର|ଡିସେମ୍ବର',
  pa: 'ਜਨਵਰੀ ਜਨ|ਫ਼ਰਵਰੀ ਫ਼ਰ|ਮਾਰਚ|ਅਪ੍ਰੈਲ ਅਪ੍ਰੈ|ਮਈ|ਜੂਨ|ਜੁਲਾਈ ਜੁਲਾ|ਅਗਸਤ ਅਗ|ਸਤੰਬਰ ਸਤੰ|ਅਕਤੂਬਰ ਅਕਤੂ|ਨਵੰਬਰ ਨਵੰ|ਦਸੰਬਰ ਦਸੰ',
  ps: 'جنوري|فېبروري فبروري|مارچ|اپریل|مۍ|جون|جولای|اګست|سپتمبر سېپتمبر|اکتوبر|نومبر|دسمبر',
  rm: 'schaner schan|favrer favr|mars|avrigl davrigl avr|matg|zercladur zercl|fanadur fan|avust davust|settember sett|october doctober oct|november nov|december dec',
  rw: 'mutarama mut|gashyantare gas|werurwe wer|mata mat|gicurasi gic|kamena kam|nyakanga nya|kanama kan|nzeri nze|ukwakira ukw|ugushyingo ugu|ukuboza uku',
  sd: 'جنوري|فيبروري|مارچ|اپريل|مئي|جون|جولاء|اگسٽ|سيپٽمبر|اڪٽوبر|نومبر|ڊسمبر',
  so: 'jannaayo janaayo jan|febraayo feb|maarso mar|abriil abr|maayo may|juun jun|luulyo lul|ogosto agosto ogs|sebteembar sebtembar seb|oktoobar okt|noofeembar nof|diseembar dis',
  sq: 'janar jan|shkurt shk|mars mar|prill pri|maj|qershor qer|korrik korr|gusht gush|shtator sht|tetor tet|nëntor nën|dhjetor dhj',
  tg: 'январ янв|феврал фев|март мар|апрел апр|май|июн|июл|август авг|сентябр сен|октябр окт|ноябр ноя|декабр дек',
  tk: 'ýanwar ýan|fewral few|mart mar|aprel apr|maý|iýun|iýul|awgust awg|sentýabr sen|oktýabr okt|noýabr noý|dekabr dek',
  tt: 'гыйнвар гыйн|февраль фев|март мар|апрель апр|май|июнь|июль|август авг|сентябрь сент|октябрь окт|ноябрь нояб|декабрь дек',
  ug: 'يانۋار|فېۋرال|مارت|ئاپرېل|ماي|ئىيۇن|ئىيۇل|ئاۋغۇست|سېنتەبىر|ئۆكتەبىر|نويابىر|دېكابىر',
  uz: 'yanvar yan|fevral fev|mart mar|aprel apr|may|iyun iyn|iyul iyl|avgust avg|sentabr sen|oktabr okt|noyabr noy|dekabr dek',
  xh: 'janyuwari jan|februwari feb|matshi mat|epreli epr|meyi mey|juni jun|julayi jul|agasti aga|septemba sept sep|okthoba okthobha okt|novemba nov|disemba dis',
  yi: 'יאַנואַר יאַנ|פֿעברואַר פֿעב|מערץ|אַפּריל אַפּר|מיי|יוני|יולי|אויגוסט אויג|סעפּטעמבער סעפּ|אקטאבער אקט|נאוועמבער נאוו|דעצעמבער דעצ',
  zu: 'januwari jan|februwari feb|mashi mas|ephreli eph|meyi mey|juni jun|julayi jul|agasti aga|septhemba sep|okthoba okt|novemba nov|disemba dis',
};

/** Names of the Persian year; years below 1500 are its years. */
const persian = 'فروردین|اردیبهشت|خرداد|تیر|مرداد,امرداد|شهریور|مهر|آبان|آذر|دی|بهمن|اسفند';
const zodiac = 'حمل|ثور|جوزا|سرطان|اسد|سنبله|میزان|عقرب|قوس|جدی|دلو|حوت';
/**
 * Names that writers use beside those of Intl, or where it has old ones: months divided by |, their forms by a comma. Intl's Sinhala
 * is that of the lunar months; its Kurdish differs between versions. Several calendars of a language are lists of their own.
 */
export const writtenMonths: Readonly<Record<string, readonly string[]>> = {
  ar: [
    'جانفي,يناير|فيفري,شباط|مارس,آذار|أفريل,ابريل,نيسان|ماي,مايو,أيار|جوان,يونيه,حزيران|جويلية,يوليه,يوليوز,تموز|أوت,غشت,آب|شتنبر,أيلول|تشرين الأول,تشرين أول|نونبر,نوفمبر,تشرين الثاني,تشرين ثاني|دجنبر,ديسمبر,كانون الأول,كانون أول',
    'كانون الثاني,كانون ثاني|||||||||||',
  ],
  ckb: [
    'کانوونی دووەم,کانونی دووەم,کانوونی دووهەم|شوبات|ئازار,ئادار|نیسان|ئایار,مایس|حوزەیران,حوزه‌یران|تەمووز,تەمموز,تەمموز,تەممووز|ئاب|ئەیلوول,ئەیلول|تشرینی یەکەم|تشرینی دووەم|کانونی یەکەم,کانوونی یەکەم',
    persian,
  ],
  eu: [
    'urtarrilaren,urtarrilak|otsailaren,otsailak|martxoaren,martxoak|apirilaren,apirilak|maiatzaren,maiatzak|ekainaren,ekainak|uztailaren,uztailak|abuztuaren,abuztuak|irailaren,irailak|urriaren,urriak|azaroaren,azaroak|abenduaren,abenduak',
  ],
  fa: [persian, zodiac],
  fi: ['tammikuun|helmikuun|maaliskuun|huhtikuun|toukokuun|kesäkuun|heinäkuun|elokuun|syyskuun|lokakuun|marraskuun|joulukuun'],
  hi: ['|फरवरी||||||अगस्त|सितम्बर,सितंबर|अक्टूबर,अक्तूबर|नवम्बर,नवंबर|दिसम्बर,दिसंबर'],
  uk: ['січ|лют|бер|кві,квіт|тра,трав|чер,черв|лип|сер,серп|вер|жов,жовт|лис,лист|гру,груд'],
  vi: [
    'tháng một,tháng giêng|tháng hai|tháng ba|tháng tư|tháng năm|tháng sáu|tháng bảy|tháng tám|tháng chín|tháng mười|tháng mười một|tháng mười hai',
  ],
  ps: [zodiac, persian],
  mn: [
    'нэгдүгээр сарын|хоёрдугаар сарын|гуравдугаар сарын|дөрөвдүгээр сарын|тавдугаар сарын|зургаадугаар сарын|долоодугаар сарын|наймдугаар сарын|есдүгээр сарын|аравдугаар сарын|арван нэгдүгээр сарын|арван хоёрдугаар сарын',
    'нэгдүгээр сар|хоёрдугаар сар|гуравдугаар сар|дөрөвдүгээр сар|тавдугаар сар|зургаадугаар сар|долоодугаар сар|наймдугаар сар|есдүгээр сар|аравдугаар сар|арван нэгдүгээр сар|арван хоёрдугаар сар',
  ],
  si: ['ජනවාරි|පෙබරවාරි|මාර්තු|අප්‍රේල්,අප්රේල්,අප්‍රියෙල්|මැයි|ජූනි,ජුනි|ජූලි,ජුලි|අගෝස්තු|සැප්තැම්බර්|ඔක්තෝබර්|නොවැම්බර්|දෙසැම්බර්'],
  yo: [
    'ṣẹ́rẹ́|èrèlè|ẹrẹ̀nà,ẹrẹ́nà|ìgbé|ẹ̀bibi|òkúdu|agẹmọ|ògún|owewe|ọ̀wàrà|bélú|ọ̀pẹ̀',
    'jánúárì|fébúárì|máàṣì|épírì|méè|júùnù|júláì|ọ́gọ́ọ̀sì|sẹ̀tẹ́ḿbà|ọ̀któbà|nòfẹ́ḿbà|dìsẹ́ḿbà',
  ],
};
