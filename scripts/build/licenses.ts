import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The notices that the licenses of a build's parts require: a page of the extension, made from the modules that are in the bundles. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);

interface Part {
  name: string;
  version: string;
  license: string;
  from: string;
  texts: string[];
}

/** Folder of the package of a bundled module; null for our modules. */
export function licensePackageFolder(moduleId: string): string | null {
  const path = moduleId.replace(/^\0+/, '').split('?', 1)[0]!.replaceAll('\\', '/');
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? null;
}

/** Modules of packages, from all bundles of a build so far. */
const bundled = new Set<string>();
export function bundleLicenseNotices(moduleIds: readonly string[]): void {
  for (const id of moduleIds) if (licensePackageFolder(id)) bundled.add(id.replace(/^\0+/, '').split('?', 1)[0]!);
}

const isNotice = (name: string) => /^(licen[cs]e|copying|notice|copyright)/i.test(name) && !/\.(js|ts|json)$/i.test(name);
const noticesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isNotice(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());

/** Comments in the code that name its origin, for parts that a package copied from elsewhere. */
const commentsIn = (file: string) =>
  (existsSync(file) ? (readFileSync(file, 'utf8').match(/\/\*[^]*?\*\//g) ?? []) : [])
    .filter((comment) => /@licen[cs]e|@preserve|copyright|licensed under|\(c\) \d{4}/i.test(comment))
    .map((comment) =>
      comment
        .replace(/^\/\*+!?|\*+\/$/g, '')
        .replace(/^[ \t]*\* ?/gm, '')
        .trim(),
    );

/** Our license is the MIT License: its terms follow the copyright line. */
const projectLicense = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
const mitTerms = projectLicense.slice(projectLicense.indexOf('Permission is hereby granted'));

function packagePart(folder: string, files: readonly string[]): Part {
  const {
    name,
    version,
    license,
    homepage = '',
    repository,
    author,
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
    homepage?: string;
    repository?: string | { url: string };
    author?: string | { name: string };
  };
  const texts = noticesIn(folder);
  // Some packages name the license without its text.
  if (texts.length === 0 && license === 'MIT')
    texts.push(
      `The MIT License\n\nCopyright (c) ${typeof author === 'object' ? author.name : (author ?? `the authors of ${name}`)}\n\n${mitTerms}`,
    );
  if (!license || texts.length === 0) throw new Error(`${name} is in a bundle and has no license with it: it cannot be shipped like that.`);
  const from = homepage || (typeof repository === 'string' ? repository : (repository?.url ?? ''));
  return {
    name,
    version,
    license,
    from: from.replace(/^git\+/, '').replace(/\.git$/, ''),
    texts: [...new Set([...texts, ...files.flatMap(commentsIn)])],
  };
}

const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));
/** Shipped parts that are not code: generated from data and fonts in these packages, or copied into our lists. */
function dataParts(): Part[] {
  const schema = packagePart(join(root, 'node_modules/schema-dts'), []);
  const font = folderOf('@expo-google-fonts/noto-sans');
  const { version } = JSON.parse(readFileSync(join(font, 'package.json'), 'utf8')) as { version: string };
  return [
    {
      name: 'Noto Sans',
      version,
      license: 'OFL-1.1',
      from: 'https://fonts.google.com/noto',
      texts: [readFileSync(join(font, 'LICENSE_FONT'), 'utf8').trim()],
    },
    {
      ...schema,
      name: 'Terms of schema.org, by schema-dts',
      texts: [
        'The terms are those of schema.org, copyright of its sponsors, under the Creative Commons Attribution-ShareAlike License (version 3.0): https://creativecommons.org/licenses/by-sa/3.0/. Their names are used unchanged, their texts are left out.',
        ...schema.texts,
      ],
    },
    {
      name: 'Public Suffix List',
      version: 'as in tldts',
      license: 'MPL-2.0',
      from: 'https://publicsuffix.org/',
      texts: [
        'The package tldts holds the Public Suffix List, whose source is at https://publicsuffix.org/list/public_suffix_list.dat',
        ...noticesIn(folderOf('webextension-polyfill')),
      ],
    },
  ];
}

/** Third-party parts in the bundles so far, by name. */
function parts(): Part[] {
  const packages = new Map<string, string[]>();
  for (const id of bundled) {
    const folder = licensePackageFolder(id)!;
    packages.set(folder, [...(packages.get(folder) ?? []), id]);
  }
  return [...[...packages].map(([folder, files]) => packagePart(folder, files.toSorted())), ...dataParts()].toSorted((a, b) =>
    a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1,
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const section = ({ name, version, license, from, texts }: Part) => `<section>
<h2>${escaped(name)} <small>${escaped([version, license].filter(Boolean).join(' · '))}</small></h2>
${from.startsWith('https:') ? `<p><a href="${escaped(from)}" rel="noreferrer" target="_blank">${escaped(from)}</a></p>` : ''}
<details><summary>License of ${escaped(name)}</summary>
${texts.map((text) => `<pre>${escaped(text)}</pre>`).join('\n')}
</details>
</section>`;

/** The licenses page. Call it after all bundles are built. */
export function licensesPage(): string {
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string; license: string };
  const project: Part = { name: 'Pageloupe', version, license, from: '', texts: [projectLicense] };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Licenses · Pageloupe</title>
<link rel="stylesheet" href="/licenses.css">
<script src="/appearance.js"></script>
</head>
<body>
<main>
<h1>Licenses</h1>
<p>Pageloupe is free software, and so is everything it is made of. These are the licenses of Pageloupe and of everything in this extension.</p>
${[project, ...parts()].map(section).join('\n')}
</main>
</body>
</html>
`;
}

/** The same as text, for the package of the command line. Call it after all of its bundles are built. */
export const licenseNoticesText = (): string =>
  parts()
    .map(({ name, version, license, from, texts }) => `${name} ${version} (${license})\n${from}\n\n${texts.join('\n\n')}\n`)
    .join('\n');
