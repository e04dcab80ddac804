declare module 'virtual:catalogue' {
  const entries: readonly import('../checks/index.ts').CatalogueEntry[];
  export default entries;
}
declare module 'virtual:grounds' {
  const grounds: Readonly<Record<string, import('../checks/index.ts').Grounds>>;
  export default grounds;
}
