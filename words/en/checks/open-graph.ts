import { metaPropertyTag } from '../../../checks/core/helpers/meta-property-tag.ts';
import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { MisreadText } from '../../../checks/parse/misread-text.ts';
import { agree, and, number } from './grammar.ts';
import { misreadCause, misreadExample } from './misread.ts';

const lacking = (names: readonly string[]) => `${and(names)} ${agree(names.length, 'is', 'are')} missing, which Open Graph requires`;

export const openGraph = {
  title: 'Open Graph tags are complete',
  problem: 'Open Graph tags are incomplete',
  why: 'Social networks and messengers build link previews from these tags. Without them, they guess or show the bare URL.',
  says: {
    complete: () => ({ message: 'og:title, og:type, og:image and og:url are set.', change: '' }),
    noPreview: () => ({
      message: 'og:title and og:image are missing: a shared link has no preview.',
      change: 'Add og:title and og:image, then og:type and og:url, as meta elements with a property attribute.',
    }),
    missing: ({ names }: { names: readonly string[]; required: number }) => ({
      message: `${lacking(names)}.`,
      change: `Add ${and(names.map(metaPropertyTag))}.`,
    }),
    assumed: ({ names }: { names: readonly string[]; required: number }) => ({
      message: `${lacking(names)}. Networks then assume the URL that was shared and the type website.`,
      change: `Add ${and(names.map(metaPropertyTag))}.`,
    }),
    noDescription: () => ({
      message: 'No og:description: previews show other text or none.',
      change: 'Add og:description with one or two sentences.',
    }),
    nameAttribute: ({ names }: { names: readonly string[] }) => ({
      message: `${and(names)} ${agree(names.length, 'uses', 'use')} a name attribute; Open Graph is defined with property.`,
      change: 'Use <meta property="og:…">: networks that follow the specification ignore the other form.',
    }),
    otherUrl: () => ({
      message: 'og:url differs from the canonical URL, so likes and shares count for another page.',
      change: 'Use the canonical URL in og:url.',
    }),
    urlElsewhere: ({ url }: { url: string }) => ({
      message: `og:url is ${url}, not this page, so likes and shares count for that page. No canonical says which one is meant.`,
      change: 'Use the URL of this page in og:url, and declare it as the canonical.',
    }),
    severalUrls: ({ count }: { count: number }) => ({
      message: `${number(count)} different og:url tags: which page likes and shares count for depends on the network.`,
      change: 'Keep one og:url, equal to the canonical.',
    }),
    badUrl: ({ url }: { url: string }) => ({ message: `og:url is not an absolute URL: ${url}`, change: 'Use the full URL with https://.' }),
    unknownType: ({ type }: { type: string }) => ({
      message: `og:type “${clipText(type, 60)}” is no type of Open Graph: networks treat the page as a website.`,
      change: '',
    }),
    misread: ({ names, ...misread }: MisreadText & { names: readonly string[] }) => ({
      message: `${and(names)} ${agree(names.length, 'shows', 'show')} ${misreadExample(misread)}: ${misreadCause[misread.kind].because}.`,
      change: misreadCause[misread.kind].change,
    }),
    severalTitles: ({ count }: { count: number }) => ({
      message: `${number(count)} different og:title tags: which one is shown depends on the network.`,
      change: 'Keep one og:title.',
    }),
  },
};
