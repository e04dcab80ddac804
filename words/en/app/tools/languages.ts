import { english, tagFaultText, type LinkClass } from '../../../../checks/index.ts';

const { language, percent } = english;

export const languages = {
  page: {
    title: 'Language of the page',
    htmlLang: 'html lang',
    xmlLang: 'xml:lang',
    direction: 'Direction',
    text: 'Text',
    header: 'Content-Language',
    undeclared: 'not declared',
    unsent: 'not sent',
    empty: '(empty)',
    notTag: 'not a language tag',
    directions: { ltr: 'left to right', rtl: 'right to left', auto: 'auto' },
    name: ({ code }: { code: string }) => language(code),
    undetected: 'too little text, or a language we do not know',
    detected: ({ code, confidence, script }: { code: string; confidence: number; script: string }) =>
      `${language(code)} (${percent(confidence)} sure), script ${script}`,
    asText: 'as the text',
    textIs: ({ code }: { code: string }) => `the text is ${language(code)}`,
  },
  cluster: {
    title: 'hreflang cluster',
    note: 'Google reads a pair only when both pages name each other.',
    rows: 'alternates',
    none: 'The page declares no hreflang alternates. A site in one language needs none.',
    code: 'Code',
    url: 'URL',
    valid: 'Valid',
    from: 'From',
    answers: 'Answers',
    returns: 'Links back',
    indexing: 'Indexing',
    thisPage: 'this page',
    ok: 'valid',
    codeFault: tagFaultText,
    unparsable: 'the URL does not parse',
    relative: 'the URL is not fully qualified',
    head: 'head',
    header: 'Link header',
    body: 'body: not read',
    unchecked: 'not checked',
    unknown: 'not known: no page was read',
    itself: 'itself',
    yes: 'yes',
    no: 'no',
    blocked: 'blocked by robots.txt',
    noindex: 'noindex',
    allowed: 'allowed',
    classes: { ok: 'ok', redirected: 'redirected', broken: 'broken', unverified: 'unverified', skipped: 'skipped' } satisfies Record<
      LinkClass,
      string
    >,
    answer: ({ name, status }: { name: string; status: number }) => `${name}, ${status}`,
  },
};
