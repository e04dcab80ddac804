import { createElement, documentProperty } from './page-dom.ts';

/** The one element that is added to the page, with a closed shadow root that lets every click through. */
export interface Host {
  host: HTMLElement;
  root: ShadowRoot;
  window: Window & typeof globalThis;
  /** Puts it into the page, in the top layer where the browser has one. */
  open(): void;
}

/** The element of the overlay, with a closed shadow tree to fill; it is not in the page before `open`. */
export function createHost(document: Document, css: string): Host {
  const window = documentProperty(document, 'defaultView')!;
  const host = createElement(document, 'div');
  host.style.cssText =
    'all: initial !important; position: fixed !important; inset: 0 !important; width: auto !important; height: auto !important; border: 0 !important; padding: 0 !important; margin: 0 !important; background: none !important; overflow: clip !important; pointer-events: none !important; z-index: 2147483647 !important;';
  const root = host.attachShadow({ mode: 'closed' });
  // Style elements of extensions are subject to the page's content security policy in some browsers, sheets are not.
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  return {
    host,
    root,
    window,
    open() {
      documentProperty(document, 'documentElement').append(host);
      if ('showPopover' in host) {
        host.popover = 'manual';
        host.showPopover();
      }
    },
  };
}

/** Calls back in the next frame whenever the page may have moved. */
export interface PageFollower {
  redraw(): void;
  stop(): void;
}

export function redrawAsPageMoves(window: Window, draw: () => void): PageFollower {
  let frame = 0;
  const redraw = () => {
    frame ||= window.requestAnimationFrame(() => {
      frame = 0;
      draw();
    });
  };
  const follow = { capture: true, passive: true } as const;
  window.addEventListener('scroll', redraw, follow);
  window.addEventListener('resize', redraw, follow);
  // Pages move for many reasons without an event.
  const pulse = window.setInterval(redraw, 500);
  return {
    redraw,
    stop() {
      window.cancelAnimationFrame(frame);
      window.clearInterval(pulse);
      window.removeEventListener('scroll', redraw, follow);
      window.removeEventListener('resize', redraw, follow);
    },
  };
}

/** Calls back when a user presses Escape, wherever the focus is. @returns function that stops it */
export function onEscape(window: Window, escape: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.isTrusted && event.key === 'Escape') escape();
  };
  window.addEventListener('keydown', press, { capture: true });
  return () => window.removeEventListener('keydown', press, { capture: true });
}
