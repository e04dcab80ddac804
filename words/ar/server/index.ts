import { crawlReasonText } from '../checks/crawl.ts';
import { jsonFaultText } from '../checks/json-faults.ts';
import { probeText } from '../checks/probes.ts';
import { propertyRuleText } from '../checks/property-rules.ts';
import { reasonText } from '../checks/reasons.ts';
import { toolNames } from '../checks/tools.ts';
import { comparedValues } from '../reports/comparison.ts';
import { punctuation } from '../reports/punctuation.ts';
import type { ServerWords } from '../../locale.ts';
import * as audit from './audit.ts';
import * as batches from './batches.ts';
import { commandWords } from './cli.ts';
import { crawlWords } from './crawl.ts';
import { databaseWords } from './database.ts';
import * as history from './history.ts';
import * as http from './http.ts';
import * as options from './options.ts';

/** What the service and the command line say to people in Arabic. */
export const server: ServerWords = {
  refusals: audit.refusalWords,
  reasons: audit.reasonWords,
  authorities: audit.authorityWords,
  extraction: audit.extractionWords,
  plugins: audit.pluginWords,
  warnings: audit.warningWords,
  browserFaults: audit.faultWords,
  systemErrors: audit.systemWords,
  losses: audit.runWords,
  batches: batches.batchWords,
  batchFaults: batches.batchFaults,
  commands: commandWords,
  crawl: crawlWords,
  databases: databaseWords,
  history: history.historyWords,
  schedules: history.scheduleWords,
  historyFaults: history.historyFaults,
  roles: history.roleWords,
  faults: http.faults,
  requests: http.requestWords,
  urlFaults: http.urlFaults,
  problems: http.problemWords,
  start: http.startWords,
  readiness: http.readyWords,
  startPage: http.startPage,
  dashboardPage: http.dashboardPage,
  problemsPage: http.problemsPage,
  contactPage: http.contactPage,
  options: options.optionWords,
  aroundOptions: options.aroundOptions,
  valueFaults: options.valueFaults,
  /** Sentences of checks and reports that answers contain. */
  reasonText,
  probeText,
  jsonFaultText,
  propertyRuleText,
  crawlReasonText,
  comparedValues,
  punctuation,
  toolGroups: toolNames.groups,
};
