import { english } from '../../../../checks/index.ts';

const { amount, number, percent } = english;

export const mobileCheck = {
  measuredIn: ({ width }: { width: number }) => `Measured in a window of ${amount(width, 'CSS pixel')}.`,
  desktop: ({ width }: { width: number }) =>
    `Measured in a desktop window of ${amount(width, 'CSS pixel')}, not on a phone. Open the page in a narrow window and audit it there to see what a phone shows.`,
  open: ({ width }: { width: number }) => `Open in a ${number(width)} px window`,
  mark: 'Outline on the page',
  viewport: {
    title: 'Viewport declared',
    none: 'The page declares no viewport: phones lay it out about 980 pixels wide and shrink it.',
    width: 'Width',
    deviceWidth: 'the device’s',
    deviceHeight: 'the device’s height',
    unsaid: 'not said',
    fixedWidth: ({ width }: { width: number }) => `${number(width)} px on every device`,
    scale: 'First scale',
    scaleOf: ({ scale }: { scale: number }) => number(scale),
    zoom: 'Zoom',
    zoomOff: 'switched off',
    zoomUpTo: ({ times }: { times: number }) => `only up to ${amount(times, 'time')}`,
    zoomFree: 'free',
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
    covered: ({ share }: { share: number }) => `${percent(share)} of the first screen`,
  },
  overflow: {
    title: 'What sticks out',
    rows: 'elements that stick out',
    none: 'Nothing sticks out of the window.',
    element: 'Element',
    by: 'Sticks out by',
    pixels: ({ count }: { count: number }) => `${number(count)} px`,
  },
  targets: {
    title: 'Small tap targets',
    note: 'WCAG 2.2, 2.5.8: at least 24 × 24 CSS pixels, or enough room around. Links inside a line of text are left out.',
    rows: 'small tap targets',
    none: 'Every target is large enough, or has enough room around it.',
    target: 'Target',
    size: 'Size',
    pixels: ({ width, height }: { width: number; height: number }) => `${number(width)} × ${number(height)}`,
  },
  overlays: { title: 'Overlays on the first screen', none: 'No fixed or sticky element covers the first screen.' },
  marks: { tooWide: ({ pixels }: { pixels: number }) => `sticks out by ${number(pixels)} px`, overlay: 'overlay' },
};
