import { isGenericText, isProductToken, ownListLimits, type OwnLists } from '../checks/doors/lists.ts';
import { list, object, type Shape } from './shape.ts';

/** Lists of the reader, as settings keep them and reports carry them. */
export const isOwnLists = object({
  agents: list(((value: unknown) => typeof value === 'string' && isProductToken(value)) as Shape<string>, ownListLimits.agents),
  genericTexts: list(((value: unknown) => typeof value === 'string' && isGenericText(value)) as Shape<string>, ownListLimits.genericTexts),
}) as Shape<OwnLists>;
