/** Words of up to 16 Latin or Arabic letters that a table breaks, each with its column and the width of its cell. */
export function brokenWords(element: Element): string[] {
  const broken = new Set<string>();
  const range = document.createRange();
  for (const cell of element.querySelectorAll<HTMLElement>('td, th')) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /(?<!\S)[\p{Script=Latin}\p{Script=Arabic}\p{M}.,]{2,16}(?!\S)/gu,
      )) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].flatMap(({ width, top }) => (width > 0 ? [Math.round(top)] : [])));
        if (lines.size > 1) broken.add(`${word} (${cell.dataset['title']}, ${cell.offsetWidth} px)`);
      }
  }
  return [...broken];
}
