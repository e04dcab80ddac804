import { describe, expect, test } from 'vitest';
import { languages } from '../../../checks/lists/languages/index.ts';
import { findAttribution, knowsAttribution, findSpeaker } from '../../../checks/language/attribution.ts';
import { foldText } from '../../../checks/language/phrases.ts';

const withAttribution = Object.entries(languages).flatMap(([code, { attribution }]) => (attribution ? [[code, attribution] as const] : []));

describe.each(withAttribution)('%s', (language, { names, quotes }) => {
  test('lists no empty field', () => {
    expect(names, 'without names, leave out attribution').not.toBe('');
    expect(quotes, 'leave out quotes').not.toBe('');
  });
  test('has each word once, in comparison form', () => {
    const folded = [...names.split('|'), ...(quotes?.split('|') ?? [])].map(foldText);
    expect(folded.filter((word, index) => word === '' || folded.indexOf(word) !== index)).toEqual([]);
  });
  test('and is found', () => {
    const plain = names.split('|').filter((word) => !/^[*^]|[*$]$/.test(word));
    for (const word of plain) expect(findAttribution(`x, ${word} y`, language), word).not.toBeNull();
  });
});

describe('attributionIn', () => {
  test.each([
    ['en', 'According to NASA, it boils.'],
    ['en', 'About half of it boils, researchers at IBM say.'],
    ['de', 'Das Wasser kocht laut NASA.'],
    ['fr', "Selon l'INSEE, oui."],
    ['es', 'Según la OMS, hierve.'],
    ['pt', 'De acordo com o IBGE, ferve.'],
    ['it', 'Secondo l’ISTAT bolle.'],
    ['nl', 'Volgens het CBS kookt het.'],
    ['pl', 'Jak podał GUS, woda wrze.'],
    ['cs', 'Podle úřadu voda vře.'],
    ['ru', 'По данным Росстата, вода кипит.'],
    ['uk', 'За даними служби, вода кипить.'],
    ['el', 'Σύμφωνα με την υπηρεσία, βράζει.'],
    ['fi', 'Viraston mukaan vesi kiehuu.'],
    ['sv', 'Enligt myndigheten kokar det.'],
    ['hu', 'A hivatal szerint forr.'],
    ['ro', 'Potrivit institutului, fierbe.'],
    ['lv', 'Dienests paziņoja, ka vārās.'],
    ['tr', 'NASA verilerine göre kaynar.'],
    ['tr', "TÜİK'e göre kaynar."],
    ['ar', 'وقال الوزير إن الماء يغلي.'],
    ['ar', 'وبحسب الوزارة يغلي الماء.'],
    ['ar', 'فأكد المدير ذلك.'],
    ['he', 'ולדברי המשרד המים רותחים.'],
    ['fa', 'به گفتهٔ وزیر آب می‌جوشد؛ او می‌گوید.'],
    ['ur', 'وزارت کے مطابق پانی ابلتا ہے۔'],
    ['hi', 'नासा के अनुसार पानी उबलता है।'],
    ['bn', 'মন্ত্রী বলেন, পানি ফোটে।'],
    ['mr', 'अहवालानुसार पाणी उकळते.'],
    ['th', 'กระทรวงระบุว่าน้ำเดือด'],
    ['vi', 'Bộ cho biết nước sôi.'],
    ['id', 'Menurut BPS air mendidih.'],
    ['my', 'ဝန်ကြီးက ပြောကြားခဲ့သည်။'],
    ['ja', 'NASAによると沸騰する。'],
    ['ja', '所長は沸騰すると述べた。'],
    ['zh', '局长表示水会沸腾。'],
    ['zh', '据新华社报道，水会沸腾。'],
    ['ko', '통계청에 따르면 그렇다.'],
    ['ko', '소장은 그렇다고 밝혔다.'],
    ['nn', 'Dette sier departementet.'],
    ['en', 'Ada Meyer, who said so in May, counted 300.'],
    ['es', 'El ministro, quien dijo que son 300.'],
    ['en', 'Those who came said that it was 40 %.'],
    ['ru', 'Те, кто пришёл вчера, сообщили о 40 %.'],
  ])('%s names a source: %s', (language, text) => expect(findAttribution(text, language)).not.toBeNull());
  test.each([
    ['en', 'The company added 300 million users.'],
    ['en', 'There are 40 confirmed cases.'],
    ['en', 'In the United States it boils.'],
    ['de', 'Meine Tasse ist weiß.'],
    ['tr', 'Geçen yıla göre yüzde 12 arttı.'],
    ['zh', '这些数据的名称很长。'],
    ['zh', '请看使用说明。'],
    ['ar', 'بين البيت والنهر.'],
    ['sv', 'According to NASA it boils.'],
    ['yo', 'According to NASA it boils.'],
    ['fi', 'Lisää vettä.'],
    // The clause names the subject, not the source.
    ['en', 'A prize went to 300 pupils who wrote in last May.'],
    ['en', 'Those who have said yes are 40 %.'],
    ['de', 'Wer sagt, was er denkt, gewinnt 40 %.'],
    ['fr', 'Ceux qui ont déclaré un revenu sont 40 %.'],
    ['es', 'Los que dijeron no son 40 %.'],
    ['ru', 'Тех, кто сообщил об этом, 40 %.'],
    ['uk', 'Тих, хто заявив про це, 40 %.'],
    ['el', 'Όσοι ανακοίνωσαν αποτελέσματα είναι 40 %.'],
    ['ar', 'بلغ عدد أولئك الذين قالوا نعم 40 %'],
    ['hi', 'जिन्होंने कहा वे 40 % हैं'],
  ])('%s names none: %s', (language, text) => expect(findAttribution(text, language)).toBeNull());
  test.each([
    ['en', '" she added.'],
    ['de', '", meint Meyer.'],
    ['pt', '", acrescentou.'],
    ['pl', 'Przytoczył słowa: "'],
    ['ar', 'وشدد على: "'],
    ['ar', 'وأضاف: "'],
    ['fi', '", Merkel korosti.'],
    ['en', 'pupils who said "'],
  ])('%s next to a quotation: %s', (language, text) => {
    expect(findAttribution(text, language, true)).not.toBeNull();
  });
});

test('what we know', () => {
  expect(['en-GB', 'zh-Hant', 'no', 'fil'].map(knowsAttribution)).toEqual([true, true, true, true]);
  expect(['yo', 'und', '', 'constructor'].map(knowsAttribution)).toEqual([false, false, false, false]);
});

test.each([
  ['a name after a comma', '', 'One two,', ' xyzzy Ada Meyer today.', 'Ada Meyer'],
  ['a name after a dash', '', 'Один два', ' — плям Иван Петров.', 'Иван Петров'],
  ['a clause with a colon', 'So xyzzy the ministry: ', 'One two.', '', 'So xyzzy the ministry:'],
  ['no comma', '', 'One two', ' is what Ada Meyer wrote.', null],
  ['a sentence behind a question', '', 'One two?', ' Ada xyzzies.', 'Ada'],
  ['one word behind a question', '', 'Eins zwei?', ' Uff.', null],
  ['one word behind a question, Russian', '', 'Один два?', ' Уф.', null],
  ['one word after a comma', '', 'One two,', ' Ada.', 'Ada'],
  ['another sentence', '', 'One two,', '. Ada Meyer left.', null],
  ['nothing', '', 'One two.', '', null],
])('speakerOf: %s', (_, before, inner, after, expected) => expect(findSpeaker(before, inner, after)).toBe(expected));
