import { factFailure } from '../core/failure.ts';
import type { FactTable, KnownFacts } from '../core/facts.ts';
import type { PageFact } from '../core/facts/page.ts';
import { thousandths } from '../core/helpers/thousandths.ts';
import { countElements } from './walk/count-elements.ts';
import { measureDevice } from './device.ts';
import { documentProperty } from './dom.ts';
import { CollectedFactRecord } from './fact-record.ts';
import { markFragments } from './fragments.ts';
import { measureHeadings, measureImages, largestImageShare, measureFormsAndFrames, type Screen } from './layout.ts';
import * as limits from './limits.ts';
import { findPaywall } from './locked.ts';
import { findMainContent, noMarks, type Marks } from './main/find.ts';
import { readPageFact } from './page-fact.ts';
import { readResources } from './resources.ts';
import { findReferencedDuplicateIds } from './shared-ids.ts';
import { TimeSlices } from './slices.ts';
import { readStructuredData } from './structured-data/items.ts';
import { VitalsCollector } from './vitals.ts';
import { DocumentWalk } from './walk/walk.ts';

interface CollectOptions {
  /** Time of the audit, epoch milliseconds. */
  now: number;
  /** Milliseconds of work between two pauses for the page. */
  yieldEvery?: number;
  /** Called between slices. If it returns true, the walk ends with what it has read so far. */
  stop?: () => boolean;
  /** For tests: overrides limits of limits.ts. */
  budget?: Partial<Record<'elements' | 'workMs' | 'wallMs' | 'measureMs', number>>;
  /** Vitals that are already being observed. */
  vitals?: VitalsCollector;
}
export interface Collected {
  known: KnownFacts;
  /** Longest time that the page's tasks had to wait, in milliseconds. */
  blockedMs: number;
  /** Milliseconds of work in all slices, without the pauses between them. */
  ms: number;
  /** Milliseconds from the call to the result, including pauses; depends on what else the page does. */
  wall: number;
}

/** Collects every fact that can be read from a document. Does not change the page, and lets it run in between. */
export async function collectPage(document: Document, options: CollectOptions): Promise<Collected> {
  const began = performance.now();
  const budget = {
    elements: limits.elements,
    workMs: limits.workMs,
    wallMs: limits.wallMs,
    measureMs: limits.measureMs,
    ...options.budget,
  };
  const slices = new TimeSlices(options.yieldEvery);
  const walk = walkOver(document, budget.elements);
  if (slices.over) await slices.pause();
  const stopped = await readTree(walk, slices, began, budget, options.stop);
  slices.deadline = began + budget.measureMs;
  if (slices.over) await slices.pause();
  const record = new CollectedFactRecord(slices, walk.visitors.failures);
  const marks = mark(walk, document);
  if (slices.over) await slices.pause();
  const measured = await measureLayout(document, walk, record, marks);
  await putFacts(document, walk, record, { ...measured, marks, stopped, now: options.now });
  putShown(document, record, measured.device, options.vitals);
  if (slices.over) await slices.pause();
  record.put('semantics', () => walk.visitors.semantics.result(walk.visitors.text.runs));
  slices.finish();
  return { known: record.known, blockedMs: slices.longest, ms: slices.work, wall: performance.now() - began };
}

function walkOver(document: Document, most: number): DocumentWalk {
  const url = documentProperty(document, 'URL');
  return new DocumentWalk(
    document,
    documentProperty(document, 'documentElement'),
    documentProperty(document, 'contentType') !== 'text/html',
    { rendered: documentProperty(document, 'defaultView') !== null, baseUrl: documentProperty(document, 'baseURI') || url, url, most },
  );
}

/** Walks the document in slices. Returns why the walk ended early; undefined if it did not. */
async function readTree(
  walk: DocumentWalk,
  slices: TimeSlices,
  began: number,
  budget: Record<'workMs' | 'wallMs', number>,
  stop?: () => boolean,
): Promise<PageFact['stopped']> {
  let because: 'time' | 'asked' | null = null;
  while (!because && !walk.run(slices.end)) {
    await slices.pause();
    if (stop?.()) because = 'asked';
    else if (slices.work > budget.workMs || performance.now() - began > budget.wallMs) because = 'time';
    if (because) walk.stop();
  }
  return walk.truncated
    ? { because: because ?? 'elements', elements: walk.elements, ms: Math.round(performance.now() - began) }
    : undefined;
}

function mark({ visitors }: DocumentWalk, document: Document): Marks {
  try {
    return findMainContent(visitors, document);
  } catch (error) {
    visitors.failures.set('main', String(error));
    return noMarks;
  }
}

interface Measured {
  resources: FactTable['resources'] | null;
  device: FactTable['device'] | null;
  locked: FactTable['main']['locked'];
  /** Largest image as a share of the first screen, 0…1. */
  largestImage: number;
  scrollWidth: number;
}

/** Reads the layout in one batch. */
async function measureLayout(document: Document, { visitors }: DocumentWalk, record: CollectedFactRecord, marks: Marks): Promise<Measured> {
  const { headings, images, parts } = visitors;
  const view = documentProperty(document, 'defaultView');
  const scrollWidth = view ? scrollableWidth(document, view) : 0;
  const resources = await record.measure(['resources'], readResources(view, visitors));
  let device: FactTable['device'] | null = null;
  let largestImage = 0;
  if (view) {
    const screen = screenOf(document, view);
    await record.measure(['headings'], measureHeadings(headings.items, view, screen));
    device = await record.measure(['device'], measureDevice(document, visitors, view, screen, scrollWidth));
    await record.measure(['images'], measureImages(images.items, view, screen, resources?.bytes ?? new Map()));
    await record.measure(['parts'], measureFormsAndFrames([...parts.forms, ...parts.frames], screen));
    largestImage = largestImageShare(images.items, view, screen);
  }
  const locked = (await record.measure(['main'], findPaywall(visitors, marks.element, view))) ?? [];
  return { resources: resources?.fact ?? null, device, locked, largestImage, scrollWidth };
}

/** Combines collected and measured values into facts. */
async function putFacts(
  document: Document,
  walk: DocumentWalk,
  record: CollectedFactRecord,
  {
    resources,
    locked,
    largestImage,
    scrollWidth,
    marks,
    stopped,
    now,
  }: Measured & { marks: Marks; stopped: PageFact['stopped']; now: number },
): Promise<void> {
  const { visitors } = walk;
  const elements = (await record.measure([], countElements(document), 1)) ?? walk.elements;
  const links = visitors.links.items.map(({ fact }) => fact);
  const shared = await record.measure([], findReferencedDuplicateIds(document, links));
  record.put('page', () => ({
    ...readPageFact(document, walk, { elements, at: now, scrollWidth, stopped }),
    ...(shared && { sharedIds: shared }),
  }));
  record.put('head', () => visitors.head.result(documentProperty(document, 'body')));
  record.put('headings', () => visitors.headings.result());
  // To find an id that several elements share, a browser may visit all of them.
  await record.measure(['links'], markFragments(document, links, documentProperty(document, 'URL')), 1);
  record.put('links', () => visitors.links.result());
  record.put('images', () => visitors.images.result(visitors.links.linkedImages));
  record.put('text', () => visitors.text.result(walk.truncated || walk.textCut));
  record.put('main', () => ({ ...marks.found, locked, imageShareFirstScreen: thousandths(largestImage) }));
  const { jsonLd, microdata, rdfa } = visitors.structuredData;
  const structuredData = await record.measure(['structuredData'], readStructuredData({ scripts: jsonLd, microdata, rdfa }), 1);
  record.put('structuredData', () => structuredData!);
  record.put('parts', () => visitors.parts.result(marks.groups));
  record.put('controls', () => visitors.controls.result());
  record.put('resources', () => resources!);
}

/** Facts that only a document in a window has. */
function putShown(document: Document, record: CollectedFactRecord, device: Measured['device'], vitals?: VitalsCollector): void {
  const view = documentProperty(document, 'defaultView');
  if (view) {
    record.put('device', () => device!);
    record.put('vitals', () => (vitals ?? new VitalsCollector(view)).read());
  } else for (const name of ['device', 'vitals'] as const) record.set(name, factFailure('browser-only', 'not-shown'));
}

/** How wide the document can be scrolled: content that a viewport clips without a horizontal scroll bar is out of reach. */
function scrollableWidth(document: Document, view: Window): number {
  const root = documentProperty(document, 'documentElement');
  if (!root) return 0;
  const body = documentProperty(document, 'body');
  const { scrollWidth, clientWidth } = root;
  if (scrollWidth <= clientWidth) return scrollWidth;
  const rootStyle = view.getComputedStyle(root);
  // The body's overflow applies to the viewport unless the root has overflow (CSS Overflow, 3.3).
  const { overflowX } =
    rootStyle.overflowX === 'visible' && rootStyle.overflowY === 'visible' && body ? view.getComputedStyle(body) : rootStyle;
  return overflowX === 'hidden' || overflowX === 'clip' ? clientWidth : scrollWidth;
}

function screenOf(document: Document, view: Window): Screen {
  const root = documentProperty(document, 'documentElement');
  const width = root?.clientWidth || view.innerWidth;
  const height = view.innerHeight;
  return { width, height, scrollX: view.scrollX, scrollY: view.scrollY, area: width * height };
}
