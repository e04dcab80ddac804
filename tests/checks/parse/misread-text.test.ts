import { describe, expect, test } from 'vitest';
import { findMisreading } from '../../../checks/parse/misread-text.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const western = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
/** A text as it looks if its UTF-8 is read in another encoding. The decoder of Node.js 20 reads windows-1252 as ISO 8859-1. */
const readAs = (text: string, label: string) =>
  label === 'windows-1252'
    ? [...bytesOf(text)].map((byte) => western[byte - 0x80] ?? String.fromCharCode(byte)).join('')
    : new TextDecoder(label).decode(bytesOf(text));
const texts = {
  fr: 'Élagage du cognassier : les règles de l’hiver',
  cs: 'Příliš žluťoučký kůň úpěl',
  tr: 'Ağaç nasıl budanır, kışın',
  ru: 'Как обрезать айву зимой',
  el: 'Πώς να κλαδέψετε την κυδωνιά',
  he: 'איך לגזום חבוש בחורף',
  ar: 'كيف تقلم شجرة السفرجل في الشتاء',
  th: 'วิธีตัดแต่งกิ่ง',
  ja: 'マルメロの剪定の手順とその時期について',
  zh: '如何修剪榅桲树，冬天的步骤和工具。',
  ko: '마르멜로 가지치기 방법과 계절',
};
type Tongue = keyof typeof texts;

describe('UTF-8 read as', () => {
  test.each([
    ...['windows-1252', 'iso-8859-15', 'windows-1254'].flatMap((label) =>
      (Object.keys(texts) as Tongue[]).filter((tongue) => tongue !== 'th').map((tongue) => [label, tongue]),
    ),
    ...['windows-1251', 'koi8-r', 'windows-1250', 'macintosh', 'windows-874'].flatMap((label) =>
      (['ru', 'el', 'he', 'ar', 'ja', 'zh', 'ko', 'cs'] as const).map((tongue) => [label, tongue]),
    ),
    ['shift_jis', 'ja'],
    ['gbk', 'zh'],
    ['euc-kr', 'ko'],
  ] as [string, Tongue][])('%s: %s', (label, tongue) => {
    expect(findMisreading(readAs(texts[tongue], label))).toMatchObject({ kind: 'encoding' });
  });
  test('ISO 8859-1 with its control characters', () => {
    const text = [...bytesOf('L’Été')].map((byte) => String.fromCharCode(byte)).join('');
    expect(findMisreading(text)).toEqual({ kind: 'encoding', found: text, meant: 'L’Été' });
  });
  test('the same twice', () => {
    const twice = readAs(readAs('It’s', 'windows-1252'), 'windows-1252');
    expect(findMisreading(twice)).toEqual({ kind: 'encoding', found: twice, meant: 'Itâ€™s' });
    const asControls = (text: string) => [...bytesOf(text)].map((byte) => String.fromCharCode(byte)).join('');
    expect(findMisreading(asControls(asControls('It’s')))).toMatchObject({ kind: 'encoding' });
  });
});

describe('one word is enough', () => {
  test.each([
    ['in the Ã‰lagage of', 'Ã‰lagage', 'Élagage'],
    ['Bjorn cafÃ©', 'cafÃ©', 'café'],
    ['Itâ€™s.', 'Itâ€™s', 'It’s'],
    ['Quinces â€“ Old Orchard', 'â€“', '–'],
    ['20Â°C', '20Â°C', '20°C'],
    ['Â© 2024', 'Â©', '©'],
    ['Brandâ„¢', 'Brandâ„¢', 'Brand™'],
    ['20 â‚¬', 'â‚¬', '€'],
    ['thanks ðŸ˜€', 'ðŸ˜€', '😀'],
    ['â€œhelloâ€', 'â€œhelloâ€', '“helloâ€'],
    ['Dvoï¿½ák caf\ufffd', 'caf\ufffd', ''],
    ['вЂњQuinceвЂќ', 'вЂњQuinceвЂќ', ''],
    ['Mara‚Äôs', 'Mara‚Äôs', ''],
  ])('%s', (text, found, meant) => expect(findMisreading(text)).toEqual({ kind: 'encoding', found, meant }));
});

test.each([
  ['방송인 류화영의 매니저가 벌어\ufffd', 'cut'],
  ['방송인 류화영의 매니저가 벌어\ufffd..., 칼럼', 'cut'],
  ['방송인 류화영의 매니저가 벌어\ufffd..., \ufffd 든다. 칼럼니스트', 'cut'],
  ['Příliš žluťou\ufffd…', 'cut'],
  ['木瓜的修剪步骤和工\ufffd', 'cut'],
  ['P\ufffd\ufffdíliš žlu\ufffdoučk', 'encoding'],
  ['le jardin d\ufffdhiver est ouvert', 'encoding'],
  ['lâ€™hiver est long, la carte d’Ã©t\ufffd', 'encoding'],
])('a text that ends inside a character was cut: %s', (text, kind) => expect(findMisreading(text)).toMatchObject({ kind, meant: '' }));

describe('references that were escaped twice', () => {
  test.each([
    ['Salt &amp; vinegar', '&amp;', '&'],
    ['the orchard&#8217;s crisps', 'orchard&#8217;s', 'orchard’s'],
    ['Acme&reg; caf&eacute;', 'Acme&reg;', 'Acme®'],
    ['&lt;b&gt;', '&lt;b&gt;', '<b>'],
    [`&quot;${'x'.repeat(300)}`, `&quot;${'x'.repeat(33)}…`, `"${'x'.repeat(38)}…`],
  ])('%.40s', (text, found, meant) => expect(findMisreading(text)).toEqual({ kind: 'escape', found, meant }));
});

describe('real text', () => {
  test.each([
    '',
    'plain ASCII & more',
    ...Object.values(texts),
    'NÃO É SÃO PAULO – AÇÃO',
    'MAÇÃ” MANHÔ',
    '“IRMÔ “ALEMÕ “CRISTÂ”',
    'MANHÃ — TARDE… LÃ»',
    '« Café »',
    'Café\u00a0»',
    '«\u00a0la liberté\u00a0» et l’été\u00a0» né\u00a0» doré\u00a0»',
    '« Â », «Â», “Â”, ”Å”',
    'HÂLÂ… “ÜNLÜ”',
    '“Spaß” groß“ Straße…',
    'VÝŽIVA DĚTÍ, LÍŠKA, MLÁDEŽ',
    'Від Києва НІ ВІ РІ “Ї”',
    'ĐẠI HỌC “HÀ NỘI” – “Â”, “Ê”, “Ô”',
    '3×½ m, 5×¾',
    'IDÉ® Ô™ ANÃ®',
    'Åsa “Ö” – Å',
    '‚Ändern‘ und ‚Ösen‘',
    '联通 浜松の桜 中国铁道',
    'Что такое “Ё”? «Её»',
    'ΤΙ ΕΊΝΑΙ; «ΑΥΤΌ»',
    '√2 + √3',
    '?a=1&copy=2',
  ])('%s', (text) => expect(findMisreading(text)).toBeNull());
});

test.each([
  ['Ã', 2_000_000],
  ['â€', 1_000_000],
  ['é\u00a0', 500_000],
  ['字', 1_000_000],
  ['&amp', 500_000],
] as const)('hostile: %s %i times', (part, times) => {
  expect(() => findMisreading(part.repeat(times))).not.toThrow();
});
