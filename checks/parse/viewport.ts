/**
 * Viewport meta content as Chromium and WebKit parse it: commas, equals signs and white space separate,
 * a semicolon does not; numbers end at the first character that does not fit.
 * CSS Viewport Module Level 1, "Parsing algorithm", describes the same with semicolons as a second separator.
 */
import { caps, clipText } from '../core/helpers/clip.ts';

export interface Viewport {
  /** CSS pixels, or the device's width; null if absent or invalid. */
  width: number | 'device-width' | 'device-height' | null;
  height: number | 'device-width' | 'device-height' | null;
  initialScale: number | null;
  minimumScale: number | null;
  maximumScale: number | null;
  /** False if zooming is disabled; null if not declared. */
  userScalable: boolean | null;
  /** What browsers ignore: unknown names, invalid values. */
  ignored: { name: string; value: string }[];
  /** A semicolon where a comma should be. */
  semicolon: boolean;
}

const keyCap = 40;

/** Parses the `content` of `<meta name="viewport">`. Never throws. */
export function parseViewport(content: string): Viewport {
  const viewport: Viewport = {
    width: null,
    height: null,
    initialScale: null,
    minimumScale: null,
    maximumScale: null,
    userScalable: null,
    ignored: [],
    semicolon: content.includes(';'),
  };
  for (const [name, value] of pairs(clipText(content, caps.attribute))) {
    if (!assign(viewport, name.toLowerCase(), value.toLowerCase())) {
      viewport.ignored.push({ name: clipText(name, keyCap), value: clipText(value, keyCap) });
    }
  }
  return viewport;
}

/** Whether the page is laid out as wide as the device: by width, or by an initial scale of 1 alone. */
export const fitsDevice = ({ width, initialScale }: Viewport): boolean =>
  width === 'device-width' || (width === null && initialScale === 1);

function assign(viewport: Viewport, name: string, value: string): boolean {
  switch (name) {
    case 'width':
    case 'height': {
      const length = readLength(value);
      if (length === undefined) return false;
      viewport[name] = length;
      return true;
    }
    case 'initial-scale':
      return assignScale(viewport, 'initialScale', value);
    case 'minimum-scale':
      return assignScale(viewport, 'minimumScale', value);
    case 'maximum-scale':
      return assignScale(viewport, 'maximumScale', value);
    case 'user-scalable':
      viewport.userScalable = readZoom(value);
      return true;
    // Supported by some browsers, but not about width or zoom.
    case 'viewport-fit':
    case 'interactive-widget':
    case 'shrink-to-fit':
    case 'minimal-ui':
    case 'target-densitydpi':
      return true;
    default:
      return false;
  }
}

/** Undefined if the value is ignored, null for `auto`. */
function readLength(value: string): number | 'device-width' | 'device-height' | null | undefined {
  if (value === 'device-width' || value === 'device-height') return value;
  const length = numericPrefix(value);
  if (length === null) return undefined;
  return length < 0 ? null : Math.min(Math.max(length, 1), 10_000);
}

function assignScale(viewport: Viewport, key: 'initialScale' | 'minimumScale' | 'maximumScale', value: string): boolean {
  const keyword = { yes: 1, no: 0.1, 'device-width': 10, 'device-height': 10 }[value];
  const scale = keyword ?? numericPrefix(value);
  if (scale === null) return false;
  viewport[key] = scale < 0 ? null : Math.min(Math.max(scale, 0.1), 10);
  return true;
}

function readZoom(value: string): boolean {
  if (value === 'yes' || value === 'device-width' || value === 'device-height') return true;
  return Math.abs(numericPrefix(value) ?? 0) >= 1;
}

function numericPrefix(value: string): number | null {
  const number = /^[+-]?(\d+\.?\d*|\.\d+)/.exec(value);
  return number ? Number(number[0]) : null;
}

const separator = /[\s,=]/;

/** Names and values; '' for names without a value. */
function pairs(content: string): [name: string, value: string][] {
  const result: [string, string][] = [];
  let at = 0;
  const skip = (while_: (character: string) => boolean) => {
    while (at < content.length && while_(content[at]!)) at++;
  };
  while (at < content.length) {
    skip((character) => separator.test(character));
    const nameStart = at;
    skip((character) => !separator.test(character));
    const name = content.slice(nameStart, at);
    // Browsers skip other words to find the equals sign, up to the next comma.
    skip((character) => character !== '=' && character !== ',');
    skip((character) => separator.test(character) && character !== ',');
    const valueStart = at;
    skip((character) => !separator.test(character));
    if (name) result.push([name, content.slice(valueStart, at)]);
  }
  return result;
}
