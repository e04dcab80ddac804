import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { LinkBase, viewInHash } from '../../components/parts/link-base.ts';
import { routeOfHash as routeOf, type Route } from '../../components/report/route.ts';

/**
 * Follows the URL, moves the focus to the opened view, and back to the link that opened it.
 * @param ready false while there is nothing to show
 */
export function useRouting(
  route: { value: Route },
  { opened, main, ready }: { opened(): void; main: { current: HTMLElement | null }; ready: boolean },
): void {
  const base = useContext(LinkBase);
  const leftLink = useRef<{ href: string; y: number } | null>(null);
  /** The route whose view has not been focused yet. */
  const wanted = useRef<Route | null>(isTop(route.value) ? null : route.value);

  // Before the first paint, because a link can be clicked as soon as it is visible.
  useLayoutEffect(() => {
    const follow = () => {
      const next = routeOf(viewInHash(location.hash, base));
      if (route.value.view === 'overview' && next.view !== 'overview') leftLink.current = { href: location.hash, y: scrollY };
      opened();
      wanted.current = next;
      route.value = next;
    };
    // A link to the current URL does not change it, but the user may have scrolled away.
    const again = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href^="#"]');
      if (link && link.getAttribute('href') === location.hash) follow();
    };
    addEventListener('hashchange', follow);
    addEventListener('click', again);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('click', again);
    };
  }, []);

  const now = route.value;
  useLayoutEffect(() => {
    if (!ready || !wanted.current) return;
    wanted.current = null;
    if (now.view === 'overview' && now.at !== 'top') {
      const place = document.getElementById(now.at);
      place?.scrollIntoView();
      place?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    } else if (now.view === 'overview' && leftLink.current) {
      const { href, y } = leftLink.current;
      leftLink.current = null;
      scrollTo(0, y);
      main.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus({ preventScroll: true });
    } else {
      scrollTo(0, 0);
      main.current?.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    }
  }, [now, ready]);
}

const isTop = (route: Route) => route.view === 'overview' && route.at === 'top';
