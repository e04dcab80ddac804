import { parseViewport } from '../parse/viewport.ts';
import { plainLineToPaste } from './escape.ts';
import { pageFix, type FixKind } from './fix.ts';
import { writeHeadMarkup, metaByName, elementsRemoved, type HeadElement } from './head-markup.ts';

function isFine(content: string): boolean {
  const { width, userScalable, maximumScale } = parseViewport(content);
  return width === 'device-width' && userScalable !== false && maximumScale === null;
}

/** As wide as the device, and zoomable. Declarations about notches and keyboards stay. */
export const viewport: FixKind = {
  id: 'viewport',
  signals: ['viewport', 'head-markup'],
  make({ page, head }) {
    if (!page || !head) return null;
    const declared = head.metas.filter(({ name }) => name === 'viewport');
    const current = declared.map(({ content }) => content).join(', ');
    const fit = /viewport-fit\s*=\s*(auto|contain|cover)/i.exec(current)?.[1]?.toLowerCase();
    const keyboard = /interactive-widget\s*=\s*(resizes-visual|resizes-content|overlays-content)/i.exec(current)?.[1]?.toLowerCase();
    const content = [
      'width=device-width',
      'initial-scale=1',
      ...(fit ? [`viewport-fit=${fit}`] : []),
      ...(keyboard ? [`interactive-widget=${keyboard}`] : []),
    ].join(', ');
    const fine = declared.map((one) => plainLineToPaste(one.content)).filter(isFine);
    if (declared.length === 1 && fine.length === 1) return null;
    // Of several, the last that is fine, with the scale if one has it.
    const existing = fine.findLast((one) => parseViewport(one).initialScale !== null) ?? fine.at(-1);
    const add: HeadElement[] = [metaByName('viewport', existing ?? content)];
    return pageFix(viewport, {
      place: 'head',
      language: 'html',
      text: writeHeadMarkup(add, page.xml),
      replaces: elementsRemoved(['meta viewport'], head),
      change: { kind: 'head', remove: ['meta viewport'], add },
    });
  },
};
