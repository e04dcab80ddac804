import { serveDemo } from '../../scripts/demo/server.ts';
import { certificate } from '../../scripts/demo/certificate.ts';
import { expect, test } from './audit-test.ts';

// On a loopback address the signal does not apply, so the demo site is served under a name that resolves to it.
for (const [name, tls, word] of [
  ['with', certificate, 'Passed'],
  ['without', null, 'Failed'],
] as const) {
  test(`a page ${name} https`, async ({ audit }) => {
    const site = await serveDemo({ host: 'www.demo.example', ...(tls ? { tls } : {}) });
    try {
      const { popup, report } = await audit(`${site.origin}/guides/oil-leather-covers`);
      await popup.locator('a[href="#checks"]').first().click();
      expect(await popup.locator('a[href="#check=https"]').first().locator('.entry-word').innerText()).toBe(word);
      expect(report.facts?.response).toMatchObject({ ok: true, value: { status: 200 } });
    } finally {
      await site.close();
    }
  });
}

test('a share image over https passes once it was requested', async ({ probe }) => {
  const site = await serveDemo({ host: 'www.demo.example', tls: certificate });
  try {
    const { popup, report } = await probe(`${site.origin}/guides/oil-leather-covers`);
    expect(report.facts?.shareImage).toMatchObject({ ok: true, value: { picture: { status: 200, width: 1200, height: 630 } } });
    await popup.locator('a[href="#checks"]').first().click();
    expect(await popup.locator('a[href="#check=share-image"]').first().locator('.entry-word').innerText()).toBe('Passed');
  } finally {
    await site.close();
  }
});
