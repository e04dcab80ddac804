import type { SettingsPhrase } from './state.ts';
import type { Parts } from '../../words/locale.ts';

/** A logo chosen by the user: read, validated by decoding, stored as a data: URL. */
const mostBytes = 1_000_000;
const mostPixels = 4_000;

const signatures: readonly [type: string, bytes: readonly number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

type Problems = Parts['settingsPage']['reports']['problems'];
/** Why a file cannot be used as a logo in a PDF. */
export class LogoProblem extends Error {
  readonly phrase: SettingsPhrase;
  constructor(tell: (problems: Problems) => string) {
    super('no logo');
    this.phrase = ({ reports }) => tell(reports.problems);
  }
}

/** @throws LogoProblem */
export async function readLogo(file: Blob & { name?: string }): Promise<string> {
  const { name = '' } = file;
  if (file.size === 0) throw new LogoProblem((problems) => problems.empty({ name }));
  if (file.size > mostBytes) throw new LogoProblem((problems) => problems.large({ name, bytes: file.size }));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = signatures.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0];
  if (!type) throw new LogoProblem((problems) => problems.type({ name }));
  let size: { width: number; height: number };
  try {
    const picture = await createImageBitmap(new Blob([bytes], { type }));
    size = { width: picture.width, height: picture.height };
    picture.close();
  } catch {
    throw new LogoProblem((problems) => problems.damaged({ name }));
  }
  if (size.width > mostPixels || size.height > mostPixels)
    throw new LogoProblem((problems) => problems.wide({ name, ...size, most: mostPixels }));
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return `data:${type};base64,${btoa(binary)}`;
}
