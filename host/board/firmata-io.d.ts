// firmata-io 2.3 brings no types; ours are in firmata.ts.
declare module 'firmata-io' {
  const transport: { readonly Firmata: unknown };
  export default transport;
}
