import type { SchemaTermsFact } from '../../../checks/core/facts/structured-data.ts';
import type { RuleParts } from '../../../checks/derive/structured-data/property-rules.ts';
import type { schemaProperties as en } from '../../en/checks/schema-properties.ts';
import { pageOf } from './page-type.ts';
import { propertyRuleText } from './property-rules.ts';
import { richResultName } from './rich-results.ts';
import { agree, amount, and, month, number } from './grammar.ts';
import { valueFormats } from './value-formats.ts';
import { requoted } from '../../sentence.ts';
import { withPlainWords } from './marked-properties.ts';
import { limitedTo } from './kinds.ts';

type Issue = Pick<SchemaTermsFact['issues'][number], 'kind' | 'type' | 'property' | 'value'>;
const issues: Record<Issue['kind'], (issue: Issue) => string> = {
  'unknown-type': ({ type }) => `${type} no es un tipo de schema.org`,
  'unknown-property': ({ property, type }) => `${property} (en ${type}) no es una propiedad de schema.org`,
  'wrong-domain': ({ property, type }) => `${property} no es una propiedad de ${type}`,
  'wrong-value': ({ property, type, value }) => `${property} en ${type} tiene un valor del tipo equivocado: ${value}`,
  'unknown-enumeration': ({ property, type, value }) => `${property} en ${type} no admite el valor ${value}`,
  superseded: ({ property, type }) => `${property ? `${property} en ${type}` : type} ya tiene sustituto`,
};
const instead: Record<Issue['kind'], string> = {
  'unknown-type': 'quizá: ',
  'unknown-property': 'quizá: ',
  'wrong-domain': 'usar en: ',
  'wrong-value': 'se esperaba: ',
  'unknown-enumeration': 'quizá: ',
  superseded: 'usar: ',
};
const all = (rules: readonly RuleParts[]) => and(rules.map(propertyRuleText));

const quoted = (item: string) => requoted(item, ['«', '»']);

export const schemaProperties: typeof en = {
  title: 'Los tipos de resultados enriquecidos tienen sus propiedades obligatorias',
  problem: 'Faltan datos estructurados, están incompletos o no son válidos',
  why: 'Google muestra un resultado enriquecido solo si todas las propiedades obligatorias están presentes y son válidas. Las tiendas, recetas, eventos y ofertas de empleo son las que más pueden perder.',
  words: {
    missing: 'Falta',
    neededFor: 'Necesario para',
    property: 'Propiedad',
    value: 'Valor',
    expected: 'Esperado',
    found: 'Encontrado',
    instead: 'En su lugar',
    recommended: 'Recomendado',
    for: 'Para',
    item: 'Elemento',
    result: ({ name }) => richResultName(name),
    rule: ({ rule }) => propertyRuleText(rule),
    format: ({ format }) => valueFormats[format],
    issue: (issue) => issues[issue.kind](issue),
    fits: ({ kind, expected }) => instead[kind] + expected,
    named: ({ type, name }) => `${type} «${name}»`,
  },
  says: {
    none: () => ({ message: 'No hay datos estructurados para un resultado enriquecido de Google. Ninguno es obligatorio.', change: '' }),
    unreadable: () => ({
      message: 'El JSON-LD no es válido, y no hay otros datos estructurados para un resultado enriquecido de Google.',
      change: '',
    }),
    complete: ({ features }) => ({
      message: `Están presentes todas las propiedades que Google exige o recomienda: ${and(features.map(richResultName))}.`,
      change: '',
    }),
    required: ({ features }) => ({
      message: `Están presentes todas las propiedades que Google exige: ${and(features.map(richResultName))}.`,
      change: '',
    }),
    undeclared: ({ type, page, features }) => ({
      message: `Ningún dato estructurado indica que es ${pageOf[page]} (${type}). La Búsqueda de Google lo usa para ${and(features) === type ? 'este tipo de página' : and(features.map((name) => `«${richResultName(name)}»`))}.`,
      change: `Añadir ${type} con valores que sean visibles en la página.`,
    }),
    otherKind: ({ declared, page }) => ({
      message: `El marcado declara ${declared} para esta página, que parece ${pageOf[page]}.`,
      change: 'Marcar el tema real de la página: los buscadores ignoran el marcado engañoso.',
    }),
    brief: ({ item, text }) => ({
      message: `${quoted(item)}: su descripción es solo «${text}».`,
      change: 'Describir en una o dos frases qué es y para quién, como hace la página.',
    }),
    missing: ({ feature, item, rules }) => ({
      message: `${richResultName(feature)}: ${agree(rules.length, 'falta', 'faltan')} ${all(rules)}, que Google exige (${quoted(item)}).`,
      change: `Añadir ${all(rules)}, con valores que sean visibles en la página.`,
    }),
    invalid: ({ item, path, value, format }) => ({
      message: `${quoted(item)}: la propiedad obligatoria ${withPlainWords(path)} es «${value}», que no es ${valueFormats[format]}.`,
      change: `Usar ${valueFormats[format]} en ${path}.`,
    }),
    declarable: ({ page, type, features }) => ({
      message: `Opcional: ${pageOf[page]} puede declarar ${type}. ${features.length > 0 ? `Google crea con ello resultados enriquecidos (${and(features.map(richResultName))}), si la página muestra lo que necesitan.` : 'Google no tiene ningún resultado enriquecido para ello, pero indica a los buscadores quién ofrece qué.'}`,
      change: `Opcionalmente, añadir ${type} con valores que sean visibles en la página.`,
    }),
    moreMissing: ({ count }) => ({
      message: `${amount(count, { one: 'propiedad obligatoria más falta o no es válida', other: 'propiedades obligatorias más faltan o no son válidas' })} en esta página.`,
      change: `${agree(count, 'Corregirla', 'Corregirlas')} de la misma manera.`,
    }),
    unclean: ({ count }) => ({
      message: `${amount(count, { one: 'valor', other: 'valores' })} de los datos estructurados ${agree(count, 'no está', 'no están')} en el formato que Google exige.`,
      change: 'Escribir los valores en el formato que muestra la tabla de esta comprobación.',
    }),
    recommended: ({ count }) => ({
      message: `Opcional: añadir ${amount(count, { one: 'propiedad recomendada', other: 'propiedades recomendadas' })}.`,
      change: 'Añadir aquellas cuyos valores muestra la página: cada una puede aportar un detalle al resultado de búsqueda.',
    }),
    retired: ({ feature, since }) => ({
      message:
        since.length === 7
          ? `${richResultName(feature)} es schema.org válido, pero Google anunció en ${month(since)} que dejaría de mostrarlo.`
          : `${richResultName(feature)} es schema.org válido, pero Google ya no lo muestra (desde ${month(since)}).`,
      change: 'Dejarlo no perjudica; ya no produce un resultado enriquecido en Google.',
    }),
    limited: ({ feature, audience }) => ({ message: `${richResultName(feature)}: ${limitedTo({ audience })}.`, change: '' }),
    retiredMissing: ({ feature, item, rules }) => ({
      message: `${richResultName(feature)}: en ${quoted(item)} ${agree(rules.length, 'falta', 'faltan')} ${all(rules)}.`,
      change: `Completarlo o quitarlo: otros servicios distintos de Google esperan ${all(rules)}.`,
    }),
    otherCase: ({ written, meant, count }) => ({
      message: `En los datos estructurados, ${count > 1 ? `${number(count)} nombres difieren en mayúsculas y minúsculas de los de schema.org, como «${written}» en lugar de «${meant}», así que sus valores no se leen` : `pone «${written}» en lugar de «${meant}»; las mayúsculas cuentan, así que su valor no se lee`}.`,
      change: `Escribir ${meant}${count > 1 ? ' y corregir los demás' : ''}.`,
    }),
    terms: ({ count, release }) => ({
      message: `${amount(count, { one: 'nombre o valor no está', other: 'nombres o valores no están' })} en el vocabulario de schema.org (${release}).`,
      change: 'Corregir los nombres: distinguen mayúsculas y minúsculas y deben coincidir exactamente.',
    }),
  },
};
