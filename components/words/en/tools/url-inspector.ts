import { english, type ParameterKind } from '../../../../checks/index.ts';

const { amount, number } = english;

export const urlInspector = {
  unparsable: ({ url }: { url: string }) => `The URL of this page does not parse: ${url}`,
  anatomy: 'Anatomy of the URL',
  parts: {
    scheme: 'scheme', user: 'user', subdomain: 'subdomain', domain: 'domain', port: 'port', root: 'root', page: 'page', query: 'query', fragment: 'fragment',
    folder: ({ index }: { index: number }) => `folder ${number(index)}`,
  },
  clean: {
    title: 'Clean version',
    already: 'The URL has no tracking, no session and no fragment: it is as clean as it gets.',
    without: 'Without tracking and session parameters and without the fragment. Make sure that it shows the same page before you use it.',
  },
  parameters: {
    title: 'Parameters', note: 'What each one is for, told from its name.', rows: 'parameters', none: 'The URL has no parameters.', name: 'Name', value: 'Value', for: 'For',
    noName: '(no name)', empty: '(empty)',
    kinds: {
      tracking: 'tracking: not part of the page', session: 'session: another URL for each visitor', pagination: 'page number', order: 'order or view', search: 'search words', language: 'language',
      other: 'unknown, probably the content',
    } satisfies Record<ParameterKind, string>,
  },
  form: {
    title: 'Form', length: 'Length', path: 'Path', encodings: 'Encodings', readable: 'Readable',
    characters: ({ count }: { count: number }) => `${amount(count, 'character')}. URLs under 2,000 characters work everywhere.`,
    root: 'the root of the site',
    slash: ({ parts }: { parts: number }) => `${amount(parts, 'part')}, ends in a slash`,
    noSlash: ({ parts }: { parts: number }) => `${amount(parts, 'part')}, no slash at the end`,
    inPath: ({ count }: { count: number }) => `${amount(count, 'percent-encoded byte')} in the path`,
    inQuery: ({ count }: { count: number }) => `${amount(count, 'percent-encoded byte')} in the query`,
    plus: 'plus signs in the query, which mean spaces',
    punycode: 'an internationalised host name, written in ASCII (punycode)',
    notUtf8: 'bytes that are not UTF-8',
    ascii: 'none: plain ASCII.',
  },
};
