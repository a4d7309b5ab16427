// What Vite makes of the import of a worker: the address of its file, in which everything is that it needs.
declare module '*?worker&url' {
  const address: string;
  export default address;
}
