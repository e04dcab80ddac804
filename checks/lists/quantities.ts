/**
 * How texts write amounts: per cent, magnitudes, units. Symbols are international (SI and usual ones of trade and computing);
 * words stand here once for all languages, since each only occurs in texts of its own. The list is ours. Checked 2026-11-21.
 */

export const percentWords: readonly string[] = [
  'percent', 'per cent', 'percentage points', 'prozent', 'prozentpunkte', 'pour cent', 'por ciento', 'por cento', 'per cento', 'procent', 'proc.', 'процент',
  'відсотк', 'τοις εκατό', 'persen', 'phần trăm', 'प्रतिशत', 'फीसदी', 'بالمئة', 'في المئة', 'بالمائة', 'في المائة', 'درصد', 'אחוז', 'パーセント', 'ポイント', '퍼센트', 'เปอร์เซ็นต์',
];
/** Before the number. */
export const percentPrefixes: readonly string[] = ['百分之', 'yüzde', 'ร้อยละ'];

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
  'ألف', 'آلاف', 'مليون', 'مليونا', 'ملايين', 'مليار', 'مليارات', 'ألف مليار', 'تريليون', 'هزار', 'میلیون', 'میلیارد', 'هزار میلیارد', 'אלף', 'מיליון', 'מיליארד', 'טריליון',
];
/** अरब is a thousand millions, and the Arabs: 22 अरब देश are Arab countries. */
export const notOfMagnitude: readonly string[] = ['देश', 'राष्ट्र', 'राज्य', 'लीग'];
/** Written against the number or with a space, several of them in a row: 3千万, 210 亿. */
export const eastAsianMagnitudes = '万萬億亿兆千만억조천';
/** Written against the number, without a space. */
export const eastAsianUnits = '人名件社倍割個个台條条頭头명개배곳건대พ';
/** A number behind them is the place in an order: 第3名, 제3조. */
export const ordinalSigns = '第제';
export const southEastAsianMagnitudes: readonly string[] = ['พัน', 'หมื่น', 'แสน', 'ล้าน', 'พันล้าน', 'หมื่นล้าน', 'แสนล้าน', 'ล้านล้าน'];

/** Left out, because they are mostly something else after a number: s (the 1990s), h (time of day), г (year). */
export const unitSymbols: readonly string[] = [
  'km', 'm', 'cm', 'mm', 'µm', 'μm', 'nm', 'km²', 'm²', 'm³', 'cm²', 'cm³', 'ha', 'ft', 'mi', 'yd', 'sq ft', 'mph', 'km/h', 'm/s', 'kg', 'g', 'mg', 'µg', 't', 'lb', 'lbs', 'oz',
  'l', 'L', 'ml', 'mL', 'cl', 'dl', 'gal', 'ms', 'µs', 'ns', 'min', 'Hz', 'kHz', 'MHz', 'GHz', 'W', 'kW', 'MW', 'GW', 'TW', 'Wh', 'kWh', 'MWh', 'GWh', 'TWh', 'V', 'kV',
  'mA', 'mAh', 'Ah', 'J', 'kJ', 'MJ', 'kcal', 'cal', 'N', 'kN', 'Nm', 'Pa', 'kPa', 'MPa', 'GPa', 'bar', 'psi', 'hp', 'PS', 'dB', 'lm', 'lx', 'ppm', 'ppb', 'mol', 'kB', 'KB', 'MB', 'GB', 'TB', 'PB',
  'KiB', 'MiB', 'GiB', 'kbit/s', 'Mbit/s', 'Gbit/s', 'Mbps', 'Gbps', 'px', 'dpi', 'ppi', 'fps', 'rpm', '°C', '°F', '°', '℃', '℉', 'км', 'м', 'см', 'мм', 'кг', 'мг', 'т', 'л', 'мл', 'га',
  'кВт', 'МВт', 'ГБ', 'МБ', 'كم', 'كغ', 'متر', 'ק"מ', 'ק"ג', 'キロ', 'メートル', 'トン', 'グラム', 'リットル', 'ギガバイト', '公里', '公斤', '千米', '千克', '吨', '噸', '平方', '킬로미터', '킬로그램', '톤',
];
