import { render, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { english } from '../../components/use-locale.ts';
import { RunName } from '../../entrypoints/bulk/rename-form.tsx';
import type { BulkProps } from '../../entrypoints/bulk/props.ts';
import { Section } from '../../entrypoints/options/section.tsx';
import { PanelApp, type PanelActions } from '../../extension/app/panel.tsx';
import type { Run } from '../../extension/runs/runs.ts';
import { eventually } from '../support/eventually.ts';

await english.load('bulk', 'panel');
const frame = document.createElement('main');
document.body.append(frame);
afterEach(() => render(null, frame));

test('when an item that has the focus is removed, the title of its list gets it', async () => {
  function List(): JSX.Element {
    const [items, setItems] = useState(['a', 'b']);
    return (
      <Section id="list" title="Sites" items={items.length}>
        {items.map((item) => (
          <button key={item} onClick={() => setItems(items.filter((other) => other !== item))}>
            {item}
          </button>
        ))}
      </Section>
    );
  }
  render(<List />, frame);
  for (const name of ['b', 'a']) {
    await userEvent.click(page.getByRole('button', { name }));
    await eventually(() => expect(document.activeElement?.textContent).toBe('Sites'));
  }
});

test('the name that is edited has the focus, and keeps it afterwards', async () => {
  function Name(): JSX.Element {
    const [renaming, setRenaming] = useState(true);
    return (
      <RunName run={{ id: 'r', name: 'Shop' } as Run} bulk={{} as BulkProps['bulk']} renaming={renaming} done={() => setRenaming(false)} />
    );
  }
  render(<Name />, frame);
  await eventually(() => expect(document.activeElement).toBe(frame.querySelector('input')));
  await userEvent.keyboard('{Escape}');
  await eventually(() => expect(document.activeElement).toBe(frame.querySelector('h1')));
});

test('a site that the browser does not let us follow is not shown as followed', async () => {
  const shown = {
    tabId: 1,
    pageUrl: () => 'https://example.com/',
    refused: () => false,
    catchUp: () => undefined,
    view: (top: JSX.Element) => top,
  };
  const follow = vi.fn(async () => false);
  const panel = { shown: { value: shown }, state: { value: 'audit' }, url: { value: null } };
  const act = { watchAllowed: () => () => undefined, follows: async () => false, follow, requestSite: null };
  render(<PanelApp panel={panel as never} act={act as unknown as PanelActions} />, frame);
  const box = page.getByRole('checkbox');
  await box.click();
  await eventually(() => expect(follow).toHaveBeenCalled());
  await expect.element(box).not.toBeChecked();
});
