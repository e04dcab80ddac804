import { english } from '../../../checks/doors/catalogue.ts';

const { amount, number, percent } = english;

export const words = {
  measuredIn: ({ width }: { width: number }) => `Measured in a window ${amount(width, 'CSS pixel')} wide.`,
  desktop: ({ width }: { width: number }) =>
    `Measured in a desktop window ${amount(width, 'CSS pixel')} wide, not on a phone. Open the page in a narrow window and audit it there for mobile results.`,
  open: ({ width }: { width: number }) => `Open in a ${number(width)} px window`,
  mark: 'Outline on the page',
  viewport: {
    title: 'Viewport declared',
    none: 'No viewport declared: phones render the page about 980 pixels wide and shrink it.',
    width: 'Width',
    deviceWidth: 'device width',
    deviceHeight: 'device height',
    unsaid: 'not set',
    fixedWidth: ({ width }: { width: number }) => `${number(width)} px on every device`,
    scale: 'Initial scale',
    scaleOf: ({ scale }: { scale: number }) => number(scale),
    zoom: 'Zoom',
    zoomOff: 'disabled',
    zoomUpTo: ({ times }: { times: number }) => `up to ${number(times)}×`,
    zoomFree: 'allowed',
    ignored: 'Ignored',
  },
  measured: {
    document: 'Document',
    wider: ({ pixels }: { pixels: number }) => `${number(pixels)} px wider than the window`,
    fits: 'fits the window',
    targets: 'Tap targets',
    small: ({ count }: { count: number }) => `${amount(count, 'target')} under 24 × 24 px`,
    large: 'large enough',
    overlays: 'Overlays',
    covered: ({ share }: { share: number }) => `${percent(share)} of the area above the fold`,
  },
  overflow: {
    title: 'Elements wider than the screen',
    rows: 'overflowing elements',
    none: 'Nothing overflows the window.',
    element: 'Element',
    by: 'Overflow',
    pixels: ({ count }: { count: number }) => `${number(count)} px`,
  },
  targets: {
    title: 'Small tap targets',
    note: 'WCAG 2.2, 2.5.8: at least 24 × 24 CSS pixels, or enough space around. Links within a line of text are exempt.',
    rows: 'small tap targets',
    none: 'Every target is large enough or has enough space around it.',
    target: 'Target',
    size: 'Size',
    pixels: ({ width, height }: { width: number; height: number }) => `${number(width)} × ${number(height)}`,
  },
  overlays: { title: 'Overlays above the fold', none: 'No fixed or sticky element covers the area above the fold.' },
  marks: {
    tooWide: ({ pixels }: { pixels: number }) => `overflows by ${number(pixels)} px`,
    wide: 'wider than the window',
    small: 'small tap target',
    overlay: 'overlay',
  },
};
