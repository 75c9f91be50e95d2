// What Vite's plugins add to the modules.
declare module 'virtual:npm-licences' {
  interface Package {
    name: string;
    version: string;
    licence: string;
    /** Where the text of the licence is; empty where the package brings none. */
    href: string;
  }
  const packages: Package[];
  export default packages;
}
