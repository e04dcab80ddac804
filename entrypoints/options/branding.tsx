import { errorMessage } from '../../checks/core/helpers/error-message.ts';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { plainBranding, type Branding } from '../../extension/runs/runs.ts';
import { LogoProblem, readLogo } from './logo.ts';
import type { SettingsPhrase, SettingsState } from './state.ts';
import { LanguageChoice } from './language-choice.tsx';
import { useDraft } from './use-draft.ts';
import { usePart } from '../../components/use-locale.ts';
import { RadioButtons } from '../../components/parts/radio-choice.tsx';
import { Section } from './section.tsx';

interface BrandProps {
  brand: Branding;
  set(change: Partial<Branding>): Promise<boolean>;
}

/** Title, agency, color, logo and paper of exported reports, with a preview of their first page. */
export function BrandingSettings({ brand, state }: { brand: Branding; state: SettingsState }): JSX.Element {
  const { reports: words } = usePart('settingsPage');
  const set = state.setBranding;
  const plain = Object.entries(plainBranding).every(([key, value]) => brand[key as keyof Branding] === value);
  return (
    <Section id="reports" title={words.title} note={words.note}>
      <div class="card brand-columns">
        <div class="stack">
          <TextField label={words.cover} placeholder={words.coverDefault} most={200} value={brand.title} set={(title) => set({ title })} />
          <TextField label={words.agency} placeholder={words.none} most={120} value={brand.agency} set={(agency) => set({ agency })} />
          <LanguageChoice
            label={words.language}
            first={words.ownLanguage}
            value={brand.language ?? ''}
            set={(language) => void set({ language })}
          />
          <LogoChoice brand={brand} set={set} />
          <label class="row">
            {words.color} <input type="color" value={brand.colour} onChange={(event) => void set({ colour: event.currentTarget.value })} />{' '}
            <span class="mono">{brand.colour}</span>
          </label>
          <fieldset class="setting">
            <legend>{words.paper}</legend>
            <RadioButtons
              options={(['a4', 'letter'] as const).map((paper) => [paper, words.papers[paper]] as const)}
              value={brand.paper}
              choose={(paper) => void set({ paper })}
            />
          </fieldset>
          <label class="check">
            <input type="checkbox" checked={brand.annex} onChange={(event) => void set({ annex: event.currentTarget.checked })} />{' '}
            {words.annex}
          </label>
          {!plain && (
            <p>
              <button type="button" class="button" onClick={() => void set(plainBranding)}>
                {words.reset}
              </button>
            </p>
          )}
        </div>
        <CoverPreview brand={brand} />
      </div>
    </Section>
  );
}

function TextField({
  label,
  placeholder,
  most,
  value,
  set,
}: {
  label: string;
  placeholder: string;
  most: number;
  value: string;
  set(text: string): Promise<boolean>;
}): JSX.Element {
  const { field } = useDraft(value, set);
  return (
    <label class="stack tight">
      {label}
      <input class="field" dir="auto" maxLength={most} placeholder={placeholder} {...field} />
    </label>
  );
}

/** A logo from a file, and why the last file can't be used. */
function LogoChoice({ brand, set }: BrandProps): JSX.Element {
  const allWords = usePart('settingsPage');
  const words = allWords.reports;
  const [error, setError] = useState<SettingsPhrase | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    let problem: SettingsPhrase | null = null;
    try {
      await set({ logo: await readLogo(chosen) });
    } catch (thrown) {
      const phrase: SettingsPhrase =
        thrown instanceof LogoProblem ? thrown.phrase : ({ reports }) => reports.problems.unread({ error: errorMessage(thrown) });
      problem = brand.logo ? (all) => all.reports.logoStays({ problem: phrase(all) }) : phrase;
    }
    setError(() => problem);
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
        <p>
          <button type="button" class="button quiet" onClick={() => void set({ logo: '' })}>
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

/** The head of a report's first page. */
function CoverPreview({ brand: { title, agency, colour, logo, paper } }: { brand: Branding }): JSX.Element {
  const { reports: words } = usePart('settingsPage');
  return (
    <figure class="brand-preview">
      <figcaption class="small muted">{words.preview}</figcaption>
      <div class={`brand-page ${paper}`} style={{ '--brand': colour }}>
        <p class="brand-head">
          {logo && <img src={logo} alt={words.logoAlt} />}
          {agency && <bdi>{agency}</bdi>}
        </p>
        <p class="brand-title" dir="auto">
          {title || words.coverDefault}
        </p>
        <i aria-hidden="true" />
        <p>{words.sample}</p>
      </div>
    </figure>
  );
}
