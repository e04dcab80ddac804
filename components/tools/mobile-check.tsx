import type { JSX } from 'preact';
import { parseViewport, valueOf, type FactTable, type Viewport } from '../../checks/index.ts';
import { DataTable } from '../data-table.tsx';
import { ElementLine } from '../evidence.tsx';
import { Absent, Chip, count, Cut, Facts, MarkToggle, Part } from '../tool-parts.tsx';
import type { Column, Mark, ToolProps } from '../tool-props.ts';
import './rendering.css';

/** Width of the window that this tool opens, CSS pixels: common among today's phones. */
const phoneWidth = 412;
type Device = FactTable['device'];
type Overflow = Device['overflow'][number];
type Target = Device['smallTargets'][number];

/** Mobile check: viewport, what sticks out, what is too small to tap, what covers the page. */
export default function MobileCheck({ facts, act }: ToolProps): JSX.Element {
  const device = valueOf(facts, 'device');
  const page = valueOf(facts, 'page');
  const viewports = valueOf(facts, 'head')?.metas.filter(({ name }) => name === 'viewport') ?? [];
  const width = page?.viewport.width ?? 0;
  return (
    <div class="stack loose">
      <div class="stack">
        <p>{width > 0 ? `Measured in a window of ${width} CSS pixels.` : ''} {width > 480 && 'For the picture on a phone, open the page in a narrow window and audit it there.'}</p>
        <p class="row">
          <button type="button" class="button" onClick={() => act.openWindow(phoneWidth)}>Open in a {phoneWidth} px window</button>
          {device && <MarkToggle act={act} label="Outline on the page" marks={marksOf(device)} />}
        </p>
      </div>
      <Part title="Viewport declared">
        {viewports.length === 0
          ? <p class="empty">The page declares no viewport: phones lay it out about 980 pixels wide and shrink it.</p>
          : <ul class="stack tight">{viewports.map(({ content }, index) => <li key={index}><p><code><Cut text={content} max={200} /></code></p><Parsed viewport={parseViewport(content)} /></li>)}</ul>}
      </Part>
      {device && page ? <Measured device={device} page={page} act={act} /> : <Absent facts={facts} name={device ? 'page' : 'device'} />}
    </div>
  );
}

/** What a browser makes of the declaration. */
function Parsed({ viewport }: { viewport: Viewport }): JSX.Element {
  const { width, initialScale, maximumScale, userScalable, ignored } = viewport;
  const zoom = userScalable === false || (maximumScale !== null && maximumScale < 5);
  return (
    <Facts rows={[
      ['Width', width === 'device-width' ? <Chip kind="good">the device’s</Chip> : width === null ? 'not said' : typeof width === 'number' ? <Chip kind="bad">{width} px on every device</Chip> : width],
      ['First scale', initialScale === null ? 'not said' : String(initialScale)],
      ['Zoom', zoom ? <Chip kind="warn">{userScalable === false ? 'switched off' : `only up to ${maximumScale} times`}</Chip> : <Chip kind="good">free</Chip>],
      ...(ignored.length > 0 ? [['Ignored', <Cut text={ignored.map(({ name, value }) => `${name}=${value}`).join(', ')} max={160} />] as const] : []),
    ]} />
  );
}

function Measured({ device, page, act }: { device: Device; page: FactTable['page']; act: ToolProps['act'] }): JSX.Element {
  const over = Math.max(0, page.viewport.scrollWidth - page.viewport.width);
  const covered = Math.round(device.overlayShare * 100);
  return (
    <>
      <Facts rows={[
        ['Document', over > 1 ? <Chip kind="warn">{over} px wider than the window</Chip> : <Chip kind="good">fits the window</Chip>],
        ['Tap targets', device.smallTargetsTotal > 0 ? <Chip kind="warn">{count(device.smallTargetsTotal, 'target')} under 24 × 24 px</Chip> : <Chip kind="good">large enough</Chip>],
        ['Overlays', <Chip kind={covered > 30 ? 'warn' : 'info'}>{covered} % of the first screen</Chip>],
      ]} />
      <Part title="What sticks out">
        <DataTable<Overflow> name="elements that stick out" rows={device.overflow} columns={overflowColumns} at={({ at }) => at.selector} act={act} empty="Nothing sticks out of the window." />
      </Part>
      <Part title="Small tap targets" note="WCAG 2.2, 2.5.8: at least 24 × 24 CSS pixels, or enough room around. Links inside a line of text are left out.">
        <DataTable<Target> name="small tap targets" rows={device.smallTargets} total={device.smallTargetsTotal} columns={targetColumns} at={({ at }) => at.selector} act={act} empty="Every target is large enough, or has enough room around it." />
      </Part>
      <Part title="Overlays on the first screen">
        {device.overlays.length === 0
          ? <p class="empty">No fixed or sticky element covers the first screen.</p>
          : <ul class="evidence-list">{device.overlays.map((element, index) => <li key={index}><ElementLine element={element} act={act} /></li>)}</ul>}
      </Part>
    </>
  );
}

const marksOf = (device: Device): Mark[] => [
  ...device.overflow.map(({ at, right }): Mark => ({ selector: at.selector, kind: 'bad', label: `${Math.round(right)} px too wide` })),
  ...device.smallTargets.map(({ at, width, height }): Mark => ({ selector: at.selector, kind: 'warn', label: `${Math.round(width)} × ${Math.round(height)}` })),
  ...device.overlays.map(({ selector }): Mark => ({ selector, kind: 'info', label: 'overlay' })),
].slice(0, 300);

const overflowColumns: readonly Column<Overflow>[] = [
  { id: 'element', title: 'Element', wide: true, value: ({ at }) => at.text || at.snippet, cell: ({ at }) => <><Cut text={at.text} max={100} /> <code class="muted"><Cut text={at.snippet} max={120} /></code></> },
  { id: 'over', title: 'Too wide by', numeric: true, value: ({ right }) => Math.round(right), cell: ({ right }) => `${Math.round(right)} px` },
];
const targetColumns: readonly Column<Target>[] = [
  { id: 'element', title: 'Target', wide: true, value: ({ at }) => at.text || at.snippet, cell: ({ at }) => <Cut text={at.text || at.snippet} max={120} /> },
  { id: 'size', title: 'Size', value: ({ width, height }) => `${Math.round(width)} × ${Math.round(height)}` },
];
