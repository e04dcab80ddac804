import { expect, test } from 'vitest';
import { endsLikeQuestion, endsLikeSentence, splitSentences } from '../../../checks/language/sentences.ts';

test.each([
  ['nothing', '', []],
  ['one without a stop', 'A heading', ['A heading']],
  ['English', 'It boils. Does it? Yes! So…', ['It boils.', 'Does it?', 'Yes!', 'So…']],
  ['stops between digits', 'It costs 3.50 euros. At 12.30 it closes.', ['It costs 3.50 euros.', 'At 12.30 it closes.']],
  ['a quotation mark belongs to its sentence', '“It boils.” He left.', ['“It boils.”', 'He left.']],
  ['addresses stay whole', 'See example.com/a.html?b=1 for more. Done.', ['See example.com/a.html?b=1 for more.', 'Done.']],
  ['initials and short forms', 'J. R. Smith wrote, e.g. this, z. B. Das. Ende.', ['J. R. Smith wrote, e.g. this, z. B. Das.', 'Ende.']],
  ['a stop before lower case', 'Salt, sugar etc. and more. End.', ['Salt, sugar etc. and more.', 'End.']],
  ['Chinese without spaces', '人人生而自由。他们赋有理性！好吗？', ['人人生而自由。', '他们赋有理性！', '好吗？']],
  ['Japanese with quotation marks', '彼は「行く。」と言った。終わり。', ['彼は「行く。」', 'と言った。', '終わり。']],
  ['Hindi', 'सभी मनुष्य। उन्हें बुद्धि॥', ['सभी मनुष्य।', 'उन्हें बुद्धि॥']],
  ['Arabic and Urdu', 'هل هذا صحيح؟ نعم. یہ ہے۔ ختم', ['هل هذا صحيح؟', 'نعم.', 'یہ ہے۔', 'ختم']],
  [
    'Georgian, whose letters have no capitals in use',
    'წყალი დუღს. ჩაიდანი ცხელია. დასასრული',
    ['წყალი დუღს.', 'ჩაიდანი ცხელია.', 'დასასრული'],
  ],
  ['Thai has no stop', 'มนุษย์ทั้งหลายเกิดมามีอิสระ และเสมอภาคกัน', ['มนุษย์ทั้งหลายเกิดมามีอิสระ และเสมอภาคกัน']],
  ['runs of marks', 'What?! Really... Yes.', ['What?!', 'Really...', 'Yes.']],
])('%s', (_, text, expected) => {
  expect(splitSentences(text)).toEqual(expected);
});

test('no character is lost on hostile text', () => {
  for (const text of ['.'.repeat(50_000), '. "'.repeat(20_000), 'a.'.repeat(20_000)]) {
    expect(splitSentences(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  }
});

test.each([
  '料金はいくらですか',
  '（予約できますか）',
  'ราคาเท่าไร',
  'Is it tea?',
  'お茶ですか？',
  'Τι είναι τσάι;',
  'هل هو شاي؟',
  'He asked: “Is it tea?”',
])('a question ends with its mark: %s', (text) => {
  expect(endsLikeQuestion(text)).toBe(true);
});
test.each(['It is tea.', 'Tea; coffee;', 'Tea', '静かな町', 'ราคา'])('no question: %s', (text) => {
  expect(endsLikeQuestion(text)).toBe(false);
});
test.each(['It is tea.', 'これはお茶です。', 'यह चाय है।', '(It is tea.)', 'It is …'])('a sentence ends with its mark: %s', (text) => {
  expect(endsLikeSentence(text)).toBe(true);
});
test.each(['Weight', '4.5 lb', 'Tea: '])('no sentence: %s', (text) => {
  expect(endsLikeSentence(text)).toBe(false);
});
