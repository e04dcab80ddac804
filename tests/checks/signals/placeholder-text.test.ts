import { expect } from 'vitest';
import type { Block, HeadingFact } from '../../../checks/core/facts/text.ts';
import type { DataItem } from '../../../checks/core/facts/structured-data.ts';
import type { FactTable } from '../../../checks/core/facts.ts';
import type { ImageFact, LinkFact } from '../../../checks/core/facts/links-and-images.ts';
import signal from '../../../checks/signals/placeholder-text.ts';
import { failure } from '../../support/facts.ts';
import { testSignal } from '../../support/signal-table.ts';

const block = (text: string, changes: Partial<Block> = {}): Block => ({
  tag: 'p',
  text,
  units: 5,
  region: 'main',
  main: true,
  level: 0,
  linkChars: 0,
  hrefs: [],
  note: false,
  quote: false,
  code: false,
  within: null,
  selector: 'p',
  ...changes,
});
const text = (...blocks: Block[]) => ({ text: { blocks } });
const title = (value: string): Partial<FactTable['head']> => ({ titles: [{ text: value, inHead: true, selector: 'title' }] });
const meta = (property: string, content: string) => ({
  head: { metas: [{ name: '', property, httpEquiv: '', charset: '', content, inHead: true, selector: 'meta' }] },
});
const headLink = (rel: string, href: string, hreflang = '') => ({
  head: { links: [{ rel: [rel], href, url: href, hreflang, type: '', sizes: '', media: '', inHead: true, selector: 'link' }] },
});
const link = (href: string, label = 'more') => ({
  links: {
    items: [
      {
        kind: 'a',
        href,
        url: href,
        rel: [],
        target: '',
        text: label,
        name: label,
        nameFrom: 'text',
        imageOnly: false,
        region: 'main',
        main: true,
        clickHandler: false,
        role: '',
        selector: 'a',
      } satisfies LinkFact,
    ],
    total: 1,
  },
});
const image = (url: string, alt: string | null = '', size = 9) => ({
  images: {
    items: [
      {
        kind: 'img',
        src: url,
        url,
        srcset: false,
        dataSrc: false,
        alt,
        decorative: false,
        label: '',
        figcaption: false,
        loading: '',
        fetchPriority: '',
        width: size,
        height: size,
        naturalWidth: 9,
        naturalHeight: 9,
        sized: true,
        inFlow: true,
        visible: true,
        firstScreen: true,
        complete: true,
        soleLinkContent: false,
        bytes: null,
        region: 'main',
        main: true,
        selector: 'img',
      } satisfies ImageFact,
    ],
    total: 1,
  },
});
const h1 = (value: string) => ({
  headings: {
    items: [
      {
        level: 1,
        text: value,
        visible: true,
        fontSize: 30,
        firstScreen: true,
        region: 'main',
        main: true,
        selector: 'h1',
      } satisfies HeadingFact,
    ],
    total: 1,
  },
});
const data = (properties: DataItem['properties']) => ({
  structuredData: {
    items: [
      {
        format: 'json-ld',
        block: 1,
        types: ['Product'],
        id: null,
        top: true,
        properties,
        pointer: '',
        selector: 'script',
      } satisfies DataItem,
    ],
  },
});

testSignal(signal, [
  {
    when: 'text in another encoding, and references escaped twice',
    facts: text(block('Itâ€™s late winter'), block('Thatâ€™s it'), block('Salt &amp; vinegar', { level: 2 }), block('fine')),
    status: 'warn',
    says: ['misread', 'misread'],
    score: 1 - 0.5 * (2 / 3),
    also: ({ findings }) => {
      expect(findings[0]?.args).toEqual({ kind: 'encoding', found: 'Itâ€™s', meant: 'It’s', count: 2, total: 3 });
      expect(findings[0]?.message).toMatch(/^2 texts show wrong characters, such as “Itâ€™s” instead of “It’s”/);
      expect(findings[1]?.message).toMatch(/^1 text shows wrong characters/);
    },
  },
  {
    when: 'one character that a limit cut in half',
    facts: text(block('News of the lak\ufffd'), block('fine')),
    status: 'pass',
    says: ['none'],
  },
  {
    when: 'lost characters in two texts',
    facts: text(block('News of the lak\ufffd'), block('Caf\ufffd'), block('fine')),
    status: 'warn',
    says: ['misread'],
  },
  {
    when: 'references in a code sample',
    facts: text(block('a &amp; b', { code: true }), block('Write &amp; for an ampersand', { partlyCode: true })),
    status: 'pass',
    says: ['none'],
  },
  {
    when: 'nothing left',
    facts: { head: title('Bridges'), ...text(block('A bridge is 100 % steel.')) },
    status: 'pass',
    says: ['none'],
    score: 1,
  },
  ...[
    '[contact-form-7 id="12" title="Kontakt"]',
    '[rev_slider alias=”home”]',
    '[お問い合わせ id="1"]'.replace('お問い合わせ', 'mwform'),
    '[vc_row css=″.x″ el_class=″y″]',
  ].map((code) => ({ when: `a shortcode: ${code}`, facts: text(block(code)), status: 'fail' as const, says: ['unfilledInBody'] })),
  ...['[1]', '[edit]', '[see “Bridges”]', '[citation needed]', '[url="x"]', '[a] = "b"'].map((words) => ({
    when: `brackets in a text: ${words}`,
    facts: text(block(words)),
    status: 'pass' as const,
    says: ['none'],
  })),
  {
    when: 'a shortcode on a page that shows code',
    facts: text(block('[gallery ids="1,2"] makes a gallery of the images with these numbers.'), block('[gallery ids="1"]', { code: true })),
    status: 'pass',
    says: ['none'],
  },
  {
    when: 'a directive in a dialog that a script fills',
    facts: text(block('%d', { region: 'dialog', main: false }), block('{{name}}', { region: 'dialog', main: false })),
    status: 'pass',
    says: ['none'],
  },
  { when: 'the same in the content', facts: text(block('%d'.replace('d', 's'))), status: 'fail', says: ['unfilledInBody'] },
  {
    when: 'the heading of a sample',
    facts: text(block('Modal title', { level: 5, region: 'dialog', main: false })),
    status: 'warn',
    says: ['dummy'],
  },
  { when: 'the same words in a text', facts: text(block('Modal title')), status: 'pass', says: ['none'] },
  ...['info@yoursite.com', 'kontakt@ihre-firma.de', 'contact@votresite.fr', 'info@tudominio.com.mx', 'contato@seusite.com.br'].flatMap(
    (mail) => [
      { when: `mail to the domain of a theme: ${mail}`, facts: text(block(`E-mail: ${mail}`)), status: 'warn' as const, says: ['dummy'] },
      {
        when: `a link for mail to the domain of a theme: ${mail}`,
        facts: link(`mailto:${mail}`),
        status: 'warn' as const,
        says: ['dummy'],
      },
    ],
  ),
  ...['info@acme.com', 'info@mysitehq.com', 'someone@example.com', 'a@yourdomain-hosting.com'].map((mail) => ({
    when: `mail to a domain: ${mail}`,
    facts: text(block(`E-mail: ${mail}`)),
    status: 'pass' as const,
    says: ['none'],
  })),
  ...['TODO', '#TODO', 'FIXME'].map((href) => ({
    when: `a link to ${href}`,
    facts: link(href),
    status: 'warn' as const,
    says: ['unfilledInBody'],
  })),
  ...['/todo', '#todo', '/fixme-tool'].map((href) => ({
    when: `a link to ${href}`,
    facts: link(href),
    status: 'pass' as const,
    says: ['none'],
  })),
  {
    when: 'a missing value in the path of a link',
    facts: link('https://example.com/shop/null/image'),
    status: 'warn',
    says: ['unfilledInBody'],
  },
  {
    when: 'a style rule as the first words of a page',
    facts: meta('og:description', 'hr { clear: both; } @media only screen and (max-width: 979px) { .nopad { padding: 0; } } Safety'),
    status: 'fail',
    says: ['unfilled'],
  },
  {
    when: 'a style rule on a page that shows code',
    facts: { ...meta('og:description', 'hr { clear: both; } ends every float'), ...text(block('hr { clear: both; }', { code: true })) },
    status: 'pass',
    says: ['none'],
  },
  {
    when: 'a set in braces',
    facts: meta('og:description', 'The set {a: 1} and the letter {b}: what braces mean in mathematics'),
    status: 'pass',
    says: ['none'],
  },
  {
    when: 'null as the subject of a link',
    facts: link('https://example.com/operators/null', 'The null operator'),
    status: 'pass',
    says: ['none'],
  },
  {
    when: 'a missing value in the canonical',
    facts: headLink('canonical', 'https://example.com/undefined/tea'),
    status: 'fail',
    says: ['unfilled'],
  },
  { when: 'a word that holds null', facts: headLink('canonical', 'https://example.com/nullable-types'), status: 'pass', says: ['none'] },
  ...['https://acme-git-main.vercel.app/tea', 'https://acme.netlify.app/tea', 'https://acme.myshopify.com/products/tea'].flatMap((url) => [
    { when: `a canonical on a preview host: ${url}`, facts: headLink('canonical', url), status: 'warn' as const, says: ['previewHost'] },
    { when: `og:url on a preview host: ${url}`, facts: meta('og:url', url), status: 'warn' as const, says: ['previewHost'] },
    {
      when: `a page on that service: ${url}`,
      facts: { ...headLink('canonical', url), page: { url } },
      status: 'pass' as const,
      says: ['none'],
    },
    { when: `an image that such a host draws: ${url}`, facts: meta('og:image', url), status: 'pass' as const, says: ['none'] },
  ]),
  { when: 'a variable in the title', facts: { head: title('{{title}}') }, status: 'fail', says: ['unfilled'], score: 0 },
  { when: 'an object in the h1', facts: h1('[object Object]'), status: 'fail', says: ['unfilled'] },
  {
    when: 'a missing value in og:title',
    facts: meta('og:title', 'undefined'),
    status: 'fail',
    says: ['unfilled'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('og:title'),
  },
  { when: 'a directive in a description', facts: meta('og:description', 'Buy %s here'), status: 'fail', says: ['unfilled'] },
  { when: 'a directive in a meta that is no text', facts: meta('csrf-token', 'x %s y'), status: 'pass', says: ['none'] },
  { when: 'a Japanese variable in og:title', facts: meta('og:title', '{{題名}}｜例'), status: 'fail', says: ['unfilled'] },
  { when: 'a Hebrew page with an unfilled part', facts: h1('{{ שם }}'), status: 'fail', says: ['unfilled'] },
  {
    when: 'a page about a leftover',
    facts: { head: title('What does [object Object] mean? | Answers'), ...h1('What does [object Object] mean?') },
    status: 'pass',
    says: ['none'],
  },
  {
    when: 'a page about a variable that its samples show',
    facts: {
      head: title('{{ name }} in templates'),
      ...h1('{{ name }} in templates'),
      ...text(block('{{ name }}'), block('<b>{{name}}</b>', { code: true })),
    },
    status: 'pass',
    says: ['none'],
  },
  {
    when: 'a variable in a sentence',
    facts: { head: title('What does %s mean in a Python format string') },
    status: 'warn',
    says: ['perhapsUnfilled'],
    score: 0.5,
  },
  { when: 'a heading of several words with a variable', facts: h1('{{ count }} results found'), status: 'warn', says: ['perhapsUnfilled'] },
  {
    when: 'a variable as title and heading',
    facts: { head: title('{{ name }} | Acme'), ...h1('{{ name }}') },
    status: 'fail',
    says: ['unfilled'],
  },
  { when: 'a canonical on a staging host', facts: headLink('canonical', 'https://staging.example.com/'), status: 'fail', says: ['hosts'] },
  { when: 'hreflang on localhost', facts: headLink('alternate', 'http://localhost/de', 'de'), status: 'fail', says: ['hosts'] },
  { when: 'another link in the head', facts: headLink('preconnect', 'http://localhost/'), status: 'pass', says: ['none'] },
  {
    when: 'a canonical with a variable',
    facts: headLink('canonical', 'https://example.com/%7B%7Bslug%7D%7D'),
    status: 'fail',
    says: ['unfilled'],
  },
  { when: 'og:image on localhost', facts: meta('og:image', 'http://localhost:3000/a.png'), status: 'fail', says: ['hosts'] },
  {
    when: 'a missing value deep in JSON-LD',
    facts: data({ offers: [{ '@type': 'Offer', price: 'NaN' }] }),
    status: 'fail',
    says: ['unfilled'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('price'),
  },
  { when: 'a staging address in JSON-LD', facts: data({ url: ['https://uat.example.com/a'] }), status: 'fail', says: ['hosts'] },
  {
    when: 'a search action has a variable',
    facts: data({ potentialAction: [{ urlTemplate: 'https://example.com/?q={{term}}' }] }),
    status: 'pass',
    says: ['none'],
  },
  { when: 'code quoted in an answer', facts: data({ text: ['Write {{ name }} there'] }), status: 'pass', says: ['none'] },
  { when: 'dummy text', facts: text(block('Lorem ipsum dolor sit amet')), status: 'warn', says: ['dummy'], score: 0.5 },
  { when: 'Japanese dummy text', facts: text(block('この文章はダミーです。文字の大きさを確認します。')), status: 'warn', says: ['dummy'] },
  { when: 'Arabic dummy text', facts: text(block('هذا النص هو مثال لنص يمكن أن يستبدل في نفس المساحة')), status: 'warn', says: ['dummy'] },
  {
    when: 'an article about dummy text',
    facts: { ...h1('What lorem ipsum means'), ...text(block('Lorem ipsum dolor sit amet')) },
    status: 'pass',
    says: ['none'],
  },
  { when: 'a block that is a variable', facts: text(block('{{ product.name }}')), status: 'fail', says: ['unfilledInBody'] },
  {
    when: 'a variable that reads a property, in a line',
    facts: text(block('Tickets cost {{ ticket.price }} for adults.')),
    status: 'fail',
    says: ['unfilledInBody'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('{{ ticket.price }}'),
  },
  { when: 'the same in Thai', facts: text(block('ตั๋วราคา {{ ticket.price }} บาท')), status: 'fail', says: ['unfilledInBody'] },
  {
    when: 'the same in a long sentence',
    facts: text(block('Write {{ ticket.price }} in the mail where readers are to see what a ticket costs this year.')),
    status: 'warn',
    says: ['perhapsUnfilled'],
  },
  {
    when: 'the same on a page with code',
    facts: text(block('Tickets cost {{ ticket.price }} for adults.'), block('a = b', { code: true })),
    status: 'pass',
    says: ['none'],
  },
  {
    when: 'a block that is a variable, on a page with code',
    facts: text(block('{{ product.name }}'), block('a = b', { code: true })),
    status: 'warn',
    says: ['perhapsUnfilled'],
  },
  {
    when: 'a list of variables',
    facts: text(...['name', 'price', 'size', 'colour'].map((name) => block(`{{ product.${name} }}`))),
    status: 'warn',
    says: ['perhapsUnfilled'],
  },
  { when: 'a directive in a line', facts: text(block('Showing %s of %s boats.')), status: 'fail', says: ['unfilledInBody'] },
  {
    when: 'a directive in a line that a comment system keeps at hand',
    facts: text(block('Connecting to %s', { region: 'comments' })),
    status: 'pass',
    says: ['none'],
  },
  {
    when: 'a directive in a line beside the content',
    facts: text(block('%d bloggers like this:', { region: 'none', main: false })),
    status: 'pass',
    says: ['none'],
  },
  { when: 'code of the server in the text', facts: text(block('Welcome back, <?= $user ?>!')), status: 'fail', says: ['unfilledInBody'] },
  { when: 'a share in a line', facts: text(block('Prices fell by 20 % since May, and by 5% sharply.')), status: 'pass', says: ['none'] },
  { when: 'an object in a line', facts: text(block('Opening hours: [object Object]')), status: 'fail', says: ['unfilledInBody'] },
  ...['NaN', '$NaN', 'NaN €', 'undefined', 'Rating: undefined', '価格：NaN'].map((value) => ({
    when: `a value that is missing: ${value}`,
    facts: text(block(value, { within: 'dl' })),
    status: 'fail' as const,
    says: ['unfilledInBody'],
  })),
  ...['Enter your email for NaN% off your first order,', 'Was $NaN before the sale', 'Jetzt ab undefined € im Monat'].map((value) => ({
    when: `a value that is missing in a sentence: ${value}`,
    facts: text(block(value)),
    status: 'fail' as const,
    says: ['unfilledInBody' as const],
  })),
  {
    when: 'prose about a missing value',
    facts: text(block('The function returns NaN for a share of nothing.')),
    status: 'pass',
    says: ['none'],
  },
  {
    when: 'a missing value in a comment',
    facts: text(block('I saw NaN% too', { region: 'comments', main: false })),
    status: 'pass',
    says: ['none'],
  },
  ...[
    'Your Custom Text Here',
    'Text goes here.',
    'Hier steht Ihr Text',
    'Votre texte ici',
    'Tu texto aquí',
    'ここにテキストが入ります',
    '여기에 텍스트가 들어갑니다',
    'النص هنا',
  ].map((line) => ({ when: `a line of a template: ${line}`, facts: text(block(line)), status: 'warn' as const, says: ['dummy' as const] })),
  { when: 'a request to type', facts: text(block('Enter your text here')), status: 'pass', says: ['none'] },
  {
    when: 'the words of a template in a sentence',
    facts: text(block('Your title goes here, on the first page of the book.')),
    status: 'pass',
    says: ['none'],
  },
  { when: 'a missing value in a table of data', facts: text(block('NaN', { within: 'table' })), status: 'pass', says: ['none'] },
  {
    when: 'a missing value on a page with code',
    facts: text(block('undefined'), block('let a;', { code: true })),
    status: 'pass',
    says: ['none'],
  },
  { when: 'null as a paragraph', facts: text(block('null')), status: 'fail', says: ['unfilledInBody'] },
  { when: 'null in a list of German numbers', facts: text(block('null', { within: 'list' })), status: 'pass', says: ['none'] },
  {
    when: 'words of prose',
    facts: text(block('Null and void'), block('The result is undefined'), block('Nan')),
    status: 'pass',
    says: ['none'],
  },
  {
    when: 'prose about a variable',
    facts: text(block('Write {{ name }} where the name of the person should stand.')),
    status: 'pass',
    says: ['none'],
  },
  {
    when: 'a variable in a code sample',
    facts: text(block('{{ name }}', { code: true }), block('Lorem ipsum dolor', { code: true })),
    status: 'pass',
    says: ['none'],
  },
  { when: 'a link to localhost', facts: link('http://localhost:3000/'), status: 'warn', says: ['hostsInBody'] },
  ...(
    [
      ['https://share.example/?url=https%3A%2F%2Fexample.com%2Fpage&source={{source}}', 'pass', 'none'],
      ['https://share.example/?url={{url}}', 'warn', 'unfilledInBody'],
    ] as const
  ).map(([href, status, says]) => ({ when: `a share button: ${href}`, facts: link(href), status, says: [says] })),
  {
    when: 'a link that a visitor of a forum mistyped',
    facts: link('http://https//example.com/'),
    options: { pageType: 'forum' },
    status: 'pass',
    says: ['none'],
  },
  {
    when: 'an instruction to open localhost',
    facts: link('http://localhost:3000/', 'http://localhost:3000'),
    status: 'pass',
    says: ['none'],
  },
  { when: 'a link to a missing value', facts: link('https://example.com/products/undefined'), status: 'warn', says: ['unfilledInBody'] },
  {
    when: 'a link to a page about undefined',
    facts: link('https://example.com/reference/undefined', 'undefined'),
    status: 'pass',
    says: ['none'],
  },
  { when: 'an image on a staging host', facts: image('https://shop-staging.example.com/a.png'), status: 'warn', says: ['hostsInBody'] },
  {
    when: 'an alternative text that is a missing value',
    facts: image('https://example.com/a.png', 'undefined'),
    status: 'warn',
    says: ['unfilledInBody'],
  },
  ...([9, 1] as const).map((size) => ({
    when: `a variable in the URL of an image of ${size} × ${size} pixels`,
    facts: image('https://ads.example/getuid?https%3A%2F%2Fmatch.example%2Fpixel%3Fuser%3D%24%7BUSER_ID%7D', '', size),
    status: size === 1 ? ('pass' as const) : ('warn' as const),
    says: [size === 1 ? 'none' : 'unfilledInBody'],
  })),
  { when: 'images inlined as data', facts: image('data:image/svg+xml,{{a}}'), status: 'pass', says: ['none'] },
  {
    when: 'everything at once, the worst first',
    facts: { ...meta('og:title', 'null'), ...link('http://10.0.0.1/'), ...text(block('${user}'), block('lorem ipsum dolor')) },
    status: 'fail',
    says: ['unfilled', 'dummy', 'unfilledInBody', 'hostsInBody'],
  },
  { when: 'links are unknown', facts: { links: failure('timeout') }, status: 'unchecked', says: ['answer-too-slow'] },
  {
    when: 'links are unknown, but the title is unfilled',
    facts: { head: title('{{title}}'), links: failure('timeout') },
    status: 'fail',
    says: ['unfilled'],
  },
]);
