/** Fixes must be true: none of our checks may call a value different, missing or another page's, and what a fix allows is stated. */
import { describe, expect, test } from 'vitest';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import { fixOffers, fillEmptyFields } from '../../../checks/fix-page.ts';
import { signals } from '../../../checks/signals/index.ts';
import { pasteFaults } from '../../../research/corpus/paste-faults.ts';
import { article } from '../../../checks/fixes/article.ts';
import { charset as utf8 } from '../../../checks/fixes/charset.ts';
import { sitemapEntry } from '../../../checks/fixes/sitemap-entry.ts';
import type { FixFacts, FixId, Values } from '../../../checks/fixes/fix.ts';
import { block, heading } from '../../support/blocks.ts';
import type { Changes } from '../../support/facts.ts';
import { jsonLd } from '../../support/json-ld.ts';
import { link } from '../../support/links.ts';
import { pageIn, pageUrl, tag, wordsIn } from '../../support/page-in.ts';

const options = { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) } as const;
const offer = (known: KnownFacts, signal: string, id: FixId, values: Values = {}, change: Partial<Parameters<typeof fixOffers>[2]> = {}) =>
  fixOffers(signal, known, { ...options, ...change }, { [id]: values }).find(({ fix }) => fix.id === id);
/** Every paste of a page, each filled in with examples, makes nothing worse and replaces nothing that was fine. */
test.each(
  (['en', 'ja', 'ar'] as const).flatMap((tongue) =>
    (['article', 'product', 'service', 'local', 'home'] as const).map((pageType) => [tongue, pageType] as const),
  ),
)('no paste of a page in %s makes it worse: %s', (tongue, pageType) => {
  const known = pageIn(tongue, {
    head: { metas: [tag.meta('og:url', 'https://example.com/'), tag.meta('description', wordsIn[tongue].site)] },
  });
  const all = signals.flatMap(({ id }) =>
    fixOffers(id, known, { ...options, pageType }).map(({ fix }) => {
      const sampled = fillEmptyFields(fix);
      const whole =
        sampled && fixOffers(id, known, { ...options, pageType }, { [fix.id]: sampled }).find((one) => one.fix.id === fix.id)?.fix;
      return [fix.id, pasteFaults(known, whole || fix, { ...options, pageType })] as const;
    }),
  );
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter(([, faults]) => faults.length > 0)).toEqual([]);
});

const { headline, site, author, lead } = wordsIn.en;
const seenOf = (known: KnownFacts) =>
  Object.fromEntries(Object.entries(known).flatMap(([fact, one]) => (one.ok ? [[fact, one.value]] : []))) as unknown as FixFacts;
const textOf = (...blocks: ReturnType<typeof block>[]): Changes => ({
  text: { blocks: [heading(1, headline), ...blocks], mainUnits: blocks.reduce((sum, { units }) => sum + units, 0) },
});

test('a service with its address in its content gets the markup of a business', () => {
  const place = (region: 'none' | 'footer') =>
    pageIn('en', {
      ...textOf(block(lead), block(site), block('660 Bannock St., Denver, CO 80204', { region, main: false, selector: '#visit' })),
      links: { items: [link('tel:+13034366000', { text: 'Call' })], total: 1 },
    });
  const offered = (known: KnownFacts) =>
    offer(known, 'schema-properties', 'local-business', { address: '660 Bannock St.' }, { pageType: 'service' });
  expect(offered(place('none'))?.results[0]).toMatchObject({ signal: 'schema-properties', before: 'warn', after: 'pass' });
  expect(offered(place('footer'))).toBeUndefined();
});

describe('a product', () => {
  const marked = (more: object = {}) =>
    jsonLd({
      '@type': 'Product',
      name: headline,
      offers: { '@type': 'Offer', price: '79.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
      ...more,
    });
  const rated = { aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.7', reviewCount: '0' } };
  const product = { pageType: 'product' } as const;

  test('gets the price that readers see, also outside the main content, and no rating that they do not', () => {
    const known = pageIn('en', { ...textOf(block(lead), block('€96.00', { main: false })), structuredData: marked(rated) });
    const found = offer(known, 'schema-visible', 'product', {}, product);
    expect(found?.fix.text).toContain('"price": "96.00"');
    expect(found?.fix.text).not.toMatch(/79\.00|aggregateRating|4\.7/);
    expect(found?.fix.omitted).toEqual([{ property: 'aggregateRating.reviewCount', value: '0', why: 'missing' }]);
    expect(found?.results[0]).toMatchObject({ signal: 'schema-visible', after: 'pass' });
  });
  test('of several prices gets none, but a field', () => {
    const known = pageIn('en', { ...textOf(block(lead), block('€84.00 (small) – €96.00')), structuredData: marked() });
    const found = offer(known, 'schema-visible', 'product', {}, product);
    expect(found).toMatchObject({
      unfilled: true,
      fix: {
        left: ['price'],
        fields: [{ id: 'price', value: '' }],
        omitted: [{ property: 'offers.price', value: '79 EUR', why: 'different' }],
      },
    });
    expect(found?.fix.text).not.toMatch(/"price"/);
    const filled = offer(known, 'schema-visible', 'product', { price: '84.00 eur' }, product);
    expect(filled).toMatchObject({ unfilled: false, fix: { omitted: [] } });
    expect(filled?.results[0]).toMatchObject({ signal: 'schema-visible', after: 'pass' });
    expect(filled?.fix.text).toMatch(/"price": "84\.00",\s+"priceCurrency": "EUR"/);
  });
  test.each([
    'Free shipping on orders over $50.',
    '4 interest-free payments of $32.25 with Klarna',
    'Get a $25 gift card when you refer a friend.',
    'Versandkostenfrei ab einem Bestellwert von 50 €',
    '全国一律5,000円以上のお買い上げで送料無料になります',
    'شحن مجاني للطلبات التي تزيد عن ٢٠٠ ر.س',
  ])('keeps the price of its markup beside a sentence about something else: %s', (sentence) => {
    const known = pageIn('en', { ...textOf(block(lead), block(sentence)), structuredData: marked() });
    const found = offer(known, 'schema-visible', 'product', {}, product);
    expect(found?.fix.text ?? '"price": "79.00"').toContain('"price": "79.00"');
  });
  test('gets the price on a separate line, not that of a payment plan', () => {
    const known = pageIn('en', {
      ...textOf(block(lead), block('€96.00', { selector: 'main > b' }), block('or 4 interest-free payments of €24.00')),
      structuredData: marked(),
    });
    expect(offer(known, 'schema-visible', 'product', {}, product)?.fix.text).toMatch(/"price": "96/);
  });
  test('is offered the price on a button outside the main content, not that of shipping in it', () => {
    const known = pageIn('en', {
      ...textOf(block(lead), block('€96.00', { main: false, selector: 'form > b' }), block('Standard €8.80, Express €12, free over €100')),
      structuredData: marked(),
    });
    const found = offer(known, 'schema-visible', 'product', {}, product);
    expect(found).toMatchObject({ unfilled: true, fix: { left: ['price'], fields: [{ id: 'price', sample: '96.00 EUR' }] } });
    expect(found?.fix.text).not.toMatch(/"price"/);
  });
  test('gets a price in tomans as rials, of which a toman is ten', () => {
    const offers = { '@type': 'Offer', price: '790', priceCurrency: 'IRR' };
    const known = pageIn('en', { ...textOf(block(lead), block('۴۵٬۰۰۰ تومان')), structuredData: marked({ offers }) });
    expect(offer(known, 'schema-visible', 'product', {}, product)?.fix.text).toMatch(/"price": "450000\.00",\s+"priceCurrency": "IRR"/);
  });
  test('gets no price in euros from one in dollars', () => {
    const known = pageIn('en', { ...textOf(block(lead), block('$96.00')), structuredData: marked() });
    const found = offer(known, 'schema-visible', 'product', {}, product);
    expect(found).toMatchObject({ unfilled: true, fix: { left: ['price'] } });
    expect(found?.fix.text).not.toMatch(/"price"/);
  });
  test.each(['Now only €96.00', '96,00 € inkl. MwSt.', 'ราคา €96'])('gets the price of a line that is about it: %s', (line) => {
    const known = pageIn('en', { ...textOf(block(lead), block(line)), structuredData: marked() });
    expect(offer(known, 'schema-visible', 'product', {}, product)?.fix.text).toMatch(/"price": "96/);
  });
  test('is no block whose URL is another page', () => {
    const at = (url: string) => pageIn('en', { ...textOf(block(lead), block('€96.00')), structuredData: marked({ url, ...rated }) });
    expect(offer(at('https://example.com/guides/wax'), 'schema-visible', 'product', {}, product)).toBeUndefined();
    expect(offer(at(pageUrl), 'schema-visible', 'product', {}, product)?.fix.text).toContain('"price": "96.00"');
  });
  test('keeps a rating that the page shows', () => {
    const known = pageIn('en', {
      ...textOf(block(lead), block('€96.00'), block('4.7 of 5, 31 reviews')),
      structuredData: marked({ aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.7', reviewCount: '31' } }),
    });
    expect(offer(known, 'schema-visible', 'product', {}, product)?.fix.text).toContain('"reviewCount": "31"');
  });
});

describe('an article', () => {
  const marked = (data: object) => ({ structuredData: jsonLd({ '@type': 'Article', headline, ...data }) });
  test('omits contradictions, and reports them; the name of an account stays where readers see none', () => {
    const known = pageIn(
      'en',
      {
        ...marked({ author: { '@type': 'Person', name: 'admin' }, datePublished: '2026-03-04', dateModified: '2024-01-15' }),
        semantics: {
          times: [
            {
              datetime: '2026-03-04',
              text: '2026-03-04',
              visible: true,
              region: 'main',
              block: 2,
              main: true,
              selector: 'main > p.byline > time',
            },
          ],
          authors: [],
        },
      },
      '2026-03-04',
    );
    const found = offer(known, 'date-agreement', 'article');
    expect(found?.fix.text).not.toContain('dateModified');
    expect(found?.fix.text).toContain('admin');
    expect(found?.fix.omitted).toEqual([{ property: 'dateModified', value: '2024-01-15', why: 'contradicts' }]);
  });
  test('keeps the day on which a scheduled post was saved last', () => {
    const known = pageIn(
      'en',
      marked({ author: 'admin', datePublished: '2026-03-04', dateModified: '2026-03-01T09:00:00Z' }),
      '2026-03-04',
    );
    const fix = [article.make(seenOf(known), { ...options, pageType: 'article' }, {})].flat()[0];
    expect(fix?.text).toContain('"dateModified": "2026-03-01T09:00:00Z"');
    expect(fix?.omitted).toEqual([]);
  });
  test('gets the author whom readers see in place of an account', () => {
    const found = offer(
      pageIn('en', marked({ author: 'admin', datePublished: '2026-03-04', dateModified: '2024-01-15' })),
      'date-agreement',
      'article',
    );
    expect(found?.fix.text).toContain(`"name": "${author}"`);
    expect(found?.fix.text).not.toContain('admin');
  });
  test.each([
    ['2031-01-01', 'contradicts'],
    ['last week', 'unreadable'],
  ] as const)('loses a revision of %s', (dateModified, why) => {
    const found = offer(
      pageIn('en', marked({ author: { '@type': 'Person', name: author }, datePublished: '2026-03-04', dateModified })),
      'date-agreement',
      'article',
    );
    expect(found?.fix.omitted).toEqual([{ property: 'dateModified', value: dateModified, why }]);
  });
});

describe('words of the page', () => {
  test('a name that is not an author on this page type is not pasted as one', () => {
    const marked = { structuredData: jsonLd({ '@type': 'Article', headline, datePublished: '2026-03-04' }) };
    const known = pageIn('en', marked, '2026-03-04');
    const about = known.about?.ok ? known.about.value : null;
    const provenance = known.provenance?.ok ? known.provenance.value : null;
    const name = {
      role: 'author',
      from: 'byline',
      rule: 'first-post',
      name: 'Get Started free',
      type: '',
      url: null,
      sameAs: [],
      visible: true,
      selector: 'a',
    } as const;
    const button = {
      ...known,
      ...(provenance && { provenance: { ok: true, value: { ...provenance, names: [name] } } }),
      ...(about && { about: { ok: true, value: { ...about, authors: [] } } }),
    } as unknown as KnownFacts;
    for (const signal of ['author-identity', 'schema-properties', 'date-visible', 'publisher-identity'])
      expect(offer(button, signal, 'article')?.fix.text ?? '').not.toContain('Get Started');
  });
  test.each<[string, string | null, string?]>([
    ['Jane Miller', 'Person'],
    ['Editorial Team', 'Organization'],
    ['Die Redaktion', 'Organization'],
    ['編集部', 'Organization'],
    [site, 'Organization'],
    [site.toLowerCase().replaceAll(' ', ''), 'Organization', site],
    ['Staff Writer', null],
    ['Editor', null],
  ])('the author %s is pasted as %s', (written, type, name = written) => {
    const known = pageIn('en', {}, '2026-03-04');
    const seen = seenOf(known);
    const byline = {
      role: 'author' as const,
      from: 'byline' as const,
      name: written,
      type: '',
      url: null,
      sameAs: [] as string[],
      visible: true,
      selector: 'a',
    };
    const writer = { name: written, visible: true, where: ['byline' as const], inMarkup: false, url: null };
    const publisher = { name: site, visible: true, inMarkup: false, from: 'site-name' as const };
    const signed = {
      ...seen,
      structuredData: jsonLd(),
      text: { ...seen.text!, blocks: [...seen.text!.blocks, block(written)] },
      provenance: { ...seen.provenance!, names: [byline] },
      about: { ...seen.about!, authors: [writer], publisher },
    };
    const [made] = [article.make(signed, { ...options, pageType: 'article' }, {}) ?? []].flat();
    const text = made?.text ?? '';
    expect(text).toContain(headline);
    if (type === null) expect(text).not.toContain(written);
    else expect(text).toMatch(new RegExp(`"author": {\\s*"@type": "${type}",\\s*"name": "${name}"`));
  });
  test('a shared description that was cut off is not pasted', () => {
    const shared = `This version of the ${headline} design features the signature look of a thin film of neutral oil, in half rings,...`;
    const known = pageIn('en', {
      ...textOf(block(lead)),
      head: { titles: [{ text: headline, inHead: true, selector: 'title' }], metas: [tag.meta('og:description', shared)], links: [] },
    });
    expect(offer(known, 'meta-description', 'description')?.fix.text ?? '').not.toMatch(/half rings/);
  });
  test('a shared title that a quotation mark inside it has cut is replaced, and a description is not moved', () => {
    const metas = [
      { ...tag.meta('og:title', 'Watch \\'), cutAtQuote: true as const },
      { ...tag.meta('og:description', 'Half a sentence from \\'), property: '', name: 'og:description', cutAtQuote: true as const },
    ];
    const titles = [{ text: headline, inHead: true, selector: 'title' }];
    const known = pageIn('en', { ...textOf(block(lead)), head: { titles, metas, links: [] } });
    const text = offer(known, 'open-graph', 'sharing')?.fix.text ?? '';
    expect(text).toContain(`<meta property="og:title" content="${headline}">`);
    expect(text).not.toContain('Half a sentence');
  });
  test('a shared description that a quotation mark inside it has cut is not pasted', () => {
    const shared = `This version of the ${headline} design features the signature look of a thin film of`;
    const metas = (cutAtQuote: boolean) => [{ ...tag.meta('og:description', shared), ...(cutAtQuote && { cutAtQuote }) }];
    const pasted = (cutAtQuote: boolean) => {
      const titles = [{ text: headline, inHead: true, selector: 'title' }];
      const known = pageIn('en', { ...textOf(block(lead)), head: { titles, metas: metas(cutAtQuote), links: [] } });
      return offer(known, 'meta-description', 'description')?.fix.text ?? '';
    };
    expect(pasted(false)).toContain(shared);
    expect(pasted(true)).not.toContain(shared);
  });
  test.each(['forum', 'article'] as const)('an answer does not describe a %s that is a thread', (type) => {
    const known = pageIn('en', {
      ...textOf(
        block('I got it wrong again, and nobody here could tell me why the oil stays on top.', { selector: '#post1 > p:nth-child(1)' }),
        block(lead, { selector: '#post2 > p:nth-child(1)' }),
      ),
      pageType: { type },
    });
    const text = offer(known, 'meta-description', 'description')?.fix.text ?? '';
    if (type === 'forum') expect(text).not.toContain(lead.slice(0, 30));
    else expect(text).toContain(lead.slice(0, 30));
  });
  test('a front page keeps its name: no slogan alone is offered in place of a title', () => {
    const shouted = 'LARKSPUR BINDERY: WAXES AND BRUSHES';
    const known = pageIn('en', {
      ...textOf(block(lead)),
      head: { titles: [{ text: shouted, inHead: true, selector: 'title' }], metas: [], links: [] },
    });
    expect(offer(known, 'title', 'title', {}, { pageType: 'home' })).toBeUndefined();
    expect(offer(known, 'title', 'title', {}, { pageType: 'article' })).toBeDefined();
  });
});

describe('URLs', () => {
  const links = (canonical: string): Changes => ({
    head: {
      titles: [{ text: headline, inHead: true, selector: 'title' }],
      metas: [tag.meta('og:site_name', site)],
      links: [tag.link('canonical', canonical)],
    },
  });
  test.each(['https://example.com/guides/wax', 'https://example.com/lost?page=2', 'https://other.example/guides/oil'])(
    'og:url is the canonical, also where that is another page: %s',
    (canonical) => {
      const found = offer(pageIn('en', links(canonical)), 'open-graph', 'sharing');
      expect(found?.fix.text).toContain(`<meta property="og:url" content="${canonical}">`);
    },
  );
  test('a page whose canonical is the home page gets its own URL, and another canonical', () => {
    expect(offer(pageIn('en', links('/')), 'open-graph', 'sharing')?.fix.text).toContain(`"og:url" content="${pageUrl}"`);
    expect(offer(pageIn('en', links('/')), 'canonical-tag', 'canonical')?.fix.text).toContain(pageUrl);
  });
  test.each([
    ['relative', '/guides/oil', pageUrl],
    ['http', 'http://example.com/guides/oil', pageUrl],
    ['with other words around its number', '/a-shirt/dp/48213', 'https://example.com/a-shirt/dp/48213'],
  ])('a canonical that is %s is mended, and stays the canonical', (_, href, expected) => {
    const url = href.includes('48213') ? 'https://example.com/dp/48213' : pageUrl;
    const target = { url: expected, class: 'ok' as const, status: 200, finalUrl: expected, redirects: 0, reason: null };
    const known = pageIn('en', {
      ...links(href),
      page: { url, baseUrl: url, lang: 'en' },
      canonicalTarget: { probe: target, title: headline, heading: headline },
    });
    expect(offer(known, 'canonical-tag', 'canonical')?.fix.text).toContain(`href="${expected}"`);
  });
  test.each([
    ['nothing else', {}],
    ['og:url', { metas: [tag.meta('og:url', 'https://example.com/guides')] }],
  ])('a canonical to the page above is left to its author, with %s to confirm it', (_, head) => {
    const known = pageIn('en', { head: { ...links('https://example.com/guides').head, ...head } });
    expect(offer(known, 'canonical-tag', 'canonical')).toBeUndefined();
  });
  test('og:url is the canonical where that is a variant of this URL', () => {
    const found = offer(
      pageIn('en', { ...links(pageUrl), page: { url: `${pageUrl}?utm_source=x`, baseUrl: pageUrl, lang: 'en' } }),
      'open-graph',
      'sharing',
    );
    expect(found?.fix.text).toContain(`content="${pageUrl}">`);
    expect(found?.fix.left).not.toContain('own-url');
  });
});

describe('a description', () => {
  const described = (content: string, ...blocks: ReturnType<typeof block>[]) =>
    offer(
      pageIn('en', {
        ...textOf(...blocks),
        head: {
          titles: [{ text: `${headline} – ${site}`, inHead: true, selector: 'title' }],
          metas: content === '' ? [] : [tag.meta('description', content)],
        },
      }),
      'meta-description',
      'description',
    );
  const contentOf = (found: ReturnType<typeof described>) => found && (/content="([^"]*)"/.exec(found.fix.text)?.[1] ?? '');
  test('of the whole site is not pasted as that of the page, in no markup', () => {
    const ofSite = `${site} mends old books, cuts new boards and teaches beginners in its workshop in Graz.`;
    const known = (content: string) =>
      pageIn('en', {
        ...textOf(block(lead)),
        head: {
          titles: [{ text: `${headline} – ${site}`, inHead: true, selector: 'title' }],
          metas: [tag.meta('description', content), tag.meta('og:site_name', site)],
        },
      });
    const pastes = (content: string) =>
      ['open-graph', 'meta-description', 'schema-properties'].flatMap((signal) =>
        fixOffers(signal, known(content), { ...options, pageType: 'service' }).filter(({ fix }) => fix.text.includes(content)),
      );
    expect(pastes(ofSite)).toEqual([]);
    expect(pastes(`Old books mended, new boards cut and beginners taught in Graz by ${site}.`)).toEqual([]);
    expect(pastes('How to oil a leather cover: neutral oil, a soft cloth and a day of rest.')).not.toEqual([]);
  });
  const subject = 'To oil a leather cover without stains, wipe it clean and rub in a thin film of neutral oil with a soft cloth.';

  test.each([
    ['a greeting', 'Welcome to the guide on how to oil a leather cover without stains, dear reader of the bindery.'],
    ['people who speak of themselves', 'We’re so glad you’ve found how to oil a leather cover without stains on your own at home.'],
    ['a post about itself', 'Today’s post is about my way to oil a leather cover without stains and what came of it.'],
    ['a question', 'How do you oil a leather cover without stains when all that is at hand is a bottle from the kitchen?'],
    ['a sentence that leans on another', 'This is how to oil a leather cover without stains, and now it is here for everybody to read.'],
    ['another subject', 'Your journeys deserve better than a phone, and a morning in a station café deserves a page that waits.'],
    ['an exclamation', 'Oil a leather cover without stains today and be amazed at how it shines for all the years to come!'],
    [
      'a sentence that stops at an abbreviation',
      'Leather covers without stains are oiled with the neutral oil that readers have ranked No.',
    ],
  ])('is not made of %s', (_, sentence) => {
    expect(contentOf(described('', block(sentence)))).toBe('');
    expect(described('', block(sentence))).toMatchObject({ unfilled: true, fix: { left: ['no-sentence'] } });
    expect(contentOf(described('', block(sentence), block(subject)))).toBe(subject);
  });
  // Each row: a title, a greeting, first-person text, and a sentence about the subject; all contain the title's words.
  test.each([
    [
      'de',
      'Ledereinband ohne Flecken ölen',
      'Willkommen zum Leitfaden, wie Leser einen Ledereinband ohne Flecken ölen, Schritt für Schritt erklärt.',
      'Wir zeigen, wie sich ein Ledereinband ohne Flecken ölen lässt, mit Mitteln aus jeder gut sortierten Küche.',
      'Einen Ledereinband ohne Flecken ölen: Staub mit einem Tuch abnehmen und neutrales Öl dünn auftragen, zweimal im Jahr.',
    ],
    [
      'fr',
      'Huiler une couverture en cuir sans taches',
      'Bienvenue dans le guide pour huiler une couverture en cuir sans taches, écrit pour tous les relieurs.',
      'Nous expliquons comment huiler une couverture en cuir sans taches avec une huile neutre et un chiffon.',
      'Huiler une couverture en cuir sans taches demande une huile neutre, un chiffon doux et deux heures de séchage.',
    ],
    [
      'es',
      'Engrasar una cubierta de cuero sin manchas',
      'Hola, aquí está la guía para engrasar una cubierta de cuero sin manchas, paso a paso y con ejemplos.',
      'Nuestra guía explica cómo engrasar una cubierta de cuero sin manchas con aceite neutro y un paño suave.',
      'Engrasar una cubierta de cuero sin manchas requiere aceite neutro, un paño suave y dos horas de secado.',
    ],
    [
      'it',
      'Oliare una copertina di cuoio senza macchie',
      'Benvenuti nella guida per oliare una copertina di cuoio senza macchie, scritta per tutti i rilegatori.',
      'Nel nostro laboratorio oliare una copertina di cuoio senza macchie richiede olio neutro e un panno morbido.',
      'Oliare una copertina di cuoio senza macchie richiede olio neutro, un panno morbido e due ore di riposo.',
    ],
    [
      'pt',
      'Olear uma capa de couro sem manchas',
      'Olá, este é o guia para olear uma capa de couro sem manchas, escrito para quem encaderna livros em casa.',
      'Na nossa oficina, olear uma capa de couro sem manchas exige óleo neutro, um pano macio e duas horas.',
      'Olear uma capa de couro sem manchas exige óleo neutro, um pano macio e duas horas de secagem à sombra.',
    ],
    [
      'nl',
      'Een leren omslag zonder vlekken oliën',
      'Welkom bij de gids voor wie een leren omslag zonder vlekken wil oliën, geschreven voor alle boekbinders.',
      'In onze werkplaats lukt een leren omslag zonder vlekken oliën met neutrale olie en een zachte doek.',
      'Een leren omslag zonder vlekken oliën vraagt om neutrale olie, een zachte doek en twee uur droogtijd.',
    ],
    [
      'pl',
      'Olejowanie skórzanej okładki bez plam',
      'Witamy w poradniku: olejowanie skórzanej okładki bez plam krok po kroku, napisany dla introligatorów.',
      'W naszej pracowni olejowanie skórzanej okładki bez plam wymaga neutralnego oleju i miękkiej szmatki.',
      'Olejowanie skórzanej okładki bez plam wymaga neutralnego oleju, miękkiej szmatki i dwóch godzin schnięcia.',
    ],
    [
      'ru',
      'Пропитка кожаной обложки маслом без пятен',
      'Добро пожаловать: пропитка кожаной обложки маслом без пятен по шагам, для всех переплетчиков и читателей.',
      'Наша мастерская знает, что пропитка кожаной обложки маслом без пятен требует мягкой ткани и терпения.',
      'Пропитка кожаной обложки маслом без пятен требует нейтрального масла, мягкой ткани и двух часов сушки.',
    ],
    [
      'tr',
      'Deri kapak lekesiz nasıl yağlanır',
      'Merhaba, deri kapak lekesiz nasıl yağlanır sorusunun cevabı ciltçiler için adım adım burada anlatılıyor.',
      'Bizim atölyede deri kapak lekesiz yağlanır, bunun için nötr yağ ve yumuşak bir bez fazlasıyla yeter.',
      'Deri kapak lekesiz yağlanır: nötr yağ, yumuşak bir bez ve iki saat kuruma süresi bunun için yeterlidir.',
    ],
    [
      'ja',
      '革表紙にしみを作らず油を塗る方法',
      'ようこそ、革表紙にしみを作らず油を塗る方法を、製本を始めたばかりの人にも分かるように説明するページです。',
      '当店では革表紙にしみを作らず油を塗る方法として、中性の油と柔らかい布を使うやり方をすすめています。',
      '革表紙にしみを作らず油を塗る方法は、中性の油を柔らかい布で薄くのばし、二時間ほど日陰で乾かすことである。',
    ],
    [
      'zh',
      '皮革封面上油不留污渍的方法',
      '大家好，皮革封面上油不留污渍的方法将在这里一步一步地说明，适合所有喜欢手工装订书籍的读者慢慢阅读。',
      '我认为皮革封面上油不留污渍的方法很简单，只要准备中性油和柔软的布，再花上两个小时慢慢晾干即可。',
      '皮革封面上油不留污渍的方法是用柔软的布薄薄地涂上一层中性油，然后在阴凉处放置两个小时自然晾干。',
    ],
    [
      'ar',
      'دهن غلاف الجلد بالزيت دون بقع',
      'أهلا بكم، دهن غلاف الجلد بالزيت دون بقع يشرح هنا خطوة بعد خطوة لكل من يجلد الكتب في البيت بيديه.',
      'نحن نرى أن دهن غلاف الجلد بالزيت دون بقع يحتاج إلى زيت محايد وقطعة قماش ناعمة وساعتين من الجفاف.',
      'دهن غلاف الجلد بالزيت دون بقع يحتاج إلى زيت محايد وقطعة قماش ناعمة وساعتين من الجفاف في الظل.',
    ],
  ])('%s: is not made of greetings, nor of people who speak of themselves', (language, title, greeting, ourselves, about) => {
    const made = (...texts: string[]) =>
      contentOf(
        offer(
          pageIn('en', {
            ...textOf(...texts.map((text) => block(text))),
            language: { page: language },
            head: { titles: [{ text: title, inHead: true, selector: 'title' }], metas: [] },
          }),
          'meta-description',
          'description',
        ),
      );
    expect(made(greeting)).toBe('');
    expect(made(ourselves)).toBe('');
    expect(made(greeting, ourselves, about)).toBe(about);
  });
  test('is not made of text after the page splits into sections', () => {
    expect(contentOf(described('', heading(2, 'One'), heading(2, 'Two'), heading(2, 'Three'), block(subject)))).toBe('');
  });
  test('that exists stays whole', () => {
    const input = `${'Leather covers of journals that are carried every day want oil twice a year, and no more of it than the hide takes in. '}${'A second sentence goes on about cloths, tins and all that a bindery has on its bench, much longer than any result has room for. '.repeat(2)}`;
    const twice = pageIn('en', {
      ...textOf(block(subject)),
      head: {
        titles: [{ text: headline, inHead: true, selector: 'title' }],
        metas: [tag.meta('description', input.trim()), { ...tag.meta('description', 'x'), selector: 'head > meta:nth-child(9)' }],
      },
    });
    expect(contentOf(offer(twice, 'meta-description', 'description'))).toBe(input.trim());
  });
  test('is written by its reader where the page has none', () => {
    const known = pageIn('en', {
      ...textOf(block('Our workshop is open from nine to five on every day but Monday, when the press rests.')),
      head: { titles: [{ text: headline, inHead: true, selector: 'title' }], metas: [] },
    });
    expect(
      offer(known, 'meta-description', 'description', { description: 'Oil leather without stains: tools, oils and the order of steps.' }),
    ).toMatchObject({ results: [{ after: 'pass' }], unfilled: false });
  });
});

describe('a fix reports what it opens', () => {
  test.each([
    ['noindex', ['opens-search']],
    ['none', ['opens-search', 'opens-links']],
    ['noindex, nofollow', ['opens-search', 'opens-links']],
    ['noindex, nosnippet', ['opens-search', 'opens-snippets']],
    ['noindex, max-snippet:0', ['opens-search', 'opens-snippets']],
    ['noindex, max-image-preview:standard', ['opens-search', 'opens-previews']],
    ['noindex, max-snippet:50', ['opens-search', 'opens-previews']],
    ['noindex, max-snippet:-1, max-image-preview:large, max-video-preview:-1', ['opens-search']],
  ])('%s', (content, left) => {
    const metas = pageIn('en', { head: { metas: [tag.meta('robots', content)] } });
    expect(offer(metas, 'index-directives', 'robots-meta')?.fix.left).toEqual(left);
    const headers = pageIn('en', { response: { headers: [{ name: 'x-robots-tag', value: content }] } });
    expect(offer(headers, 'index-directives', 'robots-header')?.fix.left).toEqual(left);
  });
  test.each(['no-snippet', 'nosnippet; nofollow'])('what was probably meant: %s', (content) => {
    const known = pageIn('en', { head: { metas: [tag.meta('robots', content)] } });
    expect(offer(known, 'snippet-controls', 'robots-meta')?.fix.left).toContain('opens-snippets');
  });
  test.each(['noindex nofollow', 'noindex; nofollow', 'no-index'])('and does not open what was probably to be closed: %s', (content) => {
    const metas = pageIn('en', { head: { metas: [tag.meta('robots', content)] } });
    expect(offer(metas, 'index-directives', 'robots-meta')).toBeUndefined();
    expect(offer(metas, 'index-directives', 'robots-meta', {}, { intent: 'keep-out' })?.fix.text).toContain('content="noindex"');
    const headers = pageIn('en', { response: { headers: [{ name: 'x-robots-tag', value: content }] } });
    expect(offer(headers, 'index-directives', 'robots-header')).toBeUndefined();
  });
  test('robots.txt', () => {
    expect(
      offer(pageIn('en', { robotsTxt: { text: 'User-agent: *\nDisallow: /guides/' } }), 'robots-txt-access', 'robots-txt')?.fix.left,
    ).toEqual(['opens-robots']);
  });
  test('a page that robots.txt blocks gets no entry in a sitemap', () => {
    const sitemap = {
      files: [
        {
          url: 'https://example.com/sitemap.xml',
          from: 'robots.txt' as const,
          status: 200,
          kind: 'urlset' as const,
          bytes: 900,
          urls: 9,
          truncated: false,
          failure: null,
          children: [],
        },
      ],
      entries: [],
      complete: true,
    };
    expect(offer(pageIn('en', { sitemap }), 'sitemap-entry', 'sitemap-entry')).toBeDefined();
    expect(
      offer(pageIn('en', { sitemap, robotsTxt: { text: 'User-agent: *\nDisallow: /guides/' } }), 'sitemap-entry', 'sitemap-entry'),
    ).toBeUndefined();
  });
});

test('words that were read in a guessed encoding are not pasted', () => {
  const names = (charset: string) =>
    offer(
      pageIn('en', {
        page: { url: pageUrl, baseUrl: pageUrl, lang: 'en', charset },
        response: { charsetEarly: 'none' },
        head: { metas: [] },
        structuredData: jsonLd({ '@type': 'WebSite', name: 'Larkspur Bindery Â' }),
      }),
      'open-graph',
      'sharing',
    )?.fix.text;
  expect(names('windows-1252')).not.toContain('Â');
  expect(names('UTF-8')).toContain('Larkspur Bindery Â');
});
test('texts that were escaped twice, or cut already, are not pasted again', () => {
  const known = (content: string) =>
    offer(pageIn('en', { head: { metas: [tag.meta('og:description', content)] } }), 'open-graph', 'sharing')?.fix.text;
  expect(known('Leather covers are oiled &amp; polished in four steps by hand.')).not.toContain('amp;amp');
  expect(known('Leather covers are oiled in four steps, and then the polish is … →')).not.toContain('→');
});
test('a text with controls of a wrong encoding is not pasted without them', () => {
  const known = pageIn('en', {
    head: { metas: [tag.meta('description', 'Leather covers\xe2\x9c\x93 that are oiled in four steps by hand.')] },
  });
  const offered = offer(known, 'meta-description', 'description');
  expect(offered).toBeDefined();
  expect(offered?.fix.text ?? '').not.toContain('\xe2');
});
test('of a title in the body, the mark of an empty part is not pasted', () => {
  const known = pageIn('en', {
    head: { titles: [{ text: `${wordsIn.en.headline} |`, inHead: false, selector: 'body > title' }], metas: [], links: [] },
  });
  const text = offer(known, 'title', 'title')?.fix.text ?? '';
  expect(text).toContain(wordsIn.en.headline);
  expect(text).not.toContain('|');
});
test('a set of hreflang entries that has another page in this language is not this page’s', () => {
  const set = (code: string) =>
    pageIn('en', {
      head: { links: [tag.link('alternate', 'https://example.com/', code), tag.link('alternate', 'https://example.com/de', 'de')] },
    });
  expect(offer(set('en'), 'hreflang', 'hreflang')).toBeUndefined();
  expect(offer(set('fr'), 'hreflang', 'hreflang')?.fix.text).toContain(`hreflang="en" href="${pageUrl}"`);
});
test('the code that is left out of a set is named, and a feed with hreflang is no part of the set', () => {
  const feed = { ...tag.link('alternate', 'https://example.com/feed', 'en'), type: 'application/rss+xml', selector: '#feed' };
  const links = [['en', pageUrl] as const, ['es-419', 'https://example.com/es-la'] as const, ['es', 'https://example.com/es'] as const];
  const known = pageIn('en', { head: { links: [feed, ...links.map(([code, url]) => tag.link('alternate', url, code))] } });
  const fix = offer(known, 'hreflang', 'hreflang')?.fix;
  expect(fix?.omitted).toEqual([{ property: 'hreflang', value: 'es-419', why: 'code' }]);
  expect(fix?.replaces.map(({ selector }) => selector)).not.toContain('#feed');
});
describe('what is said to other crawlers stays', () => {
  const small = tag.meta('robots', 'max-image-preview:standard');
  test.each([
    ['googlebot-news', 'nosnippet', ['robots']],
    ['gptbot', 'noindex', ['robots']],
    ['googlebot', 'notranslate', ['robots']],
    ['googlebot', 'nosnippet', ['robots', 'googlebot']],
    ['yandex', 'noindex', ['robots', 'yandex']],
  ])('meta %s: %s', (crawler, content, gone) => {
    const known = pageIn('en', { head: { metas: [small, tag.meta(crawler, content)] } });
    const fix = offer(known, 'snippet-controls', 'robots-meta')?.fix;
    expect(fix?.replaces.map(({ selector }) => selector)).toEqual(gone.map((name) => `head > meta[${name}]`));
  });
  test('alone it is no reason for a paste', () =>
    expect(offer(pageIn('en', { head: { metas: [tag.meta('gptbot', 'noindex')] } }), 'index-directives', 'robots-meta')).toBeUndefined());
  test('in a header', () => {
    const known = pageIn('en', { response: { headers: [{ name: 'X-Robots-Tag', value: 'max-image-preview:none, GPTBot: noindex' }] } });
    const fix = offer(known, 'snippet-controls', 'robots-header')?.fix;
    expect(fix?.text).toBe('X-Robots-Tag: max-snippet:-1, max-image-preview:large, max-video-preview:-1\nX-Robots-Tag: gptbot: noindex');
    expect(fix?.left).toEqual(['opens-previews']);
  });
});
test('an image that networks do not show is not pasted', () => {
  const shared = (url: string, contentType: string) =>
    offer(
      pageIn('en', {
        head: { metas: [tag.meta('og:image', url)] },
        shareImage: { picture: { url, class: 'ok', status: 200, contentType, bytes: 9_000, width: 1200, height: 630, reason: null } },
      }),
      'open-graph',
      'sharing',
    )?.fix;
  expect(shared('https://example.com/cover.svg?v=2', '')).toMatchObject({ left: ['image', 'wording'] });
  expect(shared('https://example.com/cover.svg?v=2', '')?.text).not.toContain('cover.svg');
  expect(shared('https://example.com/cover.svg', 'image/png')?.text).not.toContain('og:image');
});
test('a type of Open Graph stays; one that nobody knows does not', () => {
  const known = (type: string) => pageIn('en', { head: { metas: [tag.meta('og:type', type)] } });
  const pasteOf = (type: string) => offer(known(type), 'open-graph', 'sharing', {}, { pageType: 'product' })?.fix.text;
  expect(pasteOf('article')).not.toContain('og:type');
  expect(pasteOf('default')).toContain('og:type" content="product"');
});

describe('a declaration of UTF-8', () => {
  const made = (head: Partial<NonNullable<FixFacts['head']>>, facts: object = {}) => {
    const seen = seenOf(pageIn('en', { ...textOf(block(lead)), page: { charset: 'windows-1252' }, head }));
    const response = { charsetEarly: 'none' };
    return utf8.make({ ...seen, response, ...facts } as unknown as FixFacts, { ...options, pageType: 'article' }, {});
  };
  const title = (text: string) => ({ titles: [{ text, inHead: true, selector: 'title' }], metas: [] });
  test('is offered for a page in another encoding that it would read the same', () => expect(made(title('Coffee'))).not.toBeNull());
  test.each([
    ['title', title('Café'), {}],
    ['description', { ...title('Coffee'), metas: [tag.meta('description', 'In the café')] }, {}],
    ['alt text', title('Coffee'), { images: { items: [{ alt: 'A café' }] } }],
  ])('is not offered where it would garble the %s', (_, head, facts) => expect(made(head, facts)).toBeNull());
});

test.each([
  ['the change that readers see', { iso: '2026-03-04', visible: true }, '2026-03-04'],
  ['the publication, if the page was never changed', null, '2020-01-01'],
  ['no day, if readers do not see that of the change', { iso: '2026-03-04', visible: false }, undefined],
])('a sitemap says as the last change %s', (_, modified, expected) => {
  const facts = {
    page: { url: pageUrl, baseUrl: pageUrl },
    sitemap: { files: [{ url: 'https://example.com/sitemap.xml', kind: 'urlset', status: 200 }], entries: [] },
    about: { dates: { published: { iso: '2020-01-01', visible: true }, modified } },
  } as unknown as FixFacts;
  const [made] = [sitemapEntry.make(facts, { ...options, pageType: 'article' }, {}) ?? []].flat();
  expect(/<lastmod>(.*)<\/lastmod>/.exec(made!.text)?.[1]).toBe(expected);
});
