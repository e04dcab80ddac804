/** Names of terms: short for schema.org, full IRIs for other vocabularies. */

const schemaOrg = /^(?:https?:)?\/\/(?:www\.)?schema\.org(?:[/#]|$)/i;

/** Whether an IRI is schema.org as a vocabulary, in any form: http or https, with or without www, slash, or the URL of its context file. */
export const isSchemaOrgName = (iri: string): boolean =>
  /^(?:https?:\/\/)?(?:www\.)?schema\.org\/?#?$|^https?:\/\/(?:www\.)?schema\.org\/docs\/jsonldcontext\.json(?:ld)?$/i.test(iri.trim());

/** `https://schema.org/Product` → `Product`; the same for http, www and the `schema:` prefix; other IRIs are returned unchanged. */
export function shortSchemaName(iri: string): string {
  const text = iri.trim();
  if (/^schema:/i.test(text)) return text.slice(7);
  const found = schemaOrg.exec(text);
  if (!found) return text;
  return text.slice(found[0].length).replace(/^[/#]+|\/+$/g, '') || text;
}

/**
 * HTML link types that are not properties of schema.org: in rel, they say how to treat a link, not what it leads to.
 * https://html.spec.whatwg.org/multipage/links.html#linkTypes, and those in use from the registry of microformats.org.
 */
export const linkRelations: ReadonlySet<string> = new Set(
  (
    'alternate apple-touch-icon apple-touch-icon-precomposed amphtml bookmark canonical compression-dictionary dns-prefetch edituri expect external help home icon manifest ' +
    'mask-icon me modulepreload next nofollow noopener noreferrer opener pingback preconnect prefetch preload prerender prev ' +
    'privacy-policy profile search shortcut shortlink sponsored stylesheet tag terms-of-service ugc up wlwmanifest'
  ).split(' '),
);

/** Prefixes that RDFa 1.1 predefines, as far as pages use them: https://www.w3.org/2011/rdfa-context/rdfa-1.1 */
export const initialPrefixes: Readonly<Record<string, string>> = {
  schema: 'http://schema.org/',
  og: 'http://ogp.me/ns#',
  foaf: 'http://xmlns.com/foaf/0.1/',
  dc: 'http://purl.org/dc/terms/',
  dcterms: 'http://purl.org/dc/terms/',
  dc11: 'http://purl.org/dc/elements/1.1/',
  sioc: 'http://rdfs.org/sioc/ns#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  v: 'http://rdf.data-vocabulary.org/#',
  gr: 'http://purl.org/goodrelations/v1#',
  cc: 'http://creativecommons.org/ns#',
};
