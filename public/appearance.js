// Before the first paint. Kept by extension/app/preferences.tsx and extension/browser/own-locale.ts.
try {
  const root = document.documentElement;
  const kept = localStorage.getItem('appearance');
  if (kept === 'light' || kept === 'dark') root.dataset.appearance = kept;
  const [lang, dir] = (localStorage.getItem('language') ?? '').split(' ');
  if (dir) Object.assign(root, { lang, dir });
} catch {
  // Where storage is off, it is set later.
}
