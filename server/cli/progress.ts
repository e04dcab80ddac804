import { lineForTerminal, linesForTerminal } from './escape.ts';
import { columnsWide } from './reporters/wrap.ts';
import { serverWords } from '../words.ts';
import type { World } from './world.ts';

/** The progress line in a terminal. Not shown in a pipe. */
export class TerminalProgressLine {
  readonly #world: Pick<World, 'stderr' | 'now'>;
  readonly #shown: boolean;
  readonly #quiet: boolean;
  readonly #running: string[] = [];
  readonly #beganAt: number;
  #done = 0;
  #total = 0;

  constructor(world: Pick<World, 'stderr' | 'now'>, quiet: boolean) {
    this.#world = world;
    this.#quiet = quiet;
    this.#shown = world.stderr.isTTY && !quiet;
    this.#beganAt = world.now();
  }

  /** Prints a note that matters even to people who do not watch. */
  say(text: string): void {
    if (this.#quiet) return;
    this.#write(`${this.#shown ? '\r\u001b[K' : ''}${linesForTerminal(text.split('\n'))}`);
    this.#draw();
  }
  /** Prints a note only in a terminal. */
  tell(text: string): void {
    if (this.#shown) this.say(text);
  }

  expect(total: number): void {
    this.#total = total;
    this.#draw();
  }
  began(url: string): void {
    this.#running.push(url);
    this.#draw();
  }
  ended(url: string, what: string): void {
    this.#running.splice(this.#running.indexOf(url), 1);
    this.#done += 1;
    this.tell(serverWords().commands.run.row({ at: this.#done, of: this.#total, what, url }));
  }
  /** Sets the number of pages that ended on a server, where only the number is known. */
  reached(done: number): void {
    this.#done = done;
    this.#draw();
  }
  /** Removes the line. */
  clear(): void {
    this.#total = 0;
    if (this.#shown) this.#write('\r\u001b[K');
  }

  #draw(): void {
    if (!this.#shown || this.#total === 0) return;
    const passed = this.#world.now() - this.#beganAt;
    const remainingMs = this.#done >= 3 ? Math.round((passed / this.#done) * (this.#total - this.#done)) : null;
    const line = lineForTerminal(
      serverWords().commands.run.live({ done: this.#done, of: this.#total, running: this.#running, left: remainingMs }),
    );
    this.#write(`\r\u001b[K${cutToColumns(line, this.#world.stderr.columns - 1)}`);
  }
  #write(text: string): void {
    // Progress is not awaited, and a closed pipe does not matter.
    this.#world.stderr.write(text).catch(() => undefined);
  }
}

/** The beginning of a text that is at most so many terminal columns wide, and never less than ten. */
function cutToColumns(text: string, columns: number): string {
  let cut = text;
  while (columnsWide(cut) > Math.max(10, columns)) cut = cut.slice(0, -Math.max(1, Math.floor((columnsWide(cut) - columns) / 2)));
  return cut;
}
