import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { framedText as en } from '../../en/checks/framed.ts';

/** Why something is not checked on a page whose content is in a frame. */
export const framedText: typeof en = (url) => ({
  message: `Não verificado: o conteúdo está em um frame${url === null ? '' : ` (${clipText(url, 200)})`}. Auditar essa URL separadamente.`,
  change: '',
});
