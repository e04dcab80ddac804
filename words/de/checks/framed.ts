import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { framedText as en } from '../../en/checks/framed.ts';

/** Why something is not checked on a page whose content is in a frame. */
export const framedText: typeof en = (url) => ({
  message: `Nicht geprüft: Der Inhalt steckt in einem Frame${url === null ? '' : ` (${clipText(url, 200)})`}. Dessen URL einzeln prüfen.`,
  change: '',
});
