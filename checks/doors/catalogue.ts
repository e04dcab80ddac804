/** Which signals, tools and categories there are, and their names. */
export { signals } from '../signals/index.ts';
export { signalCatalogue, signalGrounds, type CatalogueEntry, type Grounds } from '../core/catalogue.ts';
export { toolGroups, type ToolGroupId } from '../tool-groups.ts';
export { tools, type ToolId } from '../tools.ts';
export { toolNames, type ToolNames } from '../../words/en/checks/tools.ts';
export { english, type Wording } from '../core/wording.ts';
export type { AnySignal, Intent, SignalGroup, Source, SourceMark } from '../core/signal.ts';
export type { Band, CapId, CategoryId, Grade } from '../core/geo-ids.ts';
export { bands as geoBands, categories as geoCategories } from '../../words/en/checks/geo.ts';
export { en as englishMessages } from '../../words/en/checks/index.ts';
