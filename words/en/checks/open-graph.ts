import { agree, amount, and, number } from './english.ts';

export const openGraph = {
  title: 'Open Graph basics are complete',
  why: 'Social networks and messengers build the preview of a shared link from these tags. Without them they guess, or show the bare URL.',
  says: {
    complete: () => ({ message: 'og:title, og:type, og:image and og:url are there.', change: '' }),
    noPreview: () => ({
      message: 'Neither og:title nor og:image: a shared link has no preview of its own.',
      change: 'Add og:title and og:image, then og:type and og:url, as meta elements with a property attribute.',
    }),
    missing: ({ names, required }: { names: readonly string[]; required: number }) => ({
      message: `Open Graph requires ${amount(required, 'property', 'properties')}; ${and(names)} ${agree(names.length, 'is', 'are')} missing.`,
      change: `Add <meta property="…" content="…"> for ${and(names)}.`,
    }),
    noDescription: () => ({
      message: 'There is no og:description: previews show other text of the page, or none.',
      change: 'Add og:description with one or two sentences.',
    }),
    nameAttribute: ({ names }: { names: readonly string[] }) => ({
      message: `${and(names)} ${agree(names.length, 'uses', 'use')} a name attribute; Open Graph is defined with property.`,
      change: 'Write <meta property="og:…">: networks that follow the definition miss the other form.',
    }),
    otherUrl: () => ({
      message: 'og:url is not the canonical URL, so likes and shares are counted for another page.',
      change: 'Give og:url the same URL as rel="canonical".',
    }),
    badUrl: ({ url }: { url: string }) => ({
      message: `og:url is not an absolute URL: ${url}`,
      change: 'Write the full URL, with https://.',
    }),
    severalTitles: ({ count }: { count: number }) => ({
      message: `${number(count)} different og:title tags: which one is shown depends on the network.`,
      change: 'Keep one og:title.',
    }),
  },
};
