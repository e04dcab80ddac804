/** The pace that hosts of a batch require, saved so that any worker continues at it. */
import { serialQueue } from '../../checks/core/helpers/serial-queue.ts';
import { BackOff, patientBackOff, type BackOffRules } from '../audit/back-off.ts';
import type { Work } from '../audit/audit-all.ts';
import type { BatchStore } from './store.ts';

/** Used for one host at a time, by the holder of its lease: nobody else writes its pace. */
export class HostPaces {
  readonly #store: BatchStore;
  readonly #batch: string;
  readonly #rules: BackOffRules;
  readonly #backOffs = new Map<string, BackOff>();
  readonly #inTurn = serialQueue();

  constructor(store: BatchStore, batch: string, rules: BackOffRules = patientBackOff) {
    [this.#store, this.#batch, this.#rules] = [store, batch, rules];
  }

  /** Reads what another worker may have saved. */
  async read(host: string): Promise<void> {
    const pace = await this.#inTurn(() => this.#store.pace(this.#batch, host));
    if (pace) this.#backOffs.set(host, BackOff.from(pace, this.#rules, Date.now()));
  }

  of = (host: string): BackOff | null => this.#backOffs.get(host) ?? null;

  /** For the pages of a chunk. */
  get work(): Pick<Work, 'backOff' | 'backOffs' | 'paced'> {
    return { backOff: this.#rules, backOffs: this.#backOffs, paced: (host) => this.#save(host) };
  }

  /** Resolves when all changes are saved. */
  written = (): Promise<void> => this.#inTurn(async () => undefined);

  /** A pace that cannot be saved does not cost a page. */
  #save(host: string): void {
    const save = () => this.#store.savePace(this.#batch, host, this.#backOffs.get(host)!.pace(Date.now()));
    this.#inTurn(save).catch(() => undefined);
  }
}
