// An image of the firmware becomes a file that the host serves, under a name by its content.
declare module '*.hex?url' {
  const address: string;
  export default address;
}
