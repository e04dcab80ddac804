import { elementsEvidence, measuredEvidence, valueEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, note, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { metaRef } from '../core/element-refs.ts';
import { whyUnstyled } from '../derive/unloaded.ts';
import { fitsDevice, parseViewport } from '../parse/viewport.ts';

export default defineSignal({
  id: 'viewport',
  group: 'experience',
  sources: [
    {
      title: 'Lighthouse, meta-viewport and viewport-insight',
      url: 'https://github.com/GoogleChrome/lighthouse/blob/main/core/audits/accessibility/meta-viewport.js',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'WCAG 2.2, Success Criterion 1.4.4 Resize Text (200 percent)',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html',
      checked: '2026-11-28',
      mark: 'primary',
    },
    {
      title: 'CSS Viewport Module Level 1, the viewport meta element',
      url: 'https://drafts.csswg.org/css-viewport/#viewport-meta',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    {
      title: 'Google, Mobile-first indexing best practices',
      url: 'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
      checked: '2026-11-21',
      mark: 'general',
    },
  ],
  scope: ['D'],
  weight: 3,
  tools: ['mobile-check'],
  needs: ['page', 'head'],
  uses: ['device', 'headings', 'resources'],
  limits: { maximumScale: 2, overflowPixels: 1 },
  judge({ page, head, device, headings, resources }, { m, w, limits }) {
    const declared = head.metas.filter(({ name }) => name === 'viewport');
    const last = declared.at(-1);
    const findings: Finding[] = [];
    if (!last) {
      findings.push(fail(m.missing()));
    } else {
      const viewport = parseViewport(last.content);
      const at = elementsEvidence([metaRef(last)]);
      if (typeof viewport.width === 'number') findings.push(fail(m.fixed({ width: viewport.width }), at));
      else if (!fitsDevice(viewport)) findings.push(fail(m.noWidth({ content: last.content }), at));
      // A value ends at a comma or white space: “yes;” is unknown to browsers and counts as no.
      const misread = viewport.userScalable === false && parseViewport(last.content.replaceAll(';', ',')).userScalable !== false;
      if (misread) findings.push(warn(m.zoomMisread(), at));
      else if (viewport.userScalable === false)
        findings.push(warn(m.zoomBlocked({ what: 'user-scalable=no', scale: 1, maximumScale: limits.maximumScale }), at));
      else if (viewport.maximumScale !== null && viewport.maximumScale < limits.maximumScale) {
        findings.push(
          warn(
            m.zoomBlocked({
              what: `maximum-scale=${viewport.maximumScale}`,
              scale: viewport.maximumScale,
              maximumScale: limits.maximumScale,
            }),
            measuredEvidence(viewport.maximumScale, limits.maximumScale, w.times()),
          ),
        );
      }
      if (viewport.semicolon && !misread) findings.push(note(m.semicolons(), at));
      if (declared.length > 1) findings.push(note(m.severalUsed({ count: declared.length }), elementsEvidence(declared.map(metaRef))));
    }
    const { width, scrollWidth } = page.viewport;
    const isWide = scrollWidth > width + limits.overflowPixels;
    const unstyled = whyUnstyled({ resources, head, headings });
    if (unstyled) {
      if (findings.every(({ status }) => status === 'note')) return unchecked(unstyled, findings);
      findings.push(note({ code: unstyled.code, args: unstyled.args }));
    } else if (isWide) {
      const stickingOut = device?.overflow.map(({ at }) => at) ?? [];
      findings.push(
        warn(
          m.overflows({ document: scrollWidth, window: width }),
          stickingOut.length > 0 ? elementsEvidence(stickingOut) : measuredEvidence(scrollWidth, width, 'px'),
        ),
      );
    }
    if (findings.every(({ status }) => status === 'note')) findings.push(pass(m.fits(), valueEvidence('content', last?.content ?? '')));
    return verdict(findings, last ? { value: last.content } : {});
  },
});
