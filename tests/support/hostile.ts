import type { KnownFacts } from '../../checks/core/facts.ts';
import { known } from './facts.ts';

const arabic = 'هذا نص عربي طويل مع رقم ١٢٣ و <script>alert(1)</script>';
const chinese = '关于人工智能搜索引擎如何引用网页的完整指南';
const unbroken = 'x'.repeat(1500);
const markup = '<img src=x onerror="document.title=\'broken\'"><b>bold</b>';
export const strangeTexts = [
  arabic,
  chinese,
  unbroken,
  markup,
  '\u202Eevil\u202C',
  '=HYPERLINK("http://evil.example")',
  '😀'.repeat(40),
] as const;
const strange = (index: number) => strangeTexts[index % strangeTexts.length]!;

/** A page that wants to break what shows it: huge, in several scripts, with markup, overrides and formulas in every text. */
export function hostileFacts(links = 2500): KnownFacts {
  return known({
    page: { url: `https://例え.example/${encodeURIComponent(chinese)}/${unbroken}?q=<script>`, lang: 'ar', dir: 'rtl' },
    head: {
      titles: [
        { text: markup + unbroken, inHead: true, selector: 'title' },
        { text: arabic, inHead: false, selector: 'body > title' },
      ],
    },
    headings: {
      items: Array.from({ length: 60 }, (_, index) => ({
        level: 1 + (index % 6),
        text: strange(index),
        visible: true,
        fontSize: 20,
        firstScreen: index < 3,
        region: 'main' as const,
        main: true,
        selector: `h2:nth-of-type(${index + 1})`,
      })),
      total: 60,
    },
    links: {
      items: Array.from({ length: links }, (_, index) => ({
        kind: 'a' as const,
        href: index % 3 ? `/p/${index}` : 'javascript:alert(1)',
        url: index % 3 ? `https://example.com/p/${index}` : null,
        fragmentMissing: false,
        rel: index % 5 ? [] : ['nofollow'],
        target: '',
        text: strange(index),
        name: strange(index),
        nameFrom: 'text' as const,
        imageOnly: false,
        region: 'main' as const,
        main: true,
        clickHandler: false,
        role: '',
        selector: `a:nth-of-type(${index + 1})`,
      })),
      total: links * 2,
    },
    images: {
      items: Array.from({ length: 40 }, (_, index) => ({
        kind: 'img' as const,
        src: `data:image/png;base64,${unbroken}`,
        url: null,
        srcset: false,
        dataSrc: false,
        alt: index % 2 ? null : strange(index),
        decorative: false,
        label: '',
        figcaption: false,
        loading: '' as const,
        fetchPriority: '',
        width: 300,
        height: 200,
        naturalWidth: 6000,
        naturalHeight: 4000,
        sized: false,
        inFlow: true,
        visible: true,
        firstScreen: true,
        complete: true,
        soleLinkContent: false,
        bytes: 1,
        region: 'main' as const,
        main: true,
        selector: `img:nth-of-type(${index + 1})`,
      })),
      total: 40,
    },
    language: { page: 'ar', detected: 'ar', confidence: 1, script: 'Arab' },
    pageType: { type: 'article', reason: { code: 'evidence', args: { ids: [markup] } }, evidence: [] },
    served: { coverage: 0.05, bytes: 3_000_000, cutAt: { selector: 'main', snippet: `<main data-x="${unbroken}">`, text: arabic } },
    robotsTxt: { text: `User-agent: *\nDisallow: /${unbroken}` },
  } as Parameters<typeof known>[0]);
}
