import { open, readFile, rename, type FileHandle } from 'node:fs/promises';
import { systemErrorCode } from '../../audit/system-error.ts';
import { writeAll } from '../../audit/documents/write-all.ts';

/**
 * An append-only file of JSON lines. When `append` resolves, the lines are on disk. After a crash, at most the line that was
 * being written is missing, and skipped.
 */
export class Journal {
  readonly #file: FileHandle;
  #size: number;
  #pending: { text: string; resolve(): void; reject(error: unknown): void }[] = [];
  #writing: Promise<void> | null = null;

  private constructor(file: FileHandle, size: number) {
    this.#file = file;
    this.#size = size;
  }

  /** @param fold gets the readable lines, and returns those that are still needed: the file is rewritten with them */
  static async open(path: string, fold: (lines: unknown[]) => readonly unknown[]): Promise<Journal> {
    const text = await readFile(path, 'utf8').catch((error: unknown) => {
      if (systemErrorCode(error) === 'ENOENT') return '';
      throw error;
    });
    const needed = fold(text.split('\n').flatMap(parsed))
      .map((line) => `${JSON.stringify(line)}\n`)
      .join('');
    const file = await open(`${path}.draft`, 'w', 0o600);
    try {
      await file.writeFile(needed);
      await file.sync();
      await rename(`${path}.draft`, path);
    } catch (error) {
      await file.close();
      throw error;
    }
    return new Journal(file, Buffer.byteLength(needed));
  }

  /** Lines that arrive during a write are written together. @throws as node:fs; then the file is unchanged */
  append(lines: readonly unknown[]): Promise<void> {
    if (lines.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#pending.push({ text: lines.map((line) => `${JSON.stringify(line)}\n`).join(''), resolve, reject });
      this.#writing ??= this.#flush();
    });
  }

  async #flush(): Promise<void> {
    while (this.#pending.length > 0) {
      const group = this.#pending.splice(0);
      const bytes = Buffer.from(group.map(({ text }) => text).join(''));
      try {
        await writeAll(this.#file, bytes, this.#size);
        await this.#file.datasync();
        this.#size += bytes.length;
        for (const { resolve } of group) resolve();
      } catch (error) {
        // An incomplete line would join the next one.
        await this.#file.truncate(this.#size).catch(() => undefined);
        for (const { reject } of group) reject(error);
      }
    }
    this.#writing = null;
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#file.close();
  }
}

function parsed(line: string): unknown[] {
  if (line === '') return [];
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
