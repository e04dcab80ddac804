/** Names that are pasted as that of the site: each row was offered, or was missing, on a real page. */
import { expect, test } from 'vitest';
import type { NameFact } from '../../../checks/core/facts/about.ts';
import type { FixFacts } from '../../../checks/fixes/fix.ts';
import { organization } from '../../../checks/fixes/site-identity.ts';
import { block } from '../../support/blocks.ts';
import {
  brandToPaste,
  headlineToPaste,
  logoToPaste,
  maybePersonToPaste,
  siteNameToPaste,
  titleToPaste,
} from '../../../checks/fixes/page-words.ts';

const name = (from: NameFact['from'], text: string, visible = true): NameFact => ({
  role: 'publisher',
  from,
  name: text,
  type: '',
  url: null,
  sameAs: [],
  visible,
  selector: 'p',
});
const siteName = (host: string, title: string, ...names: NameFact[]) =>
  siteNameToPaste({
    page: { url: `https://${host}/a` },
    head: { titles: [{ text: title, inHead: true, selector: 'title' }], metas: [], links: [] },
    provenance: { names },
  } as unknown as FixFacts);

test.each<[string, string, string]>([
  [
    'a university holds the rights, not the site',
    siteName(
      'studies.example.edu',
      'Project Management | Division of Studies',
      name('title-suffix', 'Division of Studies'),
      name('copyright', 'Regents of the University of Lakes'),
    ),
    '',
  ],
  [
    'the end of a title begins with words of the page',
    siteName(
      'chessworld.example',
      'Chess Sets for Sale Online from chessworld',
      name('title-suffix', 'for Sale Online from chessworld', false),
      name('copyright', 'chessworld'),
    ),
    'chessworld',
  ],
  [
    'the end of a title begins with a number',
    siteName('lakephoto.example', 'Lens 1549 B&H Lake Photo', name('title-suffix', '1549 B&H Lake Photo', false)),
    '',
  ],
  [
    'an article before the name',
    siteName('stackblog.example', 'The Stack Blog - Posts', name('title-suffix', 'The Stack Blog', false)),
    'The Stack Blog',
  ],
  ['an alt text that repeats itself', siteName('lake.example', 'Lists', name('logo', 'Lakeside white Lakeside symbol')), ''],
  [
    'an abbreviation in the domain',
    siteName('osha.example', 'Rules', name('copyright', 'Occupational Safety and Health Administration')),
    'Occupational Safety and Health Administration',
  ],
  ['a holder whom the title names', siteName('gmw.example', '酒 _光明网', name('copyright', '光明网')), '光明网'],
  ['a company', siteName('cuboh.example', 'Tips', name('copyright', 'Cuboh Software Incorporated')), ''],
])('%s', (_, found, expected) => expect(found).toBe(expected));

test.each([
  ['webcams.example', 'Webcams - The Best Auto-Tracking Cameras', 'Webcams'],
  ['hrcloud.example', 'HR Cloud: All-in-One Software', 'HR Cloud'],
  ['harbor.example', 'Notes of the Harbor', 'Notes of the Harbor'],
  ['harbor.example', 'Studies | Division', 'Studies | Division'],
  ['harbor.example', 'Harbor | Harbor Notes', 'Harbor | Harbor Notes'],
])('on %s, an organization that calls its site “%s” is “%s”', (host, text, expected) =>
  expect(brandToPaste({ page: { url: `https://${host}/a` } } as unknown as FixFacts, text)).toBe(expected),
);

test.each([
  ['/images/logo.png', true],
  ['/images/loader.gif', false],
  ['/images/logo_blank.gif', false],
  ['/images/loading-bay.png', true],
])('whether %s is a logo: %s', (path, is) => {
  const url = `https://example.com${path}`;
  const facts = {
    page: { url: 'https://example.com/' },
    links: { items: [{ url: 'https://example.com/', region: 'header', selector: 'a' }] },
    images: { items: [{ kind: 'img', url, selector: 'a > img', link: 'a' }] },
  } as unknown as FixFacts;
  expect(logoToPaste(facts)).toBe(is ? url : null);
});

test.each([
  ['Chess boards and pieces | Chess | Harbor Shop', 'Chess boards and pieces | Chess'],
  ['News – Chess – News – Harbor Shop', 'News – Chess – News'],
  ['Harbor Shop | Shop', 'Shop'],
  ['Harbor Shop', 'Harbor Shop'],
])('of the title %s, the name of the site goes and nothing else', (text, expected) => {
  const facts = {
    page: { url: 'https://harbor.example/a' },
    head: { titles: [{ text, inHead: true, selector: 'title' }], metas: [], links: [] },
    about: { headline: text },
    provenance: { names: [name('site-name', 'Harbor Shop')] },
  } as unknown as FixFacts;
  expect(titleToPaste(facts)).toBe(expected);
  expect(headlineToPaste(facts)).toBe(expected);
});

test.each<[what: string, site: string, of: Partial<NameFact>, is: ReturnType<typeof maybePersonToPaste>]>([
  ['the markup calls her a person', 'Ines Aldrich', { from: 'json-ld', type: 'Person' }, 'yes'],
  ['the page is by her', 'Ines Aldrich', { role: 'author', from: 'byline' }, 'maybe'],
  ['nothing but capital letters', 'Peace Target', {}, 'no'],
  ['a company signs as one', 'Aldrich Ltd', { role: 'author', from: 'meta' }, 'no'],
  ['an office signs', 'Larkspur Team', { role: 'author', type: 'Person' }, 'no'],
])('whether the name of a site is a person’s: %s', (_, site, of, is) =>
  expect(
    maybePersonToPaste(
      { provenance: { names: [name('site-name', site), { ...name('byline', site), ...of }] } } as unknown as FixFacts,
      site,
    ),
  ).toBe(is),
);

test.each([
  ['Person', undefined],
  ['', 'Organization'],
] as const)('the site of a %s is pasted as %s', (type, pasted) => {
  const page = { url: 'https://inesaldrich.example/', baseUrl: 'https://inesaldrich.example/', xml: false };
  const facts = {
    page,
    head: { titles: [{ text: 'Ines Aldrich', inHead: true, selector: 'title' }], metas: [], links: [] },
    headings: { items: [], total: 0 },
    text: { blocks: [block('Ines Aldrich', { main: false, region: 'footer' })] },
    structuredData: { items: [], blocks: [], total: 0 },
    provenance: { names: [{ ...name('site-name', 'Ines Aldrich'), type }], dates: [] },
  } as unknown as FixFacts;
  const [fix] = [organization.make(facts, { intent: 'index', pageType: 'home', aiOptOut: false, now: 0 }, {}) ?? []].flat();
  expect(fix && /"@type": "(\w+)"/.exec(fix.text)?.[1]).toBe(pasted);
});
