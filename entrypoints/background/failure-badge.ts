import browser from 'webextension-polyfill';
import { PageAudit } from '../../checks/audit-page.ts';
import { failureReason } from '../../checks/core/failure.ts';
import { serialQueue } from '../../checks/core/helpers/serial-queue.ts';
import { pageLoaded } from '../../extension/messages/page-loaded.ts';
import { watchSettings } from '../../extension/storage/settings.ts';
import { readChoice } from '../../extension/storage/storage.ts';
import { describeVerdict } from '../../reports/verdict-words.ts';
import { workerPorts } from './audit-ports.ts';
import { pageOfTab } from './tab.ts';
import { interfaceLocale } from '../../extension/browser/interface-locale.ts';

const id = 'loaded';
const colors = { fail: '#a8231b', pass: '#1c6b42' } as const;
const inTurn = serialQueue();

/**
 * The number of failed checks on the toolbar icon, if the user wants it: off by default. The browser tells the worker of loaded pages by a
 * script, only on sites that the user allowed; otherwise every page of every tab would wake it. Must be called when the worker starts.
 */
export function showFailuresInBadge(): void {
  browser.runtime.onMessage.addListener((message: unknown, sender: browser.Runtime.MessageSender) => {
    const tab = sender.tab?.id;
    if (message === pageLoaded && sender.id === browser.runtime.id && sender.frameId === 0 && tab !== undefined)
      void showFailures(tab).catch(() => undefined);
    return undefined;
  });
  watchSettings(({ badge = false }) => void inTurn(() => register(badge)).catch(() => undefined));
}

async function register(on: boolean): Promise<void> {
  const registered = (await browser.scripting.getRegisteredContentScripts({ ids: [id] })).length > 0;
  if (on === registered) return;
  if (on) await browser.scripting.registerContentScripts([{ id, js: ['/loaded.js'], matches: ['*://*/*'], runAt: 'document_idle' }]);
  else {
    await browser.scripting.unregisterContentScripts({ ids: [id] });
    // Of tabs that are open.
    for (const tab of await browser.tabs.query({}))
      if (tab.id !== undefined) await browser.action.setBadgeText({ tabId: tab.id, text: null });
  }
}

/** Only the page itself is read: nothing is requested from its site. */
async function showFailures(tabId: number): Promise<void> {
  const page = { ...pageOfTab(tabId), fetchSite: async () => ({}) };
  const locale = await interfaceLocale('worker');
  const audit = new PageAudit(
    { ...workerPorts, openProber: null, page },
    { choiceFor: readChoice, messages: locale.part('checks'), onlyAtEnd: true, notProbed: failureReason('links-not-checked') },
  );
  await audit.run();
  if (!audit.report) return;
  const { fail } = audit.report.counts;
  await browser.action.setBadgeBackgroundColor({ tabId, color: fail > 0 ? colors.fail : colors.pass });
  await browser.action.setBadgeText({ tabId, text: String(fail) });
  await browser.action.setTitle({ tabId, title: `Pageloupe: ${describeVerdict(audit.report, true, locale).sentence}` });
}
