import { english } from '../../../checks/core/wording.ts';

const { amount, bytes, number, percent } = english;

export const words = {
  nothing: 'There is nothing to read here for a crawler without JavaScript.',
  nothingShown: 'A crawler without JavaScript reads the text below. The rendered page has no main content to compare.',
  onlyNoscript: 'A crawler without JavaScript reads the text below, which is only in <noscript>. The rendered page shows none of it.',
  sight: {
    crawler: 'Crawler',
    compare: 'Compare on the page',
    /** On the page itself. */
    overlay: {
      region: 'What a crawler sees of this page',
      slider: 'Part of the page that is shown as people see it',
      crawler: 'Crawler',
      passage: 'quotable passage',
      copy: 'Copy image',
      copied: 'Copied',
      save: 'Save image',
      close: 'Close (Esc)',
    },
  },
  text: 'Text',
  tokens: 'Tokens',
  html: 'HTML',
  missing: 'Missing',
  words: ({ words, blocks }: { words: number; blocks: number }) => `${amount(words, 'word')} in ${amount(blocks, 'block')}`,
  characters: ({ characters, blocks }: { characters: number; blocks: number }) =>
    `about ${amount(characters, 'character')} in ${amount(blocks, 'block')}`,
  tokenCount: ({ count }: { count: number }) => `about ${number(count)} (estimate; models count differently)`,
  bytes: ({ count }: { count: number }) => bytes(count),
  noneMissing: 'nothing',
  someMissing: ({ count }: { count: number }) =>
    `${amount(count, { one: 'main block of the rendered page', other: 'main blocks of the rendered page' })}`,
  mark: 'Highlight missing text on the page',
  notInSource: 'not in raw HTML',
  note: 'Most AI crawlers do not run JavaScript (measured by Vercel and MERJ, December 2024); Googlebot, Bingbot and Applebot do.',
  agents: {
    title: 'For agents',
    note: 'For software that acts on a page for people. No search or answer engine requires any of this, and none of it is scored.',
    ask: 'Request the page as Markdown',
    asking: 'Requesting…',
    askNote: 'Requests this URL with Accept: text/markdown, and /.well-known/ard.json of this site, without cookies.',
    notHere: 'Not requested here: open the page and audit it.',
    unread: 'no response could be read',
    controls: {
      name: 'Names of controls',
      who: 'WAI-ARIA (W3C). Google’s guide to AI features (May 2026) says that agents read the accessibility tree.',
      none: 'no buttons or fields',
      all: ({ total }: { total: number }) => `${total === 1 ? '1 control has' : `all ${number(total)} controls have`} a name`,
      some: ({ total, nameless }: { total: number; nameless: number }) =>
        `${number(nameless)} of ${amount(total, 'control')} without an accessible name`,
      nameless: 'no accessible name',
      mark: 'Highlight these controls on the page',
    },
    forms: {
      name: 'Forms as tools (WebMCP)',
      who: 'Proposed by the Web Machine Learning Community Group (W3C); an origin trial in Chrome, in no other browser.',
      none: 'no forms',
      annotated: ({ total, tools }: { total: number; tools: number }) => `${number(tools)} of ${amount(total, 'form')} with a toolname`,
      undescribed: ({ count }: { count: number }) => `${number(count)} without a name or tooldescription`,
      repeated: 'used twice:',
      unnamed: '(empty)',
      fields: ({ fields, described }: { fields: number; described: number }) =>
        `${amount(fields, 'field')}, ${number(described)} with toolparamdescription.`,
      submits: 'May be sent without a click (toolautosubmit).',
    },
    shifts: {
      name: 'Layout shifts (CLS)',
      who: 'Core Web Vitals (Google). Lighthouse lists it for agents, since they click where an element was.',
      value: ({ cls }: { cls: number }) => `${number(Math.round(cls * 1_000) / 1_000)} in this visit`,
      unknown: 'Not measured by this browser.',
    },
    llms: {
      name: 'llms.txt',
      who: 'Proposed by Jeremy Howard (2024). Google says that it ignores the file; Lighthouse looks at its form.',
      none: 'none, which is fine',
      whole: 'has a heading, links and text',
      missing: ({ parts: missing }: { parts: string[] }) => `present, without ${missing.join(', ')}`,
      heading: 'an h1',
      links: 'links',
      text: '50 characters of text',
    },
    markdown: {
      name: 'Markdown response',
      who: 'Offered by Cloudflare and Vercel; requested by coding agents such as Claude Code, Cursor and OpenCode.',
      yes: 'Markdown is returned',
      relabeled: 'HTML is returned, labeled as Markdown',
      varies: 'with Vary: Accept',
      same: 'without Vary: Accept: caches may mix it up with the HTML',
      html: () => 'no Markdown: the same response as for browsers',
      refused: () => 'refused (406): a response with HTML would be safer',
      failing: ({ status }: { status: number }) => `returns ${status} to this request`,
    },
    ard: {
      name: 'ARD file',
      who: 'Agentic Resource Discovery 0.91, a proposal of August 2026.',
      unnamed: 'Not mentioned in robots.txt, the head or headers.',
      from: { robots: 'Agentmap in robots.txt:', link: 'rel=ard in the HTML:', header: 'rel=ard in a Link header:' },
      legacy: {
        robots: 'Agentmap in robots.txt:',
        link: 'rel=ai-catalog (old name) in the HTML:',
        header: 'rel=ai-catalog (old name) in a Link header:',
      },
      none: ({ status }: { status: number }) => `no /.well-known/ard.json (status ${status}), which is fine`,
      'not-json': () => '/.well-known/ard.json is not valid JSON',
      'no-entries': () => '/.well-known/ard.json has no list of entries',
      entries: ({ entries, incomplete }: { entries: number; incomplete: number }) =>
        incomplete === 0
          ? `/.well-known/ard.json with ${amount(entries, 'entry', 'entries')}`
          : `/.well-known/ard.json: ${number(incomplete)} of ${amount(entries, 'entry', 'entries')} without identifier, type, or exactly one of url and data`,
    },
  },
  reading: {
    title: 'The page as crawlers read it',
    form: 'Format',
    text: 'Text',
    main: 'Main content',
    markdown: 'Markdown',
    save: 'Save as Markdown',
    label: 'Text of the page',
    noMain: 'The raw HTML has none of the main content: it needs JavaScript.',
    none: 'The raw HTML has no text: without JavaScript, this page is empty.',
    more: ({ share }: { share: number }) => `Show more (${percent(share)} shown)`,
  },
};
