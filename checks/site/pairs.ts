import type { Digest } from '../core/report/digest.ts';
import { memoizeByText } from '../core/helpers/memoize-by-text.ts';
import { canonicalVariance } from '../derive/head/canonicals.ts';
import { comparableUrl, withoutParameters } from '../parse/urls.ts';
import { comparableKey } from './crawl.ts';
import type { RunDigest } from './final-urls.ts';
import { pagesByKey } from './link-graph.ts';

/** The input for finding hreflang pairs. */
type PairedDigest = Pick<RunDigest, 'url' | 'finalUrl' | 'canonical' | 'alternates' | 'noindex' | 'statuses' | 'language' | 'reachedFrom'>;

/** The canonical of a page is another page, which contradicts it or is to be indexed instead. */
export interface CanonicalIssue {
  /** `chain`: the target has yet another canonical. `loop`: following canonicals leads back to this page. `redirect`: the target redirects to `onward`. `elsewhere`: the target is fine, or not in the run. */
  kind: 'loop' | 'chain' | 'noindex' | 'failing' | 'redirect' | 'elsewhere';
  page: number;
  /** Null if it is not in the run. */
  target: number | null;
  /** Canonical of the target, its redirect target, or the target itself if it is not in the run; otherwise ''. */
  onward: string;
}
/** A page names another page of the run as a language version, and the other page does not confirm it. `x-default-differs`: both name a default, but different ones. */
export interface AlternateIssue {
  kind: 'no-return' | 'noindex' | 'failing' | 'canonical-elsewhere' | 'x-default-differs';
  page: number;
  target: number;
  code: string;
}

/** Maximum number of canonicals that are followed from a page. */
const longestChain = 20;
const fails = (digest: Pick<Digest, 'statuses'>) => digest.statuses['http-status'] === 'fail';

export function findCanonicalIssues(digests: readonly PairedDigest[]): CanonicalIssue[] {
  const pages = pagesByKey(digests, comparableUrl);
  const targetOf = (page: number): { url: string; page: number | undefined } | null => {
    const { canonical, finalUrl } = digests[page]!;
    if (canonical === null || comparableUrl(canonical) === comparableUrl(finalUrl)) return null;
    return { url: canonical, page: pages.get(comparableUrl(canonical)) };
  };
  /** Whether following canonicals from `from` leads back to `page`. */
  const leadsBack = (page: number, from: number): boolean => {
    let [at, steps] = [from as number | undefined, 0];
    while (at !== undefined && at !== page && steps++ < longestChain) at = targetOf(at)?.page;
    return at === page;
  };
  return digests.flatMap((_, page): CanonicalIssue[] => {
    const named = targetOf(page);
    const target = named?.page;
    if (!named || target === page) return [];
    // A canonical elsewhere may be intentional; which pages have one is what the user needs to know.
    const elsewhere = canonicalVariance(named.url, digests[page]!.finalUrl) === null;
    if (target === undefined) return elsewhere ? [{ kind: 'elsewhere', page, target: null, onward: named.url }] : [];
    const there = digests[target]!;
    if (fails(there)) return [{ kind: 'failing', page, target, onward: '' }];
    const issues: CanonicalIssue[] = there.noindex ? [{ kind: 'noindex', page, target, onward: '' }] : [];
    const onward = targetOf(target);
    // Not a chain if the target was found under another URL and names itself.
    if (onward && onward.page !== target)
      issues.push({ kind: leadsBack(page, target) ? 'loop' : 'chain', page, target, onward: onward.url });
    if (issues.length === 0 && comparableKey(there.finalUrl) !== comparableKey(named.url))
      issues.push({ kind: 'redirect', page, target, onward: there.finalUrl });
    if (issues.length === 0 && elsewhere) issues.push({ kind: 'elsewhere', page, target, onward: '' });
    return issues;
  });
}

/**
 * Language versions that do not confirm each other, and versions of the same language that do: those may share texts.
 * URLs that differ only in tracking parameters are equal.
 */
export function checkAlternates(digests: readonly PairedDigest[]): { issues: AlternateIssue[]; versions: [number, number][] } {
  const key = memoizeByText((url) => comparableUrl(withoutParameters(url)), 50_000);
  const pages = pagesByKey(digests, key);
  const named = digests.map(({ alternates }) => new Set(alternates.flatMap(({ url }) => pages.get(key(url)) ?? [])));
  const defaults = digests.map(({ alternates }) => {
    const found = alternates.find(({ code }) => code.toLowerCase() === 'x-default');
    return found && key(found.url);
  });
  const issues: AlternateIssue[] = [];
  const versions: [number, number][] = [];
  for (const [page, { alternates, language }] of digests.entries()) {
    const seen = new Set([page]);
    for (const { code, url } of alternates) {
      const target = pages.get(key(url));
      // An x-default usually repeats a version that has a code.
      if (target === undefined || seen.has(target)) continue;
      seen.add(target);
      const there = digests[target]!;
      if (fails(there)) issues.push({ kind: 'failing', page, target, code });
      else if (there.noindex) issues.push({ kind: 'noindex', page, target, code });
      else if (there.canonical !== null && !isOneOf(there.canonical, there, key))
        issues.push({ kind: 'canonical-elsewhere', page, target, code });
      if (!named[target]!.has(page)) issues.push({ kind: 'no-return', page, target, code });
      else {
        if (there.language === language && page < target) versions.push([page, target]);
        if (page < target && defaults[page] !== undefined && defaults[target] !== undefined && defaults[page] !== defaults[target])
          issues.push({ kind: 'x-default-differs', page, target, code });
      }
    }
  }
  return { issues, versions };
}

const isOneOf = (canonical: string, { url, finalUrl }: PairedDigest, key: (url: string) => string) =>
  key(canonical) === key(finalUrl) || key(canonical) === key(url);
