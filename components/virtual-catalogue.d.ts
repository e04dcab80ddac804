declare module 'virtual:catalogue' {
  const entries: readonly import('../checks/index.ts').CatalogueEntry[];
  export default entries;
}
