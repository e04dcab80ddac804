import { caps, clipText } from '../core/helpers/clip.ts';
import type { ElementRef, VitalsFact } from '../core/facts/page.ts';
import { parseUrl } from '../parse/urls.ts';
import { isConnected, nodeType, documentProperty, parentNode } from './dom.ts';
import { selectorOf, elementRef } from './selectors.ts';

// Entry types that are missing in TypeScript's library.
interface LargestPaint extends PerformanceEntry {
  element: Element | null;
  size: number;
  url: string;
  renderTime: number;
  loadTime: number;
}
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: { node: Node | null }[];
}
interface Interaction extends PerformanceEntry {
  interactionId?: number;
  target: Node | null;
}
/** A change of the URL by a script after an interaction (WICG, Soft Navigations); its name is the new URL. */
interface Route extends PerformanceEntry {
  interactionId?: number;
}
/** The largest paint so far of what an interaction changed. */
interface LaterPaint extends PerformanceEntry {
  interactionId?: number;
  largestContentfulPaint?: LargestPaint | null;
}

/** Session windows of the layout shift: at most 1 s apart, at most 5 s long (web.dev, CLS). */
const windowGap = 1_000;
const windowLength = 5_000;
const mostShifts = 20;
const mostPaints = 1_000;
/** Number of longest interactions that count: enough for 500 of them (web-vitals, InteractionManager). */
const longestCounted = 10;
/** More are stored: which of them belong to the current URL is known only after its soft navigation. */
const longestText = 200;
const mostRoutes = 1_000;
/** One outlier is ignored per this many interactions (web.dev, INP). */
const perOutlier = 50;
/** Difference between two consecutive interaction ids in Chromium. */
const idStep = 7;

/** Observes one window. The browser buffers earlier entries, so nothing is lost by starting late. */
export class VitalsCollector {
  readonly #view: Window;
  /** In order: each is larger than the ones before. */
  readonly #paints: LargestPaint[] = [];
  readonly #shifts: Shift[] = [];
  readonly #routes: Route[] = [];
  /** By interaction; the last paint of each. */
  readonly #laterPaints = new Map<number, LargestPaint>();
  readonly #interactions = new Map<number, Interaction>();
  #firstId = Number.POSITIVE_INFINITY;
  #lastId = 0;
  readonly #observers: { observer: PerformanceObserver; take: (entry: PerformanceEntry) => void }[] = [];

  constructor(view: Window) {
    this.#view = view;
    this.#watch('largest-contentful-paint', (entry) => {
      if (this.#paints.length < mostPaints) this.#paints.push(entry as LargestPaint);
    });
    this.#watch('layout-shift', (entry) => {
      if (!(entry as Shift).hadRecentInput && this.#shifts.length < 5_000) this.#shifts.push(entry as Shift);
    });
    this.#watch('soft-navigation', (entry) => {
      if (this.#routes.length < mostRoutes) this.#routes.push(entry as Route);
    });
    this.#watch('interaction-contentful-paint', (entry) => {
      const { interactionId: id, largestContentfulPaint: paint } = entry as LaterPaint;
      if (id && paint && (this.#laterPaints.has(id) || this.#laterPaints.size < mostPaints)) this.#laterPaints.set(id, paint);
    });
    this.#watch('event', (entry) => this.#interaction(entry as Interaction), { durationThreshold: 40 });
    this.#watch('first-input', (entry) => this.#interaction(entry as Interaction));
  }

  #watch(type: string, take: (entry: PerformanceEntry) => void, options: object = {}): void {
    const Observer = (this.#view as Window & { PerformanceObserver?: typeof PerformanceObserver }).PerformanceObserver;
    if (!Observer?.supportedEntryTypes.includes(type)) return;
    try {
      const observer = new Observer((list) => list.getEntries().forEach(take));
      observer.observe({ type, buffered: true, ...options });
      this.#observers.push({ observer, take });
    } catch {
      // The browser lists the type but rejects its options. No number is better than a wrong one.
    }
  }

  #interaction(entry: Interaction): void {
    if (!entry.interactionId) return;
    const { interactionId: id } = entry;
    this.#firstId = Math.min(this.#firstId, id);
    this.#lastId = Math.max(this.#lastId, id);
    const known = this.#interactions.get(id);
    if (known && known.duration >= entry.duration) return;
    this.#interactions.set(id, entry);
    if (this.#interactions.size <= longestText) return;
    const [shortest] = [...this.#interactions].toSorted(([, a], [, b]) => a.duration - b.duration);
    this.#interactions.delete(shortest![0]);
  }

  #takeRecords(): void {
    for (const { observer, take } of this.#observers) observer.takeRecords().forEach(take);
  }

  /** Area in CSS pixels of the largest paint so far; 0 before the first. */
  get largestArea(): number {
    this.#takeRecords();
    return this.#paints.at(-1)?.size ?? 0;
  }

  /** Values so far. */
  read(): VitalsFact {
    this.#takeRecords();
    const { performance, document } = this.#view;
    const loaded = performance.getEntriesByType('navigation')[0]?.name;
    const now = loaded ? documentProperty(document, 'URL') : '';
    const route = loaded ? lastSoftNavigation(loaded, this.#routes, now) : null;
    // After an interaction, the page was visible.
    if (route)
      return {
        background: false,
        lcp: this.#lcp(firstHidden(performance, document, route.startTime), route),
        cls: this.#cls(route),
        inp: this.#inp(route),
      };
    const hidden = firstHidden(performance, document);
    const paint = performance.getEntriesByType('paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    // Hidden before its first paint, so its times do not reflect what a visitor saw.
    return {
      background: hidden < paint,
      ...(loaded && isSoftNavigation(loaded, now) && { routed: true as const }),
      lcp: this.#lcp(hidden, null),
      cls: this.#cls(null),
      inp: this.#inp(null),
    };
  }

  #at(node: Node | null): ElementRef | null {
    const element = node && ((nodeType.call(node) === 1 ? node : parentNode.call(node)) as Element | null);
    return element && isConnected.call(element) ? elementRef(element, selectorOf(element)) : null;
  }

  /**
   * @param hidden time when the page was first hidden: nobody waits for paints after it
   * @param route soft navigation to the current URL; times count from its interaction, and it has no first byte
   */
  #lcp(hidden: number, route: Route | null): VitalsFact['lcp'] {
    const paints = route ? [this.#laterPaints.get(route.interactionId ?? 0)] : this.#paints;
    const largest = paints.findLast((paint) => paint !== undefined && paint.startTime < hidden);
    if (!largest) return null;
    const { startTime, element, url } = largest;
    const navigation = this.#view.performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
    const resource = url
      ? (this.#view.performance.getEntriesByName(url, 'resource')[0] as PerformanceResourceTiming | undefined)
      : undefined;
    const began = route ? route.startTime : ((navigation as { activationStart?: number } | undefined)?.activationStart ?? 0);
    const value = Math.max(0, startTime - began);
    const ttfb = route ? 0 : Math.min(value, Math.max(0, (navigation?.responseStart ?? 0) - began));
    const start = Math.min(value, Math.max(ttfb, resource ? (resource.requestStart || resource.startTime) - began : ttfb));
    const end = Math.min(value, Math.max(start, resource ? resource.responseEnd - began : start));
    return {
      value: ms(value),
      at: this.#at(element),
      url: url ? clipText(url, caps.url) : null,
      ttfb: ms(ttfb),
      loadDelay: ms(start - ttfb),
      loadTime: ms(end - start),
      renderDelay: ms(value - end),
    };
  }

  #cls(route: Route | null): VitalsFact['cls'] {
    if (!this.#observers.some(({ observer }) => observer) || !supports(this.#view, 'layout-shift')) return null;
    let best: Shift[] = [];
    let value = 0;
    let open: Shift[] = [];
    let sum = 0;
    for (const shift of this.#shifts) {
      if (route && shift.startTime < route.startTime) continue;
      const last = open.at(-1);
      if (last && (shift.startTime - last.startTime >= windowGap || shift.startTime - open[0]!.startTime >= windowLength)) {
        open = [];
        sum = 0;
      }
      open.push(shift);
      sum += shift.value;
      if (sum > value) {
        value = sum;
        best = [...open];
      }
    }
    const largest = best
      .toSorted((a, b) => b.value - a.value)
      .slice(0, mostShifts)
      .toSorted((a, b) => a.startTime - b.startTime);
    return {
      value: Math.round(value * 10_000) / 10_000,
      shifts: largest.map((shift) => ({
        value: Math.round(shift.value * 10_000) / 10_000,
        time: ms(shift.startTime),
        at: (shift.sources ?? [])
          .map(({ node }) => this.#at(node))
          .filter((ref) => ref !== null)
          .slice(0, 5),
      })),
    };
  }

  /** The interaction that started a soft navigation belongs to the previous page. */
  #inp(route: Route | null): VitalsFact['inp'] {
    const all = [...this.#interactions.values()]
      .filter((entry) => !route || (entry.startTime >= route.startTime && entry.interactionId !== route.interactionId))
      .toSorted((a, b) => b.duration - a.duration)
      .slice(0, longestCounted);
    const entry = all[Math.min(all.length - 1, Math.floor(this.#interactionCount(route) / perOutlier))];
    return entry ? { value: ms(entry.duration), type: entry.name.slice(0, 40), at: this.#at(entry.target) } : null;
  }

  /** Number of interactions of the visit or since a soft navigation, including quick ones that the browser does not report. Estimated from interaction ids if the browser has no count. */
  #interactionCount(route: Route | null): number {
    if (route) return route.interactionId ? Math.max(0, (this.#lastId - route.interactionId) / idStep) : 0;
    const { interactionCount } = this.#view.performance as Performance & { interactionCount?: number };
    return interactionCount ?? (this.#lastId > 0 ? (this.#lastId - this.#firstId) / idStep + 1 : 0);
  }
}

const ms = (value: number) => Math.round(value);
const supports = (view: Window, type: string) =>
  (view as Window & { PerformanceObserver?: typeof PerformanceObserver }).PerformanceObserver?.supportedEntryTypes.includes(type) ?? false;

/**
 * Whether the path differs from that of the loaded document. Queries are ignored: scripts remove tracking
 * parameters.
 */
export function isSoftNavigation(loaded: string, now: string): boolean {
  const [before, after] = [parseUrl(loaded), parseUrl(now)];
  return before !== null && after !== null && before.pathname !== after.pathname;
}

/**
 * The last soft navigation that changed the path, if it led to the current one; null if there is none, or if the browser missed
 * a later change (it only reports changes after an interaction with a paint).
 * @param routes in order
 */
export function lastSoftNavigation<R extends { name: string }>(loaded: string, routes: readonly R[], now: string): R | null {
  let [at, last] = [loaded, null as R | null];
  for (const route of routes) {
    if (isSoftNavigation(at, route.name)) last = route;
    at = route.name;
  }
  return last && !isSoftNavigation(at, now) ? last : null;
}

/** When the page was first hidden after the visitor came to it: 0 if it started hidden, Infinity if never. @param since ignores earlier times */
function firstHidden(performance: Performance, document: Document, since = 0): number {
  const { activationStart = 0 } = (performance.getEntriesByType('navigation')[0] ?? {}) as { activationStart?: number };
  const states = performance.getEntriesByType('visibility-state');
  if (states.length === 0) return documentProperty(document, 'visibilityState') === 'hidden' ? 0 : Number.POSITIVE_INFINITY;
  const from = Math.max(activationStart, since);
  return states.find(({ name, startTime }) => name === 'hidden' && (from === 0 || startTime > from))?.startTime ?? Number.POSITIVE_INFINITY;
}
