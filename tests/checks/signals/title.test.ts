import { expect } from 'vitest';
import type { Block, HeadingFact } from '../../../checks/core/facts/text.ts';
import type { DataItem } from '../../../checks/core/facts/structured-data.ts';
import type { DateFact, NameFact } from '../../../checks/core/facts/about.ts';
import signal from '../../../checks/signals/title.ts';
import { widthInPixels } from '../../../checks/language/text-width.ts';
import { failure, type Changes } from '../../support/facts.ts';
import { meta } from '../../support/links.ts';
import { testSignal, type Seen } from '../../support/signal-table.ts';

const titles = (...texts: string[]) => ({ titles: texts.map((text) => ({ text, inHead: true, selector: 'title' })) });
const heading = (text: string, changes: Partial<HeadingFact> = {}): HeadingFact => ({
  level: 1,
  text,
  visible: true,
  fontSize: 32,
  firstScreen: true,
  region: 'main',
  main: true,
  selector: 'h1',
  ...changes,
});
const date = (iso: string, visible = true, changes: Partial<DateFact> = {}): DateFact => ({
  from: 'text',
  role: 'published',
  raw: iso,
  iso,
  hasTime: false,
  hasZone: false,
  visible,
  near: 'title',
  label: '',
  selector: 'time',
  ...changes,
});
const siteName = (name: string): NameFact => ({
  role: 'publisher',
  from: 'site-name',
  name,
  type: 'og:site_name',
  url: null,
  sameAs: [],
  visible: true,
  selector: '',
});
const unlabelled = (iso: string, near: DateFact['near'] = 'title', from: DateFact['from'] = 'time') =>
  date(iso, true, { from, role: 'unknown', near });
const page = (title: string, changes: Changes = {}): Changes => ({ head: titles(title), ...changes });
const h1 = (...texts: string[]) => ({ headings: { items: texts.map((text) => heading(text)), total: texts.length } });
const block = (text: string, code: boolean): Block => ({
  tag: code ? 'pre' : 'p',
  text,
  units: 5,
  region: 'main',
  main: true,
  level: 0,
  linkChars: 0,
  hrefs: [],
  note: false,
  quote: false,
  code,
  within: null,
  selector: 'p',
});
const named = { provenance: { names: [siteName('Acme')] } };
const inLanguage = (code: string) => ({ language: { page: code } });
const { maxPixels, fontSize } = signal.limits;
/** 52 letters i (4.44 px each), and spaces that fill the line to its limit or one more. */
const wide = (pixels: number) =>
  'Bridge '.repeat(2) + 'i'.repeat(Math.ceil((pixels - widthInPixels('Bridge Bridge ', fontSize)) / widthInPixels('i', fontSize)) - 2);

const item = (type: string, properties: DataItem['properties']): DataItem => ({
  format: 'json-ld',
  block: 1,
  types: [type],
  id: null,
  top: true,
  properties,
  pointer: '',
  selector: 'script',
});

testSignal(signal, [
  { when: 'a plain title', facts: page('How bridges expand in summer'), status: 'pass', says: ['fine'], score: 1 },
  { when: 'no title', facts: { head: titles() }, status: 'fail', says: ['missing'], score: 0 },
  { when: 'a blank title', facts: page('  \n '), status: 'fail', says: ['missing'] },
  {
    when: 'a title in the body',
    facts: { head: { titles: [{ text: 'Bridges', inHead: false, selector: 'body > title' }] } },
    status: 'fail',
    says: ['outsideHead'],
  },
  {
    when: 'a title in the body that any page could have',
    facts: { head: { titles: [{ text: 'Home', inHead: false, selector: 'body > title' }] } },
    status: 'fail',
    says: ['generic', 'outsideHead'],
  },
  { when: 'a template variable', facts: page('{{ page.title }} – Acme'), status: 'fail', says: ['leftover'] },
  {
    when: 'a headline and the site name, both of which fit',
    facts: page('How bridges expand in summer | Acme', h1('How bridges expand in summer')),
    status: 'pass',
    says: ['fine'],
    also: ({ value, findings }) => expect(findings[0]?.message).toBe(`The title is specific and fits a desktop result (${value} px).`),
  },
  {
    when: 'the name of the site twice at the end',
    facts: page('Warm jackets | Acme® Outlet – Acme Outlet', h1('Warm jackets')),
    status: 'warn',
    says: ['twice'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('“Acme Outlet” is in the title twice'),
  },
  { when: 'the name of the site at both ends', facts: page('Acme: Warm jackets | Acme'), status: 'pass', says: ['fine'] },
  {
    when: 'a description that was cut off, and stands elsewhere',
    facts: {
      head: {
        ...titles('Acme offers the best selection of… | Acme'),
        metas: [meta({ property: 'og:image:alt', content: 'Acme offers the best selection of shoes for your wedding.' })],
      },
    },
    status: 'warn',
    says: ['cutOff'],
  },
  {
    when: 'a headline that ends in an ellipsis',
    facts: page('And then there were none of them… | Acme', h1('And then there were none of them…')),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'one word of a longer heading',
    facts: page('Networking | Acme', { ...h1('Networking in Compose'), ...named, pageType: { type: 'docs' } }),
    status: 'warn',
    says: ['saysLess'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('“Networking in Compose”'),
  },
  {
    when: 'the brand and one word, where the URL says what it is',
    facts: page('Acme Pro', {
      page: { url: 'https://acme.example/product/smart-bird-feeder-pro/' },
      head: { ...titles('Acme Pro'), metas: [meta({ property: 'og:site_name', content: 'Acme' })] },
      ...h1('Acme Pro'),
      pageType: { type: 'product' },
    }),
    status: 'warn',
    says: ['saysLess'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('“smart bird feeder pro”'),
  },
  ...[
    { when: 'one word that is all', facts: page('Pods | Acme', { ...h1('Pods'), page: { url: 'https://example.com/docs/pods/' } }) },
    { when: 'one word in the middle of a heading', facts: page('tokio - Rust', h1('Crate tokio Copy item path')) },
    { when: 'one word at the end of a slogan', facts: page('Arbeit – Acme', h1('Wir kämpfen für gute Arbeit')) },
    { when: 'one word and small words', facts: page('Volunteer – Acme', h1('Volunteer with us')) },
    { when: 'one word and the number of a page', facts: page('Rust – Acme', { page: { url: 'https://example.com/app/rust-252490-b7' } }) },
    { when: 'a script without spaces', facts: page('通信 | Acme', h1('通信の基本と応用')) },
  ].map(({ when, facts }) => ({
    when,
    facts: { ...facts, ...named, pageType: { type: 'docs' as const } },
    status: 'pass' as const,
    says: ['fine'],
  })),
  {
    when: 'one word of a longer heading, of a list',
    facts: page('Science : Acme', { ...h1('Science news'), ...named, pageType: { type: 'listing' } }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'only that it is a shop',
    facts: page('Acme – Shop', { ...named, pageType: { type: 'home' } }),
    status: 'warn',
    says: ['generic'],
  },
  {
    when: 'only that it is a shop, in another language',
    facts: page('Boutique | Acme', { ...named, ...inLanguage('fr') }),
    status: 'warn',
    says: ['generic'],
  },
  { when: 'a missing value before the site name', facts: page('undefined | Acme'), status: 'fail', says: ['leftover'] },
  { when: 'the word title', facts: page('Title'), status: 'fail', says: ['leftover'] },
  {
    when: 'a reference page about null',
    facts: page('null – JavaScript', { page: { url: 'https://example.com/docs/null' } }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'a province',
    facts: page('Nan | Northern Thailand', { page: { url: 'https://example.com/thailand/nan-province' }, ...h1('Nan') }),
    status: 'pass',
    says: ['fine'],
  },
  { when: 'a number in German', facts: page('Null | Duden Wörterbuch', inLanguage('de')), status: 'pass', says: ['fine'] },
  {
    when: 'a question about a leftover',
    facts: page('What does [object Object] mean in JavaScript? - Stack Overflow', h1('What does [object Object] mean in JavaScript?')),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'a variable that code samples show',
    facts: page('{{ cookiecutter }} templates explained', {
      text: { blocks: [block('{{ cookiecutter.name }}', false), block('cd {{cookiecutter}}', true)] },
    }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'a variable in a sentence',
    facts: page('What does %s mean in a Python format string?'),
    status: 'warn',
    says: ['perhapsLeftover'],
    score: 0.5,
  },
  {
    when: 'UTF-8 read in another encoding',
    facts: page('Ã‰lagage du cognassierÂ : les rÃ¨gles de lâ€™hiver'),
    status: 'warn',
    says: ['misread'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('“Ã‰lagage” instead of “Élagage”'),
  },
  { when: 'references escaped twice', facts: page('Salt &amp; vinegar crisps'), status: 'warn', says: ['misread'] },
  { when: 'an article about such text', facts: page('Why UTF-8 shows â€™ instead of ’'), status: 'pass', says: ['fine'] },
  {
    when: 'a missing value in title and heading',
    facts: page('undefined | Acme', h1('undefined')),
    status: 'warn',
    says: ['perhapsLeftover'],
  },
  { when: 'a variable in title and heading', facts: page('{{ title }} | Acme', h1('{{ title }}')), status: 'fail', says: ['leftover'] },
  { when: 'braces in prose', facts: page('What {} means in C'), status: 'pass', says: ['fine'] },
  { when: 'two titles', facts: { head: titles('Bridges in summer', 'Bridges in winter') }, status: 'warn', says: ['several'], score: 0.5 },
  {
    when: 'too wide, with the cut',
    facts: page('How bridges expand in summer and what engineers do about it: bearings, joints and gaps'),
    status: 'warn',
    says: ['wide'],
    also: (verdict) =>
      expect(verdict.findings[0]?.evidence).toMatchObject({ type: 'difference', after: expect.stringMatching(/^How bridges .*…$/) }),
  },
  {
    when: 'just inside the width',
    facts: page(wide(maxPixels)),
    status: 'pass',
    says: ['fine'],
    also: (verdict) => expect(verdict.value).toBeLessThanOrEqual(maxPixels),
  },
  {
    when: 'just over the width',
    facts: page(`${wide(maxPixels)}iiii`),
    status: 'warn',
    says: ['wide'],
    also: (verdict) => expect(verdict.value).toBeGreaterThan(maxPixels),
  },
  {
    when: 'too wide only with the name of the site',
    facts: { head: { ...titles(`${wide(maxPixels)} | Acme`), metas: [meta({ property: 'og:site_name', content: 'Acme' })] } },
    status: 'pass',
    says: ['fine', 'nameCut'],
    also: ({ value, findings }) => {
      expect(value).toBeGreaterThan(maxPixels);
      expect(findings[0]?.message).toMatch(/fits a desktop result without the site name \(\d+ px\)/);
    },
  },
  {
    when: 'too wide without the name of the site',
    facts: { head: { ...titles(`${wide(maxPixels)}iiii | Acme`), metas: [meta({ property: 'og:site_name', content: 'Acme' })] } },
    status: 'warn',
    says: ['wide'],
  },
  {
    when: 'too wide with a name before it',
    facts: { head: { ...titles(`Acme | ${wide(maxPixels)}`), metas: [meta({ property: 'og:site_name', content: 'Acme' })] } },
    status: 'warn',
    says: ['wide'],
  },
  ...[
    ['too wide as it is', titles(`${wide(maxPixels)}iiii`), {}, /^The title is 5\d\d px wide/],
    [
      'with a name before it',
      { ...titles(`Acme | ${wide(maxPixels)}`), metas: [meta({ property: 'og:site_name', content: 'Acme' })] },
      {},
      /^The title is 6\d\d px wide/,
    ],
    [
      'without its name',
      { ...titles(`${wide(maxPixels)}iiii | Acme`), metas: [meta({ property: 'og:site_name', content: 'Acme' })] },
      {},
      /^Without the site name, the title is 5\d\d px wide/,
    ],
    [
      'without its section',
      titles(`${wide(maxPixels)}iiii | Products`),
      h1(`${wide(maxPixels)}iiii`),
      /^Without the part after the headline, the title is 5\d\d px wide/,
    ],
    [
      'the name is cut',
      { ...titles(`${wide(maxPixels)} | Acme`), metas: [meta({ property: 'og:site_name', content: 'Acme' })] },
      {},
      /With the site name, the title is 6\d\d px wide[.] Desktop results usually truncate only the site name/,
    ],
    [
      'a list of products is cut, which is no name',
      titles(`${wide(maxPixels)} | Products`),
      h1(wide(maxPixels)),
      /With the part after the headline, the title is 6\d\d px wide[.] Desktop results usually truncate only the part after the headline/,
    ],
    [
      'the same in Arabic',
      titles('جسور حديدية تتحرك في الصيف وتعود إلى مكانها في الشتاء كل عام من جديد | منتجات'),
      { ...h1('جسور حديدية تتحرك في الصيف وتعود إلى مكانها في الشتاء كل عام من جديد'), ...inLanguage('ar') },
      /With the part after the headline|Without the part after the headline/,
    ],
  ].map(([when, head, more, says]) => ({
    when: `which part is too wide: ${when as string}`,
    facts: { head, ...(more as Changes) } as Changes,
    status: ((says as RegExp).source.includes('With ') ? 'pass' : 'warn') as 'pass' | 'warn',
    says: ((says as RegExp).source.includes('With ') ? ['fine', 'nameCut'] : ['wide']) as ('fine' | 'nameCut' | 'wide')[],
    also: ({ findings }: Seen) => expect(findings.at(-1)?.message).toMatch(says as RegExp),
  })),
  {
    when: 'the name of the site in Japanese',
    facts: page('夏に橋が膨張する理由と技術者の行う対策を詳しく｜橋の専門新聞', {
      ...inLanguage('ja'),
      provenance: { names: [siteName('橋の専門新聞')] },
    }),
    status: 'pass',
    says: ['fine', 'nameCut'],
  },
  {
    when: 'only section and name follow the headline',
    facts: page(`${wide(maxPixels)} | Science | Acme`, h1(wide(maxPixels))),
    status: 'pass',
    says: ['fine', 'nameCut'],
  },
  {
    when: 'wide, and headings that would tell the name are unknown',
    facts: page(`${wide(maxPixels)} | Acme`, { headings: failure('timeout') }),
    status: 'unchecked',
    says: ['answer-too-slow'],
  },
  {
    when: 'Hangul below the limit',
    facts: page('서울시가 새로운 지하철 노선을 올해 가을부터 시민에게 개방하기로', inLanguage('ko')),
    status: 'pass',
    says: ['fine'],
    also: ({ value }) => expect(value).toBe(554),
  },
  {
    when: 'Hangul over the limit',
    facts: page('서울시가 새로운 지하철 노선을 올해 가을부터 모든 시민에게 개방하기로', inLanguage('ko')),
    status: 'warn',
    says: ['wide'],
  },
  {
    when: 'a long Japanese title',
    facts: page('夏に橋が膨張する理由と技術者が行う対策について詳しく説明する長い題名', { ...inLanguage('ja') }),
    status: 'warn',
    says: ['wide'],
  },
  { when: 'generic in English', facts: page('Home'), status: 'warn', says: ['generic'] },
  { when: 'generic in Japanese', facts: page('トップページ', inLanguage('ja')), status: 'warn', says: ['generic'] },
  ...[
    '[title]',
    '%title%',
    '{page_title}',
    'Your title here',
    'Insert title here',
    'Title goes here',
    '<?= $title ?>',
    '<?php the_title(); ?> | Acme',
  ].map((text) => ({ when: `a title that nobody wrote: ${text}`, facts: page(text), status: 'fail' as const, says: ['leftover'] })),
  {
    when: 'the word beside the name of the site',
    facts: page('Page Title | Acme Bridges', { provenance: { names: [siteName('Acme Bridges')] } }),
    status: 'fail',
    says: ['leftover'],
  },
  {
    when: 'a page about titles',
    facts: page('Meta title | Acme Bridges', { ...h1('Meta title'), provenance: { names: [siteName('Acme Bridges')] } }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'a year long ago: since when there is the site',
    facts: page('Serving bridge builders since 1998', { provenance: { dates: [date('2024-04-12')] } }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'an old Thai year',
    facts: page('คู่มือสะพาน พ.ศ. 2564', { ...inLanguage('th'), provenance: { dates: [date('2024-04-12')] } }),
    status: 'warn',
    says: ['oldYear'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('2021'),
  },
  {
    when: 'the Thai year of the date',
    facts: page('คู่มือสะพาน 2567', { ...inLanguage('th'), provenance: { dates: [date('2024-04-12')] } }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'a price in baht',
    facts: page('สะพานราคา 2560 บาท', { ...inLanguage('th'), provenance: { dates: [date('2024-04-12')] } }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'generic beside the name of the site',
    facts: page('Home | Acme Bridges', { provenance: { names: [siteName('Acme Bridges')] } }),
    status: 'warn',
    says: ['generic'],
  },
  {
    when: 'generic beside the name of the site, in Japanese',
    facts: page('ホーム｜湖畔ホテル', { ...inLanguage('ja'), provenance: { names: [siteName('湖畔ホテル')] } }),
    status: 'warn',
    says: ['generic'],
  },
  ...['About – Acme Bridges', 'Overview | Acme Bridges', 'Acme Bridges: Resources'].map((text) => ({
    when: `a section of any site beside the name of the site: ${text}`,
    facts: page(text, { provenance: { names: [siteName('Acme Bridges')] } }),
    status: 'warn' as const,
    says: ['generic'],
  })),
  {
    when: 'the same in German',
    facts: page('Einleitung | Brückenbau Muster', { ...inLanguage('de'), provenance: { names: [siteName('Brückenbau Muster')] } }),
    status: 'warn',
    says: ['generic'],
  },
  {
    when: 'the first page of a manual',
    facts: page('Introduction – Acme Bridges', { provenance: { names: [siteName('Acme Bridges')] }, pageType: { type: 'docs' } }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'the same without the name of what it introduces',
    facts: page('Introduction', { pageType: { type: 'docs' } }),
    status: 'warn',
    says: ['generic'],
  },
  {
    when: 'an error of a server',
    facts: page('Error | Acme Bridges', { provenance: { names: [siteName('Acme Bridges')] } }),
    status: 'warn',
    says: ['generic'],
  },
  {
    when: 'an error as the subject',
    facts: page('Error | Acme Script', { provenance: { names: [siteName('Acme Script')] }, ...h1('Error') }),
    status: 'pass',
    says: ['fine'],
  },
  { when: 'a kind of page alone', facts: page('Blog'), status: 'warn', says: ['generic'] },
  { when: 'a kind of page alone, in Czech', facts: page('Produkty', inLanguage('cs')), status: 'warn', says: ['generic'] },
  {
    when: 'a kind of page beside the name of the site',
    facts: page('Blog | Acme Bridges', { provenance: { names: [siteName('Acme Bridges')] } }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'a front page that says more',
    facts: page('Home | Bridges of steel for rivers', { provenance: { names: [siteName('Acme Bridges')] } }),
    status: 'pass',
    says: ['fine'],
  },
  { when: 'generic in Arabic', facts: page('الصفحة الرئيسية', inLanguage('ar')), status: 'warn', says: ['generic'] },
  { when: 'an English word on a Finnish page is not judged', facts: page('Profile', inLanguage('fi')), status: 'pass', says: ['fine'] },
  ...['Unbenanntes Dokument', 'Document sans nom', '无标题文档', 'Documento sin título'].map((text) => ({
    when: `what an editor writes: ${text}`,
    facts: page(text),
    status: 'warn' as const,
    says: ['generic'],
  })),
  { when: 'a default of software in any language', facts: page('Untitled document', inLanguage('ja')), status: 'warn', says: ['generic'] },
  { when: 'only the domain', facts: page('www.example.com'), status: 'warn', says: ['hostOnly'] },
  { when: 'empty before the separator', facts: page('| Acme Bridges'), status: 'warn', says: ['halfEmpty'] },
  { when: 'empty after the separator', facts: page('Acme Bridges - '), status: 'warn', says: ['halfEmpty'] },
  { when: 'Arabic with an empty part', facts: page('| جسور الصيف', inLanguage('ar')), status: 'warn', says: ['halfEmpty'] },
  { when: 'capitals', facts: page('HOW BRIDGES EXPAND IN SUMMER'), status: 'warn', says: ['capitals'] },
  { when: '15 capitals', facts: page('BRIDGES EXPANDED'), status: 'pass', says: ['fine'] },
  { when: '16 capitals', facts: page('BRIDGES EXPANDING'), status: 'warn', says: ['capitals'] },
  { when: '65 % capitals', facts: page('ABCDEFGHIJKLM nopqrst'), status: 'pass', says: ['fine'] },
  { when: '70 % capitals', facts: page('ABCDEFGHIJKLMN opqrst'), status: 'warn', says: ['capitals'] },
  {
    when: 'scripts without case have no capitals',
    facts: page('夏の橋はなぜ伸びるのか調べました', inLanguage('ja')),
    status: 'pass',
    says: ['fine'],
  },
  { when: 'a word twice', facts: page('Bridges and other bridges'), status: 'pass', says: ['fine'] },
  {
    when: 'a word three times, one of them in the name of the site',
    facts: page('Cheap bridges and bridges for rent | Bridges Acme', { provenance: { names: [siteName('Bridges Acme')] } }),
    status: 'pass',
    says: ['fine'],
  },
  { when: 'a word three times', facts: page('Bridges, cheap bridges, best bridges'), status: 'warn', says: ['repeats'] },
  { when: 'a Chinese word three times', facts: page('桥梁,便宜桥梁,优质桥梁', inLanguage('zh')), status: 'warn', says: ['repeats'] },
  { when: 'a Korean word three times', facts: page('교량 저렴한 교량 최고의 교량', inLanguage('ko')), status: 'warn', says: ['repeats'] },
  { when: 'an Arabic word three times', facts: page('جسور وأفضل جسور وأرخص جسور', inLanguage('ar')), status: 'warn', says: ['repeats'] },
  { when: 'a function word three times', facts: page('Make your home your castle with your own hands'), status: 'pass', says: ['fine'] },
  {
    when: 'a German function word three times',
    facts: page('Kaufen oder mieten oder leasen oder warten', inLanguage('de')),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'an old year',
    facts: page('Best bridges of 2024', { provenance: { dates: [date('2026-03-01')] } }),
    status: 'warn',
    says: ['oldYear'],
  },
  {
    when: 'the year of a thread with a later answer',
    facts: page('What happened to bridges in 2024', { provenance: { dates: [date('2026-03-01')] } }),
    options: { pageType: 'forum' },
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'an old year in Arabic digits',
    facts: page('أفضل الجسور ٢٠٢٤', { provenance: { dates: [date('2026-03-01')] }, ...inLanguage('ar') }),
    status: 'warn',
    says: ['oldYear'],
  },
  {
    when: 'an old year, and the date of a comment',
    facts: page('Best waders 2023', { provenance: { dates: [date('2023-05-01'), unlabelled('2026-03-01', 'end')] } }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'an old year, its markup, and the date of a comment near the title',
    facts: page('Best waders 2023', { provenance: { dates: [date('2023-05-01', false), unlabelled('2026-03-01')] } }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'an old year, and a date at the end alone',
    facts: page('Best waders 2023', { provenance: { dates: [unlabelled('2026-03-01', 'end')] } }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'an old year, and a date beside the headline',
    facts: page('Best waders 2023', { provenance: { dates: [unlabelled('2026-03-01')] } }),
    status: 'warn',
    says: ['oldYear'],
  },
  {
    when: 'an old year, and a date that the markup confirms',
    facts: page('Best waders 2023', {
      provenance: { dates: [date('2026-03-01', false, { role: 'modified' }), unlabelled('2026-03-01', 'end')] },
    }),
    status: 'warn',
    says: ['oldYear'],
  },
  {
    when: 'an old year, and today’s date over the headline',
    facts: page('Best waders 2023', { provenance: { dates: [unlabelled('2026-11-21', 'title', 'text'), date('2023-05-01')] } }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'an old year, and a later revision',
    facts: page('Best waders 2023', { provenance: { dates: [date('2023-05-01'), date('2026-03-01', true, { role: 'modified' })] } }),
    status: 'warn',
    says: ['oldYear'],
  },
  {
    when: 'the same year',
    facts: page('Best bridges of 2026', { provenance: { dates: [date('2026-03-01')] } }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'the date is not visible',
    facts: page('Best bridges of 2024', { provenance: { dates: [date('2026-03-01', false)] } }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'the year is the subject of the heading too',
    facts: page('The storm of 2014', { provenance: { dates: [date('2026-03-01')] }, ...h1('The storm of 2014') }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'nothing in common with the heading',
    facts: page('Bridges in summer', h1('Our newsletter')),
    status: 'warn',
    says: ['unlikeHeading'],
  },
  {
    when: 'nothing but function words in common with the heading',
    facts: page('The bridges for you', h1('The newsletter for all')),
    status: 'warn',
    says: ['unlikeHeading'],
  },
  ...(
    [
      ['Bridge bearing X2', 'Move freely', 'Bridge bearing X2 by Acme'],
      ['Brückenlager X2', 'Bewegung ohne Grenzen', 'Brückenlager X2 von Acme'],
      ['橋梁支承X2', '自由に動く', '橋梁支承X2（アクメ）'],
      ['دعامة الجسر', 'تحرك بحرية', 'دعامة الجسر من أكمي'],
    ] as const
  ).flatMap(([title, slogan, name]) =>
    (
      [
        ['og:title', { head: { ...titles(title), metas: [meta({ property: 'og:title', content: name })] } }],
        ['the product', { head: titles(title), structuredData: { items: [item('Product', { name: [name] })] } }],
        [
          'the breadcrumb',
          {
            head: titles(title),
            structuredData: {
              items: [
                item('BreadcrumbList', {
                  itemListElement: [
                    { '@type': 'ListItem', name: 'Start' },
                    { '@type': 'ListItem', item: { '@type': 'Thing', name } },
                  ],
                }),
              ],
            },
          },
        ],
      ] as [string, Changes][]
    ).map(([place, facts]) => ({
      when: `the heading is a slogan, and ${place} says what the title says: ${title}`,
      facts: { ...facts, ...h1(slogan) },
      status: 'pass' as const,
      says: ['fine'],
    })),
  ),
  {
    when: 'the heading differs, and og:title names the site like the title',
    facts: {
      page: { url: 'https://buy.larkspur.example/bestsellers' },
      head: { ...titles('Larkspur'), metas: [meta({ property: 'og:title', content: 'Larkspur' })] },
      ...h1('Best of the best'),
    },
    status: 'warn',
    says: ['unlikeHeading'],
  },
  {
    when: 'the heading differs, and the markup names the site',
    facts: {
      head: titles('Bridges in summer | Acme'),
      ...h1('Our newsletter'),
      structuredData: { items: [item('Organization', { name: ['Acme'] })] },
    } as Changes,
    status: 'warn',
    says: ['unlikeHeading'],
  },
  {
    when: 'generic before the name of the site, without a separator',
    facts: page('Acme Home', { provenance: { names: [siteName('Acme')] } }),
    status: 'warn',
    says: ['generic'],
  },
  {
    when: 'a product behind the name of the site, without a separator',
    facts: page('Acme bridge bearing', { provenance: { names: [siteName('Acme')] } }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'one of two headings agrees',
    facts: page('Bridges in summer', h1('Our newsletter', 'The bridge')),
    status: 'pass',
    says: ['fine'],
  },
  { when: 'a short word in common', facts: page('CSS for all', h1('CSS')), status: 'pass', says: ['fine'] },
  {
    when: 'Japanese title and heading agree',
    facts: page('橋の膨張 | 例', { ...h1('夏の橋の膨張について'), ...inLanguage('ja') }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'Hebrew title and heading differ',
    facts: page('גשרים בקיץ', { ...h1('הניוזלטר שלנו'), ...inLanguage('he') }),
    status: 'warn',
    says: ['unlikeHeading'],
  },
  {
    when: 'the heading is the name of the site',
    facts: page('Bridges in summer | Acme', { ...h1('Acme'), provenance: { names: [siteName('Acme')] } }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'the heading is the name of the site, in Korean and linked',
    facts: page('여름의 다리 - Acme', {
      ...inLanguage('ko'),
      ...h1('아크메'),
      text: { blocks: [{ ...block('아크메', false), level: 1, linkChars: 3, hrefs: ['https://example.com/'] }] },
    }),
    status: 'pass',
    says: ['fine'],
  },
  { when: 'the heading is in another script', facts: page('Bridges in summer', h1('Мосты летом')), status: 'pass', says: ['fine'] },
  {
    when: 'the heading of a front page is a motto',
    facts: page('Acme bridges', h1('Your way over the water')),
    options: { pageType: 'home' },
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'Thai title and heading differ',
    facts: page('บล็อกเชนที่เร็วกว่า ปลอดภัยกว่า', { ...h1('สิบห้าวินาที ห้าอัลกอริทึม'), ...inLanguage('th') }),
    status: 'warn',
    says: ['unlikeHeading'],
  },
  {
    when: 'capitals in the name of the site only',
    facts: page('Work – ACME UNION OF ENGINEERS', { provenance: { names: [siteName('ACME UNION OF ENGINEERS')] } }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'capitals in what stands beside the headline',
    facts: page('Arbeit - BÜNDNIS 90/DIE GRÜNEN', {
      provenance: { names: [{ ...siteName('BÜNDNIS 90/DIE GRÜNEN'), from: 'title-suffix', type: '' }] },
    }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'names of icons in the body',
    facts: {
      head: { titles: ['Bridges in summer', 'heart', 'menu'].map((text, at) => ({ text, inHead: at === 0, selector: 'title' })) },
      ...h1('Bridges in summer'),
    } as Changes,
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'the h1 is the agency, and a lower heading the title',
    facts: page('Electrical | Safety Office', {
      headings: { items: [heading('Department of Labor'), heading('Electrical', { level: 3, selector: 'h3' })], total: 2 },
    }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'the h1 is the logo twice, for light and dark',
    facts: page('Module rewrite', { ...h1('NGINX NGINX'), provenance: { names: [siteName('NGINX')] } }),
    status: 'pass',
    says: ['fine'],
  },
  {
    when: 'several warnings are one',
    facts: { head: titles('| HOME OF BRIDGES, BRIDGES AND BRIDGES', 'Bridges') },
    status: 'warn',
    says: ['several', 'halfEmpty', 'capitals', 'repeats'],
    score: 0.5,
  },
  {
    when: 'headings are unknown',
    facts: { head: titles('Bridges in summer'), headings: failure('timeout') },
    status: 'unchecked',
    says: ['answer-too-slow'],
  },
  {
    when: 'headings are unknown, but the title is missing',
    facts: { head: titles(), headings: failure('timeout') },
    status: 'fail',
    says: ['missing'],
  },
]);
