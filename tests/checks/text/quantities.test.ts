import { describe, expect, test } from 'vitest';
import { findQuantity, numbersIn } from '../../../checks/text/quantities.ts';

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
    ['It costs $12.', 'en', '$12'], ['It cost $16 billion.', 'en', '$16 billion'], ['A survey of 1,200 drivers.', 'en', '1,200'], ['Four times, or 4×, as fast.', 'en', '4×'], ['A ratio of 3:1 is usual.', 'en', '3:1'], ['A tenfold (10-fold) rise.', 'en', '10-fold'],
  ])('%s', (sentence, language, quantity) => expect(findQuantity(sentence, language)?.trim()).toBe(quantity));
  test.each([
    ['It opened in 1937.'], ['Chapter 7 tells more.'], ['Version 2.0.1 came out.'], ['Call at 10:30.'], ['See 4 examples.'], ['No number here.'], ['iPhone 15 is here'], ['Route A5 is closed.'], ['In the 1990s it was closed.'], ['В 2020 г. мост закрыли.'], ['Ouvert à 10 h.'], ['The 777x is new.'], ['About 400 737 jets.'], ['平成30年に開通した'], ['في عام ٢٠٢٤'], ['3 миллионера здесь'], ['22 अरब देश'], ['第3条に書いてある'], ['第 3 名是他'], ['제3조에 따라'], ['2020 万科发布'], ['아이폰 15 프로'], ['3 人の客'], ['21 พันธุ์'], ['3 milionerów'],
  ])('%s has none', (sentence) => expect(findQuantity(sentence, 'en')).toBeNull());
});

test('numbersIn gives digits of numbers with two or more of them', () => {
  expect(numbersIn('1,200 of ٣٤٥, 12.5 and 7')).toEqual(['1200', '345', '125']);
});
