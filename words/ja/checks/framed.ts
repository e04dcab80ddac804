import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { framedText as en } from '../../en/checks/framed.ts';

/** Why something is not checked on a page whose content is in a frame. */
export const framedText: typeof en = (url) => ({
  message: `未チェック: コンテンツがフレーム内${url === null ? '' : `（${clipText(url, 200)}）`}にあります。その URL を個別に監査してください。`,
  change: '',
});
