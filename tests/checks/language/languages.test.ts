import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  correctedLanguageTag,
  detectLanguage,
  choosePageLanguage,
  parseLanguageTag,
  areSameLanguage,
} from '../../../checks/language/languages.ts';
import { primarySubtag } from '../../../checks/language/language-words.ts';

describe('detectLanguage', () => {
  test.each([
    ['en', 'Latn', 'The kettle was on the stove, and it had been there for an hour when they came home.'],
    ['de', 'Latn', 'Der Kessel stand auf dem Herd und war schon seit einer Stunde da, als sie nach Hause kamen.'],
    ['fr', 'Latn', 'La bouilloire était sur le feu depuis une heure quand ils sont rentrés à la maison avec les enfants.'],
    ['es', 'Latn', 'La tetera estaba en el fuego desde hacía una hora cuando llegaron a casa con los niños.'],
    ['pt', 'Latn', 'A chaleira estava no fogão há uma hora quando eles chegaram em casa com as crianças, e não havia água.'],
    ['it', 'Latn', 'Il bollitore era sul fuoco da un’ora quando sono tornati a casa con i bambini, ma non c’era più acqua.'],
    ['nl', 'Latn', 'De ketel stond al een uur op het vuur toen ze met de kinderen naar huis kwamen, maar er was geen water.'],
    ['pl', 'Latn', 'Czajnik stał na kuchence już od godziny, gdy wrócili z dziećmi do domu, ale nie było w nim wody.'],
    ['cs', 'Latn', 'Konvice stála na sporáku už hodinu, když se s dětmi vrátili domů, ale voda v ní nebyla, protože ji zapomněli.'],
    ['tr', 'Latn', 'Eve geldiklerinde çaydanlık bir saattir ocakta duruyordu ama içinde su yoktu ve bu çok tehlikeliydi.'],
    ['id', 'Latn', 'Ketel itu sudah ada di atas kompor selama satu jam ketika mereka pulang dengan anak-anak, tetapi tidak ada air.'],
    ['vi', 'Latn', 'Ấm nước đã ở trên bếp được một giờ khi họ về nhà với các con, nhưng không có nước trong ấm.'],
    ['hu', 'Latn', 'A vízforraló már egy órája a tűzhelyen volt, amikor hazaértek a gyerekekkel, de nem volt benne víz.'],
    ['sv', 'Latn', 'Kitteln hade stått på spisen i en timme när de kom hem med barnen, men det var inte något vatten i den.'],
    ['fi', 'Latn', 'Kattila oli ollut liedellä tunnin, kun he tulivat kotiin lasten kanssa, mutta siinä ei ollut vettä.'],
    ['ru', 'Cyrl', 'Чайник стоял на плите уже час, когда они вернулись домой с детьми, но воды в нём не было.'],
    ['uk', 'Cyrl', 'Чайник стояв на плиті вже годину, коли вони повернулися додому з дітьми, але води в ньому не було.'],
    ['bg', 'Cyrl', 'Чайникът беше на печката от един час, когато те се върнаха у дома с децата, но в него нямаше вода.'],
    ['ar', 'Arab', 'كان الإبريق على الموقد منذ ساعة عندما عادوا إلى البيت مع الأطفال ولم يكن فيه ماء.'],
    ['fa', 'Arab', 'کتری یک ساعت بود که روی گاز بود وقتی که آنها با بچه‌ها به خانه برگشتند ولی آب نداشت.'],
    ['ur', 'Arab', 'جب وہ بچوں کے ساتھ گھر واپس آئے تو کیتلی ایک گھنٹے سے چولہے پر تھی لیکن اس میں پانی نہیں تھا۔'],
    ['hi', 'Deva', 'जब वे बच्चों के साथ घर लौटे तो केतली एक घंटे से चूल्हे पर थी, लेकिन उसमें पानी नहीं था।'],
    ['el', 'Grek', 'Ο βραστήρας ήταν στη φωτιά εδώ και μία ώρα όταν γύρισαν στο σπίτι.'],
    ['th', 'Thai', 'กาน้ำอยู่บนเตามาหนึ่งชั่วโมงแล้วเมื่อพวกเขากลับบ้าน'],
    ['my', 'Mymr', 'သူတို့အိမ်ပြန်ရောက်သောအခါ ရေနွေးအိုးသည် မီးဖိုပေါ်တွင် ရှိနေသည်။'],
    ['ko', 'Kore', '그들이 아이들과 함께 집에 돌아왔을 때 주전자는 한 시간째 불 위에 있었다.'],
    ['ja', 'Jpan', '彼らが子供たちと家に帰ったとき、やかんは一時間前から火にかかっていた。'],
    ['zh', 'Hani', '他们带着孩子回家时，水壶已经在炉子上放了一个小时，但里面没有水。'],
    ['zh', 'Hani', '使用 Microsoft Windows 系統的讀者請先安裝軟體，然後重新啟動電腦。'],
  ])('%s', (language, script, text) => {
    const found = detectLanguage(text);
    expect({ language: found.language, script: found.script }).toEqual({ language, script });
    expect(found.confidence).toBeGreaterThan(0.4);
  });
  test.each([
    ['nothing', ''],
    ['digits and marks', '12 345 — 67,8 % …'],
    ['names only', 'Sony PlayStation Xbox Nintendo Sega Atari'],
    ['letters that are no words', 'xqzt vbnm wrtp lkjh gfds zxcv qwrt'],
  ])('returns nothing for %s', (_, text) => {
    expect(detectLanguage(text).language).toBe('und');
  });
  test('names of object properties are not function words', () => {
    expect(detectLanguage('constructor toString valueOf hasOwnProperty __proto__ '.repeat(9)).language).toBe('und');
  });
});

describe('readLanguageTag', () => {
  test.each([
    ['en', { language: 'en', script: '', region: '', valid: true }],
    ['pt-BR', { language: 'pt', region: 'BR', valid: true }],
    ['zh-hant-tw', { language: 'zh', script: 'Hant', region: 'TW', valid: true }],
    ['es-419', { language: 'es', region: '419', valid: true }],
    ['sl-rozaj-biske', { language: 'sl', valid: true }],
    ['de-CH-1901', { language: 'de', region: 'CH', valid: true }],
    ['zh-cmn-Hans-CN', { language: 'zh', script: 'Hans', region: 'CN', valid: true }],
    ['en-u-ca-gregory-x-mine', { language: 'en', valid: true }],
    ['x-klingon', { valid: true }],
    ['i-navajo', { valid: true }],
    ['fil', { language: 'fil', valid: true }],
    ['en-UK', { valid: false, fault: { kind: 'unknown-region', part: 'UK', instead: 'GB' } }],
    ['en_US', { valid: false, fault: { kind: 'underscore' } }],
    ['jp', { valid: false, fault: { kind: 'country', part: 'jp', instead: 'ja' } }],
    ['xx', { valid: false, fault: { kind: 'unknown-language', part: 'xx' } }],
    ['deu', { valid: false, fault: { kind: 'shorter-code', part: 'deu', instead: 'de' } }],
    ['english', { valid: false }],
    ['zh-Hanx', { valid: false, fault: { kind: 'unknown-script', part: 'Hanx' } }],
    ['en-XY', { valid: false }],
    ['es-999', { valid: false, fault: { kind: 'unknown-region', part: '999' } }],
    ['zh-CHT', { valid: false, fault: { kind: 'unknown-extended', part: 'CHT', instead: 'Hant' } }],
    ['en-cht', { valid: false, fault: { kind: 'unknown-extended', part: 'CHT', instead: '' } }],
    ['en-USA', { valid: false, fault: { kind: 'unknown-extended', part: 'USA' } }],
    ['en-yue', { valid: false, fault: { kind: 'unknown-extended', part: 'YUE' } }],
    ['zh-yue-yue', { valid: false, fault: { kind: 'unknown-extended', part: 'YUE' } }],
    ['zh-constructor', { valid: false }],
    ['constructor', { valid: false }],
    ['zh-yue-Hant-HK', { language: 'zh', script: 'Hant', region: 'HK', valid: true }],
    ['sgn-ase', { language: 'sgn', valid: true }],
    ['ar-arz', { language: 'ar', valid: true }],
    ['ca-ES-valencia', { language: 'ca', region: 'ES', valid: true }],
    ['sr-cyrillic', { valid: false, fault: { kind: 'unknown-variant', part: 'cyrillic' } }],
    ['de-germany', { valid: false, fault: { kind: 'unknown-variant', part: 'germany' } }],
    ['', { valid: false, fault: { kind: 'empty' } }],
    [' en', { valid: false, fault: { kind: 'white-space' } }],
    ['en-', { valid: false }],
    ['-', { valid: false }],
    ['{{ lang }}', { valid: false }],
    ['a'.repeat(10_000), { valid: false }],
    [`en${'-abcde'.repeat(10)}`, { valid: false }],
    [`de-1901${'-1996'.repeat(10)}`, { valid: true }],
  ])('%s', (tag, expected) => {
    expect(parseLanguageTag(tag)).toMatchObject(expected);
  });
});

test.each([
  ['pt_BR', 'pt-BR'],
  [' en-GB ', 'en-GB'],
  ['en-UK', 'en-GB'],
  ['zh_CHT', 'zh-Hant'],
  ['zh-chs-CN', 'zh-Hans-CN'],
  ['zh-CHT-Hans', null],
  ['de-AT', 'de-AT'],
  ['en-USA', null],
  ['jp', null],
  ['', null],
])('%j is written %j', (tag, corrected) => expect(correctedLanguageTag(tag)).toBe(corrected));

test('the primary subtag, with old codes as today’s', () => {
  expect(['de-AT', 'EN_us', 'iw', 'in-ID', '', null, '12', ' fr'].map(primarySubtag)).toEqual([
    'de',
    'en',
    'he',
    'id',
    'und',
    'und',
    'und',
    'fr',
  ]);
});

test('close languages are not distinguished', () => {
  expect([
    areSameLanguage('nb', 'no'),
    areSameLanguage('hr', 'sr-Latn'),
    areSameLanguage('en-GB', 'en'),
    areSameLanguage('de', 'en'),
  ]).toEqual([true, true, true, false]);
});

const corpus = new URL('../../../../shared/corpus/', import.meta.url);
const manifest = new URL('MANIFEST.json', corpus);
// Its text is English, although it is declared as German.
const otherThanDeclared: Record<string, string> = { 'pages/05-de-businessinsider-com.html': 'en' };

describe('languages of saved pages', () => {
  if (!existsSync(manifest)) {
    test.skip('the corpus of saved pages is not here', () => {});
    return;
  }
  interface Page {
    file: string;
    language: string;
    charset: string;
  }
  const { pages } = JSON.parse(readFileSync(manifest, 'utf8')) as { pages: Page[] };
  test.each(pages.filter((page) => page.language !== 'und'))('$file', ({ file, language, charset }) => {
    const html = new TextDecoder(charset).decode(readFileSync(new URL(file, corpus)));
    const text = html
      .slice(Math.max(0, html.search(/<body/i)))
      .replace(/<(script|style|noscript|svg|nav|footer|header|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]+>/gi, ' ')
      .replace(/&#(\d+);/g, (_, point: string) => String.fromCodePoint(Number(point)))
      .replace(/&#x([\da-f]+);/gi, (_, point: string) => String.fromCodePoint(Number.parseInt(point, 16)))
      .replace(/&\w+;|\s+/g, ' ');
    expect(detectLanguage(text.slice(text.length * 0.2, text.length * 0.2 + 3_000)).language).toBe(otherThanDeclared[file] ?? language);
  });
});

describe('languageOfPageText', () => {
  test.each([
    ['the declared one where the text agrees', 'de-AT', ['de', 1, 'Latn'], 900, 'de'],
    ['the detected one without a declaration', null, ['fi', 1, 'Latn'], 900, 'fi'],
    ['or with none that says a language', 'mul', ['fi', 1, 'Latn'], 900, 'fi'],
    ['or with a country', 'jp', ['ja', 1, 'Jpan'], 900, 'ja'],
    ['the declared one among languages that look alike', 'nb', ['da', 1, 'Latn'], 900, 'nb'],
    ['and where we do not know it', 'is', ['da', 1, 'Latn'], 900, 'is'],
    ['the detected one where it is certain', 'de', ['en', 0.95, 'Latn'], 900, 'en'],
    ['not where it is not', 'de', ['en', 0.8, 'Latn'], 900, 'de'],
    ['nor from little text', 'de', ['en', 1, 'Latn'], 150, 'de'],
    ['Bengali declared as English, however short', 'en-US', ['bn', 0.9, 'Beng'], 60, 'bn'],
    ['Japanese declared as English', 'en', ['ja', 0.6, 'Jpan'], 60, 'ja'],
    ['Arabic declared as French', 'fr', ['ar', 0.95, 'Arab'], 60, 'ar'],
    ['English declared as Thai', 'th', ['en', 0.6, 'Latn'], 60, 'en'],
    ['names and code on a Japanese page', 'ja', ['und', 0.1, 'Latn'], 900, 'ja'],
    ['a script of which we know no language', 'en', ['und', 0, 'Cyrl'], 900, 'und'],
    ['Serbian in Latin letters', 'sr', ['hr', 1, 'Latn'], 900, 'sr'],
    ['Azerbaijani in Arabic letters', 'az', ['fa', 0.8, 'Arab'], 900, 'az'],
    ['no letters at all', 'pl', ['und', 0, 'Zyyy'], 0, 'pl'],
  ] as const)('%s', (_, declared, [language, confidence, script], characters, expected) => {
    expect(choosePageLanguage(declared, { language, confidence, script }, characters)).toBe(expected);
  });
  test.each([
    ['es', 'Latn', 'es-HN'],
    ['uk', 'Cyrl', 'uk_UA'],
  ])('less certain where the head names the language of the text: %s', (language, script, tag) => {
    const of = (confidence: number, reported: string[]) =>
      choosePageLanguage(language === 'uk' ? 'ru' : 'en', { language, confidence, script }, 900, reported);
    expect([of(0.8, [tag]), of(0.8, []), of(0.8, ['fr']), of(0.5, [tag])]).toEqual([
      language,
      ...Array.from({ length: 3 }, () => (language === 'uk' ? 'ru' : 'en')),
    ]);
  });
});
