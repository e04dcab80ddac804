import { isDeepStrictEqual } from 'node:util';
import { judgeSignal, type JudgeOptions } from '../../checks/core/judge.ts';
import type { DataValue } from '../../checks/core/facts/structured-data.ts';
import type { FactName, KnownFacts } from '../../checks/core/facts.ts';
import { addedFindings, losesPoints, newFaults } from '../../checks/core/report/new-faults.ts';
import type { Verdict } from '../../checks/core/verdict.ts';
import { isUncoveredByFix, type Change, type PageFix } from '../../checks/fixes/fix.ts';
import { writeHeadMarkup, type HeadElement, type HeadKey } from '../../checks/fixes/head-markup.ts';
import { applyFix } from '../../checks/fixes/with-fix.ts';
import { signals } from '../../checks/signals/index.ts';

/**
 * One thing that a paste makes worse. `finding`: a warning or failure that was not there. `score`: a signal has fewer points.
 * `changed`: a value is another one, though all checks say the same about the page with the old one. `deleted`: so is a value that is gone;
 * `unnamed`: a value of a block is gone and the fix does not say so.
 */
export interface PasteFault {
  what: 'finding' | 'score' | 'changed' | 'deleted' | 'unnamed';
  detail: string;
}
type HeadChange = Extract<Change, { kind: 'head' }>;
type Verdicts = ReadonlyMap<string, Verdict>;

/** What a paste makes worse on its page, by all signals; nothing if it only improves it. */
export function pasteFaults(known: KnownFacts, fix: PageFix, options: JudgeOptions): PasteFault[] {
  const judge = judgedOn(known, options);
  const [before, after] = [judge(null), judge(fix.change)];
  const faults: PasteFault[] = [];
  for (const [id, now] of after) {
    const then = before.get(id)!;
    if (isUncoveredByFix(fix, id, then)) continue;
    for (const { code, args } of newFaults(id, then, now))
      faults.push({ what: 'finding', detail: `${id} ${code} ${JSON.stringify(args)}` });
    if (losesPoints(then, now)) faults.push({ what: 'score', detail: `${id} ${then.score} to ${now.score}` });
  }
  if (fix.change.kind === 'head') {
    const isNeedless = (change: Change) => !says(judge(change), after);
    faults.push(...headFaults(known, fix.change, isNeedless), ...blockFaults(known, fix, fix.change, isNeedless));
  }
  return faults;
}

/** Judges every signal with a change; those whose facts it leaves alone are judged once. */
function judgedOn(known: KnownFacts, options: JudgeOptions): (change: Change | null) => Verdicts {
  const base = new Map(signals.map((signal) => [signal.id as string, judgeSignal(signal, known, options)]));
  return (change) => {
    if (!change) return base;
    const then = applyFix(known, { change });
    return new Map(
      signals.map((signal) => {
        const read = [...signal.needs, ...(signal.uses ?? []), 'language', 'pageType'] as FactName[];
        const same = read.every((name) => known[name] === then[name]);
        return [signal.id as string, same ? base.get(signal.id)! : judgeSignal(signal, then, options)];
      }),
    );
  };
}

/** Whether some signal says something else about one page than about the other: a finding or note that the other lacks, or fewer points. */
function says(one: Verdicts, other: Verdicts): boolean {
  return [...one].some(([id, verdict]) => {
    const rest = other.get(id)!;
    return (
      addedFindings(rest, verdict).length > 0 ||
      verdict.findings.some(({ status, code }) => status === 'note' && !rest.findings.some((finding) => finding.code === code)) ||
      losesPoints(rest, verdict)
    );
  });
}

/** Keys of a head by which an element can be asked for, each with the elements that a page has, written as they would be pasted. */
function elementsOf(known: KnownFacts, key: HeadKey): HeadElement[] {
  const head = known.head?.ok ? known.head.value : null;
  if (!head || key.startsWith('block ')) return [];
  if (key === 'title') return head.titles.map(({ text }) => ({ tag: 'title', text: text.trim() }));
  if (key === 'canonical' || key === 'alternates')
    return head.links.flatMap(({ rel, href, url, hreflang }): HeadElement[] =>
      key === 'canonical' && rel.includes('canonical')
        ? [{ tag: 'link', attributes: { rel: 'canonical', href } }]
        : key === 'alternates' && rel.includes('alternate') && hreflang.trim() !== '' && url !== null
          ? [{ tag: 'link', attributes: { rel: 'alternate', hreflang, href: url } }]
          : [],
    );
  if (!key.startsWith('meta ')) return [];
  const name = key.slice(5);
  return head.metas.flatMap(({ name: named, property, content }): HeadElement[] =>
    (named === name || property.split(/\s+/).includes(name)) && content.trim() !== ''
      ? [{ tag: 'meta', attributes: { [name.startsWith('og:') ? 'property' : 'name']: name, content } }]
      : [],
  );
}
const keyOf = (element: HeadElement): HeadKey | null =>
  element.tag === 'title'
    ? 'title'
    : element.tag === 'script'
      ? null
      : element.attributes['rel'] === 'canonical'
        ? 'canonical'
        : element.attributes['rel'] === 'alternate'
          ? 'alternates'
          : `meta ${element.attributes['name'] ?? element.attributes['property'] ?? ''}`;
const written = (element: HeadElement): string => writeHeadMarkup([element], false);

/** Values of the head that the paste changes or deletes, though the page would be no worse with them. */
function headFaults(known: KnownFacts, change: HeadChange, isNeedless: (change: Change) => boolean): PasteFault[] {
  return change.remove.flatMap((key): PasteFault[] => {
    const [old, added] = [elementsOf(known, key), change.add.filter((element) => keyOf(element) === key)];
    const remaining = new Set(added.map(written));
    // Details of an image go with it.
    if (added.length === 0 && key.startsWith('meta og:image:') && change.add.some((element) => keyOf(element) === 'meta og:image'))
      return [];
    // Of several values of a tag that is read once, one stays.
    if (key !== 'alternates' && old.some((element) => remaining.has(written(element)))) return [];
    return old
      .filter((element, index) => !remaining.has(written(element)) && old.findIndex((other) => isDeepStrictEqual(other, element)) === index)
      .filter((element) => {
        const others = change.add.filter((other) => keyOf(other) !== key);
        // Entries of a set stand beside each other; of anything else, one is used.
        return isNeedless({ ...change, add: [...others, ...(key === 'alternates' ? added : []), element] });
      })
      .map((element) => ({
        what: added.length > 0 ? 'changed' : 'deleted',
        detail: `${written(element)}${added.length > 0 ? ` to ${added.map(written).join(' ')}` : ''}`,
      }));
  });
}

type Path = readonly (string | number)[];
const isNode = (value: DataValue | undefined): value is { [key: string]: DataValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values of a block that are others in its replacement, or gone. */
function differences(
  old: DataValue,
  next: DataValue | undefined,
  path: Path = [],
): { path: Path; old: DataValue; next: DataValue | undefined }[] {
  if (isDeepStrictEqual(old, next)) return [];
  if (isNode(old) && isNode(next)) return Object.entries(old).flatMap(([key, value]) => differences(value, next[key], [...path, key]));
  if (Array.isArray(old) && Array.isArray(next) && old.length === next.length)
    return old.flatMap((value, index) => differences(value, next[index], [...path, index]));
  return [{ path, old, next }];
}
function withValue(data: DataValue, [step, ...rest]: Path, value: DataValue): DataValue {
  if (step === undefined) return value;
  if (Array.isArray(data)) return data.map((one, index) => (index === step ? withValue(one, rest, value) : one));
  return isNode(data) ? { ...data, [step]: withValue(data[step] ?? {}, rest, value) } : data;
}

/** The same for values of a JSON-LD block. */
function blockFaults(known: KnownFacts, fix: PageFix, change: HeadChange, isNeedless: (change: Change) => boolean): PasteFault[] {
  const blocks = known.structuredData?.ok ? known.structuredData.value.blocks : [];
  const old = blocks.find(({ index }) => change.remove.includes(`block ${index}`))?.data;
  const next = change.add.find((element) => element.tag === 'script')?.data;
  if (!old || !next) return [];
  return differences(old, next).flatMap((one): PasteFault[] => {
    const detail = `${one.path.join('.')}: ${JSON.stringify(one.old)}${one.next === undefined ? '' : ` to ${JSON.stringify(one.next)}`}`;
    const add: HeadElement[] = [{ tag: 'script', data: withValue(next, one.path, one.old) as typeof next }];
    const isNamed = fix.omitted.some(({ property }) => one.path.includes(property.split('.')[0]!));
    return [
      ...(one.next === undefined && !isNamed ? [{ what: 'unnamed' as const, detail }] : []),
      ...(isNeedless({ ...change, add }) ? [{ what: one.next === undefined ? ('deleted' as const) : ('changed' as const), detail }] : []),
    ];
  });
}
