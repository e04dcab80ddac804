/** docs/use/mcp.md must match the server: tools with their arguments, options, and valid configurations. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandWorld } from '../../support/command-world.ts';
import { mcpClient } from '../../support/mcp-client.ts';

const text = readFileSync(new URL('../../../docs/use/mcp.md', import.meta.url), 'utf8');

test('every tool with all that it takes, and no other', async () => {
  const { client } = await mcpClient();
  const { tools } = await client.listTools();
  const rows = [...text.matchAll(/^\| `(\w+_\w+)` \| ([^|]*) \|/gm)].map(([, name, takes = '']) => [
    name,
    // Names of arguments; their values are in brackets.
    [...takes.replace(/\([^)]*\)/g, '').matchAll(/`(\w+)`/g)].map(([, argument]) => argument),
  ]);
  expect(rows).toEqual(tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})]));
});

test('configurations that can be read, and start the server with options that it has', async () => {
  const world = commandWorld();
  expect(await world.run('mcp', '--help')).toBe(0);
  const known = [...world.out().matchAll(/--[a-z-]+/g)].map(([option]) => option);
  const blocks = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, json]) => JSON.parse(json!) as Partial<Record<'servers' | 'mcpServers', { pageloupe: { command: string; args: string[] } }>>,
  );
  expect(blocks.map((block) => Object.keys(block))).toEqual([['servers'], ['mcpServers'], ['mcpServers'], ['mcpServers']]);
  for (const { servers, mcpServers } of blocks) {
    const { command, args } = (servers ?? mcpServers)!.pageloupe;
    expect([command, args[0]]).toEqual(['pageloupe', 'mcp']);
    expect(args.filter((word) => word.startsWith('--') && !known.includes(word))).toEqual([]);
  }
  expect([...text.matchAll(/`(--[a-z-]+)`/g)].map(([, option]) => option!).filter((option) => !known.includes(option))).toEqual([]);
});
