import { agree, amount, number } from './grammar.ts';

export const https = {
  title: 'Served over HTTPS',
  problem: 'Not fully served over HTTPS',
  why: 'Browsers warn about pages without HTTPS and block insecure scripts on secure pages. Google prefers the HTTPS URL of a page as canonical.',
  says: {
    secure: () => ({ message: 'The page, its resources and its forms use HTTPS.', change: '' }),
    local: () => ({ message: 'The page comes from this computer, not over a network.', change: '' }),
    plainPage: () => ({
      message: 'The page is not served over HTTPS: browsers mark it “Not secure”, and others on the network can read and change it.',
      change: 'Serve the page over HTTPS and redirect HTTP to it permanently.',
    }),
    activeMixed: ({ count }: { count: number }) => ({
      message: `${amount(count, 'resource')} ${agree(count, 'is', 'are')} requested over HTTP. Browsers block these scripts, styles, frames, fonts and srcset images.`,
      change: 'Load them over HTTPS.',
    }),
    passiveMixed: ({ count }: { count: number }) => ({
      message: `${amount(count, 'image, icon or media file', 'images, icons or media files')} ${agree(count, 'is', 'are')} requested over HTTP.`,
      change: 'Load them over HTTPS.',
    }),
    plainForm: ({ count }: { count: number }) => ({
      message: `${amount(count, 'form')} ${agree(count, 'sends', 'send')} what people enter over HTTP, unencrypted.`,
      change: 'Point the form’s action to an HTTPS URL.',
    }),
    plainButton: ({ count }: { count: number }) => ({
      message: `${amount(count, 'button')} ${agree(count, 'sends', 'send')} what people enter over HTTP, unencrypted.`,
      change: 'Point formaction to an HTTPS URL, or remove it if the form has an action.',
    }),
    plainCanonical: ({ url }: { url: string }) => ({
      message: `The canonical URL is HTTP: ${url}`,
      change: 'Use the HTTPS URL as canonical.',
    }),
    plainShareUrl: ({ url }: { url: string }) => ({ message: `og:url is an HTTP URL: ${url}`, change: 'Use the HTTPS URL in og:url.' }),
    plainLinks: ({ count, total }: { count: number; total: number }) => ({
      message: `${number(count)} of ${amount(total, 'link')} to this site ${agree(count, 'uses', 'use')} HTTP.`,
      change: 'Link to the HTTPS URLs to avoid a redirect.',
    }),
  },
};
