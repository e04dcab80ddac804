export type TextKind = 'json' | 'csv' | 'md';

/** A file before it is saved. `type`: its MIME type. */
export interface TextFile {
  name: string;
  type: string;
  text: string;
}
