/**
 * How texts write amounts: per cent, magnitudes, units. Symbols are international (SI and usual ones of trade and computing);
 * words stand here once for all languages, since each only occurs in texts of its own. The list is ours. Checked 2026-11-21.
 */

/** Beginnings of words: endings follow. */
export const percentWords: readonly string[] = [
  'percent', 'per cent', 'percentage points', 'prozent', 'pour cent', 'por ciento', 'por cento', 'per cento', 'procent', 'proc.', 'prosent', 'prósent', 'protsent', 'százalék', 'la sută', 'posto', 'odsto', 'odstot', 'peratus',
  'porsiyento', 'për qind', 'faiz', 'процент', 'процэнт', 'відсотк', 'відсот', 'на сто', 'посто', 'одсто', 'отсто', 'пайыз', 'хувь', 'τοις εκατό', 'persen', 'phần trăm', 'प्रतिशत', 'फीसदी', 'फ़ीसदी', 'टक्के', 'শতাংশ', 'சதவீத', 'சதவிகித', 'విழுக்காடு', 'శాతం',
  'ശതമാന', 'ટકા', 'فیصد', 'بالمئة', 'في المئة', 'بالمائة', 'في المائة', 'درصد', 'سلنه', 'אחוז', 'パーセント', 'ポイント', '퍼센트', 'เปอร์เซ็นต์', 'ເປີເຊັນ', 'ភាគរយ', 'ရာခိုင်နှုန်း', 'პროცენტ', 'տոկոս', 'በመቶ',
];
/** Before the number. */
export const percentPrefixes: readonly string[] = ['百分之', 'yüzde', 'ร้อยละ', 'ehuneko', 'asilimia', 'සියයට', 'ಶೇ.', 'ಶೇಕಡ'];

/** Words that change their ending with the sentence. */
const declined = (stems: string, endings: string): string[] => stems.split(' ').flatMap((stem) => ['', ...endings.split(' ')].map((ending) => stem + ending));

/** A word may be followed by another one that makes it larger: both stand here together, so that the whole amount is shown. */
export const magnitudes: readonly string[] = [
  'thousand', 'million', 'billion', 'trillion', 'tausend', 'millionen', 'milliarde', 'milliarden', 'billionen', 'mio', 'mrd', 'mille', 'millions', 'milliard', 'milliards', 'mille milliards', 'billions',
  'mil', 'millón', 'millones', 'mil millones', 'billones', 'milhão', 'milhões', 'mil milhões', 'bilhão', 'bilhões', 'trilhão', 'trilhões', 'mila', 'milione', 'milioni', 'miliardo', 'miliardi', 'mila miliardi',
  'duizend', 'miljoen', 'miljard', 'biljoen', 'tysiąc', 'tysiące', 'tysięcy', 'tys', 'mln', 'mld', ...declined('milion miliard bilion', 'a y om em owi ów ami ach'),
  'tusen', 'miljoner', 'miljarder', 'тыс', 'млн', 'млрд', 'трлн', ...declined('тысяч тисяч', 'а и і у е ею ей ам ами ах'),
  ...declined('миллион миллиард триллион мільйон мільярд трильйон', 'а у ом е і ы и ов ів ам ами ах'),
  'bin', 'milyon', 'milyar', 'trilyon', 'ribu', 'juta', 'miliar', 'triliun', 'nghìn', 'triệu', 'tỷ', 'nghìn tỷ', 'triệu tỷ', 'हज़ार', 'हजार', 'लाख', 'लाख करोड़', 'लाख करोड', 'करोड़', 'करोड', 'अरब', 'खरब',
  'ألف', 'آلاف', 'مليون', 'مليونا', 'ملايين', 'مليار', 'مليارات', 'ألف مليار', 'تريليون', 'هزار', 'میلیون', 'میلیارد', 'هزار میلیارد', 'אלף', 'אלפים', 'מיליון', 'מיליוני', 'מיליארד', 'מיליארדי', 'טריליון',
  'tuhat', 'tuhatta', 'miljoona', 'miljoonaa', 'miljoonan', 'miljardi', 'miljardia', 'miljardin', 'tusind', 'millioner', 'milliarder', 'miljonit', 'miljardit',
  ...declined('tisíc miliard milión', 'e ů y i ami ích'), 'tisuća', 'tisuće', 'tisuću', 'hiljada', 'hiljade', 'milijun', 'milijuna', 'milijuni', 'miliona', 'milijarda', 'milijarde', 'milijardi', 'tisoč', 'milijonov', 'milijard',
  'ezer', 'millió', 'milliárd', 'mii', 'milioane', 'miliarde', 'tūkstoši', 'tūkstošiem', 'tūkstošu', 'miljoni', 'miljonu', 'miljoniem', 'miljardu', 'tūkst', 'tūkstančių', 'milijonų', 'milijonai', 'milijardų',
  'χιλιάδες', 'εκατομμύρια', 'εκατομμυρίων', 'εκατ', 'δισεκατομμύρια', 'δισεκατομμυρίων', 'δισ', 'хиляди', 'милиона', 'милиони', 'милион', 'милиарда', 'милиарди', 'хиљада', 'хиљаде', 'милијарди',
  'হাজার', 'লাখ', 'লক্ষ', 'কোটি', 'ஆயிரம்', 'லட்சம்', 'கோடி', 'వేల', 'లక్షల', 'కోట్ల', 'ہزار', 'لاکھ', 'کروڑ', 'ارب', 'milyon', 'libo', 'elfu', 'milioni',
];
/** अरब is a thousand millions, and the Arabs: 22 अरब देश are Arab countries. */
export const notOfMagnitude: readonly string[] = ['देश', 'राष्ट्र', 'राज्य', 'लीग'];
/** Written against the number or with a space, several of them in a row: 3千万, 210 亿. */
export const eastAsianMagnitudes = '万萬億亿兆千만억조천';
/** Shares and multiples, written against the number. */
export const eastAsianShares = '倍割배';
/** Counters: what is counted follows the number without a space, where other languages have a space and a noun. */
export const eastAsianCounters = '人名件社個个台頭头所户戶家位例起명개곳건대';
/** A number behind them is the place in an order: 第3名, 제3조. */
export const ordinalSigns = '第제';
export const southEastAsianMagnitudes: readonly string[] = ['พัน', 'หมื่น', 'แสน', 'ล้าน', 'พันล้าน', 'หมื่นล้าน', 'แสนล้าน', 'ล้านล้าน'];

/** Left out, because they are mostly something else after a number: s (the 1990s), h (time of day), г (year). */
export const unitSymbols: readonly string[] = [
  'km', 'm', 'cm', 'mm', 'µm', 'μm', 'nm', 'km²', 'm²', 'm³', 'cm²', 'cm³', 'ha', 'ft', 'mi', 'yd', 'sq ft', 'mph', 'km/h', 'm/s', 'kg', 'g', 'mg', 'µg', 't', 'lb', 'lbs', 'oz',
  'l', 'L', 'ml', 'mL', 'cl', 'dl', 'gal', 'ms', 'µs', 'ns', 'min', 'Hz', 'kHz', 'MHz', 'GHz', 'W', 'kW', 'MW', 'GW', 'TW', 'Wh', 'kWh', 'MWh', 'GWh', 'TWh', 'V', 'kV',
  'mA', 'mAh', 'Ah', 'J', 'kJ', 'MJ', 'kcal', 'cal', 'N', 'kN', 'Nm', 'Pa', 'kPa', 'MPa', 'GPa', 'bar', 'psi', 'hp', 'PS', 'dB', 'lm', 'lx', 'ppm', 'ppb', 'mol', 'kB', 'KB', 'MB', 'GB', 'TB', 'PB',
  'KiB', 'MiB', 'GiB', 'kbit/s', 'Mbit/s', 'Gbit/s', 'Mbps', 'Gbps', 'px', 'dpi', 'ppi', 'fps', 'rpm', '°C', '°F', '°', '℃', '℉', 'км', 'м', 'см', 'мм', 'кг', 'мг', 'т', 'л', 'мл', 'га',
  'кВт', 'МВт', 'ГБ', 'МБ', 'كم', 'كغ', 'متر', 'ק"מ', 'ק"ג',
];
/** Beginnings of the words for units of length, area, weight, volume, temperature and power: endings follow. */
export const unitStems: readonly string[] = [
  'kilomet', 'kilomèt', 'kilómet', 'quilómet', 'quilômet', 'chilomet', 'kilométer', 'kilometr', 'centimet', 'centímet', 'centimèt', 'zentimeter', 'millimet', 'milímet', 'millimèt', 'milimet', 'meter', 'metre', 'mètre', 'metros', 'metrů', 'metrów', 'metrus', 'metru', 'metrai', 'metrų', 'metara', 'metri', 'méter', 'mét',
  'square ', 'quadratmeter', 'quadratkilometer', 'kvadrat', 'hektar', 'hectar', 'hectár', 'ettar', 'hehtaar', 'héctar', 'acres', 'miles', 'millas', 'milhas', 'meilen', 'mijl', 'feet', 'inches', 'yards', 'kilogram', 'kilogr', 'kilos', 'kilo', 'gramm', 'grammes', 'grams', 'gramos', 'gramas',
  'tonn', 'tons', 'tonel', 'tun', 'ton', 'litre', 'liter', 'litro', 'litri', 'litra', 'litrů', 'litrów', 'litr', 'gallons', 'pounds', 'ounces', 'degrees', 'grad', 'degrés', 'grados', 'graus', 'gradi', 'graden', 'stopni', 'stupň', 'astetta', 'watt', 'kilowatt', 'megawatt', 'gigawatt', 'kilowat', 'megawat', 'dönüm', 'derece', 'fok',
  'километр', 'кілометр', 'километар', 'метр', 'метар', 'сантиметр', 'миллиметр', 'гектар', 'тонн', 'тон', 'килограмм', 'кілограм', 'грамм', 'грам', 'литр', 'літр', 'градус', 'миль', 'мили', 'мегаватт', 'киловатт', 'квадратн', 'χιλιόμετρ', 'μέτρα', 'μέτρων', 'τόν', 'κιλά', 'στρέμμα', 'εκτάρια', 'λίτρα', 'βαθμ',
  'كيلومتر', 'كيلوغرام', 'كيلوجرام', 'كيلو', 'متر', 'أمتار', 'طن', 'أطنان', 'لتر', 'هكتار', 'ميل', 'درجة', 'کیلومتر', 'کیلوگرم', 'تن', 'لیتر', 'هکتار', 'درجه', 'کلومیٹر', 'میٹر', 'קילומטר', 'מטר', 'קילו', 'טון', 'ליטר', 'דונם', 'מעלות',
  'किलोमीटर', 'किमी', 'मीटर', 'किलो', 'टन', 'लीटर', 'हेक्टेयर', 'एकड़', 'डिग्री', 'কিলোমিটার', 'মিটার', 'টন', 'কেজি', 'লিটার', 'கிலோமீட்டர்', 'மீட்டர்', 'கிலோ', 'టన్నుల', 'కిలోమీటర్ల', 'കിലോമീറ്റ', 'ki-lô-mét', 'tấn', 'lít',
];
/** The same in scripts without spaces. */
export const unspacedUnits: readonly string[] = [
  '公里', '千米', '米', '厘米', '毫米', '公斤', '千克', '克', '吨', '噸', '公顷', '公頃', '亩', '畝', '英里', '英尺', '平方', '升', '摄氏度', '攝氏度', '千瓦', '兆瓦', '赫兹', '赫茲', '英寸', '英吋', '像素', '字节', '毫升', '毫克', 'キロ', 'メートル', 'センチ', 'ミリ', 'トン', 'グラム', 'リットル', 'ギガ', 'メガ', 'テラ', 'ペタ', 'キロバイト', 'メガバイト', 'ギガバイト', 'テラバイト', 'ペタバイト', 'キロワット', 'メガワット', 'ギガワット', 'バイト', 'ビット', 'ワット', 'ボルト', 'ヘルツ', 'ルーメン', 'ピクセル', '画素', 'インチ', 'マイル', 'フィート', 'ヘクタール', '平米', '坪',
  '킬로미터', '킬로', '미터', '센티미터', '밀리미터', '톤', '그램', '밀리그램', '리터', '밀리리터', '헥타르', '평', '제곱미터', '기가', '메가', '테라', '메가바이트', '기가바이트', '테라바이트', '킬로와트', '메가와트', '기가와트', '바이트', '와트', '볼트', '헤르츠', '인치', '픽셀', '마일', '피트', 'กิโลเมตร', 'กม.', 'เมตร', 'เซนติเมตร', 'กิโลกรัม', 'ตัน', 'ไร่', 'ลิตร', 'องศา', 'ກິໂລແມັດ', 'ແມັດ', 'គីឡូម៉ែត្រ', 'ម៉ែត្រ', 'តោន', 'ហិកតា', 'ကီလိုမီတာ', 'မီတာ', 'မိုင်', 'တန်', 'ပေ',
];
