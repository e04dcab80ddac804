import { english } from '../../../../checks/core/wording.ts';
import type { Because, ProbeReason } from '../../../../checks/core/facts/missing.ts';
import type { FactName } from '../../../../checks/core/facts.ts';
import { probeText } from '../../checks/probes.ts';
import { reasonText } from '../../checks/reasons.ts';

const { amount, number, percent, and } = english;

/** The name of each fact in a sentence, and whether it is plural. */
const subjects: Record<FactName, readonly [subject: string, plural?: true]> = {
  page: ['the document'],
  head: ['the head'],
  headings: ['the headings', true],
  links: ['the links', true],
  images: ['the images', true],
  text: ['the page text'],
  main: ['the main content'],
  language: ['the language'],
  pageType: ['the page type'],
  semantics: ['the meaning of elements'],
  structuredData: ['the structured data'],
  parts: ['the parts of the page', true],
  controls: ['buttons and fields', true],
  provenance: ['dates and names', true],
  about: ['the page topic'],
  offer: ['the offer'],
  resources: ['the list of loaded resources'],
  vitals: ['the Core Web Vitals', true],
  device: ['mobile fit'],
  response: ['the server response'],
  served: ['the raw HTML'],
  robotsTxt: ['robots.txt'],
  sitemap: ['the sitemap'],
  llmsTxt: ['llms.txt'],
  schemaTerms: ['the schema.org terms', true],
  linkStatus: ['links', true],
  canonicalTarget: ['the canonical target'],
  alternates: ['the language alternates', true],
  shareImage: ['the share image'],
  icons: ['the icon files', true],
  redirects: ['the redirect chain'],
};
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** The first names, and the number of others. */
const first = (names: readonly string[]) =>
  names.length > 3 ? and([...names.slice(0, 3), `${number(names.length - 3)} more`]) : and(names);

/** Words shared by the views of all tools. */
export const parts = {
  pending: ({ fact }: { fact: FactName }) => `Still reading ${subjects[fact][0]}…`,
  unprobed: ({ fact }: { fact: FactName }) =>
    `${capitalised(subjects[fact][0])} ${subjects[fact][1] ? 'are' : 'is'} checked only when you start the link check.`,
  unread: ({ fact, why }: { fact: FactName; why: Because }) => `${capitalised(subjects[fact][0])} could not be read: ${reasonText(why)}`,
  firstLinks: ({ read, total }: { read: number; total: number }) =>
    `The page has ${amount(total, 'link')}; the first ${number(read)} are read and listed here.`,
  scaled: ({ share }: { share: number }) => `Scaled to ${percent(share)} to fit.`,
  marks: { keep: 'Pin highlights', remove: 'Remove highlights (Esc)' },
  pictures: {
    unavailable: 'Images are not loaded here.',
    loading: 'Loading…',
    loadingPictures: 'Loading images.',
    again: 'Try again',
    load: ({ count }: { count: number }) => `Load ${amount(count, 'image')}`,
    unloaded: ({ hosts }: { hosts: string[] }) =>
      `Images are requested only when you click: the button requests them from ${first(hosts)}, without cookies or referrer.`,
    toAllow: ({ hosts }: { hosts: string[] }) =>
      `Your browser will ask you to allow ${first(hosts)}: browsers don’t let extensions load images from other sites without your permission.`,
    failed: ({ count, reasons }: { count: number; reasons: ProbeReason[] }) =>
      `${amount(count, 'image')} could not be loaded: ${[...new Set(reasons.map(probeText))].slice(0, 3).join('; ')}.`,
    inside: ({ count }: { count: number }) =>
      `${amount(count, { one: 'image with a private URL is', other: 'images with a private URL are' })} never requested.`,
  },
};
