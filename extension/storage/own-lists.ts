import { isGenericTextInLists, isProductToken, ownListLimits, type OwnLists } from '../../checks/lists/own-lists.ts';
import { listShape, recordOfShape, type Shape } from './shape.ts';

/** The user's lists, as settings store them and reports include them. */
export const isOwnLists = recordOfShape<OwnLists>({
  agents: listShape(((value: unknown) => typeof value === 'string' && isProductToken(value)) as Shape<string>, ownListLimits.agents),
  genericTexts: listShape(
    ((value: unknown) => typeof value === 'string' && isGenericTextInLists(value)) as Shape<string>,
    ownListLimits.genericTexts,
  ),
});
