import { elementsEvidence, listEvidence, valueEvidence, type Evidence } from '../core/evidence.ts';
import type { FactTable } from '../core/facts.ts';
import type { HeadFact } from '../core/facts/head.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, note, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { clipText } from '../core/helpers/clip.ts';
import { metaRef } from '../core/element-refs.ts';
import { findMisreadBlocks } from '../derive/text/misread.ts';
import { charsetOf, encodingByLabel } from '../parse/encodings.ts';
import { headersOfPage } from '../derive/head/page-response.ts';
import { parseRefresh, type Refresh } from '../parse/refresh.ts';
import { areSamePage } from '../parse/urls.ts';
import { declaresEncoding } from '../derive/head/texts.ts';

export default defineSignal({
  id: 'head-markup',
  group: 'head',
  sources: [
    {
      title: 'Google, Use valid HTML to specify page metadata',
      url: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Lighthouse, charset and doctype',
      url: 'https://github.com/GoogleChrome/lighthouse/blob/main/core/audits/dobetterweb/charset.js',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'HTML Standard, Determining the character encoding',
      url: 'https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding',
      checked: '2026-11-27',
      mark: 'general',
    },
    {
      title: 'HTML Standard, Pragma directives',
      url: 'https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh',
      checked: '2026-11-21',
      mark: 'general',
    },
  ],
  scope: ['R', 'D'],
  weight: 5,
  tools: ['head-tags'],
  needs: ['page', 'head'],
  uses: ['served', 'response', 'text'],
  limits: { charsetBytes: 1_024 },
  judge({ page, head, served, response: answer, text }, { m, limits, missing }) {
    // What a server sends instead of the page has its own encoding.
    const response = headersOfPage(answer) ? answer : undefined;
    const findings: Finding[] = [];

    const source = served?.head ?? head;
    const strays = straysOf(source);
    const open = page.xml ? undefined : served?.neverClosed;
    if (open) findings.push(fail(m.neverClosed({ tag: open.tag, line: open.line }), sourceEvidence(open)));
    const end = served?.headEndedBy;
    if (end) {
      const { tag, noscript, line } = end;
      const place = sourceEvidence(end);
      findings.push(
        strays.length > 0
          ? fail(m.endedEarly({ tag, noscript, line, lost: strays }), place)
          : warn(m.endedBeforeMinor({ tag, noscript, line }), place),
      );
    } else {
      // The DOM alone does not show whether the head ended early or metadata was written into the body.
      const inBody = strays.length > 0 ? strays : straysOf(head);
      if (inBody.length > 0)
        findings.push(warn(m.inBody({ names: inBody }), head.leftHeadAt ? elementsEvidence([head.leftHeadAt]) : listEvidence(inBody)));
    }

    if (page.quirks && !page.xml) findings.push(warn(m.quirks(), valueEvidence('doctype', page.doctype ?? '–')));
    // XML without a declaration is UTF-8 (XML 1.0, 4.3.3).
    if (response?.charsetEarly === 'none' && !page.xml)
      findings.push(warn(m.noCharset({ charsetBytes: limits.charsetBytes }), valueEvidence('Content-Type', response.contentType)));
    const charsets = source.metas.filter(declaresEncoding);
    if (new Set(charsets.map(encodingOf)).size > 1)
      findings.push(warn(m.duplicateCharset({ count: charsets.length }), elementsEvidence(charsets.map(metaRef))));
    const contradiction = response && !page.xml ? charsetContradiction(response, page, charsets) : null;
    if (contradiction) {
      // The encoding that is used is wrong if it shows in the text; otherwise the other declaration is.
      const shows = findMisreadBlocks(text?.blocks ?? [], { headings: [], blocks: [] }).some(({ kind }) => kind === 'encoding');
      const evidence = valueEvidence('Content-Type', response!.contentType);
      findings.push(shows ? fail(m.misread(contradiction), evidence) : warn(m.charsetDiffers(contradiction), evidence));
    }
    const viewports = head.metas.filter(({ name }) => name === 'viewport');
    if (new Set(viewports.map(viewportValue)).size > 1)
      findings.push(warn(m.duplicateViewport({ count: viewports.length }), elementsEvidence(viewports.map(metaRef))));

    const cut = head.metas.filter(({ cutAtQuote }) => cutAtQuote);
    if (cut[0]) {
      const names = [...new Set(cut.map(({ name, property, itemprop }) => name || property || itemprop || 'meta'))].slice(0, 4);
      findings.push(warn(m.cutAtQuote({ names, end: cut[0].content.slice(-40) }), elementsEvidence(cut.map(metaRef))));
    }

    for (const { seconds, url, header, evidence } of refreshesOf(head, page, response)) {
      const away = url !== null && !areSamePage(url, page.url);
      findings.push(
        seconds === 0 && away ? fail(m.refreshAway({ url, header }), evidence) : warn(m.refreshLater({ seconds, away, header }), evidence),
      );
    }

    const shared = (page.sharedIds ?? []).filter(({ by }) => by !== 'link').map(({ id }) => id);
    const notes = shared.length > 0 ? [note(m.sharedIds({ count: shared.length }), listEvidence(shared))] : [];
    if (findings.length > 0) return verdict([...findings, ...notes]);
    // The browser's DOM does not show the position of the encoding, nor what scripts have fixed.
    const absent = !served ? 'served' : !answer ? 'response' : null;
    if (absent) return unchecked(missing(absent), notes);
    return verdict([pass(m.asIntended()), ...notes]);
  },
});

const sourceEvidence = ({ line, snippet }: { line: number; snippet: string }): Evidence => ({
  type: 'source',
  line,
  column: 1,
  excerpt: snippet,
  mark: [0, snippet.length],
});

/** Browsers obey the header like the element (HTML Standard, initializing a Document), before there is a base element. */
function refreshesOf(
  head: HeadFact,
  page: FactTable['page'],
  response: FactTable['response'] | undefined,
): (Refresh & { header: boolean; evidence: Evidence })[] {
  const sent = (headersOfPage(response) ?? []).filter(({ name }) => name.toLowerCase() === 'refresh').map(({ value }) => value);
  const value = sent.join(', ');
  return [
    { refresh: parseRefresh(value, page.url), header: true, evidence: valueEvidence('Refresh', value) },
    ...head.metas
      .filter(({ httpEquiv }) => httpEquiv === 'refresh')
      .map((tag) => ({ refresh: parseRefresh(tag.content, page.baseUrl), header: false, evidence: elementsEvidence([metaRef(tag)]) })),
  ].flatMap(({ refresh, ...more }) => (refresh ? [{ ...refresh, ...more }] : []));
}

/** The encoding that an element declares; declaring the same one twice has no effect. */
const encodingOf = (tag: HeadFact['metas'][number]): string => encodingByLabel(labelOf(tag)) ?? labelOf(tag);
const labelOf = ({ charset, content }: HeadFact['metas'][number]): string =>
  clipText((charset || charsetOf(content)).trim().toLowerCase(), 40);

/**
 * Two declarations of the encoding that differ. HTML Standard, encoding sniffing: a byte order mark wins over the header, and the
 * header over a meta. UTF-16 in a meta means UTF-8.
 */
function charsetContradiction(
  { charsetEarly, contentType }: FactTable['response'],
  page: FactTable['page'],
  metas: HeadFact['metas'],
): { used: string; by: 'header' | 'bom'; other: string; from: 'header' | 'meta' } | null {
  const header = charsetOf(contentType);
  const meta = metas[0] ? labelOf(metas[0]) : '';
  const by = charsetEarly === 'bom' ? 'bom' : 'header';
  const used = by === 'bom' ? page.charset.toLowerCase() : header;
  if ((charsetEarly !== 'bom' && charsetEarly !== 'header') || (by === 'bom' && !used.startsWith('utf-'))) return null;
  const differs = (label: string) => {
    const encoding = encodingByLabel(label);
    return encoding !== null && encoding !== encodingByLabel(used);
  };
  if (by === 'bom' && differs(header)) return { used, by, other: header, from: 'header' };
  return differs(meta.replace(/^utf-?16.*/, 'utf-8')) ? { used, by, other: meta, from: 'meta' } : null;
}

/** Metadata that search engines need in the head, but that is in the body. Google obeys a robots meta there too: index-directives says so. */
function straysOf({ titles, links }: HeadFact): string[] {
  // Browsers and search engines take the first title: a second one in a drawing or a template is none.
  const hasTitle = titles.some(({ inHead, text }) => inHead && text.trim() !== '');
  const names = [
    ...titles.filter(({ inHead }) => !inHead && !hasTitle).map(() => 'title'),
    ...links.filter(({ inHead, rel }) => !inHead && rel.includes('canonical')).map(() => 'canonical'),
    ...links.filter(({ inHead, rel, hreflang }) => !inHead && rel.includes('alternate') && hreflang !== '').map(() => 'hreflang'),
  ];
  return [...new Set(names)];
}

/** A viewport in one form: the order of its parts makes no difference. */
const viewportValue = ({ content }: { content: string }): string =>
  content
    .toLowerCase()
    .replace(/\s+|\.0+(?!\d)/g, '')
    .split(',')
    .toSorted()
    .join();
