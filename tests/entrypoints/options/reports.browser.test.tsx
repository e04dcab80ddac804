import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../components/style.css';
import '../../../entrypoints/options/settings.css';
import { plainBranding, type Branding } from '../../../extension/runs/runs.ts';
import { english } from '../../../components/use-locale.ts';
import { BrandingSettings } from '../../../entrypoints/options/branding.tsx';
import { createState, type SavedSettings, type SettingsPorts } from '../../../entrypoints/options/state.ts';
import { eventually } from '../../support/eventually.ts';

await english.load('settingsPage', 'files');
let stored: Branding;
let full: boolean;
const frame = document.createElement('main');

async function open(brand: Partial<Branding> = {}) {
  stored = { ...plainBranding, ...brand };
  full = false;
  document.body.append(frame);
  const ports: Pick<SettingsPorts, 'read' | 'measure' | 'keepBranding' | 'watch' | 'watchReturn'> = {
    measure: async () => [],
    watchReturn: () => undefined,
    read: async () => ({ branding: stored }) as SavedSettings,
    async keepBranding(change) {
      if (full) throw new Error('The storage is full.');
      stored = { ...stored, ...change };
    },
    watch: () => undefined,
  };
  const state = createState(ports as SettingsPorts);
  function Section() {
    return state.saved.value && <BrandingSettings brand={state.saved.value.branding} state={state} />;
  }
  render(<Section />, frame);
  await expect.element(page.getByRole('heading', { name: 'Your reports' })).toBeInTheDocument();
  return state;
}
afterEach(() => render(null, frame));

const picture = async () => {
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' });
};
const logo = () => page.getByLabelText(/^Logo/);

test('what is chosen is stored and previewed', async () => {
  await open();
  await page.getByLabelText('Name of your agency').fill('Čapek & Söhne');
  await userEvent.tab();
  await eventually(() => expect(stored.agency).toBe('Čapek & Söhne'));
  await page.getByLabelText('US Letter').click();
  await eventually(() => expect(stored.paper).toBe('letter'));
  await userEvent.upload(logo(), await picture());
  await expect.element(page.getByAltText('Your logo')).toBeInTheDocument();
  expect(stored.logo).toMatch(/^data:image\/png;base64,/);
  expect(frame.querySelector('.brand-page.letter')!.textContent).toContain('Čapek & Söhne');
  await page.getByRole('button', { name: 'Reset' }).click();
  await eventually(() => expect(stored).toEqual(plainBranding));
});

test.each([
  ['no picture', () => new File(['no picture'], 'logo.png', { type: 'image/png' }), '“logo.png” is not a PNG or JPEG image.'],
  [
    'a picture with script',
    () => new File(['<svg onload="x()"/>'], 'a.svg', { type: 'image/svg+xml' }),
    '“a.svg” is not a PNG or JPEG image.',
  ],
  [
    'a large file',
    () => new File([new Uint8Array(2_000_000)], 'big.png', { type: 'image/png' }),
    '“big.png” is 2.0 MB; the limit for a logo is 1 MB.',
  ],
  [
    'a damaged one',
    () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], 'half.png'),
    '“half.png” can’t be displayed',
  ],
])('%s is refused with what to do, and the logo stays', async (_, file, sentence) => {
  const before = `data:image/png;base64,${btoa('before')}`;
  await open({ logo: before });
  await userEvent.upload(logo(), file());
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  expect(stored.logo).toBe(before);
});

test('a full storage is reported, and what was typed stays', async () => {
  const state = await open();
  full = true;
  await page.getByLabelText('Name of your agency').fill('Ours');
  await userEvent.tab();
  await eventually(() => expect(state.notice.value?.wrong).toBe(true));
  await expect.element(page.getByLabelText('Name of your agency')).toHaveValue('Ours');
  expect(stored.agency).toBe('');
});

test('the language of reports is that of Pageloupe unless another is chosen', async () => {
  await open();
  await page.getByLabelText('Language').selectOptions('Deutsch');
  await eventually(() => expect(stored.language).toBe('de'));
  await page.getByLabelText('Language').selectOptions('That of Pageloupe');
  await eventually(() => expect(stored.language).toBe(''));
});
