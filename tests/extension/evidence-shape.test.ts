import { expect, test } from 'vitest';
import { isReport } from '../../extension/storage/report-shape.ts';
import { evidenceByKind } from '../support/every-evidence.ts';
import { known } from '../support/facts.ts';
import { reportOf, withEvidence } from '../support/pdf-material.ts';
import { schemaErrors } from '../support/report-schema.ts';

// A kind that the shape does not know would set stored reports aside as broken.
test.each(Object.entries(evidenceByKind))('evidence of the kind %s can be stored and is in the schema of reports', (kind, evidence) => {
  const report = withEvidence(reportOf(known()), [evidence]);
  expect(isReport(report), `extension/storage/report-shape.ts does not know the evidence ${kind}`).toBe(true);
  const { facts: _, ...written } = report;
  expect(schemaErrors(written), `docs/report.schema.json does not describe the evidence ${kind}`).toEqual([]);
});
