import { caps, clip } from '../core/clip.ts';
import type { FactName, FactTable, Gathered, KnownFacts, PageFact } from '../core/facts.ts';
import { countElements } from './count-elements.ts';
import { measureDevice } from './device.ts';
import { attribute, firstElementChild, localName, ofDocument, rectOf } from './dom.ts';
import { markFragments } from './fragments.ts';
import { measureForms, measureHeadings, measureImages, noScreen, round, shareOfScreen, type Screen } from './layout.ts';
import { lockedParts } from './locked.ts';
import { limits } from './limits.ts';
import { markMain, type MainMarks } from './mark-main.ts';
import { collectResources } from './resources.ts';
import { semanticsOf } from './semantics.ts';
import { Slices } from './slices.ts';
import { collectStructuredData } from './structured-data.ts';
import { lineStart } from './text-start.ts';
import { leftHead } from './visit-head.ts';
import { Vitals } from './vitals.ts';
import { Walk } from './walk.ts';

export interface CollectOptions {
  /** Epoch milliseconds of the audit. */
  now: number;
  /** Milliseconds of work between two pauses for the page. */
  yieldEvery?: number;
  /** Asked between slices: true ends the reading, and what was read is the answer. */
  stop?: () => boolean;
  /** For tests: other limits than those of limits.ts. */
  budget?: Partial<Record<'elements' | 'workMs' | 'wallMs' | 'measureMs', number>>;
  /** Vitals that are already being watched. */
  vitals?: Vitals;
}
export interface Collected {
  known: KnownFacts;
  /** Longest time that the page's own tasks had to wait, in milliseconds. */
  blockedMs: number;
  /** Milliseconds of our own work: all slices together, without the pauses between them. */
  ms: number;
  /** Milliseconds from the call to its answer, pauses included: how long it lasts depends on what else the page does. */
  wall: number;
}

/** Milliseconds of work between two pauses. */
const slice = 8;

/** Collects every fact that a document itself has. Changes nothing on the page, and lets it run in between. */
export async function collectPage(document: Document, options: CollectOptions): Promise<Collected> {
  const began = performance.now();
  const slices = new Slices(options.yieldEvery ?? slice);
  const known: KnownFacts = {};
  const fail = (name: FactName, error: unknown) => {
    (known as Record<string, Gathered<unknown>>)[name] = { ok: false, reason: 'collector-failed', detail: clip(String(error), caps.text) };
  };
  const put = <N extends FactName>(name: N, make: () => FactTable[N]): void => {
    try {
      const failed = walk.failures.get(name);
      if (failed !== undefined) throw new Error(failed);
      (known as Record<string, Gathered<unknown>>)[name] = { ok: true, value: make() };
    } catch (error) {
      fail(name, error);
    }
  };
  /** For work that measures into facts that are put afterwards: its failure is theirs. */
  const measure = async <T>(names: readonly FactName[], work: Generator<void, T>, every = 8): Promise<T | null> => {
    try {
      return await slices.drive(work, every);
    } catch (error) {
      for (const name of names) walk.failures.set(name, String(error));
      return null;
    }
  };

  const root = ofDocument(document, 'documentElement');
  const view = ofDocument(document, 'defaultView');
  const url = ofDocument(document, 'URL');
  const baseUrl = ofDocument(document, 'baseURI') || url;
  const contentType = ofDocument(document, 'contentType');
  const budget = { ...limits, ...options.budget };
  const walk = new Walk(document, root, contentType !== 'text/html', { rendered: view !== null, baseUrl, url, most: budget.elements });
  if (slices.over) await slices.pause();
  let because: 'time' | 'asked' | null = null;
  while (!because && !walk.run(slices.end)) {
    await slices.pause();
    if (options.stop?.()) because = 'asked';
    else if (slices.work > budget.workMs || performance.now() - began > budget.wallMs) because = 'time';
    if (because) walk.stop();
  }
  const stopped: PageFact['stopped'] = walk.truncated ? { because: because ?? 'elements', elements: walk.elements, ms: Math.round(performance.now() - began) } : undefined;
  slices.deadline = began + budget.measureMs;
  const { found, runs } = walk;
  const body = ofDocument(document, 'body');
  if (slices.over) await slices.pause();

  let marks: MainMarks = { method: 'none', confidence: 0, candidate: null, words: 0, share: 0, element: null };
  try {
    marks = markMain(walk, body);
  } catch (error) {
    walk.failures.set('main', String(error));
  }
  if (slices.over) await slices.pause();

  const screen = readScreen(document, view);
  const scrollWidth = view && root ? scrollableWidth(view, root, body) : 0;
  const resources = await measure(['resources'], collectResources(view, found));
  let device: FactTable['device'] | null = null;
  if (view) {
    await measure(['headings'], measureHeadings(found, view, screen));
    device = await measure(['device'], measureDevice(document, found, view, screen, scrollWidth));
    await measure(['images'], measureImages(found, view, screen, resources?.bytes ?? new Map()));
    await measure(['parts'], measureForms(found, screen));
  }
  const locked = await measure(['main'], lockedParts(walk, marks.element, view)) ?? [];
  const largestImage = found.images.reduce((share, { element, fact }) =>
    (fact.firstScreen && fact.kind !== 'svg' ? Math.max(share, shareOfScreen(rectOf.call(element), screen)) : share), 0);

  const elements = await measure([], countElements(document), 1) ?? walk.elements;
  put('page', () => {
    const broken = brokenXml(root, body);
    return { ...pageFact(document, walk, elements, options.now, view, root, scrollWidth), ...(stopped && { stopped }), ...(broken !== null && { notWellFormed: broken }) };
  });
  put('head', () => {
    leftHead(walk, body);
    return found.head;
  });
  put('headings', () => ({ items: found.headings.map(({ fact }) => fact), total: found.headingsTotal }));
  const links = found.links.map(({ fact }) => fact);
  // To find one id that several elements have, a browser may pass all of them.
  await measure(['links'], markFragments(document, links, url), 1);
  put('links', () => ({ items: links, total: found.linksTotal }));
  put('images', () => ({ items: found.images.map(({ fact }) => fact), total: found.imagesTotal }));
  put('text', () => ({
    blocks: runs.blocks, units: Math.round(runs.units), mainUnits: Math.round(sum(runs.blocks.map((block) => (block.main ? block.units : 0)))),
    truncated: runs.truncated || walk.truncated,
    nosnippetChars: sum(runs.blocks.map((block, index) => (block.main ? runs.nosnippet[index]! : 0))),
    mainChars: sum(runs.blocks.map((block) => (block.main ? block.text.length : 0))),
  }));
  put('main', () => ({
    method: marks.method, confidence: marks.confidence, selector: marks.candidate?.selector ?? (marks.method === 'body' ? 'body' : null),
    words: marks.words, share: marks.share, locked, imageShareFirstScreen: round(largestImage),
  }));
  const structuredData = await measure(['structuredData'], collectStructuredData({ scripts: found.jsonLd, microdata: found.microdata, rdfa: found.rdfa }), 1);
  put('structuredData', () => structuredData!);
  put('parts', () => ({
    forms: found.forms.map(({ fact }) => fact), frames: found.frames.map(({ fact }) => fact), summaries: found.summaries, buttons: found.buttons, codeSamples: found.codeSamples,
    ...(found.formActions.length > 0 && { formActions: found.formActions }), sideNavLinks: found.sideNavLinks, repeated: found.repeated, nosnippet: found.nosnippet.map(({ fact }) => fact), hiddenText: found.hidden.map(({ fact }) => fact),
  }));
  put('resources', () => resources!.fact);
  if (device) put('device', () => device);
  else if (view) fail('device', walk.failures.get('device') ?? '');
  else known.device = { ok: false, reason: 'browser-only', detail: 'The document is not shown.' };
  if (view) put('vitals', () => (options.vitals ?? new Vitals(view)).read());
  else known.vitals = { ok: false, reason: 'browser-only', detail: 'The document is not shown.' };
  if (slices.over) await slices.pause();

  put('semantics', () => semanticsOf(walk));
  slices.finish();
  return { known, blockedMs: slices.longest, ms: slices.work, wall: performance.now() - began };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The box in which Chromium and Safari, or the document in which Firefox, say that XML is not well-formed. */
function brokenXml(root: Element | null, body: Element | null): string | null {
  for (const place of [root, root && firstElementChild.call(root), body && firstElementChild.call(body)]) {
    if (place && localName.call(place) === 'parsererror') return lineStart(place, caps.text);
  }
  return null;
}

/** How wide the document can be scrolled: what a viewport without a horizontal scroll bar cuts off cannot be reached. */
function scrollableWidth(view: Window, root: Element, body: Element | null): number {
  const { scrollWidth, clientWidth } = root;
  if (scrollWidth <= clientWidth) return scrollWidth;
  const own = view.getComputedStyle(root);
  // A body's overflow is the viewport's while the root has none of its own (CSS Overflow, 3.3).
  const { overflowX } = own.overflowX === 'visible' && own.overflowY === 'visible' && body ? view.getComputedStyle(body) : own;
  return overflowX === 'hidden' || overflowX === 'clip' ? clientWidth : scrollWidth;
}

function readScreen(document: Document, view: Window | null): Screen {
  if (!view) return noScreen;
  const root = ofDocument(document, 'documentElement');
  const width = root?.clientWidth || view.innerWidth;
  const height = view.innerHeight;
  return { width, height, scrollX: view.scrollX, scrollY: view.scrollY, area: width * height };
}

function pageFact(document: Document, walk: Walk, elements: number, at: number, view: Window | null, root: Element | null, scrollWidth: number): PageFact {
  const navigation = view?.performance.getEntriesByType('navigation')[0] as (PerformanceNavigationTiming & { responseStatus?: number }) | undefined;
  const lang = (name: string) => {
    const value = root && attribute.call(root, name);
    return value === null || value === undefined ? null : clip(value, 100);
  };
  const doctype = ofDocument(document, 'doctype');
  const contentType = ofDocument(document, 'contentType');
  return {
    url: clip(ofDocument(document, 'URL'), caps.url), baseUrl: clip(walk.baseUrl, caps.url), at, contentType, xml: contentType !== 'text/html',
    quirks: ofDocument(document, 'compatMode') === 'BackCompat', doctype: doctype ? clip(doctype.name, 100) : null,
    charset: ofDocument(document, 'characterSet'), lang: lang('lang'), xmlLang: lang('xml:lang'), dir: lang('dir'),
    elements, textNodes: walk.textNodes, shadowRoots: walk.shadowRoots, scripts: walk.found.scripts,
    readyState: ofDocument(document, 'readyState'),
    viewport: { width: view?.innerWidth ?? 0, height: view?.innerHeight ?? 0, scrollWidth, dpr: view?.devicePixelRatio ?? 1 },
    navigation: navigation ? {
      status: navigation.responseStatus || null, redirects: navigation.redirectCount, type: navigation.type, protocol: navigation.nextHopProtocol,
      transferBytes: navigation.transferSize, htmlBytes: navigation.decodedBodySize,
    } : null,
    truncated: walk.truncated,
  };
}
