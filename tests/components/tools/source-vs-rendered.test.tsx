import { expect, test } from 'vitest';
import { drawTool } from '../../support/draw-tool.tsx';
import { block, filler, pageOf } from '../../support/blocks.ts';
import { blank, known } from '../../support/facts.ts';
import { withCanonical } from '../../support/metas.ts';

const meta = (name: string, content: string) => ({
  name,
  property: '',
  httpEquiv: '',
  charset: '',
  content,
  inHead: true,
  selector: 'meta',
});

test('“View as” says what applies to a crawler, and shows the command that sends its name', async () => {
  const head = { ...blank.head, metas: [meta('robots', 'max-snippet:50'), meta('googlebot', 'nosnippet')] };
  const html = await drawTool(
    'source-vs-rendered',
    known({
      ...pageOf('A title', [block(filler(60))]),
      page: { url: "https://example.com/it's?a=1&b=$(x)" },
      response: { finalUrl: "https://example.com/it's?a=1&b=$(x)" },
      head,
      served: { head, presence: [1] },
      robotsTxt: { text: 'User-agent: Googlebot\nDisallow: /it' },
    }),
  );
  expect(html).toContain('robots.txt, line 2: Disallow: /it');
  expect(html).toContain('max-snippet:50, nosnippet');
  // One line of shell input, whatever the URL contains.
  expect(html.replaceAll('&#39;', "'").replaceAll('&amp;', '&')).toContain(
    String.raw`pageloupe audit 'https://example.com/it'\''s?a=1&b=$(x)' --device mobile --user-agent googlebot`,
  );
});

test('a canonical is readable, as its URL is elsewhere', async () => {
  const { head } = withCanonical(blank, 'https://example.com/%E6%A9%8B');
  const html = await drawTool(
    'source-vs-rendered',
    known({ ...pageOf('A title', [block(filler(60))]), head, served: { head, presence: [1] } }),
  );
  expect(html.match(/https:\/\/example\.com\/橋/g)).toHaveLength(2);
});
