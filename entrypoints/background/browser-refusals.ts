/**
 * Why a browser does not let us into a tab. Browsers only say so in sentences (from the sources of Chromium and Firefox),
 * so they are matched here, and nowhere else.
 */
export type Refusal =
  | 'no-tab'
  | 'error-page'
  | 'store'
  | 'policy'
  | 'file'
  | 'extension-page'
  | 'browser-page'
  | 'view-source'
  | 'left'
  | 'crashed'
  | 'no-permission';

const refusals: readonly [pattern: RegExp, refusal: Refusal][] = [
  [/no tab with id|invalid tab id|tab not found/i, 'no-tab'],
  [/showing error page/i, 'error-page'],
  [/extensions gallery|webstore|addons\.mozilla/i, 'store'],
  [/ExtensionsSettings policy|blocked by (the )?(administrator|policy)/i, 'policy'],
  [/url "?(file:)|file urls?\b|file scheme/i, 'file'],
  [/chrome-extension:|moz-extension:|of another extension|different extension/i, 'extension-page'],
  [/cannot access (a )?(chrome|edge|brave|opera|vivaldi|about):|url "?(chrome|edge|brave|opera|vivaldi|about|devtools):/i, 'browser-page'],
  [/view-source:/i, 'view-source'],
  [/frame with id 0 (was removed|is not ready)|no frame with id|was removed|tab was closed|context invalidated|navigated/i, 'left'],
  [/crash|render(er)? process (is )?gone|target closed|does not exist|could not establish connection/i, 'crashed'],
  [/must request permission|missing host permission|cannot access contents|cannot access|not allowed|permission/i, 'no-permission'],
];

/** @param message of the browser @returns null if it is another error */
export const refusalInMessage = (message: string): Refusal | null => refusals.find(([pattern]) => pattern.test(message))?.[1] ?? null;

/** The document that was read is no longer in the tab. */
export class TabPageGone extends Error {
  constructor() {
    super('The page changed or reloaded during the audit.');
  }
}

/** The content type of the tab is not that of a web page, so the browser created no readable document. */
export class NoTabPage extends Error {
  readonly contentType: string;
  constructor(contentType: string) {
    super(`This is not a web page but a file of type ${contentType}.`);
    this.contentType = contentType;
  }
}
