// What Vite's plugins add to the modules.
declare module 'virtual:npm-licences' {
  const packages: { name: string; version: string; licence: string; text: string }[];
  export default packages;
}
