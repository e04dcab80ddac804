import { expect } from 'vitest';
import signal from '../../../checks/signals/image-alt.ts';
import type { ImageFact, LinkFact } from '../../../checks/core/facts/links-and-images.ts';
import { failure } from '../../support/facts.ts';
import { heading } from '../../support/rich-facts.ts';
import { image, link, meta } from '../../support/links.ts';
import { testSignal, type Seen } from '../../support/signal-table.ts';

const of = (...items: ImageFact[]) => ({ images: { items, total: items.length } });
const good = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    image({ alt: `Boat ${String.fromCodePoint(0x61 + index)}`, url: `https://example.com/${index}.jpg` }),
  );
const without = (changes: Partial<ImageFact> = {}) => image({ alt: null, ...changes });
/** The image failed to load: the browser shows a 16 px symbol. */
const broken = (changes: Partial<ImageFact> = {}) =>
  image({ width: 16, height: 16, naturalWidth: 0, naturalHeight: 0, sized: false, ...changes });
const inLink = () => without({ soleLinkContent: true, link: 'a' });
const nameless = (changes: Partial<LinkFact> = {}) => link('/target', { text: '', imageOnly: true, selector: 'a', ...changes });
/** Images with numbers in the place of #. */
const row = (frame: string, ...numbers: number[]) =>
  numbers.map((number) => image({ alt: frame.replace('#', String(number)), url: `https://example.com/${number}.jpg` }));
const recipe = {
  format: 'json-ld' as const,
  block: 1,
  types: ['Recipe'],
  id: null,
  top: true,
  properties: {},
  pointer: '',
  selector: 'script',
};
const decoration = (changes: Partial<ImageFact> = {}) => image({ alt: '', decorative: true, ...changes });

testSignal(signal, [
  { when: 'described', facts: of(...good(2)), status: 'pass', says: ['described'] },
  {
    when: 'described in Japanese and Arabic',
    facts: of(image({ alt: '湖に浮かぶ赤い舟' }), image({ alt: 'قارب أحمر' })),
    status: 'pass',
    says: ['described'],
  },
  { when: 'decoration only', facts: of(decoration()), options: { pageType: 'home' }, status: 'pass', says: ['onlyDecoration'] },
  ...(['article', 'product'] as const).map((pageType) => ({
    when: `the main image of the ${pageType}, marked as decoration`,
    facts: of(decoration({ width: 900, height: 600 }), ...good(3)),
    options: { pageType },
    status: 'warn' as const,
    says: ['mainEmpty' as const],
  })),
  {
    when: 'the main image of a recipe',
    facts: { ...of(decoration({ width: 900, height: 600 }), ...good(3)), structuredData: { items: [recipe] } },
    options: { pageType: 'other' },
    status: 'warn',
    says: ['mainEmpty'],
  },
  {
    when: 'the image that the page shares, in another size and beside the text',
    facts: {
      ...of(...good(3), decoration({ main: false, region: 'none', url: 'https://cdn.example.com/quince-tree-300x200.jpg?v=2' })),
      head: { metas: [meta({ property: 'og:image', content: 'https://example.com/u/quince-tree-1200x630.jpg' })] },
    },
    options: { pageType: 'product' },
    status: 'warn',
    says: ['mainEmpty'],
  },
  {
    when: 'a copy of it is described',
    facts: {
      ...of(image({ alt: 'A quince', url: 'https://example.com/quince.jpg' }), decoration({ url: 'https://example.com/quince.jpg?w=90' })),
      head: { metas: [meta({ property: 'og:image', content: 'https://example.com/quince.jpg' })] },
    },
    status: 'pass',
    says: ['described'],
  },
  {
    when: 'decoration that is not the main image: small, second, in the header, with a caption',
    facts: of(
      decoration({ width: 180, height: 180 }),
      image({ width: 900, height: 600 }),
      decoration({ width: 900, height: 600 }),
      decoration({ width: 1_900, height: 900, region: 'header', main: false }),
    ),
    status: 'pass',
    says: ['described'],
  },
  {
    when: 'a main image with a caption',
    facts: of(decoration({ width: 900, height: 600, figcaption: true }), ...good(1)),
    status: 'pass',
    says: ['described'],
  },
  {
    when: 'images without alt in links with text',
    facts: {
      ...of(...good(2), without({ selector: '#a > span:nth-child(1) > img' }), without({ selector: '#b > img' })),
      links: { items: [link('/a', { selector: '#a' }), nameless({ selector: '#b' })], total: 2 },
    },
    status: 'warn',
    says: ['missing', 'missingBesideText'],
    also: ({ findings }) =>
      expect(findings.map(({ args }) => args)).toMatchObject([
        { count: 1, total: 4 },
        { count: 1, total: 4 },
      ]),
  },
  { when: 'no images', status: 'na', says: ['noImages'] },
  { when: 'a background only', facts: of(without({ kind: 'background' })), status: 'na', says: ['noImages'] },
  { when: 'a tracking pixel', facts: of(without({ width: 1, height: 1 })), status: 'na', says: ['onlySmall'] },
  { when: 'just under the smallest size', facts: of(without({ width: 24, height: 300 })), status: 'na', says: ['onlySmall'] },
  {
    when: 'at the smallest size',
    facts: of(without({ width: 25, height: 25 })),
    status: 'fail',
    says: ['missing'],
    also: ({ findings }) => expect(findings[0]?.message).toBe('The only content image has no alt text.'),
  },
  {
    when: 'not laid out: the natural size counts',
    facts: of(without({ width: 0, height: 0, naturalWidth: 1, naturalHeight: 1 })),
    status: 'na',
    says: ['onlySmall'],
  },
  {
    when: 'hidden, of unknown size',
    facts: of(without({ width: 0, height: 0, naturalWidth: 0, naturalHeight: 0, visible: false })),
    status: 'na',
    says: ['onlySmall'],
  },
  {
    when: 'a dot that waits for a script',
    facts: of(without({ width: 1, height: 1, naturalWidth: 1, naturalHeight: 1, dataSrc: true, sized: false })),
    status: 'fail',
    says: ['missing'],
  },
  {
    when: 'a dot that waits for no script',
    facts: of(without({ width: 1, height: 1, naturalWidth: 1, naturalHeight: 1, sized: false })),
    status: 'na',
    says: ['onlySmall'],
  },
  {
    when: 'an icon that waits for a script, in its own room',
    facts: of(without({ width: 16, height: 16, naturalWidth: 1, naturalHeight: 1, dataSrc: true, sized: true })),
    status: 'na',
    says: ['onlySmall'],
  },
  {
    when: 'waiting for a script, of unknown size',
    facts: of(without({ width: 0, height: 0, naturalWidth: 0, naturalHeight: 0, visible: false, dataSrc: true })),
    status: 'fail',
    says: ['missing'],
  },
  { when: 'broken: the symbol in its place has no size of the image', facts: of(broken({ alt: null })), status: 'fail', says: ['missing'] },
  {
    when: 'broken, its alternative text in a line of its room',
    facts: of(broken({ sized: true, alt: '市场上的芒果', width: 723, height: 19 })),
    status: 'pass',
    says: ['described'],
  },
  { when: 'broken, of known size', facts: of(broken({ alt: null, sized: true })), status: 'na', says: ['onlySmall'] },
  {
    when: 'broken, of known and large size',
    facts: of(broken({ alt: null, sized: true, width: 25, height: 25 })),
    status: 'fail',
    says: ['missing'],
  },
  { when: 'a broken pixel that counts visits', facts: of(broken({ alt: null, width: 1, height: 16 })), status: 'na', says: ['onlySmall'] },
  {
    when: 'broken, and named in Czech',
    facts: of(broken({ alt: 'Spokojený Tomáš Souček', width: 432, height: 19 })),
    status: 'pass',
    says: ['described'],
  },
  {
    when: 'waiting to be scrolled to',
    facts: of(broken({ alt: null, width: 0, height: 0, visible: false, complete: false })),
    status: 'fail',
    says: ['missing'],
  },
  {
    when: 'waiting, but not displayed',
    facts: of(broken({ alt: null, width: 0, height: 0, visible: false, complete: false, undisplayed: true })),
    status: 'na',
    says: ['onlySmall'],
  },
  {
    when: 'the same text at three images that have not come',
    facts: of(...good(3).map((item) => broken({ ...item, alt: 'Avatar', naturalWidth: 0, sized: false }))),
    status: 'pass',
    says: ['described'],
  },
  {
    when: 'the image of a link that link texts count',
    facts: { ...of(...good(3), inLink()), links: { items: [nameless()], total: 1 } },
    status: 'pass',
    says: ['described', 'inLinks'],
  },
  {
    when: 'nothing but images of such links',
    facts: { ...of(inLink()), links: { items: [nameless()], total: 1 } },
    status: 'na',
    says: ['onlyLinks', 'inLinks'],
  },
  {
    when: 'the image of a link that link texts do not judge: nofollow',
    facts: { ...of(...good(20), inLink()), links: { items: [nameless({ rel: ['nofollow'] })], total: 1 } },
    status: 'fail',
    says: ['namelessLink', 'missing'],
  },
  { when: 'the image of a link that was not read', facts: of(...good(20), inLink()), status: 'fail', says: ['namelessLink', 'missing'] },
  { when: 'more images than were read', facts: { images: { items: good(2), total: 3 } }, status: 'pass', says: ['described', 'capped'] },
  {
    when: 'only small ones among those that were read',
    facts: { images: { items: [without({ width: 1, height: 1 })], total: 2 } },
    status: 'unchecked',
    says: ['capped'],
  },
  {
    when: 'not displayed',
    facts: of(...good(3), without({ visible: false, undisplayed: true, width: 0, height: 0 })),
    status: 'pass',
    says: ['described'],
  },
  {
    when: 'not displayed, in a link',
    facts: of(...good(3), decoration({ soleLinkContent: true, undisplayed: true })),
    status: 'pass',
    says: ['described'],
  },
  {
    when: 'not displayed, but named: after a file',
    facts: of(image({ alt: 'menu.png', undisplayed: true, width: 0, height: 0 })),
    status: 'warn',
    says: ['fileNames'],
  },
  { when: 'an aria-label instead', facts: of(without({ label: 'Boat' })), status: 'pass', says: ['described'] },
  { when: 'one of ten without: at the limit', facts: of(...good(9), without()), status: 'warn', says: ['missing'] },
  {
    when: 'one of nine without: over the share, and too few to fail',
    facts: of(...good(8), without()),
    status: 'warn',
    says: ['missing'],
    also: ({ value }) => expect(value).toBe(1),
  },
  {
    when: 'three of six, all in the template',
    facts: of(...good(3), ...Array.from({ length: 3 }, () => without({ main: false, region: 'footer' }))),
    status: 'warn',
    says: ['missing'],
  },
  {
    when: 'an image link of the template without a name: a small share',
    facts: of(...good(20), decoration({ soleLinkContent: true, main: false, region: 'footer' })),
    status: 'warn',
    says: ['namelessLink'],
    also: ({ findings }) => expect(findings[0]!.args).toEqual({ count: 1, total: 21 }),
  },
  ...[
    ['treads scaled', 'treads-scaled.jpg'],
    ['961fb0dc 9c36 49a2 b0c4 1d3e5f708192', '961fb0dc-9c36-49a2-b0c4-1d3e5f708192.jpg'],
  ].map(([alt, file]) => ({
    when: `the name of an upload, without its hyphens: ${alt}`,
    facts: of(...good(3), image({ alt: alt!, url: `https://example.com/${file}` })),
    status: 'warn' as const,
    says: ['fileNames'],
  })),
  {
    when: 'words that are the name of the file too',
    facts: of(...good(3), image({ alt: 'Blue linen shirt', url: 'https://example.com/blue-linen-shirt-scaled.jpg' })),
    status: 'pass',
    says: ['described'],
  },
  { when: 'two of four: half of all', facts: of(...good(2), without(), without()), status: 'fail', says: ['missing'] },
  { when: 'one of two: half of all, and a single one', facts: of(...good(1), without()), status: 'warn', says: ['missing'] },
  { when: 'two of five', facts: of(...good(3), without(), without()), status: 'warn', says: ['missing'] },
  { when: 'three of 29', facts: of(...good(26), without(), without(), without()), status: 'fail', says: ['missing'] },
  {
    when: 'a svg image without a name, which may be decoration',
    facts: of(without({ kind: 'svg' })),
    status: 'warn',
    says: ['missing'],
    also: ({ findings }) => {
      expect(findings[0]?.change).toContain('<title> element');
      expect(findings[0]?.change).not.toContain('alt attribute');
    },
  },
  {
    when: 'an image and a svg image without a name',
    facts: of(without({ kind: 'svg' }), without()),
    status: 'fail',
    says: ['missing'],
    also: ({ findings }) => expect(findings[0]?.change).toMatch(/alt attribute.*<title> element/),
  },
  {
    when: 'an image link without a name',
    facts: of(...good(20), without({ soleLinkContent: true })),
    status: 'fail',
    says: ['namelessLink', 'missing'],
  },
  ...[null, 'javascript:', '#'].map((href) => ({
    when: `the image of an action in this page: ${href}`,
    facts: {
      ...of(...good(20), inLink()),
      links: { items: [nameless({ href, url: href && new URL(href, 'https://example.com/page').href })], total: 1 },
    },
    status: 'warn' as const,
    says: ['missing'],
  })),
  {
    when: 'an image link with an empty alt',
    facts: of(...good(20), decoration({ soleLinkContent: true })),
    status: 'fail',
    says: ['namelessLink'],
  },
  ...['alt', 'Alt text', 'alt=""', 'alternative text'].map((alt) => ({
    when: `the attribute itself: ${alt}`,
    facts: of(...good(3), image({ alt })),
    status: 'warn' as const,
    says: ['saysNothing'],
  })),
  ...['Image', 'logo', 'Bild', '画像', 'صورة', 'изображение', '이미지', 'imagen', 'Getty Images', '新华社', 'ТАСС'].flatMap((alt) => [
    {
      when: `${alt} on two images`,
      facts: of(...good(3), ...good(2).map((item) => ({ ...item, alt }))),
      status: 'warn' as const,
      says: ['saysNothing'],
      also: ({ findings }: Seen) => expect(findings[0]?.message).toContain(`“${alt}”`),
    },
    { when: `${alt} on one image`, facts: of(...good(3), image({ alt })), status: 'pass' as const, says: ['described'] },
    {
      when: `${alt} on one image, twice`,
      facts: of(...good(3), image({ alt }), image({ alt })),
      status: 'pass' as const,
      says: ['described'],
    },
  ]),
  ...['Image of a boat', 'Bild einer Brücke', 'The alternative', '橋の画像'].map((alt) => ({
    when: `more than the word: ${alt}`,
    facts: of(...good(2).map((item) => ({ ...item, alt }))),
    status: 'pass' as const,
    says: ['described'],
  })),
  {
    when: 'avatars and a logo alone',
    facts: of(
      without({ src: '/i/logo.svg', url: 'https://example.com/i/logo.svg' }),
      image({ alt: 'Ana', src: '/user_avatar/ana/45.png', url: 'https://example.com/user_avatar/ana/45.png' }),
    ),
    status: 'na',
    says: ['onlySigns'],
  },
  {
    when: 'images of a site that is named after logos',
    facts: of(...good(2).map((item, at) => ({ ...item, src: `/${at}.jpg`, url: `https://logo.example/${at}.jpg` }))),
    status: 'pass',
    says: ['described'],
  },
  {
    when: 'an image without alt of such a site',
    facts: of(without({ src: '/a.jpg', url: 'https://logo.example/a.jpg' })),
    status: 'fail',
    says: ['missing'],
  },
  { when: 'a logo beside an image', facts: of(...good(1), image({ alt: 'Acme logo' })), status: 'pass', says: ['described'] },
  {
    when: 'a word that holds logo',
    facts: of(image({ alt: 'Monologos', src: '/catalogo/1.jpg', url: 'https://example.com/catalogo/1.jpg' })),
    status: 'pass',
    says: ['described'],
  },
  {
    when: 'one file name among many texts',
    facts: of(...good(20), image({ alt: 'hero-banner_v2.JPG' })),
    status: 'warn',
    says: ['fileNames'],
    also: ({ findings }) => expect(findings[0]!.args).toEqual({ count: 1, total: 21 }),
  },
  ...[
    ['https://example.com/boats', '/i/1.jpg'],
    ['www.example.com/boats', '/i/1.jpg'],
    ['fd-home-accolades-1', '/m/FD-home-accolades-1.png'],
    ['state-of-the-art-kitchen', '/i/state-of-the-art-kitchen-1024x768.jpg'],
    ['AirBNB_Default_Light', '/is/AirBNB_Default_Light'],
  ].map(([alt, file]) => ({
    when: `${alt} of ${file}`,
    facts: of(image({ alt: alt!, src: file!, url: `https://example.com${file}` })),
    status: 'warn' as const,
    says: ['fileNames' as const],
  })),
  ...['www.example.com', ':see_no_evil:', 'e-mail-1'].map((alt) => ({
    when: `${alt} is a name`,
    facts: of(image({ alt, src: '/i/see_no_evil.png', url: 'https://example.com/i/see_no_evil.png' })),
    status: 'pass' as const,
    says: ['described' as const],
  })),
  ...['Picture # of 4', 'Bild #', '#', '第#張圖片', 'Accreditation logo #', '# / 4', 'صورة #'].map((frame) => ({
    when: `a row of “${frame}”`,
    facts: of(...row(frame, 1, 2, 3, 4), image()),
    status: 'warn' as const,
    says: ['saysNothing' as const],
    also: ({ findings }: Seen) => expect(findings[0]!.args).toMatchObject({ count: 4, total: 5 }),
  })),
  {
    when: 'numbers in Arabic digits',
    facts: of(...['١', '٢', '٣'].map((digit) => image({ alt: `صورة ${digit}` }))),
    status: 'warn',
    says: ['saysNothing'],
  },
  ...(
    [
      ['ratings', row('# stars', 2, 3, 4, 5)],
      ['years', row('Award #', 2017, 2018, 2019)],
      ['models', row('Forerunner #', 55, 165, 970)],
      ['two of them', row('Picture #', 1, 2)],
      ['texts that say more', row('The old barn at the lake in winter, view #', 1, 2, 3)],
      ['the subject of the page', row('Quince #', 1, 2, 3)],
    ] as const
  ).map(([when, items]) => ({
    when: `numbers that count nothing: ${when}`,
    facts: {
      ...of(...items),
      head: { titles: [{ text: 'Quince trees', inHead: true, selector: 'title' }] },
      headings: { items: [heading(1, 'The quince')] },
    },
    status: 'pass' as const,
    says: ['described' as const],
  })),
  { when: 'a file name', facts: of(image({ alt: 'hero-banner_v2.JPG' })), status: 'warn', says: ['fileNames'] },
  {
    when: 'the name of its file, which has its size too',
    facts: of(image({ alt: '190419gak01', src: '/i/190419gak01-w1280.jpg', url: 'https://example.com/i/190419gak01-w1280.jpg?v=2' })),
    status: 'warn',
    says: ['fileNames'],
  },
  {
    when: 'a word that is also its file’s',
    facts: of(image({ alt: 'Teekanne', src: '/i/Teekanne.jpg', url: 'https://example.com/i/Teekanne.jpg' })),
    status: 'pass',
    says: ['described'],
  },
  {
    when: 'a name with a number, of another file',
    facts: of(image({ alt: 'Boeing747', src: '/i/1.jpg', url: 'https://example.com/i/1.jpg' })),
    status: 'pass',
    says: ['described'],
  },
  ...['la_reine_elizabeth_ii_contrariee', 'как_готовить_чай_утром', 'IMG_2024_tea_cup'].map((alt) => ({
    when: `named by a content system: ${alt}`,
    facts: of(image({ alt })),
    status: 'warn' as const,
    says: ['fileNames' as const],
  })),
  ...['La reine Elizabeth II', 'snake_case', 'Method get_user_by_id of the API', 'state-of-the-art-kitchen', '夏_の_橋'].map((alt) => ({
    when: `no file name: ${alt}`,
    facts: of(image({ alt })),
    status: 'pass' as const,
    says: ['described' as const],
  })),
  { when: 'a name a camera gives', facts: of(image({ alt: 'IMG_20240131_1200' })), status: 'warn', says: ['fileNames'] },
  ...[
    'WhatsApp Image 2024-04-12 at 10.00.00.jpeg',
    '20240412_093000',
    'Screenshot 2026-01-01 at 10.00',
    'スクリーンショット 2026-01-01',
    '灯台 の 写真.png',
  ].map((alt) => ({
    when: `a name a telephone or editor gives: ${alt}`,
    facts: of(image({ alt })),
    status: 'warn' as const,
    says: ['fileNames' as const],
  })),
  ...['Screenshot of the report', 'The ASP.NET hall', 'A file that ends in .png', '12 April 2024'].map((alt) => ({
    when: `no name of a file: ${alt}`,
    facts: of(image({ alt })),
    status: 'pass' as const,
    says: ['described' as const],
  })),
  { when: 'a word with a number is no file name', facts: of(image({ alt: 'Peugeot 404' })), status: 'pass', says: ['described'] },
  { when: '250 characters, counted as people do', facts: of(image({ alt: '🚣'.repeat(250) })), status: 'pass', says: ['described'] },
  { when: '251 characters', facts: of(image({ alt: '舟'.repeat(251) })), status: 'warn', says: ['tooLong'] },
  {
    when: 'the same text twice',
    facts: of(
      ...good(3)
        .slice(0, 2)
        .map((item) => ({ ...item, alt: 'Tea' })),
    ),
    status: 'pass',
    says: ['described'],
  },
  {
    when: 'the same text at three images',
    facts: of(...good(3).map((item) => ({ ...item, alt: 'Tea' }))),
    status: 'warn',
    says: ['repeated'],
  },
  { when: 'the same image three times', facts: of(image(), image(), image()), status: 'pass', says: ['described'] },
  { when: 'images are not known', facts: { images: failure() }, status: 'unchecked', says: ['request-failed'] },
]);
