import { agree, amount } from './english.ts';

export const https = {
  title: 'Served securely',
  why: 'Browsers warn of pages without HTTPS and block insecure scripts on secure pages. Google prefers the HTTPS URL of a page as canonical.',
  says: {
    secure: () => ({ message: 'The page and all it loads use HTTPS, and forms send to HTTPS.', change: '' }),
    local: () => ({ message: 'The page comes from this computer, not over a network.', change: '' }),
    plainPage: () => ({
      message: 'The page is served over HTTP: anyone in between can read and change it, and browsers mark it "Not secure".',
      change: 'Serve the page over HTTPS and redirect HTTP to it permanently.',
    }),
    activeMixed: ({ count }: { count: number }) => ({
      message: `${amount(count, 'resource')} ${agree(count, 'is', 'are')} requested over HTTP. Browsers block scripts, styles, frames, fonts and srcset images requested so.`,
      change: 'Load them over HTTPS.',
    }),
    passiveMixed: ({ count }: { count: number }) => ({
      message: `${amount(count, 'image, icon or media file', 'images, icons or media files')} ${agree(count, 'is', 'are')} requested over HTTP.`,
      change: 'Load them over HTTPS.',
    }),
    plainForm: ({ count }: { count: number }) => ({
      message: `${amount(count, 'form')} ${agree(count, 'sends', 'send')} what people enter over HTTP, unencrypted.`,
      change: 'Let the action of the form point to an HTTPS URL.',
    }),
    plainButton: ({ count }: { count: number }) => ({
      message: `${amount(count, 'button')} ${agree(count, 'sends', 'send')} what people enter over HTTP, unencrypted.`,
      change: 'Let formaction name an HTTPS URL, or remove it where the form has one.',
    }),
    plainCanonical: ({ url }: { url: string }) => ({
      message: `The canonical URL is HTTP: ${url}`,
      change: 'Name the HTTPS URL as canonical.',
    }),
    plainShareUrl: ({ url }: { url: string }) => ({ message: `og:url is an HTTP URL: ${url}`, change: 'Name the HTTPS URL in og:url.' }),
    plainLinks: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} to this site ${agree(count, 'uses', 'use')} HTTP.`,
      change: 'Link to the HTTPS URLs, so that no redirect is needed.',
    }),
  },
};
