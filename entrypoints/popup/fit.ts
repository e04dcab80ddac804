/** Browsers give popups at most 800 × 600 px of screen; a popup takes its size from its content. */
const size = { width: 640, height: 600 };

/**
 * Gives the popup its size. When the reader zooms, fewer CSS pixels fit on the same screen, and some scrollbars take room of their own:
 * the body is then as wide as what is there, so that nothing has to be scrolled sideways.
 */
export function fitPopup(popup: boolean): void {
  const root = document.documentElement;
  if (!popup) return;
  // The width is the body's: Firefox looks past that of the root, and gives the popup all the room that it has.
  document.body.style.width = `${size.width}px`;
  document.body.style.maxWidth = '100%';
  root.style.height = `${size.height}px`;
  const fit = () => {
    if (window.innerWidth > 0 && window.innerWidth < size.width) root.style.height = `${Math.min(size.height, window.innerHeight)}px`;
  };
  // The window reaches its size some frames after the first paint.
  setTimeout(fit, 300);
}
