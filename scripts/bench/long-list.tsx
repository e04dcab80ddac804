import { render } from 'preact';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { LinkFact } from '../../checks/core/facts/links-and-images.ts';
import type { Report } from '../../checks/core/report/report.ts';
import '../../components/style.css';
import type { ToolActions } from '../../components/tool/props.ts';
import LinkInventoryView from '../../components/tools/link-inventory/view.tsx';

/** The page for the scrolling benchmark: the link inventory with 50,000 rows. */
const regions = ['main', 'nav', 'footer', 'aside', 'header'] as const;
const link = (index: number): LinkFact => {
  const url = `https://${index % 5 === 0 ? `site-${index % 40}.example` : 'bench.example'}/section-${index % 90}/a-page-with-a-longer-name-${index}`;
  const text = `Link ${index} ${'with words of its own '.repeat(index % 4)}`.trim();
  return {
    kind: 'a',
    href: url,
    url,
    rel: index % 7 === 0 ? ['nofollow'] : [],
    target: index % 11 === 0 ? '_blank' : '',
    text,
    name: text,
    nameFrom: 'text',
    imageOnly: false,
    region: regions[index % regions.length]!,
    main: index % 5 === 0,
    clickHandler: false,
    role: '',
    selector: `main > a:nth-of-type(${index})`,
  };
};
const items = Array.from({ length: 50_000 }, (_, index) => link(index));
const facts = {
  page: { ok: true, value: { url: 'https://bench.example/', baseUrl: 'https://bench.example/' } },
  links: { ok: true, value: { items, total: items.length } },
} as unknown as KnownFacts;
const nothing = () => undefined;
const none = async () => [];
const act: ToolActions = {
  show: nothing,
  mark: nothing,
  clearMarks: nothing,
  copy: nothing,
  save: nothing,
  open: nothing,
  openWindow: nothing,
  rerun: nothing,
  snapshots: none,
  saveSnapshot: none,
  deleteSnapshot: none,
};

render(<LinkInventoryView facts={facts} report={{} as Report} act={act} />, document.getElementById('app')!);
