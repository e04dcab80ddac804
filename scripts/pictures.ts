import { join } from 'node:path';
import { launchScriptBrowser } from './audit-browser.ts';
import { root } from './build.ts';
import { firstPage } from './demo/first-page.ts';
import { serveDemo } from './demo/server.ts';

/** The pictures of the README: the popup over the page that `npm start` shows, light and dark. */
const pictures = [{ name: 'popup.png', colorScheme: 'light' }, { name: 'popup-dark.png', colorScheme: 'dark' }] as const;

const demo = await serveDemo();
try {
  for (const { name, colorScheme } of pictures) {
    const browser = await launchScriptBrowser({ colorScheme });
    try {
      const popup = await browser.clickToolbar(await browser.open(`${demo.origin}${firstPage.path}`));
      await browser.readReport(popup);
      await popup.emulateMedia({ colorScheme });
      await popup.locator('#tools .entry-word').last().waitFor();
      // Down to the end of what to fix first.
      const { x, y, width, height } = (await popup.locator('main section:has(> .fixes)').boundingBox())!;
      await popup.screenshot({ path: join(root, 'docs', name), fullPage: true, clip: { x: 0, y: 0, width: width + 2 * x, height: y + height + x } });
      process.stdout.write(`docs/${name}\n`);
    } finally {
      await browser.close();
    }
  }
} finally {
  await demo.close();
}
