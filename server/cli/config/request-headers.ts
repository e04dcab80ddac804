/** Request headers from options and configuration. */
import { serverWords } from '../../words.ts';
import { usageError } from '../failure.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A text with each ${NAME} replaced by the environment variable of that name.
 * @param option option of the text; null for a header
 * @throws CommandFailed if there is none
 */
export const withVariables = (text: string, env: Environment, option: string | null): string =>
  text.replace(/\$\{(\w+)\}/g, (_, variable: string) => {
    const found = env[variable];
    if (found === undefined) throw usageError(serverWords().commands.usage.variable({ name: variable, option }));
    return found;
  });

/** Headers about framing and routing of a message, which Chromium does not allow to be set. */
const managedHeader =
  /^(?:host|content-length|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|date|via|proxy-.*|sec-.*)$/i;

/** Request headers, in which ${NAME} is replaced by the environment variable, so that secrets need not be on the command line or in a file. */
export function requestHeaders(
  typed: readonly string[],
  named: Readonly<Record<string, string>>,
  env: Environment,
): Record<string, string> {
  const pairs = typed.map((text): [string, string] => {
    const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+)\s*:\s*(.*)$/s.exec(text) ?? [];
    if (name === undefined || value === undefined) throw usageError(serverWords().commands.usage.header({ typed: text.split(':')[0]! }));
    return [name, value];
  });
  return Object.fromEntries(
    [...Object.entries(named), ...pairs].map(([name, value]) => {
      if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name)) throw usageError(serverWords().commands.usage.header({ typed: name }));
      const text = withVariables(value, env, null);
      if (managedHeader.test(name)) throw usageError(serverWords().commands.usage.headerName({ name }));
      if (!/^[\t\x20-\x7e]*$/.test(text)) throw usageError(serverWords().commands.usage.headerValue({ name }));
      return [name.toLowerCase(), text];
    }),
  );
}
