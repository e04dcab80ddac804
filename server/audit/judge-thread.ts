import { parentPort } from 'node:worker_threads';
import {
  createProber,
  failed,
  PageAudit,
  parseUrl,
  sleep,
  valueOf,
  type AuditFailure,
  type AuditPorts,
  type KnownFacts,
  type PagePort,
  type Prober,
  type ProbeNet,
  type Report,
  type Vocabulary,
} from '../../checks/index.ts';
import { AuditRefused, type RefusalCode } from './auditor.ts';
import type { HostCalls, FromThread, JudgeOrder, Judgement, ProbeAnswer, ToThread } from './judge-messages.ts';
import { parseAnswer, factsOfAnswer } from './page-answer.ts';
import { readingOf, type Reading } from './reading.ts';
import { refused, refusedUnreadable } from './refusals.ts';
import { reasonWords } from '../../words/en/server/audit.ts';

/**
 * The thread in which audits are judged: a page of ten thousand elements takes longer than others may wait, and what a page's process
 * answers may be made to take for ever. It knows no browser and no network, and asks the main thread for both.
 */

const port = parentPort!;
const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
let calls = 0;
let stop = (): void => undefined;
let vocabulary: Promise<Vocabulary> | null = null;

const send = (message: FromThread) => port.postMessage(message);
function ask<N extends keyof HostCalls>(name: N, ...args: Parameters<HostCalls[N]>): ReturnType<HostCalls[N]> {
  const id = ++calls;
  return new Promise<never>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    send({ ask: id, name, args });
  }) as ReturnType<HostCalls[N]>;
}

port.on('message', (message: ToThread) => {
  if ('run' in message) void judge(message.run).then((done) => send({ done }));
  else if ('stop' in message) stop();
  else {
    const one = waiting.get(message.answer);
    waiting.delete(message.answer);
    // As Node tells why a request failed (checks/fetch/probe-net.ts).
    if ('error' in message)
      one?.reject(
        Object.assign(new Error(message.error.message), {
          cause: Object.assign(new Error(message.error.message), { code: message.error.code }),
        }),
      );
    else one?.resolve(message.value as never);
  }
});

async function judge(order: JudgeOrder): Promise<Judgement> {
  const page = new RemotePage();
  let prober: Prober | null = null;
  const ports: AuditPorts = {
    page,
    clock: () => performance.now(),
    vocabulary: () => (vocabulary ??= ask('vocabulary')),
    openProber: !order.probe
      ? null
      : async () => {
          const opened = createProber(remoteNet(), {});
          prober = opened;
          return { prober: opened, close: () => undefined };
        },
  };
  const audit = new PageAudit(ports, {
    choiceFor: async () => order.choice,
    onlyAtEnd: true,
    ...(order.probe ? { probes: { visitTo: async () => order.visit } } : {}),
  });
  stop = () => {
    prober?.stop();
    void audit.stop();
  };
  try {
    const failure = await audit.run(performance.now() - order.before);
    const { report } = audit;
    if (report) return { report, reading: read(report), refusal: null, judgeMs: audit.judgedMs };
    return {
      report: null,
      reading: null,
      refusal: page.refusal ?? { code: refusalOf(failure), detail: failure?.code === 'not-well-formed' ? reasonWords.brokenXml : null },
      judgeMs: 0,
    };
  } catch {
    // Facts of a shape that no collector gives.
    return { report: null, reading: null, refusal: asRefusal(refusedUnreadable()), judgeMs: 0 };
  } finally {
    stop = () => undefined;
  }
}

/** Facts of a shape that no collector gives are those checks' fault to tell. */
function read({ facts = {}, language, pageType }: Report): Reading | null {
  try {
    return readingOf(facts, language, pageType);
  } catch {
    return null;
  }
}

const asRefusal = ({ code, message }: AuditRefused) => ({ code, detail: message });

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

/** Bytes of a document, unpacked. */
const documentBytes = 10_000_000;

class RemotePage implements PagePort {
  /** Why it could not be read. */
  refusal: { code: RefusalCode; detail: string | null } | null = null;
  #url = '';

  async collect(): Promise<{ known: KnownFacts; ms: { collect: number } }> {
    try {
      return this.#read(await ask('collect'));
    } catch (error) {
      this.refusal = asRefusal(error instanceof AuditRefused ? error : refused('target-crashed-renderer', reasonWords.notRead));
      throw error;
    }
  }
  #read(answer: unknown): { known: KnownFacts; ms: { collect: number } } {
    if (isRefusal(answer)) throw refused(answer.refused, answer.detail);
    const read = parseAnswer(answer) as { known?: unknown; ms?: { collect?: unknown } } | null;
    const known = factsOfAnswer(read?.known);
    const page = valueOf(known, 'page');
    if (!page || typeof page.url !== 'string' || !parseUrl(page.url) || !Number.isFinite(page.at) || typeof page.contentType !== 'string')
      throw refusedUnreadable();
    if ((page.navigation?.htmlBytes ?? 0) > documentBytes) throw refused('target-too-large');
    this.#url = page.url;
    return { known, ms: { collect: typeof read?.ms?.collect === 'number' ? read.ms.collect : 0 } };
  }

  stop = () => ask('stop');

  async collectSite(): Promise<KnownFacts> {
    const { known, served } = await ask('site', this.#url);
    if (!served) return known;
    return {
      ...known,
      served: factsOfAnswer(parseAnswer(served.answer)).served ?? failed('collector-failed', 'reading-failed', { error: '' }),
    };
  }

  readVitals = async () => null;
}

const isRefusal = (answer: unknown): answer is { refused: RefusalCode; detail: string } =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;

/** Requests are made where the network is. */
function remoteNet(): ProbeNet {
  return {
    async request(url, { method, headers, signal }) {
      const call = calls + 1;
      const cut = () => void ask('abort', call);
      signal.addEventListener('abort', cut, { once: true });
      const { url: at, status, headers: responseHeaders, body } = await ask('probe', url, method, headers, call);
      return answerOf(at, status, responseHeaders, body);
    },
    online: () => true,
    clock: () => Date.now(),
    sleep,
  };
}
/** A Response made by hand knows no URL, and takes not every status. */
const answerOf = (url: string, status: number, headers: ProbeAnswer['headers'], body: ProbeAnswer['body']): Response =>
  ({
    url,
    status,
    headers: new Headers(headers),
    body,
    ok: status >= 200 && status < 300,
    redirected: false,
    type: 'basic',
  }) as unknown as Response;
