/** Browsers give popups at most 800 × 600 px of screen; a popup takes its size from its content. */
const size = { width: 640, height: 600 };

/**
 * Gives the popup its size. When the reader zooms, fewer CSS pixels fit on the same screen:
 * the width then shrinks to what is there, so that nothing has to be scrolled sideways.
 */
export function fitPopup(popup: boolean): void {
  const root = document.documentElement;
  if (!popup) return;
  root.style.width = `${size.width}px`;
  root.style.height = `${size.height}px`;
  // Firefox looks past the width of the root, and without that of the body gives the popup all the room that it has.
  document.body.style.width = `${size.width}px`;
  document.body.style.maxWidth = '100%';
  const fit = () => {
    if (window.innerWidth > 0 && window.innerWidth < size.width) {
      root.style.width = `${Math.max(320, window.innerWidth)}px`;
      root.style.height = `${Math.min(size.height, window.innerHeight)}px`;
    }
  };
  // The window reaches its size some frames after the first paint.
  setTimeout(fit, 300);
}
