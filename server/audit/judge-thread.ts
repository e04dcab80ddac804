import { parentPort, workerData } from 'node:worker_threads';
import { factFailure } from '../../checks/core/failure.ts';
import { factValueOf } from '../../checks/core/fact-value.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { Vocabulary } from '../../checks/derive/structured-data/schema-terms.ts';
import { parseUrl } from '../../checks/parse/urls.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { PageAudit, siteFacts, type AuditFailure, type AuditPorts, type PagePort } from '../../checks/audit-page.ts';
import { listTargets } from '../../checks/fetch/targets.ts';
import { AuditRefused, type RefusalCode } from './auditor.ts';
import type { FromThread, Judgement, PageToJudge, SiteToJudge, ToThread } from './judge-messages.ts';
import { documentBytes, factsOfPageAnswer, readPageAnswer } from './visit/page-answer.ts';
import { summarizeForAi, type Reading } from './reading.ts';
import { refusalFor, unreadableRefusal, type PlainReason } from './refusals.ts';

/**
 * The thread in which audits are judged: a page of ten thousand elements takes longer than others may wait, and a hostile page can
 * make judging take forever. It has neither browser nor network: it gets their responses and returns a report.
 */

const port = parentPort!;
const vocabulary = workerData as Vocabulary;
const send = (message: FromThread) => port.postMessage(message);

class Arrival<T> {
  resolve: (value: T) => void = () => undefined;
  readonly promise = new Promise<T>((resolve) => {
    this.resolve = resolve;
  });
}
/** Messages that follow the page's facts. */
class PendingParts {
  readonly site = new Arrival<SiteToJudge | null>();
  readonly probed = new Arrival<KnownFacts>();
}
let later = new PendingParts();

port.on('message', (message: ToThread) => {
  if ('page' in message) {
    later = new PendingParts();
    void judge(message.page, later).then((done) => send({ done }));
  } else if ('site' in message) later.site.resolve(message.site);
  else later.probed.resolve(message.probed);
});

async function judge(order: PageToJudge, { site, probed }: PendingParts): Promise<Judgement> {
  const page = new CollectedPage(order, site.promise);
  const ports: AuditPorts = {
    page,
    clock: () => performance.now(),
    vocabulary: async () => vocabulary,
    openProber: null,
    async probe(known) {
      send({ probe: plainTargets(known) });
      return probed.promise;
    },
  };
  const audit = new PageAudit(ports, { choiceFor: async () => order.choice, onlyAtEnd: true, ...(order.probe ? { probes: {} } : {}) });
  try {
    const failure = await audit.run(performance.now() - order.before);
    const { report } = audit;
    if (report) return { report, reading: readingOf(report), refusal: null, judgeMs: audit.judgedMs };
    return {
      report: null,
      reading: null,
      refusal: page.refusal ?? { code: refusalOf(failure), ...(failure?.code === 'not-well-formed' && { reason: 'brokenXml' }) },
      judgeMs: 0,
    };
  } catch {
    // Facts with a shape that no collector produces.
    return { report: null, reading: null, refusal: asRefusal(unreadableRefusal()), judgeMs: 0 };
  }
}

/** @throws if a target is not a string: facts of a shape that no collector produces */
function plainTargets(known: KnownFacts) {
  const targets = listTargets(known);
  if (!targets) throw unreadableRefusal();
  const { variants, canonical, shareImage, icons, alternates, links } = targets;
  const urls: unknown[] = [...variants, canonical ?? '', shareImage ?? '', ...icons, ...alternates, ...(links.ok ? links.urls : [])];
  if (!urls.every((url) => typeof url === 'string')) throw unreadableRefusal();
  return targets;
}

/** What an AI reads of the page; null for facts of a shape that no collector produces, which fail in the checks that use them. */
function readingOf({ facts = {}, language, pageType }: Report): Reading | null {
  try {
    return summarizeForAi(facts, language, pageType);
  } catch {
    return null;
  }
}

const asRefusal = ({ code, reason }: AuditRefused): NonNullable<Judgement['refusal']> => ({
  code,
  ...(reason && { reason: reason as PlainReason }),
});

function refusalOf(failure: AuditFailure | null): RefusalCode {
  switch (failure?.code) {
    case 'not-a-page':
    case 'not-well-formed':
      return 'target-not-html';
    case 'page-timeout':
    case 'site-timeout':
      return 'target-timeout';
    case 'cancelled':
      return 'cancelled';
    default:
      return 'target-crashed-renderer';
  }
}

/** A page whose response has already arrived. */
class CollectedPage implements PagePort {
  /** Why it could not be read. */
  refusal: Judgement['refusal'] = null;
  readonly #order: PageToJudge;
  readonly #site: Promise<SiteToJudge | null>;

  constructor(order: PageToJudge, site: Promise<SiteToJudge | null>) {
    [this.#order, this.#site] = [order, site];
  }

  async collect(): Promise<{ known: KnownFacts; ms: { collect: number } }> {
    try {
      return this.#read();
    } catch (error) {
      this.refusal = asRefusal(error instanceof AuditRefused ? error : refusalFor('target-crashed-renderer', 'notRead'));
      throw error;
    }
  }
  #read(): { known: KnownFacts; ms: { collect: number } } {
    const answer = readPageAnswer(this.#order.answer) as { known?: unknown; ms?: { collect?: unknown } } | null;
    const known = factsOfPageAnswer(answer?.known);
    const page = factValueOf(known, 'page');
    if (!page || page.url !== this.#order.url || !parseUrl(page.url)) throw unreadableRefusal();
    if (!Number.isFinite(page.at) || typeof page.contentType !== 'string') throw unreadableRefusal();
    if ((page.navigation?.htmlBytes ?? 0) > documentBytes) throw refusalFor('target-too-large');
    return { known, ms: { collect: typeof answer?.ms?.collect === 'number' ? answer.ms.collect : 0 } };
  }

  stop = async () => undefined;

  async fetchSite(): Promise<KnownFacts> {
    const site = await this.#site;
    if (!site) return Object.fromEntries(siteFacts.map((name) => [name, factFailure('timeout', 'site-unread')]));
    if (!site.served) return site.known;
    return {
      ...site.known,
      served:
        factsOfPageAnswer(readPageAnswer(site.served.answer)).served ?? factFailure('collector-failed', 'reading-failed', { error: '' }),
    };
  }

  readVitals = async () => null;
}
