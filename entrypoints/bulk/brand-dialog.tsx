import { errorMessage } from '../../checks/doors/basics.ts';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { plainBranding, type Branding } from '../../bridge/runs.ts';
import { Dialog } from '../../components/dialog.tsx';
import { useBulkWords } from '../../components/words/use-bulk-words.ts';
import type { BulkPhrase } from '../../components/words/use-bulk-words.ts';
import { BulkLogoProblem, readBulkLogo } from './logo.ts';
import { bulkNameLine, type BulkPorts } from './state.ts';

interface BrandProps {
  brand: Branding;
  set(change: Partial<Branding>): void;
}
/** The last error; null for none. */
interface ProblemProps {
  error: BulkPhrase | null;
  wrong(phrase: BulkPhrase | null): void;
}

/** Branding on the cover of PDF reports. */
export function BulkBrandDialog({
  ports,
  say,
  close,
}: {
  ports: Pick<BulkPorts, 'readBranding' | 'keepBranding'>;
  say(phrase: BulkPhrase): void;
  close(): void;
}): JSX.Element {
  const words = useBulkWords().runs.branding;
  const [brand, setBrand] = useState<Branding | null>(null);
  const [error, setError] = useState<BulkPhrase | null>(null);
  const wrong = (phrase: BulkPhrase | null) => setError(() => phrase);
  useEffect(() => {
    void ports.readBranding().then(setBrand, () => setBrand(plainBranding));
  }, []);
  const set = (change: Partial<Branding>) => setBrand((now) => now && { ...now, ...change });
  const keep = async () => {
    if (!brand) return;
    try {
      await ports.keepBranding({ ...brand, title: bulkNameLine(brand.title), agency: bulkNameLine(brand.agency) });
      say(({ runs }) => runs.branding.saved);
      close();
    } catch (problem) {
      wrong(({ runs }) => runs.branding.unsaved({ error: errorMessage(problem) }));
    }
  };
  return (
    <Dialog title={words.title} close={close}>
      {!brand ? (
        <p class="muted">{words.reading}</p>
      ) : (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void keep();
          }}
        >
          <CoverTexts brand={brand} set={set} />
          <LogoChoice brand={brand} set={set} error={error} wrong={wrong} />
          <label class="row">
            <input type="checkbox" checked={brand.annex} onChange={(event) => set({ annex: event.currentTarget.checked })} /> {words.annex}
          </label>
          <p class="row dialog-buttons">
            <button type="button" class="button quiet" onClick={() => setBrand(plainBranding)}>
              {words.reset}
            </button>
            <button type="button" class="button" onClick={close}>
              {words.cancel}
            </button>
            <button type="submit" class="button primary">
              {words.save}
            </button>
          </p>
        </form>
      )}
    </Dialog>
  );
}

/** Title, agency and color. */
function CoverTexts({ brand, set }: BrandProps): JSX.Element {
  const words = useBulkWords().runs.branding;
  return (
    <>
      <label class="stack tight">
        {words.cover}
        <input
          class="field"
          dir="auto"
          maxLength={200}
          placeholder={words.coverDefault}
          value={brand.title}
          onInput={(event) => set({ title: event.currentTarget.value })}
        />
      </label>
      <label class="stack tight">
        {words.agency}
        <input
          class="field"
          dir="auto"
          maxLength={120}
          placeholder={words.none}
          value={brand.agency}
          onInput={(event) => set({ agency: event.currentTarget.value })}
        />
      </label>
      <label class="row">
        {words.color} <input type="color" value={brand.colour} onInput={(event) => set({ colour: event.currentTarget.value })} />{' '}
        <span class="mono">{brand.colour}</span>
      </label>
    </>
  );
}

/** A logo from a file, and its error. */
function LogoChoice({ brand, set, error, wrong }: BrandProps & ProblemProps): JSX.Element {
  const allWords = useBulkWords();
  const words = allWords.runs.branding;
  const file = useRef<HTMLInputElement>(null);
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    wrong(null);
    try {
      set({ logo: await readBulkLogo(chosen) });
    } catch (problem) {
      const phrase: BulkPhrase =
        problem instanceof BulkLogoProblem ? problem.phrase : ({ runs }) => runs.branding.problems.unread({ error: errorMessage(problem) });
      wrong(brand.logo ? (all) => all.runs.branding.logoStays({ problem: phrase(all) }) : phrase);
    }
    if (file.current) file.current.value = '';
  };
  return (
    <div class="stack tight">
      <label class="stack tight">
        {words.logo}
        <input
          ref={file}
          type="file"
          accept="image/png,image/jpeg,.png,.jpg,.jpeg"
          aria-describedby={error ? 'logo-error' : undefined}
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
      </label>
      {brand.logo && (
        <p class="row">
          <img class="logo-preview" src={brand.logo} alt={words.logoAlt} />
          <button type="button" class="button quiet" onClick={() => set({ logo: '' })}>
            {words.removeLogo}
          </button>
        </p>
      )}
      {error && (
        <p id="logo-error" class="cap tone-fail" role="alert">
          {error(allWords)}
        </p>
      )}
    </div>
  );
}
