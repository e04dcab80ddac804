import type { JSX } from 'preact';

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
