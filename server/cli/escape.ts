/** Escapes text of pages for each output format. */

/** Control characters, bidirectional formatting, line separators, and lone surrogates. */
const unsafe = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
/** They have no width, and are inside numbers that Arabic and Hebrew write: no space is left for them. */
const directionMarks = /[\u061c\u200e\u200f]+/g;

/** One line for a terminal: without escape sequences, and without commands to a CI system that reads the output. */
export const lineForTerminal = (text: string): string =>
  withoutMarks(disarmCiCommand(text.toWellFormed().replace(directionMarks, '').replace(unsafe, ' ').trim()));

/** What a command says, one line each. */
export const linesForTerminal = (lines: readonly string[]): string => lines.map((line) => `${lineForTerminal(line)}\n`).join('');

/**
 * Makes CI systems treat a line as text. GitHub executes lines that start with `::`, even after spaces (actions/runner, ActionCommand.cs). Commands
 * in the middle of a line are `##[`, `##vso[` or `##teamcity[` (GitHub's older form, Azure Pipelines, TeamCity).
 * The first colon is replaced by a similar character of the same width (U+2236).
 */
export const disarmCiCommand = (line: string): string => line.replace(/^(\s*):(?=:)/, '$1\u2236');
const withoutMarks = (text: string): string => text.replace(/#(?=#+\w*\[)/g, '# ');

/**
 * Text of several lines in parts, such as the report of a plugin: what cannot be printed becomes a space, and no line is a command. Color is lost, too.
 * @param write called with whole lines; those that are very long in pieces
 * @returns takes each part, and null at the end
 */
export function textForTerminal(write: (text: string) => Promise<void>): (part: string | null) => Promise<void> {
  let held = '';
  return async (part) => {
    held += part ?? '';
    const whole = part === null ? held.length : held.lastIndexOf('\n') + 1;
    // In a long line, what could be the beginning of a command waits for the rest.
    const end =
      whole > 0 || held.length < longestLine ? whole : held.length - /(?:#+\w*|[\ud800-\udbff\r:]|)$/.exec(held.slice(-100))![0].length;
    const lines = held.slice(0, end);
    held = held.slice(end);
    if (lines !== '') await write(lines.split('\n').map(plainLine).join('\n'));
  };
}
const longestLine = 1_000_000;
const plainLine = (line: string): string => {
  const [, text = '', end = ''] = /^(.*?)(\r?)$/su.exec(line)!;
  return withoutMarks(disarmCiCommand(printable(text).replace(/[\r\u2028\u2029\ufeff]/g, ' '))) + end;
};

/**
 * Makes CI systems treat a CSV file as text: its cells have line breaks, so that page text may begin a line. Only a command is changed.
 */
export const disarmCiCommandsInCsv = (text: string): string => withoutMarks(text.replace(/^([\s"']*):(?=:)/gm, '$1\u2236'));
/** The same for HTML, where a character reference leaves the text as it is. */
export const disarmCiCommandsInHtml = (html: string): string =>
  html.replace(/#(?=#+\w*\[)/g, '&#35;').replace(/^(\s*):(?=:[\w-]+(?: [^\n{]*)?::)/gm, '$1&#58;');

/**
 * The same JSON value in a form that is safe anywhere: readers that split lines at U+2028 or U+0085 get complete objects, terminals get no control
 * characters (JSON.stringify keeps those above U+001F), and CI systems get no commands.
 */
export const escapeJsonForTerminal = (json: string): string =>
  json.replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|#(?=#)/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The message of a GitHub workflow command; line breaks are preserved. */
export const escapeGithubMessage = (text: string): string =>
  printable(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
/** A property of such a command. */
export const escapeGithubProperty = (text: string): string => escapeGithubMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Text or double-quoted attribute value of XML 1.0; forbidden characters become U+FFFD. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    // Char of XML 1.0: #x9 | #xA | #xD | [#x20-#xD7FF] | [#xE000-#xFFFD] | [#x10000-#x10FFFF]. C1 controls are allowed, but useless.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
    .replace(/[\t\n\r]/g, (char) => `&#${char.charCodeAt(0)};`)
    // A CI system that reads the output finds no command (##[…], ##vso[…]).
    .replace(/#(?=#)/g, '&#35;');

/** Without control characters except line breaks and tabs, and without bidirectional formatting. */
const printable = (text: string) =>
  text
    .toWellFormed()
    .replace(directionMarks, '')
    .replace(/(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ');
