import { describe, expect, test } from 'vitest';
import { countUnits } from '../../../checks/language/units.ts';

// Article 1 of the Universal Declaration of Human Rights.
const articleOne = {
  en: 'All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.',
  de: 'Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt und sollen einander im Geiste der Brüderlichkeit begegnen.',
  ar: 'يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق. وقد وهبوا عقلًا وضميرًا وعليهم أن يعامل بعضهم بعضًا بروح الإخاء.',
  th: 'มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ต่างมีเหตุผลและมโนธรรม และควรปฏิบัติต่อกันด้วยเจตนารมณ์แห่งภราดรภาพ',
  zh: '人人生而自由,在尊严和权利上一律平等。他们赋有理性和良心,并应以兄弟关系的精神相对待。',
  ja: 'すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。人間は、理性と良心とを授けられており、互いに同胞の精神をもって行動しなければならない。',
  ko: '모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. 인간은 천부적으로 이성과 양심을 부여받았으며 서로 형제애의 정신으로 행동하여야 한다.',
};

describe('units', () => {
  test.each([
    ['en', 30],
    ['de', 26],
    ['ar', 19],
    ['th', 29],
    ['zh', 28],
    ['ja', 34],
    ['ko', 28],
  ] as const)('the same sentence in %s', (language, expected) => {
    expect(Math.round(countUnits(articleOne[language]))).toBe(expected);
  });
  test.each([
    ['nothing', '', 0],
    ['punctuation alone', ' — … !? ', 0],
    ['apostrophes and hyphens stay inside a word', "don’t state-of-the-art rock'n'roll", 3],
    ['an apostrophe does not begin a word', "’tis '90s", 2],
    ['numbers', '3 apples, 4.5 kg', 5],
    ['combining marks inside a word', 'cafe\u0301 nai\u0308ve', 2],
    ['Devanagari vowel signs inside a word', 'सभी मनुष्य जन्म से', 4],
    ['Hebrew and Persian', 'שלום עולם می‌خواهم', 4],
    ['Han beside Latin', '使用Windows系统', 4 / 1.4 + 1],
    ['half-width kana are normalised', 'ｶﾀｶﾅ', 4 / 3.2],
    ['the long-vowel mark is kana', 'サーバー', 4 / 3.2],
    ['full-width Latin', 'ＡＢＣ　ＤＥＦ', 2],
    ['Han outside the basic plane', '𠮷野家', 3 / 1.4],
    ['emoji are no words', '👍🏽 👨‍👩‍👧', 0],
    ['lone surrogates are no words', '\ud800 a \udc00', 1],
    ['Hangul with digits is one word', '2024년', 1.4],
    ['a ligature counts inside its word', 'eﬃcient', 1],
  ])('%s', (_, text, expected) => {
    expect(countUnits(text)).toBeCloseTo(expected, 9);
  });
});
