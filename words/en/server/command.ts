/** Sentences of the command line. Reports have their own (words/en/reports, words/en/checks). */
import { english } from '../../../checks/index.ts';
import { durationWords } from './duration.ts';

const { amount, number } = english;
const meantWords = (meant: string | null) => (meant === null ? '' : ` Did you mean "${meant}"?`);
const placed = (place: string) => (place === '' ? '' : ` in ${place}`);

/** What the system's codes say (errno of POSIX). */
export const systemWords: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder.',
  EISDIR: 'it is a folder.',
  ENOTDIR: 'a part of its path is a file, not a folder.',
  ENAMETOOLONG: 'its name is too long.',
  ELOOP: 'its links lead in a circle.',
  EACCES: 'this user may not. Change its permissions, or run as another user.',
  EPERM: 'this user may not. Change its permissions, or run as another user.',
  EMFILE: 'too many files are open. Close other programs, and try again.',
};

export const commandWords = {
  config: {
    itsFile: 'pageloupe.config',
    missing: ({ file }: { file: string }) => `There is no file ${file}. Check its path, or write a configuration here: pageloupe init`,
    unreadable: ({ file, why }: { file: string; why: string }) => `${file} cannot be read: ${why}`,
    wrong: ({ file, faults }: { file: string; faults: readonly string[] }) =>
      [`${file} is not valid:`, ...faults.map((fault) => `  ${fault}`)].join('\n'),
    noObject: 'A configuration is an object, such as urls: [https://example.com/]. A commented one: pageloupe init',
    otherType: ({ file }: { file: string }) => `${file} is of no type that is read: name it .yaml, .json, .js, .mjs or .cjs.`,
    unknownKey: ({ key, place, meant }: { key: string; place: string; meant: string | null }) =>
      `Unknown key "${key}"${placed(place)}.${meantWords(meant)}`,
    unknownSignal: ({ id, place, meant }: { id: string; place: string; meant: string | null }) =>
      `Unknown check "${id}"${placed(place)}.${meantWords(meant)} All of them: pageloupe signals`,
    wrongValue: ({
      place,
      given,
      allowed,
      message,
      meant,
    }: {
      place: string;
      given: string;
      allowed: readonly string[];
      message: string;
      meant: string | null;
    }) =>
      `${place || 'The configuration'} cannot be ${given.slice(0, 80)}${allowed.length > 0 ? `: use ${allowed.join(', ')}` : ''}.${allowed.length > 0 || message === '' ? '' : ` ${message}`}${meantWords(meant)}`,
  },
  given: {
    number: ({ option, given, from, to }: { option: string; given: string; from: number; to: number }) =>
      `${option} takes a whole number from ${from} to ${number(to)}, not "${given}".`,
    score: ({ option, given }: { option: string; given: string }) => `${option} takes a score from 0 to 100, not "${given}".`,
    duration: ({ option, given }: { option: string; given: string }) => `${option} takes a time such as 30s, 500ms or 10m, not "${given}".`,
    between: ({ option, from, to }: { option: string; from: string; to: string }) => `${option} takes a time from ${from} to ${to}.`,
    shard: ({ given }: { given: string }) => `--shard takes the part and the number of parts, such as 1/4, not "${given}".`,
    locale: ({ given }: { given: string }) => `--page-locale takes a language such as de or pt-BR, not "${given}".`,
    header: ({ given }: { given: string }) => `--header takes "Name: value", not "${given}".`,
    variable: ({ name }: { name: string }) => `The environment has no variable ${name}, which a header names.`,
    assertion: ({ given }: { given: string }) => `--assert takes a check and error, warn or off, such as title=error, not "${given}".`,
    choice: ({ option, given, allowed, meant }: { option: string; given: string; allowed: readonly string[]; meant: string | null }) =>
      `${option} cannot be "${given}": use ${allowed.join(', ')}.${meantWords(meant)}`,
    pattern: ({ given, why }: { given: string; why: string }) => `The pattern ${given} cannot be read: ${why}`,
    replacement: ({ given }: { given: string }) => `--replace takes s#from#to#, not "${given}".`,
    cookies: ({ file }: { file: string }) => `${file} is no cookie file: it has to be in Netscape format, or have lines of name=value.`,
    file: ({ file, why }: { file: string; why: string }) => `${file} cannot be read: ${why}`,
    noFileFor: ({ name }: { name: string }) => `The ${name} report needs a file: --format ${name}=report.${name}`,
    twiceStdout: ({ names }: { names: readonly string[] }) =>
      `Only one report can go to standard output, not ${names.join(' and ')}: give the others a file, as in --format ${names[1]}=report.${names[1]}`,
    twiceFile: ({ file }: { file: string }) => `${file} is named twice: each report needs a file of its own.`,
    noFolder: ({ file }: { file: string }) => `There is no folder for ${file}. Make it first: files are written, folders are not made.`,
    noFileName: ({ option }: { option: string }) =>
      `${option} names no file. Write it behind the equals sign, as in --format json=report.json`,
    overInput: ({ file }: { file: string }) => `${file} is read by this command: write the report to another file.`,
    headerName: ({ name }: { name: string }) => `The header ${name} is the browser's own: leave it out.`,
    headerValue: ({ name }: { name: string }) => `The value of the header ${name} may have ASCII characters only, in one line.`,
    outputAlone: '--output needs a report without a file, as in --format json --output report.json',
  },
  targets: {
    none: 'Name at least one URL, a sitemap or a file with URLs. Help: pageloupe audit --help',
    noneLeft: ({ listed }: { listed: number }) =>
      `None of the ${amount(listed, 'URL')} that were listed is left to audit: see --include, --exclude and --shard.`,
    noUrls: ({ file, faults }: { file: string; faults: readonly { line: number; why: string }[] }) =>
      `${file} has ${amount(faults.length, 'line')} that cannot be audited:\n${faults
        .slice(0, 20)
        .map(({ line, why }) => `  line ${line}: ${why}`)
        .join('\n')}${faults.length > 20 ? `\n  and ${number(faults.length - 20)} more` : ''}`,
    noUrl: ({ given, place }: { given: string; place: string }) =>
      `Not an http(s) URL${placed(place)}: ${given}. Write it with its scheme, as in https://example.com/.`,
    password: ({ given }: { given: string }) =>
      `A URL with a user name or password is not audited: ${given}. Use --header or --cookie-file.`,
    sitemapNote: ({ sitemap, note }: { sitemap: string; note: string }) => `${sitemap}: ${note}`,
    noSitemap: ({ origin }: { origin: string }) => `${origin}/robots.txt names no sitemap; trying /sitemap.xml.`,
    autoNeedsUrl: '--sitemap auto needs a URL of the site.',
    emptySitemaps: ({ sitemaps }: { sitemaps: readonly string[] }) => `No page was found in ${sitemaps.join(', ')}.`,
  },
  run: {
    found: ({ pages, concurrency }: { pages: number; concurrency: number }) =>
      `${amount(pages, 'page')} to audit, ${number(concurrency)} at a time.`,
    resumed: ({ done, left }: { done: number; left: number }) => `${amount(done, 'page')} audited before, ${number(left)} to go.`,
    nothingToResume: ({ dir }: { dir: string }) => `There is no run in ${dir} yet: it begins there.`,
    otherRun: ({ dir }: { dir: string }) =>
      `The run in ${dir} is of other pages or settings. Give the words it was begun with, or another folder.`,
    noManifest: ({ file }: { file: string }) => `${file} is not as pageloupe writes it. Begin the run anew in another folder.`,
    badRun: ({ dir, why }: { dir: string; why: string }) => `The run in ${dir} cannot be read: ${why}`,
    row: ({ at, of, what, url }: { at: number; of: number; what: string; url: string }) =>
      `${String(at).padStart(String(of).length)}/${of}  ${what}  ${url}`,
    live: ({ done, of, running, left }: { done: number; of: number; running: readonly string[]; left: number | null }) =>
      `${done}/${of}${left === null || left < 1_000 ? '' : `, about ${durationWords(left)} left`}  ${running[0] ?? ''}${running.length > 1 ? ` and ${running.length - 1} more` : ''}`,
    failed: ({ why }: { why: string }) => `not audited: ${why}`,
    draining: 'Stopping: pages under way are finished. Press Ctrl+C again to stop at once.',
    stopping: 'Stopping at once.',
    timeUp: ({ ms }: { ms: number }) => `The time for the run (${durationWords(ms)}) is over.`,
    kept: ({ dir }: { dir: string }) => `What was audited is kept. Go on with --resume ${dir}`,
    notReached: 'The run ended before this page was audited.',
    tooSlow: ({ ms }: { ms: number }) => `The audit did not end in ${durationWords(ms)}.`,
    internal: ({ why }: { why: string }) => `Pageloupe failed: ${why}`,
    diskFull: ({ file }: { file: string }) =>
      `${file} cannot be written: there is no room left on the disk. What was audited before is kept; make room, then go on with --resume.`,
    noOutput: ({ why }: { why: string }) => `Standard output cannot be written: ${why}. Write the report to a file: --output <file>`,
    unwritable: ({ file, why }: { file: string; why: string }) => `${file} cannot be written: ${why}`,
    noAuditor: ({ why }: { why: string }) => `No page can be audited on this machine: ${why}\nWhat is missing: pageloupe doctor`,
    written: ({ name, file }: { name: string; file: string }) => `${name}: ${file}`,
  },
  assert: {
    score: ({ score, least }: { score: number; least: number }) => `The audit score is ${number(score)}, below ${number(least)}.`,
    geo: ({ score, least }: { score: number; least: number }) => `The GEO score is ${number(score)}, below ${number(least)}.`,
    category: ({ title, score, least }: { title: string; score: number; least: number }) =>
      `The GEO category ${title} has ${number(score)}, below ${number(least)}.`,
    noScore: ({ what }: { what: string }) => `There is no ${what} to compare: it could not be measured.`,
    brokenLinks: ({ broken, most }: { broken: number; most: number }) =>
      `${amount(broken, 'link is', 'links are')} broken; ${number(most)} may be.`,
    value: ({ title, value, wanted }: { title: string; value: string; wanted: string }) =>
      `${title}: the value is ${value}, and has to be ${wanted}.`,
    atLeast: ({ min }: { min: number }) => `${number(min)} or more`,
    atMost: ({ max }: { max: number }) => `${number(max)} or less`,
    like: ({ pattern }: { pattern: string }) => `as in /${pattern}/`,
    tooManyWarnings: ({ warnings, most }: { warnings: number; most: number }) => `${amount(warnings, 'warning')}; ${number(most)} may be.`,
    ruleTitles: { score: 'Audit score', geo: 'GEO score', links: 'Broken links', warnings: 'Warnings', audit: 'Audit' },
    noRows: ({ file }: { file: string }) => `${file} has no results of pageloupe. Make some: pageloupe audit <url> --format ndjson=${file}`,
    badRow: ({ file, line }: { file: string; line: number }) =>
      `Line ${number(line)} of ${file} is no result of pageloupe. Results are saved by pageloupe audit <url> --format ndjson=<file>`,
  },
  baseline: {
    bad: ({ file, why }: { file: string; why: string }) => `${file} is no baseline: ${why}`,
    noVersion: 'it was not written by pageloupe baseline update. Write it again.',
    otherVersion: 'it is of another version of pageloupe. Write it again: pageloupe baseline update',
    missing: ({ file }: { file: string }) =>
      `There is no baseline ${file} yet. Write it: pageloupe baseline update --input results.ndjson --baseline ${file}`,
    updated: ({ file, pages, faults }: { file: string; pages: number; faults: number }) =>
      `${file}: ${amount(faults, 'known fault')} on ${amount(pages, 'page')}.`,
    noFile: 'Name the file: --baseline pageloupe-baseline.json, or "baseline" in the configuration.',
  },
  report: {
    pageTitle: ({ score, geo }: { score: string; geo: string }) => `audit ${score}  GEO ${geo}`,
    none: '–',
    level: { error: 'error', warn: 'warning' } as const,
    known: ({ count }: { count: number }) => `${amount(count, 'known fault')} of the baseline left out.`,
    fixed: ({ count }: { count: number }) =>
      `${amount(count, 'fault')} of the baseline ${count === 1 ? 'is' : 'are'} gone: pageloupe baseline update makes it stricter.`,
    warningsOnly: ({ count }: { count: number }) => amount(count, 'warning'),
    holds: 'All assertions hold.',
    summary: ({ pages, failed, errors, warnings, ms }: { pages: number; failed: number; errors: number; warnings: number; ms: number }) =>
      `${amount(pages, 'page')} audited${failed > 0 ? `, ${number(failed)} not` : ''}: ${amount(errors, 'error')}, ${amount(warnings, 'warning')} (${durationWords(ms)})`,
    where: 'Where:',
    change: 'To change:',
    notAudited: 'Not audited',
    onPages: ({ pages, of }: { pages: number; of: number }) => `${number(pages)} of ${amount(of, 'page')}`,
    also: ({ urls, left }: { urls: readonly string[]; left: number }) =>
      `Also on: ${urls.join(', ')}${left > 0 ? ` and ${number(left)} more` : ''}`,
    on: ({ urls, left }: { urls: readonly string[]; left: number }) =>
      `On: ${urls.join(', ')}${left > 0 ? ` and ${number(left)} more` : ''}`,
    morePages: ({ count }: { count: number }) => `and ${amount(count, 'more page', 'more pages')}`,
    moreChecks: ({ count }: { count: number }) => `and ${amount(count, 'more check', 'more checks')}, in the other reports`,
    counts: ({ errors, warnings }: { errors: number; warnings: number }) => `${amount(errors, 'error')}, ${amount(warnings, 'warning')}`,
    otherChecks: ({ count }: { count: number }) => `${amount(count, 'other check')} hold or do not apply`,
    cut: ({ left }: { left: number }) => `${amount(left, 'page')} more in the other reports: this one has reached its size.`,
    results: 'Results',
    title: 'Pageloupe',
    page: 'Page',
    audit: 'Audit',
    geo: 'GEO',
    errors: 'Errors',
    warnings: 'Warnings',
    state: 'State',
    runName: ({ host, pages }: { host: string; pages: number }) => (pages === 1 ? host : `${host}, ${amount(pages, 'page')}`),
    hosts: ({ count }: { count: number }) => amount(count, 'site'),
    sarifCut: ({ left }: { left: number }) => `${amount(left, 'result')} left out: GitHub takes no more.`,
    making: { name: 'Search and AI-readiness audit' },
  },
  doctor: {
    node: ({ version, good }: { version: string; good: boolean }) =>
      good ? `Node ${version}` : `Node ${version} is too old: install 20.19 or newer.`,
    browser: ({ path }: { path: string }) => `Browser: ${path}`,
    noBrowser:
      'There is no browser: run "pageloupe install-browser", or install Google Chrome, Edge or the package chromium of your system. CHROMIUM_PATH names one in another place.',
    sandbox: 'The sandbox of Chromium is on.',
    noSandbox: 'The sandbox of Chromium is off, as you said: audit only pages that you trust.',
    root: 'Chromium has no sandbox for root: run as another user, or with --no-sandbox where the pages are your own.',
    fonts: ({ count }: { count: number }) => `${amount(count, 'font family', 'font families')} found.`,
    fewFonts:
      'There are hardly any fonts: text is measured wrongly. Install fonts-liberation and fonts-noto-core, and fonts-noto-cjk for Chinese, Japanese and Korean.',
    ownFonts: 'Fonts are those of the system.',
    noFontList:
      'The fonts of this system could not be listed (fc-list is missing). Where pages look wrong, install fonts-liberation and fonts-noto-core.',
    runs: 'A page was opened, and no request went around the guard.',
    starts: ({ why }: { why: string }) => `Chromium does not start: ${why}`,
    room: ({ dir }: { dir: string }) => `Files can be written in ${dir}.`,
    noRoom: ({ dir, why }: { dir: string; why: string }) =>
      `Nothing can be written in ${dir} (${why}): runs could not go on after an interruption.`,
    allWell: 'All is well.',
    trouble: ({ count }: { count: number }) => `${amount(count, 'problem')} to solve.`,
  },
  installBrowser: {
    used: ({ path }: { path: string }) => `Audits use ${path}`,
    failed:
      'The browser could not be installed. Install Google Chrome, Edge or the package chromium of your system instead, or name one with CHROMIUM_PATH.',
  },
  init: {
    written: ({ file }: { file: string }) => `${file} is written. Put your URLs into it, then run: pageloupe audit`,
    exists: ({ file }: { file: string }) => `${file} is there already, and stays as it is.`,
  },
  signals: {
    unknown: ({ id, meant }: { id: string; meant: string | null }) =>
      `There is no check "${id}".${meantWords(meant)} All of them: pageloupe signals`,
    header: ({ count }: { count: number }) => `${number(count)} checks. One of them: pageloupe signals <id>`,
    weight: 'Weight',
    group: 'Group',
    geo: 'GEO',
    gate: 'Blocker',
    gateYes: 'yes: a page that fails it cannot be found',
    sources: 'Sources',
    tools: 'Tools',
    points: ({ points, category }: { points: number; category: string }) => `${amount(points, 'point')} in ${category}`,
  },
  serve: {
    badFile: ({ file, why }: { file: string; why: string }) => `${file} cannot be used: ${why}`,
    listening: ({ address, keys }: { address: string; keys: boolean }) => {
      // What listens everywhere is called by a name of this machine.
      const near = address.replace(/\/\/(?:0\.0\.0\.0|\[::\])(?=:)/, '//127.0.0.1');
      return `Listening on ${address}. Documentation: ${near}/docs\nTry: curl '${near}/v1/audit?url=https://example.com/'${keys ? ' --header "Authorization: Bearer $PAGELOUPE_KEY"' : ''}`;
    },
    deleted: ({ count }: { count: number }) => `${amount(count, 'request')} deleted.`,
    keyMade: ({ file }: { file: string }) => `${file} has its digest only: keep the key, it cannot be shown again.`,
    revoked: ({ count }: { count: number }) =>
      `${amount(count, 'key')} taken back. A service that runs refuses ${count === 1 ? 'it' : 'them'} within a second.`,
    whichKey: 'Name the key, or the first characters of its digest.',
  },
  internal: ({ why }: { why: string }) => `Pageloupe failed: ${why}`,
};
