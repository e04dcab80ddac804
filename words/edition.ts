import { editionOf, type Edition } from '../reports/edition.ts';
import { catalogue } from './catalogue.ts';

/** The English edition that the extension writes reports with. */
export const edition: Edition = editionOf(catalogue);
