import browser from 'webextension-polyfill';

/** The tab to audit: the one in the URL (for a popup opened as a page), otherwise the active one. */
export async function tabOfPopup(): Promise<number | null> {
  const named = Number(new URLSearchParams(location.search).get('tab') ?? Number.NaN);
  if (Number.isInteger(named)) return named;
  const [active] = await browser.tabs.query({ active: true, currentWindow: true });
  return active?.id ?? null;
}
