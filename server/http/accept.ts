import { ApiProblem } from './problems.ts';

/** Media ranges or languages with their weights, as sent. */
const weighted = (header: string): { range: string; quality: number }[] =>
  header
    .slice(0, 2000)
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1');
      return { range, quality: Number.isFinite(quality) ? quality : 0 };
    });

/** The languages that a client wants, best first. @param accept Accept-Language, as sent */
export const acceptedLanguages = (accept = ''): string[] =>
  weighted(accept)
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ range }) => range);

/**
 * The media type of the response: the available one that the client prefers, or the first of several equally preferred ones.
 * @param accept the header as sent @param available most likely first
 * @throws Problem 406
 */
export function negotiateMediaType<const T extends string>(accept: string | undefined, available: readonly T[]): T {
  if (accept === undefined || accept.trim() === '') return available[0]!;
  const ranges = weighted(accept);
  const qualityOf = (type: string): number => {
    const fitting = [type, `${type.split('/')[0]}/*`, '*/*']
      .map((range) => ranges.find((one) => one.range === range))
      .find((one) => one !== undefined);
    return fitting?.quality ?? 0;
  };
  const [best] = available
    .map((type, index) => ({ type, quality: qualityOf(type), index }))
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  if (!best || best.quality <= 0) throw new ApiProblem('not-acceptable', { available });
  return best.type;
}
