import type { ToolId } from '../../checks/index.ts';
import type { Tool } from '../tool-props.ts';

/** The picture of each tool. */
export const pictures: Partial<Record<ToolId, Tool>> = {};
