import { clipText } from '../../../checks/core/helpers/clip.ts';

/** Why something is not checked on a page whose content is in a frame. */
export const framedText = (url: string | null) => ({
  message: `Not checked: the content is in a frame${url === null ? '' : ` (${clipText(url, 200)})`}. Audit that URL by itself.`,
  change: '',
});
