import type { CrawlerRead } from '../checks/core/report/crawler-reading.ts';
import { graphemesOf, startsRightToLeft } from './pdf/text/scripts.ts';

/** Content of the image "What ChatGPT sees of this page": texts and one share, no pixels of the page. */
export interface CrawlerCard {
  /** Name of the file. */
  file: string;
  title: string;
  host: string;
  date: string;
  page: string;
  tone: 'pass' | 'warn' | 'fail' | 'unchecked';
  /** The large number as text, and its share 0…1; null if unknown. */
  number: string;
  share: number | null;
  caption: string;
  detail: string;
  crawlers: { token: string; access: CrawlerRead['access'] }[];
}

/** Size of the image, as social networks show it. */
export const cardSize = { width: 1200, height: 630 } as const;
/** The product name, which is the same in every language. */
const product = 'Pageloupe';

const family = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Ubuntu, sans-serif';
const colors = { paper: '#fffefb', ink: '#1a2433', muted: '#515c6b', line: '#dcd5c7', navy: '#1d3f72' } as const;
const tones: Record<CrawlerCard['tone'], string> = { pass: '#1c6b42', warn: '#825300', fail: '#a8231b', unchecked: '#5a4a9c' };
const accessTones: Record<CrawlerRead['access'], string> = {
  allowed: tones.pass,
  blocked: tones.fail,
  unclear: tones.unchecked,
  unknown: tones.unchecked,
};
/** In addition to color, each state has its own sign. */
const signs: Record<CrawlerRead['access'], string> = { allowed: '✓', blocked: '✕', unclear: '?', unknown: '?' };

type Context = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'direction'
  | 'fillRect'
  | 'fillText'
  | 'measureText'
  | 'save'
  | 'restore'
  | 'beginPath'
  | 'rect'
  | 'clip'
  | 'strokeStyle'
  | 'lineWidth'
  | 'moveTo'
  | 'lineTo'
  | 'stroke'
>;
interface TextLook {
  size: number;
  weight?: number;
  color?: string;
}
const margin = 64;
const inner = cardSize.width - 2 * margin;

/** Draws the card on a canvas of {@link cardSize}. Pure: the same card produces the same image. */
export function drawCrawlerCard(context: Context, card: CrawlerCard): void {
  const { width, height } = cardSize;
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = tones[card.tone];
  context.fillRect(0, 0, width, 14);
  context.textBaseline = 'alphabetic';
  line(context, card.title, 74, { size: 34, weight: 700 });
  line(context, [card.host, card.date].filter(Boolean).join(' · '), 116, { size: 26, color: colors.muted });
  line(context, card.page, 164, { size: 30, color: colors.navy, weight: 600 });
  const numberWidth = bigNumber(context, card);
  hatching(context, card, margin + numberWidth + 36);
  line(context, card.caption, 396, { size: 34, weight: 700 });
  line(context, card.detail, 440, { size: 26, color: colors.muted });
  crawlerRow(context, card.crawlers);
  line(context, product, height - 34, { size: 22, color: colors.muted, weight: 600 });
}

/** The card as a PNG. @param canvas of {@link cardSize} */
export async function crawlerCardPng(card: CrawlerCard, canvas: OffscreenCanvas): Promise<Blob> {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to draw on.');
  drawCrawlerCard(context, card);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** @returns its width */
function bigNumber(context: Context, { number, tone }: CrawlerCard): number {
  look(context, { size: 168, weight: 800, color: tones[tone] });
  context.direction = 'ltr';
  context.textAlign = 'left';
  context.fillText(number, margin, 340);
  return Math.ceil(context.measureText(number).width);
}

/** The page as a bar: the part that is read is filled, the rest is hatched. No bar if nothing is known. */
function hatching(context: Context, { share, tone }: CrawlerCard, left: number): void {
  const right = cardSize.width - margin;
  if (share === null) return;
  const [top, height] = [252, 88];
  const read = left + (right - left) * share;
  context.save();
  context.beginPath();
  context.rect(read, top, right - read, height);
  context.clip();
  context.fillStyle = '#f0ece2';
  context.fillRect(read, top, right - read, height);
  context.strokeStyle = '#8b8778';
  context.lineWidth = 5;
  for (let x = left - height; x < right; x += 18) {
    context.beginPath();
    context.moveTo(x, top + height);
    context.lineTo(x + height, top);
    context.stroke();
  }
  context.restore();
  context.fillStyle = tones[tone];
  context.fillRect(left, top, read - left, height);
}

/** At most two lines of crawlers, each with its sign. */
function crawlerRow(context: Context, crawlers: CrawlerCard['crawlers']): void {
  context.fillStyle = colors.line;
  context.fillRect(margin, 476, inner, 2);
  context.direction = 'ltr';
  context.textAlign = 'left';
  let [left, top] = [margin as number, 514];
  for (const { token, access } of crawlers) {
    look(context, { size: 22, weight: 600, color: accessTones[access] });
    const text = `${signs[access]} ${token}`;
    const width = Math.ceil(context.measureText(text).width);
    if (left + width > cardSize.width - margin) {
      if (top > 514) return;
      [left, top] = [margin, top + 36];
    }
    context.fillText(text, left, top);
    if (access === 'blocked') {
      const sign = Math.ceil(context.measureText(`${signs[access]} `).width);
      context.fillRect(left + sign, top - 8, width - sign, 2);
    }
    left += width + 26;
  }
}

function look(context: Context, { size, weight = 400, color = colors.ink }: TextLook): void {
  context.font = `${weight} ${size}px ${family}`;
  context.fillStyle = color;
}

/** One line of text in any script: truncated to the width, and right-aligned if it is right-to-left. */
function line(context: Context, text: string, baseline: number, style: TextLook): void {
  look(context, style);
  const isRtl = startsRightToLeft(text);
  context.direction = isRtl ? 'rtl' : 'ltr';
  context.textAlign = isRtl ? 'right' : 'left';
  context.fillText(cutToWidthOf(context, text, inner), isRtl ? cardSize.width - margin : margin, baseline);
}

/** Maximum characters of a text that are measured: far more than fit. */
const measured = 400;
/** The text, or as much of its beginning as fits with an ellipsis, without separating letters from their marks. */
export function cutToWidthOf(context: Pick<Context, 'measureText'>, text: string, width: number): string {
  const whole = text.slice(0, measured);
  if (text.length <= measured && context.measureText(whole).width <= width) return text;
  const letters = graphemesOf(whole);
  let [fits, over] = [0, letters.length + 1];
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    if (context.measureText(`${letters.slice(0, middle).join('').trimEnd()}…`).width <= width) fits = middle;
    else over = middle;
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`;
}
