// npm packs README.md, which is for readers of the repository: it links to code and to guides that are not in the package. Before packing,
// this puts PACKAGE.md in its place; with --restore, after packing, it puts README.md back.
import { copyFileSync, readFileSync, renameSync } from 'node:fs';

const kept = '.output/README.md';
if (process.argv.includes('--restore')) renameSync(kept, 'README.md');
else {
  // They are the same only if packing was interrupted: then README.md is already kept.
  if (!readFileSync('README.md').equals(readFileSync('PACKAGE.md'))) copyFileSync('README.md', kept);
  copyFileSync('PACKAGE.md', 'README.md');
}
