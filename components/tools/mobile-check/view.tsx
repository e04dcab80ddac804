import type { JSX } from 'preact';
import { whyUnstyled } from '../../../checks/derive/unloaded.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import type { FactTable } from '../../../checks/core/facts.ts';
import { parseViewport, type Viewport } from '../../../checks/parse/viewport.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { ElementLineView } from '../../findings/evidence.tsx';
import { AbsentFactNote, StatusChip, CutText, FactRows, MarkToggle, Part, VerdictLine } from '../../tool/parts.tsx';
import { phoneWidth, type Column, type Mark, type ToolProps } from '../../tool/props.ts';
import { ContrastPart } from './contrast.tsx';
import { usePart } from '../../use-locale.ts';
import type { Parts } from '../../../words/locale.ts';
import '../rendering.css';

type ViewWords = Parts['mobile-check'];
const useViewWords = (): ViewWords => usePart('mobile-check');

type Device = FactTable['device'];
type Overflow = Device['overflow'][number];
type Target = Device['smallTargets'][number];

/** Mobile check: viewport, elements that are too wide, targets that are too small, overlays. */
export default function View({ facts, act }: ToolProps): JSX.Element {
  const words = useViewWords();
  const device = factValueOf(facts, 'device');
  const page = factValueOf(facts, 'page');
  const head = factValueOf(facts, 'head');
  const viewports = head?.metas.filter(({ name }) => name === 'viewport') ?? [];
  const width = page?.viewport.width ?? 0;
  const unstyled = whyUnstyled({ resources: factValueOf(facts, 'resources'), head, headings: factValueOf(facts, 'headings') });
  return (
    <div class="stack loose">
      <div class="stack">
        {width > 0 &&
          (width > 480 ? <VerdictLine kind="info">{words.desktop({ width })}</VerdictLine> : <p>{words.measuredIn({ width })}</p>)}
        <p class="row">
          <button type="button" class="button" onClick={() => act.openWindow(phoneWidth)}>
            {words.open({ width: phoneWidth })}
          </button>
          {device && !unstyled && <MarkToggle act={act} label={words.mark} marks={marksOf(device, width, words)} />}
        </p>
      </div>
      <Part title={words.viewport.title}>
        {viewports.length === 0 ? (
          <p class="empty">{words.viewport.none}</p>
        ) : (
          <ul class="stack tight">
            {viewports.map(({ content }, index) => (
              <li key={index}>
                <p>
                  <code>
                    <CutText text={content} max={200} />
                  </code>
                </p>
                <Parsed viewport={parseViewport(content)} />
              </li>
            ))}
          </ul>
        )}
      </Part>
      {unstyled ? (
        <p class="empty">{words.unstyled({ why: unstyled })}</p>
      ) : device && page ? (
        <Measured device={device} page={page} act={act} />
      ) : (
        <AbsentFactNote facts={facts} name={device ? 'page' : 'device'} />
      )}
      <ContrastPart act={act} />
    </div>
  );
}

/** How a browser interprets the declaration. */
function Parsed({ viewport }: { viewport: Viewport }): JSX.Element {
  const words = useViewWords().viewport;
  const { width, initialScale, maximumScale, userScalable, ignored } = viewport;
  const zoom = userScalable === false || (maximumScale !== null && maximumScale < 5);
  return (
    <FactRows
      rows={[
        [
          words.width,
          width === 'device-width' ? (
            <StatusChip kind="good">{words.deviceWidth}</StatusChip>
          ) : width === null ? (
            words.unsaid
          ) : width === 'device-height' ? (
            words.deviceHeight
          ) : (
            <StatusChip kind="bad">{words.fixedWidth({ width })}</StatusChip>
          ),
        ],
        [words.scale, initialScale === null ? words.unsaid : words.scaleOf({ scale: initialScale })],
        [
          words.zoom,
          zoom ? (
            <StatusChip kind="warn">
              {userScalable === false || maximumScale === null ? words.zoomOff : words.zoomUpTo({ times: maximumScale })}
            </StatusChip>
          ) : (
            <StatusChip kind="good">{words.zoomFree}</StatusChip>
          ),
        ],
        ...(ignored.length > 0
          ? [[words.ignored, <CutText text={ignored.map(({ name, value }) => `${name}=${value}`).join(', ')} max={160} />] as const]
          : []),
      ]}
    />
  );
}

function Measured({ device, page, act }: { device: Device; page: FactTable['page']; act: ToolProps['act'] }): JSX.Element {
  const { measured, overflow, targets, overlays } = useViewWords();
  const over = Math.max(0, page.viewport.scrollWidth - page.viewport.width);
  return (
    <>
      <FactRows
        rows={[
          [
            measured.document,
            over > 1 ? (
              <StatusChip kind="warn">{measured.wider({ pixels: over })}</StatusChip>
            ) : (
              <StatusChip kind="good">{measured.fits}</StatusChip>
            ),
          ],
          [
            measured.targets,
            device.smallTargetsTotal > 0 ? (
              <StatusChip kind="info">{measured.small({ count: device.smallTargetsTotal })}</StatusChip>
            ) : (
              <StatusChip kind="good">{measured.large}</StatusChip>
            ),
          ],
          [measured.overlays, <StatusChip kind="info">{measured.covered({ share: device.overlayShare })}</StatusChip>],
        ]}
      />
      <Part title={overflow.title}>
        <DataTable<Overflow>
          name={overflow.rows}
          rows={device.overflow}
          columns={overflowColumns(overflow, page.viewport.width)}
          at={({ at }) => at.selector}
          act={act}
          empty={overflow.none}
        />
      </Part>
      <Part title={targets.title} note={targets.note}>
        <DataTable<Target>
          name={targets.rows}
          rows={device.smallTargets}
          total={device.smallTargetsTotal}
          columns={targetColumns(targets)}
          at={({ at }) => at.selector}
          act={act}
          empty={targets.none}
        />
      </Part>
      <Part title={overlays.title}>
        {device.overlays.length === 0 ? (
          <p class="empty">{overlays.none}</p>
        ) : (
          <ul class="evidence-list">
            {device.overlays.map((element, index) => (
              <li key={index}>
                <ElementLineView element={element} act={act} />
              </li>
            ))}
          </ul>
        )}
      </Part>
    </>
  );
}

const sizeOf = ({ width, height }: Target) => ({ width: Math.round(width), height: Math.round(height) });
/** By how much an element extends beyond the window: the fact is where it ends. */
const outBy = (right: number, width: number): number => Math.max(0, Math.round(right - width));
const marksOf = (device: Device, width: number, { marks, targets }: ViewWords): Mark[] =>
  [
    ...device.overflow.map(({ at, right }): Mark => ({
      selector: at.selector,
      kind: 'bad',
      group: marks.wide,
      label: marks.tooWide({ pixels: outBy(right, width) }),
    })),
    ...device.smallTargets.map((target): Mark => ({
      selector: target.at.selector,
      kind: 'info',
      group: marks.small,
      label: targets.pixels(sizeOf(target)),
    })),
    ...device.overlays.map(({ selector }): Mark => ({ selector, kind: 'info', label: marks.overlay })),
  ].slice(0, 300);

const overflowColumns = (words: ViewWords['overflow'], width: number): readonly Column<Overflow>[] => [
  {
    id: 'element',
    title: words.element,
    wide: true,
    value: ({ at }) => at.text || at.snippet,
    cell: ({ at }) => (
      <>
        <CutText text={at.text} max={100} />{' '}
        <code class="muted">
          <CutText text={at.snippet} max={120} />
        </code>
      </>
    ),
  },
  {
    id: 'over',
    title: words.by,
    numeric: true,
    value: ({ right }) => outBy(right, width),
    cell: ({ right }) => words.pixels({ count: outBy(right, width) }),
  },
];
const targetColumns = (words: ViewWords['targets']): readonly Column<Target>[] => [
  {
    id: 'element',
    title: words.target,
    wide: true,
    value: ({ at }) => at.text || at.snippet,
    cell: ({ at }) => <CutText text={at.text || at.snippet} max={120} />,
  },
  { id: 'size', title: words.size, value: (target) => words.pixels(sizeOf(target)) },
];
