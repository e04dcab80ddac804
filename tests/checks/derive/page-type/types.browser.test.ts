/** Small pages of every type in three scripts, and confusions found on real pages: what the page shows wins over what it declares. */
import { describe, expect, test } from 'vitest';
import { withJsonLdItems } from '../../../../checks/derive/structured-data/completed.ts';
import type { KnownFacts } from '../../../../checks/core/facts.ts';
import type { PageType, PageTypeFact } from '../../../../checks/core/facts/about.ts';
import { collectPage } from '../../../../checks/collect/page.ts';
import { withDerivedFacts } from '../../../../checks/derive/derived-facts.ts';
import { live, now, valueIn } from '../../../support/live-document.ts';

const times = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, index) => make(index)).join('');

/** The same page in three scripts: page types must not depend on the language. */
const tongues = {
  en: {
    thing: 'Red enamel kettle',
    text: 'The kettle boils a litre of water on a gas hob in five minutes, its handle stays cool, and the lid closes so well that nothing is spilled while you carry it to the table.',
    brief: 'We come to your house and mend what drips.',
    name: 'Kim',
    call: 'Get a quote',
  },
  ja: {
    thing: '赤いほうろうのやかん',
    text: 'このやかんはガスこんろで一リットルの水を五分で沸かし、取っ手は熱くならず、ふたはしっかり閉まるので、食卓まで運んでもこぼれることがありません。長く使えるように職人が一つずつ手で仕上げています。',
    brief: 'ご自宅まで伺い、水漏れを直します。',
    name: '健',
    call: '見積もりを頼む',
  },
  ar: {
    thing: 'غلاية حمراء مطلية بالمينا',
    text: 'تغلي هذه الغلاية لترا من الماء على موقد الغاز في خمس دقائق، ويبقى مقبضها باردا، ويغلق غطاؤها بإحكام حتى لا ينسكب شيء وأنت تحملها إلى المائدة، وقد صنعها الحرفيون يدويا لتدوم سنوات طويلة.',
    brief: 'نأتي إلى بيتك ونصلح ما يقطر من الماء.',
    name: 'سامي',
    call: 'اطلب عرض سعر',
  },
} as const;
type Tongue = keyof typeof tongues;

interface Made {
  path: string;
  head?: string;
  body: string;
  title?: string;
}
const ld = (data: object) => `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;
const menu =
  '<header><a href="/"><img src="data:," alt="Larkspur" width="80" height="20"></a><nav><ul><li><a href="/shop">1</a></li><li><a href="/blog">2</a></li></ul></nav></header>';
const og = (type: string) => `<meta property="og:type" content="${type}">`;

async function typeOf({ path, head = '', body, title }: Made, tongue: Tongue = 'en'): Promise<PageTypeFact> {
  const url = `https://example.com${path}`;
  const html = `<!doctype html><html lang="${tongue}"${tongue === 'ar' ? ' dir="rtl"' : ''}><head><base href="${url}"><title>${title ?? tongues[tongue].thing} | Larkspur</title>${head}</head><body>${menu}${body}<footer><p>© 2026 Larkspur</p></footer></body></html>`;
  const { known } = await collectPage(live(html), { now });
  const page = valueIn(known, 'page');
  const read: KnownFacts = { ...known, page: { ok: true, value: { ...page, url } } };
  return valueIn(withDerivedFacts(withJsonLdItems(read)), 'pageType');
}

const article = (tongue: Tongue) => {
  const { thing, text, name } = tongues[tongue];
  return {
    path: '/blog/how-to-choose-a-kettle-for-gas',
    body: `<main><article><h1>${thing}</h1><p>${name} Aldrich, <time datetime="2026-05-01">2026-05-01</time></p>${times(8, () => `<p>${text} ${text}</p>`)}</article></main>`,
  };
};
const undated = (tongue: Tongue) => {
  const { thing, text } = tongues[tongue];
  return {
    path: '/guides/how-to-choose-a-kettle-for-gas',
    body: `<main><h1>${thing}</h1>${times(9, (index) => `${index % 3 ? '' : `<h2>${thing} ${index}</h2>`}<p>${text} ${text}</p>`)}</main>`,
  };
};
const product = (tongue: Tongue) => {
  const { thing, text } = tongues[tongue];
  return {
    path: '/products/red-enamel-kettle',
    body: `<main><h1>${thing}</h1><p>€ 39,90</p><form action="/cart/add" method="post"><select name="size"><option>1 l</option></select><button name="add-to-cart">＋</button></form><p>${text}</p><table>${times(6, (index) => `<tr><th>${thing} ${index}</th><td>${index + 1} cm</td></tr>`)}</table></main>`,
  };
};
const service = (tongue: Tongue) => {
  const { thing, brief, call } = tongues[tongue];
  return {
    path: '/services/repair',
    body: `<main><h1>${thing}</h1><p>${brief}</p><a href="/contact">${call}</a>${times(6, (index) => `<section class="part"><h2>${thing} ${index}</h2><p>${brief} ${brief}</p><a href="/contact">${call}</a></section>`)}<form action="/quote" method="post"><input name="name"><input name="phone"><button>${call}</button></form><a href="tel:+15551234567">+1 555 123 4567</a></main>`,
  };
};
const docs = (tongue: Tongue) => {
  const { thing, text } = tongues[tongue];
  return {
    path: '/docs/2.4/kettle/install',
    body: `<aside><nav><ul>${times(24, (index) => `<li><a href="/docs/2.4/kettle/part-${index}">${thing} ${index}</a></li>`)}</ul></nav></aside><main><h1>${thing}</h1><p>${text}</p>${times(4, (index) => `<h2 id="h${index}">${thing} ${index} <a href="#h${index}">#</a></h2><p>${text} <code>kettle.boil()</code></p><pre><code>kettle.boil(${index})</code></pre>`)}</main>`,
  };
};
const forum = (tongue: Tongue, count = 8) => {
  const { thing, text, name } = tongues[tongue];
  return {
    path: '/t/kettle-on-gas/4711',
    body: `<main><h1>${thing}?</h1>${times(count, (index) => `<div class="post" id="post-${index}"><a href="/u/${name}${index}">${name}${index}</a> <time datetime="2026-05-01">2026-05-01</time><div class="text">${text}</div><a href="#post-${index}">#${index}</a> <button>♥</button></div>`)}</main>`,
  };
};
const listing = (tongue: Tongue, count = 24) => {
  const { thing } = tongues[tongue];
  return {
    path: '/collections/kettles',
    body: `<main><h1>${thing}</h1><ul>${times(count, (index) => `<li class="card"><a href="/products/kettle-${index}"><img src="data:," alt="" width="40" height="40"><h3>${thing} ${index}</h3></a><span>€ ${index + 1},90</span></li>`)}</ul><a href="?page=2">2</a> <a href="?page=3">3</a> <a href="?page=4">4</a></main>`,
  };
};
const questions = (tongue: Tongue) => {
  const { thing, text } = tongues[tongue];
  return {
    path: '/kettles/answers',
    body: `<main><h1>${thing}</h1>${times(8, (index) => `<h2>${thing} ${index}?</h2><p>${text}</p>`)}</main>`,
  };
};
const about = (tongue: Tongue) => {
  const { thing, text } = tongues[tongue];
  return { path: '/impressum', body: `<main><h1>${thing}</h1><p>${text}</p></main>` };
};
const home = (tongue: Tongue) => ({ ...article(tongue), path: '/' });
const media = (tongue: Tongue) => ({
  path: '/watch/4711',
  head: og('video.other'),
  body: `<main><h1>${tongues[tongue].thing}</h1><video controls style="width:900px;height:500px"></video><p>${tongues[tongue].brief}</p></main>`,
});
const login = (tongue: Tongue) => ({
  path: '/members',
  body: `<main><h1>${tongues[tongue].thing}</h1><form action="/in" method="post"><input name="user"><input type="password"><button>→</button></form></main>`,
});

describe.each(Object.keys(tongues) as Tongue[])('pages in %s', (tongue) => {
  test.each([
    ['article', article],
    ['article', undated],
    ['product', product],
    ['service', service],
    ['docs', docs],
    ['forum', forum],
    ['listing', listing],
    ['faq', questions],
    ['about', about],
    ['home', home],
    ['media', media],
    ['utility', login],
  ] satisfies [PageType, (tongue: Tongue) => Made][])('%s', async (type, make) => {
    const found = await typeOf(make(tongue), tongue);
    expect(found.type, JSON.stringify(found)).toBe(type);
  });
});

describe('visible evidence wins over declarations', () => {
  const faq = ld({
    '@type': 'FAQPage',
    mainEntity: [1, 2, 3].map((index) => ({
      '@type': 'Question',
      name: `Does it drip ${index}?`,
      acceptedAnswer: { '@type': 'Answer', text: 'No.' },
    })),
  });
  const declaredArticle = `${og('article')}<meta property="article:published_time" content="2026-05-01">${ld({ '@type': 'Article', headline: tongues.en.thing, datePublished: '2026-05-01' })}`;
  const member = '<form action="/in" method="post"><input name="user"><input type="password"><button>Log in</button></form>';
  test.each<[string, PageType, Made]>([
    ['a thread that is called an article', 'forum', { ...forum('en'), head: declaredArticle }],
    ['documentation that is called an article', 'docs', { ...docs('en'), head: declaredArticle }],
    ['a category that is called an article', 'listing', { ...listing('en'), head: declaredArticle }],
    ['an accordion of questions on a service page', 'service', { ...service('en'), head: faq }],
    ['a thread with a box for members', 'forum', { ...forum('en'), body: forum('en').body.replace('<h1>', `${member}<h1>`) }],
    [
      'a category with 500 words for search engines',
      'listing',
      { ...listing('en'), body: listing('en').body.replace('</main>', `${times(16, () => `<p>${tongues.en.text}</p>`)}</main>`) },
    ],
    [
      'an article whose markup claims a product',
      'article',
      { ...article('en'), head: ld({ '@type': 'Product', name: 'Kettle', offers: { '@type': 'Offer', price: 9, priceCurrency: 'EUR' } }) },
    ],
    [
      'a category whose markup claims a product',
      'listing',
      { ...listing('en'), head: `${og('product')}${ld({ '@type': 'Product', name: 'Kettle' })}` },
    ],
    ['a thread in Japanese without markup', 'forum', forum('ja')],
    ['500 cards', 'listing', listing('ja', 500)],
    ['a thread of 200 posts', 'forum', forum('ar', 200)],
  ])('%s', async (_, type, made) => {
    const found = await typeOf(made, 'en');
    expect(found.type, JSON.stringify(found)).toBe(type);
  });
  test.each([
    ['ProfilePage', { mainEntity: { '@type': 'Person', name: 'Kim' } }],
    ['JobPosting', { title: 'Red enamel kettle', hiringOrganization: { '@type': 'Organization', name: 'Larkspur' } }],
    ['Course', { name: 'Red enamel kettle' }],
  ])('a declared main entity of a kind without checks of its own decides: %s', async (type, data) => {
    const made = {
      path: '/kettle',
      head: ld({ '@type': type, ...data }),
      body: `${menu}<main><h1>${tongues.en.thing}</h1><p>${tongues.en.text}</p></main>`,
    };
    expect(await typeOf(made)).toMatchObject({ type: 'other', reason: { code: 'declaredOther', args: { name: type } } });
    const declared = ld({ '@type': 'Article', headline: tongues.en.thing });
    expect(await typeOf({ ...made, head: made.head + declared })).not.toMatchObject({ reason: { code: 'declaredOther' } });
  });
  test.each(['Article', 'Product', 'DiscussionForumPosting'])('a shell that claims to be of type %s has nothing to read', async (type) => {
    const { known } = await collectPage(
      live(`<!doctype html><title>x</title>${ld({ '@type': type, headline: 'Kettles', name: 'Kettles' })}<div id="app"></div>`),
      { now },
    );
    const url = 'https://example.com/t/kettles/4711';
    const found = valueIn(
      withDerivedFacts({ ...withJsonLdItems(known), page: { ok: true, value: { ...valueIn(known, 'page'), url } } }),
      'pageType',
    );
    expect(found).toMatchObject({ type: 'other', reason: { code: 'empty' } });
  });
});

test('a reason names at most three pieces of evidence, the strongest first', async () => {
  const { reason, evidence } = await typeOf(product('en'));
  expect(reason.code).toBe('evidence');
  const { ids } = reason.args as { ids: string[] };
  expect(ids).toEqual(evidence.slice(0, 3).map(({ id }) => id));
  expect(evidence.map(({ weight }) => weight)).toEqual(evidence.map(({ weight }) => weight).toSorted((a, b) => b - a));
});
