import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { framedText as en } from '../../en/checks/framed.ts';

/** Why something is not checked on a page whose content is in a frame. */
export const framedText: typeof en = (url) => ({
  message:
    url === null
      ? 'لم يُفحص: المحتوى داخل إطار. ويمكن فحص عنوان URL الخاص به وحده.'
      : `لم يُفحص: المحتوى داخل إطار، ويمكن فحص عنوان URL الخاص به وحده: ${clipText(url, 200)}`,
  change: '',
});
