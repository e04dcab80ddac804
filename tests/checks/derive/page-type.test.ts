import { describe, expect, test } from 'vitest';
import type { Block, DataItem, FactTable, LinkFact } from '../../../checks/core/facts.ts';
import { detectPageType, pageTypeLimits } from '../../../checks/derive/page-type.ts';
import { blank } from '../../support/facts.ts';

type Changes = { [N in keyof FactTable]?: Partial<FactTable[N]> };
const typeOf = (changes: Changes) => detectPageType(Object.fromEntries(Object.entries(blank).map(([name, fact]) => [name, { ...fact, ...changes[name as keyof FactTable] }])) as unknown as FactTable).type;
const at = (path: string, more: Changes = {}): Changes => ({ page: { url: `https://example.com${path}` }, ...more });
const item = (type: string, properties: DataItem['properties'] = {}, more: Partial<DataItem> = {}): DataItem => ({ format: 'json-ld', block: 1, types: [type], id: null, top: true, properties, pointer: '', selector: 'script', ...more });
const items = (...list: DataItem[]): Changes => ({ structuredData: { items: list } });
const og = (content: string): Changes => ({ head: { metas: [{ name: '', property: 'og:type', httpEquiv: '', charset: '', content, inHead: true, selector: 'meta' }] } });
const form = { method: 'get', action: null, password: false, search: false, addToCart: false, region: 'main' as const, main: true, share: 0.1, selector: 'form' };
const block = (text: string, linkChars: number): Block => ({ tag: 'p', text, units: 5, region: 'main', main: true, level: 0, linkChars, hrefs: [], note: false, quote: false, code: false, within: null, selector: 'p' });
const frame = { kind: 'iframe' as const, url: null, title: '', player: true, crossOrigin: true, share: 0.4, main: true, selector: 'iframe' };
const visibleDate = { from: 'time' as const, role: 'published' as const, raw: '2024-03-15', iso: '2024-03-15', hasTime: false, hasZone: false, visible: true, near: 'title' as const, label: '', selector: 'time' };
const { utilityUnits, articleUnits, proseUnits, codeSamples, sideNavLinks, questions, playerShare, siblings, toolShare, toolUnits, manyItems } = pageTypeLimits;
const prose = (text: string, units: number): Block => ({ ...block(text, 0), units });
const title = (text: string): Block => ({ ...block(text, 0), tag: 'h2', level: 2 });
const questionsAnd = (...texts: string[]): Changes => ({ text: { blocks: texts.flatMap((text) => [title(text), prose('Answer.', 30)]) } });
const blocksOf = (changes: Changes): Block[] => changes.text?.blocks ?? [];
const logo = (url: string): LinkFact => ({ kind: 'a', href: url, url, rel: [], target: '', text: '', name: 'Logo', nameFrom: 'alt', imageOnly: true, region: 'header', main: false, clickHandler: false, role: '', selector: 'a' });
/** A page without markup: title, headline, prose, and what is written beside it. */
const plain = (pageTitle: string, headline: string, more: Changes = {}): Changes => ({
  head: { titles: [{ text: pageTitle, inHead: true, selector: 'title' }] }, about: { headline }, text: { mainUnits: articleUnits }, provenance: { dates: [visibleDate] }, ...more,
});

const signer = { name: 'Jane Doe', visible: true, where: ['byline' as const], inMarkup: false, url: null };
const dayInPath = { ...visibleDate, from: 'url' as const, raw: '2018/06/12', iso: '2018-06-12', visible: false, near: null, label: 'path', selector: '' };
/** A page without a title whose text stands in this element. */
const filed = (path: string, around: string): Changes => ({
  ...at(path), about: { headline: 'Harbour plan agreed' }, provenance: { dates: [dayInPath] },
  text: { mainUnits: articleUnits, blocks: [{ ...title('Harbour plan agreed'), tag: 'h1', level: 1 }, { ...prose('The council agreed.', articleUnits), selector: `${around} > p` }] },
});
/** A passage to read. */
const read: Changes = { about: { prose: 100 }, text: { blocks: [prose('Text.', 100)] } };
/** What a page sells in short lines, each under a heading. */
const lines = (...texts: string[]): Changes => ({ about: { prose: texts.length * 12 }, text: { blocks: texts.flatMap((text) => [title('Maps'), prose(text, 12)]) } });
const byline = { role: 'author' as const, from: 'byline' as const, name: 'Jane Doe', type: '', url: null, sameAs: [], visible: true, selector: 'p' };

const cited = (...keys: string[]): Changes => ({ head: { metas: keys.map((name) => ({ name, property: '', httpEquiv: '', charset: '', content: 'x', media: '', inHead: true, selector: 'meta' })) } });

/** A headline that the title has too, and below it what a shop without a form shows. */
const sold = (name: string, ...below: Block[]): Changes => ({
  ...at('/kladiva/kladivo.html'), head: { titles: [{ text: `${name} - Acme`, inHead: true, selector: 'title' }] }, about: { headline: name },
  offer: { prices: [{ raw: '388 Kč', amount: 388, currency: 'CZK', main: false, selector: 'strong' }] }, text: { blocks: [{ ...title(name), level: 1, main: false }, ...below] },
});
const price: Block = { ...block('388 Kč', 0), selector: 'strong', main: false };
const leadsTo = (text: string, path: string, more: Partial<Block> = {}): Block => ({ ...block(text, text.length), hrefs: [`https://example.com${path}`], main: false, ...more });
const [toCart, toOther] = [leadsTo('do košíku', '/?go=basket&addId=3187', { units: 2 }), leadsTo('Palice gumová', '/kladiva/palice.html', { level: 3, tag: 'h3' })];
const buy: Block = { ...block('Aggiungi al carrello', 0), tag: 'button', selector: 'form.cart > button' };
const cartForm = { forms: [{ ...form, addToCart: true, selector: 'form.cart' }] };
const calledArticle = { metas: og('article').head!.metas! };
const generator = (content: string): Changes => ({ head: { metas: [{ name: 'generator', property: '', httpEquiv: '', charset: '', content, inHead: true, selector: 'meta' }] } });
const code: Changes = { text: { blocks: [{ ...block('LineReader(InputStream in)', 0), code: true }] } };

describe('detectPageType', () => {
  test.each<[string, Changes, string]>([
    ['a password in main', at('/x', { parts: { forms: [{ ...form, password: true }] } }), 'utility'],
    ['a password in the header only', at('/x', { parts: { forms: [{ ...form, password: true, main: false }] } }), 'other'],
    ['a password in an article', { ...at('/x', { parts: { forms: [{ ...form, password: true }] } }), ...items(item('NewsArticle')) }, 'article'],
    ['a password below an article that og:type and a byline tell', { ...at('/x', { parts: { forms: [{ ...form, password: true }] } }), ...og('article'), about: { prose: articleUnits, authors: [signer] } }, 'article'],
    ['a sign-in that its plug-in calls an article', { ...at('/x', { parts: { forms: [{ ...form, password: true }] } }), ...og('article'), about: { prose: articleUnits } }, 'utility'],
    ['a password beside a product', { ...at('/x', { parts: { forms: [{ ...form, password: true }] } }), ...items(item('Product')) }, 'product'],
    ['a password on a page that only names itself', { ...at('/x', { parts: { forms: [{ ...form, password: true }] } }), ...items(item('WebPage')) }, 'utility'],
    ['login', at('/login'), 'utility'],
    ['German login', at('/de/anmelden'), 'utility'],
    ['French cart', at('/fr/panier'), 'utility'],
    ['Polish cart', at('/koszyk/'), 'utility'],
    ['checkout step', at('/checkout/shipping'), 'utility'],
    ['account', at('/mein-konto/bestellungen'), 'utility'],
    ['search results', at('/suche?q=tee'), 'utility'],
    ['search results of WordPress', at('/?s=tea'), 'utility'],
    ['an empty search on the home page', at('/?s='), 'home'],
    ['little text at login', at('/login', { text: { mainUnits: utilityUnits - 1 } }), 'utility'],
    ['much text at login', at('/login', { text: { mainUnits: utilityUnits } }), 'other'],
    ['an article about carts', { ...at('/cart'), ...items(item('NewsArticle')) }, 'article'],
    ['Product', items(item('Product')), 'product'],
    ['Product as main entity', items(item('WebPage'), item('Product', {}, { top: false, pointer: '/mainEntity' })), 'product'],
    ['Product deep in another item', items(item('Product', {}, { top: false, pointer: '/review/0/itemReviewed' })), 'other'],
    ['fewer than many products', items(...Array.from({ length: manyItems - 1 }, () => item('Product'))), 'product'],
    ['many products are a list', items(...Array.from({ length: manyItems }, () => item('Product'))), 'other'],
    ['many products, one of them the headline', { ...items(...Array.from({ length: 9 }, (_, index) => item('Product', { name: [`Kettle ${index}`] }))), about: { headline: 'Kettle 3' } }, 'product'],
    ['og:type product', og('product.item'), 'product'],
    ['price and cart', { offer: { prices: [{ raw: '€ 9', amount: 9, currency: 'EUR', main: true, selector: 'p' }] }, parts: { forms: [{ ...form, addToCart: true }] } }, 'product'],
    ...['Kladivo tesařské', '手すき和紙の便箋'].flatMap((name): [string, Changes, string][] => [
      [`price and a link that fills the cart: ${name}`, sold(name, price, toCart, toOther), 'product'],
      [`that link below a linked maker in a table: ${name}`, sold(name, leadsTo('Kovárna Lhota', '/kovarna', { within: 'table' }), price, toCart), 'product'],
      [`that link in the card of another good: ${name}`, sold(name, toOther, price, toCart), 'other'],
      [`that link without a price before it: ${name}`, sold(name, toCart, price), 'other'],
      [`price and form of what a plug-in calls an article: ${name}`, { ...sold(name, price, buy), head: { titles: sold(name).head!.titles!, ...calledArticle }, parts: cartForm }, 'product'],
      [`that form below an article: ${name}`, { ...sold(name, prose('Text.', articleUnits), price, buy), head: { titles: sold(name).head!.titles!, ...calledArticle }, about: { headline: name, prose: articleUnits }, parts: cartForm }, 'article'],
    ]),
    ...[['Kweker', 'Planner'], ['庭師', '運転手']].map(([one, other]): [string, Changes, string] => [`a list of pages under headings of one word: ${one}`, {
      parts: { repeated: { count: siblings, selector: 'li' } },
      text: { blocks: Array.from({ length: siblings }, (_, index) => [leadsTo(index % 2 ? one! : other!, `/v/${index}`, { level: 2, tag: 'h2', units: 1 }), { ...block('Zwolle · 38', 0), units: 3 }]).flat() },
    }, 'listing']),
    ['price without cart', { offer: { prices: [{ raw: '€ 9', amount: 9, currency: 'EUR', main: true, selector: 'p' }] } }, 'other'],
    ['BlogPosting', items(item('BlogPosting')), 'article'],
    ['og:type article', { ...og('article'), ...read }, 'article'],
    ['an archive declared as an article', { ...og('article'), parts: { repeated: { count: siblings, selector: 'li' } }, text: { blocks: [block('0123456789', 5)] } }, 'listing'],
    ['many articles, none of them the page', items(...Array.from({ length: manyItems }, () => item('BlogPosting', { headline: ['Another'] }))), 'other'],
    ['TechArticle', items(item('TechArticle')), 'docs'],
    ['code and side navigation', { parts: { codeSamples, sideNavLinks } }, 'docs'],
    ['too little code', { parts: { codeSamples: codeSamples - 1, sideNavLinks } }, 'other'],
    ['too short a navigation', { parts: { codeSamples, sideNavLinks: sideNavLinks - 1 } }, 'other'],
    ...['javadoc/ClassWriterImpl', 'Doxygen 1.9.1', 'mkdocs-1.6.1, mkdocs-material-9.6.19', 'Docusaurus v3.5.2'].flatMap((content): [string, Changes, string][] => [
      [`code, made by ${content}`, { ...generator(content), ...code }, 'docs'], [`no code, made by ${content}`, generator(content), 'other'],
    ]),
    ['code, made by another program', { ...generator('WordPress 6.7'), ...code }, 'other'],
    ['docs path', at('/en/docs/install'), 'docs'],
    ['FAQPage', items(item('FAQPage')), 'faq'],
    ['a question with its answer, without the page around it', items(item('Question', { acceptedAnswer: [{ '@type': 'Answer' }] }, { format: 'microdata' })), 'forum'],
    ['a thread', items(item('DiscussionForumPosting')), 'forum'],
    ['a service', items(item('Service')), 'service'],
    ['a question that nobody answers', items(item('Question', { name: ['Why?'] }, { format: 'microdata' })), 'other'],
    ['a paper, with title and author for those who cite it', cited('citation_title', 'citation_author'), 'article'],
    ['a title to cite without an author', cited('citation_title'), 'other'],
    ['questions in several scripts that hold most of the text', questionsAnd('What is it?', 'それは何ですか？', 'ما هذا؟', 'Τι είναι αυτό;'), 'faq'],
    ['questions as summaries', { text: { blocks: Array.from({ length: questions }, () => [{ ...prose('Wie viel kostet es?', 5), tag: 'summary' }, prose('Answer.', 30)]).flat() } }, 'faq'],
    ['too few questions', questionsAnd(...Array.from({ length: questions - 1 }, () => 'Why?')), 'other'],
    ['questions at the end of much text', { text: { blocks: [prose('Text.', 500), ...blocksOf(questionsAnd('A?', 'B?', 'C?', 'D?'))] } }, 'other'],
    ['text after the last question, under a heading of its own', { text: { blocks: [...blocksOf(questionsAnd('A?', 'B?', 'C?', 'D?')), title('Prices'), prose('Text.', 500)] } }, 'other'],
    ['questions on a front page', { ...at('/de/'), ...questionsAnd('A?', 'B?', 'C?', 'D?') }, 'home'],
    ['Restaurant', items(item('Restaurant')), 'local'],
    ['address with opening hours', items(item('Thing', { address: ['x'], openingHours: ['Mo-Fr'] })), 'local'],
    ['imprint', at('/impressum'), 'about'],
    ['about in Turkish', at('/hakkimizda'), 'about'],
    ['an imprint that its content system calls an article', { ...at('/impressum/'), ...og('article') }, 'about'],
    ['about in Turkish, called an article', { ...at('/hakkimizda'), ...og('article') }, 'about'],
    ['a contact page with an article in its markup', { ...at('/iletisim/'), ...items(item('Article', { headline: ['İletişim'] })) }, 'about'],
    ['an article about a film of that name', { ...at('/film/contact'), ...items(item('Article', { headline: ['Contact'] })) }, 'article'],
    ['a page of a service that its plug-in describes as a page alone', { ...at('/implantes/'), ...og('article'), ...items(item('WebPage', {}, { id: 'https://example.com/implantes/' })) }, 'other'],
    ['a page whose markup has a headline', { ...at('/garam/'), ...og('article'), ...read, ...items(item('WebPage', { headline: ['Harga garam turun'] }, { id: 'https://example.com/garam/' })), parts: { frames: [{ ...frame, share: playerShare }] } }, 'article'],
    ['an entry that its plug-in describes', { ...at('/tea/'), ...og('article'), ...items(item('WebPage', {}, { id: 'https://example.com/tea/' }), item('Article', { headline: ['Tea'] })) }, 'article'],
    ['the markup of another page', { ...at('/tea/'), ...og('article'), ...read, ...items(item('WebPage', {}, { id: 'https://example.com/' })) }, 'article'],
    ['a page with an author', { ...at('/tea/'), ...og('article'), ...items(item('WebPage', {}, { id: 'https://example.com/tea/' })), provenance: { names: [byline] } }, 'article'],
    ['a price in a box beside the text', { offer: { prices: [{ raw: '€ 9', amount: 9, currency: 'EUR', main: false, selector: 'p' }] }, text: { blocks: [{ ...prose('€ 9', 1), main: false }] }, parts: { forms: [{ ...form, addToCart: true }] } }, 'product'],
    ['the sum of the cart in the header', { offer: { prices: [{ raw: '€ 0', amount: 0, currency: 'EUR', main: false, selector: 'p' }] }, text: { blocks: [{ ...prose('€ 0', 1), main: false, region: 'header' }] }, parts: { forms: [{ ...form, addToCart: true }] } }, 'other'],
    ['an article beside which something is sold', { ...og('article'), about: { prose: 100 }, offer: { prices: [{ raw: '€ 9', amount: 9, currency: 'EUR', main: false, selector: 'p' }] }, text: { blocks: [prose('Text.', 100), { ...prose('€ 9', 1), main: false }] }, parts: { forms: [{ ...form, addToCart: true }] } }, 'article'],
    ['a documentation that its theme calls an article', { ...at('/ko/latest/tutorial.html'), parts: { sideNavLinks }, ...items(item('Article', { articleBody: ['x'] }, { format: 'microdata' })), text: { blocks: Array.from({ length: codeSamples }, () => ({ ...prose('x = 1', 3), tag: 'pre', code: true })) } }, 'docs'],
    ['an article whose markup gives its headline', { ...items(item('Article', { headline: ['x'] }, { format: 'microdata' })) }, 'article'],
    ['a host of documentation', { page: { url: 'https://docs.example.com/en/latest/start.html' }, about: { prose: 100 } }, 'docs'],
    ['an article there', { page: { url: 'https://docs.example.com/blog/x' }, about: { prose: 100 }, ...items(item('BlogPosting')) }, 'article'],
    ['a site of that name', { page: { url: 'https://docs.com/start' }, about: { prose: 100 } }, 'other'],
    ['VideoObject', items(item('VideoObject')), 'media'],
    ['a video beside much prose', { ...items(item('VideoObject')), about: { prose: proseUnits } }, 'other'],
    ['a video beside less', { ...items(item('VideoObject')), about: { prose: proseUnits - 1 } }, 'media'],
    ['one player', { parts: { frames: [{ ...frame, share: playerShare }] } }, 'media'],
    ['one player beside much prose', { parts: { frames: [{ ...frame, share: playerShare }] }, about: { prose: proseUnits } }, 'other'],
    ['a smaller player', { parts: { frames: [{ ...frame, share: playerShare - 0.01 }] } }, 'other'],
    ['CollectionPage', items(item('CollectionPage')), 'listing'],
    ['siblings of links', { parts: { repeated: { count: siblings, selector: 'li' } }, text: { blocks: [block('0123456789', 5)] } }, 'listing'],
    ['fewer siblings', { parts: { repeated: { count: siblings - 1, selector: 'li' } }, text: { blocks: [block('0123456789', 5)] } }, 'other'],
    ['siblings of text', { parts: { repeated: { count: siblings, selector: 'li' } }, text: { blocks: [block('0123456789', 4)] } }, 'other'],
    ['home', at('/'), 'home'],
    ['home in a language', at('/de-at/'), 'home'],
    ['home with a file', at('/index.html'), 'home'],
    ['a file with the name of a language', at('/fi.html'), 'other'],
    ['home with a language and a campaign', at('/?lang=ja&utm_source=x'), 'home'],
    ['an article of a system without paths', at('/?p=123'), 'other'],
    ['home with markup of a product', { ...at('/'), ...items(item('Product')) }, 'home'],
    ['the page that the logo leads to', { ...at('/burmese'), links: { items: [logo('https://example.com/burmese/')] } }, 'home'],
    ['a page whose logo leads elsewhere', { ...at('/burmese/x'), links: { items: [logo('https://example.com/burmese'), logo('https://example.com/burmese/x')] } }, 'other'],
    ['the page that the logo above its menu leads to', { ...at('/harborside'), links: { items: [{ ...logo('https://example.com/harborside'), region: 'nav' }] } }, 'home'],
    ['a picture in the menu that leads to a page further down', { ...at('/harborside/news'), links: { items: [{ ...logo('https://example.com/harborside/news'), region: 'nav' }] } }, 'other'],
    ['a picture in the menu that leads to the page, behind the logo', { ...at('/harborside'), links: { items: ['/', '/harborside'].map((path) => ({ ...logo(`https://example.com${path}`), region: 'nav' as const })) } }, 'other'],
    ['a picture of the content that leads to the page', { ...at('/burmese'), links: { items: [{ ...logo('https://example.com/burmese'), main: true }] } }, 'other'],
    ['WebApplication', items(item('WebApplication')), 'tool'],
    ['a big form', { parts: { forms: [{ ...form, share: toolShare }] }, text: { mainUnits: toolUnits - 1 } }, 'tool'],
    ['a big form with text', { parts: { forms: [{ ...form, share: toolShare }] }, text: { mainUnits: toolUnits } }, 'other'],
    ['a big form that is the frame of the page', { parts: { forms: [{ ...form, share: 1, frame: true }] } }, 'other'],
    ['a password in a form that is the frame of the page', { parts: { forms: [{ ...form, password: true, frame: true }] } }, 'other'],
    ['a smaller form', { parts: { forms: [{ ...form, share: toolShare - 0.01 }] } }, 'other'],
    ['nothing', {}, 'other'],
    ['an address that is none', { page: { url: 'about:srcdoc' } }, 'other'],
  ])('%s', (_, changes, type) => {
    expect(typeOf(changes)).toBe(type);
  });
});

describe('what is called an article and has little to read', () => {
  const landing = ['We plan, build and run your maps.', '地図の設計から運用まで引き受けます。'].map((text) => lines(text, text, text));
  test.each<[string, Changes, string]>([
    ['a landing page', landing[0]!, 'other'],
    ['a Japanese landing page', landing[1]!, 'other'],
    ['with somebody’s name', { ...landing[0], provenance: { names: [byline] } }, 'article'],
    ['with a day in the markup', { ...landing[1], provenance: { dates: [{ ...visibleDate, from: 'meta', visible: false, near: null }] } }, 'article'],
    ['with a passage to read', read, 'article'],
    ['short lines without headings, as a poem has', { ...landing[0], text: { blocks: blocksOf(landing[0]!).filter(({ level }) => level === 0) } }, 'article'],
    ['links alone, and the day on which the system stored them', { text: { blocks: [block('Pedras', 6)] }, provenance: { dates: [{ ...visibleDate, from: 'meta', visible: false, near: null }] } }, 'other'],
    ['a picture and its day', { text: { blocks: [block('Закат', 0)] }, provenance: { dates: [visibleDate] } }, 'article'],
  ])('%s', (_, changes, type) => {
    expect(typeOf({ ...at('/x'), ...og('article'), ...changes })).toBe(type);
  });
});

describe('a front page with a form for members', () => {
  const teaser = (text: string, href: string): Block => ({ ...title(text), linkChars: text.length, hrefs: [href] });
  const open = (...texts: string[]): Changes => ({ text: { blocks: texts.map((text, index) => teaser(text, `https://example.com/campaign/${index}`)) } });
  const password: Changes = { parts: { forms: [{ ...form, password: true }] } };
  test.each<[string, Changes, string]>([
    ['headings that lead on', { ...at('/'), ...open('Sofas', 'Lamps', 'Rugs') }, 'home'],
    ['Bulgarian headings that lead on', { ...at('/bg/'), ...open('Дивани', 'Лампи', 'Килими') }, 'home'],
    ['too few of them', { ...at('/'), ...open('Sofas', 'Lamps') }, 'utility'],
    ['nothing but the form', at('/'), 'utility'],
    ['headings that lead to other sites', { ...at('/'), text: { blocks: ['a', 'b', 'c'].map((name) => teaser(name, `https://${name}.example.org/`)) } }, 'utility'],
    ['another page', { ...at('/members'), ...open('Sofas', 'Lamps', 'Rugs') }, 'utility'],
  ])('%s', (_, changes, type) => {
    expect(typeOf({ ...password, ...changes })).toBe(type);
  });
});

describe('what was searched for', () => {
  const results = (words: string, robots: string): Changes => ({
    head: { titles: [{ text: words, inHead: true, selector: 'title' }], metas: [{ name: 'robots', property: '', httpEquiv: '', charset: '', content: robots, inHead: true, selector: 'meta' }] },
  });
  test.each<[string, Changes, string]>([
    ['title and address say it, and robots leave it out', { ...at('/lite/?q=Sourdough+starter'), ...results('sourdough starter at FindLite', 'noindex, nofollow') }, 'utility'],
    ['in Arabic', { ...at(`/lite/?q=${encodeURIComponent('خميرة')}`), ...results('نتائج خميرة', 'none') }, 'utility'],
    ['robots keep it', { ...at('/lite/?q=sourdough'), ...results('sourdough at FindLite', 'index, follow') }, 'other'],
    ['the title says something else', { ...at('/lite/?q=sourdough'), ...results('FindLite', 'noindex') }, 'other'],
    ['an article that was found so', { ...at('/bread?q=sourdough'), ...results('All about sourdough', 'noindex'), ...items(item('NewsArticle')) }, 'article'],
  ])('%s', (_, changes, type) => {
    expect(typeOf(changes)).toBe(type);
  });
});

describe('goods side by side in the markup', () => {
  const good = (name: string) => item('Product', { name: [name], offers: [{ price: '9' }] }, { format: 'microdata' });
  const goods = (count: number, make: (name: string) => DataItem = good) => items(...Array.from({ length: count }, (_, index) => make(`Støvle ${index}`)));
  test.each<[string, Changes, string]>([
    ['many of them', { ...goods(siblings), about: { headline: 'Gummistøvler' } }, 'listing'],
    ['under a Japanese headline', { ...goods(siblings), about: { headline: '長靴' } }, 'listing'],
    ['fewer', goods(siblings - 1), 'other'],
    ['one is the headline’s', { ...goods(siblings), about: { headline: 'Støvle 3' } }, 'product'],
    ['what a long text speaks of', { ...goods(siblings), about: { headline: 'Gummistøvler', prose: proseUnits } }, 'other'],
    ['names without a price', goods(siblings, (name) => item('Product', { name: [name] })), 'other'],
  ])('%s', (_, changes, type) => {
    expect(typeOf(changes)).toBe(type);
  });
});

describe('a list of cards', () => {
  const card = (title: string, index: number, below: readonly Block[]): Block[] => [{ ...block(title, title.length), units: 3, main: false, hrefs: [`https://example.com/${index}`] }, ...below];
  const price = (amount: number) => ({ raw: `€ ${amount}`, amount, currency: 'EUR', main: true, selector: 'p' });
  const cards = (titles: readonly string[], below: readonly Block[] = [], before: readonly Block[] = []): Changes => ({
    parts: { repeated: { count: titles.length, selector: 'li' } }, text: { blocks: [{ ...prose('Kettles', 1), tag: 'h1', level: 1 }, ...before, ...titles.flatMap((text, index) => card(text, index, below))] },
  });
  const times = (title: string) => Array.from({ length: siblings }, () => title);
  const shop: Changes = { offer: { prices: Array.from({ length: siblings }, (_, index) => price(index)) } };
  const excerpt = prose('What the entry says at its start.', 40);
  test.each<[string, Changes, string]>([
    ['goods with prices and carts', { ...cards(times('Red enamel kettle'), [prose('€ 9', 1)]), ...shop, parts: { repeated: { count: siblings, selector: 'li' }, forms: times('').map(() => ({ ...form, addToCart: true })) } }, 'listing'],
    ['goods in Japanese, below what the shop says of them', { ...cards(times('赤い琺瑯のやかん'), [prose('900円', 1)], [prose('やかんの説明', 16)]), ...shop }, 'listing'],
    ['entries of an archive that is declared as an article', { ...og('article'), ...cards(times('Η κόκκινη τσαγιέρα'), [excerpt]) }, 'listing'],
    ['fewer of them', { ...og('article'), ...cards(times('Red enamel kettle').slice(1), [excerpt]) }, 'article'],
    ['an article with teasers below', { ...og('article'), ...cards(times('Red enamel kettle'), [], [prose('A passage of the article.', 67)]) }, 'article'],
    ['passages that are longer than an entry', { ...og('article'), ...cards(times('Red enamel kettle'), [prose('A passage.', 90)]) }, 'article'],
    ['links of one word', { ...og('article'), ...cards(times('x')), text: { blocks: times('News').flatMap((text, index) => card(text, index, [excerpt]).map((one) => (one.linkChars > 0 ? { ...one, units: 1 } : one))) } }, 'article'],
  ])('%s', (_, changes, type) => {
    expect(typeOf({ ...at('/kettles'), ...changes })).toBe(type);
  });
});

describe('an article without markup', () => {
  const author = { name: 'Jane Doe', visible: true, where: ['byline' as const], inMarkup: false, url: null };
  test.each<[string, Changes, string]>([
    ['headline, date and text', plain('Harbour plan agreed – The Gazette', 'Harbour plan agreed'), 'article'],
    ['the same in Arabic', plain('اتفاق على خطة الميناء - الجريدة', 'اتفاق على خطة الميناء'), 'article'],
    ['the same in Japanese', plain('港の計画が合意｜新聞', '港の計画が合意'), 'article'],
    ['the same in Thai', plain('ตกลงแผนท่าเรือแล้ว - หนังสือพิมพ์', 'ตกลงแผนท่าเรือแล้ว'), 'article'],
    ['less text', plain('Harbour plan agreed', 'Harbour plan agreed', { text: { mainUnits: articleUnits - 1 } }), 'other'],
    ['a headline that says something else', plain('The Gazette of Larkspur', 'Harbour plan agreed'), 'other'],
    ['neither date nor byline', plain('Harbour plan agreed', 'Harbour plan agreed', { provenance: { dates: [] } }), 'other'],
    ['a byline', plain('Harbour plan agreed', 'Harbour plan agreed', { provenance: { dates: [] }, about: { headline: 'Harbour plan agreed', authors: [author] } }), 'article'],
    ...(['/2018/06/12/Waka-crew-returns', '/2018/06/12/%E8%88%9F%E3%81%8C%E6%88%BB%E3%82%8B%E6%97%A5'] as const).flatMap((path): [string, Changes, string][] => [
      [`neither, but the day in the path: ${path}`, { ...plain('Harbour plan agreed', 'Harbour plan agreed', { provenance: { dates: [dayInPath] } }), ...at(path) }, 'article'],
      [`the same without a title, in an article element: ${path}`, filed(path, 'main > article'), 'article'],
      [`the same in another element: ${path}`, filed(path, 'main > div'), 'other'],
    ]),
    ['the day in the path, and nothing behind it', { ...plain('Harbour plan agreed', 'Harbour plan agreed', { provenance: { dates: [dayInPath] } }), ...at('/2018/06/12/') }, 'other'],
    ['a date far from the headline', plain('Harbour plan agreed', 'Harbour plan agreed', { provenance: { dates: [{ ...visibleDate, near: 'elsewhere' }] } }), 'other'],
    ['a date in the markup alone', plain('Harbour plan agreed', 'Harbour plan agreed', { provenance: { dates: [{ ...visibleDate, visible: false, near: null }] } }), 'other'],
    ['much prose and a date at its end', { about: { prose: proseUnits }, provenance: { dates: [{ ...visibleDate, near: 'end' }] } }, 'article'],
    ['less prose', { about: { prose: proseUnits - 1 }, provenance: { dates: [{ ...visibleDate, near: 'end' }] } }, 'other'],
    ['much prose without a date', { about: { prose: proseUnits } }, 'other'],
    ['a job', { ...plain('Deckhand', 'Deckhand'), ...items(item('JobPosting')) }, 'other'],
    ['a manual', { ...plain('Install', 'Install'), ...at('/docs/install') }, 'docs'],
    ['an imprint with its date', { ...plain('Impressum', 'Impressum'), ...at('/impressum') }, 'about'],
  ])('%s', (_, changes, type) => {
    expect(typeOf(changes)).toBe(type);
  });
});
