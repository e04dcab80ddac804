import type { ToolId } from '../../checks/index.ts';
import type { Tool } from '../tool-props.ts';

type Load = () => Promise<{ default: Tool }>;

/** The picture of each tool, loaded when the tool is opened: the overview must not wait for 37 pictures. */
export const pictures: Partial<Record<ToolId, Load>> = {
  'serp-preview': () => import('./serp-preview.tsx'),
  'head-tags': () => import('./head-tags.tsx'),
  'favicon-sitename': () => import('./favicon-sitename.tsx'),
  'robots-txt': () => import('./robots-txt.tsx'),
  'response-headers': () => import('./response-headers.tsx'),
  'url-inspector': () => import('./url-inspector.tsx'),
  'link-inventory': () => import('./link-inventory.tsx'),
  'image-inventory': () => import('./image-inventory.tsx'),
  'image-delivery': () => import('./image-delivery.tsx'),
  'web-vitals': () => import('./web-vitals.tsx'),
  'page-weight': () => import('./page-weight.tsx'),
};
