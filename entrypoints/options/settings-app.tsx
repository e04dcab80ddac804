import type { JSX } from 'preact';
import { useId, useLayoutEffect, useState } from 'preact/hooks';
import { automaticSnapshotLimits } from '../../extension/storage/automatic-snapshots.ts';
import { rates, type Rate } from '../../extension/storage/probes.ts';
import { parallelLimit } from '../../extension/runs/runs.ts';
import { appearances, favoritesOf, ownListsOf } from '../../extension/storage/settings.ts';
import type { Stored } from '../../extension/storage/stored.ts';
import { toolGroups } from '../../checks/tool-groups.ts';
import { tools, type ToolId } from '../../checks/tools.ts';
import type { OwnLists } from '../../checks/lists/own-lists.ts';
import { ConfirmDialog } from '../../components/parts/dialog.tsx';
import { Icon, LogoIcon } from '../../components/parts/icons.tsx';
import { NoticeBar } from '../../components/parts/notice-bar.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { KnownListSettings } from './known-lists.tsx';
import { BrandingSettings } from './branding.tsx';
import { ShortcutSettings } from './shortcuts.tsx';
import type { SavedSettings, SettingsState } from './state.ts';
import { useDraft } from './use-draft.ts';
import { useLocale, useWords, usePart } from '../../components/use-locale.ts';
import { RadioButtons } from '../../components/parts/radio-choice.tsx';
import { Section } from './section.tsx';

interface PartProps {
  saved: SavedSettings;
  state: SettingsState;
}

export function SettingsApp({ state }: { state: SettingsState }): JSX.Element {
  const words = usePart('settingsPage');
  const saved = state.saved.value;
  const notice = state.notice.value;
  return (
    <>
      <header class="top settings-top">
        <div class="top-line">
          <LogoIcon size={26} />
          <p class="top-page">
            <b class="brand">Pageloupe</b>
            <span class="top-url">{words.title}</span>
          </p>
        </div>
      </header>
      <main class="stack loose">
        <div class="split">
          <h1>{words.title}</h1>
          <span class="muted small">{words.note}</span>
        </div>
        <p class={notice ? `stale tone-${notice.wrong ? 'fail' : 'pass'}` : 'visually-hidden'} role={notice?.wrong ? 'alert' : 'status'}>
          {notice?.phrase(words)}
        </p>
        {saved ? (
          <>
            <Audits saved={saved} state={state} />
            <Looks saved={saved} state={state} />
            <BrandingSettings brand={saved.branding} state={state} />
            <ShortcutSettings shortcuts={saved.shortcuts} />
            <OwnListsPart saved={saved} state={state} />
            <Choices saved={saved} state={state} />
            <Followed saved={saved} state={state} />
            <StoredKinds state={state} />
            <FieldDataKey saved={saved} state={state} />
            <Service saved={saved} state={state} />
            <SettingsFile state={state} />
            <KnownListSettings />
            <ScrollToHash />
          </>
        ) : (
          <p aria-busy="true">{words.reading}</p>
        )}
      </main>
      <NoticeBar />
    </>
  );
}

function Audits({ saved: { settings, rate }, state }: PartProps): JSX.Element {
  const { audits: words } = usePart('settingsPage');
  const { settings: pageWords, probes } = useWords();
  return (
    <Section id="audits" title={words.title}>
      <div class="card stack">
        <fieldset class="setting">
          <legend>{words.intent}</legend>
          <RadioButtons
            options={[
              ['index', pageWords.index],
              ['keep-out', pageWords.keepOut],
            ]}
            value={settings.intent}
            choose={(intent) => void state.change({ intent })}
          />
          <span class="small muted">{words.intentHelp}</span>
        </fieldset>
        <Setting label={words.rate} help={words.rateHelp}>
          {(help) => (
            <select
              class="field"
              value={rate}
              aria-describedby={help}
              onChange={(event) => void state.setRate(event.currentTarget.value as Rate)}
            >
              {Object.keys(rates).map((id) => (
                <option key={id} value={id}>
                  {probes.rates[id]}
                </option>
              ))}
            </select>
          )}
        </Setting>
        <Setting label={words.parallel} help={words.parallelHelp}>
          {(help) => (
            <select
              class="field"
              value={settings.parallel}
              aria-describedby={help}
              onChange={(event) => void state.change({ parallel: Number(event.currentTarget.value) })}
            >
              {Array.from({ length: parallelLimit }, (_, index) => (
                <option key={index} value={index + 1}>
                  {index + 1}
                </option>
              ))}
            </select>
          )}
        </Setting>
        <Choice
          label={words.badge}
          help={words.badgeHelp}
          checked={settings.badge ?? false}
          change={(badge) => void state.change({ badge })}
        />
        <Choice
          label={words.snapshots}
          help={words.snapshotsHelp({ ofPage: automaticSnapshotLimits.ofPage, megabytes: automaticSnapshotLimits.bytes / 1_000_000 })}
          checked={settings.snapshots !== false}
          change={(snapshots) => void state.change({ snapshots })}
        />
      </div>
    </Section>
  );
}

/** A field with its name, and what it is for. @param props.children the field, described by the id that it gets */
function Setting({ label, help, children }: { label: string; help: string; children(help: string): JSX.Element }): JSX.Element {
  const id = useId();
  return (
    <p class="setting">
      <label>
        {label} {children(id)}
      </label>
      <span id={id} class="small muted">
        {help}
      </span>
    </p>
  );
}

/** Something that is on or off. */
function Choice({
  label,
  help,
  checked,
  change,
}: {
  label: string;
  help: string;
  checked: boolean;
  change(on: boolean): void;
}): JSX.Element {
  const id = useId();
  return (
    <p class="setting">
      <label class="check">
        <input type="checkbox" checked={checked} aria-describedby={id} onChange={(event) => change(event.currentTarget.checked)} />
        {label}
      </label>
      <span id={id} class="small muted">
        {help}
      </span>
    </p>
  );
}

function AppearanceChoice({ settings, state }: Pick<PartProps, 'state'> & Pick<SavedSettings, 'settings'>): JSX.Element {
  const { looks: words } = usePart('settingsPage');
  return (
    <fieldset class="setting">
      <legend>{words.appearance}</legend>
      <RadioButtons
        options={appearances.map((one) => [one, words.appearances[one]] as const)}
        value={settings.appearance ?? 'system'}
        choose={(appearance) => void state.change({ appearance })}
      />
    </fieldset>
  );
}

/** Language, appearance, and favorite tools. */
function Looks({ saved: { settings }, state }: PartProps): JSX.Element {
  const { looks: words } = usePart('settingsPage');
  const { tools: names, toolGroups: groups } = useWords();
  const favorites = favoritesOf(settings);
  return (
    <Section id="looks" title={words.title} items={favorites.length}>
      <div class="card stack">
        <LanguageChoice
          label={words.language}
          first={words.browserLanguage}
          value={settings.language ?? ''}
          set={(language) => void state.change({ language })}
        />
        <AppearanceChoice settings={settings} state={state} />
        <Setting label={words.favorite} help={words.favoriteHelp}>
          {(help) => (
            <select
              class="field"
              value=""
              aria-describedby={help}
              onChange={(event) => {
                void state.setFavorite(event.currentTarget.value as ToolId, true);
                event.currentTarget.value = '';
              }}
            >
              <option value="">{words.choose}</option>
              {toolGroups.map((group) => (
                <optgroup key={group.id} label={groups[group.id]}>
                  {tools
                    .filter((tool) => tool.group === group.id && !favorites.includes(tool.id))
                    .map((tool) => (
                      <option key={tool.id} value={tool.id}>
                        {names[tool.id].name}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
          )}
        </Setting>
        {favorites.length > 0 && (
          <ul class="kept-list" aria-label={words.favorites}>
            {favorites.map((id) => (
              <li key={id}>
                <span>{names[id].name}</span>
                <RemoveButton label={words.remove({ tool: names[id].name })} remove={() => void state.setFavorite(id, false)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

function OwnListsPart({ saved: { settings }, state }: PartProps): JSX.Element {
  const { lists: words } = usePart('settingsPage');
  const customLists = ownListsOf(settings);
  return (
    <Section id="lists" title={words.title} note={words.note}>
      <div class="card stack">
        <OwnList list="agents" lines={customLists.agents} state={state} />
        <OwnList list="genericTexts" lines={customLists.genericTexts} state={state} />
      </div>
    </Section>
  );
}

/** One list, with one entry per line. Invalid lines stay in the field until they are corrected. */
function OwnList({ list, lines, state }: { list: keyof OwnLists; lines: readonly string[]; state: SettingsState }): JSX.Element {
  const { lists: words } = usePart('settingsPage');
  const id = useId();
  const { refused, field } = useDraft(lines.join('\n'), (text) => state.setOwnList(list, text));
  return (
    <p class="setting">
      <label for={id}>{words[list]}</label>
      <textarea
        id={id}
        class="field"
        dir={list === 'agents' ? 'ltr' : 'auto'}
        rows={3}
        spellcheck={false}
        aria-describedby={`${id}-help`}
        aria-invalid={refused}
        {...field}
      />
      <span id={`${id}-help`} class="small muted">
        {words.help[list]}
      </span>
    </p>
  );
}

function Choices({ saved: { choices }, state }: PartProps): JSX.Element {
  const { choices: words } = usePart('settingsPage');
  const { pageTypes, punctuation } = useLocale().words;
  const pages = Object.entries(choices.pages);
  return (
    <Section id="choices" title={words.title} items={pages.length + choices.optedOut.length}>
      {pages.length + choices.optedOut.length === 0 ? (
        <p class="empty">{words.none}</p>
      ) : (
        <ul class="card kept-list">
          {pages.map(([page, { intent, pageType }]) => (
            <Line
              key={page}
              url={page}
              remove={words.remove({ what: page })}
              act={() => void state.forgetPageChoice(page)}
              note={[pageType && (pageTypes[pageType] ?? pageType), intent && (intent === 'index' ? words.index : words.keepOut)]
                .filter(Boolean)
                .join(punctuation.comma)}
            />
          ))}
          {choices.optedOut.map((origin) => (
            <Line
              key={`ai ${origin}`}
              url={origin}
              note={words.optedOut}
              remove={words.remove({ what: origin })}
              act={() => void state.forgetOptOut(origin)}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Followed({ saved: { followed }, state }: PartProps): JSX.Element {
  const { followed: words } = usePart('settingsPage');
  return (
    <Section id="followed" title={words.title} items={followed.length}>
      {followed.length === 0 ? (
        <p class="empty">{words.none}</p>
      ) : (
        <ul class="card kept-list">
          {followed.map((origin) => (
            <Line key={origin} url={origin} remove={words.remove({ what: origin })} act={() => void state.unfollow(origin)} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Line({ url, note = '', remove, act }: { url: string; note?: string; remove: string; act(): void }): JSX.Element {
  return (
    <li>
      <span>
        <bdi dir="ltr" class="page-text">
          {url}
        </bdi>
        {note && <span class="small muted">{note}</span>}
      </span>
      <RemoveButton label={remove} remove={act} />
    </li>
  );
}

const RemoveButton = ({ label, remove }: { label: string; remove(): void }): JSX.Element => (
  <button type="button" class="icon-button" aria-label={label} title={label} onClick={remove}>
    <Icon name="close" size={13} />
  </button>
);

function StoredKinds({ state }: Pick<PartProps, 'state'>): JSX.Element {
  const { stored: words, reading } = usePart('settingsPage');
  const stored = state.stored.value;
  const { comma, colon } = useLocale().words.punctuation;
  const { columns } = words;
  const [requested, setRequested] = useState<Stored | null>(null);
  return (
    <Section id="stored" title={words.title} note={words.note}>
      {!stored && <p aria-busy="true">{reading}</p>}
      <ul class="card kept-list" hidden={!stored}>
        {stored?.map((one) => {
          const what = words.kinds[one.kind];
          return (
            <li key={one.kind} data-stored={one.kind}>
              <span>
                <span>{what}</span>
                <span class="small muted">{`${columns.records}${colon}${one.count}${comma}${columns.size}${colon}${words.size(one)}`}</span>
              </span>
              <button
                type="button"
                class="button"
                aria-label={words.clearOne({ what })}
                disabled={one.bytes === 0}
                onClick={() => setRequested(one)}
              >
                {words.clear}
              </button>
            </li>
          );
        })}
      </ul>
      {requested && (
        <ConfirmDialog
          {...words.confirm}
          text={words.confirm.text({ what: words.kinds[requested.kind] })}
          done={(yes) => {
            setRequested(null);
            if (yes) void state.clear(requested.kind);
          }}
        />
      )}
    </Section>
  );
}

/** The key with which the user requests field data from Google. */
function FieldDataKey({ saved: { fieldDataKey }, state }: PartProps): JSX.Element {
  const { fieldData: words } = usePart('settingsPage');
  const { refused, field } = useDraft(fieldDataKey, (text) => state.setFieldDataKey(text.trim()));
  return (
    <Section id="field-data" title={words.title}>
      <div class="card stack">
        <Setting label={words.key} help={words.help}>
          {(help) => (
            <input
              class="field"
              dir="ltr"
              autocomplete="off"
              spellcheck={false}
              aria-describedby={help}
              aria-invalid={refused}
              {...field}
            />
          )}
        </Setting>
        <p class="small">
          <a href="https://developer.chrome.com/docs/crux/api#APIKey" target="_blank" rel="noreferrer">
            {words.get}
          </a>
        </p>
      </div>
    </Section>
  );
}

/** Links to the pages of a service, if one is set. Nothing is sent to it. */
function Service({
  saved: {
    settings: { service = '' },
  },
  state,
}: PartProps): JSX.Element {
  const { service: words } = usePart('settingsPage');
  const { field } = useDraft(service, (text) => state.setService(text.trim()));
  const page = (path: string) => new URL(path, service.endsWith('/') ? service : `${service}/`).href;
  return (
    <Section id="service" title={words.title}>
      <div class="card stack">
        <Setting label={words.url} help={words.help}>
          {(help) => (
            <input
              class="field"
              type="url"
              dir="ltr"
              inputMode="url"
              spellcheck={false}
              placeholder="https://"
              aria-describedby={help}
              {...field}
            />
          )}
        </Setting>
        {service !== '' && (
          <p class="row">
            <a href={page('contact')} target="_blank" rel="noreferrer">
              {words.contact}
            </a>
            <a href={page('docs')} target="_blank" rel="noreferrer">
              {words.docs}
            </a>
          </p>
        )}
      </div>
    </Section>
  );
}

function SettingsFile({ state }: Pick<PartProps, 'state'>): JSX.Element {
  const { file: words } = usePart('settingsPage');
  return (
    <Section id="file" title={words.title} note={words.note}>
      <div class="card stack">
        <p>
          <button type="button" class="button" onClick={() => void state.exportFile()}>
            <Icon name="save" size={13} />
            {words.save}
          </button>
        </p>
        <Setting label={words.open} help={words.how}>
          {(help) => (
            <input
              class="field"
              type="file"
              accept=".json,application/json"
              aria-describedby={help}
              onChange={(event) => {
                const input = event.currentTarget;
                void input.files?.[0]
                  ?.text()
                  .then((text) => state.importFile(text))
                  .finally(() => {
                    input.value = '';
                  });
              }}
            />
          )}
        </Setting>
      </div>
    </Section>
  );
}

/** The browser follows a link to a part of this page before the part exists, so scroll again when the parts are rendered. */
function ScrollToHash(): null {
  useLayoutEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return null;
}
