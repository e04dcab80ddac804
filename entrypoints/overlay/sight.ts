import type { CrawlerSight, SeenCrawler } from '../../reports/crawler-sight.ts';
import { placeBoxes, type Boxes, type PlacedMark } from './boxes.ts';
import { createHost, redrawAsPageMoves, onEscape } from './host.ts';
import type { Layer } from './layer.ts';
import { createElement, documentProperty } from './page-dom.ts';
import css from './sight.css?inline';

/** Elements of the page that were found by the selectors of a sight. */
export interface SightElements {
  missing: readonly Element[];
  passages: readonly { element: Element; last?: Element }[];
}
export interface SightPorts {
  /** Called when the close button or Escape was pressed. */
  close(): void;
  /** @returns whether the browser allowed copying */
  copy(crawler: SeenCrawler): Promise<boolean>;
  save(crawler: SeenCrawler): void;
}

/** Percent of the width by which arrow keys and page keys move the divider. */
const steps = { arrow: 2, page: 10 } as const;

/**
 * Opens the slider over the page: on one side the page as people see it, on the other as a crawler gets it. On right-to-left pages, the sides are
 * swapped. The page stays usable: only the handle and the panel receive clicks.
 */
export function openSlider(document: Document, sight: CrawlerSight, elements: SightElements, ports: SightPorts): Layer {
  const { host, root, window, open } = createHost(document, css);
  const rtl = window.getComputedStyle(documentProperty(document, 'documentElement')).direction === 'rtl';
  const before = documentProperty(document, 'activeElement');
  const stage = root.appendChild(createElement(document, 'div'));
  stage.className = 'stage';
  stage.dir = rtl ? 'rtl' : 'ltr';
  const veil = part(document, stage, 'div', 'veil');
  const hatched = part(document, veil, 'div', 'boxes');
  const glowing = part(document, stage, 'div', 'boxes');
  for (const layer of [veil, glowing]) layer.setAttribute('aria-hidden', 'true');
  const handle = divider(document, stage, sight.words.slider, rtl);
  const panel = panelOf(document, stage, sight, ports, (crawler) => {
    stage.dataset.sight = crawler.sight;
    follower.redraw();
  });

  const hatch = elements.missing.map((element): PlacedMark => ({ element, label: '', kind: 'muted', look: 'hatch' }));
  const passages = elements.passages.map((found): PlacedMark => ({ ...found, label: sight.words.passage, kind: 'good', look: 'glow' }));
  const near = nearWindow(window, hatch, () => follower.redraw());
  const [drawnHatch, drawnPassages]: [Boxes, Boxes] = [new Map(), new Map()];
  const follower = redrawAsPageMoves(window, () => {
    const isMarked = stage.dataset.sight === 'part' || stage.dataset.sight === 'perhaps';
    placeBoxes(document, hatched, drawnHatch, isMarked ? near.marks() : [], () => true);
    placeBoxes(document, glowing, drawnPassages, stage.dataset.sight === 'nothing' ? [] : passages, () => true);
  });
  const unwatch = onEscape(window, ports.close);
  panel.choose(sight.chosen);
  open();
  handle.focus({ preventScroll: true });

  return {
    remove() {
      follower.stop();
      near.stop();
      unwatch();
      const focused = documentProperty(document, 'activeElement') === host;
      host.remove();
      // Restores the focus, unless the user has moved it.
      if (focused && before && before instanceof window.HTMLElement) before.focus({ preventScroll: true });
    },
  };
}

/** The marks in or near the window: only they are measured while the page scrolls. */
function nearWindow(window: Window & typeof globalThis, marks: readonly PlacedMark[], changed: () => void) {
  const byElement = new Map(marks.map((mark) => [mark.element, mark]));
  const near = new Set<PlacedMark>();
  const observer = new window.IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const mark = byElement.get(target);
        if (mark && isIntersecting) near.add(mark);
        else if (mark) near.delete(mark);
      }
      changed();
    },
    { rootMargin: '50%' },
  );
  for (const element of byElement.keys()) observer.observe(element);
  return { marks: () => [...near], stop: () => observer.disconnect() };
}

/** The line between both sides, with its handle: a slider from 0 to 100 percent of the width for the page as people see it. */
function divider(document: Document, stage: HTMLElement, label: string, rtl: boolean): HTMLElement {
  const line = part(document, stage, 'div', 'line');
  const handle = part(document, line, 'div', 'handle');
  handle.tabIndex = 0;
  const attributes = {
    role: 'slider',
    'aria-label': label,
    'aria-valuemin': '0',
    'aria-valuemax': '100',
    'aria-orientation': 'horizontal',
  };
  for (const [name, value] of Object.entries(attributes)) handle.setAttribute(name, value);
  let at = 0;
  const move = (to: number) => {
    at = Math.min(100, Math.max(0, to));
    stage.style.setProperty('--at', `${at}%`);
    handle.setAttribute('aria-valuenow', String(Math.round(at)));
    handle.setAttribute('aria-valuetext', `${Math.round(at)}%`);
  };
  move(50);
  handle.addEventListener('keydown', (event) => {
    const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
    const back = rtl ? 'ArrowRight' : 'ArrowLeft';
    const to: Record<string, number> = {
      [forward]: at + steps.arrow,
      [back]: at - steps.arrow,
      ArrowUp: at + steps.arrow,
      ArrowDown: at - steps.arrow,
      PageUp: at + steps.page,
      PageDown: at - steps.page,
      Home: 0,
      End: 100,
    };
    const next = to[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    move(next);
    event.preventDefault();
    event.stopPropagation();
  });
  handle.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    handle.setPointerCapture(event.pointerId);
    event.preventDefault();
    handle.focus({ preventScroll: true });
  });
  handle.addEventListener('pointermove', (event) => {
    if (!handle.hasPointerCapture(event.pointerId)) return;
    const share = (100 * event.clientX) / documentProperty(document, 'defaultView')!.innerWidth;
    move(rtl ? 100 - share : share);
  });
  return handle;
}

/** What the selected crawler gets, in words, with actions. */
function panelOf(document: Document, stage: HTMLElement, sight: CrawlerSight, ports: SightPorts, chosen: (crawler: SeenCrawler) => void) {
  const { words, crawlers } = sight;
  const panel = part(document, stage, 'section', 'panel');
  panel.dir = sight.direction;
  panel.setAttribute('aria-label', words.region);
  const title = part(document, panel, 'h2', 'title');
  const figure = part(document, panel, 'p', 'figure');
  const number = part(document, figure, 'b', 'number');
  const caption = part(document, figure, 'span', '');
  const text = part(document, panel, 'div', 'text');
  text.setAttribute('aria-live', 'polite');
  const sentence = part(document, text, 'p', '');
  const rule = part(document, text, 'p', 'rule');
  const row = part(document, panel, 'p', 'row');
  const select = part(document, row, 'select', '');
  select.setAttribute('aria-label', words.crawler);
  for (const { token, name } of crawlers) {
    const option = part(document, select, 'option', '');
    option.value = token;
    option.textContent = name;
  }
  const show = ({ tone, ...crawler }: SeenCrawler) => {
    panel.dataset.tone = tone;
    title.textContent = crawler.title;
    number.textContent = crawler.number;
    caption.textContent = crawler.caption;
    sentence.textContent = crawler.sentence;
    rule.textContent = crawler.rule;
    chosen({ tone, ...crawler });
  };
  const choose = (token: string) => {
    const crawler = crawlers.find((one) => one.token === token) ?? crawlers[0];
    if (!crawler) return;
    select.value = crawler.token;
    copy.textContent = words.copy;
    show(crawler);
  };
  const current = () => crawlers.find(({ token }) => token === select.value);
  select.addEventListener('change', () => choose(select.value));
  const copy = button(document, row, words.copy, () => {
    const crawler = current();
    if (!crawler) return;
    void copyOrSave(crawler);
  });
  // If the browser does not allow copying, it is saved instead.
  const copyOrSave = async (crawler: SeenCrawler) => {
    if (await ports.copy(crawler)) copy.textContent = words.copied;
    else ports.save(crawler);
  };
  button(document, row, words.save, () => {
    const crawler = current();
    if (crawler) ports.save(crawler);
  });
  button(document, row, words.close, ports.close);
  return { choose };
}

function button(document: Document, parent: HTMLElement, words: string, press: () => void): HTMLElement {
  const element = part(document, parent, 'button', '');
  element.type = 'button';
  element.textContent = words;
  element.addEventListener('click', press);
  return element;
}

function part<K extends keyof HTMLElementTagNameMap>(document: Document, parent: HTMLElement, name: K, className: string) {
  const element = createElement(document, name);
  if (className) element.className = className;
  // Buttons are in the order of the panel, whatever the first of them says.
  if (name === 'h2' || (name === 'p' && className !== 'row')) element.dir = 'auto';
  parent.append(element);
  return element;
}
