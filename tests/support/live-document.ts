import { afterEach } from 'vitest';
import { withJsonLdItems } from '../../checks/derive/structured-data/completed.ts';
import type { FactName, FactTable, KnownFacts } from '../../checks/core/facts.ts';
import { collectPage } from '../../checks/collect/page.ts';
import { withDerivedFacts } from '../../checks/derive/derived-facts.ts';

const frames: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

/** A live document in a frame of 1000 × 700 px: scripts are on, styles and layout are real. */
export function live(html: string, { width = 1_000, height = 700 } = {}): Document {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, border: '0' });
  document.body.append(frame);
  frames.push(frame);
  const inner = frame.contentDocument!;
  const { open, write, close } = Document.prototype;
  (open as (this: Document) => Document).call(inner);
  write.call(inner, html);
  close.call(inner);
  return inner;
}

/** A document of another type, from a blob. With `sandbox`, its scripts do not run. */
export async function loaded(source: string, type: string, sandbox?: 'allow-same-origin'): Promise<Document> {
  const frame = document.createElement('iframe');
  if (sandbox) frame.setAttribute('sandbox', sandbox);
  Object.assign(frame.style, { width: '1000px', height: '700px' });
  const arrives = new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
  });
  frame.src = URL.createObjectURL(new Blob([source], { type }));
  document.body.append(frame);
  frames.push(frame);
  await arrives;
  return frame.contentDocument!;
}

export const now = Date.UTC(2026, 10, 21);

export async function collect(of: Document | string): Promise<KnownFacts> {
  const { known } = await collectPage(typeof of === 'string' ? live(of) : of, { now });
  return withDerivedFacts(withJsonLdItems(known));
}

/** One fact of a document. @throws with the collector's reason when it has none */
export async function fact<N extends FactName>(name: N, of: Document | string): Promise<FactTable[N]> {
  return valueIn(await collect(of), name);
}

export function valueIn<N extends FactName>(known: KnownFacts, name: N): FactTable[N] {
  const gathered = known[name];
  if (!gathered?.ok) throw new Error(`${name}: ${gathered?.code ?? 'absent'}`);
  return gathered.value as FactTable[N];
}
