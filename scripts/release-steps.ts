/** The steps of a release, in order. Pure: scripts/release.ts runs them. */
import { tryParseArguments } from './usage.ts';

export const releaseUsage = `Usage: npm run release -- [--dry-run] [--no-tests]

Makes everything that a release consists of in output/release: zip files for Chrome, Edge, Firefox (with its sources) and Safari,
the npm package, and SHA256SUMS. Then it publishes the package to npm with provenance.

  --dry-run   everything but publishing; also works with uncommitted changes
  --no-tests  skip npm test, where it has just passed on the same commit
`;

export interface ReleaseOrder {
  dryRun: boolean;
  tests: boolean;
}

/** @param words arguments of the command @returns the parsed arguments, or an error message */
export function readReleaseWords(words: string[]): ReleaseOrder | string {
  const parsed = tryParseArguments(words, { options: { 'dry-run': { type: 'boolean' }, 'no-tests': { type: 'boolean' } } });
  return typeof parsed === 'string' ? parsed : { dryRun: parsed.values['dry-run'] ?? false, tests: !parsed.values['no-tests'] };
}

/** The state of the repository that decides whether a release is possible. */
export interface ReleaseState {
  version: string;
  /** Paths that differ from the last commit. */
  changed: readonly string[];
  /** Tags of the last commit. */
  tags: readonly string[];
  changelog: string;
  /** Fields of package.json that name the repository, and are not set. */
  unnamed: readonly string[];
  /** Id of the Firefox add-on. */
  addonId: string;
}

/** The fields of package.json that name the repository. */
export const repositoryFields = ['repository', 'homepage', 'bugs'] as const;

const sectionOf = (version: string) => new RegExp(`^## ${version.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:\\s.*)?$`, 'm');

/** What the changelog says of a version; '' without a section for it. */
export function releaseNotes(changelog: string, version: string): string {
  const start = sectionOf(version).exec(changelog);
  if (!start) return '';
  const [section = ''] = changelog.slice(start.index + start[0].length).split(/^## /m);
  return `${section.trim()}\n`;
}

/** @returns reasons against publishing, one sentence each; empty if there are none */
export function releaseBlockers({ version, changed, tags, changelog, unnamed, addonId }: ReleaseState): string[] {
  return [
    ...(changed.length > 0
      ? [
          `${changed.length} files differ from the last commit (${changed.slice(0, 3).join(', ')}${changed.length > 3 ? ', …' : ''}): commit or remove them.`,
        ]
      : []),
    ...(tags.includes(`v${version}`) ? [] : [`The last commit has no tag v${version}: create it with git tag v${version}.`]),
    ...(sectionOf(version).test(changelog) ? [] : [`CHANGELOG.md has no section "## ${version}": move what is under "Unreleased" there.`]),
    ...(unnamed.length > 0
      ? [`package.json has no ${unnamed.join(', ')}: npm publishes with provenance only from the repository that is named there.`]
      : []),
    ...(addonId.endsWith('.invalid')
      ? [`${addonId} is not yet your id of the Firefox add-on: set it in wxt.config.ts, once and for all.`]
      : []),
  ];
}

/** Browsers with a zip file, and the arguments for wxt. Safari's is the input of Apple's packager. */
export const zips = [
  { browser: 'chrome', words: ['-b', 'chrome'] },
  { browser: 'edge', words: ['-b', 'edge'] },
  { browser: 'firefox', words: ['-b', 'firefox', '--mv3'] },
  { browser: 'safari', words: ['-b', 'safari', '--mv3'] },
] as const;

/** Lines in the format of sha256sum. @param digests hexadecimal, by file name */
export const releaseChecksumLines = (digests: ReadonlyMap<string, string>): string =>
  [...digests]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, digest]) => `${digest}  ${name}\n`)
    .join('');
