/** What a view keeps from people who hear it, enlarge its text, replace its colors or use no mouse. Each fault is one line; a sound view has none. */
import type { CDPSession, Page } from 'playwright-core';

interface AXNode {
  nodeId: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
}
const sessions = new WeakMap<Page, Promise<CDPSession>>();
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Roles that say nothing without a name. */
const named = new Set(
  'button link textbox searchbox combobox checkbox radio slider spinbutton switch tab menuitem heading image dialog alertdialog region DisclosureTriangle'.split(
    ' ',
  ),
);

/** The tree that screen readers get: a name for every control, headings in order below one h1, one main part, navigations told apart. */
export async function treeFaults(page: Page): Promise<string[]> {
  const { nodes } = (await (await sessionOf(page)).send('Accessibility.getFullAXTree')) as unknown as { nodes: AXNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  // The answer is not in the order of the document; its first node is the root.
  const inOrder = (node: AXNode): AXNode[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => (byId.has(id) ? inOrder(byId.get(id)!) : [])),
  ];
  const shown = inOrder(nodes[0]!).filter(({ ignored }) => !ignored);
  const roleOf = (node: AXNode) => node.role?.value ?? '';
  const nameOf = (node: AXNode) => (node.name?.value ?? '').trim();
  const all = (role: string) => shown.filter((node) => roleOf(node) === role);
  const levels = all('heading').map((node) => Number(node.properties?.find(({ name }) => name === 'level')?.value.value));
  const navigations = all('navigation').map(nameOf);
  return [
    ...shown.filter((node) => named.has(roleOf(node)) && nameOf(node) === '').map((node) => `a ${roleOf(node)} without a name`),
    ...(all('main').length === 1 ? [] : [`${all('main').length} main parts`]),
    ...(all('banner').length > 1 ? ['several banners'] : []),
    ...(levels.filter((level) => level === 1).length === 1 && levels[0] === 1 ? [] : [`headings of levels ${levels.join(' ')}`]),
    ...levels.flatMap((level, index) => (level > (levels[index - 1] ?? 0) + 1 ? [`level ${level} after level ${levels[index - 1]}`] : [])),
    ...(new Set(navigations).size === navigations.length ? [] : [`navigations of one name: ${navigations.join(', ')}`]),
  ];
}

/** Nothing is cut off, covered by its neighbor, or beside the window. */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) faults.add(`${scrollWidth - clientWidth} px beside the window`);
    const shapeless = document.querySelectorAll('svg:empty').length;
    if (shapeless > 0) faults.add(`${shapeless} icons without a shape`);
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
      );
    const name = (element: HTMLElement) => `${element.localName}.${element.className} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    for (const element of shown('body *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
      // What is clipped is there for screen readers alone.
      if (!hasText || clipPath !== 'none') continue;
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (cuts(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
        faults.add(`cut off at its side: ${name(element)}`);
      if (cuts(overflowY) && webkitLineClamp === 'none' && element.scrollHeight > element.clientHeight + 2)
        faults.add(`cut off below: ${name(element)}`);
    }
    // What stays in place while the page scrolls covers it on purpose.
    const stays = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
    const within = (box: Box, frame: Box): Box => ({
      left: Math.max(box.left, frame.left),
      right: Math.min(box.right, frame.right),
      top: Math.max(box.top, frame.top),
      bottom: Math.min(box.bottom, frame.bottom),
    });
    /** What is to be seen of a box in the elements around it that scroll. */
    const seen = (box: Box, element: HTMLElement): Box => {
      const around = element.parentElement;
      if (!around || around === document.body) return box;
      return seen(getComputedStyle(around).overflow === 'visible' ? box : within(box, around.getBoundingClientRect()), around);
    };
    const controls = shown('button, a[href], input, select, textarea, summary')
      .filter((element) => !stays(element) && element.getBoundingClientRect().width > 2)
      .slice(0, 300)
      .map((element) => ({ element, boxes: [...element.getClientRects()].map((box) => seen(box, element)) }));
    const meet = (one: Box, other: Box) => {
      const { left, right, top, bottom } = within(one, other);
      return right - left > 3 && bottom - top > 3;
    };
    for (const [index, { element, boxes }] of controls.entries())
      for (const { element: other, boxes: theirs } of controls.slice(index + 1)) {
        if (element.contains(other) || other.contains(element) || !boxes.some((box) => theirs.some((their) => meet(box, their)))) continue;
        faults.add(`${name(element)} covers ${name(other)}`);
      }
    return [...faults];
  });

const tab = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;

/**
 * Presses Tab until all that can be reached was reached. @returns how much that is, what was missed with what was reached in its place, and
 * what shows no focus
 */
export async function walkByTab(page: Page): Promise<{ count: number; faults: string[] }> {
  const session = await sessionOf(page);
  const count = await page.evaluate(() => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const wanted = [...document.querySelectorAll<HTMLElement>(focusable)].filter((element) => {
      if (
        element.tabIndex < 0 ||
        (element as HTMLButtonElement).disabled ||
        !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
      )
        return false;
      // Of a group of radio buttons Tab reaches the one that is chosen.
      return !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked);
    });
    for (const element of wanted) element.dataset['wanted'] = '';
    (document.activeElement as HTMLElement | null)?.blur();
    const others: string[] = [];
    const reach = ({ target }: FocusEvent) => {
      const element = target as HTMLElement;
      if (element.dataset['wanted'] === undefined) others.push(element.outerHTML.slice(0, 80));
      delete element.dataset['wanted'];
      const around = [element, element.parentElement!].some((one) => getComputedStyle(one).outlineStyle !== 'none');
      // Forced colors draw no shadows.
      const shadow = !matchMedia('(forced-colors: active)').matches && getComputedStyle(element).boxShadow !== 'none';
      if (!around && !shadow) element.dataset['unseen'] = '';
    };
    addEventListener('focusin', reach);
    (globalThis as { endWalk?: () => string[] }).endWalk = () => {
      removeEventListener('focusin', reach);
      return others;
    };
    return wanted.length;
  });
  // A press may lead to what scrolls, or out of the document and back: the walk ends where a whole round reaches nothing new.
  for (let left = count, before = Infinity; left > 0 && left < before;) {
    before = left;
    // All at once: drawing the page after each press would take four times the processor.
    await Promise.all(Array.from({ length: count + 5 }, () => session.send('Input.dispatchKeyEvent', tab)));
    left = await page.evaluate(() => document.querySelectorAll('[data-wanted]').length);
  }
  const faults = await page.evaluate(() => {
    const others = (globalThis as { endWalk?: () => string[] }).endWalk?.() ?? [];
    return (['wanted', 'unseen'] as const).flatMap((kind) =>
      [...document.querySelectorAll<HTMLElement>(`[data-${kind}]`)].map((element) => {
        delete element.dataset[kind];
        const shown = element.outerHTML.slice(0, 160);
        return kind === 'wanted' ? `not reached by Tab: ${shown} (reached instead: ${others.join(' ')})` : `no focus to be seen: ${shown}`;
      }),
    );
  });
  return { count, faults };
}

/**
 * All of the above: as it is, then in forced colors with text of twice the size, walked through by Tab. A window of 320 px is what is left of
 * 1,280 at a zoom of 400% (WCAG 2.2, 1.4.10): text is not enlarged there once more.
 */
export async function viewFaults(page: Page): Promise<string[]> {
  const tree = await treeFaults(page);
  const plain = await layoutFaults(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = innerWidth > 400 ? '200%' : '';
  });
  const large = (await layoutFaults(page)).map((fault) => `large text in forced colors: ${fault}`);
  const { count, faults } = await walkByTab(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return [...tree, ...plain, ...large, ...(count === 0 ? ['nothing to reach by Tab'] : []), ...faults];
}
