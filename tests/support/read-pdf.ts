import type * as Pdfjs from 'pdfjs-dist';

export interface ReadPdf {
  pages: number;
  /** Width and height of each page, in points. */
  sizes: (readonly [number, number])[];
  /** Text of each page, items joined with spaces. */
  texts: string[];
  /** Of each page: addresses, and for jumps inside the file the number of the page jumped to. */
  links: (string | number)[][];
  outline: { title: string; page: number; children: ReadPdf['outline'] }[];
  info: Record<string, unknown>;
  language: string | null;
  fonts: string[];
}

/** Reads a PDF back, every page of it. @throws when it is no PDF that pdf.js can read */
export async function readPdf(pdfjs: typeof Pdfjs, bytes: Uint8Array): Promise<ReadPdf> {
  const task = pdfjs.getDocument({ data: bytes.slice(), verbosity: 0 });
  const document = await task.promise;
  const read: ReadPdf = { pages: document.numPages, sizes: [], texts: [], links: [], outline: [], info: {}, language: null, fonts: [] };
  const pageOf = async (destination: unknown): Promise<number> => {
    const [reference] = (typeof destination === 'string' ? await document.getDestination(destination) : destination) as [
      Parameters<typeof document.getPageIndex>[0],
    ];
    return (await document.getPageIndex(reference)) + 1;
  };
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [left, bottom, right, top] = page.view as [number, number, number, number];
    read.sizes.push([right - left, top - bottom]);
    const { items, styles } = await page.getTextContent();
    read.texts.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    );
    read.fonts.push(...Object.keys(styles));
    const annotations = (await page.getAnnotations()) as { subtype: string; url?: string; dest?: unknown }[];
    read.links.push(await Promise.all(annotations.filter(({ subtype }) => subtype === 'Link').map(({ url, dest }) => url ?? pageOf(dest))));
    page.cleanup();
  }
  type Items = Awaited<ReturnType<typeof document.getOutline>>;
  const outlineOf = async (items: Items): Promise<ReadPdf['outline']> =>
    Promise.all(
      (items ?? []).map(async (item) => ({ title: item.title, page: await pageOf(item.dest), children: await outlineOf(item.items) })),
    );
  read.outline = await outlineOf(await document.getOutline());
  const { info } = await document.getMetadata();
  read.info = info as Record<string, unknown>;
  read.language = (info as { Language?: string }).Language ?? null;
  await task.destroy();
  return read;
}
