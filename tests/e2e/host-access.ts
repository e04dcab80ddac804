import type { BrowserContext } from '@playwright/test';

interface Settings {
  chrome: {
    developerPrivate: {
      updateExtensionConfiguration(what: { extensionId: string; hostAccess: string }): Promise<void>;
      addHostPermission(id: string, pattern: string): Promise<void>;
    };
  };
}

export interface HostAccess {
  /** @param hosts null for all; otherwise only these patterns */
  set(hosts: string[] | null): Promise<void>;
  close(): Promise<void>;
}

/**
 * Changes host permissions on the browser's extensions page, like a user: revokes all hosts, grants some, or grants all.
 * Open it before a popup, because a popup closes when another tab is activated.
 */
export async function openHostAccess(context: BrowserContext, extensionId: string): Promise<HostAccess> {
  const settings = await context.newPage();
  await settings.goto('chrome://extensions');
  return {
    set: (hosts) =>
      settings.evaluate(
        async ([id, input]) => {
          const { developerPrivate } = (globalThis as unknown as Settings).chrome;
          if (input === null) return developerPrivate.updateExtensionConfiguration({ extensionId: id, hostAccess: 'ON_ALL_SITES' });
          await developerPrivate.updateExtensionConfiguration({ extensionId: id, hostAccess: 'ON_CLICK' });
          if (input.length > 0) await developerPrivate.updateExtensionConfiguration({ extensionId: id, hostAccess: 'ON_SPECIFIC_SITES' });
          for (const pattern of input) await developerPrivate.addHostPermission(id, pattern);
        },
        [extensionId, hosts] as const,
      ),
    close: () => settings.close(),
  };
}
