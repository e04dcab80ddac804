import { otherLocale } from '../support/pseudo-world.tsx';
import { render } from 'preact';
import { act as settled } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import '../../components/style.css';
import { tools as allTools, type ToolId } from '../../checks/tools.ts';
import type { FactName, KnownFacts } from '../../checks/core/facts.ts';
import { aiCrawlers } from '../../checks/lists/ai-crawlers.ts';
import { aiCrawlerSources } from '../../checks/lists/ai-crawler-sources.ts';
import { richResults } from '../../checks/lists/rich-results.ts';
import { securityHeaders } from '../../checks/lists/headers.ts';
import type { ToolActions } from '../../components/tool/props.ts';
import { eventually } from '../support/eventually.ts';
import { failure, known } from '../support/facts.ts';
import { hostileFacts } from '../support/hostile.ts';
import { marks, unmarked } from '../support/pseudo.ts';
import { reportOf } from '../support/report-of.ts';
import { richFacts } from '../support/rich-facts.ts';
import { LocaleContext } from '../../components/use-locale.ts';
import { tools as toolWords } from '../../words/en/tools/index.ts';
import { toolView } from '../support/tool-view.ts';

const noop = () => undefined;
const act: ToolActions = {
  show: noop,
  mark: noop,
  clearMarks: noop,
  copy: noop,
  save: noop,
  open: noop,
  openWindow: noop,
  rerun: noop,
  snapshots: async () => [],
  saveSnapshot: async () => [],
  deleteSnapshot: async () => [],
};
const every = (reason: 'refused' | 'not-probed') =>
  Object.fromEntries((Object.keys(known()) as FactName[]).map((name) => [name, failure(reason)])) as KnownFacts;
const page = (name: string, facts: KnownFacts) => [name, facts, reportOf(facts)] as const;
/** Judged once for all tools. */
const pages = [
  page('a rich page', richFacts()),
  page('a hostile page', hostileFacts(60)),
  page('a bare page', known()),
  page('nothing yet', {}),
  page('nothing readable', every('refused')),
  page('nothing checked', every('not-probed')),
];

/** Names, units and format words that are the same in every language. */
const crawlers = [
  'Googlebot-Image',
  'Googlebot',
  'Bingbot',
  'OAI-SearchBot',
  'GPTBot',
  'ClaudeBot',
  'Claude-SearchBot',
  'PerplexityBot',
  'Google-Extended',
  'Applebot',
  'YandexBot',
  'Baiduspider',
  'DuckDuckBot',
];
const networks = ['Facebook', 'LinkedIn', 'X', 'Slack', 'WhatsApp', 'Discord'];
const tokens = new RegExp(
  `^(${[
    'h[1-6]',
    'px',
    'kB',
    'MB',
    'B',
    'bytes?',
    'ms',
    's',
    'JSON',
    'CSV',
    'Google',
    'Bing',
    'robots\\.txt',
    'X-Robots-Tag',
    ...crawlers,
    ...networks,
    ...securityHeaders,
    'sponsored',
    'nofollow',
    'ugc',
    'noarchive',
    'nocache',
    'notranslate',
    'HTTPS?',
    'SVG',
    'data-nosnippet',
    'https?',
    'LCP',
    'CLS',
    'INP',
    '16|32|48',
  ].join('|')})$`,
);

/** Names in our lists: crawlers and their operators, Google's features and their properties. */
const listed = JSON.stringify([
  aiCrawlers,
  Object.values(aiCrawlerSources).map(({ source }) => source),
  richResults.map((result) => ({ ...result, limited: '' })),
]);

/** Hosts, URLs, queries and property paths derived from the page's, and elements by attribute. */
const addresses =
  /^(?:(?:https?:\/\/)?[\w.-]+\.[a-z]{2,}(?:\/\S*)?|[a-z]+=\S+|[a-z]+: no[a-z]+|[a-z]\w*(?:\.[@a-z][\w-]*)+|(?:meta|link)(?: [a-z-]+(?:=\S+)?)+)$/;

/** Every string in the known facts, and decoded parts of URLs. */
function dataOf(facts: KnownFacts): string {
  const found: string[] = [];
  JSON.stringify(facts, (key, value: unknown) => {
    found.push(key);
    if (typeof value === 'string') found.push(value);
    return value;
  });
  const decoded = found.map((text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  });
  return [...found, ...decoded].join('\n').replace(/[\s\u2066-\u2069]+/g, ' ');
}

/** What people read or hear in an element that is neither marked nor data of the page. */
function forgotten(host: HTMLElement, facts: KnownFacts): string[] {
  const data = dataOf(facts) + listed;
  const fromPage = (piece: string) => data.includes(piece.replace(/[\s\u2066-\u2069]+/g, ' ').trim());
  const texts: string[] = [];
  // A sentence that contains code is several text nodes: a mark opened in one is closed in another.
  let depth = 0;
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    // Titles of documents and commands are the same in every language.
    if (!walker.currentNode.parentElement?.closest('a[target=_blank], .t-command')) texts.push(marks[0].repeat(depth) + text);
    depth += text.split(marks[0]).length - text.split(marks[1]).length;
  }
  // The button to show an element does not belong to the tools.
  for (const element of host.querySelectorAll('*:not(.icon-button)')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) texts.push(element.getAttribute(name) ?? '');
  }
  return [
    ...new Set(
      texts
        .flatMap(unmarked)
        .flatMap((piece) => piece.split(/…| › |, | · | — |\n/))
        .map((piece) => piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
        .filter(
          (piece) =>
            /\p{L}/u.test(piece) &&
            !piece.split(' ').every((one) => /^[\d.,×%+–-]*$/.test(one) || tokens.test(one)) &&
            !addresses.test(piece) &&
            !fromPage(piece),
        ),
    ),
  ];
}

let host: HTMLElement | null = null;
afterEach(() => {
  if (host) render(null, host);
  host?.remove();
});

const ids = Object.keys(toolWords) as ToolId[];

it('every tool has its words', () => expect([...ids].sort()).toEqual(allTools.map(({ id }) => id).sort()));

describe.each(ids)('%s', (id) => {
  it.each(pages)('%s: in another language, no English is left', async (_, facts, report) => {
    const View = await toolView(id);
    const main = document.createElement('main');
    host = main;
    document.body.append(main);
    await settled(() =>
      render(
        <LocaleContext.Provider value={otherLocale}>
          <View facts={facts} report={report} act={act} />
        </LocaleContext.Provider>,
        main,
      ),
    );
    // Long work is done in steps.
    await eventually(() => expect(main.querySelector('.picture-place')).toBeNull());
    expect(main.textContent).toContain('⟦');
    expect(forgotten(main, facts).join('\n')).toBe('');
  });
});
