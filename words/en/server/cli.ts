/** Sentences of the command line. Reports have their own (words/en/reports, words/en/checks). */
import type { OpenPart } from '../../../server/cli/left-open.ts';
import { english } from '../../../checks/core/wording.ts';
import { crawlSentences } from '../checks/crawl.ts';
import { durationInWords } from './duration.ts';
import { changeHeads } from '../reports/comparison.ts';

const { amount, number } = english;
const meantWords = (meant: string | null) => (meant === null ? '' : ` Did you mean "${meant}"?`);
const placed = (place: string) => (place === '' ? '' : ` in ${place}`);

const openParts: Readonly<Record<OpenPart, string>> = {
  connections: 'network connections',
  programs: 'a browser or another program that it started',
  files: 'files',
  threads: 'threads',
  other: 'something else',
};

export const commandWords = {
  /** What `--help` says; its form is that of commander. */
  program: {
    description: 'Audits web pages for search engines, and for readiness to be cited by AI answer engines.',
    exitCodes:
      'Exit codes: 0 all assertions pass, 1 some fail, 2 usage error, 3 a page could not be audited, 4 Pageloupe or its browser failed, 130 and 143 interrupted.',
    helpOf: ({ command }: { command: string }) => `Help: ${command} --help`,
    commands: {
      audit: 'audit pages, check assertions, write reports',
      assert: 'check assertions against saved results',
      compare: 'compare two saved runs: new failures, fixes, changes by check',
      merge: 'merge results of several runs or shards into one file; the last row of a URL wins',
      baseline: 'manage known issues that do not fail a run',
      serve: 'start the HTTP API',
      worker: 'audit pages of batches that a service puts into a queue (--queue-url)',
      migrate: 'create or update the tables of a service in PostgreSQL, as its administrator',
      mcp: 'start an MCP server on standard input and output, for editors and AI assistants',
      signals: 'list all checks, or show one',
      init: 'create a commented configuration file',
      doctor: 'check this machine’s requirements',
      installBrowser: 'install the Chromium this version is tested with',
      contact: 'manage registrations of interest in API access',
      keys: 'manage keys of the HTTP API',
      baselineUpdate: 'save the current issues as known',
      contactList: 'list them, one JSON object per line',
      contactDelete: 'delete by ID, or all of an e-mail address',
      keysCreate: 'create a key and show it once',
      keysList: 'list the keys',
      keysRevoke: 'revoke a key, by name or digest',
    },
    arguments: {
      pages: 'pages to audit',
      before: 'results of the earlier run (--format ndjson=<file>)',
      after: 'results of the later run',
      results: 'results (--format ndjson=<file>); .gz is decompressed',
      check: 'ID of a check',
    },
    options: {
      format: ({ names }: { names: readonly string[] }) => `${names.join(', ')} (default: pretty); repeatable`,
      output: 'file for the merged rows; .gz is compressed',
      withDeps: 'also install its system dependencies (via apt or similar, as root)',
      noConfig: 'Configuration files are ignored.',
      version: 'output the version number',
      help: 'display help for command',
    },
    titles: { 'Usage:': 'Usage:', 'Arguments:': 'Arguments:', 'Options:': 'Options:', 'Commands:': 'Commands:' },
    more: {
      choices: ({ values }: { values: readonly string[] }) => `choices: ${values.join(', ')}`,
      usual: ({ value }: { value: string }) => `default: ${value}`,
      variable: ({ name }: { name: string }) => `env: ${name}`,
    },
    unknownVariable: ({ name, meant }: { name: string; meant: string }) => `Unknown environment variable "${name}".${meantWords(meant)}`,
    variableWithoutEffect: ({ name, flag }: { name: string; flag: string }) => `${name} sets nothing: use ${flag}.`,
    unknownLanguage: ({ place, typed, known }: { place: string; typed: string; known: readonly string[] }) =>
      `${place}: there is no language ${typed}. Known: ${known.join(', ')}.`,
    /** What commander refuses. */
    usage: {
      unknownOption: ({ typed, meant }: { typed: string; meant: string | null }) => `Unknown option "${typed}".${meantWords(meant)}`,
      unknownCommand: ({ typed, meant }: { typed: string; meant: string | null }) => `Unknown command "${typed}".${meantWords(meant)}`,
      missingArgument: ({ name }: { name: string }) => `Missing argument: <${name}>`,
      missingOption: ({ name }: { name: string }) => `Missing option: ${name}`,
      missingValue: ({ name }: { name: string }) => `The option needs a value: ${name}`,
      tooMany: ({ most, typed }: { most: number; typed: number }) => `Too many arguments: ${number(typed)} instead of ${number(most)}.`,
    },
  },
  config: {
    missing: ({ file }: { file: string }) =>
      `File not found: ${file}. Check the path (--config, PAGELOUPE_CONFIG), or create a configuration with: pageloupe init`,
    unreadable: ({ file, why }: { file: string; why: string }) => `Can’t read ${file}: ${why}`,
    tooDeep: ({ most }: { most: number }) => `it nests more than ${most} levels.`,
    wrong: ({ file, faults }: { file: string; faults: readonly string[] }) =>
      [`${file} is not valid:`, ...faults.map((fault) => `  ${fault}`)].join('\n'),
    noObject: 'A configuration must be an object, such as urls: [https://example.com/]. For a commented example: pageloupe init',
    several: ({ files }: { files: readonly string[] }) =>
      `There are several configurations in this folder: ${files.join(', ')}. Keep one, or choose it with --config <file>.`,
    otherType: ({ file }: { file: string }) => `Unsupported file type: ${file}. Use .yaml, .json, .js, .mjs or .cjs.`,
    unknownKey: ({ key, place, meant }: { key: string; place: string; meant: string | null }) =>
      `Unknown key "${key}"${placed(place)}.${meantWords(meant)}`,
    unknownSignal: ({ id, place, meant }: { id: string; place: string; meant: string | null }) =>
      `Unknown check "${id}"${placed(place)}.${meantWords(meant)} List all: pageloupe signals`,
    fault: ({ place, message }: { place: string; message: string }) => `${place}: ${message}`,
    wrongValue: ({ place, typed, allowed, message }: { place: string; typed: string; allowed: readonly string[]; message: string }) =>
      `${place || 'The configuration'} cannot be ${typed.slice(0, 80)}${allowed.length > 0 ? `: use ${allowed.join(', ')}` : ''}.${allowed.length > 0 || message === '' ? '' : ` ${message}`}`,
  },
  usage: {
    shard: ({ typed }: { typed: string }) => `--shard takes the shard and the number of shards, such as 1/4, not "${typed}".`,
    header: ({ typed }: { typed: string }) => `--header takes "Name: value", not "${typed}".`,
    variable: ({ name, option }: { name: string; option: string | null }) =>
      `Environment variable ${name}, used in ${option ?? 'a header'}, is not set.`,
    assertion: ({ typed }: { typed: string }) => `--assert takes a check and error, warn or off, such as title=error, not "${typed}".`,
    proxy:
      '--proxy takes the URL of an HTTP proxy, such as http://proxy.example.com:3128 or http://user:${PASSWORD}@proxy.example.com:3128. Encode special characters of the password, such as # as %23.',
    extract: ({ typed }: { typed: string }) =>
      `--extract takes name=css:…, name=xpath:… or name=regex:…, such as price=css:.price or next=css:a.next@href, not "${typed.slice(0, 200)}". Names have up to 60 letters, digits, spaces, dots, hyphens and underscores.`,
    extractions: ({ most }: { most: number }) => `At most ${number(most)} values can be extracted in one run.`,
    notSelector: ({ text, kind }: { text: string; kind: string }) =>
      `"${text}" is not a valid ${kind === 'css' ? 'CSS selector' : 'XPath expression'}.`,
    pattern: ({ typed, why }: { typed: string; why: string }) => `Invalid pattern ${typed}: ${why}`,
    replacement: ({ typed }: { typed: string }) => `--replace takes s#from#to#, not "${typed}".`,
    cookies: ({ file }: { file: string }) => `${file} is not a cookie file: use the Netscape format or lines of name=value.`,
    noCookies: ({ file }: { file: string }) => `${file} has no cookies.`,
    allExpired: ({ file }: { file: string }) => `All cookies in ${file} have expired. Save them again.`,
    someExpired: ({ file, expired }: { file: string; expired: number }) =>
      `${file} has ${amount(expired, 'expired cookie')}: not sent. Save the file again.`,
    file: ({ file, why }: { file: string; why: string }) => `Can’t read ${file}: ${why}`,
    inputTooLarge: ({ megabytes }: { megabytes: number }) =>
      `it is larger than ${megabytes} MB. Shorten it, or split it into several runs.`,
    standardInput: 'standard input',
    twiceOption: ({ option, first, second }: { option: string; first: string; second: string }) =>
      `${option} is given twice, as “${first}” and “${second}”. Give it once.`,
    noFileFor: ({ name }: { name: string }) => `The ${name} report needs a file: --format ${name}=report.${name}`,
    twiceStdout: ({ names }: { names: readonly string[] }) =>
      `Only one report can go to standard output, not ${names.join(' and ')}. Write the others to files, such as --format ${names[1]}=report.${names[1]}`,
    twiceFile: ({ file }: { file: string }) => `${file} is used twice: each report needs a separate file.`,
    noFolder: ({ file }: { file: string }) => `The folder of ${file} does not exist. Create it first.`,
    noFileName: ({ option }: { option: string }) =>
      `${option} has no file name. Add it after the equals sign, such as --format json=report.json`,
    overInput: ({ file }: { file: string }) => `${file} is an input of this command. Write the report to another file.`,
    headerName: ({ name }: { name: string }) => `The browser sets the header ${name} itself. Remove it.`,
    headerValue: ({ name }: { name: string }) => `The value of header ${name} must be a single line of ASCII characters.`,
    outputAlone: '--output needs a report without a file, such as --format json --output report.json',
  },
  targets: {
    none: 'Specify at least one URL, a sitemap or a file of URLs. Help: pageloupe audit --help',
    emptyFiles: ({ files }: { files: readonly string[] }) =>
      `No URLs in ${files.map((file) => (file === '-' ? 'standard input' : file)).join(', ')}. Write one URL per line.`,
    noneLeft: ({ listed }: { listed: number }) => `Nothing left to audit out of ${amount(listed, 'URL')}. Check --include and --exclude.`,
    files: ({ count, first, ending }: { count: number; first: string; ending: string }) =>
      `Files, not pages, in the sitemaps: ${number(count)}, such as ${first}. What is not HTML fails; --exclude "/**.${ending}" leaves out those that end with .${ending}.`,
    emptyShard: 'No page belongs to this shard: nothing to audit.',
    noUrls: ({ file, faults }: { file: string; faults: readonly { line: number; why: string }[] }) =>
      `${file === '-' ? 'Standard input' : file} has ${amount(faults.length, 'invalid line')}:\n${faults
        .slice(0, 20)
        .map(({ line, why }) => `  line ${line}: ${why}`)
        .join('\n')}${faults.length > 20 ? `\n  and ${number(faults.length - 20)} more` : ''}`,
    noUrl: ({ typed, place }: { typed: string; place: string }) =>
      `Not an http(s) URL${placed(place)}: ${typed}. Include the scheme, such as https://example.com/.`,
    password: ({ typed }: { typed: string }) =>
      `URLs with a user name or password are not allowed: ${typed}. Use --header or --cookie-file.`,
    robotsUnread: ({ origin }: { origin: string }) => `${origin}/robots.txt could not be read; trying /sitemap.xml.`,
    noSitemap: ({ origin }: { origin: string }) => `${origin}/robots.txt lists no sitemap; trying /sitemap.xml.`,
    autoNeedsUrl: '--sitemap auto requires a URL of the site.',
    emptySitemaps: ({ sitemaps }: { sitemaps: readonly string[] }) => `No pages found in ${sitemaps.join(', ')}.`,
  },
  crawl: {
    ignoredHost: ({ typed, host }: { typed: string; host: string }) =>
      `--ignore-robots takes a host of the crawled site, such as ${host}, not "${typed.slice(0, 100)}".`,
    ignored: ({ hosts }: { hosts: readonly string[] }) => `robots.txt was ignored, as requested: ${hosts.join(', ')}.`,
    ignoresOnServer: '--ignore-robots does not work with --server.',
    ownHost: ({ host }: { host: string }) =>
      `If the host is your own, such as a staging server: --ignore-robots ${host} crawls it as if its robots.txt allowed everything.`,
    notWith: ({ option }: { option: string }) => `${option} cannot be combined with --crawl.`,
    redirected: ({ start, url }: { start: string; url: string }) =>
      `${start} redirects to another host: ${url}. To crawl that one, use --crawl ${url}`,
    delay: ({ host, seconds }: { host: string; seconds: number }) =>
      `robots.txt of ${host} requires ${number(seconds)} s between requests (Crawl-delay), so its pages are audited one at a time.`,
    gaveUp: ({ host, status }: { host: string; status: number }) =>
      `${host} kept returning ${status}: it wants fewer requests. No more of its pages were requested. Try again later with --delay, --per-host 1 or --resume.`,
    title: 'Crawl',
    ...crawlSentences,
    notReached: ({ pages }: { pages: number }) =>
      `${amount(pages, 'found page')} ${pages === 1 ? 'was' : 'were'} not reached before the run ended.`,
    badEntry: ({ file, line }: { file: string; line: number }) => `line ${number(line)} of ${file} is not valid`,
  },
  remote: {
    noResume: 'With --server, follow a batch that was started before with --batch <id>, not --resume.',
    batchAlone: '--batch follows a batch with the pages it was started with. Omit URLs and sitemaps.',
    noServer: ({ typed }: { typed: string }) =>
      `--server takes the URL of a Pageloupe service, such as https://pageloupe.example.com, not "${typed}".`,
    noKey: ({ name }: { name: string }) => `Environment variable ${name}, named by --key-env, is not set.`,
    notOnServer: ({ options }: { options: readonly string[] }) =>
      `A service audits without what only this machine has. Omit ${options.join(', ')}, or omit --server.`,
    gaveUp: ({ pages }: { pages: number }) =>
      `The site kept asking for fewer requests (429 or 503), so ${amount(pages, 'page')} ${pages === 1 ? 'was' : 'were'} not audited. Try again later.`,
    notInCrawl: ({ options }: { options: readonly string[] }) =>
      `With --crawl and --server, the start page is the only source. Omit ${options.join(', ')}, or omit --server.`,
    manySettings: 'All pages of a batch have the same settings. Omit overrides in the configuration, or audit each group on its own.',
    follow: ({ server, id }: { server: string; id: string }) => `Batch ${id} at ${server}.`,
    waits: ({ why }: { why: string }) => `The batch is waiting: ${why}`,
    left: ({ server, id, address }: { server: string; id: string; address: string }) =>
      `The batch continues on the service. Follow it again: pageloupe audit --server ${server} --batch ${id}\nCancel it: curl --request POST ${address}/v1/batches/${id}/cancel`,
    away: ({ server, why }: { server: string; why: string }) => `Can’t reach ${server}: ${why}`,
    keyRefused:
      'The service responded with 401: it needs a valid API key. Set PAGELOUPE_KEY to the key, or name the variable that contains it: --key-env <name>',
    refused: ({ status, why }: { status: number; why: string }) => `The service responded with ${status}${why === '' ? '.' : `: ${why}`}`,
    strange: ({ server }: { server: string }) =>
      `${server === '' ? 'The server' : server} does not respond like a Pageloupe service. Check --server.`,
    missing: ({ rows, pages }: { rows: number; pages: number }) =>
      `The service has results for ${number(rows)} of ${amount(pages, 'page')} only.`,
  },
  losses: {
    kinds: { sitemap: 'Sitemap not read completely', page: 'Page not read completely', crawl: 'Crawl not complete' },
    more: ({ count }: { count: number }) => `and ${number(count)} more that could not be read completely (in the JSON report)`,
    title: 'Not read completely',
  },
  run: {
    found: ({ pages, concurrency }: { pages: number; concurrency: number }) =>
      `${amount(pages, 'page')} to audit, ${number(concurrency)} at a time.`,
    resumed: ({ done, left }: { done: number; left: number }) =>
      `Resuming: ${amount(done, 'page')} already audited, ${number(left)} to go.`,
    nothingToResume: ({ dir }: { dir: string }) => `No run in ${dir} yet; starting one.`,
    otherRun: ({ dir }: { dir: string }) => `The run in ${dir} has different pages or settings. Use the same arguments, or another folder.`,
    noManifest: ({ file }: { file: string }) => `${file} is not a valid pageloupe manifest. Start the run again in another folder.`,
    inUse: ({ dir, pid, file }: { dir: string; pid: number; file: string }) =>
      `Another command (process ${pid}) works on the run in ${dir}. Wait until it has ended, or choose another folder. If that process is not Pageloupe, delete ${file}.`,
    badRun: ({ dir, why }: { dir: string; why: string }) => `Can’t read the run in ${dir}: ${why}`,
    row: ({ at, of, what, url }: { at: number; of: number; what: string; url: string }) =>
      `${String(at).padStart(String(of).length)}/${of}  ${what}  ${url}`,
    live: ({ done, of, running, left }: { done: number; of: number; running: readonly string[]; left: number | null }) =>
      `${done}/${of}${left === null || left < 1_000 ? '' : `, about ${durationInWords(left)} left`}  ${running[0] ?? ''}${running.length > 1 ? ` and ${running.length - 1} more` : ''}`,
    failed: ({ why }: { why: string }) => `not audited: ${why}`,
    draining: ({ ms }: { ms: number }) =>
      `Stopping: pages and reports in progress have ${durationInWords(ms)} to finish. Press Ctrl+C again to stop immediately.`,
    endedByForce: ({ parts }: { parts: readonly string[] }) => `Did not close in time, and was ended by force: ${parts.join(', ')}.`,
    endedEarly:
      'The process was ended before the command had finished, such as by process.exit() in a login script, a configuration or a plugin. Reports may be missing.',
    leftOpen: ({ parts }: { parts: readonly OpenPart[] }) =>
      `The command ended before it had closed everything: ${parts.map((part) => openParts[part]).join(', ')}.`,
    stopping: 'Stopping immediately.',
    interrupted: ({ left }: { left: readonly string[] }) =>
      left.length === 0 ? 'Interrupted. All reports were written.' : `Interrupted. Not written: ${left.join(', ')}.`,
    timeUp: ({ ms }: { ms: number }) => `Reached the time limit of the run (${durationInWords(ms)}).`,
    kept: ({ dir }: { dir: string }) => `Audited pages are saved. Continue with --resume ${dir}`,
    notReached: 'The run ended before this page was reached.',
    outOfTime: 'The time limit of the run ended before this page was audited.',
    damaged: ({ rows }: { rows: number }) =>
      `${amount(rows, 'saved row')} ${rows === 1 ? 'is' : 'are'} damaged. These pages are audited again.`,
    output: 'to standard output',
    noOutput: ({ why }: { why: string }) => `Can’t write to standard output: ${why}. Write the report to a file: --output <file>`,
    unwritable: ({ file, why }: { file: string; why: string }) => `Can’t write ${file}: ${why}`,
    noAuditor: ({ why }: { why: string }) => `Can’t audit pages on this machine: ${why}\nTo see what is missing: pageloupe doctor`,
    written: ({ name, file }: { name: string; file: string }) => `${name}: ${file}`,
  },
  assert: {
    score: ({ score, least }: { score: number; least: number }) => `The audit score is ${number(score)}, below ${number(least)}.`,
    geo: ({ score, least }: { score: number; least: number }) => `The GEO score is ${number(score)}, below ${number(least)}.`,
    category: ({ title, score, least }: { title: string; score: number; least: number }) =>
      `The GEO category ${title} scores ${number(score)}, below ${number(least)}.`,
    noScore: ({ what }: { what: string }) => `No ${what} to compare: it could not be measured.`,
    linksUnchecked: 'The links were not checked, so broken ones could not be counted.',
    brokenLinks: ({ broken, most }: { broken: number; most: number }) => `${amount(broken, 'broken link')}; the limit is ${number(most)}.`,
    value: ({ title, value, wanted }: { title: string; value: string; wanted: string }) =>
      `${title}: the value is ${value}, expected ${wanted}.`,
    atLeast: ({ min }: { min: number }) => `${number(min)} or more`,
    atMost: ({ max }: { max: number }) => `${number(max)} or less`,
    like: ({ pattern }: { pattern: string }) => `a match for /${pattern}/`,
    pluginFailed: ({ plugin }: { plugin: string }) => `The plugin ${plugin} failed`,
    tooManyWarnings: ({ warnings, most }: { warnings: number; most: number }) =>
      `${amount(warnings, 'warning')}; the limit is ${number(most)}.`,
    ruleTitles: { score: 'Audit score', geo: 'GEO score', links: 'Broken links', audit: 'Audit' },
    noRows: ({ file }: { file: string }) =>
      `${file} contains no pageloupe results. Create some: pageloupe audit <url> --format ndjson=${file}`,
    changed: ({ file }: { file: string }) => `Can’t read a result of ${file}, which has changed since this command began. Run it again.`,
    badRow: ({ file, line }: { file: string; line: number }) =>
      `Line ${number(line)} of ${file} is not a pageloupe result. Create results with: pageloupe audit <url> --format ndjson=<file>`,
  },
  build: {
    noPages: ({ folder }: { folder: string }) => `${folder} contains no HTML files. Build the site first, or check the folder.`,
    shells: ({ files }: { files: readonly string[] }) =>
      `Not audited, because other URLs get it (those of missing pages, for example): ${files.join(', ')}.`,
    morePages: ({ most }: { most: number }) =>
      `Not audited: pages of the folder after the first ${number(most)}. Audit parts of it in runs of their own.`,
    outside: ({ files }: { files: readonly string[] }) =>
      `Not audited, because these links lead out of the folder: ${files.slice(0, 20).join(', ')}${files.length > 20 ? ` and ${number(files.length - 20)} more` : ''}.`,
    portTaken: ({ port }: { port: number }) => `Port ${port} is in use. Choose another with --port.`,
    base: ({ typed }: { typed: string }) => `--base takes a path such as /docs/, not "${typed.slice(0, 100)}".`,
    waitOn: '--start needs --wait-on with the URL of the server, such as http://localhost:4321/.',
    startAlone: 'Use either --static or --start.',
    ended: ({ command, code, output }: { command: string; code: number | null; output: string }) =>
      `“${command}” ended${code === null ? '' : ` with code ${code}`} before its server responded.${output.trim() === '' ? '' : ` Its output:\n${output.trim()}`}`,
    silent: ({ url, ms, output }: { url: string; ms: number; output: string }) =>
      `${url} did not respond within ${durationInWords(ms)}. Check --wait-on, or increase --wait-timeout.${output.trim() === '' ? '' : ` Output of the server:\n${output.trim()}`}`,
  },
  login: {
    unusable: ({ file, why }: { file: string; why: string }) => `Can’t use ${file} to log in: ${why}`,
    noFunction: 'its default export must be a function, such as: export default async ({ page, origin, env }) => { … }',
    noOrigin: '--login needs a URL of the site on the command line or in the configuration.',
    over: ({ url }: { url: string }) =>
      `The server led to the log-in page ${url} instead of this page. The log-in seems to be over, or may not see this page: log in again with --login <script>, which also renews the file of --login-state, or renew the cookies or headers that you pass.`,
    /** @param url page on which it was; '' if it opened none */
    failed: ({ file, why, url }: { file: string; why: string; url: string }) =>
      `The log-in script ${file} failed${url && ` on ${url}`}, so no page was audited: ${why}`,
    tooSlow: ({ ms }: { ms: number }) => `It did not finish within ${durationInWords(ms)}.`,
    nothing: ({ file, origins }: { file: string; origins: readonly string[] }) =>
      `${file} ended without a cookie or stored value of ${origins.join(', ')}, so pages would be audited without being logged in. Check that it waits until the log-in is complete.`,
    done: ({ cookies }: { cookies: number }) => `Logged in: ${amount(cookies, 'cookie')}.`,
    badState: ({ file }: { file: string }) => `${file} is not a saved session. Create it with --login <script> --login-state ${file}`,
    otherState: ({ file, origins }: { file: string; origins: readonly string[] }) => `${file} has no session of ${origins.join(', ')}.`,
  },
  plugins: {
    unusable: ({ file, why }: { file: string; why: string }) => `Can’t use the plugin ${file}: ${why}`,
    twice: ({ name }: { name: string }) => `Two plugins are called "${name}". Rename one of them.`,
    unknownCheck: ({ id, meant }: { id: string; meant: string | null }) => `No plugin has a check "${id}".${meantWords(meant)}`,
    unknownReporter: ({ name, known }: { name: string; known: readonly string[] }) =>
      `No plugin has a report format "${name}".${known.length > 0 ? ` There are: ${known.join(', ')}.` : ' Load one with --plugin <file>.'}`,
    reportFailed: ({ name, why }: { name: string; why: string }) => `The report ${name} failed: ${why}`,
    wrote: ({ name, text }: { name: string; text: string }) => `${name}: ${text}`,
  },
  compare: {
    ...changeHeads,
    summary: ({ counts }: { counts: Readonly<Record<'new' | 'gone' | 'better' | 'worse' | 'mixed' | 'same' | 'unknown', number>> }) =>
      [
        `${amount(counts.worse + counts.mixed + counts.better + counts.same, 'page')} compared: ${number(counts.worse)} worse`,
        counts.mixed > 0 && `${number(counts.mixed)} better and worse`,
        `${number(counts.better)} better`,
        `${number(counts.same)} unchanged`,
        counts.new > 0 && `${number(counts.new)} new`,
        counts.gone > 0 && `${number(counts.gone)} missing`,
        counts.unknown > 0 && `${number(counts.unknown)} not comparable`,
      ]
        .filter(Boolean)
        .join(', ')
        .concat('.'),
    scores: ({ audit, geo }: { audit: { before: number; after: number }; geo: { before: number; after: number } | null }) =>
      `Average audit score ${number(audit.before)} → ${number(audit.after)}${geo ? `, average GEO score ${number(geo.before)} → ${number(geo.after)}` : ''}.`,
    pages: ({ count }: { count: number }) => amount(count, 'page'),
    more: ({ count }: { count: number }) => `and ${number(count)} more`,
    cut: 'The rest is omitted: over the size limit of a comment. The JSON format lists everything.',
    firstRun: ({ file }: { file: string }) => `No earlier run in ${file}: nothing to compare with yet.`,
    otherSite: ({ file, before, after }: { file: string; before: string; after: string }) =>
      `No page of ${file} is in the later run, so nothing was compared: its pages are on ${before}, those of the later run on ${after}. To compare two hosts: pageloupe compare <before> <after> --before-origin ${before} --after-origin ${after}`,
    notCompared: ({ file }: { file: string }) => `Not compared with ${file}: this run is not complete.`,
    failuresOfAdded: 'Failures on new pages',
    newlyFailing: ({ file, what }: { file: string; what: readonly string[] }) => `Newly failing since ${file}: ${what.join(', ')}.`,
  },
  merge: {
    noRows: 'None of the files contains pageloupe results. Create results with: pageloupe audit <url> --format ndjson=<file>',
    done: ({ pages, files, file }: { pages: number; files: number; file: string }) =>
      `${file}: ${amount(pages, 'page')} from ${amount(files, 'file')}.`,
    skipped: ({ count }: { count: number }) => `${amount(count, 'broken line')} skipped.`,
  },
  baseline: {
    bad: ({ file, why }: { file: string; why: string }) => `${file} is not a baseline: ${why}`,
    noVersion: 'it was not created by pageloupe baseline update. Create it again.',
    otherVersion: 'it was created by another version of pageloupe. Create it again: pageloupe baseline update',
    missing: ({ file }: { file: string }) =>
      `No baseline ${file} yet. Create it: pageloupe baseline update --input results.ndjson --baseline ${file}`,
    updated: ({ file, pages, faults }: { file: string; pages: number; faults: number }) =>
      `${file}: ${amount(faults, 'known issue')} on ${amount(pages, 'page')}.`,
    noFile: 'Specify the file: --baseline pageloupe-baseline.json, or "baseline" in the configuration.',
  },
  report: {
    pageTitle: ({ score, geo }: { score: string; geo: string }) => `audit ${score}  GEO ${geo}`,
    none: '–',
    level: { error: 'error', warn: 'warning' },
    known: ({ count }: { count: number }) => `${amount(count, 'known issue')} from the baseline not listed.`,
    fixed: ({ count }: { count: number }) =>
      `${amount(count, 'baseline issue')} fixed. Run pageloupe baseline update to remove ${count === 1 ? 'it' : 'them'} from the baseline.`,
    holds: ({ unmeasured }: { unmeasured: number }) =>
      unmeasured === 0 ? 'All assertions pass.' : `No assertion fails, but ${number(unmeasured)} could not be checked.`,
    summary: ({
      pages,
      failed,
      unreached,
      errors,
      warnings,
      ms,
    }: {
      pages: number;
      failed: number;
      unreached: number;
      errors: number;
      warnings: number;
      ms: number | null;
    }) =>
      `${amount(pages, 'page')} audited${failed > 0 ? `, ${number(failed)} failed to load` : ''}${unreached > 0 ? `, ${number(unreached)} not reached` : ''}: ${amount(errors, 'error')}, ${amount(warnings, 'warning')}${ms === null ? '' : ` (${durationInWords(ms)})`}`,
    where: 'Where:',
    change: 'What to change:',
    tolerated: ({ summary, count }: { summary: string; count: number }) => `${summary}; ${amount(count, 'unreachable page')} tolerated`,
    notAudited: 'Not audited',
    onPages: ({ pages, of }: { pages: number; of: number }) => `${number(pages)} of ${amount(of, 'page')}`,
    also: ({ urls, left }: { urls: readonly string[]; left: number }) =>
      `Also on: ${urls.join(', ')}${left > 0 ? ` and ${number(left)} more` : ''}`,
    on: ({ urls, left }: { urls: readonly string[]; left: number }) =>
      `On: ${urls.join(', ')}${left > 0 ? ` and ${number(left)} more` : ''}`,
    morePages: ({ count }: { count: number }) => `and ${amount(count, 'more page', 'more pages')}`,
    moreChecks: ({ count }: { count: number }) => `and ${amount(count, 'more check', 'more checks')} in the other reports`,
    counts: ({ errors, warnings }: { errors: number; warnings: number }) => `${amount(errors, 'error')}, ${amount(warnings, 'warning')}`,
    acrossPages: 'Across pages',
    more: ({ count }: { count: number }) => `and ${number(count)} more`,
    unasserted: 'No failed assertion',
    knownIssue: 'Known issue of the baseline',
    otherFindings: ({ count }: { count: number }) => `${amount(count, 'other check')} failed or with warnings`,
    otherChecks: ({ count }: { count: number }) => `${amount(count, 'other check')} passed or not applicable`,
    cut: ({ left }: { left: number }) => `${amount(left, 'more page')} in the other reports (size limit reached).`,
    extracted: 'Extracted values',
    extractedMore: ({ value, left }: { value: string; left: number }) => (left > 0 ? `${value} and ${number(left)} more` : value),
    badge: { label: 'Pageloupe', score: ({ score }: { score: number }) => `${number(score)} of 100`, unknown: 'not audited' },
    title: 'Pageloupe',
    page: 'Page',
    audit: 'Audit',
    geo: 'GEO',
    errors: 'Errors',
    warnings: 'Warnings',
    runName: ({ host, pages }: { host: string; pages: number }) => (pages === 1 ? host : `${host}, ${amount(pages, 'page')}`),
    hosts: ({ count }: { count: number }) => amount(count, 'site'),
    sarifCut: ({ left }: { left: number }) => `${amount(left, 'result')} omitted: over GitHub’s limit.`,
  },
  doctor: {
    node: ({ version, good }: { version: string; good: boolean }) =>
      good ? `Node ${version}` : `Node ${version} is too old: install 20.19 or newer.`,
    browser: ({ path }: { path: string }) => `Browser: ${path}`,
    sandbox: 'Chromium’s sandbox is on.',
    noSandbox: 'Chromium’s sandbox is off, as requested: audit only pages you trust.',
    fonts: ({ count }: { count: number }) => `${amount(count, 'font family', 'font families')} found.`,
    fewFonts:
      'Too few fonts, so text widths will be wrong. Install fonts-liberation and fonts-noto-core, and fonts-noto-cjk for Chinese, Japanese and Korean.',
    ownFonts: 'Using the system’s fonts.',
    noFontList: 'Could not list fonts (fc-list is missing). If pages look wrong, install fonts-liberation and fonts-noto-core.',
    runs: 'A page was opened, and no request bypassed the egress guard.',
    starts: ({ why }: { why: string }) => `Chromium does not start: ${why}`,
    room: ({ dir }: { dir: string }) => `${dir} is writable.`,
    noRoom: ({ dir, why }: { dir: string; why: string }) =>
      `${dir} is not writable, so runs could not be resumed after an interruption: ${why}`,
    allWell: 'Everything is fine.',
    trouble: ({ count }: { count: number }) => `${amount(count, 'problem')} to solve.`,
  },
  installBrowser: {
    used: ({ path }: { path: string }) => `Audits use ${path}`,
    failed:
      'The browser could not be installed. Install Google Chrome, Edge or your system’s chromium package instead, or set CHROMIUM_PATH.',
  },
  init: {
    written: ({ file }: { file: string }) => `Created ${file}. Add your URLs, then run: pageloupe audit`,
    exists: ({ file }: { file: string }) => `${file} already exists and was not changed.`,
  },
  signals: {
    unknown: ({ id, meant }: { id: string; meant: string | null }) =>
      `Unknown check "${id}".${meantWords(meant)} List all: pageloupe signals`,
    header: ({ count }: { count: number }) => `${number(count)} checks. Details of one: pageloupe signals <id>`,
    weight: 'Weight',
    group: 'Group',
    geo: 'GEO',
    gate: 'Blocker',
    gateYes: 'yes: a page that fails it can’t be found in search',
    sources: 'Sources',
    tools: 'Tools',
    points: ({ points, category }: { points: number; category: string }) => `${amount(points, 'point')} in ${category}`,
  },
  serve: {
    badFile: ({ file, why }: { file: string; why: string }) => `Can’t use ${file}: ${why}`,
    working: ({ address }: { address: string | null }) =>
      `Pageloupe is auditing batches${address === null ? '' : `; see its state at ${address}/healthz`}. Stop with Ctrl+C.`,
    listening: ({ address, keys }: { address: string; keys: boolean }) => {
      // A service on all interfaces can be reached at the loopback address.
      const near = address.replace(/\/\/(?:0\.0\.0\.0|\[::\])(?=:)/, '//127.0.0.1');
      return `Listening on ${address}. Documentation: ${near}/docs\nTry: curl '${near}/v1/audit?url=https://example.com/'${keys ? ' --header "Authorization: Bearer $PAGELOUPE_KEY"' : ''}`;
    },
    deleted: ({ count }: { count: number }) => `${amount(count, 'request')} deleted.`,
    keyMade: ({ file }: { file: string }) => `${file} stores only its digest. Save the key now; it can’t be shown again.`,
    revoked: ({ count }: { count: number }) =>
      count === 0
        ? 'No key has this name or digest. List them: pageloupe keys list --key-file <file>'
        : `${amount(count, 'key')} revoked. A running service rejects ${count === 1 ? 'it' : 'them'} within a second.`,
    whichKey: 'Specify the key, or the first characters of its digest.',
  },
  internal: ({ why }: { why: string }) => `Pageloupe failed: ${why}`,
};
