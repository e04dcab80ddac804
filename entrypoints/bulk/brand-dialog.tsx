import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { messageOf } from '../../bridge/reply.ts';
import { plainBranding, type Branding } from '../../bridge/runs.ts';
import { Dialog } from '../../components/dialog.tsx';
import { readLogo } from './logo.ts';
import { nameLine, type World } from './state.ts';

/** What stands on the cover of PDF reports beside the findings. */
export function BrandDialog({ world, say, close }: { world: Pick<World, 'readBranding' | 'keepBranding'>; say(text: string): void; close(): void }): JSX.Element {
  const [brand, setBrand] = useState<Branding | null>(null);
  const [error, setError] = useState('');
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => { void world.readBranding().then(setBrand, () => setBrand(plainBranding)); }, []);
  const set = (change: Partial<Branding>) => setBrand((now) => now && { ...now, ...change });
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    setError('');
    try {
      set({ logo: await readLogo(chosen) });
    } catch (problem) {
      setError(`${messageOf(problem)}${brand?.logo ? ' The logo you had stays.' : ''}`);
    }
    if (file.current) file.current.value = '';
  };
  const keep = async () => {
    if (!brand) return;
    try {
      await world.keepBranding({ ...brand, title: nameLine(brand.title), agency: nameLine(brand.agency) });
      say('Saved for the next PDF.');
      close();
    } catch (problem) {
      setError(`This could not be saved. ${messageOf(problem)}`);
    }
  };
  return (
    <Dialog title="Title, colour and logo of PDF reports" close={close}>
      {!brand ? <p class="muted">Reading…</p> : (
        <form class="stack" onSubmit={(event) => { event.preventDefault(); void keep(); }}>
          <label class="stack tight">Title on the cover
            <input class="field" dir="auto" maxLength={200} placeholder="Search and AI readiness audit" value={brand.title} onInput={(event) => set({ title: event.currentTarget.value })} />
          </label>
          <label class="stack tight">Name of your agency
            <input class="field" dir="auto" maxLength={120} placeholder="None" value={brand.agency} onInput={(event) => set({ agency: event.currentTarget.value })} />
          </label>
          <label class="row">Colour <input type="color" value={brand.colour} onInput={(event) => set({ colour: event.currentTarget.value })} /> <span class="mono">{brand.colour}</span></label>
          <div class="stack tight">
            <label class="stack tight">Logo: PNG or JPEG, 1 MB at most
              <input ref={file} type="file" accept="image/png,image/jpeg,.png,.jpg,.jpeg" aria-describedby={error ? 'logo-error' : undefined} onChange={(event) => void choose(event.currentTarget.files?.[0])} />
            </label>
            {brand.logo && <p class="row"><img class="logo-preview" src={brand.logo} alt="Your logo" /><button type="button" class="button quiet" onClick={() => set({ logo: '' })}>Take the logo away</button></p>}
            {error && <p id="logo-error" class="cap tone-fail" role="alert">{error}</p>}
          </div>
          <p class="row dialog-buttons">
            <button type="button" class="button quiet" onClick={() => setBrand(plainBranding)}>Reset</button>
            <button type="button" class="button" onClick={close}>Cancel</button>
            <button type="submit" class="button primary">Save</button>
          </p>
        </form>
      )}
    </Dialog>
  );
}
