import { copyImageToClipboard } from '../../bridge/copy-image.ts';
import type { SeenCrawler } from '../../reports/crawler-sight.ts';
import { createOverlayElement } from './page-dom.ts';
import { cardSize, crawlerCardImage, type CrawlerCard } from '../../reports/draw-crawler-card.ts';

/** @returns whether the browser let us */
export const copyOverlayCard = async ({ card }: SeenCrawler): Promise<boolean> => card !== null && copyImageToClipboard(imageOf(card));

export async function saveOverlayCard({ card }: SeenCrawler): Promise<void> {
  if (!card) return;
  const url = URL.createObjectURL(await imageOf(card));
  const link = createOverlayElement(document, 'a');
  link.href = url;
  link.download = card.file;
  link.click();
  // The browser reads the blob after the click: it must not be gone by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const imageOf = (card: CrawlerCard) => crawlerCardImage(card, new OffscreenCanvas(cardSize.width, cardSize.height));
