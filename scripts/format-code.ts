import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, type OxfmtConfig } from 'oxfmt';

const options = JSON.parse(readFileSync(fileURLToPath(new URL('../.oxfmtrc.json', import.meta.url)), 'utf8')) as OxfmtConfig;

/**
 * Generated code as `npm run format` would leave it.
 * @param path decides the language, by its extension
 * @throws when it is no valid code
 */
export async function formatCode(path: string, contents: string): Promise<string> {
  const { code, errors } = await format(path, contents, options);
  if (errors.length > 0) throw new Error(`${path} cannot be formatted: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
