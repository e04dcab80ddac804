import browser from 'webextension-polyfill';

/** Brings the page of bulk audits to the front, or opens it. @param hash its route; '' leaves an open page unchanged */
export async function openBulkPage(hash: string): Promise<void> {
  const page = browser.runtime.getURL('bulk.html');
  const there = await bulkTab(page);
  if (!there) return void (await browser.tabs.create({ url: `${page}${hash}` }));
  await browser.tabs.update(there.id, { active: true, ...(hash && { url: `${page}${hash}` }) });
  await browser.windows.update(there.windowId, { focused: true });
}

interface Place {
  id: number;
  windowId: number;
}

/** The tab is found by the contexts of the extension, in Firefox by their views; finding it by its URL would need a permission in some browsers. */
async function bulkTab(page: string): Promise<Place | null> {
  if ('getContexts' in browser.runtime) {
    const [there] = (await browser.runtime.getContexts({ contextTypes: ['TAB'] })).filter(
      ({ documentUrl = '' }) => documentUrl.split('#', 1)[0] === page,
    );
    return there ? { id: there.tabId, windowId: there.windowId } : null;
  }
  for (const view of (browser as typeof browser).extension.getViews({ type: 'tab' }) as (Window & {
    chrome?: { tabs: { getCurrent(): Promise<Place | undefined> } };
  })[]) {
    const tab = view.location.pathname === new URL(page).pathname && (await view.chrome?.tabs.getCurrent());
    if (tab) return tab;
  }
  return null;
}
