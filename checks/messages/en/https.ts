import { amount, agree } from './english.ts';

export const https = {
  title: 'Served securely',
  why: 'Browsers warn of pages without HTTPS and block insecure scripts on secure pages. Google prefers the HTTPS address of a page as canonical.',
  says: {
    secure: () => ({ message: 'The page and all it loads use HTTPS, and forms send to HTTPS.', change: '' }),
    local: () => ({ message: 'Does not apply: the page comes from this computer, not over a network.', change: '' }),
    plainPage: () => ({
      message: 'The page is served over HTTP: anyone on the way can read and change it, and browsers mark it "Not secure".',
      change: 'Serve the page over HTTPS and redirect HTTP to it permanently.',
    }),
    activeMixed: ({ count }: { count: number }) => ({
      message: `${amount(count, 'resource')} ${agree(count, 'is', 'are')} requested over HTTP and blocked by browsers, as scripts, styles, frames, fonts and pictures of a srcset are.`,
      change: 'Load them over HTTPS.',
    }),
    passiveMixed: ({ count }: { count: number }) => ({
      message: `${amount(count, 'image, icon or media file', 'images, icons or media files')} ${agree(count, 'is', 'are')} requested over HTTP.`,
      change: 'Load them over HTTPS.',
    }),
    plainForm: ({ count }: { count: number }) => ({
      message: `${amount(count, 'form')} ${agree(count, 'sends', 'send')} what people enter over HTTP, unencrypted.`,
      change: 'Let the action of the form point to an HTTPS address.',
    }),
    plainButton: ({ count }: { count: number }) => ({
      message: `${amount(count, 'button')} ${agree(count, 'sends', 'send')} what people enter over HTTP, unencrypted.`,
      change: 'Let formaction name an HTTPS address, or remove it where the form has one.',
    }),
    plainCanonical: ({ url }: { url: string }) => ({ message: `The canonical address is HTTP: ${url}`, change: 'Name the HTTPS address as canonical.' }),
    plainShareUrl: ({ url }: { url: string }) => ({ message: `og:url is an HTTP address: ${url}`, change: 'Name the HTTPS address in og:url.' }),
    plainLinks: ({ count }: { count: number }) => ({
      message: `${amount(count, 'link')} to this site ${agree(count, 'uses', 'use')} HTTP.`,
      change: 'Link to the HTTPS address, without the detour of a redirect.',
    }),
  },
};
