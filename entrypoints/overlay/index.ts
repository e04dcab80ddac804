import browser from 'webextension-polyfill';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { findBySelector } from '../../checks/collect/selectors.ts';
import { overlayKey } from '../../extension/messages/tab-symbols.ts';
import { overlayPort, type OverlayAnswer, type OverlayClosed, type OverlayOrder } from '../../extension/messages/overlay-port.ts';
import type { CrawlerSight, SeenCrawler } from '../../reports/crawler-sight.ts';
import { drawLayer, type Layer } from './layer.ts';
import { isVisible, createElement } from './page-dom.ts';
import { openSlider } from './sight.ts';
import { copyImage } from '../../extension/browser/copy-image.ts';
import { cardSize, crawlerCardPng, type CrawlerCard } from '../../reports/draw-crawler-card.ts';

/** @returns whether the browser allowed it */
const copyOverlayCard = async ({ card }: SeenCrawler): Promise<boolean> => card !== null && copyImage(imageOf(card));
async function saveOverlayCard({ card }: SeenCrawler): Promise<void> {
  if (!card) return;
  const url = URL.createObjectURL(await imageOf(card));
  const link = createElement(document, 'a');
  link.href = url;
  link.download = card.file;
  link.click();
  // The browser reads the blob after the click, so it must still exist then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
const imageOf = (card: CrawlerCard) => crawlerCardPng(card, new OffscreenCanvas(cardSize.width, cardSize.height));

interface MarkedWindow {
  [overlayKey]?: true;
}

/** Milliseconds that an element stays outlined. */
const shownFor = 4000;

/** Shows marks on the page for the popup. Everything is removed with the popup's port (unless it is pinned), on Escape, or after some seconds. */
export default defineUnlistedScript(() => {
  const global = globalThis as MarkedWindow;
  if (global[overlayKey]) return;
  global[overlayKey] = true;

  let layer: Layer | null = null;
  let pinned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ports = new Set<browser.Runtime.Port>();
  const close = () => {
    clearTimeout(timer);
    layer?.remove();
    layer = null;
    pinned = false;
  };

  const closedHere = () => {
    close();
    for (const port of ports) port.postMessage({ closed: true } satisfies OverlayClosed);
  };

  function obey(what: OverlayOrder): OverlayAnswer {
    close();
    if (what.order === 'clear') return { found: 0, visible: 0, requested: 0 };
    if (what.order === 'sight') return openSightOf(what.sight);
    const wanted = what.order === 'mark' ? what.marks : [{ selector: what.selector, label: '', kind: 'info' as const }];
    const marks = wanted.flatMap(({ selector, until, ...mark }) => {
      const element = findBySelector(document, selector);
      const last = until === undefined ? null : findBySelector(document, until);
      return element ? [{ element, ...mark, ...(last && { last }) }] : [];
    });
    if (marks.length > 0) {
      layer = drawLayer(document, marks, { legend: what.order === 'mark', escape: closedHere, ...(what.order === 'mark' && what.pinned) });
      pinned = what.order === 'mark' && what.pinned !== undefined;
      if (what.order === 'show') {
        scrollIntoCenter(marks[0]!.element);
        timer = setTimeout(close, shownFor);
      }
    }
    return { found: marks.length, visible: marks.filter(({ element }) => isVisible(element)).length, requested: wanted.length };
  }

  function openSightOf(sight: CrawlerSight): OverlayAnswer {
    const missing = sight.missing.flatMap((selector) => findBySelector(document, selector) ?? []);
    const passages = sight.passages.flatMap(({ selector, until }) => {
      const [element, last] = [findBySelector(document, selector), findBySelector(document, until)];
      return element ? [{ element, ...(last && { last }) }] : [];
    });
    layer = openSlider(
      document,
      sight,
      { missing, passages },
      { close: closedHere, copy: copyOverlayCard, save: (crawler) => void saveOverlayCard(crawler) },
    );
    pinned = true;
    // The slider has no missing elements: its panel says what there is.
    return { found: 0, visible: 0, requested: 0 };
  }

  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== overlayPort || port.sender?.id !== browser.runtime.id) return;
    ports.add(port);
    port.onMessage.addListener((what: unknown) => port.postMessage(obey(what as OverlayOrder)));
    port.onDisconnect.addListener(() => {
      ports.delete(port);
      if (!pinned) close();
    });
  });
});

function scrollIntoCenter(element: Element): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  Element.prototype.scrollIntoView.call(element, { block: 'center', inline: 'nearest', behavior: still ? 'instant' : 'smooth' });
}
