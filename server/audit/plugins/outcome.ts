import { isObject } from '../../../checks/core/helpers/is-object.ts';
import type { ReportSignal } from '../../../checks/core/report/report.ts';

/** A verdict of a plugin's check. It is not one of our signals and affects no score. */
export interface PluginSignal extends Pick<ReportSignal, 'id' | 'status' | 'weight' | 'message' | 'change' | 'value'> {
  /** Title of the check: what is right or wrong, depending on the status. */
  title: string;
  /** Codes of its findings. */
  codes: readonly string[];
}

/** What plugins found on one page. */
export interface PluginOutcome {
  /** Ids are `plugin/check`. */
  signals: readonly PluginSignal[];
  /** Names of the plugins that failed on this page, and why. */
  faults: readonly { plugin: string; message: string }[];
}

export const statuses: readonly unknown[] = ['pass', 'warn', 'fail', 'na', 'unchecked'] satisfies ReportSignal['status'][];
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2_000;

/** Checks a value from a plugin's thread or a saved row. */
export const isSignalOutcome = (value: unknown): value is PluginSignal =>
  isObject(value) &&
  ['id', 'title', 'message', 'change'].every((name) => isText(value[name])) &&
  statuses.includes(value['status']) &&
  typeof value['weight'] === 'number' &&
  (value['value'] === undefined || typeof value['value'] === 'number' || isText(value['value'])) &&
  Array.isArray(value['codes']) &&
  value['codes'].every(isText);

export const isOutcome = (value: unknown): value is PluginOutcome =>
  isObject(value) &&
  Array.isArray(value['signals']) &&
  value['signals'].every(isSignalOutcome) &&
  Array.isArray(value['faults']) &&
  value['faults'].every((one) => isObject(one) && isText(one['plugin']) && isText(one['message']));
