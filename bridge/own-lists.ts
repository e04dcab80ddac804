import { isGenericTextInLists, isListedProductToken, ownListLimits, type OwnLists } from '../checks/doors/lists.ts';
import { listShape, recordOfShape, type Shape } from './shape.ts';

/** Lists of the reader, as settings keep them and reports carry them. */
export const isOwnLists = recordOfShape<OwnLists>({
  agents: listShape(((value: unknown) => typeof value === 'string' && isListedProductToken(value)) as Shape<string>, ownListLimits.agents),
  genericTexts: listShape(
    ((value: unknown) => typeof value === 'string' && isGenericTextInLists(value)) as Shape<string>,
    ownListLimits.genericTexts,
  ),
});
