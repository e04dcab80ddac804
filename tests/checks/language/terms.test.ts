import { describe, expect, test } from 'vitest';
import { frequentTerms, termContainment, distinctiveTerms, termsOf, wordsWithTerms } from '../../../checks/language/terms.ts';

describe('terms', () => {
  test.each([
    ['words cut to five letters', 'und', 'The boiling point of Water', ['boili', 'point', 'water']],
    ['three letters where the function words are known', 'en', 'The tax law of the sea and its ice', ['tax', 'law', 'sea', 'ice']],
    ['four letters where they are not', 'yo', 'The tax law of Water', ['water']],
    ['no function words', 'de', 'Warum sich Brücken im Sommer nicht über Nacht ausdehnen', ['bruck', 'somme', 'nacht', 'ausde']],
    ['accents folded', 'und', 'Élévation überprüfen', ['eleva', 'uberp']],
    ['numbers need a letter', 'en', '2024 iPhone15 12345', ['iphon']],
    ['Cyrillic', 'ru', 'Кипячение воды для чая', ['кипяч', 'воды', 'чая']],
    ['Arabic words of three letters, without the article', 'ar', 'قال إن الماء في حرب مصر', ['ماء', 'حرب', 'مصر']],
    ['Arabic articles grown together', 'ar', 'والمدينة بالمدينة للمدينة مدينة', ['مدينة', 'مدينة', 'مدينة', 'مدينة']],
    ['Arabic without vowel signs', 'und', 'حقوقٌ', ['حقوق']],
    ['Hebrew words of three letters', 'he', 'של שמש על ירח', ['שמש', 'ירח']],
    ['Devanagari keeps its vowel signs', 'und', 'अधिकारों', ['अधिका']],
    ['Turkish dotted and dotless i are one', 'tr', 'IŞIKLAR ışıklar İSTANBUL', ['isikl', 'isikl', 'istan']],
    ['pairs in Han', 'zh', '自由平等', ['自由', '由平', '平等']],
    ['pairs in Hangul words', 'ko', '모든 인간', ['모든', '인간']],
    ['three syllable signs in Thai', 'th', 'สิทธิมนุษย์', ['สิทธิ', 'ทธิม', 'ธิมนุ', 'มนุษ', 'นุษย์']],
    ['three in Burmese, joined letters as one', 'my', 'ကမ္ဘာကြီး', ['ကမ္ဘာကြီး']],
    ['Latin inside Han', 'zh', '使用Windows系统', ['使用', 'windo', '系统']],
    ['nothing', 'en', '— 1, 2', []],
  ])('%s', (_, language, text, expected) => {
    expect(termsOf(text, language)).toEqual(expected.map((term) => term.normalize('NFC')));
  });
  test('pairs of hiragana are ignored next to other terms', () => {
    expect([...distinctiveTerms('橋が伸びました', 'ja')]).toEqual(['橋が', 'が伸', '伸び']);
    expect([...distinctiveTerms('りんご', 'ja')]).toEqual(['りん', 'んご']);
  });
});

// The same two titles and texts in each language: one text is about the title, the other about soup.
const twins: readonly (readonly [string, string, string, string])[] = [
  [
    'en',
    'New metro line station opens for passengers',
    'The new station of the metro line opens for passengers in the north of the city.',
    'This soup is sour and spicy, made of fresh prawns, lime leaves and juice.',
  ],
  [
    'de',
    'Neue Station der U-Bahn öffnet für Fahrgäste',
    'Die neue Station der U-Bahn öffnet im Norden der Stadt für Fahrgäste.',
    'Diese Suppe ist sauer und scharf und besteht aus frischen Garnelen, Limettenblättern und Saft.',
  ],
  [
    'ru',
    'Новая станция метро открылась для пассажиров',
    'Новая станция метро открылась для пассажиров на севере города.',
    'Этот суп кислый и острый, его варят из свежих креветок, листьев и сока лайма.',
  ],
  [
    'ar',
    'افتتاح محطة مترو جديدة أمام الركاب',
    'افتتحت محطة مترو جديدة أمام الركاب في شمال المدينة.',
    'هذا الحساء حامض وحار، ويصنع من الروبيان الطازج وأوراق الليمون والعصير.',
  ],
  [
    'he',
    'תחנת רכבת חדשה נפתחה לנוסעים',
    'תחנת רכבת חדשה נפתחה לנוסעים בצפון העיר.',
    'המרק הזה חמוץ וחריף, והוא עשוי משרימפס טרי, עלי ליים ומיץ.',
  ],
  [
    'hi',
    'यात्रियों के लिए मेट्रो का नया स्टेशन खुला',
    'शहर के उत्तर में यात्रियों के लिए मेट्रो का नया स्टेशन खुला।',
    'यह सूप खट्टा और तीखा होता है, जिसे ताज़े झींगे, नींबू की पत्तियों और रस से बनाते हैं।',
  ],
  [
    'ja',
    '地下鉄の新しい駅が乗客に開放されました',
    '市の北部で地下鉄の新しい駅が乗客に開放されました。',
    'このスープは酸味と辛味があり、新鮮なエビやライムの葉と果汁で作られました。',
  ],
  ['zh', '地铁新车站向乘客开放', '城市北部的地铁新车站向乘客开放。', '这种汤又酸又辣，用新鲜的虾、青柠叶和果汁做成。'],
  [
    'ko',
    '지하철 새 역이 승객에게 개방되었습니다',
    '도시 북쪽에서 지하철 새 역이 승객에게 개방되었습니다.',
    '이 수프는 시고 매우며 신선한 새우와 라임 잎과 즙으로 만들어집니다.',
  ],
  [
    'th',
    'สถานีรถไฟฟ้าสายใหม่เปิดให้บริการผู้โดยสาร',
    'ทางเหนือของเมืองสถานีรถไฟฟ้าสายใหม่เปิดให้บริการผู้โดยสารแล้ว',
    'ซุปนี้มีรสเปรี้ยวและเผ็ด ทำจากกุ้งสด ใบมะกรูด และน้ำมะนาว เป็นที่รู้จักไปทั่วโลก',
  ],
  [
    'my',
    'မြေအောက်ရထားဘူတာအသစ်ကို ခရီးသည်များအတွက် ဖွင့်လှစ်',
    'မြို့မြောက်ပိုင်းတွင် မြေအောက်ရထားဘူတာအသစ်ကို ခရီးသည်များအတွက် ဖွင့်လှစ်ခဲ့သည်။',
    'ဤဟင်းချိုသည် ချဉ်စပ်ပြီး လတ်ဆတ်သော ပုစွန်၊ သံပရာရွက်နှင့် အရည်ဖြင့် ပြုလုပ်ထားသည်။',
  ],
];
test.each(twins)('%s: what is about the title shares its terms, what is not shares none', (language, title, about, soup) => {
  const subject = distinctiveTerms(title, language);
  expect(termContainment(subject, termsOf(about, language))).toBeGreaterThan(0.7);
  expect(termContainment(subject, termsOf(soup, language))).toBeLessThan(0.1);
});

describe('wordsWithTerms', () => {
  test.each([
    ['en', 'Zealand names January its hottest month', ['zeala', 'janua'], ['Zealand', 'January']],
    ['ar', 'الائتلاف يدعو إلى ضبط النفس', ['ضبط', 'نفس'], ['ضبط', 'النفس']],
    ['ko', '서울시가 지하철을 개방', ['하철'], ['지하철을']],
    // A pair across a word boundary names neither word.
    ['ja', '元旦のイソップ童話と欲張りなイヌ', ['のイ', '欲張', 'イヌ'], ['欲張り', 'イヌ']],
    ['ja', '元旦のイソップ童話', ['のイ'], ['イソップ']],
    ['en', 'Nothing of it', ['water'], []],
    ['en', 'Nothing at all', [], []],
  ])('%s: %s', (language, text, wanted, expected) => expect(wordsWithTerms(text, new Set(wanted), language)).toEqual(expected));
  test.each([
    ['ja', '地下鉄の新しい駅'],
    ['zh', '地铁新车站向乘客开放'],
    ['th', 'สถานีรถไฟฟ้าสายใหม่'],
  ])('%s: pieces of the text, none of a single letter', (language, text) => {
    const words = wordsWithTerms(text, distinctiveTerms(text, language), language);
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(text.includes(word) && word.length > 1).toBe(true);
  });
});

test('a term is common in more than 40 % of the blocks', () => {
  const of = (...blocks: string[]) => frequentTerms(blocks.map((text) => new Set(termsOf(text, 'en'))));
  const blocks = ['water boils', 'water flows', 'stones', 'woods', 'fires'];
  expect(of(...blocks)).toEqual(new Set());
  expect(of(...blocks.slice(0, 4), 'water burns')).toEqual(new Set(['water']));
  expect(of('water', 'water', 'water', 'water')).toEqual(new Set());
});

test('containment is the share of distinct terms', () => {
  expect(termContainment(['a', 'b', 'a'], ['b', 'c'])).toBe(0.5);
  expect(termContainment([], ['a'])).toBe(0);
  expect(termContainment(new Set(['a']), new Set(['a', 'b']))).toBe(1);
});
