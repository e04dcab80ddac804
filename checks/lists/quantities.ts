/**
 * How texts write amounts: per cent, magnitudes, units. Symbols are international (SI and usual ones of trade and computing);
 * words stand here once for all languages, since each only occurs in texts of its own. The list is ours. Checked 2026-11-21.
 */

export const percentWords: readonly string[] = [
  'percent', 'per cent', 'percentage points', 'prozent', 'prozentpunkte', 'pour cent', 'por ciento', 'por cento', 'per cento', 'procent', 'proc.', 'процент',
  'відсотк', 'τοις εκατό', 'persen', 'phần trăm', 'प्रतिशत', 'फीसदी', 'بالمئة', 'في المئة', 'بالمائة', 'في المائة', 'درصد', 'אחוז', 'パーセント', 'ポイント', '퍼센트', '프로', 'เปอร์เซ็นต์',
];
/** Before the number. */
export const percentPrefixes: readonly string[] = ['百分之', 'yüzde', 'ร้อยละ'];

export const magnitudes: readonly string[] = [
  'thousand', 'million', 'billion', 'trillion', 'tausend', 'millionen', 'milliarde', 'milliarden', 'mio', 'mrd', 'mille', 'millions', 'milliard', 'milliards',
  'mil', 'millón', 'millones', 'milhão', 'milhões', 'bilhão', 'bilhões', 'mila', 'milione', 'milioni', 'miliardo', 'miliardi', 'duizend', 'miljoen', 'miljard',
  'tysięcy', 'tys', 'mln', 'mld', 'milionów', 'miliardów', 'tusen', 'miljoner', 'miljarder', 'тыс', 'тысяч', 'млн', 'миллион', 'миллионов', 'млрд', 'миллиард', 'миллиардов',
  'тисяч', 'мільйон', 'мільйонів', 'мільярдів', 'bin', 'milyon', 'milyar', 'ribu', 'juta', 'miliar', 'nghìn', 'triệu', 'tỷ', 'हज़ार', 'हजार', 'लाख', 'करोड़', 'करोड',
  'ألف', 'آلاف', 'مليون', 'مليونا', 'ملايين', 'مليار', 'مليارات', 'هزار', 'میلیون', 'میلیارد', 'אלף', 'מיליון', 'מיליארד',
];
/** Written against the number, without a space. */
export const eastAsianUnits = '万萬億亿兆千만억조천人名件社倍割個个台條条頭头명개배곳건대พ';
export const southEastAsianMagnitudes: readonly string[] = ['พัน', 'หมื่น', 'แสน', 'ล้าน'];

/** Left out, because they are mostly something else after a number: s (the 1990s), h (time of day), г (year). */
export const unitSymbols: readonly string[] = [
  'km', 'm', 'cm', 'mm', 'µm', 'μm', 'nm', 'km²', 'm²', 'm³', 'cm²', 'cm³', 'ha', 'ft', 'mi', 'yd', 'sq ft', 'mph', 'km/h', 'm/s', 'kg', 'g', 'mg', 'µg', 't', 'lb', 'lbs', 'oz',
  'l', 'L', 'ml', 'mL', 'cl', 'dl', 'gal', 'ms', 'µs', 'ns', 'min', 'Hz', 'kHz', 'MHz', 'GHz', 'W', 'kW', 'MW', 'GW', 'TW', 'Wh', 'kWh', 'MWh', 'GWh', 'TWh', 'V', 'kV',
  'mA', 'mAh', 'Ah', 'J', 'kJ', 'MJ', 'kcal', 'cal', 'N', 'kN', 'Nm', 'Pa', 'kPa', 'MPa', 'GPa', 'bar', 'psi', 'hp', 'PS', 'dB', 'lm', 'lx', 'ppm', 'ppb', 'mol', 'kB', 'KB', 'MB', 'GB', 'TB', 'PB',
  'KiB', 'MiB', 'GiB', 'kbit/s', 'Mbit/s', 'Gbit/s', 'Mbps', 'Gbps', 'px', 'dpi', 'ppi', 'fps', 'rpm', '°C', '°F', '°', '℃', '℉', 'км', 'м', 'см', 'мм', 'кг', 'мг', 'т', 'л', 'мл', 'га',
  'кВт', 'МВт', 'ГБ', 'МБ', 'كم', 'كغ', 'متر', 'ק"מ', 'ק"ג', 'キロ', 'メートル', 'トン', 'グラム', 'リットル', 'ギガバイト', '公里', '公斤', '千米', '千克', '吨', '噸', '平方', '킬로미터', '킬로그램', '톤',
];
