import { elements, measure, value } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, note, pass, verdict, warn, type Finding } from '../core/verdict.ts';
import { metaRef } from '../core/element-refs.ts';
import { fitsDevice, parseViewport } from '../parse/viewport.ts';

export default defineSignal({
  id: 'viewport',
  title: 'Viewport fits mobile',
  group: 'experience',
  why: 'Without a viewport declaration phones lay the page out for a desktop and shrink it. Google indexes what its smartphone crawler sees.',
  sources: [
    { title: 'Lighthouse, meta-viewport and viewport-insight', url: 'https://github.com/GoogleChrome/lighthouse/blob/main/core/audits/accessibility/meta-viewport.js', checked: '2026-11-21', mark: 'primary' },
    { title: 'CSS Viewport Module Level 1, the viewport meta element', url: 'https://drafts.csswg.org/css-viewport/#viewport-meta', checked: '2026-11-21', mark: 'secondary' },
    { title: 'Google, Mobile-first indexing best practices', url: 'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing', checked: '2026-11-21', mark: 'general' },
  ],
  scope: ['D'],
  weight: 3,
  tools: ['mobile-check'],
  needs: ['page', 'head'],
  uses: ['device'],
  limits: { maximumScale: 5, overflowPixels: 1 },
  messages: {
    fits: () => ({ text: 'The page is laid out as wide as the device, and can be zoomed.', fix: '' }),
    missing: () => ({
      text: 'There is no viewport declaration: phones lay the page out about 980 pixels wide and shrink it.',
      fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head.',
    }),
    fixed: (width: string) => ({
      text: `The viewport has a fixed width of ${width}.`,
      fix: 'Write width=device-width instead of a number.',
    }),
    noWidth: (content: string) => ({
      text: `The viewport declaration sets no width that browsers understand: "${content}".`,
      fix: 'Write width=device-width, initial-scale=1, with a comma between them.',
    }),
    zoomBlocked: (what: string) => ({
      text: `Zooming is limited by ${what}: people who need larger text cannot enlarge the page.`,
      fix: 'Remove user-scalable=no and any maximum-scale below 5.',
    }),
    overflows: (document: number, window: number) => ({
      text: `The document is ${document} px wide in a window of ${window} px, so that it scrolls sideways.`,
      fix: 'Let the elements that stick out wrap or shrink: max-width: 100 % for media, overflow-x: auto for wide tables.',
    }),
    semicolons: () => ({
      text: 'The declaration uses semicolons, which Chrome and Safari do not take for separators.',
      fix: 'Separate the parts with commas.',
    }),
    severalUsed: (count: number) => ({ text: `There are ${count} viewport declarations; browsers go by the last one, which is judged here.`, fix: 'Keep one.' }),
  },
  judge({ page, head, device }, { m, limits }) {
    const declared = head.metas.filter(({ name }) => name === 'viewport');
    const last = declared.at(-1);
    const findings: Finding[] = [];
    if (!last) {
      findings.push(fail(m.missing()));
    } else {
      const viewport = parseViewport(last.content);
      const at = elements([metaRef(last)]);
      if (typeof viewport.width === 'number') findings.push(fail(m.fixed(`${viewport.width} px`), at));
      else if (!fitsDevice(viewport)) findings.push(fail(m.noWidth(last.content), at));
      if (viewport.userScalable === false) findings.push(warn(m.zoomBlocked('user-scalable=no'), at));
      else if (viewport.maximumScale !== null && viewport.maximumScale < limits.maximumScale) {
        findings.push(warn(m.zoomBlocked(`maximum-scale=${viewport.maximumScale}`), measure(viewport.maximumScale, limits.maximumScale, 'times')));
      }
      if (viewport.semicolon) findings.push(note(m.semicolons(), at));
      if (declared.length > 1) findings.push(note(m.severalUsed(declared.length), elements(declared.map(metaRef))));
    }
    const { width, scrollWidth } = page.viewport;
    if (scrollWidth > width + limits.overflowPixels) {
      const stickingOut = device?.overflow.map(({ at }) => at) ?? [];
      findings.push(warn(m.overflows(scrollWidth, width), stickingOut.length > 0 ? elements(stickingOut) : measure(scrollWidth, width, 'px')));
    }
    if (findings.every(({ status }) => status === 'note')) findings.push(pass(m.fits(), value('content', last?.content ?? '')));
    return verdict(findings, last ? { value: last.content } : {});
  },
});
