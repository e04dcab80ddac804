import { elements, list, value, type Evidence } from '../core/evidence.ts';
import type { HeadFact } from '../core/facts.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { amount } from '../core/wording.ts';
import { metaRef } from '../core/element-refs.ts';
import { parseRefresh } from '../parse/meta-refresh.ts';
import { samePage } from '../parse/urls.ts';

export default defineSignal({
  id: 'head-markup',
  title: 'Head is parsed as intended',
  group: 'head',
  why: 'An element that may not stand in the head ends it: HTML parsers move everything after it into the body, where search engines ignore titles, robots rules and canonicals.',
  sources: [
    { title: 'Google, Use valid HTML to specify page metadata', url: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata', checked: '2026-11-21', mark: 'primary' },
    { title: 'Lighthouse, charset and doctype', url: 'https://github.com/GoogleChrome/lighthouse/blob/main/core/audits/dobetterweb/charset.js', checked: '2026-11-21', mark: 'primary' },
    { title: 'HTML Standard, Pragma directives', url: 'https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh', checked: '2026-11-21', mark: 'general' },
  ],
  scope: ['R', 'D'],
  weight: 5,
  tools: ['head-tags'],
  needs: ['page', 'head'],
  uses: ['served', 'response'],
  limits: { charsetBytes: 1_024 },
  messages: {
    asIntended: () => ({ text: 'The head is read to its end, in standards mode, with a declared encoding.', fix: '' }),
    endedEarly: (what: string, line: number, lost: string) => ({
      text: `${what} in line ${line} of the source ends the head early. What search engines need comes after it and so lands in the body: ${lost}.`,
      fix: `${moved(what)} Only title, meta, link, script, style, base, noscript and template may stand in the head.`,
    }),
    endedBeforeMinor: (what: string, line: number) => ({
      text: `${what} in line ${line} of the source ends the head early, and other metadata after it lands in the body.`,
      fix: moved(what),
    }),
    inBody: (what: string) => ({
      text: `In the body, where search engines do not read it: ${what}.`,
      fix: 'Put this metadata into the head.',
    }),
    quirks: () => ({
      text: 'The page is rendered in quirks mode, as browsers of the 1990s did.',
      fix: 'Let the document begin with <!doctype html>.',
    }),
    noCharset: (bytes: number) => ({
      text: `No character encoding is declared in the Content-Type header, by a byte order mark, or within the first ${bytes} bytes.`,
      fix: 'Make <meta charset="utf-8"> the first element of the head, or send charset=utf-8 with the Content-Type header.',
    }),
    duplicateCharset: (count: number) => ({ text: `The encoding is declared ${count} times.`, fix: 'Keep one declaration.' }),
    duplicateViewport: (count: number) => ({ text: `The viewport is declared ${count} times; browsers go by the last.`, fix: 'Keep one declaration.' }),
    refreshAway: (url: string) => ({
      text: `A meta refresh sends everyone to another address at once: ${url}`,
      fix: 'Redirect on the server with status 301 or 308.',
    }),
    refreshLater: (seconds: number) => ({
      text: `A meta refresh replaces the page after ${amount(seconds, 'second')}.`,
      fix: 'Redirect on the server, or update the content with a script: people may still be reading.',
    }),
  },
  judge({ page, head, served, response }, { m, limits, missing }) {
    const findings: Finding[] = [];

    const source = served?.head ?? head;
    const strays = straysOf(source);
    const end = served?.headEndedBy;
    if (end) {
      const what = `${end.tag === '#text' ? 'Loose text' : `<${end.tag}>`}${end.noscript ? ' inside <noscript>' : ''}`;
      const place: Evidence = { type: 'source', line: end.line, column: 1, excerpt: end.snippet, mark: [0, end.snippet.length] };
      findings.push(strays.length > 0 ? fail(m.endedEarly(what, end.line, strays.join(', ')), place) : warn(m.endedBeforeMinor(what, end.line), place));
    } else {
      // The tree alone does not tell whether the head ended early, or somebody wrote metadata into the body.
      const inBody = strays.length > 0 ? strays : straysOf(head);
      if (inBody.length > 0) findings.push(warn(m.inBody(inBody.join(', ')), head.leftHeadAt ? elements([head.leftHeadAt]) : list(inBody)));
    }

    if (page.quirks && !page.xml) findings.push(warn(m.quirks(), value('doctype', page.doctype ?? '–')));
    if (response?.charsetEarly === 'none') findings.push(warn(m.noCharset(limits.charsetBytes), value('Content-Type', response.contentType)));
    const charsets = source.metas.filter(({ charset, httpEquiv, content }) => charset !== '' || (httpEquiv === 'content-type' && /charset\s*=/i.test(content)));
    if (charsets.length > 1) findings.push(warn(m.duplicateCharset(charsets.length), elements(charsets.map(metaRef))));
    const viewports = head.metas.filter(({ name }) => name === 'viewport');
    if (viewports.length > 1) findings.push(warn(m.duplicateViewport(viewports.length), elements(viewports.map(metaRef))));

    for (const tag of head.metas.filter(({ httpEquiv }) => httpEquiv === 'refresh')) {
      const refresh = parseRefresh(tag.content, page.baseUrl);
      if (!refresh) continue;
      const away = refresh.url !== null && !samePage(refresh.url, page.url);
      findings.push(refresh.seconds === 0 && away
        ? fail(m.refreshAway(refresh.url!), elements([metaRef(tag)]))
        : warn(m.refreshLater(refresh.seconds), elements([metaRef(tag)])));
    }

    if (findings.length > 0) return verdict(findings);
    // The tree of the browser does not show the encoding's place, nor what scripts have mended.
    const absent = !served ? 'served' : !response ? 'response' : null;
    if (absent) {
      const { reason, detail } = missing(absent);
      return unchecked(reason, detail);
    }
    return verdict([pass(m.asIntended())]);
  },
});

/** What search engines need from the head and find in the body instead. */
function straysOf({ titles, metas, links }: HeadFact): string[] {
  const names = [
    ...titles.filter(({ inHead }) => !inHead).map(() => 'title'),
    ...metas.filter(({ inHead, name }) => !inHead && /^(robots|googlebot|bingbot)$/.test(name)).map(({ name }) => `meta ${name}`),
    ...links.filter(({ inHead, rel }) => !inHead && rel.includes('canonical')).map(() => 'canonical'),
    ...links.filter(({ inHead, rel, hreflang }) => !inHead && rel.includes('alternate') && hreflang !== '').map(() => 'hreflang'),
  ];
  return [...new Set(names)];
}

const moved = (what: string) => `Move ${what === 'Loose text' ? 'the text' : `the ${what}`} into the body, or behind all metadata.`;
