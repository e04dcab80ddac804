import type { JSX } from 'preact';
import { readableUrl } from '../../checks/core/helpers/readable-url.ts';

/**
 * Text from a page: isolated, so that right-to-left text cannot reorder the text around it,
 * and breakable anywhere. Always text, never markup.
 */
export function PageText({ text, code = false, dir = 'auto' }: { text: string; code?: boolean; dir?: 'auto' | 'ltr' }): JSX.Element {
  return (
    <bdi dir={dir} class={code ? 'page-text code' : 'page-text'}>
      {text}
    </bdi>
  );
}

/** A URL in readable form, always from left to right, whatever the script of its path. */
export const PageUrlText = ({ url }: { url: string }): JSX.Element => <PageText text={readableUrl(url)} dir="ltr" />;
