import catalogue from 'virtual:catalogue/en';

/** The signals in catalogue order, for what is the same in every language: ids, tools, weights. */
export { catalogue };
