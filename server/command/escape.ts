/** Escapes text of pages for each output format. */

/** Control characters, those that turn the direction of reading, separators of lines, and halves of characters. */
const unsafe = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** One line for a terminal: no escape sequence survives without its first character, and no command to the CI that reads along. */
export const terminalText = (text: string): string => withoutMarks(withoutCiCommand(text.toWellFormed().replace(unsafe, ' ').trim()));

/**
 * A line that CI takes for text. GitHub obeys one that begins with `::`, behind spaces too (actions/runner, ActionCommand.cs); what takes
 * commands in the middle of a line marks them as `##[`, `##vso[` or `##teamcity[` (GitHub's older form, Azure Pipelines, TeamCity).
 * The first colon becomes one that looks like it (U+2236), and is as wide.
 */
export const withoutCiCommand = (line: string): string => line.replace(/^(\s*):(?=:)/, '$1\u2236');
const withoutMarks = (text: string): string => text.replace(/#(?=#+\w*\[)/g, '# ');

/**
 * JSON of the same value that is safe anywhere: readers that split lines at U+2028 or U+0085 find each object whole, no cursor moves
 * (JSON.stringify leaves what is above U+001F), and no command to CI is in it.
 */
export const jsonText = (json: string): string =>
  json.replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|#(?=#)/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The message of a workflow command of GitHub; line ends stay line ends. */
export const githubMessage = (text: string): string =>
  printable(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
/** A property of such a command. */
export const githubProperty = (text: string): string => githubMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Text or an attribute in double quotes of XML 1.0: characters that it forbids become U+FFFD. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    // Char of XML 1.0: #x9 | #xA | #xD | [#x20-#xD7FF] | [#xE000-#xFFFD] | [#x10000-#x10FFFF]; controls of C1 are allowed, and read by nobody.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
    .replace(/[\t\n\r]/g, (char) => `&#${char.charCodeAt(0)};`);

/** Without control characters other than line ends and tabs, and without those that turn the direction of reading. */
const printable = (text: string) => text.toWellFormed().replace(/(?![\t\n\r])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ');
