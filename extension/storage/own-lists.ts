import { isGenericTextInLists, isProductToken, ownListLimits, type OwnLists } from '../../checks/lists/own-lists.ts';
import * as shape from '../../checks/core/helpers/shape.ts';

/** The user's lists, as settings store them and reports include them. */
export const isOwnLists = shape.recordOf<OwnLists>({
  agents: shape.list(((value: unknown) => typeof value === 'string' && isProductToken(value)) as shape.Shape<string>, ownListLimits.agents),
  genericTexts: shape.list(
    ((value: unknown) => typeof value === 'string' && isGenericTextInLists(value)) as shape.Shape<string>,
    ownListLimits.genericTexts,
  ),
});
