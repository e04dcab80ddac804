import { AuditRefused, type Auditor } from '../audit/auditor.ts';
import type { DrawTexts } from '../audit/documents/text-drawing.ts';
import { CommandFailed, exitCodes, describeSystemError } from './failure.ts';
import { serverWords } from '../words.ts';
import type { AuditorOrder, World } from './world.ts';

/** Starts a browser. @throws CommandFailed with what to do if none starts */
export async function openLocalAuditor(
  { concurrency, sandbox, proxy = null, authorities = null }: Omit<AuditorOrder, 'allowOrigins'>,
  allowOrigins: readonly string[],
  world: Pick<World, 'createAuditor'>,
): Promise<Auditor> {
  try {
    return await world.createAuditor({ concurrency, allowOrigins, sandbox, ...(proxy && { proxy }), ...(authorities && { authorities }) });
  } catch (error) {
    throw new CommandFailed(
      exitCodes.tool,
      serverWords().commands.run.noAuditor({ why: error instanceof AuditRefused ? error.message : describeSystemError(error) }),
    );
  }
}

/** Draws texts of PDFs with a browser that starts on first use. */
export function openTextDrawer(sandbox: boolean, world: Pick<World, 'createAuditor'>): { drawTexts: DrawTexts; close(): Promise<void> } {
  let auditor: Promise<Auditor> | null = null;
  return {
    async drawTexts(texts) {
      auditor ??= world.createAuditor({ concurrency: 1, allowOrigins: [], sandbox });
      const { drawTexts } = await auditor;
      if (!drawTexts) throw new Error('There is no browser.');
      return drawTexts(texts);
    },
    async close() {
      await (await auditor?.catch(() => null))?.close();
    },
  };
}
