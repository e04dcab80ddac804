import { amount, and, percent } from './english.ts';

/** What a reader without JavaScript misses. @param share of the main text that is in the served HTML */
const missing = ({ share, blocks, inData }: { share: number; blocks: number; inData: boolean }) =>
  `Without JavaScript, ${percent(1 - share)} of the main text is missing (${amount(blocks, 'block')}).${inData ? ' Some of it is only in inline data.' : ''}`;

export const renderParity = {
  title: 'HTML source and rendered page agree',
  why: 'Google and Bing render pages, sometimes late; most AI crawlers read only the served HTML. What a script adds does not exist for them, and what a script changes reaches engines in two versions.',
  words: { field: 'Field', served: 'Served', rendered: 'Rendered' },
  says: {
    agree: ({ share }: { share: number }) => ({ message: `${percent(share)} of the main text is in the served HTML.`, change: '' }),
    partly: ({ share, blocks, inData }: { share: number; blocks: number; inData: boolean }) => ({
      message: missing({ share, blocks, inData }),
      change: 'Render the main content on the server or at build time, so that readers without JavaScript get all of it.',
    }),
    mostlyAbsent: ({ share, blocks, inData }: { share: number; blocks: number; inData: boolean }) => ({
      message: `${missing({ share, blocks, inData })} Most AI crawlers cannot read it.`,
      change: 'Render the main content on the server or at build time.',
    }),
    emptied: ({ count }: { count: number }) => ({
      message: `The served HTML has about ${amount(count, 'word')}, and none of them is left on the page: a script removed them.`,
      change: 'Find out which script empties the document, and why. Engines that run it see an empty page.',
    }),
    onlyNoscript: ({ count }: { count: number }) => ({
      message: `The text (about ${amount(count, 'word')}) is only in noscript: readers that run no scripts get it, and the rendered page shows none.`,
      change: 'Find out why the scripts draw nothing here, or render the text on the server. Engines that run scripts pass over noscript.',
    }),
    nothingShown: () => ({ message: 'The rendered page shows no text to compare.', change: '' }),
    littleText: () => ({ message: 'There is too little main text to compare; title, canonical and robots agree.', change: '' }),
    fieldsChanged: ({ fields }: { fields: string[] }) => ({
      message: `A script changes or adds: ${and(fields)}.`,
      change: 'Write the final values into the served HTML, so that every reader gets the same.',
    }),
    directivesChanged: ({ fields }: { fields: string[] }) => ({
      message: `A script changes what the served HTML says about ${and(fields)}. Engines may act on either version.`,
      change: 'Write the final canonical and robots values into the served HTML, and leave them alone in scripts.',
    }),
    sourceNoindex: () => ({
      message: 'The served HTML says noindex, and a script takes it away. Google does not render pages whose source says noindex.',
      change: 'Remove noindex from the served HTML when the page should be found.',
    }),
    cutShort: () => ({ message: 'The document was longer than we read, so the share is a lower bound.', change: '' }),
    noScripts: () => ({ message: 'No script runs on this page, so the source is what is shown.', change: '' }),
    loginWall: () => ({ message: 'Without signing in this URL answers with another page.', change: '' }),
    sourceRefused: ({ status }: { status: number }) => ({
      message: `The site answered our own request with status ${status}, so the source could not be compared.`,
      change: '',
    }),
  },
};
