import { english } from '../../../checks/core/wording.ts';
import type { ParameterKind } from '../../../checks/parse/urls.ts';

const { amount, number } = english;

export const words = {
  unparsable: ({ url }: { url: string }) => `This page’s URL is invalid: ${url}`,
  anatomy: 'Parts of the URL',
  parts: {
    scheme: 'scheme',
    user: 'user',
    subdomain: 'subdomain',
    domain: 'domain',
    port: 'port',
    root: 'root',
    page: 'page',
    query: 'query',
    fragment: 'fragment',
    folder: ({ index }: { index: number }) => `folder ${number(index)}`,
  },
  clean: {
    title: 'Clean version',
    already: 'The URL is already clean: no tracking, session or fragment.',
    without: 'Without tracking and session parameters or fragment. Check that it shows the same page before you use it.',
  },
  parameters: {
    title: 'Parameters',
    note: 'Purpose guessed from the name.',
    rows: 'parameters',
    none: 'The URL has no parameters.',
    name: 'Name',
    value: 'Value',
    for: 'Purpose',
    noName: '(no name)',
    empty: '(empty)',
    kinds: {
      tracking: 'tracking, does not change the page',
      session: 'session, different for each visitor',
      pagination: 'page number',
      order: 'order or view',
      search: 'search query',
      language: 'language',
      other: 'unknown, probably content',
    } satisfies Record<ParameterKind, string>,
  },
  form: {
    title: 'Details',
    length: 'Length',
    path: 'Path',
    encodings: 'Encodings',
    readable: 'Readable',
    characters: ({ count }: { count: number }) => `${amount(count, 'character')}. URLs under 2,000 characters work everywhere.`,
    root: 'site root',
    slash: ({ parts }: { parts: number }) => `${amount(parts, 'part')}, trailing slash`,
    noSlash: ({ parts }: { parts: number }) => `${amount(parts, 'part')}, no trailing slash`,
    inPath: ({ count }: { count: number }) => `${amount(count, 'percent-encoded byte')} in the path`,
    inQuery: ({ count }: { count: number }) => `${amount(count, 'percent-encoded byte')} in the query`,
    plus: 'plus signs in the query, which mean spaces',
    punycode: 'an internationalized host name in ASCII (punycode)',
    notUtf8: 'bytes that are not UTF-8',
    ascii: 'none: plain ASCII.',
  },
};
