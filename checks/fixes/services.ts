import { localBusinessTypes } from '../lists/agent-types.ts';
import { aboutPaths } from '../lists/path-words.ts';
import { pathWords } from '../derive/links/paths.ts';
import { declarables } from '../derive/structured-data/declarable.ts';
import { showsPlace } from '../derive/text/decision-facts.ts';
import { plainLineToPaste } from './escape.ts';
import { typedOrProposed, type Field, type FixKind, type FixFacts } from './fix.ts';
import { addBlock, withoutEmptyProperties } from './json-ld-fix.ts';
import { descriptionToPaste, fitsCharacters } from './page-description.ts';
import { brandToPaste, homeUrlToPaste, headlineToPaste, preferredUrlToPaste, publisherToPaste, siteNameToPaste } from './page-words.ts';

/** Maximum characters of a description. */
const longest = 300;
const says = (fixFacts: FixFacts, types: ReadonlySet<string> | undefined): boolean =>
  fixFacts.structuredData?.items.some((item) => item.types.some((type) => types?.has(type))) ?? true;

/** The phone number that the page links to, if it is the only one. */
function phoneOf({ links }: FixFacts): string | undefined {
  const numbers = new Set(
    (links?.items ?? []).flatMap(({ href }) => /^tel:(\+?[\d()./ -]{5,24})$/i.exec((href ?? '').replaceAll('%20', ' '))?.[1]?.trim() ?? []),
  );
  return numbers.size === 1 ? [...numbers][0] : undefined;
}

/** Whether the path of the page says that a service is offered here: text may be about one, and a menu lists all that a site has. */
const isOfService = ({ pageType }: FixFacts): boolean => pageType?.evidence.some(({ id }) => id === 'path-service') ?? false;
const phoneNumber = /\d(?:[ ()./-]*\d){6}/;
/** Service: what is offered, and by whom. Google has no rich result for it; engines that read it learn who offers what. */
export const service: FixKind = {
  id: 'service',
  signals: ['schema-properties', 'schema-visible', 'jsonld-syntax'],
  adds: 'unjudged',
  make(fixFacts, { pageType }) {
    const [name, site] = [headlineToPaste(fixFacts), brandToPaste(fixFacts, publisherToPaste(fixFacts))];
    // A page about a company offers no service, and a heading with its phone number is no name of one.
    const isAbout = aboutPaths.includes(pathWords(fixFacts.page?.url ?? '').at(-1) ?? '');
    if (
      pageType !== 'service' ||
      !isOfService(fixFacts) ||
      name === '' ||
      isAbout ||
      phoneNumber.test(name) ||
      says(fixFacts, declarables.service?.types)
    )
      return null;
    return addBlock(
      service,
      fixFacts,
      withoutEmptyProperties({
        '@type': 'Service',
        name,
        description: descriptionToPaste(fixFacts, fitsCharacters(longest)),
        url: preferredUrlToPaste(fixFacts) ?? undefined,
        provider:
          site === ''
            ? undefined
            : withoutEmptyProperties({ '@type': 'Organization', name: site, url: homeUrlToPaste(fixFacts) ?? undefined }),
      }),
    );
  },
};

const isPlace = ({ structuredData, text, links, parts }: FixFacts): boolean =>
  structuredData !== undefined &&
  text !== undefined &&
  links !== undefined &&
  parts !== undefined &&
  showsPlace({ structuredData, text, links, parts });

/** LocalBusiness: its name and the phone number that the page links to. Code cannot recognize addresses of every country. */
export const localBusiness: FixKind = {
  id: 'local-business',
  signals: ['schema-properties', 'schema-visible', 'jsonld-syntax'],
  adds: true,
  make(fixFacts, { pageType }, values) {
    const name = brandToPaste(fixFacts, siteNameToPaste(fixFacts)) || headlineToPaste(fixFacts);
    if (
      (pageType !== 'local' && !(pageType === 'service' && isPlace(fixFacts))) ||
      name === '' ||
      says(fixFacts, new Set([...(declarables.local?.types ?? []), ...localBusinessTypes]))
    )
      return null;
    const value = plainLineToPaste(typedOrProposed(values, 'address', ''));
    const address: Field = { id: 'address', kind: 'address', value, sample: 'Example Street 1, 12345 Example', about: '', selector: '' };
    return addBlock(
      localBusiness,
      fixFacts,
      withoutEmptyProperties({
        '@type': 'LocalBusiness',
        name,
        url: preferredUrlToPaste(fixFacts) ?? undefined,
        telephone: phoneOf(fixFacts),
        address: value === '' ? undefined : { '@type': 'PostalAddress', streetAddress: value },
      }),
      { left: ['address'], fields: [address] },
    );
  },
};
