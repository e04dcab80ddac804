import type { JSX } from 'preact';
import { readableUrl } from '../checks/doors/report.ts';

/**
 * Text that comes from a page: isolated, so that right-to-left text cannot turn what is around it,
 * and free to wrap anywhere. Always text, never markup.
 */
export function PageText({ text, code = false, dir = 'auto' }: { text: string; code?: boolean; dir?: 'auto' | 'ltr' }): JSX.Element {
  return (
    <bdi dir={dir} class={code ? 'page-text code' : 'page-text'}>
      {text}
    </bdi>
  );
}

/** A URL as people read it. It runs from left to right, whatever its path is written in. */
export const PageUrlText = ({ url }: { url: string }): JSX.Element => <PageText text={readableUrl(url)} dir="ltr" />;
