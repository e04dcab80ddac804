/** Names of character encodings, by the Encoding Standard. */

/** The encoding that a label stands for, such as windows-1252 for latin1; null if browsers do not know the label. */
export function encodingByLabel(label: string): string | null {
  try {
    return new TextDecoder(label.trim()).encoding;
  } catch {
    return null;
  }
}

/** The label in a Content-Type header or in the content of a meta element; '' without one. */
export const charsetOf = (contentType: string): string => /charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1] ?? '';

/** Whether a Content-Type is that of an HTML document. */
export const isHtmlType = (contentType: string): boolean => /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType);
