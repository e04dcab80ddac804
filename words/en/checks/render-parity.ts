import { amount, and, percent } from './grammar.ts';

/** What readers without JavaScript miss. @param share of the main text that is in the raw HTML */
const missing = ({ share, blocks, inData }: { share: number; blocks: number; inData: boolean }) =>
  `Without JavaScript, ${percent(1 - share)} of the main text is missing (${amount(blocks, 'block')}).${inData ? ' Some of it is only in inline data.' : ''}`;

export const renderParity = {
  title: 'Raw and rendered HTML match',
  problem: 'Raw and rendered HTML differ',
  why: 'Google and Bing render pages, sometimes late; most AI crawlers read only the raw HTML. They never see content added by JavaScript, and search engines may see two versions of what JavaScript changes.',
  heuristic: 'The comparison by blocks and its limits are our heuristic',
  words: { field: 'Field', served: 'Raw HTML', rendered: 'Rendered HTML' },
  says: {
    agree: ({ share }: { share: number }) => ({ message: `${percent(share)} of the main text is in the raw HTML.`, change: '' }),
    partly: ({ share, blocks, inData }: { share: number; blocks: number; inData: boolean }) => ({
      message: missing({ share, blocks, inData }),
      change: 'Render the main content on the server or at build time, so crawlers without JavaScript get all of it.',
    }),
    mostlyAbsent: ({ share, blocks, inData }: { share: number; blocks: number; inData: boolean }) => ({
      message: `${missing({ share, blocks, inData })} Most AI crawlers cannot read it.`,
      change: 'Render the main content on the server or at build time.',
    }),
    emptied: ({ count }: { count: number }) => ({
      message: `The raw HTML has about ${amount(count, 'word')}, but JavaScript removed all of them.`,
      change: 'Find out which script empties the page. Search engines that run it see an empty page.',
    }),
    onlyNoscript: ({ count }: { count: number }) => ({
      message: `The text (about ${amount(count, 'word')}) is only in <noscript>: crawlers without JavaScript get it, but the rendered page shows none.`,
      change:
        'Find out why the scripts render nothing, or render the text on the server. Search engines that run scripts ignore <noscript>.',
    }),
    nothingShown: () => ({ message: 'The rendered page shows no text to compare.', change: '' }),
    littleText: () => ({ message: 'Too little main text to compare; title, canonical and robots match.', change: '' }),
    fieldsChanged: ({ fields }: { fields: string[] }) => ({
      message: `A script changes or adds: ${and(fields)}.`,
      change: 'Put the final values in the raw HTML, so every crawler gets the same.',
    }),
    directivesChanged: ({ fields }: { fields: string[] }) => ({
      message: `A script changes ${and(fields)}: raw and rendered HTML differ, and search engines may use either version.`,
      change: 'Put the final canonical and robots values in the raw HTML, and don’t change them in scripts.',
    }),
    sourceNoindex: () => ({
      message: 'The raw HTML has noindex, and a script removes it. Google does not render pages whose raw HTML has noindex.',
      change: 'Remove noindex from the raw HTML if the page should be found.',
    }),
    cutShort: () => ({ message: 'The document was not read to its end, so the share is a lower bound.', change: '' }),
    noScripts: () => ({ message: 'No script runs on this page, so raw and rendered HTML are the same.', change: '' }),
    loginWall: () => ({ message: 'Without signing in, this URL returns a different page.', change: '' }),
    sourceRefused: ({ status }: { status: number }) => ({
      message: `The site returned ${status} to our request, so the raw HTML could not be compared.`,
      change: '',
    }),
  },
};
