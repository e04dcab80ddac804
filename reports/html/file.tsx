/** The frame of a self-contained HTML file: no scripts or requests, and no images but the user's logo. */
import type { JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { displaySafeText } from '../../checks/core/helpers/display-safe-text.ts';
import { brandStyle, type Brand } from './brand.tsx';
import { documentStyle } from './style.ts';
import type { FileLocale } from '../../words/locale.ts';

/** Removes characters that could affect surrounding text, or a terminal that shows the file. */
export const renderHtml = (content: JSX.Element): string => displaySafeText(renderToString(content));

/** Everything before the content, whose element has the id `content`. A content security policy forbids scripts and requests. */
export async function startOfHtmlFile(title: string, { words, code, direction }: FileLocale, brand?: Brand): Promise<string> {
  const style = brand ? `${documentStyle}${brandStyle(brand)}` : documentStyle;
  const hash = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style)))));
  const policy = `default-src 'none'; style-src 'sha256-${hash}';${brand?.logo ? ' img-src data:;' : ''} base-uri 'none'; form-action 'none'`;
  const head = renderHtml(
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content={policy} />
      <meta name="viewport" content="width=device-width" />
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      {/* Ours, without anything from a page: as text it would be escaped. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <style dangerouslySetInnerHTML={{ __html: style }} />
    </head>,
  );
  return `<!DOCTYPE html>\n<html lang="${code}"${direction === 'rtl' ? ' dir="rtl"' : ''}>${head}<body><a class="skip" href="#content">${words.html.skip}</a>`;
}
export const endOfHtmlFile = '</body></html>\n';

/** @param main the element with everything that it shows */
export const wholeHtmlFile = async (title: string, main: JSX.Element, locale: FileLocale, brand?: Brand): Promise<string> =>
  `${await startOfHtmlFile(title, locale, brand)}${renderHtml(main)}${endOfHtmlFile}`;
