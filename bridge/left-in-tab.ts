/**
 * What our scripts leave in a tab is kept under symbols: a page's elements are properties of its window by their id and name
 * (HTML Standard, 7.2.2.3), in the isolated world of an extension too, and no element is named by a symbol.
 */
export const auditKey = Symbol.for('pageloupe audit');
export const overlayKey = Symbol.for('pageloupe overlay');
