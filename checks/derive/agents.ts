/** What a page and its site offer to software agents. Facts only: no engine requires any of it, so nothing here is judged. */
import type { FactTable, KnownFacts } from '../core/facts.ts';
import type { FormTool } from '../core/facts/page.ts';
import { factValueOf } from '../core/fact-value.ts';
import { linksInHeaders } from '../parse/link-header.ts';
import { isSuccess } from '../core/helpers/is-success.ts';
import { isObject } from '../core/helpers/is-object.ts';
import { headersOfPage } from './head/page-response.ts';
import { parseShortJson } from '../core/helpers/shape.ts';

export interface AgentReading {
  /** Visible buttons and fields, and those without an accessible name. Null if the page could not be read. */
  controls: { total: number; nameless: number } | null;
  /** Forms, those with a `toolname`, and what these lack. Null if the page could not be read. */
  forms: { total: number; tools: number; undescribed: number; repeated: string[] } | null;
  /** Null if the site was not read, or there was no response. */
  llmsTxt: { present: boolean; heading: boolean; links: boolean; text: boolean } | null;
  /** Where the site declares an ARD file. `legacy`: by the name from an earlier draft. */
  ard: { from: 'robots' | 'link' | 'header'; url: string; legacy: boolean }[];
  /** Cumulative layout shift of this visit; null where browsers do not measure it. */
  cls: number | null;
}

export function readForAgents(facts: KnownFacts): AgentReading {
  const controls = factValueOf(facts, 'controls');
  const llms = factValueOf(facts, 'llmsTxt');
  return {
    controls: controls ? { total: controls.total, nameless: controls.namelessTotal } : null,
    forms: controls ? { total: controls.formTotal, ...toolsOf(controls.forms) } : null,
    llmsTxt: llms ? llmsShape(llms) : null,
    ard: ardPlaces(facts),
    cls: factValueOf(facts, 'vitals')?.cls?.value ?? null,
  };
}

function toolsOf(forms: readonly FormTool[]): { tools: number; undescribed: number; repeated: string[] } {
  const tools = forms.filter(({ tool }) => tool !== null);
  const names = tools.map(({ tool }) => tool!);
  return {
    tools: tools.length,
    undescribed: tools.filter(({ tool, description }) => tool === '' || description === '').length,
    repeated: [...new Set(names.filter((name, index) => name !== '' && names.indexOf(name) !== index))],
  };
}

/** What Lighthouse 13 requires: a heading of level 1, a link, 50 characters. */
function llmsShape({ status, text, contentType }: FactTable['llmsTxt']): AgentReading['llmsTxt'] {
  const present = isSuccess(status) && !/html/i.test(contentType);
  return {
    present,
    // Within one line: \s would read on from each line end, for a minute in 200 kB of empty lines.
    heading: present && /^[ \t]*#[ \t]+\S/m.test(text),
    links: present && /\]\([^()\s]{1,2000}[()]/.test(text),
    text: present && text.trim().length >= 50,
  };
}

/** Places that Agentic Resource Discovery 0.91 defines: a line of robots.txt, a link element, a Link header. */
function ardPlaces(facts: KnownFacts): AgentReading['ard'] {
  const robots = factValueOf(facts, 'robotsTxt');
  const head = factValueOf(facts, 'head');
  const response = factValueOf(facts, 'response');
  const page = factValueOf(facts, 'page');
  const rels = (rel: readonly string[]) => rel.includes('ard') || rel.includes('ai-catalog');
  const lines = robots && isSuccess(robots.status) ? robots.text.matchAll(/^[ \t]*agentmap[ \t]*:[ \t]*([^\s#]{1,2000})/gim) : [];
  return [
    ...[...lines].map(([, url = '']) => ({ from: 'robots' as const, url, legacy: false })),
    ...(head?.links ?? [])
      .filter(({ rel }) => rels(rel))
      .map(({ url, href, rel }) => ({ from: 'link' as const, url: url ?? href, legacy: !rel.includes('ard') })),
    ...linksInHeaders(headersOfPage(response) ?? [], page?.url ?? '')
      .filter(({ rel }) => rels(rel))
      .map(({ url, href, rel }) => ({ from: 'header' as const, url: url ?? href, legacy: !rel.includes('ard') })),
  ].slice(0, 10);
}

/** What a server returned to a request for agents; null if no response could be read. */
export interface AgentAnswer {
  status: number;
  contentType: string;
  vary: string;
  /** Start of the body. */
  text: string;
}
export interface AgentAnswers {
  /** Response for this URL with `Accept: text/markdown`. */
  markdown: AgentAnswer | null;
  /** Response for `/.well-known/ard.json`. */
  ard: AgentAnswer | null;
}

/** `relabeled`: HTML with the media type of Markdown. */
export type MarkdownAnswer = { kind: 'markdown' | 'relabeled'; varies: boolean } | { kind: 'html' | 'refused' | 'failing' };
export function classifyMarkdownAnswer({ status, contentType, vary, text }: AgentAnswer): MarkdownAnswer {
  if (status === 406) return { kind: 'refused' };
  if (!isSuccess(status)) return { kind: 'failing' };
  if (!/^\s*text\/(?:x-)?markdown\b/i.test(contentType)) return { kind: 'html' };
  const varies = vary.split(',').some((name) => ['accept', '*'].includes(name.trim().toLowerCase()));
  return { kind: /^\s*(?:<!doctype\s+html|<html[\s>])/i.test(text) ? 'relabeled' : 'markdown', varies };
}

/** `incomplete`: entries without identifier or type, or with both or neither of `url` and `data`. */
export type ArdAnswer = { kind: 'none' | 'not-json' | 'no-entries' } | { kind: 'entries'; entries: number; incomplete: number };
export function classifyArdAnswer({ status, text }: AgentAnswer): ArdAnswer {
  if (!isSuccess(status)) return { kind: 'none' };
  const file = parseShortJson(text, Infinity);
  if (file === undefined) return { kind: 'not-json' };
  const entries = isObject(file) ? file['entries'] : undefined;
  if (!Array.isArray(entries)) return { kind: 'no-entries' };
  return { kind: 'entries', entries: entries.length, incomplete: entries.filter((entry) => !isWhole(entry)).length };
}
function isWhole(entry: unknown): boolean {
  if (!isObject(entry)) return false;
  const { identifier, type, url, data } = entry;
  return typeof identifier === 'string' && typeof type === 'string' && (url === undefined) !== (data === undefined);
}
