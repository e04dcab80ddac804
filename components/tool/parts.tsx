import { createContext, Fragment, type ComponentChildren, type JSX } from 'preact';
import { useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { FactName, FactTable, KnownFacts } from '../../checks/core/facts.ts';
import { clipText } from '../../checks/core/helpers/clip.ts';
import { readableUrl, urlFromPage } from '../../checks/core/helpers/readable-url.ts';
import { FindingAbove } from '../findings/above.ts';
import { Icon } from '../parts/icons.tsx';
import { PageText } from '../findings/page-text.tsx';
import { StatusIcon, type Shown } from '../findings/status.tsx';
import type { Mark, ToolActions } from './props.ts';
import { useWords, usePart } from '../use-locale.ts';
import '../tools/tools.css';

const usePartsWords = () => usePart('toolParts');

/** Why a fact is missing, as a whole sentence; '' if it is known. */
export function useWhyAbsent(): (facts: KnownFacts, name: FactName) => string {
  const words = usePartsWords();
  return (facts, fact) => {
    const gathered = facts[fact];
    if (gathered?.ok) return '';
    if (!gathered || gathered.reason === 'pending') return words.pending({ fact });
    if (gathered.reason === 'not-probed') return words.unprobed({ fact });
    return words.unread({ fact, why: gathered });
  };
}

/** The sentence for a missing fact; nothing if it is known. */
export function AbsentFactNote({ facts, name }: { facts: KnownFacts; name: FactName }): JSX.Element | null {
  const sentence = useWhyAbsent()(facts, name);
  return sentence ? <p class="empty">{sentence}</p> : null;
}

/** A note if only the first links of a page were collected. */
export function LinksNotReadNote({ links }: { links: FactTable['links'] }): JSX.Element | null {
  const words = usePartsWords();
  return links.total > links.items.length ? (
    <p class="muted small">{words.firstLinks({ read: links.items.length, total: links.total })}</p>
  ) : null;
}

/** The path of a schema.org property, which breaks only between its names. */
export const PropertyPath = ({ path }: { path: string }): JSX.Element => (
  <code class="property-path">{path.split(/(?<=\.)/).flatMap((name, index) => (index > 0 ? [<wbr key={index} />, name] : [name]))}</code>
);

/** Text of a page, cut to a readable length. */
export const CutText = ({ text, max = 300, dir }: { text: string; max?: number; dir?: 'ltr' }): JSX.Element => (
  <PageText text={clipText(text, max)} {...(dir && { dir })} />
);

/** A URL in readable form, cut to a readable length. Always from left to right, whatever the script of its path. */
export const UrlText = ({ url, max = 200 }: { url: string; max?: number }): JSX.Element => (
  <CutText text={readableUrl(url)} max={max} dir="ltr" />
);

/** The URL of the page whose tool is shown. */
export const PageUrl = createContext('');

/** A URL in a table of many: one of the page's own site as its path, which is what differs between the rows. */
export function TableUrl({ url, max }: { url: string; max: number }): JSX.Element {
  return <UrlText url={urlFromPage(url, useContext(PageUrl))} max={max} />;
}

/** A part of a view, with its heading. */
export function Part({ title, children, note }: { title: string; children: ComponentChildren; note?: ComponentChildren }): JSX.Element {
  const id = useId();
  return (
    <section class="t-part stack" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {note && <p class="muted small">{note}</p>}
      {children}
    </section>
  );
}

export type ChipKind = Mark['kind'];
const shownAs: Record<ChipKind, Shown> = { good: 'pass', warn: 'warn', bad: 'fail', info: 'info', muted: 'na' };
/** A state in words, with an icon and a color. */
export function StatusChip({ kind, children }: { kind: ChipKind; children: ComponentChildren }): JSX.Element {
  return (
    <span class={`t-chip kind-${kind}`}>
      <StatusIcon status={shownAs[kind]} silent size={12} />
      <span>{children}</span>
    </span>
  );
}

/** One sentence that summarizes the view. */
export function VerdictLine({ kind, children }: { kind: ChipKind; children: ComponentChildren }): JSX.Element {
  return (
    <p class={`t-verdict kind-${kind}`}>
      <StatusIcon status={shownAs[kind]} silent />
      <span>{children}</span>
    </p>
  );
}

/** Like {@link VerdictLine}, for verdicts that are also findings of the tool: bad news above the view is not repeated in it. */
export function SummaryLine({ kind, children }: { kind: ChipKind; children: ComponentChildren }): JSX.Element | null {
  const isAbove = useContext(FindingAbove);
  return isAbove && (kind === 'bad' || kind === 'warn') ? null : <VerdictLine kind={kind}>{children}</VerdictLine>;
}

/** Names and values. */
export function FactRows({ rows }: { rows: readonly (readonly [name: string, value: ComponentChildren])[] }): JSX.Element {
  return (
    <dl class="facts">
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

export function CopyButton({ act, text, label }: { act: ToolActions; text: string; label?: string }): JSX.Element {
  const words = useWords().toolFrame;
  return (
    <button type="button" class="button" onClick={() => act.copy(text)}>
      <Icon name="copy" size={13} />
      {label ?? words.copy}
    </button>
  );
}

/** Marks on the page while they are wanted. Leaving the tool removes them, unless they are pinned. */
export function useMarks(act: ToolActions): {
  on: boolean;
  pinned: boolean;
  draw(marks: readonly Mark[], pinned?: boolean): void;
  clear(): void;
} {
  const words = usePartsWords();
  const [state, setState] = useState<'off' | 'on' | 'pinned'>('off');
  const now = useRef(state);
  const become = (next: typeof state) => setState((now.current = next));
  useEffect(() => {
    const stop = act.watchMarks?.(() => become('off'));
    return () => {
      stop?.();
      if (now.current === 'on') act.clearMarks();
    };
  }, []);
  return {
    on: state !== 'off',
    pinned: state === 'pinned',
    draw(marks, pinned = false) {
      if (pinned) act.mark([...marks], { remove: words.marks.remove });
      else act.mark([...marks]);
      become(pinned ? 'pinned' : 'on');
    },
    clear() {
      act.clearMarks();
      become('off');
    },
  };
}

/** Shows marks on the page while it is pressed. */
export function MarkToggle({ act, marks, label }: { act: ToolActions; marks: readonly Mark[]; label: string }): JSX.Element | null {
  const { on, pinned, draw, clear } = useMarks(act);
  if (act.live === false) return null;
  return (
    <span class="row">
      <button type="button" class="button" aria-pressed={on} disabled={marks.length === 0} onClick={() => (on ? clear() : draw(marks))}>
        {label}
      </button>
      {on && <PinToggle pinned={pinned} pin={() => draw(marks, !pinned)} />}
    </span>
  );
}

/** Whether marks stay on the page when the popup closes. */
export function PinToggle({ pinned, pin }: { pinned: boolean; pin(): void }): JSX.Element {
  const words = usePartsWords();
  return (
    <button type="button" class="button quiet" aria-pressed={pinned} onClick={pin}>
      {words.marks.keep}
    </button>
  );
}

/** Content of fixed width, scaled down if there is less room, never up. */
export function ScaledPicture({ width, children }: { width: number; children: ComponentChildren }): JSX.Element {
  const words = usePartsWords();
  const outer = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const box = outer.current;
    if (!box) return undefined;
    const fit = () => setScale(Math.min(1, Math.max(0.2, (box.clientWidth || width) / width)));
    fit();
    const observer = new ResizeObserver(() => requestAnimationFrame(fit));
    observer.observe(box);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div ref={outer} class="t-scaled">
      <div style={{ width: `${width}px`, zoom: scale }}>{children}</div>
      {scale < 0.995 && <p class="muted small">{words.scaled({ share: scale })}</p>}
    </div>
  );
}

/** Bars on one scale; `label` is the number in words. */
export function BarChart({
  rows,
  label,
}: {
  label: string;
  rows: readonly { name: string; value: number; label: string; kind?: ChipKind }[];
}): JSX.Element {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul class="t-bars" aria-label={label}>
      {rows.map(({ name, value, label: shown, kind = 'info' }) => (
        <li key={name}>
          <span class="t-bars-name">
            <CutText text={name} max={80} />
          </span>
          <span class="t-bars-track" aria-hidden="true">
            <span class={`t-bars-bar kind-${kind}`} style={{ width: `${value === 0 ? 0 : Math.max(1, (100 * value) / most)}%` }} />
          </span>
          <span class="t-bars-value">{shown}</span>
        </li>
      ))}
    </ul>
  );
}

/** Whether a URL may be shown as an image or link: only http(s). */
export const isLinkable = (url: string | null | undefined): boolean => /^https?:\/\//i.test(url ?? '');

/** A URL: a link to a new tab if it is http(s), otherwise only text. */
export function AddressLink({
  url,
  act,
  max = 200,
  label,
}: {
  url: string;
  act: ToolActions;
  max?: number;
  /** Instead of the URL. */ label?: string;
}): JSX.Element {
  if (!isLinkable(url)) return <UrlText url={url} max={max} />;
  return (
    <a
      href={url}
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault();
        act.open(url);
      }}
    >
      {label ?? <UrlText url={url} max={max} />}
    </a>
  );
}
