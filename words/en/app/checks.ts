import { english } from '../../../checks/core/wording.ts';
import type { Grade } from '../../../checks/core/report/geo-ids.ts';
import type { SignalGroup } from '../../../checks/core/signal.ts';

const { number } = english;

const groups: Record<SignalGroup, string> = {
  crawling: 'Crawling and indexing',
  head: 'Title, description, head',
  content: 'Content',
  links: 'Links',
  images: 'Images',
  'structured-data': 'Structured data',
  sharing: 'Sharing',
  language: 'Language',
  experience: 'Speed and devices',
  ai: 'AI citation readiness',
};

const grades: Record<Grade, string> = { strong: 'strong', medium: 'medium', weak: 'weak', speculative: 'speculative' };

/** The list of checks, and each with its findings. */
export const checks = {
  groups,
  all: ({ count }: { count: number }) => `All ${number(count)} checks`,
  only: ({ status }: { status: string }) => `Checks: ${status}`,
  filter: 'Filter by status',
  any: 'All',
  none: 'No check has this status.',

  why: 'Why this matters, with sources',
  weight: ({ weight }: { weight: number }) => `Weight ${number(weight)} in the audit score.`,
  gate: 'If this fails, the audit score is capped at 30.',
  geo: ({ points, grade }: { points: number; grade: Grade }) => `Worth ${number(points)} of 100 GEO points (evidence: ${grades[grade]}).`,
};
