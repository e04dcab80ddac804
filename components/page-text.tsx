import type { JSX } from 'preact';

/**
 * Text that comes from a page: isolated, so that right-to-left text cannot turn what is around it,
 * and free to wrap anywhere. Always text, never markup.
 */
export function PageText({ text, code = false }: { text: string; code?: boolean }): JSX.Element {
  return (
    <bdi dir="auto" class={code ? 'page-text code' : 'page-text'}>
      {text}
    </bdi>
  );
}
