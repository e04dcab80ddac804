import type { FactTable, KnownFacts } from '../../checks/core/facts.ts';
import type { LinkFact } from '../../checks/core/facts/links-and-images.ts';
import { withDerivedFacts } from '../../checks/derive/derived-facts.ts';
import { parseUrl } from '../../checks/parse/urls.ts';
import { block, heading } from './blocks.ts';
import { known, type Changes } from './facts.ts';

interface Words {
  title: string;
  headline: string;
  lead: string;
  more: string;
  site: string;
  author: string;
  copyright: string;
  section: string;
}
/** One page in three languages and scripts: what each of them says is the same. */
export const wordsIn = {
  en: {
    title: 'Home',
    headline: 'How to oil a leather cover without stains',
    section: 'Which oil is safe',
    site: 'Larkspur Bindery',
    author: 'Ines Aldrich',
    copyright: '© 2026 Larkspur Bindery',
    lead: 'To oil a leather cover without stains, wipe it clean, rub in a thin film of neutral oil with a soft cloth, and let it rest for a full day before you polish it. A second thin coat is safer than one thick coat.',
    more: 'Neutral lanolin oil and pure neatsfoot oil are safe for leather covers, because both stay liquid in the fibres of the leather and neither of them turns rancid in the years that follow. Kitchen oils oxidise within a few months and leave a dark edge that no cleaner will ever remove from the leather.',
  },
  ja: {
    title: 'ホーム',
    headline: '革の表紙を染みなく手入れする方法',
    section: '安全な油の選び方',
    site: 'ひばり製本所',
    author: '山田太郎',
    copyright: '© 2026 ひばり製本所',
    lead: '革の表紙を染みなく手入れするには、まず汚れを拭き取り、柔らかい布で中性の油を薄く塗り、一日ほど休ませてから油を磨き落とします。厚く一度塗るよりも、薄く二度塗るほうが安全です。',
    more: '中性のラノリン油と純粋な牛脚油は、革の繊維の中で液体のまま保たれ、何年たっても酸化しないため、革の表紙に安心して使うことができます。台所の油は数か月で酸化し、どんな洗剤でも落とせない黒い縁を革に残してしまいますので、大切な本には使わないでください。',
  },
  ar: {
    title: 'الرئيسية',
    headline: 'كيف تدهن غلاف الجلد بالزيت دون بقع',
    section: 'أي زيت آمن للجلد',
    site: 'ورشة القبرة للتجليد',
    author: 'ليلى حداد',
    copyright: '© 2026 ورشة القبرة للتجليد',
    lead: 'لكي تدهن غلاف الجلد بالزيت دون بقع، امسحه أولاً حتى يصبح نظيفاً، ثم ضع طبقة رقيقة من الزيت المحايد بقطعة قماش ناعمة، واتركه يرتاح يوماً كاملاً قبل أن تلمعه. طبقتان رقيقتان أفضل من طبقة واحدة سميكة.',
    more: 'زيت اللانولين المحايد آمن لأغلفة الجلد لأنه يبقى سائلاً داخل ألياف الجلد ولا يفسد في السنوات التي تليها، أما زيوت المطبخ فإنها تتأكسد خلال أشهر قليلة وتترك حافة داكنة على الجلد لا يستطيع أي منظف أن يزيلها بعد ذلك أبداً، ولهذا يجب أن تبقى بعيدة عن كل كتاب تريد أن تحتفظ به.',
  },
} as const satisfies Record<string, Words>;
export type Tongue = keyof typeof wordsIn;
export const tongues = Object.keys(wordsIn) as Tongue[];

export const pageUrl = 'https://example.com/guides/oil';
export const linkTo = (href: string, text: string, changes: Partial<LinkFact> = {}): LinkFact => ({
  kind: 'a',
  href,
  url: new URL(href, pageUrl).href,
  rel: [],
  target: '',
  text,
  name: text,
  nameFrom: 'text',
  imageOnly: false,
  region: 'main',
  main: true,
  clickHandler: false,
  role: '',
  selector: 'main > p > a',
  ...changes,
});
export const tag = {
  meta: (name: string, content: string): FactTable['head']['metas'][number] => ({
    name: name.includes(':') ? '' : name,
    property: name.includes(':') ? name : '',
    httpEquiv: '',
    charset: '',
    content,
    inHead: true,
    selector: `head > meta[${name}]`,
  }),
  link: (rel: string, href: string, hreflang = ''): FactTable['head']['links'][number] => ({
    rel: [rel],
    href,
    url: parseUrl(href, pageUrl)?.href ?? null,
    hreflang,
    type: '',
    sizes: '',
    media: '',
    inHead: true,
    selector: `head > link[${rel} ${hreflang} ${href}]`,
  }),
};

const mainUnits = (blocks: readonly { units: number; main: boolean }[]) =>
  blocks.reduce((sum, { units, main }) => sum + (main ? units : 0), 0);

/** Facts of that page as they are read: an article with a headline, a byline, a date, a lead and the name of its site. What follows from them is derived. */
export function pageIn(tongue: Tongue, changes: Changes = {}, byline: string = wordsIn[tongue].author): KnownFacts {
  const words = wordsIn[tongue];
  const blocks = [
    block(words.site, {
      region: 'header',
      main: false,
      hrefs: ['https://example.com/'],
      linkChars: words.site.length,
      selector: 'header > p',
    }),
    heading(1, words.headline),
    block(byline, { selector: 'main > p.byline' }),
    block(words.lead),
    heading(2, words.section),
    block(words.more),
    block(words.copyright, { region: 'footer', main: false, selector: 'footer > p' }),
  ];
  const { text, headings, ...others } = changes;
  return withDerivedFacts(
    known({
      language: null,
      offer: null,
      provenance: null,
      about: null,
      pageType: null,
      page: { url: pageUrl, baseUrl: pageUrl, lang: tongue },
      head: {
        titles: [{ text: words.title, inHead: true, selector: 'head > title' }],
        metas: [tag.meta('og:site_name', words.site), tag.meta('viewport', 'width=device-width, initial-scale=1')],
      },
      headings: headings ?? {
        items: [
          {
            level: 1,
            text: words.headline,
            visible: true,
            fontSize: 32,
            firstScreen: true,
            region: 'main',
            main: true,
            selector: 'main > h1',
          },
        ],
        total: 1,
      },
      // A page that shows nothing is closed by a gate.
      text: text
        ? 'ok' in text
          ? text
          : { units: mainUnits(text.blocks ?? []), ...text }
        : { blocks, units: mainUnits(blocks), mainUnits: mainUnits(blocks), mainChars: 900 },
      semantics: {
        authors: [{ name: words.author, url: 'https://example.com/about', selector: 'main > p.byline > a' }],
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
      },
      ...others,
    }),
  );
}
