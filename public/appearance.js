// Before anything is painted: what the settings say, where it can be read at once. Kept by extension/app/preferences.tsx.
try {
  const kept = localStorage.getItem('appearance');
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset.appearance = kept;
} catch {
  // Where storage is off, the page looks as the system does until the settings are read.
}
