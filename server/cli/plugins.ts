import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nearestSpelling } from '../../checks/language/nearest.ts';
import { Plugin, PluginUnusable } from '../audit/plugins/plugins.ts';
import { oneOf } from './config/flags.ts';
import { reporterNames } from '../options/choices.ts';
import type { RunSettings } from './config/settings.ts';
import { lineForTerminal } from './escape.ts';
import { CommandFailed, exitCodes, moduleFault, usageError } from './failure.ts';
import type { FinishedRun } from './reporters/reporter.ts';
import { serverWords } from '../words.ts';
import type { World } from './world.ts';

const words = () => serverWords().commands.plugins;

/**
 * Loads the named plugins, each in a separate thread.
 * @throws CommandFailed if one cannot be loaded, or a named check or report format does not exist
 */
export async function openPlugins(settings: RunSettings, { cwd, stderr }: Pick<World, 'cwd' | 'stderr'>): Promise<CommandPlugins> {
  const plugins: Plugin[] = [];
  const opened = new CommandPlugins(plugins);
  try {
    for (const file of settings.plugins) {
      const log = (text: string) => {
        const lines = text.split('\n').filter((line) => line.trim() !== '');
        for (const line of lines.slice(0, mostLines))
          void stderr.write(`${lineForTerminal(words().wrote({ name: file, text: line.slice(0, 500) }))}\n`).catch(() => undefined);
      };
      const path = resolve(cwd, file);
      const plugin = await Plugin.open(pathToFileURL(path).href, log).catch((error: unknown) => {
        throw error instanceof PluginUnusable ? usageError(words().unusable({ file, why: moduleFault(error, path) })) : error;
      });
      plugins.push(plugin);
      const { name } = plugin.card;
      if (plugins.filter(({ card }) => card.name === name).length > 1) throw usageError(words().twice({ name }));
    }
    opened.check(settings);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
/** Maximum lines of a plugin's output at once. */
const mostLines = 20;

/** The plugins of a run. */
export class CommandPlugins {
  constructor(readonly all: readonly Plugin[]) {}

  /** @throws CommandFailed for names that no plugin has */
  check({ assert, reports }: Pick<RunSettings, 'assert' | 'reports'>): void {
    const known = this.all.flatMap(({ card }) => [`${card.name}/failed`, ...card.signals]);
    for (const rules of [assert, ...(assert.matrix ?? [])])
      for (const id of Object.keys(rules.signals ?? {}))
        if (id.includes('/') && !known.includes(id))
          throw usageError(words().unknownCheck({ id, meant: nearestSpelling(id, known) || null }));
    const formats = this.all.flatMap(({ card }) => card.reporters.map((name) => `${card.name}/${name}`));
    for (const { name } of reports) {
      if (!name.includes('/')) oneOf('--format', name, [...reporterNames, ...formats]);
      else if (!formats.includes(name)) throw usageError(words().unknownReporter({ name, known: formats }));
    }
  }

  /** Writes a plugin's report. @throws CommandFailed if the plugin fails */
  async report(name: string, run: FinishedRun, write: (part: string) => Promise<void>): Promise<void> {
    const { pages, row, breachesOf, knownOf, totals, groups, version } = run;
    const [pluginName = '', reporter = ''] = name.split('/');
    const plugin = this.all.find(({ card }) => card.name === pluginName)!;
    const summary = { totals, groups, tool: { name: 'pageloupe', version } };
    const rowAt = async (index: number) => {
      const page = pages[index];
      const saved = page ? await row(page.index) : null;
      if (!page || !saved) return null;
      return { ...saved, breaches: await breachesOf(page.index), known: totals.known > 0 ? await knownOf(page.index) : [] };
    };
    const why = await plugin.report(reporter, { pages: pages.length, summary }, rowAt, write);
    if (why !== null) throw new CommandFailed(exitCodes.tool, words().reportFailed({ name, why }));
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((plugin) => plugin.close()));
  }
}
