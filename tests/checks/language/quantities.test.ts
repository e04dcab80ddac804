import { describe, expect, test } from 'vitest';
import { findQuantity, numbersIn } from '../../../checks/language/quantities.ts';

describe('findQuantity', () => {
  test.each([
    ['The deck grew by 12 % in summer.', 'en', '12 %'], ['It grew by 12 percent.', 'en', '12 percent'], ['Um 12,5 Prozent länger.', 'de', '12,5 Prozent'],
    ['قفز بنسبة ١٢٪ هذا العام', 'ar', '١٢٪'], ['ارتفع ١٢ في المئة', 'ar', '١٢ في المئة'], ['%12 arttı', 'tr', '%12'], ['yüzde 12 arttı', 'tr', 'yüzde 12'], ['增长了百分之12', 'zh', '百分之12'],
    ['１２％伸びた', 'ja', '１２％'], ['約3万人が渡る', 'ja', '3万'], ['3倍になった', 'ja', '3倍'], ['약 5만 명', 'ko', '5만'], ['12 प्रतिशत बढ़ा', 'hi', '12 प्रतिशत'], ['เพิ่มขึ้น 3 ล้าน', 'th', '3 ล้าน'],
    ['About 3 million people cross it.', 'en', '3 million'], ['Etwa 3 Mio. Menschen.', 'de', '3 Mio'], ['Около 3 млн человек.', 'ru', '3 млн'], ['Unos 3 millones.', 'es', '3 millones'],
    ['The span is 420 m long.', 'en', '420 m'], ['Bei 35 °C öffnet sie sich.', 'de', '35 °C'], ['Длина 420 м.', 'ru', '420 м'], ['全长420公里', 'zh', '420公里'], ['It weighs 5,000 t.', 'en', '5,000 t'],
    ['累计发行210 亿枚代币', 'zh', '210 亿'], ['共有3 万人参加', 'zh', '3 万'], ['约3千万人', 'zh', '3千万'], ['规模达3万亿元', 'zh', '3万亿'], ['약 3천만 명', 'ko', '3천만'], ['약 5 만 명', 'ko', '5 만'], ['มูลค่า 21 พันล้าน', 'th', '21 พันล้าน'], ['ราว 3 แสนคน', 'th', '3 แสน'],
    ['Владеет 21 миллиардом долларов.', 'ru', '21 миллиардом'], ['Около 3 миллионов человек.', 'ru', '3 миллионов'], ['Более 5 тысячами домов.', 'ru', '5 тысячами'], ['Понад 3 мільярди гривень.', 'uk', '3 мільярди'], ['Ponad 3 milionami osób.', 'pl', '3 milionami'],
    ['22 अरब देशों में 3 अरब पेड़ हैं', 'hi', '3 अरब'], ['करीब 5 लाख लोग', 'hi', '5 लाख'], ['लगभग 3 अरब लोग', 'hi', '3 अरब'], ['लगभग 5 लाख करोड़ का', 'hi', '5 लाख करोड़'], ['Unos 3 mil millones.', 'es', '3 mil millones'], ['Cerca de 3 mil pessoas.', 'pt', '3 mil'], ['Khoảng 21 nghìn tỷ.', 'vi', '21 nghìn tỷ'],
    // The same amounts in many languages.
    ['It is 20 kilometres long.', 'en', '20 kilometres'], ['Er ist 20 Kilometer lang.', 'de', '20 Kilometer'], ['Il fait 20 kilomètres.', 'fr', '20 kilomètres'], ['20 kilometrów drogi.', 'pl', '20 kilometrów'], ['Apmēram 25 kilometrus uz austrumiem.', 'lv', '25 kilometrus'], ['На 20 километров дальше.', 'ru', '20 километров'],
    ['طوله 20 كيلومترا', 'ar', '20 كيلومترا'], ['אורכו 20 קילומטרים', 'he', '20 קילומטרים'], ['20 किलोमीटर लंबा', 'hi', '20 किलोमीटर'], ['長さ20キロ', 'ja', '20キロ'], ['最大45テラバイト', 'ja', '45テラバイト'], ['明るさは120ルーメンだ', 'ja', '120ルーメン'], ['용량은 16기가바이트', 'ko', '16기가바이트'], ['屏幕为27英寸', 'zh', '27英寸'], ['长20公里', 'zh', '20公里'], ['길이 20킬로미터', 'ko', '20킬로미터'], ['ยาว 20 กิโลเมตร', 'th', '20 กิโลเมตร'],
    ['Kasvoi 12 prosenttia.', 'fi', '12 prosent'], ['12 százalékkal nőtt.', 'hu', '12 százalék'], ['১২ শতাংশ বেড়েছে', 'bn', '১২ শতাংশ'], ['За 12 відсотків.', 'uk', '12 відсотк'], ['Porastao je 12 posto.', 'hr', '12 posto'],
    ['会为你提供 3000 多个让你判断好恶的话题', 'zh', '3000 多个'], ['ငွေကျပ်သိန်း ၁၀၀ နဲ့ အာမခံပေး', 'my', '၁၀၀ နဲ'], ['They found 106 girls there.', 'en', '106 girls'], ['Over 100 school girls came.', 'en', '100 school'], ['Es waren 106 Mädchen dort.', 'de', '106 Mädchen'], ['Там было 106 девочек.', 'ru', '106 девочек'], ['وجدوا 106 طالبات هناك', 'ar', '106 طالبات'], ['वहाँ 106 छात्राएं थीं', 'hi', '106 छात्राएं'], ['有500名学生', 'zh', '500名'], ['学生500人が来た', 'ja', '500人'], ['학생 500명이 왔다', 'ko', '500명'], ['มี 106 คน', 'th', '106 คน'],
    ['It costs $12.', 'en', '$12'], ['It cost $16 billion.', 'en', '$16 billion'], ['A survey of 1,200 drivers.', 'en', '1,200'], ['Four times, or 4×, as fast.', 'en', '4×'], ['A ratio of 3:1 is usual.', 'en', '3:1'], ['It grew 3 × in a year.', 'en', '3 ×'], ['Up by ×4 since.', 'en', '×4'],
    // One number in steps of ten thousand.
    ['修理には2億4000万円かかった', 'ja', '2億4000万円'], ['毎日1万2000台が通る', 'ja', '1万2000台'], ['耗资2亿4000万元', 'zh', '2亿4000万元'], ['매일 1만2000명이 지난다', 'ko', '1만2000명'],
    // Thousands behind an ordinary space.
    ['Cuesta entre 4 000 y 9 000 pesos.', 'es', '9 000 pesos'], ['Стоит 9 000 рублей.', 'ru', '9 000 рублей'], ['Miasto ma 12 000 mieszkańców.', 'pl', '12 000 mieszkańców'], ['Kaupungissa on 1 900 asukasta.', 'fi', '1 900 asukasta'], ['Det kostar 1 212 000 kronor.', 'sv', '1 212 000 kronor'],
    // A size is no multiple.
    ['A cover of 15 × 21 cm is common.', 'en', '21 cm'], ['Обложка 15 × 21 см.', 'ru', '21 см'], ['A tenfold (10-fold) rise.', 'en', '10-fold'],
    // Beside "wholly" another amount still counts, and so does the end of a range.
    ['It is 100 % steel and 420 m long.', 'en', '420 m'], ['它100%是钢，长20公里', 'zh', '20公里'], ['Between 90–100 % of it.', 'en', '100 %'], ['出席率は90〜100％だ', 'ja', '100％'], ['It came to 100.5 % of it.', 'en', '100.5 %'], ['A share of 99 %.', 'en', '99 %'],
  ])('%s', (sentence, language, quantity) => expect(findQuantity(sentence, language)?.trim()).toBe(quantity));
  test.each([
    ['It opened in 1937.'], ['Chapter 7 tells more.'], ['Version 2.0.1 came out.'], ['Call at 10:30.'], ['See 4 examples.'], ['No number here.'], ['iPhone 15 is here'], ['Route A5 is closed.'], ['In the 1990s it was closed.'], ['В 2020 г. мост закрыли.'], ['Ouvert à 10 h.'], ['The 777x is new.'], ['About 400 737 jets.'], ['平成30年に開通した'], ['في عام ٢٠٢٤'], ['3 миллионера здесь'], ['22 अरब देश'], ['第3条に書いてある'], ['第 3 名是他'], ['제3조에 따라'], ['2020 万科发布'], ['아이폰 15 프로'], ['3 人の客'], ['21 พันธุ์'], ['3 milionerów'],
    ['The picture is 640 × 360.'], ['Картинка 640 × 360.'], ['It has 3 x 4 tiles.'], ['It has 10 cities.'], ['有10个城市'], ['学生10人が来た'], ['학생 10명이 왔다'], ['Там было 10 девочек.'], ['The Boeing 787 jets are new.'], ['We met in Room 412 there.'], ['The A380 planes are big.'], ['In 2019 people came.'], ['Article 235 is short.'], ['刑法235条の規定'], ['2度の攻撃があった'], ['It answers 404 when it fails.'], ['Flight no. 300 is late.'], ['Of 2 300 came.'], ['Call 555 123 now.'], ['Route 4 000 is long.'],
    ['It is 100% steel.'], ['It is 100 percent steel.'], ['Das ist zu 100 Prozent Stahl.'], ['Это на 100 % сталь.'], ['100％鋼でできている'], ['它是百分之100的钢'], ['100 प्रतिशत इस्पात है'], ['إنه فولاذ ١٠٠٪ تماما'], ['%100 çelik'], ['yüzde 100 çelik'],
  ])('%s has none', (sentence) => expect(findQuantity(sentence, 'en')).toBeNull());
});

test('numbersIn gives digits of numbers with two or more of them', () => {
  expect(numbersIn('1,200 of ٣٤٥, 12.5 and 7')).toEqual(['1200', '345', '125']);
});
