import { english } from '../../../checks/core/wording.ts';
import type { LinkClass } from '../../../checks/core/facts/probes.ts';
import { tagFaultText } from '../checks/language-tags.ts';

const { language, percent } = english;
/** "Latin" of Latn. */
const scriptName = (code: string) => new Intl.DisplayNames('en', { type: 'script' }).of(code) ?? code;

export const words = {
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
    undetected: 'too little text or an unsupported language',
    detected: ({ code, confidence, script }: { code: string; confidence: number; script: string }) =>
      `${language(code)} (${percent(confidence)} confidence), ${scriptName(script)} script`,
    asText: 'matches the text',
    unsure: 'too little text, or too mixed, to compare',
    textIs: ({ code }: { code: string }) => `the text is ${language(code)}`,
  },
  cluster: {
    title: 'hreflang cluster',
    note: 'Google uses a pair only if both pages list each other.',
    rows: 'alternates',
    none: 'No hreflang alternates declared. A single-language site needs none.',
    code: 'Code',
    url: 'URL',
    valid: 'Valid',
    from: 'From',
    answers: 'Response',
    returns: 'Return link',
    indexing: 'Indexing',
    thisPage: 'this page',
    ok: 'valid',
    codeFault: tagFaultText,
    unparsable: 'invalid URL',
    relative: 'not an absolute URL',
    head: 'head',
    header: 'Link header',
    body: 'body: ignored',
    unchecked: 'not checked',
    unknown: 'unknown: the page was not read',
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
