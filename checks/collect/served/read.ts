import { caps, clipText } from '../../core/helpers/clip.ts';
import { factValueOf } from '../../core/fact-value.ts';
import { factFailure } from '../../core/failure.ts';
import type { Gathered } from '../../core/facts/missing.ts';
import type { KnownFacts } from '../../core/facts.ts';
import type { LinkFact } from '../../core/facts/links-and-images.ts';
import type { ResponseFact, ServedFact } from '../../core/facts/site.ts';
import { blockSharesInSource, weightedShare } from '../../derive/text/parity.ts';
import { attribute, hasAttribute, lastElementChild, documentProperty, queryAll, textContent } from '../dom.ts';
import { headEndInSource } from './head-end.ts';
import { deepest, isNestedTooDeep } from './nesting.ts';
import { selectorOf, elementRef } from '../selectors.ts';
import { TimeSlices } from '../slices.ts';
import { DocumentWalk } from '../walk/walk.ts';

interface ServedOptions {
  /** Milliseconds of work between two pauses for the page. */
  yieldEvery?: number;
}
/** Parses a source into a document without running it, optionally with pauses. */
export type Parse = (html: string, pause: () => Promise<void>, xml: boolean) => Document | Promise<Document>;

/** Bytes after which Googlebot stops reading (docs/judging/signals.md, html-size). */
const cut = 2_000_000;
const mostBlocks = 1_000;
const mostUrls = 2_000;
const mostJsonLd = 50;
const scriptText = 2_000_000;

/**
 * Collects what a crawler without JavaScript sees, with the same walk as for the page, and compares the two.
 * @param html the decoded source
 * @param rendered facts of the live page; without its text nothing is compared
 */
export async function readServedHtml(
  html: string,
  response: ResponseFact,
  rendered: KnownFacts,
  parse: Parse,
  options: ServedOptions = {},
): Promise<Gathered<ServedFact>> {
  if (response.status >= 400 || response.status === 0) {
    return factFailure('refused', 'site-refused', { status: response.status });
  }
  if (response.contentType !== '' && !/html|xml/i.test(response.contentType)) {
    return factFailure('not-supported', 'not-html', { type: clipText(response.contentType, caps.text) });
  }
  const slices = new TimeSlices(options.yieldEvery);
  try {
    const source = firstBytes(html, cut);
    if (await slices.drive(isNestedTooDeep(source))) {
      return factFailure('too-large', 'nested-too-deep', { elements: deepest });
    }
    return { ok: true, value: await readServed(source, response, rendered, parse, slices) };
  } catch (error) {
    return factFailure('collector-failed', 'reading-failed', { error: clipText(String(error), caps.text) });
  }
}

async function readServed(
  source: string,
  response: ResponseFact,
  rendered: KnownFacts,
  parse: Parse,
  slices: TimeSlices,
): Promise<ServedFact> {
  const pause = () => (slices.over ? slices.pause() : Promise.resolve());
  const xml = factValueOf(rendered, 'page')?.xml ?? false;
  const document = await parse(source, pause, xml);
  await pause();
  const root = documentProperty(document, 'documentElement');
  const body = documentProperty(document, 'body');
  const walk = new DocumentWalk(document, root, false, {
    rendered: false,
    baseUrl: baseOf(document, response.finalUrl),
    url: response.finalUrl,
  });
  while (!walk.run(slices.end)) await slices.pause();
  const {
    text: { runs, source: sourceText },
    links,
    headings,
    structuredData,
    page,
    parts,
  } = walk.visitors;
  const head = walk.visitors.head.result(body);

  const shown = rendered.text?.ok ? rendered.text.value.blocks.filter(({ main }) => main) : [];
  const shownUnits = shown.map(({ units }) => units);
  const presence = await slices.drive(
    blockSharesInSource(
      shown.map(({ text }) => text),
      sourceText.join(' '),
      scriptsOf(document),
    ),
  );
  await pause();

  const headEnd = xml ? null : headEndInSource(source);
  const stray = head.leftHeadAt !== null;
  const lang = root && attribute.call(root, 'lang');
  const last = response.bytes > cut ? lastElement(document) : null;
  // Each of these visits all elements.
  await pause();
  const hrefTotal = queryAll(document, 'a[href], area[href]').length;
  await pause();
  const imageTotal = queryAll(document, 'img').length;
  await pause();
  const served: ServedFact = {
    head,
    headings: headings.items.map(({ fact: { level, text } }) => ({ level, text })),
    lang: lang === null ? null : clipText(lang, 100),
    linkTotal: links.total,
    hrefTotal,
    imageTotal,
    linkUrls: webUrlsOf(links.items.map(({ fact }) => fact)),
    jsonLd: structuredData.jsonLd.slice(0, mostJsonLd).map(({ element }) => clipText(textContent.call(element), caps.source)),
    presence,
    coverage: weightedShare(presence, shownUnits),
    inText: weightedShare(
      presence.map((share) => (share < 1 ? 0 : 1)),
      shownUnits,
    ),
    scripts: page.scripts,
    ...(parts.forms.some(({ fact }) => fact.password) && { password: true as const }),
    blocks: runs.blocks.slice(0, mostBlocks).map(({ tag, text, level, units }) => ({ tag, text, level, units })),
    units: Math.round(runs.units),
    noscriptUnits: Math.round(runs.noscriptUnits),
    markdown: clipText(runs.markdown(), caps.source),
    bytes: response.bytes,
    cutAt: last && elementRef(last, selectorOf(last)),
    headEndedBy:
      stray && headEnd?.early ? { tag: headEnd.tag, line: headEnd.line, snippet: headEnd.snippet, noscript: headEnd.noscript } : null,
    ...(headEnd?.unclosed && { neverClosed: { tag: headEnd.tag, line: headEnd.line, snippet: headEnd.snippet } }),
  };
  slices.finish();
  return served;
}

/** The first distinct URLs of links to web pages. */
function webUrlsOf(links: readonly Pick<LinkFact, 'url'>[]): string[] {
  const urls = new Set<string>();
  for (const { url } of links) if (url?.startsWith('http') && urls.size < mostUrls) urls.add(url);
  return [...urls];
}

/** The part of a text that fits into a number of UTF-8 bytes. */
function firstBytes(text: string, bytes: number): string {
  // A text has at least as many bytes as code units, and at most three times as many.
  if (text.length * 3 <= bytes) return text;
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes));
  return text.slice(0, read);
}

function baseOf(document: Document, url: string): string {
  const base = Array.from(queryAll(document, 'base[href]'))[0];
  try {
    return base ? new URL(attribute.call(base, 'href')!, url).href : url;
  } catch {
    return url;
  }
}

/** Inline scripts and data: text that the source contains, but not as visible text. */
function scriptsOf(document: Document): string {
  const texts: string[] = [];
  let length = 0;
  for (const script of queryAll(document, 'script')) {
    if (hasAttribute.call(script, 'src') || length > scriptText) continue;
    const text = textContent.call(script);
    texts.push(text);
    length += text.length;
  }
  return texts.join('\n').slice(0, scriptText);
}

function lastElement(document: Document): Element | null {
  let last: Element | null = documentProperty(document, 'body');
  for (let inner = last && lastElementChild.call(last); inner; inner = lastElementChild.call(inner)) last = inner;
  return last === documentProperty(document, 'body') ? null : last;
}
